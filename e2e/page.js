// What all browser tests share: a page on which any error fails the test, and the board in terms of cells.

import { test as base, expect } from "@playwright/test";
import { comeBack } from "./returning.js";
import { followRequests, followRest, settled } from "./settled.js";

export { expect };

const PORT = Number(process.env.STARSTEP_PORT ?? 8123);

/** Where the sources are served, for tests that need single modules or pages of their own with `/www/star-step.js`. */
export const SOURCES = `http://127.0.0.1:${PORT}`;
/** Where the folder dist is served, which the other tests open too: it is what readers get, in a third of the time. */
export const SHIPPED = `http://127.0.0.1:${PORT + 1}`;
/** What comes before the element's script and its scenarios in an address, as tests are run. */
export const FOLDER = process.env.STARSTEP_SOURCES ? "/www" : "";
/** The same of icons and the page's manifest. */
export const ASSETS = FOLDER && `${FOLDER}/assets`;

/** How many times as slow as this machine's the processor of readers is (`cargo xtask test --slow`). */
const SLOWNESS = Number(process.env.STARSTEP_SLOW ?? 1);

/**
 * @typedef {import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions} TestArgs
 * @typedef {import("@playwright/test").PlaywrightWorkerArgs & import("@playwright/test").PlaywrightWorkerOptions} WorkerArgs
 */

/** @type {import("@playwright/test").Fixtures<{}, { isFirstVisit: boolean }, {}, WorkerArgs>} */
const readers = {
  /** Whether readers have never been here. */
  isFirstVisit: [false, { scope: "worker", option: true }],

  /** All contexts come from here, whether a test makes them or Playwright does. */
  browser: [
    async ({ browser, isFirstVisit }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (!isFirstVisit) await context.addInitScript(comeBack);
        await context.addInitScript(followRest);
        context.on("page", followRequests);
        // A page that is closed at once needs no slowness.
        if (SLOWNESS > 1) context.on("page", (page) => slow(page, SLOWNESS).catch(() => {}));
        return context;
      };
      await use(browser);
      browser.newContext = newContext;
    },
    { scope: "worker" },
  ],
};

/** Without anything that watches the page: for pages whose requests fail, and for service workers. */
export const plain = base.extend(readers);

/** @type {import("@playwright/test").Fixtures<{ warned: string[] }, {}, TestArgs, WorkerArgs>} */
const fixtures = {
  /** What elements warned their authors about; a test that expects a warning takes it out. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
  warned: async ({}, use) => use(/** @type {string[]} */ ([])),

  /** Fails the test for any error that the page reports. */
  page: async ({ page, warned }, use) => {
    /** @type {string[]} */
    const problems = [];
    page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "warning" && message.text().startsWith("<star-step>: ")) warned.push(message.text());
      // The configuration forbids the page to keep itself.
      else if (message.text() === "Service Worker registration blocked by Playwright") return;
      else if (["error", "warning"].includes(message.type()))
        problems.push(`console ${message.type()}: ${message.text()}`);
    });
    page.on("requestfailed", (request) => {
      // What the page itself has aborted is no failure.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") problems.push(`request failed: ${request.url()}`);
    });
    page.on("request", (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && hostname !== "127.0.0.1") problems.push(`request to ${hostname}`);
    });
    await use(page);
    expect([...problems, ...warned]).toEqual([]);
  },
};

export const test = plain.extend(fixtures);

