import {
  arrive,
  boardIn,
  boardOf,
  expect,
  expectAtRest,
  frames,
  mapFile,
  open,
  openFile,
  openMore,
  openTab,
  pointOf,
  SHIPPED,
  savedMap,
  statusOf,
  test,
} from "./page.js";
import { inTurn } from "./sampled.js";
import { settled } from "./settled.js";

test("the wheel, buttons and keys zoom, the middle button pans, painting hits what is seen, the cursor stays in view", async ({
  page,
}) => {
  await open(page);
  const fit = page.getByRole("button", { name: "Fit" });
  const isWall = async (/** @type {number} */ cx, /** @type {number} */ cy) =>
    (await boardIn(page)).cells[cy * 40 + cx] === 255;
  await expect(fit).toBeDisabled();
  const over = await pointOf(page, 25, 15);
  await page.mouse.move(over.x, over.y);
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -120);
  await expect(fit).toBeEnabled();
  await expectAtRest(page, () => isWall(25, 15)).toBe(true);
  await frames(page, 3);
  await page.mouse.click(over.x, over.y);
  await expect.poll(() => isWall(25, 15)).toBe(false);
  await fit.click();
  await expect(fit).toBeDisabled();
  await page.getByRole("button", { name: "Undo" }).click();

  const out = page.getByRole("button", { name: "Zoom out" });
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(out).toBeEnabled();
  await boardOf(page).focus();
  await page.keyboard.press("0");
  await expect(out).toBeDisabled();
  for (let i = 0; i < 5; i++) await page.keyboard.press("+");
  await expect(out).toBeEnabled();
  const before = await boardOf(page).screenshot();
  const { x, y } = await pointOf(page, 20, 12);
  await page.mouse.move(x, y);
  await page.mouse.down({ button: "middle" });
  await page.mouse.move(x - 200, y - 100, { steps: 4 });
  await page.mouse.up({ button: "middle" });
  await expect.poll(async () => before.equals(await boardOf(page).screenshot())).toBe(false);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  // The cursor is where the mouse last drew.
  const wasWall = await isWall(39, 15);
  for (let i = 0; i < 9; i++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(() => isWall(39, 15)).toBe(!wasWall);
});

