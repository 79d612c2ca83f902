// What the element is for the scripts and frameworks of other people's pages: what they may ask before it is ready, what they
// can read and set, what they hear, and what is told to an author who has misspelt something.

import { roomFor } from "../www/element/embedding/reserved-room.js";
import { expect, FOLDER, frames, plain } from "./page.js";
import { paired, sampled } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

const MAP = ["type octile", "height 4", "width 10", "map", "s.........", "....@@....", "....@@....", ".........g"].join(
  "&#10;",
);

/** Shows a page of somebody else's. @param {Page} page @param {string} body @param {string} [head] */
async function host(page, body, head = "") {
  const html = `<!doctype html><meta charset="utf-8"><title>An article</title>${head}<body>${body}
    <script type="module" src="${FOLDER}/star-step.js"></script>`;
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/host.html");
}

/** @param {Page} page @param {string} [selector] */
const ready = (page, selector = "star-step") =>
  page.evaluate(async (selector) => {
    await customElements.whenDefined("star-step");
    const all = /** @type {NodeListOf<StarStep>} */ (document.querySelectorAll(selector));
    await Promise.all(Array.from(all, (star) => star.whenReady));
  }, selector);

plain("what a script asks before the element is ready is done in its order", async ({ page }) => {
  await host(page, `<div></div>`);
  const seen = await page.evaluate(async (map) => {
    await customElements.whenDefined("star-step");
    const star = /** @type {StarStep} */ (document.createElement("star-step"));
    star.setAttribute("map", map.replaceAll("&#10;", "\n"));
    document.body.append(star);
    const before = { status: star.status, playing: star.playing, position: star.position, length: star.length };
    star.configure({ algorithm: "dijkstra" });
    star.seek(3);
    star.step(2);
    /** @type {string} */
    let code = "";
    try {
      star.setCell(0, 0, 1);
    } catch (error) {
      code = /** @type {{ code: string }} */ (error).code;
    }
    const isSame = (await star.whenReady) === star;
    const { status, position, length, solver } = star;
    return { before, code, isSame, status, position, length, algorithm: solver?.options.algorithm };
  }, MAP);
  // Dijkstra's algorithm takes all 36 free cells but those farther than the goal: none.
  expect(seen).toEqual({
    before: { status: "loading", playing: false, position: 0, length: 0 },
    code: "not-ready",
    isSame: true,
    status: "searching",
    position: 5,
    length: 36,
    algorithm: "dijkstra",
  });
});

plain("a wrong option that is asked for early is told in the console, and what follows is done", async ({ page }) => {
  /** @type {string[]} */
  const warnings = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await host(page, "");
  const position = await page.evaluate(async () => {
    await customElements.whenDefined("star-step");
    const star = /** @type {StarStep} */ (document.createElement("star-step"));
    document.body.append(star);
    star.configure({ weight: -1 });
    star.seek(4);
    await star.whenReady;
    return star.position;
  });
  expect(position).toBe(4);
  expect(warnings.filter((warning) => warning.includes("weight"))).toHaveLength(1);
});

plain("an element that cannot be shown says so to those who wait", async ({ page }) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await host(page, `<star-step></star-step>`);
  const seen = await page.evaluate(async () => {
    await customElements.whenDefined("star-step");
    const star = /** @type {StarStep} */ (document.querySelector("star-step"));
    const code = await star.whenReady.then(
      () => "",
      (error) => error.code,
    );
    const compared = await star.compare().then(
      () => "",
      (error) => error.code,
    );
    return { code, compared, status: star.status };
  });
  expect(seen).toEqual({ code: "missing", compared: "missing", status: "failed" });
});

