// What readers bring: files and texts, by button, drop or paste, anywhere on the page.

import { readFileSync } from "node:fs";
import { expectSaid, record } from "./announced.js";
import { boardOf, expect, frames, open, openFile, openTab, pointOf, statusOf, test } from "./page.js";
import { inTurn, paired } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

const MAP = "type octile\nheight 2\nwidth 5\nmap\ns....\n....g\n";
const SCENARIO = JSON.stringify({ starstep: 1, title: "Mine", summary: "A board.", map: MAP });
const PROBLEMS = "version 1\n0\tx.map\t5\t2\t0\t0\t4\t1\t4.41421356\n";

/** Drops a file or a text on a part of the page. @param {Page} page @param {string} selector @param {string} text @param {string} [name] */
async function drop(page, selector, text, name) {
  const data = await page.evaluateHandle(
    ([content, file]) => {
      const transfer = new DataTransfer();
      if (file) transfer.items.add(new File([String(content)], file));
      else transfer.setData("text/plain", String(content));
      return transfer;
    },
    [text, name],
  );
  await page.dispatchEvent(selector, "dragover", { dataTransfer: data });
  await page.dispatchEvent(selector, "drop", { dataTransfer: data });
}

/** Pastes a text where the focus is. @param {Page} page @param {string} text */
const paste = (page, text) =>
  page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", content);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
  }, text);

const OTHER = "height 3\nwidth 4\nmap\ns...\n....\n...g\n";

/** Shows a map. @param {Page} page @param {string} map */
const load = (page, map) =>
  page.locator("star-step").evaluate((star, map) => /** @type {StarStep} */ (star).load(map), map);

test("maps, scenarios and links are known by their content, whichever way they come in", async ({ page }) => {
  await open(page);
  await load(page, MAP);
  const link = await page.locator("star-step").evaluate((star) => /** @type {StarStep} */ (star).toLink());
  /** @type {Record<string, [string, string]>} */
  const brought = {
    "a map": [MAP, "Board, 5 by 2"],
    "a scenario": [SCENARIO, "Board, 5 by 2"],
    "a link": [link, "Board, 5 by 2"],
    "a link to a lesson": ["https://example.org/?scenario=ties", "Board, 30 by 20"],
  };
  /** @type {Record<string, (text: string) => Promise<void>>} */
  const ways = {
    "dropped as a file": (text) => drop(page, "h1", text, "anything.bin"),
    "dropped as a text": (text) => drop(page, "body", text),
    "opened as a file": (text) => openFile(page, { name: "x.txt", mimeType: "text/plain", buffer: Buffer.from(text) }),
    pasted: (text) => paste(page, text),
  };
  for (const [what, way] of paired(Object.keys(brought), Object.keys(ways))) {
    const [text, board] = brought[what];
    await load(page, OTHER);
    await expect(boardOf(page)).toHaveAccessibleName("Board, 4 by 3");
    // What has the focus may be a field.
    await page.locator("h1").click();
    await ways[way](text);
    await expect(boardOf(page), `${what}, ${way}`).toHaveAccessibleName(board);
  }
});

test("anything else is reported, fields take what is pasted into them, and a lesson that locks walls lets no board in", async ({
  page,
}) => {
  await record(page);
  await open(page);
  const refused = /^What was pasted is not a map, a scenario or a Starstep link\.$/;
  await paste(page, "hello");
  await expect(statusOf(page)).toHaveText(refused);
  // Who does the same thing again is told again.
  for (let i = 0; i < 2; i++) await expectSaid(page, () => paste(page, "hello"), refused);
  await drop(page, "h1", PROBLEMS, "x.map.scen");
  await expect(statusOf(page)).toHaveText(/^This is a list of start and goal pairs/);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
  await page.locator("star-step").evaluate((element, map) => {
    const field = element.shadowRoot?.querySelector(".penalty-value");
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", map);
    field?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
  }, OTHER);
  const locked = { ...JSON.parse(SCENARIO), controls: { lock: ["wall"] } };
  await frames(page, 5);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
  await expect(statusOf(page)).toHaveText(/^This is a list of start and goal pairs/);
  await paste(page, JSON.stringify(locked));
  await expect(boardOf(page)).toHaveAccessibleName("Board, 5 by 2");
  await paste(page, OTHER);
  await expect(statusOf(page)).toHaveText("The board cannot be replaced here.");
  await expect(boardOf(page)).toHaveAccessibleName("Board, 5 by 2");
});

