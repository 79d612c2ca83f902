// What a mouse and the keyboard can pick up, and how the cursor shows it.

import {
  boardOf,
  drag,
  expect,
  FOLDER,
  frames,
  mapFile,
  open,
  openFile,
  pointOf,
  savedMap,
  shownText,
  test,
} from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */

const FREE = ["type octile", "height 20", "width 20", "map", ...Array(20).fill(".".repeat(20))].join("\n");

/** Opens a page with nothing but an element. @param {Page} page @param {string} attributes */
async function openElement(page, attributes) {
  const body = `<!doctype html><meta charset="utf-8"><script type="module" src="${FOLDER}/star-step.js"></script>
    <star-step lang="en" map="${FREE}" ${attributes}></star-step>`;
  await page.route("**/element.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/element.html");
  await expect(boardOf(page)).toBeVisible();
}

/** @param {Page} page */
const boardNow = (page) =>
  page.locator("star-step").evaluate((element) => {
    const { solver } = /** @type {import("../www/star-step.js").StarStep} */ (element);
    if (!solver) throw new Error("There is no board.");
    return { walls: solver.cells().filter((byte) => byte === 255).length, start: solver.start, goal: solver.goal };
  });

/** @param {Page} page */
const cursorOf = (page) => boardOf(page).evaluate((board) => getComputedStyle(board).cursor);

test("without tools mouse and keyboard move start and goal and draw nothing, with readonly not even that, and the cursor says so", async ({
  page,
}) => {
  /** Points at a cell. @param {[number, number]} cell @param {string} cursor What the cursor becomes. */
  const hover = async (cell, cursor) => {
    const { x, y } = await pointOf(page, ...cell);
    await page.mouse.move(x, y);
    await expect.poll(() => cursorOf(page), String(cell)).toBe(cursor);
  };
  await openElement(page, 'controls="basic"');
  await hover([0, 0], "grab");
  await hover([9, 9], "crosshair");
  await hover([19, 19], "grab");
  await page.mouse.down();
  await page.mouse.move((await pointOf(page, 15, 15)).x, (await pointOf(page, 15, 15)).y);
  await expect.poll(() => cursorOf(page)).toBe("grabbing");
  await page.mouse.up();

  for (const controls of ["none", "transport"]) {
    await openElement(page, `controls="${controls}"`);
    await hover([0, 0], "grab");
    await hover([9, 9], "default");
    if (controls === "none") {
      await boardOf(page).focus();
      await page.keyboard.press("Enter");
      await expect(shownText(page, "Start picked up.")).toBeVisible();
      for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await expect.poll(() => boardNow(page)).toEqual({ walls: 0, start: [3, 0], goal: [19, 19] });
    }
    const { start } = await boardNow(page);
    await drag(page, [
      [5, 5],
      [9, 5],
    ]);
    const { x, y } = await pointOf(page, 3, 3);
    await page.mouse.click(x, y, { button: "right" });
    await frames(page, 3);
    await expect.poll(() => boardNow(page)).toEqual({ walls: 0, start, goal: [19, 19] });
    await drag(page, [
      [19, 19],
      [12, 7],
    ]);
    await expect.poll(() => boardNow(page)).toEqual({ walls: 0, start, goal: [12, 7] });
  }
  for (const controls of ["transport", "basic"]) {
    await openElement(page, `controls="${controls}" readonly`);
    await hover([0, 0], "default");
    await hover([9, 9], "default");
  }
  await drag(page, [
    [19, 19],
    [12, 7],
  ]);
  await boardOf(page).focus();
  await page.keyboard.press("Enter");
  await expect(shownText(page, "This cannot be changed here.")).toBeVisible();
  await expect.poll(() => boardNow(page)).toEqual({ walls: 0, start: [0, 0], goal: [19, 19] });
});

test("on a large map start and goal are picked up near their marks, which are seen whole, and beyond that walls are drawn", async ({
  page,
}) => {
  await open(page);
  const rows = Array.from({ length: 512 }, () => ".".repeat(512));
  rows[200] = `${".".repeat(100)}s${".".repeat(411)}`;
  rows[300] = `${".".repeat(400)}g${".".repeat(111)}`;
  await openFile(page, mapFile(rows.join("\n")));
  const board = await boardOf(page).boundingBox();
  if (!board) throw new Error("The board is not shown.");
  const size = Math.min(board.width - 4, board.height - 4) / 512;
  const start = { x: board.x + 2 + 100.5 * size, y: board.y + 2 + 200.5 * size };
  // The mark is 10 pixels wide: 4 pixels off its center is still on it.
  await page.mouse.move(start.x + 8, start.y);
  await expect.poll(() => cursorOf(page)).toBe("grab");
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 100, { steps: 3 });
  await page.mouse.up();
  const text = await savedMap(page);
  expect(text).not.toContain("@");
  const [, x, y] = text.match(/start (\d+) (\d+)/)?.map(Number) ?? [];
  expect(Math.abs(x - 100)).toBeLessThanOrEqual(1);
  expect(Math.abs(y - 200 - 100 / size)).toBeLessThanOrEqual(2);
  await page.mouse.move(start.x, start.y - 40);
  await expect.poll(() => cursorOf(page)).toBe("crosshair");
  await page.getByRole("button", { name: "To start" }).click();
  await page.locator("star-step").evaluate((star) => Reflect.get(star, "setStart").call(star, 0, 0));
  await frames(page, 3);
  // The mark of the start is as wide as it is high: green in the corner, and not cut off by the canvas.
  const { width, height } = await boardOf(page).evaluate((element) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element);
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const probe = document.createElement("span");
    canvas.after(probe);
    probe.style.setProperty("color", "var(--starstep-start)");
    const [red, green, blue] = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
    probe.remove();
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const xs = [];
    const ys = [];
    for (let i = 0; i < data.length; i += 4) {
      if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) {
        xs.push((i / 4) % canvas.width);
        ys.push(Math.floor(i / 4 / canvas.width));
      }
    }
    return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
  });
  expect(width).toBeGreaterThan(4);
  expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
});
