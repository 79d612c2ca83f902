import { cheapest } from "../tests/page/cheapest.js";
import {
  boardIn,
  boardOf,
  drag,
  expect,
  mapFile,
  open,
  openFile,
  openMore,
  openTab,
  pointOf,
  rowsOf,
  savedMap,
  statusOf,
  test,
} from "./page.js";

const CORRIDOR = `
..........
s........g
..........
`;

test("a drag draws walls without gaps, the same again erases them", async ({ page }) => {
  await open(page);
  await openFile(page, mapFile(CORRIDOR));
  await drag(page, [
    [4, 0],
    [4, 2],
  ]);
  await expect(statusOf(page)).toHaveText("There is no path: the open list is empty.");
  expect(await rowsOf(page)).toEqual(["....@.....", "....@.....", "....@....."]);
  await drag(page, [
    [4, 0],
    [4, 1],
  ]);
  await expect.poll(() => rowsOf(page)).toEqual(["..........", "..........", "....@....."]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(statusOf(page)).toHaveText("There is no path: the open list is empty.");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(statusOf(page)).toHaveText(/^Path found/);
});

test("start and goal are dragged with any tool, and beside walls", async ({ page }) => {
  await open(page);
  await openFile(page, mapFile("s...@...g"));
  await expect(statusOf(page)).toHaveText("There is no path: the open list is empty.");
  await drag(page, [
    [8, 0],
    [3, 0],
  ]);
  await expect(statusOf(page)).toHaveText("Path found: cost 30, 4 cells.");
  await drag(page, [
    [0, 0],
    [2, 0],
  ]);
  await expect(statusOf(page)).toHaveText("Path found: cost 10, 2 cells.");
  await page.getByRole("radio", { name: "Goal" }).check({ force: true });
  await drag(page, [[1, 0]]);
  await expect(statusOf(page)).toHaveText("Path found: cost 10, 2 cells.");
  await drag(page, [[4, 0]]);
  await expect(statusOf(page)).toHaveText("(4, 0) is not free. The goal went to (3, 0), the nearest free cell.");
  expect(await savedMap(page)).toContain("goal 3 0");
});

test("penalties are painted with a value and counted", async ({ page }) => {
  await open(page);
  await openFile(page, mapFile("s...g"));
  await page.getByRole("radio", { name: "Penalty" }).check({ force: true });
  await page.getByLabel("Penalty value").fill("15");
  await drag(page, [
    [1, 0],
    [2, 0],
  ]);
  await expect(statusOf(page)).toHaveText("Path found: cost 70, 5 cells.");
  await openMore(page);
  await page.getByLabel("Count penalties").uncheck();
  await expect(statusOf(page)).toHaveText("Path found: cost 40, 5 cells.");
});

test("a finger paints, and the page scrolls where the board is not", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 390, height: 700 } });
  const page = await context.newPage();
  await open(page);
  const before = await statusOf(page).textContent();
  const { x, y } = await pointOf(page, 6, 2);
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  expect(before).toMatch(/^Path found/);
  expect(await boardOf(page).evaluate((board) => getComputedStyle(board).touchAction)).toBe("none");
  expect(await page.evaluate(() => getComputedStyle(document.body).touchAction)).toBe("auto");
  await context.close();
});

test("boards are made: random walls, maze, rooms, clear, resize; each is undone", async ({ page }) => {
  await open(page);
  const first = await savedMap(page);
  await openTab(page, "Board");
  for (const name of ["Random walls", "Maze", "Rooms", "Clear walls"]) {
    await page.getByRole("button", { name }).click();
    const cost = cheapest(await boardIn(page), "no-corner-cutting");
    await expect(statusOf(page)).toHaveText(cost === undefined ? /^There is no path/ : /^Path found/);
    expect(await savedMap(page)).not.toBe(first);
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await savedMap(page)).toBe(first);
  }
  await page.getByLabel("Width").fill("12");
  await page.getByLabel("Height", { exact: true }).fill("9");
  await page.getByRole("button", { name: "Resize" }).click();
  await expect(boardOf(page)).toHaveAccessibleName("Board, 12 by 9");
  await page.getByLabel("Width").fill("5000");
  await page.getByRole("button", { name: "Resize" }).click();
  await expect(statusOf(page)).toHaveText("Width and height must be whole numbers from 1 to 4096.");
  await expect(boardOf(page)).toHaveAccessibleName("Board, 12 by 9");
});

