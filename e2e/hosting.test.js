// What the element is for the scripts and frameworks of other people's pages: what they may ask before it is ready, what they
// can read and set, what they hear, and what is told to an author who has misspelt something.

import { roomFor } from "../www/element/embedding/reserved-room.js";
import { expect, expectAtRest, FOLDER, frames, plain } from "./page.js";
import { inTurn, paired, sampled } from "./sampled.js";

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

plain(
  "what a page sets and asks before the class or the element is there is done in its order, and wrong options are told",
  async ({ page }) => {
    /** @type {string[]} */
    const warnings = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await host(
      page,
      `<star-step id="early"></star-step>
    <script>Object.assign(document.querySelector("#early"), { weight: 2, startStep: 3, tieBreak: "lifo", penalties: false });</script>`,
    );
    const seen = await page.evaluate(async (map) => {
      await customElements.whenDefined("star-step");
      const star = /** @type {StarStep} */ (document.createElement("star-step"));
      star.setAttribute("map", map.replaceAll("&#10;", "\n"));
      document.body.prepend(star);
      const before = { status: star.status, playing: star.playing, position: star.position, length: star.length };
      star.configure({ weight: -1 });
      star.configure({ algorithm: "dijkstra" });
      star.seek(3);
      star.step(2);
      const codes = [() => star.setCell(0, 0, 1), () => star.findPath()].map((act) => {
        try {
          act();
          return "";
        } catch (error) {
          return /** @type {{ code: string }} */ (error).code;
        }
      });
      const isSame = (await star.whenReady) === star;
      const { status, position, length, solver } = star;
      return { before, codes, isSame, status, position, length, algorithm: solver?.options.algorithm };
    }, MAP);
    // Dijkstra's algorithm takes all 36 free cells but those farther than the goal: none.
    expect(seen).toEqual({
      before: { status: "loading", playing: false, position: 0, length: 0 },
      codes: ["not-ready", "not-ready"],
      isSame: true,
      status: "searching",
      position: 5,
      length: 36,
      algorithm: "dijkstra",
    });
    expect(warnings.filter((warning) => warning.includes("weight"))).toHaveLength(1);
    // Every documented attribute is a property too.
    await ready(page);
    const properties = await page.evaluate((map) => {
      const star = /** @type {any} */ (document.querySelector("#early"));
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
        attributes: ["theme", "compare-layout", "tie-break", "weight", "compare"].map((name) =>
          star.getAttribute(name),
        ),
        read: [star.theme, star.weight, star.label],
        compare: [compare, typeof star.compare],
      };
    }, MAP);
    expect(properties).toEqual({
      early: ["2", 3, "lifo", false],
      size: [10, 4],
      attributes: ["dark", "overlay", null, null, "greedy"],
      read: ["dark", null, null],
      compare: ["function", "function"],
    });
  },
);

plain(
  "one that shares shows the board of the others at once, and its clock runs while any of them is in sight",
  { tag: inTurn(1) },
  async ({ page }) => {
    const far = "<p style='height: 3000px'></p>";
    await host(
      page,
      `<star-step sync="x" speed="max"></star-step>${far}<star-step id="named" sync="x" map="${MAP}"></star-step>`,
      "<script>heard = []; addEventListener('starstep-done', ({ detail }) => heard.push(detail.cost));</script>",
    );
    await ready(page, "star-step:first-of-type");
    await page.waitForFunction("heard.length > 0");
    await frames(page, 5);
    // Around the walls: nine columns, three of the moves diagonal.
    await expectAtRest(page, async () => new Set(await page.evaluate("heard"))).toEqual(new Set([6 * 10 + 3 * 14]));
    await expectAtRest(page, () =>
      page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).solver?.width),
    ).toBe(10);
    await page.locator("#named").scrollIntoViewIfNeeded();
    await ready(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator("#named")).not.toBeInViewport();
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
  },
);

plain(
  "a link that an element has made is one that it opens, and the whole page is one link away with this very board",
  async ({ page, context }) => {
    await host(page, `<star-step lang="en" map="${MAP}" controls="basic" algorithm="dijkstra"></star-step>`);
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
      const { position, solver } = star;
      const seen = { isShown, position, algorithm: solver?.options.algorithm, cell: solver?.cell(5, 0) };
      star.configure({ algorithm: "greedy" });
      return seen;
    });
    expect(seen).toEqual({ isShown: true, position: 7, algorithm: "dijkstra", cell: 0 });
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
  },
);

/** Columns of articles, and how high an element may be there: 16 px less on a touch screen. @type {readonly ["en" | "es" | "zh", width: number, highest: number][]} */
const COLUMNS = [
  ["en", 680, 544],
  ["es", 680, 544],
  ["zh", 350, 504],
  ["en", 350, 504],
  ["es", 520, 560],
  ["zh", 280, 620],
  ["es", 280, 620],
];