plain("how it stands can be read, and play and pause are heard", async ({ page }) => {
  await host(page, `<star-step map="${MAP}" speed="20"></star-step>`);
  await ready(page);
  const seen = await page.evaluate(async () => {
    const star = /** @type {StarStep} */ (document.querySelector("star-step"));
    /** @type {string[]} */
    const heard = [];
    for (const name of /** @type {const} */ (["play", "pause", "done"])) {
      star.addEventListener(name, () => heard.push(`${name} ${star.playing}`));
    }
    const next = (/** @type {"play" | "pause"} */ name) =>
      new Promise((resolve) => star.addEventListener(name, resolve, { once: true }));
    const end = { status: star.status, isAtEnd: star.position === star.length && star.length > 5 };
    star.seek(0);
    const atStart = star.status;
    star.play();
    await next("play");
    star.pause();
    await next("pause");
    star.speed = Number.POSITIVE_INFINITY;
    star.play();
    await next("pause");
    star.setCell(0, 0, 255);
    const blocked = { status: star.status, length: star.length };
    return { end, atStart, heard, blocked };
  });
  expect(seen).toEqual({
    end: { status: "found", isAtEnd: true },
    atStart: "searching",
    heard: ["play true", "pause false", "play false", "done false", "pause false"],
    blocked: { status: "blocked", length: 0 },
  });
});

plain("every documented attribute is a property, and may be set before the class is there", async ({ page }) => {
  await host(
    page,
    `<star-step></star-step>
    <script>Object.assign(document.querySelector("star-step"), { weight: 2, startStep: 3, tieBreak: "lifo", penalties: false });</script>`,
  );
  await ready(page);
  const seen = await page.evaluate((map) => {
    const star = /** @type {any} */ (document.querySelector("star-step"));
    const early = [
      star.getAttribute("weight"),
      star.position,
      star.solver.options.tieBreak,
      star.solver.options.penalties,
    ];
    star.map = map.replaceAll("&#10;", "\n");
    const { width, height } = star.solver;
    star.theme = "dark";
    star.compareLayout = "overlay";
    star.tieBreak = null;
    star.weight = undefined;
    const compare = typeof star.compare;
    star.compare = "greedy";
    return {
      early,
      size: [width, height],
      attributes: ["theme", "compare-layout", "tie-break", "weight", "compare"].map((name) => star.getAttribute(name)),
      read: [star.theme, star.weight, star.label],
      compare: [compare, typeof star.compare],
    };
  }, MAP);
  expect(seen).toEqual({
    early: ["2", 3, "lifo", false],
    size: [10, 4],
    attributes: ["dark", "overlay", null, null, "greedy"],
    read: ["dark", null, null],
    compare: ["function", "function"],
  });
});

plain("a misspelt attribute is told with the one that is meant, and others are not", async ({ page }) => {
  /** @type {string[]} */
  const warnings = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const strange =
    'class="a" style="" id="b" title="c" data-map="" aria-label="d" height="300" width="4" x-data v-if key="e"';
  await host(page, `<star-step lang="en" heurstic="zero" startstep="3" wieght="2" ${strange}></star-step>`);
  await ready(page);
  expect(warnings).toEqual([
    "<star-step>: There is no attribute “heurstic”. Is “heuristic” meant?",
    "<star-step>: There is no attribute “startstep”. Is “start-step” meant?",
    "<star-step>: There is no attribute “wieght”. Is “weight” meant?",
  ]);
});

plain("the page around it does not hear its events as its own", async ({ page }) => {
  await host(
    page,
    `<form onchange="heard.push('change')"><div onerror="heard.push('error')"><star-step map="${MAP}"></star-step></div></form>`,
    "<script>heard = []; addEventListener('step', () => heard.push('step')); addEventListener('starstep-step', () => heard.push('ours'));</script>",
  );
  await ready(page);
  await page.evaluate(async () => {
    const star = /** @type {StarStep} */ (document.querySelector("star-step"));
    const changed = new Promise((resolve) => star.addEventListener("change", resolve, { once: true }));
    star.seek(2);
    await changed;
    await star.load("nonsense");
  });
  await frames(page, 2);
  expect(new Set(await page.evaluate("heard"))).toEqual(new Set(["ours"]));
});

plain("done never comes before ready", async ({ page }) => {
  await host(
    page,
    `<star-step map="${MAP}" compare="greedy, dijkstra"></star-step>`,
    `<script>heard = []; for (const name of ["ready", "done"]) addEventListener("starstep-" + name, () => heard.push(name));</script>`,
  );
  await ready(page);
  await page.waitForFunction("heard.includes('done')");
  expect(await page.evaluate("heard[0]")).toBe("ready");
});

