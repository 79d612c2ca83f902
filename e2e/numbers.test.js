// Numbers in the Export dialog: what is downloaded is what the board and its search are.

import { readFile } from "node:fs/promises";
import { violationsIn } from "./axe.js";
import { expect, expectAtRest, mapFile, open, openFile, test } from "./page.js";
import { inTurn } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

const BOARD = `
..........
.s..@.....
....@...g.
....@.....
..........
`;

/** Opens the numbers of the Export dialog. @param {Page} page */
async function openNumbers(page) {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Export…" }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  // Where it is may change while the first kind is being shown, which is waited for without force.
  await dialog.getByRole("radio", { name: "Numbers" }).click();
  await expect(dialog.getByRole("combobox", { name: "What" })).toBeVisible();
  return dialog;
}

/** What the engine tells of the search that is shown. @param {Page} page */
const shownBy = (page) =>
  page.evaluate(() => {
    const { solver } = /** @type {StarStep} */ (document.querySelector("star-step"));
    if (!solver) throw new Error("There is no solver.");
    return { order: [...solver.expansionOrder()], path: [...(solver.path()?.cells ?? [])], length: solver.length };
  });

test("path, board, trace and statistics are downloaded, and are those of the board", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await openFile(page, mapFile(BOARD));
  const { order, path, length } = await shownBy(page);
  const dialog = await openNumbers(page);
  const preview = dialog.getByRole("textbox", { name: "Preview" });
  const downloaded = async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download" }).click(),
    ]);
    const name = download.suggestedFilename();
    await expect(dialog.getByText(`Downloaded: ${name}`)).toBeVisible();
    return { name, text: await readFile(await download.path(), "utf8") };
  };

  const pairs = Array.from({ length: path.length / 2 }, (_, index) => [path[2 * index], path[2 * index + 1]]);
  const python = await downloaded();
  expect(python.name).toMatch(/path\.py$/);
  expect(JSON.parse(python.text.replace("path = ", "").replaceAll("(", "[").replaceAll(")", "]"))).toEqual(pairs);
  await expect(preview).toHaveValue(python.text);
  await dialog.getByRole("combobox", { name: "Language" }).selectOption("JSON");
  await dialog.getByRole("combobox", { name: "Pairs" }).selectOption("(row, column)");
  await dialog.getByRole("combobox", { name: "Count from" }).selectOption("1");
  await expect(preview).toHaveValue(/^\[\n/);
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByText(/^Copied: /)).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toEqual(pairs.map(([x, y]) => [y + 1, x + 1]));

  await dialog.getByRole("combobox", { name: "What" }).selectOption("Board as an array");
  const rows = BOARD.trim().split("\n");
  const board = await downloaded();
  expect(JSON.parse(board.text)).toEqual(rows.map((row) => [...row].map((letter) => Number(letter === "@"))));

  await dialog.getByRole("combobox", { name: "What" }).selectOption("Trace of the search");
  const steps = await downloaded();
  expect(steps.name).toMatch(/steps\.csv$/);
  const [header, ...lines] = steps.text.trim().split("\n");
  expect(header.split(",").slice(0, 6)).toEqual(["step", "x", "y", "g", "h", "f"]);
  const cells = lines.map((line) => line.split(",").map(Number)).map(([, x, y]) => y * 10 + x);
  expect(cells).toEqual(order);
  await expectAtRest(page, () => violationsIn(page, { include: ["dialog"] })).toEqual([]);
  await dialog.getByRole("checkbox", { name: "g, h, f" }).uncheck();
  await expect(preview).toHaveValue(/^step,x,y,parentX/);
  await dialog.getByRole("combobox", { name: "Format" }).selectOption("Posthoc, for its player");
  const posthoc = await downloaded();
  expect(posthoc.name).toMatch(/\.trace\.json$/);
  const { version, events } = JSON.parse(posthoc.text);
  expect(version).toBe("1.4.0");
  const taken = events.filter((/** @type {{ type: string }} */ { type }) => type === "expanding");
  expect(taken.map((/** @type {{ id: number }} */ { id }) => id)).toEqual(order);

  await dialog.getByRole("combobox", { name: "What" }).selectOption("Statistics");
  await dialog.getByRole("combobox", { name: "Format" }).selectOption("JSON");
  const statistics = JSON.parse((await downloaded()).text);
  expect(statistics.runs[0].end.expanded).toBe(length);
  expect(statistics.runs[0].path.cells).toEqual(pairs);

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("a large trace is made while the page goes on, and can be cancelled; without a path there is no list", {
  tag: inTurn(1),
}, async ({ page }) => {
  await open(page);
  const wide = `s${".".repeat(599)}`;
  const rows = [wide, ...Array.from({ length: 398 }, () => ".".repeat(600)), `${".".repeat(599)}g`];
  await openFile(page, mapFile(rows.join("\n")));
  await page.getByLabel("Algorithm").selectOption("dijkstra");
  const dialog = await openNumbers(page);
  await dialog.getByRole("combobox", { name: "What" }).selectOption("Trace of the search");
  await dialog.getByRole("button", { name: "Download" }).click();
  const cancel = dialog.getByRole("button", { name: "Cancel" });
  await expect(dialog.getByText(/^[\d,]+ lines so far$/)).toBeVisible();
  await expect(cancel).toBeFocused();
  await cancel.press("Enter");
  await expect(cancel).toBeHidden();
  await expect(dialog.getByRole("button", { name: "Download" })).toBeFocused();
  await page.keyboard.press("Escape");

  await openFile(page, mapFile("s@g"));
  const other = await openNumbers(page);
  await expect(other.getByText("This search finds no path.")).toBeVisible();
  await expect(other.getByRole("button", { name: "Download" })).toBeDisabled();
});