plain(
  "a board keeps its limit in a column of any width, and in an article all that is seen at once keeps its height",
  async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 900 });
    await host(page, `<div style="font: 19px/1.6 serif"></div>`);
    for (const [lang, width, highest] of sampled(COLUMNS, 3)) {
      await page.setViewportSize({ width: width + 40, height: 900 });
      await page
        .locator("div")
        .first()
        .evaluate(
          (column, { lang, width }) => {
            Object.assign(column.style, { width: `${width}px` });
            column.innerHTML = `<star-step lang="${lang}" controls="basic"></star-step>`;
          },
          { lang, width },
        );
      await ready(page);
      await expect(page.locator("star-step .legend canvas").first()).toBeVisible();
      const seen = await page.locator("star-step").evaluate(async (element) => {
        const star = /** @type {StarStep} */ (element);
        const root = /** @type {ShadowRoot} */ (star.shadowRoot);
        const boxOf = (/** @type {string} */ name) =>
          /** @type {Element} */ (root.querySelector(name)).getBoundingClientRect();
        const heights = [];
        for (const options of /** @type {const} */ ([
          { algorithm: "astar", costs: "sqrt2" },
          { algorithm: "dijkstra", costs: "10-14" },
          { algorithm: "breadth-first" },
          { algorithm: "greedy" },
          { algorithm: "bidirectional-astar" },
          { algorithm: "jump-point" },
          { algorithm: "astar", weight: 2.5 },
        ])) {
          star.configure(options);
          star.seek(Number.POSITIVE_INFINITY);
          /** @type {Set<number>} */
          const found = new Set();
          for (let at = 0; at <= star.length; at += Math.max(1, star.length >> 4)) {
            star.seek(at);
            for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
            found.add(star.getBoundingClientRect().height);
          }
          heights.push([...found]);
        }
        const { width, height } = /** @type {any} */ (star).solver;
        const cell = Math.min((boxOf(".board").width - 4) / width, (boxOf(".board").height - 4) / height);
        const edges = [".board", ".narrator", ".outcome", ".legend", ".foot"].map(
          (name) => boxOf(name).left - boxOf(".root").left,
        );
        return { heights, cell: Math.floor(cell), edges };
      });
      const where = `${lang}, ${width} px`;
      for (const found of seen.heights) expect(found, where).toHaveLength(1);
      expect(seen.heights[0][0], where).toBeLessThanOrEqual(highest);
      expect(seen.cell, where).toBeGreaterThanOrEqual(22);
      expect(seen.edges, where).toEqual([0, 0, 0, 0, 0]);
      // Nothing is beside the board that could be folded away.
      await expect(page.locator("star-step .fold")).toHaveCount(1);
      await expect(page.locator("star-step .fold")).toBeHidden();
    }

    const widths = [960, 1100, 1280, 1600];
    await page.setViewportSize({ width: widths[0] + 40, height: 800 });
    await host(page, `<div><star-step controls="full" map="${MAP}"></star-step></div>`);
    await ready(page);
    const star = page.locator("star-step");
    const board = page.getByRole("application").first();
    const height = async () => (await board.boundingBox())?.height ?? 0;
    // What is in the rail comes later, and must not stretch the board.
    await expect(page.locator("[role=tabpanel]:visible .why-tab.ready")).not.toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width: width + 40, height: 800 });
      await star.evaluate((star, width) => {
        const column = /** @type {HTMLElement} */ (star.parentElement);
        column.style.width = `${width}px`;
        star.style.removeProperty("--starstep-board-limit");
      }, width);
      await frames(page, 5);
      await expectAtRest(page, height, `${width} px`).toBeLessThanOrEqual(0.72 * 800 + 1);
      await expectAtRest(page, height, `${width} px`).toBeGreaterThan(300);
      await star.evaluate((star) => star.style.setProperty("--starstep-board-limit", "300px"));
      await expect.poll(height).toBeLessThanOrEqual(300);
      await expectAtRest(page, height).toBeGreaterThanOrEqual(160);
      const whole = await star.boundingBox();
      // The strip of tools beside a low board has its own height, and there is the row of the legend.
      expect(whole?.height).toBeLessThanOrEqual(830);
    }
  },
);