plain("a link that an element has made is one that it opens", async ({ page }) => {
  await host(page, `<star-step map="${MAP}" algorithm="dijkstra"></star-step>`);
  await ready(page);
  const seen = await page.evaluate(async () => {
    const star = /** @type {StarStep} */ (document.querySelector("star-step"));
    star.seek(7);
    const link = await star.toLink();
    star.map = null;
    star.reset();
    star.setCell(5, 0, 255);
    star.configure({ algorithm: "greedy" });
    const isShown = await star.openLink(link);
    return {
      isShown,
      position: star.position,
      algorithm: star.solver?.options.algorithm,
      cell: star.solver?.cell(5, 0),
    };
  });
  expect(seen).toEqual({ isShown: true, position: 7, algorithm: "dijkstra", cell: 0 });
});

plain("one that shares shows the board of the others at once, and never another", async ({ page }) => {
  const far = "<p style='height: 3000px'></p>";
  await host(
    page,
    `<star-step sync="x"></star-step>${far}<star-step id="named" sync="x" map="${MAP}"></star-step>`,
    "<script>heard = []; addEventListener('starstep-done', ({ detail }) => heard.push(detail.cost));</script>",
  );
  await ready(page, "star-step:first-of-type");
  await page.waitForFunction("heard.length > 0");
  await frames(page, 5);
  // Around the walls: nine columns, three of the moves diagonal.
  expect(new Set(await page.evaluate("heard"))).toEqual(new Set([6 * 10 + 3 * 14]));
  expect(await page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).solver?.width)).toBe(
    10,
  );
});

plain("a clock that is shared runs while any of its boards is in sight", async ({ page }) => {
  const far = "<p style='height: 3000px'></p>";
  await host(page, `<star-step sync="x" map="${MAP}" speed="max"></star-step>${far}<star-step sync="x"></star-step>`);
  await page.evaluate(() => customElements.whenDefined("star-step"));
  await page.locator("star-step").nth(1).scrollIntoViewIfNeeded();
  await ready(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator("star-step").nth(1)).not.toBeInViewport();
  await frames(page, 3);
  await page.evaluate(() => {
    const [, second] = /** @type {NodeListOf<StarStep>} */ (document.querySelectorAll("star-step"));
    second.seek(0);
    second.play();
  });
  await page.waitForFunction(() => {
    const [first] = /** @type {NodeListOf<StarStep>} */ (document.querySelectorAll("star-step"));
    return first.position > 0 && first.position === first.length;
  });
});

