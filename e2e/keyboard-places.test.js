// Where the keyboard's focus goes when what had it is gone, that it is seen in small windows, and how parts and several
// elements are told apart; what is opened to be read.

import { expectHeard, expectSaid, focused, heard, record } from "./announced.js";
import { violationsIn } from "./axe.js";
import { boardOf, expect, expectAtRest, FOLDER, frames, open, openTab, statusOf, test } from "./page.js";
import { inTurn, sampled } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Presses a button with the keyboard. @param {Page} page @param {import("@playwright/test").Locator} button */
async function press(page, button) {
  await button.focus();
  await page.keyboard.press("Enter");
}

/** What has the focus is in the element, or in a dialog, and can be seen. @param {Page} page */
const expectFocus = (page) => expect.poll(() => focused(page)).not.toBe("nothing");

test("what is used up or goes away gives the focus on: a button, a lesson, the questions of a test", async ({
  page,
}) => {
  await open(page);
  // A button that cannot be used any more.
  await boardOf(page).focus();
  await page.keyboard.press("ArrowDown");
  // A key that is held draws once: one press of Undo takes it back.
  for (let i = 0; i < 3; i++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeEnabled();
  await press(page, undo);
  await expect(undo).toBeDisabled();
  await expect(undo).not.toBeFocused();
  await expectFocus(page);

  // The questions of a test: what has been answered, the next one, and the end.
  await openTab(page, "Why");
  await press(page, page.getByRole("button", { name: "Test yourself" }));
  const title = page.locator("[part=scenario] h2");
  await expect(title).toBeFocused();
  const next = page.getByRole("button", { name: "Next question" });
  for (let question = 1; question <= 2; question++) {
    await expect(page.getByText(`Question ${question} of 8`, { exact: true }).first()).toBeVisible();
    const show = page.getByRole("button", { name: "Show me" });
    const choice = page.locator("[part=scenario] button.choice").first();
    await expect(show.or(choice)).toBeVisible();
    await press(page, (await show.isVisible()) ? show : choice);
    await expect(next).toBeEnabled();
    await expectFocus(page);
    await press(page, next);
    await expect(page.getByText(`Question ${question + 1} of 8`, { exact: true }).first()).toBeVisible();
    await expectFocus(page);
  }
  await press(page, page.getByRole("button", { name: "End the test" }));
  await expect(title).toHaveCount(0);
  await expectFocus(page);

  // A lesson has it at its heading; then the way back to the board.
  await press(page, page.getByRole("button", { name: "Learn", exact: true }));
  await press(page, page.getByRole("button", { name: "Begin the tour" }));
  await expect(page.getByRole("heading", { name: "Cells and moves" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(boardOf(page)).toBeFocused();
});

test("Escape leaves the questions about the next cell from wherever it is pressed, also before the page has drawn", {
  tag: inTurn(0),
}, async ({ page }) => {
  await record(page);
  await open(page);
  await openTab(page, "Why");
  const ask = page.getByRole("button", { name: "Which cell is next?" });
  // What asks is loaded with the first question.
  for (const pressed of ["true", "false"]) {
    await press(page, ask);
    await expect(ask).toHaveAttribute("aria-pressed", pressed);
  }
  // Pressed before the page has drawn, nothing tells the answer, and what is said is not lost.
  await page.evaluate(() => {
    const frame = requestAnimationFrame.bind(window);
    /** @type {FrameRequestCallback[]} */
    const held = [];
    window.requestAnimationFrame = (act) => held.push(act);
    Object.assign(window, {
      draw: () => {
        window.requestAnimationFrame = frame;
        for (const act of held) frame(act);
      },
    });
  });
  await press(page, ask);
  await expect(ask).toHaveAttribute("aria-pressed", "true");
  await expectSaid(page, () => page.keyboard.press("n"), /^That would give the answer away\.$/);
  await page.keyboard.press("Escape");
  await expect(ask).toHaveAttribute("aria-pressed", "false");
  await page.evaluate(() => Reflect.get(window, "draw")());
  await expectHeard(page, /^No more questions\. You can draw again\.$/);

  for (const from of ["board", "button"]) {
    await press(page, ask);
    await expect(ask).toHaveAttribute("aria-pressed", "true");
    await expect(boardOf(page)).toBeFocused();
    // It would tell which cell is right.
    await expectSaid(page, () => page.keyboard.press("n"), /^That would give the answer away\.$/);
    if (from === "button") await ask.focus();
    await page.keyboard.press("Escape");
    await expect(ask).toHaveAttribute("aria-pressed", "false");
    await expect(boardOf(page)).toBeFocused();
    await expectHeard(page, /^No more questions\. You can draw again\.$/);
  }
});

test("nothing that has the focus is covered in a small window", async ({ page }) => {
  for (const height of sampled([200, 256, 640], 1)) {
    await page.setViewportSize({ width: 320, height });
    await open(page);
    await openTab(page, "Why");
    // What comes late moves what has the focus already.
    await page.waitForLoadState("networkidle");
    await frames(page, 3);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator("#learn").focus();
    const covered = [];
    let count = 0;
    for (; count < 80; count++) {
      await page.keyboard.press("Tab");
      const place = await page.evaluate(async () => {
        // What has been drawn is what a reader sees.
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
        const root = /** @type {ShadowRoot} */ (document.querySelector("star-step")?.shadowRoot);
        const element = root.activeElement;
        const isNowhere = document.activeElement === null || document.activeElement === document.body;
        const transport = /** @type {Element} */ (root.querySelector(".transport"));
        if (!element || transport.contains(element)) return isNowhere ? "nowhere" : "";
        const [own, over] = [element.getBoundingClientRect(), transport.getBoundingClientRect()];
        const isUnder = own.top >= over.top - 1 && own.bottom <= over.bottom + 1;
        const isOut = own.bottom <= 0 || own.top >= innerHeight;
        return isUnder || isOut ? `${element.localName} ${element.textContent?.slice(0, 20)} ${own.top}` : "";
      });
      if (place === "nowhere") break;
      if (place) covered.push(place);
    }
    expect(count).toBeGreaterThan(25);
    expect(covered, `320 × ${height}`).toEqual([]);
  }
});

test("what is around a board has names, different ones on two boards, and what is opened to be read can be left", async ({
  page,
}) => {
  await record(page);
  await open(page);
  const board = boardOf(page);
  await expect(page.getByRole("region", { name: "Player" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Beside the board" })).toBeVisible();
  await expect(board).toHaveAccessibleDescription(/Question mark lists all keys/);
  await board.focus();
  for (const [key, name] of [
    ["?", "Keys and reading aloud"],
    ["Shift+R", "The board in words"],
  ]) {
    await page.keyboard.press(key);
    const sheet = page.getByRole("dialog", { name, exact: true });
    await expect(sheet).toBeVisible();
    await expectAtRest(page, () =>
      violationsIn(page, { include: [{ fromShadowDom: ["star-step", "dialog"] }] }),
    ).toEqual([]);
    if (key === "Shift+R") await expect(sheet.getByRole("listitem")).toHaveCount(24);
    await page.keyboard.press("Escape");
    await expect(board).toBeFocused();
  }

  // In an article, authors can give them.
  const map = 'map="height 4\nwidth 9\nmap\ns....@...\n.....@...\n.....@..g\n.........\n"';
  const body = `<!doctype html><html lang="en"><title>An article</title><main><h1>An article</h1>
    <star-step lang="en" ${map}></star-step><star-step lang="en" label="with a detour" ${map}></star-step></main>
    <script type="module" src="${FOLDER}/star-step.js"></script>`;
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/host.html");
  await expect(page.getByRole("application", { name: "Board, 9 by 4 example 1", exact: true })).toBeVisible();
  await expect(page.getByRole("application", { name: "Board, 9 by 4 with a detour", exact: true })).toBeVisible();
  for (const chip of await page.locator("star-step .chip").all()) await chip.click();
  await expect(page.getByRole("region", { name: "Search with a detour", exact: true })).toBeVisible();
  await expect(page.getByRole("group", { name: "Player with a detour", exact: true })).toBeVisible();
  await expectAtRest(page, () => violationsIn(page)).toEqual([]);
  // One alone needs none.
  await page
    .locator("star-step")
    .first()
    .evaluate((star) => star.remove());
  await page.locator("star-step").evaluate((star) => star.removeAttribute("label"));
  await expect(page.getByRole("application", { name: "Board, 9 by 4", exact: true })).toBeVisible();
});

test("how much is told of a step, and words on buttons, are chosen and kept", async ({ page }) => {
  await record(page);
  await open(page);
  const [board, sheet] = [boardOf(page), page.getByRole("dialog", { name: "Keys and reading aloud" })];
  const amount = sheet.getByRole("combobox", { name: "Of a step, read out" });
  await board.focus();
  await page.keyboard.press("Home");
  for (const [choice, words] of /** @type {const} */ ([
    ["brief", /^Step \d+\. Expanded [^,]+, [^,]+$/],
    ["whole", /^Step \d+\. Expanded .* Opened /],
  ])) {
    await page.keyboard.press("?");
    await amount.selectOption(choice);
    await page.keyboard.press("Escape");
    await expectSaid(page, () => page.keyboard.press("."), words);
  }
  await page.keyboard.press("?");
  await amount.selectOption("ends");
  await sheet.getByRole("checkbox", { name: "Words on the buttons" }).check();
  await page.keyboard.press("Escape");
  await heard(page);
  await page.keyboard.press(".");
  await expect(statusOf(page)).toHaveText(/^Paused at step 3/);
  await expectSaid(page, () => page.keyboard.press("End"), /^Path found: cost/);
  const word = (/** @type {string} */ name) =>
    page.getByRole("button", { name, exact: true }).evaluate((button) => getComputedStyle(button, "::after").content);
  await expect.poll(() => word("Step forward")).toContain("Step forward");
  await expect(page.locator("#theme")).toHaveText("Switch between light and dark");
  await page.reload();
  await expect.poll(() => word("Undo")).toContain("Undo");
  await expect(page.locator("#theme")).toHaveText("Switch between light and dark");
});
