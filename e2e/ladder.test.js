// The overlay and the ladder of a comparison: what they show and say against plain searches on the page's board, and that all
// of it can be done with the keyboard alone.

import { search } from "../tests/page/naive.js";
import { violationsIn } from "./axe.js";
import { expectNothingLeft } from "./left.js";
import { boardIn, expect, expectAtRest, frames, open, pointOf, shine, test } from "./page.js";
import { sampled } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../tests/page/naive.js").Board} Board */

const WEIGHTS = [0, 0.5, 1, 1.5, 2, 3, 5];

/** What a plain search takes, in order, and what its path costs. @param {Board} board @param {string} algorithm @param {number} [weight] */
function searched(board, algorithm, weight = 1) {
  const goal = board.goal[1] * board.width + board.goal[0];
  const steps = [...search(board, { algorithm, weight, diagonal: "no-corner-cutting" })].map(({ taken, nodes }) => ({
    taken,
    g: nodes.get(taken)?.g,
  }));
  return { taken: steps.map(({ taken }) => taken), cost: steps.find(({ taken }) => taken === goal)?.g };
}

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole("button", { name, exact: true });

/** The page with two runs compared. @param {Page} page */
async function compare(page) {
  await open(page);
  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).compare([{ algorithm: "greedy" }]));
  await expect(button(page, "Ladder")).toBeVisible();
}

/** @param {Page} page */
const all = (page) => page.locator(".rungs .rung");

/** The texts of the rungs, each once its search has ended. @param {Page} page */
async function rungs(page) {
  await expect(all(page)).not.toHaveCount(0);
  await expect(page.locator(".ladder :is(.said, .rung)", { hasText: "searching…" })).toHaveCount(0);
  return Promise.all((await all(page).all()).map((rung) => rung.locator("> :not(.picture, .bar)").allTextContents()));
}

/** Each picture of the ladder as it is drawn now. @param {Page} page */
const pictures = (page) =>
  page.locator(".rungs canvas").evaluateAll((all) => all.map((canvas) => /** @type {any} */ (canvas).toDataURL()));

