// Where the keyboard's focus goes when what had it is gone, that it is seen in small windows, and how parts and several
// elements are told apart; what is opened to be read; closed cells where the system forces its colors.

import { expectHeard, expectSaid, focused, heard, record } from "./announced.js";
import { violationsIn } from "./axe.js";
import { boardOf, expect, frames, open, openTab, pointOf, SOURCES, statusOf, test } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Presses a button with the keyboard. @param {Page} page @param {import("@playwright/test").Locator} button */
async function press(page, button) {
  await button.focus();
  await page.keyboard.press("Enter");
}

/** What has the focus is in the element, or in a dialog, and can be seen. @param {Page} page */
const expectFocus = (page) => expect.poll(() => focused(page)).not.toBe("nothing");

test("opening a lesson brings the focus to it, and no answer loses it", async ({ page }) => {
  await open(page);
  await press(page, page.getByRole("button", { name: "Learn", exact: true }));
  await press(page, page.getByRole("button", { name: "Begin the tour" }));
  await expect(page.getByRole("heading", { name: "Cells and moves" })).toBeFocused();
  // The way back to the board, and to the lesson again.
  await page.keyboard.press("Escape");
  await expect(boardOf(page)).toBeFocused();
});

test("a test of eight questions never throws the keyboard to the top of the page", async ({ page }) => {
  await open(page);
  await openTab(page, "Why");
  await press(page, page.getByRole("button", { name: "Test yourself" }));
  const title = page.locator("[part=scenario] h2");
  await expect(title).toBeFocused();
  const next = page.getByRole("button", { name: "Next question" });
  for (let question = 1; question <= 3; question++) {
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
});

test("a button that cannot be used any more gives the focus to what comes after it", async ({ page }) => {
  await open(page);
  await boardOf(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeEnabled();
  await press(page, undo);
  await expect(undo).toBeDisabled();
  await expectFocus(page);
});

test("Escape leaves the questions about the next cell, from the board and from beside it", async ({ page }) => {
  await record(page);
  await open(page);
  await openTab(page, "Why");
  const ask = page.getByRole("button", { name: "Which cell is next?" });
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

test("what is pressed before the page has drawn neither tells the answer nor loses what is said", async ({ page }) => {
  await record(page);
  await open(page);
  await openTab(page, "Why");
  const ask = page.getByRole("button", { name: "Which cell is next?" });
  // What asks is loaded with the first question.
  for (const pressed of ["true", "false"]) {
    await press(page, ask);
    await expect(ask).toHaveAttribute("aria-pressed", pressed);
  }
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
});

for (const [width, height] of [
  [320, 200],
  [320, 256],
  [320, 640],
]) {
  test(`nothing that has the focus is covered: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
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
      // What has been drawn is what a reader sees.
      await frames(page, 2);
      const place = await page.evaluate(() => {
        const root = /** @type {ShadowRoot} */ (document.querySelector("star-step")?.shadowRoot);
        const element = root.activeElement;
        const transport = /** @type {Element} */ (root.querySelector(".transport"));
        if (!element || transport.contains(element)) return undefined;
        const [own, over] = [element.getBoundingClientRect(), transport.getBoundingClientRect()];
        const isUnder = own.top >= over.top - 1 && own.bottom <= over.bottom + 1;
        const isOut = own.bottom <= 0 || own.top >= innerHeight;
        return isUnder || isOut ? `${element.localName} ${element.textContent?.slice(0, 20)} ${own.top}` : "seen";
      });
      if (place && place !== "seen") covered.push(place);
      if ((await focused(page)) === "nothing") break;
    }
    expect(count).toBeGreaterThan(25);
    expect(covered).toEqual([]);
  });
}

test("two boards in an article have different names, and their authors can give them", async ({ page }) => {
  const map = 'map="height 4\nwidth 9\nmap\ns....@...\n.....@...\n.....@..g\n.........\n"';
  const body = `<!doctype html><html lang="en"><title>An article</title><main><h1>An article</h1>
    <star-step lang="en" ${map}></star-step><star-step lang="en" label="with a detour" ${map}></star-step></main>
    <script type="module" src="/www/star-step.js"></script>`;
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${SOURCES}/host.html`);
  await expect(page.getByRole("application", { name: "Board, 9 by 4 example 1", exact: true })).toBeVisible();
  await expect(page.getByRole("application", { name: "Board, 9 by 4 with a detour", exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Search with a detour", exact: true })).toBeVisible();
  await expect(page.getByRole("group", { name: "Player with a detour", exact: true })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  // One alone needs none.
  await page
    .locator("star-step")
    .first()
    .evaluate((star) => star.remove());
  await page.locator("star-step").evaluate((star) => star.removeAttribute("label"));
  await expect(page.getByRole("application", { name: "Board, 9 by 4", exact: true })).toBeVisible();
});

test("what stands around the board has names, and what is opened to be read can be read and left", async ({ page }) => {
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
    expect(await violationsIn(page)).toEqual([]);
    if (key === "Shift+R") await expect(sheet.getByRole("listitem")).toHaveCount(24);
    await page.keyboard.press("Escape");
    await expect(board).toBeFocused();
  }
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

test("closed cells have a ground of their own where the system forces its colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page);
  await page.locator("star-step").evaluate((star) => Reflect.get(star, "seek").call(star, 60));
  await frames(page, 3);
  const cells = await page.evaluate(() => {
    const { solver } = /** @type {any} */ (document.querySelector("star-step"));
    const { width } = solver;
    const at = (/** @type {number} */ state) => {
      const index = [...solver.states()].findIndex(
        (it, cell) => it === state && solver.cell(cell % width, Math.floor(cell / width)) === 0,
      );
      return [index % width, Math.floor(index / width)];
    };
    return [at(0), at(2)];
  });
  /** The luminance in a corner of a cell, where no mark is. @param {number[]} cell */
  const lightAt = async ([x, y]) => {
    const point = await pointOf(page, x - 0.3, y - 0.3);
    return boardOf(page).evaluate((canvas, { x, y }) => {
      const board = /** @type {HTMLCanvasElement} */ (canvas);
      const box = board.getBoundingClientRect();
      const copy = document.createElement("canvas");
      copy.width = copy.height = 1;
      const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d", { willReadFrequently: true }));
      const scale = board.width / box.width;
      context.drawImage(board, -Math.round((x - box.x) * scale), -Math.round((y - box.y) * scale));
      const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }, point);
  };
  await expect
    .poll(async () => {
      const [free, closed] = [await lightAt(cells[0]), await lightAt(cells[1])];
      return (Math.max(free, closed) + 0.05) / (Math.min(free, closed) + 0.05);
    })
    .toBeGreaterThan(1.4);
});