/** Gives a page a slow processor. @param {import("@playwright/test").Page} page @param {number} rate How many times as slow. */
export async function slow(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Opens the page and waits for the board. @param {import("@playwright/test").Page} page @param {string} [path] */
export async function arrive(page, path = "/?lang=en") {
  await page.goto(path);
  await expect(boardOf(page)).toBeVisible();
  await expect(page.getByRole("status").first()).not.toBeEmpty();
}

/** The same, and waits for what comes when the page is idle. @param {import("@playwright/test").Page} page @param {string} [path] */
export async function open(page, path) {
  await arrive(page, path);
  await rest(page);
  await settled(page);
}

/** How long is waited for what comes when the page is idle: where a test holds it back it does not come. */
const PATIENCE = 4000;

/**
 * Waits until the full engine and the last sheet of the page are there, so that what a test looks at does not change by itself
 * meanwhile. What happens before that has tests of its own, which only arrive.
 * @param {import("@playwright/test").Page} page
 */
const rest = (page) =>
  page
    .waitForFunction(
      () => {
        const sheets = document.querySelector("star-step")?.shadowRoot?.adoptedStyleSheets ?? [];
        const isOfPaper = (/** @type {CSSRule} */ rule) =>
          rule instanceof CSSMediaRule && rule.conditionText === "print";
        /** @type {PerformanceEntryList} */
        const fetched = Reflect.get(window, "resting").fetched();
        // In an article it comes when somebody turns to a board.
        const isPage = document.getElementById("learn") !== null;
        const hasFull = !isPage || fetched.some(({ name }) => /starstep_bg/.test(name));
        return hasFull && sheets.some(({ cssRules }) => Array.from(cssRules).some(isOfPaper));
      },
      undefined,
      { timeout: PATIENCE },
    )
    .catch(() => {});

/**
 * A look at what a page shows once it rests, which is repeated until it is as expected. For what has come, and above all for
 * what must not have changed, which a look that does not wait finds so before anything can have happened.
 * @template T
 * @param {import("@playwright/test").Page} page
 * @param {() => T | Promise<T>} look
 * @param {string} [message]
 */
export const expectAtRest = (page, look, message) =>
  expect.poll(async () => {
    await settled(page);
    return look();
  }, message);

/** @param {import("@playwright/test").Page} page */
export const boardOf = (page) => page.getByRole("application").first();

/** @param {import("@playwright/test").Page} page */
export const statusOf = (page) => page.getByRole("status").first();

/**
 * A text where it is shown; what is read out says it a second time.
 * @param {import("@playwright/test").Page} page
 * @param {string | RegExp} text
 */
export const shownText = (page, text) => page.getByText(text).and(page.locator(":not(.spoken *)"));

/** Opens a tab beside the board. @param {import("@playwright/test").Page} page @param {string} name */
export async function openTab(page, name) {
  await page.getByRole("tab", { name, exact: true }).first().click();
  if (name !== "Why") return;
  // What is in it comes later, and is up to date in the frame after that.
  await expect(page.locator("[role=tabpanel]:visible .why-tab.ready")).not.toHaveCount(0);
  await settled(page);
}

/** Opens what an article has behind one button. @param {import("@playwright/test").Page} page */
export const unfold = (page) => page.locator("star-step .chip").first().click();

/** Opens the settings that are folded away. @param {import("@playwright/test").Page} page */
export const openMore = (page) => page.locator("star-step .settings summary").first().click();

/**
 * Opens each tab beside the board in turn, with everything in it that can be opened.
 * @param {import("@playwright/test").Page} page
 * @param {(tab: string) => Promise<void>} [look] Called with each, by its name.
 */
export async function openAll(page, look) {
  for (const tab of await page.getByRole("tab").all()) {
    // What lies open under the settings may cover the tabs.
    await page.locator("star-step .settings details[open]").evaluateAll((all) => {
      for (const details of all) /** @type {HTMLDetailsElement} */ (details).open = false;
    });
    await tab.click();
    // Some load what is in them.
    await expect(
      page.locator("[role=tabpanel]:visible :is(section:empty:not([hidden]), .why-tab:not(.ready), .later)"),
    ).toHaveCount(0);
    const closed = page.locator("details:not([open]) > summary:visible");
    while ((await closed.count()) > 0) await closed.first().click();
    await look?.(await tab.innerText());
  }
}

/**
 * The middle of a cell in the window, worked out from the board's name and the rule that it is drawn as large as fits,
 * at the left and at the top.
 * @param {import("@playwright/test").Page} page
 * @param {number} x
 * @param {number} y
 */
export async function pointOf(page, x, y) {
  const board = boardOf(page);
  const [width, height] = (await board.getAttribute("aria-label"))?.match(/\d+/g)?.map(Number) ?? [1, 1];
  const box = await board.boundingBox();
  if (!box) throw new Error("The board is not shown.");
  // A canvas has whole pixels.
  const [across, down] = [box.width, box.height].map(Math.round);
  const size = Math.floor(Math.min((across - 4) / width, (down - 4) / height));
  const left = Math.floor(Math.min(2, (across - size * width) / 2));
  const top = Math.floor(Math.min(2, (down - size * height) / 2));
  return { x: box.x + left + (x + 0.5) * size, y: box.y + top + (y + 0.5) * size };
}

/** Lets the page draw some frames, in case it does something it should not. @param {import("@playwright/test").Page} page @param {number} count */
export const frames = (page, count) =>
  page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
  }, count);

/**
 * Shows the page light or dark, and waits until its colors have faded into one another.
 * @param {import("@playwright/test").Page} page
 * @param {"light" | "dark"} colorScheme
 */
