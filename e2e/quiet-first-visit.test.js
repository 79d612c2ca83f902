// A first visit comes to rest: what shows the way moves a few times and then no more, and costs nothing meanwhile.

import { expect, frames, arrive as open, test } from "./page.js";

test.use({ isFirstVisit: true });

/** What moves by itself: in the page, in the element, and in what the element's style sheets add to it. @param {import("@playwright/test").Page} page */
const moving = (page) =>
  page.evaluate(() => {
    const root = /** @type {ShadowRoot} */ (document.querySelector("star-step")?.shadowRoot);
    const animations = new Set([...document.getAnimations(), ...root.getAnimations()]);
    return [...animations]
      .filter(({ playState }) => playState === "running")
      .map(({ effect }) => {
        const { target } = /** @type {KeyframeEffect} */ (effect);
        const own = ["offset", "computedOffset", "easing", "composite"];
        const frames = /** @type {KeyframeEffect} */ (effect).getKeyframes();
        const changes = new Set(frames.flatMap((frame) => Object.keys(frame).filter((key) => !own.includes(key))));
        const end = Number(effect?.getComputedTiming().endTime);
        return { part: target?.getAttribute("part") ?? target?.className, changes: [...changes].sort(), end };
      });
  });

/** How often styles were computed while the page was left alone for some frames. @param {import("@playwright/test").Page} page */
async function recalculated(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const count = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "RecalcStyleCount")?.value ?? Number.NaN;
  };
  await frames(page, 5);
  const before = await count();
  await frames(page, 15);
  return (await count()) - before;
}

/** A first visit, once everything that it loads is there. @param {import("@playwright/test").Page} page */
async function begin(page) {
  await open(page);
  await page.locator(".first-run .next").click();
  await expect(page.locator(".first-run")).toContainText("the open cell with the smallest f");
  await expect(page.locator(".legend [data-mark=opened]")).toBeVisible();
  await page.waitForFunction(() => document.querySelector("star-step[data-leading]"));
}

test("what shows the way moves a few times and costs no styles, and not at all after Escape or the first step", async ({
  page,
}) => {
  // However long a slow machine takes, it has not ended yet.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await begin(page);
  const ring = (await moving(page)).filter(({ part }) => part?.includes("step-forward"));
  expect(ring).toHaveLength(1);
  expect(ring[0].changes).toEqual(["opacity", "transform"]);
  expect(ring[0].end).toBeLessThan(8000);
  // As if that time had passed.
  await page.evaluate(() => {
    const root = /** @type {ShadowRoot} */ (document.querySelector("star-step")?.shadowRoot);
    for (const animation of [...document.getAnimations(), ...root.getAnimations()]) animation.finish();
  });
  await expect(moving(page)).resolves.toEqual([]);
  await expect(recalculated(page)).resolves.toBeLessThan(5);
  // The ring stays, and says which button it is.
  await expect(page.getByRole("button", { name: "Step forward" })).not.toHaveCSS("outline-style", "none");

  await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 });
  for (const [name, act, notes] of /** @type {const} */ ([
    ["the first step", () => page.getByRole("button", { name: "Step forward" }).click(), 1],
    // It leaves the note, too.
    ["Escape", () => page.keyboard.press("Escape"), 0],
  ])) {
    // The next visit is a first one again.
    await page.evaluate(() => localStorage.clear());
    await begin(page);
    await act();
    await expect.poll(() => moving(page), name).toEqual([]);
    await expect(recalculated(page), name).resolves.toBeLessThan(5);
    await expect(page.locator(".first-run")).toHaveCount(notes);
  }
});
