// What a reader presses on a slow machine: whatever is loaded or redrawn meanwhile, no click, no stroke and no key is lost.

import {
  boardOf,
  expect,
  frames,
  hold,
  arrive as open,
  openMore,
  pointOf,
  SOURCES,
  slow,
  statusOf,
  test,
} from "./page.js";

// Where parts have their own names.
test.use({ baseURL: SOURCES });

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

/** How many times as slow as the machine of these tests. */
const RATE = 6;
const MAP = `height 4\nwidth 6\nmap\n${["s.....", "......", "......", ".....g"].join("\n")}`;

/**
 * What takes a moment to come, and then replaces what surrounds the board, or moves the board: the file that is late, and
 * what shows that it has come.
 * @type {Record<string, { file: string, ask: (star: any) => unknown, shows: (page: Page) => import("@playwright/test").Locator }>}
 */
const LATE = {
  "another language": {
    file: "**/i18n/es/index.js",
    ask: (star) => star.setAttribute("lang", "es"),
    shows: (page) => page.getByRole("button", { name: "Paso atrás" }),
  },
  "a lesson": {
    file: "**/scenarios/ties.json",
    ask: (star) => void star.loadSupplied("ties"),
    shows: (page) => page.locator("star-step .scenario"),
  },
  "a comparison": {
    file: "**/compare/compare-view.js",
    ask: (star) => void star.compare(),
    shows: (page) => page.locator("star-step .lane").nth(1),
  },
};

/** @param {Page} page */
const star = (page) => page.locator("star-step");
/** @param {Page} page */
const positionOf = (page) => star(page).evaluate((star) => /** @type {StarStep} */ (star).solver?.position);
/** How many cells are painted. @param {Page} page */
const paintedOn = (page) =>
  star(page).evaluate(
    (star) => /** @type {any} */ (star).solver.cells().filter((/** @type {number} */ byte) => byte).length,
  );
/** What has the focus in the element. @param {Page} page */
const focusIn = (page) =>
  star(page).evaluate((star) => star.shadowRoot?.activeElement?.closest("button, canvas")?.className);

/** A small board in a slow browser. @param {Page} page */
async function openSmall(page) {
  await slow(page, RATE);
  await open(page);
  await star(page).evaluate((star, map) => /** @type {StarStep} */ (star).load(map), MAP);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 6 by 4");
}

/** @param {Page} page @param {import("@playwright/test").Locator} control */
async function press(page, control) {
  const box = await control.boundingBox();
  if (!box) throw new Error("It is not shown.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
}

for (const [name, { file, ask, shows }] of Object.entries(LATE)) {
  test.describe(`${name} that comes while the reader presses`, () => {
    /** Asks for it, and lets it come. @param {Page} page @param {() => Promise<unknown>} meanwhile What is done before it comes. */
    const come = async (page, meanwhile) => {
      const letGo = await hold(page, file);
      await star(page).evaluate(ask);
      await meanwhile();
      await letGo();
      await frames(page, 20);
    };

    test("a button does what it says", async ({ page }) => {
      await openSmall(page);
      const end = Number(await positionOf(page));
      const positions = page.evaluate(
        () =>
          new Promise((resolve) => {
            const star = document.querySelector("star-step");
            star?.addEventListener("step", (event) => resolve(Reflect.get(event, "detail").position), { once: true });
          }),
      );
      await come(page, () => press(page, page.getByRole("button", { name: "Step back" })));
      await page.mouse.up();
      expect(await positions).toBe(end - 1);
      await expect(shows(page)).toBeVisible();
    });

    test("a stroke is drawn and has an end", async ({ page }) => {
      await openSmall(page);
      const points = [];
      for (const [x, y] of [
        [1, 1],
        [2, 1],
        [3, 1],
      ])
        points.push(await pointOf(page, x, y));
      const [first, second, third] = points;
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      await come(page, () => page.mouse.move(second.x, second.y));
      await page.mouse.move(third.x, third.y);
      expect(await paintedOn(page)).toBe(3);
      // Released beside the board.
      await page.mouse.move(700, 5);
      await page.mouse.up();
      await expect(shows(page)).toBeVisible();
      // A mouse that only passes by draws nothing.
      const before = await paintedOn(page);
      const box = await boardOf(page).boundingBox();
      if (!box) throw new Error("The board is not shown.");
      await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6);
      await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.7);
      await frames(page, 5);
      expect(await paintedOn(page)).toBe(before);
    });

    test("the board keeps the focus, for the next key", async ({ page }) => {
      await openSmall(page);
      await come(page, () => boardOf(page).focus());
      await expect(shows(page)).toBeVisible();
      expect(await focusIn(page)).toBe("board");
    });
  });
}

test("in another language the same button has the focus", async ({ page }) => {
  await openSmall(page);
  await page.getByRole("button", { name: "Step back" }).focus();
  await star(page).evaluate((star) => star.setAttribute("lang", "es"));
  const back = page.getByRole("button", { name: "Paso atrás" });
  await expect(back).toBeFocused();
  const before = Number(await positionOf(page));
  await page.keyboard.press("Enter");
  await expect.poll(() => positionOf(page)).toBe(before - 1);
});

test("a step in an answer that changes under the pointer leads where it says", async ({ page }) => {
  await slow(page, RATE);
  await open(page);
  const answer = star(page).locator("section.ask:not(.held)");
  const { x, y } = await pointOf(page, 12, 10);
  await page.mouse.move(x - 2, y - 2);
  await page.mouse.move(x, y);
  const link = answer.locator("button.step").first();
  await expect(link).toBeVisible();
  const step = Number(/\d+/.exec(await link.innerText())?.[0]);
  await press(page, link);
  // Another board makes another answer.
  await star(page).evaluate((star) => /** @type {StarStep} */ (star).setCell(0, 0, 255));
  await star(page).evaluate((star) => /** @type {StarStep} */ (star).seek(2));
  await frames(page, 20);
  await page.mouse.up();
  await expect.poll(() => positionOf(page)).toBe(step);
});

test("on a processor that is twenty times as slow every click, key and stroke counts", async ({ page }) => {
  await slow(page, 20);
  await page.goto("/?lang=en");
  // As soon as there is a board, with nothing waited for.
  await boardOf(page).waitFor();
  const end = Number(await positionOf(page));
  const back = page.getByRole("button", { name: "Step back" });
  const box = await back.boundingBox();
  if (!box) throw new Error("There is no button.");
  for (let i = 0; i < 8; i++) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => positionOf(page)).toBe(end - 8);
  await boardOf(page).focus();
  for (let i = 0; i < 8; i++) await page.keyboard.press(",");
  await expect.poll(() => positionOf(page)).toBe(end - 16);
  await openMore(page);
  await page.getByLabel("Algorithm").selectOption("dijkstra");
  await expect(statusOf(page)).toContainText(/^P/);
  await page.keyboard.press("Escape");
  await star(page).evaluate((star, map) => /** @type {StarStep} */ (star).load(map), MAP);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 6 by 4");
  const points = [];
  for (const [x, y] of [
    [1, 0],
    [1, 1],
    [1, 2],
    [4, 2],
    [4, 1],
  ])
    points.push(await pointOf(page, x, y));
  await page.mouse.move(points[0].x, points[0].y);
  await page.mouse.down();
  for (const point of points.slice(1)) await page.mouse.move(point.x, point.y);
  await page.mouse.up();
  // Column 1 from 0 to 2, row 2 from 1 to 4, and (4, 1).
  await expect.poll(() => paintedOn(page)).toBe(7);
});