plain("the question of a lesson is read beside its board, or the board follows", async ({ page }) => {
  const scenario = `src="${FOLDER}/scenarios/tour-5-astar.json"`;
  const around = "<p style='height: 900px'></p>";
  await page.setViewportSize({ width: 760, height: 800 });
  await host(
    page,
    `${around}<div style="width: 720px"><star-step lang="en" controls="basic" ${scenario}></star-step></div>${around}`,
  );
  const star = page.locator("star-step");
  await star.scrollIntoViewIfNeeded();
  await ready(page);
  const question = page.getByRole("group", { name: "Question" });
  for (const [width, controls] of /** @type {const} */ ([
    [720, "basic"],
    [640, "basic"],
    [350, "basic"],
    [500, "transport"],
    [900, "transport"],
  ])) {
    const where = `${controls}, ${width} px`;
    await page.setViewportSize({ width: width + 40, height: 800 });
    await star.evaluate(
      (star, [width, controls]) => {
        const column = /** @type {HTMLElement} */ (star.parentElement);
        column.style.width = `${width}px`;
        if (star.getAttribute("controls") !== controls) star.setAttribute("controls", String(controls));
        scrollTo(0, 0);
      },
      /** @type {const} */ ([width, controls]),
    );
    await star.scrollIntoViewIfNeeded();
    const forth = page.locator("star-step .steps button").nth(1);
    await expect(async () => {
      if (await question.isHidden()) await forth.click({ timeout: 1000 });
      await expect(question).toBeVisible({ timeout: 300 });
    }, where).toPass();
    const last = question.getByRole("textbox").last();
    await last.blur();
    await last.focus();
    // Beside each other they are on one screen; below each other the board follows.
    if (width >= 640) await star.evaluate((star) => star.scrollIntoView({ block: "start" }));
    await frames(page, 3);
    // All of the board is seen while the last number is filled in.
    const board = await page.getByRole("application").first().boundingBox();
    const field = await last.boundingBox();
    expect(board?.y, where).toBeGreaterThanOrEqual(-1);
    expect(Number(board?.y) + Number(board?.height), where).toBeLessThanOrEqual(800);
    expect(Number(field?.y) + Number(field?.height), where).toBeLessThanOrEqual(800);
    const isCovered = Number(field?.y) < Number(board?.y) + Number(board?.height);
    const isBeside = Number(field?.x) >= Number(board?.x) + Number(board?.width);
    expect(isBeside || !isCovered, where).toBe(true);
    await expectAtRest(
      page,
      () => page.evaluate(() => document.documentElement.scrollWidth),
      where,
    ).toBeLessThanOrEqual(width + 40);
  }
});

plain(
  "boards, sentence and clock of a comparison fit one screen, and done never comes before ready",
  async ({ page }) => {
    await page.setViewportSize({ width: 760, height: 800 });
    await host(
      page,
      '<div style="width: 720px"><star-step lang="en" compare="greedy"></star-step></div>',
      `<script>heard = []; for (const name of ["ready", "done"]) addEventListener("starstep-" + name, () => heard.push(name));</script>`,
    );
    await ready(page);
    await page.waitForFunction("heard.includes('done')");
    await expectAtRest(page, () => page.evaluate("heard[0]")).toBe("ready");
    for (const [count, others] of ["greedy", "greedy, weight=2", "greedy, weight=2, dijkstra"].entries()) {
      await page.locator("star-step").evaluate((star, others) => star.setAttribute("compare", others), others);
      await expect(page.locator("star-step .lane .title")).toHaveCount(count + 2);
      await frames(page, 5);
      const top = await page.locator("star-step .lane .title").first().boundingBox();
      const clock = await page.locator("star-step .transport").boundingBox();
      expect(Number(clock?.y) + Number(clock?.height) - Number(top?.y), others).toBeLessThanOrEqual(800);
    }
  },
);

plain("nothing jumps when a board comes", { tag: inTurn(1) }, async ({ page }) => {
  await host(page, "", "<style>body { margin: 20px } star-step { display: block }</style>");
  await page.evaluate(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { shift: Reflect.get(globalThis, "shift") + Reflect.get(entry, "value") });
    }).observe({ type: "layout-shift", buffered: true });
  });
  const cases = paired(["none", "transport", "basic", "full"], [360, 520, 700, 900]);
  for (const [controls, width] of cases) {
    await page.setViewportSize({ width: width + 40, height: 800 });
    const height = roomFor(width, 800, controls, { width: 10, height: 4 });
    await page.evaluate(
      async ({ content }) => {
        document.body.innerHTML = "";
        // What is gone is no jump.
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
        Object.assign(globalThis, { shift: 0 });
        document.body.innerHTML = content;
      },
      {
        content: `<div style="width: ${width}px"><h1>An article</h1>
        <star-step lang="en" controls="${controls}" map="${MAP}" style="min-height: ${height}px"></star-step>
        ${"<p>It goes on.</p>".repeat(30)}</div>`,
      },
    );
    await ready(page);
    await page.waitForLoadState("networkidle");
    await frames(page, 10);
    const seen = await page.evaluate(() => ({
      shift: /** @type {number} */ (Reflect.get(globalThis, "shift")),
      height: document.querySelector("star-step")?.getBoundingClientRect().height,
    }));
    expect(seen.shift, `${controls}, ${width} px: room for ${height}, height ${seen.height}`).toBeLessThan(0.02);
  }
});