test("a ladder has a search for each value, follows the clock, leads to a run, and needs no mouse", async ({
  page,
}) => {
  await compare(page);
  const board = await boardIn(page);
  await button(page, "Ladder").focus();
  await page.keyboard.press("Enter");
  const plain = WEIGHTS.map((weight) => searched(board, "astar", weight));
  const shortest = Number(plain[0].cost);
  const texts = await rungs(page);
  expect(texts.map(([name, taken, cost]) => [name, taken, cost.split(" ✓")[0].split(" +")[0]])).toEqual(
    plain.map(({ taken, cost }, index) => [`Weight ${WEIGHTS[index]}`, `${taken.length} expanded`, `cost ${cost}`]),
  );
  for (const [index, [, , cost]] of texts.entries()) expect(cost.includes("✓")).toBe(plain[index].cost === shortest);
  await expect(page.locator(".ladder .said")).toContainText(
    `From weight 0 to 5 the cells expanded fall from ${plain[0].taken.length} to ${plain[6].taken.length}.`,
  );
  await expect(page.locator(".ladder .note")).toHaveText("All at their ends.");
  const atEnd = await pictures(page);

  await page.getByRole("slider", { name: "Step" }).fill("20");
  await expect(page.locator(".ladder .note")).toHaveText("All at step 20, or at their ends; below is how they end.");
  // A search that has ended by then says so; of the others only what they have done. Each says it with its picture.
  await expect
    .poll(async () => (await rungs(page)).map(([, taken, cost]) => [taken, cost === ""]))
    .toEqual(
      plain.map(({ taken: { length } }) => [
        length <= 20 ? `${length} expanded` : `20 of ${length} expanded`,
        length > 20,
      ]),
    );
  await expect
    .poll(async () => (await pictures(page)).filter((picture, index) => picture === atEnd[index]))
    .toEqual([]);

  // The Tab key comes to the value that is set; arrow keys lead on from there.
  const current = page.locator(".rungs [aria-current]");
  await expect(current).toContainText("Weight 1");
  await page.getByLabel("One search for each value of").focus();
  await page.keyboard.press("Tab");
  await expect(current).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(current).toContainText("Weight 1.5");
  const options = () => page.locator("star-step").evaluate((star) => /** @type {any} */ (star).solver.options);
  await expectAtRest(page, async () => (await options()).weight).toBe(1.5);
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(button(page, "Compare with Weight 5")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".lanes .lane")).toHaveCount(3);
  await page
    .locator(".rungs .rung")
    .first()
    .click({ modifiers: ["Shift"] });
  await expect(page.locator(".lanes .lane")).toHaveCount(4);

  // An edit has all of it searched again.
  await page.getByRole("button", { name: "To end", exact: true }).click();
  await page.getByLabel("One search for each value of").selectOption("algorithm");
  await expect(all(page).filter({ hasText: "Greedy best-first search" })).toBeVisible();
  const named = await rungs(page);
  expect(named.map(([name]) => name)).toContain("Greedy best-first search");
  const greedy = searched(board, "greedy");
  expect(named.find(([name]) => name.startsWith("Greedy"))?.[1]).toBe(`${greedy.taken.length} expanded`);
  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).setCell(0, 0, 255));
  const walled = await boardIn(page);
  walled.cells[0] = 255;
  const again = `${searched(walled, "dijkstra").taken.length} expanded`;
  await expect(page.locator(".rungs .rung", { hasText: "Dijkstra" })).toContainText(again);

  for (const colorScheme of sampled(/** @type {const} */ (["light", "dark"]), 1)) {
    await shine(page, colorScheme);
    await expectAtRest(page, async () => [
      colorScheme,
      ...(await violationsIn(page, { include: ["star-step"] })),
    ]).toEqual([colorScheme]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await frames(page, 3);
  await expectAtRest(page, () => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const strip = await page.locator(".rungs").evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(strip, "it scrolls sideways inside").toBe(true);
  for (const box of await page
    .locator(".rungs button")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
});

/** Each run has its number in its color: at its board, in the sentence, and where it ends on the slider. @param {Page} page @param {number} count */
async function expectNumbered(page, count) {
  const seen = await page.locator("star-step").evaluate((star) => {
    const root = /** @type {ShadowRoot} */ (star.shadowRoot);
    const all = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);
    const disc = (/** @type {Element} */ of) => /** @type {HTMLElement} */ (of.querySelector(".disc"));
    const look = (/** @type {HTMLElement} */ each) => [each.dataset.run, getComputedStyle(each).backgroundColor];
    const heads = all(".lane .title summary").map((head) => [...look(disc(head)), head.textContent]);
    const said = all(".compared .named").map((named) => [...look(disc(named)), named.textContent]);
    const marks = all(".marks [data-run]").map((mark) => {
      return [mark.dataset.run, getComputedStyle(mark, "::after").backgroundColor, mark.title.split(":")[0]];
    });
    const labels = all(".marks [data-run]").flatMap(({ dataset: { label = "" } }) => label.split(" ").filter(Boolean));
    return { heads, said, marks, labels };
  });
  expect(seen.heads.map(([number]) => number)).toEqual(Array.from({ length: count }, (_, index) => `${index + 1}`));
  expect(new Set(seen.heads.map(([, color]) => color)).size).toBe(count);
  expect(seen.marks).toEqual(seen.heads);
  expect(seen.labels.sort()).toEqual(seen.heads.map(([number]) => number));
  // A sentence names them in any order.
  expect(new Set(seen.said.map(([number]) => number)).size).toBe(count);
  for (const named of seen.said) expect(seen.heads).toContainEqual(named);
}

test("an overlay counts who has taken what; while it plays, an option without effect ends the ladder over another one without an error", async ({
  page,
}) => {
  await compare(page);
  const board = await boardIn(page);
  const orders = ["astar", "greedy"].map((algorithm) => searched(board, algorithm).taken);
  await button(page, "Overlay").click();
  const legend = page.locator(".overlay-legend li");
  for (const step of [20, Math.max(...orders.map(({ length }) => length))]) {
    await page.getByRole("slider", { name: "Step" }).fill(String(step));
    const [left, right] = orders.map((order) => new Set(order.slice(0, step)));
    const both = [...left].filter((cell) => right.has(cell)).length;
    await expect(legend).toHaveText([
      `expanded by both: ${both}`,
      `expanded only by A*: ${left.size - both}`,
      `expanded only by Greedy: ${right.size - both}`,
      "path of A*",
      "path of Greedy",
    ]);
  }
  await expectNumbered(page, 2);

  // Of three, two classes; a run that is pointed at or chosen shows its own cells, and a cell says who has expanded it.
  await page.getByRole("button", { name: "Add a run" }).click();
  await page.getByRole("slider", { name: "Step" }).fill("20");
  const all3 = ["astar", "greedy", "dijkstra"].map((algorithm) => searched(board, algorithm).taken.slice(0, 20));
  const union = new Set(all3.flat());
  const inAll = [...union].filter((cell) => all3.every((taken) => taken.includes(cell))).length;
  const areas = page.locator(".overlay-legend ul").first().locator("li");
  const three = [`expanded by all 3: ${inAll}`, `only by some: ${union.size - inAll}`];
  await expect(areas).toHaveText(three);
  const own = (/** @type {string} */ name) => [`expanded by ${name}: 20`, `only by others: ${union.size - 20}`];
  await button(page, "path of Dijkstra").click();
  await expect(button(page, "path of Dijkstra")).toHaveAttribute("aria-pressed", "true");
  await expect(areas).toHaveText(own("Dijkstra"));
  await page.locator(".lane .numbers").nth(1).hover();
  await expect(areas).toHaveText(own("Greedy"));
  const [cell] = all3[0].filter((cell) => !all3[2].includes(cell));
  const [x, y] = [cell % board.width, Math.floor(cell / board.width)];
  const at = await pointOf(page, x, y);
  await page.mouse.move(at.x, at.y);
  await expect(areas).toHaveText(own("Dijkstra"));
  const names = ["A*", "Greedy", "Dijkstra"].flatMap((name, index) => {
    const step = all3[index].indexOf(cell) + 1;
    return step > 0 ? `${name} at step ${step}` : [];
  });
  await expect(page.locator(".about-cell")).toHaveText(`(${x}, ${y}): expanded by ${names.join(", ")}`);
  // In another language it stays chosen.
  const star = page.locator("star-step");
  const set = (/** @type {string} */ name, /** @type {string} */ value) =>
    star.evaluate((star, [name, value]) => star.setAttribute(name, value), [name, value]);
  await set("lang", "es");
  await expect(areas.first()).toHaveText("expandidas por Dijkstra: 20");
  await set("lang", "en");
  await expect(areas).toHaveText(own("Dijkstra"));
  // In an article, where the board's legend is in sight, it leaves this to the overlay's own.
  await set("controls", "basic");
  await expect(star.locator(".legend").first()).toContainText("wall");
  await expect(star.locator(".legend").first()).not.toContainText("Dijkstra");
  await expect(areas).toHaveText(own("Dijkstra"));
  await set("controls", "full");
  await expect(button(page, "path of Dijkstra")).toHaveAttribute("aria-pressed", "true");
  await button(page, "path of Dijkstra").click();
  await expectNumbered(page, 3);
  await page.mouse.move(1, 1);
  await expect(areas).toHaveText(three);

  // The ladder comes instead: of the overlay, and of all boards but one.
  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).configure({ algorithm: "dijkstra" }));
  await button(page, "Ladder").click();
  await expect(button(page, "Overlay")).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator(".lane .frame:visible")).toHaveCount(1);
  await button(page, "Overlay").click();
  await expect(page.locator(".ladder")).toBeHidden();
  await button(page, "Ladder").click();
  const over = page.getByLabel("One search for each value of");
  await over.selectOption("algorithm");
  await rungs(page);
  // What is compared is marked: A* became Dijkstra, so that it is there twice.
  await expect(all(page).filter({ hasText: "Dijkstra" }).locator(".disc")).toHaveCount(2);
  await expect(all(page).filter({ hasText: "Greedy" }).locator(".disc")).toHaveAttribute("data-run", "2");
  await over.selectOption("neighborOrder");
  await rungs(page);
  // Each frame of a search that plays is requested before that in which the pictures are drawn.
  await page.locator("star-step").evaluate((star) => {
    const element = /** @type {any} */ (star);
    element.speed = 1000;
    element.loop = true;
    element.seek(0);
    element.play();
  });
  for (let i = 0; i < 2; i++) {
    await over.selectOption("weight");
    await expect(page.locator(".ladder .note")).toHaveText("Weight: no effect with these settings.");
    await frames(page, 3);
    await over.selectOption("neighborOrder");
    await expect(all(page).first()).toBeVisible();
    await frames(page, 3);
  }
});

test("overlay and ladder, opened and closed many times, leave nothing behind", { tag: "@thorough" }, async ({
  page,
}) => {
  await compare(page);
  // Little is drawn, so that little time goes by.
  await page.setViewportSize({ width: 480, height: 480 });
  const toggle = (/** @type {number} */ times) =>
    page.locator("star-step").evaluate(async (star, times) => {
      const buttons = [.../** @type {ShadowRoot} */ (star.shadowRoot).querySelectorAll(".bar-of-all button")];
      for (let i = 0; i < 2 * times; i++) {
        for (const name of ["Overlay", "Ladder"]) {
          /** @type {HTMLElement} */ (buttons.find(({ textContent }) => textContent === name)).click();
        }
        // Searches begin in the second frame after the ladder was opened.
        for (let j = i % 2; j < 2; j++) await new Promise(requestAnimationFrame);
      }
    }, times);
  await expectNothingLeft(page, toggle);
});