test("a wheel over a number field scrolls, what the field shows is used, and panning with the middle button pastes nothing into it", {
  tag: inTurn(2),
}, async ({ page }) => {
  await open(page);
  await openTab(page, "Board");
  await page.locator("star-step .boards summary").click();
  // What is folded away is made when it is opened.
  await openMore(page);
  await expect(page.getByLabel("Weight")).toBeVisible();
  await openMore(page);
  const fields = page.locator("star-step input[type=number]");
  await expectAtRest(page, () => fields.count()).toBeGreaterThanOrEqual(5);
  for (const field of await fields.all()) {
    const isFolded = !(await field.isVisible());
    if (isFolded) await openMore(page);
    await field.scrollIntoViewIfNeeded();
    await field.click();
    const before = await field.inputValue();
    const box = await field.boundingBox();
    if (!box) throw new Error("The field is not shown.");
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.wheel(0, -120);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(field).toHaveValue(before);
    if (isFolded) await openMore(page);
  }
  const weight = page.getByLabel("Weight");
  await openMore(page);
  await weight.fill("2.5");
  await weight.hover();
  await page.mouse.wheel(0, 120);
  const used = () => page.locator("star-step").evaluate((star) => Reflect.get(star, "solver").options.weight);
  await expect.poll(used).toBe(2.5);
  await expect(weight).toHaveValue("2.5");

  const pasted = page.evaluate(() => {
    addEventListener("paste", () => document.documentElement.toggleAttribute("pasted", true), true);
    // Selecting text puts it where the middle button pastes from.
    const text = Object.assign(document.createElement("textarea"), { value: "77", id: "selected" });
    document.querySelector("header")?.append(text);
  });
  await pasted;
  await page.locator("#selected").dblclick({ position: { x: 8, y: 10 } });
  await expectAtRest(page, () => page.evaluate(() => String(getSelection()))).toBe("77");
  const penalty = page.getByLabel("Penalty value");
  await penalty.click();
  const { x, y } = await pointOf(page, 20, 12);
  await page.mouse.move(x, y);
  await page.mouse.down({ button: "middle" });
  await page.mouse.move(x - 60, y - 20, { steps: 3 });
  await page.mouse.up({ button: "middle" });
  // If the field itself is pressed the text is pasted, so it would appear here.
  await expect(penalty).toHaveValue("20");
  await expectAtRest(page, () => page.locator("html[pasted]").count()).toBe(0);
  const field = await penalty.boundingBox();
  if (!field) throw new Error("The field is not shown.");
  await page.mouse.click(field.x + 20, field.y + 10, { button: "middle" });
  await expect(page.locator("html[pasted]")).toHaveCount(1);

  // In an article the wheel scrolls the page.
  await arrive(page, `${SHIPPED}/examples/html/index.html`);
  await page.setViewportSize({ width: 800, height: 500 });
  const box = await boardOf(page).boundingBox();
  if (!box) throw new Error("The board is not shown.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

/** The minimap, which has no accessible name. @param {import("@playwright/test").Page} page */
const minimapOf = (page) => page.locator(".minimap");

test("the minimap shows itself when the board does not fit, steps aside for strokes and the cursor, and moves the view", async ({
  page,
}) => {
  await open(page);
  const minimap = minimapOf(page);
  await expect(minimap).toBeHidden();
  await boardOf(page).focus();
  for (let i = 0; i < 8; i++) await page.keyboard.press("+");
  await expect(minimap).toBeVisible();
  const [box, board] = [await minimap.boundingBox(), await boardOf(page).boundingBox()];
  if (!box || !board) throw new Error("The board is not shown.");
  await page.mouse.move(board.x + 100, board.y + 100);
  await page.mouse.down();
  await expect(minimap).toHaveCSS("opacity", "1");
  await page.mouse.move(box.x + 20, box.y + 20, { steps: 5 });
  await expect(minimap).toHaveCSS("opacity", "0");
  await page.mouse.up();
  await expect(minimap).toHaveCSS("opacity", "1");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 50, box.y - 50, { steps: 4 });
  await page.mouse.up();
  // Now the corner cell of the board is in the corner of the canvas.
  const corner = async () => (await boardIn(page)).cells[0];
  await expectAtRest(page, corner).toBe(0);
  await frames(page, 3);
  await page.mouse.click(board.x + 3, board.y + 3);
  await expect.poll(corner).toBe(255);
  await boardOf(page).focus();
  for (let i = 0; i < 9; i++) {
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowDown");
  }
  await expect(minimap).toHaveCSS("opacity", "0");
  await page.getByRole("button", { name: "Fit" }).click();
  await expect(minimap).toBeHidden();
});

test("a large map says that it opens, and can be zoomed, scrubbed and edited", async ({ page }) => {
  await open(page);
  const side = 1024;
  const open1024 = `${`${".".repeat(side)}\n`.repeat(side)}`;
  const said = page.evaluate(async () => {
    const status = document.querySelector("star-step")?.shadowRoot?.querySelector("[role=status]");
    for (;;) {
      if (status?.textContent?.startsWith("Opening")) return status.textContent;
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  await openFile(page, mapFile(open1024));
  await expect(said).resolves.toBe("Opening test.map…");
  await expect(statusOf(page)).toHaveText(/^Path found: cost 14,322, 1,024 cells/);
  // In the open field the path is the diagonal: its color lies there, and the ground next to it.
  const step = page.getByRole("slider", { name: "Step" });
  await step.fill("500");
  await expect(statusOf(page)).toHaveText("Paused at step 500 of 1,024.");
  const before = await boardOf(page).screenshot();
  await step.fill("900");
  await expect.poll(async () => before.equals(await boardOf(page).screenshot())).toBe(false);
  const board = await boardOf(page).boundingBox();
  if (!board) throw new Error("The board is not shown.");
  const half = Math.min(board.width, board.height) / 2;
  const middle = { x: board.x + half, y: board.y + half };
  await page.mouse.move(middle.x, middle.y);
  for (let i = 0; i < 12; i++) await page.mouse.wheel(0, -120);
  await expect(minimapOf(page)).toBeVisible();
  await page.mouse.click(middle.x, middle.y);
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  const rows = (await savedMap(page)).trimEnd().split("\n").slice(-side);
  const y = rows.findIndex((row) => row.includes("@"));
  const x = rows[y].indexOf("@");
  // On the diagonal between start and goal a wall turns three diagonal moves into two and two straight ones on each side.
  await page.locator("star-step").evaluate(
    (element, { x, y }) => {
      const star = /** @type {import("../www/star-step.js").StarStep} */ (element);
      star.setStart(x - 100, y - 100);
      star.setGoal(x + 100, y + 100);
    },
    { x, y },
  );
  await page.getByRole("button", { name: "To end" }).click();
  await expect(statusOf(page)).toHaveText("Path found: cost 2,812, 203 cells.");
});

test("zoomed in, stepping and playing keep the cell that was taken in sight, and + and − zoom around it", async ({
  page,
}) => {
  await open(page);
  const step = page.getByRole("slider", { name: "Step" });
  const zoomed = page.getByRole("button", { name: "Fit" });
  /** Where the cell that was expanded last is, in the window, worked out from the picture: its outline has a color of its own. */
  const outline = () =>
    page.locator("star-step canvas.board").evaluate((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const { width, height } = canvas;
      const probe = document.createElement("span");
      canvas.after(probe);
      probe.style.setProperty("color", "var(--starstep-current)");
      const [r, g, b] = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
      probe.remove();
      // Read from a copy, because reading makes the browser draw more slowly.
      const copy = /** @type {OffscreenCanvasRenderingContext2D} */ (
        new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })
      );
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, width, height);
      const at = [];
      for (let i = 0; i < data.length; i += 4) {
        if (data[i] === r && data[i + 1] === g && data[i + 2] === b) at.push(i / 4);
      }
      const [columns, rows] = [at.map((i) => i % width), at.map((i) => Math.floor(i / width))];
      const middle = (/** @type {number[]} */ all) => (Math.min(...all) + Math.max(...all)) / 2;
      return { x: middle(columns), y: middle(rows), size: Math.max(...columns) - Math.min(...columns), width, height };
    });
  await step.fill("60");
  // The picture follows in a frame.
  await settled(page);
  const before = await outline();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(zoomed).toBeEnabled();
  await settled(page);
  const after = await outline();
  // Cells have whole sizes, so the board may shift by less than a cell.
  expect(after.size).toBeGreaterThan(1.8 * before.size);
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(after.size);
  for (let i = 0; i < 4; i++) await page.getByRole("button", { name: "Zoom in" }).click();
  const last = Number(await step.getAttribute("max"));
  for (let at = 0; at < last; at += 41) {
    await step.fill(String(at + 1));
    await settled(page);
    const { x, y, size, width, height } = await outline();
    expect([at, x > size / 2 && x < width - size / 2, y > size / 2 && y < height - size / 2]).toEqual([at, true, true]);
  }
  await page.getByRole("button", { name: "To start" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  for (let i = 0; i < 3; i++) {
    await frames(page, 12);
    const { x, y, size } = await outline();
    // At the end the path takes the place of the outline; a slow machine gets there meanwhile.
    if (i > 0 && (await page.getByRole("button", { name: "Play", exact: true }).isVisible())) break;
    expect(size).toBeGreaterThan(0);
    expect(Number.isFinite(x + y)).toBe(true);
  }
});