/** A map without start and goal. @param {Page} page */
async function openRooms(page) {
  const file = new URL("../tests/maps/8room_000.map", import.meta.url);
  await openFile(page, { name: "8room_000.map", mimeType: "text/plain", buffer: readFileSync(file) });
  await expect(boardOf(page)).toHaveAccessibleName("Board, 512 by 512");
  await expect(statusOf(page)).toHaveText(/^Path found/);
}

test("a map without start and goal opens with a path, and is saved under its own name", {
  tag: inTurn(0),
}, async ({ page }) => {
  await open(page);
  await openRooms(page);
  const saved = async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save .map" }).click();
    return (await download).suggestedFilename();
  };
  await expect(saved()).resolves.toBe("8room-000-512x512.map");
  await openTab(page, "Board");
  await page.getByLabel("Seed").fill("7");
  await page.getByRole("button", { name: "Maze" }).click();
  await expect(saved()).resolves.toBe("maze-seed-7-512x512.map");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(saved()).resolves.toBe("8room-000-512x512.map");
});

test("a long search is played in about 20 seconds, until the reader chooses a speed", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("slider", { name: "Speed" })).toHaveAttribute(
    "aria-valuetext",
    "60 expansions per second",
  );
  await openRooms(page);
  await page.getByLabel("Algorithm").selectOption("dijkstra");
  await expect(statusOf(page)).toHaveText(/^Path found/);
  const speed = page.getByRole("slider", { name: "Speed" });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(speed).toHaveAttribute("aria-valuetext", /^[\d,]+ expansions per second, so that this search takes 20/);
  const perSecond = Number((await speed.getAttribute("aria-valuetext"))?.split(" ")[0].replace(",", ""));
  // Until then the slider may have the steps of the search before, which has found a path as well.
  const steps = Number(await page.getByRole("slider", { name: "Step", exact: true }).getAttribute("max"));
  // A number of two digits and zeros.
  expect(steps / perSecond).toBeGreaterThan(18);
  expect(steps / perSecond).toBeLessThanOrEqual(20);
  await expect(page.getByText(`auto ${perSecond.toLocaleString("en")} / s`)).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await speed.fill("20");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(speed).toHaveAttribute("aria-valuetext", "10 expansions per second");
});

test("a trackpad pans in both directions, a horizontal wheel sideways, and a wheel zooms", { tag: inTurn(0) }, async ({
  page,
}) => {
  await open(page);
  const awaited = new Set();
  page.on("request", (request) => awaited.add(request));
  page.on("requestfinished", (request) => awaited.delete(request));
  await boardOf(page).focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press("+");
  // The first large cells load what writes numbers into them and, in the same frame, the minimap: both are in the picture.
  await expect(page.locator(".minimap")).toBeVisible();
  await expect.poll(() => awaited.size).toBe(0);
  const { x, y } = await pointOf(page, 20, 12);
  await page.mouse.move(x, y);
  // A cell at which the pointer rests is marked a moment later.
  await expect(page.locator("star-step section.ask:not(.held)").getByRole("heading")).toContainText(/\(\d+,\s\d+\)/);
  const view = () => page.locator("star-step").evaluate((star) => /** @type {StarStep} */ (star).toLink());
  const picture = async () => {
    await frames(page, 5);
    return (await boardOf(page).screenshot()).toString("base64");
  };
  let painted = await picture();
  await expect
    .poll(async () => {
      const before = painted;
      painted = await picture();
      return painted === before;
    })
    .toBe(true);
  const first = await view();
  await page.mouse.wheel(40, 0);
  await expect.poll(view).not.toBe(first);
  await page.mouse.wheel(-40, 0);
  await expect.poll(view).toBe(first);
  await page.mouse.wheel(7, 13);
  await expect.poll(view).not.toBe(first);
  await expect.poll(async () => (await picture()) === painted).toBe(false);
  await page.mouse.wheel(-7, -13);
  await expect.poll(view).toBe(first);
  await expect.poll(async () => (await picture()) === painted).toBe(true);
});