plain("the whole page is one link away, with this very board", async ({ page, context }) => {
  await host(page, `<star-step lang="en" map="${MAP}" controls="basic" algorithm="greedy"></star-step>`);
  await ready(page);
  const link = page.getByRole("link", { name: "Open in Starstep" });
  const opened = context.waitForEvent("page");
  await link.click();
  const whole = await opened;
  await whole.waitForFunction(
    () => /** @type {StarStep} */ (document.querySelector("star-step"))?.solver?.width === 10,
  );
  const options = await whole.evaluate(
    () => /** @type {StarStep} */ (document.querySelector("star-step")).solver?.options.algorithm,
  );
  expect(options).toBe("greedy");
  await whole.close();
  await page.evaluate(() => {
    /** @type {any} */ (document.querySelector("star-step")).page = "https://example.org/grid/";
  });
  await link.hover();
  await expect(link).toHaveAttribute("href", /^https:\/\/example\.org\/grid\/#1\./);
  await page.evaluate(() => {
    /** @type {any} */ (document.querySelector("star-step")).page = "none";
  });
  await expect(link).toHaveCount(0);
});

for (const width of sampled([960, 1100, 1280, 1600], 2)) {
  plain(`with all controls the board keeps its limit in a column of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width: width + 40, height: 800 });
    await host(page, `<div style="width: ${width}px"><star-step controls="full" map="${MAP}"></star-step></div>`);
    await ready(page);
    const board = page.getByRole("application").first();
    const size = async () => (await board.boundingBox()) ?? { width: 0, height: 0 };
    // What is in the rail comes later, and must not stretch the board.
    await page.getByRole("tabpanel").first().waitFor();
    await frames(page, 30);
    const { height } = await size();
    expect(height).toBeLessThanOrEqual(0.72 * 800 + 1);
    expect(height).toBeGreaterThanOrEqual(160);
    await page.locator("star-step").evaluate((star) => star.style.setProperty("--starstep-board-limit", "300px"));
    await expect.poll(async () => (await size()).height).toBeLessThanOrEqual(300);
    const whole = await page.locator("star-step").boundingBox();
    // The strip of tools beside a low board has its own height.
    expect(whole?.height).toBeLessThanOrEqual(800);
  });
}

for (const [width, controls] of sampled(
  /** @type {const} */ ([
    [350, "basic"],
    [500, "transport"],
    [640, "basic"],
    [720, "basic"],
    [900, "transport"],
  ]),
  2,
)) {
  plain(`the question of a lesson is read beside its board, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width: width + 40, height: 800 });
    const scenario = `src="${FOLDER}/scenarios/tour-5-astar.json"`;
    const around = "<p style='height: 900px'></p>";
    await host(
      page,
      `${around}<div style="width: ${width}px"><star-step lang="en" controls="${controls}" ${scenario}></star-step></div>${around}`,
    );
    await page.locator("star-step").scrollIntoViewIfNeeded();
    await ready(page);
    const question = page.getByRole("group", { name: "Question" });
    const forth = page.locator("star-step .steps button").nth(1);
    while (await question.isHidden()) {
      await forth.click();
      await frames(page, 3);
    }
    const last = question.getByRole("textbox").last();
    await last.focus();
    // Beside each other they are on one screen; below each other the board follows.
    if (width >= 640) await page.locator("star-step").evaluate((star) => star.scrollIntoView({ block: "start" }));
    await frames(page, 3);
    // All of the board is seen while the last number is filled in.
    const board = await page.getByRole("application").first().boundingBox();
    const field = await last.boundingBox();
    expect(board?.y).toBeGreaterThanOrEqual(-1);
    expect(Number(board?.y) + Number(board?.height)).toBeLessThanOrEqual(800);
    expect(Number(field?.y) + Number(field?.height)).toBeLessThanOrEqual(800);
    const isCovered = Number(field?.y) < Number(board?.y) + Number(board?.height);
    const isBeside = Number(field?.x) >= Number(board?.x) + Number(board?.width);
    expect(isBeside || !isCovered).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width + 40);
  });
}

for (const others of ["greedy", "greedy, weight=2", "greedy, weight=2, dijkstra"]) {
  plain(`boards, sentence and clock fit one screen: A* and ${others}`, async ({ page }) => {
    await page.setViewportSize({ width: 760, height: 800 });
    await host(page, `<div style="width: 720px"><star-step lang="en" compare="${others}"></star-step></div>`);
    await ready(page);
    await page.locator("star-step .compared").waitFor();
    await frames(page, 5);
    const top = await page.locator("star-step .lane .title").first().boundingBox();
    const clock = await page.locator("star-step .transport").boundingBox();
    expect(Number(clock?.y) + Number(clock?.height) - Number(top?.y)).toBeLessThanOrEqual(800);
  });
}

for (const [controls, width] of paired(["none", "transport", "basic", "full"], [360, 520, 700, 900])) {
  plain(`nothing jumps when a board comes: ${controls}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width: width + 40, height: 800 });
    const height = roomFor(width, 800, controls, { width: 10, height: 4 });
    await host(
      page,
      `<div style="width: ${width}px"><h1>An article</h1><star-step lang="en" controls="${controls}" map="${MAP}"></star-step>
        ${"<p>It goes on.</p>".repeat(30)}</div>`,
      `<style>body { margin: 20px } star-step { display: block; min-height: ${height}px }</style>
        <script>shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) shift += entry.value; }).observe({ type: "layout-shift", buffered: true });</script>`,
    );
    await ready(page);
    await page.waitForLoadState("networkidle");
    await frames(page, 10);
    const seen = await page.evaluate(() => ({
      shift: /** @type {number} */ (Reflect.get(globalThis, "shift")),
      height: document.querySelector("star-step")?.getBoundingClientRect().height,
    }));
    expect(seen.shift, `room for ${height}, height ${seen.height}`).toBeLessThan(0.02);
  });
}
