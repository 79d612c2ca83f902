// What readers bring: files and texts, by button, drop or paste, anywhere on the page.

import { readFileSync } from "node:fs";
import { boardOf, expect, frames, mapFile, open, openFile, openTab, pointOf, statusOf, test } from "./page.js";

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

/** A link to a board of 5 by 2, as the page makes it. @param {Page} page */
async function linkOf(page) {
  await open(page);
  return page.locator("star-step").evaluate(async (element, map) => {
    const star = /** @type {StarStep} */ (element);
    await star.load(map);
    return star.toLink();
  }, MAP);
}

const BROUGHT = /** @type {const} */ ([
  ["a map", MAP, "Board, 5 by 2"],
  ["a scenario", SCENARIO, "Board, 5 by 2"],
  ["a link to a lesson", "https://example.org/?scenario=ties", "Board, 30 by 20"],
]);

for (const [what, text, board] of BROUGHT) {
  test(`${what} is known by its content, whichever way it comes in`, async ({ page }) => {
    await open(page);
    await drop(page, "h1", text, "anything.bin");
    await expect(boardOf(page)).toHaveAccessibleName(board);
    await open(page);
    await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
    await drop(page, "body", text);
    await expect(boardOf(page)).toHaveAccessibleName(board);
    await open(page);
    await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
    await openFile(page, { name: "x.txt", mimeType: "text/plain", buffer: Buffer.from(text), board });
    await open(page);
    await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
    await paste(page, text);
    await expect(boardOf(page)).toHaveAccessibleName(board);
  });
}

test("a link is opened when it is dropped or pasted", async ({ page }) => {
  const link = await linkOf(page);
  for (const bring of [() => drop(page, "h1", link), () => paste(page, link), () => drop(page, "h1", link, "a.url")]) {
    await page.goto("/?lang=en");
    await page.reload();
    await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
    await bring();
    await expect(boardOf(page)).toHaveAccessibleName("Board, 5 by 2");
    await page.goto("about:blank");
  }
});

test("anything else is reported, and the board stays", async ({ page }) => {
  await open(page);
  await paste(page, "hello");
  await expect(statusOf(page)).toHaveText("What was pasted is not a map, a scenario or a Starstep link.");
  await drop(page, "h1", PROBLEMS, "x.map.scen");
  await expect(statusOf(page)).toHaveText(/^This is a list of start and goal pairs/);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
});

test("a field takes what is pasted into it", async ({ page }) => {
  await open(page);
  await page.getByLabel("Penalty value").focus();
  await page.locator("star-step").evaluate((element) => {
    const field = element.shadowRoot?.querySelector(".penalty-value");
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "12");
    field?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
  });
  await expect(statusOf(page)).toHaveText(/^Path found/);
});

test("a scenario that locks walls lets no other board in, and says so", async ({ page }) => {
  await open(page);
  const locked = { ...JSON.parse(SCENARIO), controls: { lock: ["wall"] } };
  await paste(page, JSON.stringify(locked));
  await expect(boardOf(page)).toHaveAccessibleName("Board, 5 by 2");
  await paste(page, MAP.replace("width 5", "width 4").replaceAll("....", "..."));
  await expect(statusOf(page)).toHaveText("The board cannot be replaced here.");
});

test("a map without start and goal opens with a path, and is saved under its own name", async ({ page }) => {
  await open(page);
  const file = new URL("../tests/maps/8room_000.map", import.meta.url);
  await openFile(page, { name: "8room_000.map", mimeType: "text/plain", buffer: readFileSync(file) });
  await expect(boardOf(page)).toHaveAccessibleName("Board, 512 by 512");
  await expect(statusOf(page)).toHaveText(/^Path found/);
  const saved = async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save .map" }).click();
    return (await download).suggestedFilename();
  };
  expect(await saved()).toBe("8room-000-512x512.map");
  await openTab(page, "Board");
  await page.getByLabel("Seed").fill("7");
  await page.getByRole("button", { name: "Maze" }).click();
  expect(await saved()).toBe("maze-seed-7-512x512.map");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await saved()).toBe("8room-000-512x512.map");
});

test("a trackpad pans in both directions, a horizontal wheel sideways, and a wheel zooms", async ({ page }) => {
  await open(page);
  // What comes when the page is idle is drawn on the board too.
  await page.waitForLoadState("networkidle");
  await boardOf(page).focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press("+");
  const view = async () => {
    const link = await page.locator("star-step").evaluate((star) => /** @type {StarStep} */ (star).toLink());
    return link;
  };
  const { x, y } = await pointOf(page, 20, 12);
  await page.mouse.move(x, y);
  // A cell at which the pointer rests is marked a moment later.
  await frames(page, 60);
  const [first, painted] = [await view(), await boardOf(page).screenshot()];
  await page.mouse.wheel(40, 0);
  await expect.poll(view).not.toBe(first);
  await page.mouse.wheel(-40, 0);
  await expect.poll(view).toBe(first);
  await page.mouse.wheel(7, 13);
  await expect.poll(view).not.toBe(first);
  await page.mouse.wheel(-7, -13);
  await expect.poll(view).toBe(first);
  await expect.poll(async () => painted.equals(await boardOf(page).screenshot())).toBe(true);
});

test("a long search is played in about 20 seconds at first, until the reader chooses a speed", async ({ page }) => {
  await open(page);
  const speed = page.getByRole("slider", { name: "Speed" });
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(speed).toHaveAttribute("aria-valuetext", "60 expansions per second");
  await page.getByRole("button", { name: "Pause" }).click();
  await openFile(page, mapFile(`s${".".repeat(255)}\n${`${".".repeat(256)}\n`.repeat(254)}${".".repeat(255)}g`));
  await page.getByLabel("Algorithm").selectOption("dijkstra");
  await expect(statusOf(page)).toHaveText(/^Path found/);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  // 65,536 expansions in 20 seconds.
  await expect(speed).toHaveAttribute("aria-valuetext", /^3,300 expansions per second, so that this search takes 20/);
  await expect(page.getByText("auto 3,300 / s")).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await speed.fill("20");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(speed).toHaveAttribute("aria-valuetext", "10 expansions per second");
});
