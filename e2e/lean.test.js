// A page that begins with the lean engine: what it fetches and when, and what waits for the full engine while that is on
// its way, or cannot be loaded at all.

import { plainStorage } from "../tests/page/plain-storage.js";
import { boardIn, expect, plain, SHIPPED, searched, shownText, test } from "./page.js";
import { inTurn } from "./sampled.js";

/** The full engine's file, wherever it is. */
const FULL = /starstep_bg/;

/** Holds back the full engine until it is let go. @param {import("@playwright/test").Page} page */
async function holdFull(page) {
  /** @type {() => void} */
  let letGo = () => {};
  const held = new Promise((resolve) => (letGo = () => resolve(undefined)));
  await page.route(FULL, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

/** Asks the element. @template T @param {import("@playwright/test").Page} page @param {(star: import("../www/element.js").StarStep) => T} ask @returns {Promise<T>} */
const ask = (page, ask) =>
  page.evaluate(`(${ask})(document.querySelector("star-step"))`).then((answer) => /** @type {T} */ (answer));

/** Opens the page, and waits until the board is there. @param {import("@playwright/test").Page} page @param {string} [query] */
async function open(page, query = "?lang=en") {
  await page.goto(`${SHIPPED}/${query}`);
  await expect(page.locator("star-step canvas.board, star-step canvas").first()).toBeVisible();
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("star-step")).solver !== undefined);
}

test("the full engine is fetched by itself after the board is there, which is edited meanwhile, and a map for it waits", async ({
  page,
}) => {
  /** @type {string[]} */
  const fetched = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.addInitScript(() =>
    addEventListener("ready", () => Object.assign(globalThis, { atReady: performance.now() }), { capture: true }),
  );
  const letGo = await holdFull(page);
  const asked = page.waitForRequest(FULL);
  await open(page);
  await asked;
  const told = await ask(page, (star) => {
    star.setCell(12, 12, 255);
    star.step(-3);
    const { solver } = star;
    return {
      cost: star.findPath()?.cost,
      shortest: solver?.shortestCost(),
      step: solver?.taken()?.step,
      position: solver?.position,
      map: solver?.toMap().split("\n").slice(0, 3),
    };
  });
  expect(told.cost).toBe(told.shortest);
  expect(told.step).toBe(told.position);
  expect(told.map).toEqual(["type octile", "height 24", "width 40"]);
  await ask(page, (star) => star.setAttribute("map", "width 3\nheight 2\nmap\n...\n.@.\n"));
  await expect(ask(page, (star) => star.solver?.width)).resolves.toBe(40);
  letGo();
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("star-step")).solver.width === 3);
  const [lean, full] = [/lean_bg/, FULL].map((name) => fetched.filter((address) => name.test(address)).length);
  expect([lean, full]).toEqual([1, 1]);
  const ready = await page.evaluate(() => /** @type {any} */ (globalThis).atReady);
  // It is listed when all of it has come.
  const began = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").find(({ name }) => /starstep_bg/.test(name))?.startTime ?? 0,
    );
  await expect.poll(began).toBeGreaterThan(ready);
});

test("another kind of search begins when it is there", { tag: inTurn(2) }, async ({ page }) => {
  const letGo = await holdFull(page);
  await open(page);
  const before = await ask(page, (star) => star.findPath()?.cost);
  await ask(page, (star) => star.configure({ algorithm: "fastest" }));
  await expect(ask(page, (star) => star.solver?.length)).resolves.toBe(0);
  await expect(shownText(page, "Searching…")).toBeVisible();
  const refused = await ask(page, (star) => {
    try {
      return star.findPath();
    } catch (error) {
      return /** @type {any} */ (error).code;
    }
  });
  expect(refused).toBe("engine-loading");
  // A script that waits is answered as soon as it is there.
  const answered = ask(page, async (star) => {
    await star.loadEngine();
    return star.findPath()?.cost;
  });
  // What it is on this board is not known yet.
  await expect(page.getByText("On this board the fastest is")).toBeHidden();
  letGo();
  await page.locator("star-step .code summary").click();
  await expect(page.getByText("On this board the fastest is")).toBeVisible();
  await expect(answered).resolves.toBe(before);
  await ask(page, (star) => star.configure({ algorithm: "jump-point" }));
  await searched(page);
  await ask(page, (star) => star.seek(Number.POSITIVE_INFINITY));
  await expect(ask(page, (star) => star.solver?.path()?.cost)).resolves.toBe(before);
  await expect(ask(page, (star) => star.solver?.scans().some((count) => count > 0))).resolves.toBe(true);
});

test("a heap with habits waits for it too, and gives its own steps on the board that was asked for last", {
  tag: inTurn(1),
}, async ({ page }) => {
  const letGo = await holdFull(page);
  await open(page);
  await ask(page, (star) => {
    star.configure({ swapEqual: true });
    // The first one waits as well.
    star.setAttribute("map", "width 3\nheight 2\nmap\n...\n.@.\n");
    const rows = [
      "s...........",
      "............",
      "..@@@@@@@@..",
      ".........@..",
      ".........@..",
      "..@@@@...@..",
      ".......g.@..",
    ];
    star.setAttribute("map", `height 7\nwidth 12\nmap\n${rows.join("\n")}\n`);
  });
  await expect(ask(page, (star) => [star.solver?.width, star.solver?.length])).resolves.toEqual([12, 0]);
  await expect(shownText(page, "Searching…")).toBeVisible();
  letGo();
  await searched(page);
  const board = await boardIn(page);
  expect(board.width).toBe(12);
  const options = await ask(page, (star) => star.solver?.options);
  const expected = [...plainStorage(board, /** @type {import("../www/engine.js").Options} */ (options))];
  await ask(page, (star) => star.seek(Number.POSITIVE_INFINITY));
  const moves = await ask(page, (star) => star.solver?.stats.moves);
  expect(moves).toBe(expected.at(-1)?.moves);
  expect(moves).toBeGreaterThan(10);
});

const MISSING = "A part of Starstep could not be loaded. Check your connection and try again.";

plain(
  "where it cannot be loaded the sentence says so and the board goes on, and it comes when the network is back",
  { tag: inTurn(2) },
  async ({ page }) => {
    await page.route(FULL, (route) => route.abort());
    await open(page);
    const status = page.locator("star-step").getByRole("status").first();
    await ask(page, (star) => star.seek(20));
    await ask(page, (star) => star.configure({ algorithm: "fastest" }));
    await expect(status).toHaveText(MISSING);
    await expect(ask(page, (star) => star.loadEngine().catch((error) => error.code))).resolves.toBe("missing");
    await ask(page, (star) => star.configure({ algorithm: "astar" }));
    await searched(page);
    await expect(status).toHaveText(/^Paused at step 20 /);
    await ask(page, (star) => star.configure({ algorithm: "fastest" }));
    await expect(status).toHaveText(MISSING);
    await page.unroute(FULL);
    // As the browser tells it.
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await searched(page);
    await expect(status).toHaveText(/^(Path found|Paused at step 20 )/);
  },
);