export async function shine(page, colorScheme) {
  await page.emulateMedia({ colorScheme });
  await frames(page, 2);
  await page.evaluate(async () => {
    const roots = [...document.querySelectorAll("star-step")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const fading = [document, ...roots].flatMap((root) => root.getAnimations());
    const ending = fading.filter(
      ({ effect, playState }) =>
        playState === "running" && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
    );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * Holds back the answers from an address, as a slow network does. Returns a function that lets the first one through.
 * @param {import("@playwright/test").Page} page
 * @param {string} address
 * @param {(route: import("@playwright/test").Route) => Promise<void>} [answer]
 */
export async function hold(page, address, answer = (route) => route.continue()) {
  const events = new EventTarget();
  const told = (/** @type {string} */ name) =>
    new Promise((resolve) => events.addEventListener(name, resolve, { once: true }));
  const [isLetGo, isAnswered] = [told("go"), told("answered")];
  await page.route(address, async (route) => {
    await isLetGo;
    // Whoever made the request may not want it any more.
    await answer(route).catch(() => {});
    events.dispatchEvent(new Event("answered"));
  });
  return () => {
    events.dispatchEvent(new Event("go"));
    return isAnswered;
  };
}

/** Waits until there are steps: a search that only the full engine knows begins when that is there. @param {import("@playwright/test").Page} page */
export const searched = (page) =>
  page.waitForFunction(() => /** @type {any} */ (document.querySelector("star-step")).solver.length > 0);

/** A script of the element comes first, with the three that it loads; none comes twice. @param {readonly string[]} scripts Their paths, as requested. */
export function expectScriptsOnce(scripts) {
  const first = scripts.slice(0, 4).map((path) => path.replace(/-[A-Z\d]{8}\.js$/, ""));
  expect(first.sort()).toEqual(["/part", "/part", "/part", "/star-step.js"]);
  expect(scripts).toHaveLength(new Set(scripts).size);
}

/** Drags from cell to cell. @param {import("@playwright/test").Page} page @param {[number, number][]} cells */
export async function drag(page, cells) {
  await settled(page);
  for (const [index, cell] of cells.entries()) {
    const { x, y } = await pointOf(page, ...cell);
    await page.mouse.move(x, y);
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/**
 * Opens a map as a file, and waits for the board if the file says which one it will be.
 * @param {import("@playwright/test").Page} page
 * @param {string | { name: string, mimeType: string, buffer: Buffer, board?: string }} file
 */
export async function openFile(page, file) {
  await openTab(page, "Board");
  const details = page.locator("details", { hasText: "Size, seed, files" });
  if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open file…" }).click();
  await (await chooser).setFiles(file);
  if (typeof file !== "string" && file.board) await expect(boardOf(page)).toHaveAccessibleName(file.board);
  await settled(page);
}

/** A file that holds a map. @param {string} grid */
export const mapFile = (grid) => {
  const rows = grid.trim().split("\n");
  const [width, height] = [rows[0].length, rows.length];
  const text = `type octile\nheight ${height}\nwidth ${width}\nmap\n${rows.join("\n")}\n`;
  const board = `Board, ${width} by ${height}`;
  return { name: "test.map", mimeType: "text/plain", buffer: Buffer.from(text), board };
};

/**
 * The board in the form that searches sharing no code with the engine take.
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<import("../tests/page/naive.js").Board>}
 */
export const boardIn = async (page) => {
  const board = await page.evaluate(() => {
    const { solver } = /** @type {any} */ (document.querySelector("star-step"));
    const { width, height, start, goal } = solver;
    return { width, height, start, goal, cells: [...solver.cells()] };
  });
  return { ...board, cells: Uint8Array.from(board.cells) };
};

/** The element's board, as map text. @param {import("@playwright/test").Page} page */
export const savedMap = async (page) => {
  await openTab(page, "Board");
  const details = page.locator("details", { hasText: "Size, seed, files" });
  if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save .map" }).click();
  const stream = await (await download).createReadStream();
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** The rows of the board as it would be saved. @param {import("@playwright/test").Page} page */
export const rowsOf = async (page) => (await savedMap(page)).split("map\n")[1].trim().split("\n");

/** What an element wears on paper comes when the page is idle. @param {import("@playwright/test").Locator} star */
export const dressedForPaper = (star) =>
  expect
    .poll(() =>
      star.evaluate((element) =>
        (element.shadowRoot?.adoptedStyleSheets ?? []).some((sheet) =>
          Array.from(sheet.cssRules).some(
            (rule) => rule.cssText.includes("print") && rule.cssText.includes(".ways-out"),
          ),
        ),
      ),
    )
    .toBe(true);