test("a seed that is typed makes the same board again", async ({ page }) => {
  await open(page);
  await savedMap(page);
  await page.getByLabel("Seed").fill("42");
  await page.getByRole("button", { name: "Random walls" }).click();
  const first = await savedMap(page);
  await page.getByRole("button", { name: "Maze" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Random walls" }).click();
  expect(await savedMap(page)).toBe(first);
  await expect(page.getByLabel("Seed")).toHaveValue("42");
});

test("clear search shows the bare board until Play", async ({ page }) => {
  await open(page);
  await openTab(page, "Board");
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(statusOf(page)).toHaveText("Ready. Press Play to search.");
  await page.getByRole("button", { name: "To end" }).click();
  await expect(statusOf(page)).toHaveText(/^Path found/);
});

test("unreadable input is reported, and the board stays", async ({ page }) => {
  await open(page);
  const before = await savedMap(page);
  const cases = /** @type {[Buffer, RegExp][]} */ ([
    [Buffer.from(""), /line 1, column 1: the text ends before the line "map"/],
    [Buffer.from("height 1\nwidth 2\nmap\n.x\n"), /line 4, column 2: "x" is not a letter of a map/],
    [Buffer.from([0x68, 0xff, 0xfe]), /line 1, column 2: the byte 0xff is not UTF-8 text/],
    [Buffer.from("height 1\nwidth 4097\nmap\n"), /at most 4096 cells are allowed/],
  ]);
  for (const [buffer, sentence] of cases) {
    await openFile(page, { name: "bad.map", mimeType: "text/plain", buffer });
    await expect(statusOf(page)).toHaveText(sentence);
    expect(await savedMap(page)).toBe(before);
  }
});

test("a map is dropped on the board", async ({ page }) => {
  await open(page);
  const text = mapFile("s..g").buffer.toString();
  const data = await page.evaluateHandle((map) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([map], "dropped.map"));
    return transfer;
  }, text);
  await boardOf(page).dispatchEvent("drop", { dataTransfer: data });
  await expect(boardOf(page)).toHaveAccessibleName("Board, 4 by 1");
});

test("the keyboard's cursor stays on a board that has become smaller", async ({ page }) => {
  await open(page);
  await openFile(page, mapFile(Array(12).fill(".".repeat(20)).join("\n")));
  await boardOf(page).focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await openTab(page, "Board");
  await page.getByLabel("Width").fill("5");
  await page.getByLabel("Height").fill("4");
  await page.getByRole("button", { name: "Resize" }).click();
  await expect(boardOf(page)).toHaveAccessibleName("Board, 5 by 4");
  await boardOf(page).focus();
  await page.getByRole("radio", { name: "Erase" }).check({ force: true });
  await page.getByRole("radio", { name: "Start" }).check({ force: true });
  await boardOf(page).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(statusOf(page)).toHaveText("Path found: cost 10, 2 cells.");
  expect(await savedMap(page)).toContain("start 4 2");
});

test("a board that is replaced while somebody draws on it takes no stroke of the one before", async ({ page }) => {
  await open(page);
  const { x, y } = await pointOf(page, 30, 20);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y);
  // It is shown when the stroke is over.
  await page.locator("star-step").evaluate((star) => {
    Reflect.get(star, "load").call(star, "height 2\nwidth 3\nmap\ns..\n..g\n");
  });
  await page.mouse.move(x + 60, y + 5);
  await page.mouse.up();
  await expect(statusOf(page)).toHaveText("Path found: cost 24, 3 cells.");
  expect((await savedMap(page)).split("map\n")[1].replaceAll("@", ".")).toBe("...\n...\n");
});
