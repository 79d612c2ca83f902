// Mistakes in the program are heard: whatever fails, wherever it does, reaches the window as an error, tells readers
// nothing that is not so, and leaves the page working.

import { SUPPLIED } from "../www/features/lessons/supplied-scenarios.js";
import { boardOf, expect, openFile, openMore, openTab, SOURCES, shownText, statusOf, plain as test } from "./page.js";
import { sampled } from "./sampled.js";

test.use({ baseURL: SOURCES });

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

/** What the page's window and console received. @param {Page} page */
function listen(page) {
  /** @type {{ errors: string[], console: string[] }} */
  const heard = { errors: [], console: [] };
  page.on("pageerror", (error) => heard.errors.push(`${error.name}: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && heard.console.push(message.text()));
  return heard;
}

/** @param {Page} page @param {string} [path] */
async function open(page, path = "/?lang=en") {
  const heard = listen(page);
  await page.goto(path);
  await expect(statusOf(page)).toHaveText(/^Path found/);
  return heard;
}

/**
 * Makes a method or a getter of a class in www/ fail the next time it is called.
 * @param {Page} page @param {string} file @param {string} name The class. @param {string} member
 * @param {boolean} [isTrap] Whether it fails as the engine does when it panics.
 */
const fail = (page, file, name, member, isTrap = false) =>
  page.evaluate(
    async ([file, name, member, isTrap]) => {
      const { prototype } = (await import(`/www/${file}`))[name];
      const own = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(prototype, member));
      const thrower = () => {
        Object.defineProperty(prototype, member, own);
        throw isTrap ? new WebAssembly.RuntimeError("unreachable") : new TypeError("planned");
      };
      const failing = own.get ? { get: thrower } : { value: thrower };
      Object.defineProperty(prototype, member, { configurable: true, ...failing });
    },
    /** @type {const} */ ([file, name, member, isTrap]),
  );

/** Steps back and forward, which every part takes part in. @param {Page} page */
async function expectWorking(page) {
  await page.getByRole("button", { name: "To start" }).click();
  await expect(statusOf(page)).toHaveText(/^Paused at step 0/);
  await page.getByRole("button", { name: "To end" }).click();
  await expect(statusOf(page)).toHaveText(/^Path found/);
}

const PLANNED = ["TypeError: planned"];

/** Has the window collect the errors that its listeners get. @param {Page} page */
const collect = (page) =>
  page.evaluate(() => {
    /** @type {string[]} */
    const got = [];
    Object.assign(globalThis, { got });
    addEventListener("error", ({ error }) => got.push(`${error.name}: ${error.message}`));
    addEventListener("unhandledrejection", ({ reason }) => got.push(`${reason.name}: ${reason.message}`));
  });

/** What is done where something fails: where, the class and its member, and the act. */
/** @type {[string, [string, string, string], (page: Page) => Promise<unknown>][]} */
const PLACES = [
  [
    "a command of a control",
    ["core/run/run.js", "Run", "step"],
    (page) => page.getByRole("button", { name: "Step back" }).click(),
  ],
  [
    "a key",
    ["core/session/session.js", "Session", "undo"],
    async (page) => {
      await boardOf(page).focus();
      await page.keyboard.press("Control+z");
    },
  ],
  [
    "a stroke",
    ["core/board/document.js", "BoardDocument", "paint"],
    async (page) => {
      await boardOf(page).focus();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    },
  ],
  [
    "the time that passes",
    ["core/session/session.js", "Session", "tick"],
    (page) => page.getByRole("button", { name: "Step back" }).click(),
  ],
  [
    "a panel's part of a frame",
    ["core/run/search.js", "Search", "shortest"],
    (page) => page.getByRole("button", { name: "Step back" }).click(),
  ],
  [
    "the board's part of a frame",
    ["core/render/renderer.js", "Renderer", "draw"],
    (page) => page.getByRole("button", { name: "Step back" }).click(),
  ],
  [
    "what follows a frame",
    ["features/share/links.js", "Links", "notify"],
    (page) => page.getByRole("button", { name: "Step back" }).click(),
  ],
  [
    "a change of size",
    ["core/render/renderer.js", "Renderer", "resize"],
    (page) => page.setViewportSize({ width: 1200, height: 800 }),
  ],
  [
    "an attribute",
    ["core/run/run.js", "Run", "configure"],
    (page) => page.locator("star-step").evaluate((star) => star.setAttribute("weight", "2")),
  ],
  [
    "the gallery",
    ["element.js", "StarStep", "preview"],
    async (page) => {
      await page.getByRole("button", { name: "Learn" }).click();
      // All the others are there.
      await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(SUPPLIED.length);
      await page.keyboard.press("Escape");
    },
  ],
  [
    "the Share dialog",
    ["element.js", "StarStep", "toLink"],
    async (page) => {
      await page.getByRole("button", { name: "Share" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
  ],
  [
    "a scenario",
    ["core/session/session.js", "Session", "openBoard"],
    (page) => page.locator("star-step").evaluate((star) => void (/** @type {StarStep} */ (star).loadSupplied("ties"))),
  ],
  [
    "a file",
    ["core/session/session.js", "Session", "open"],
    (page) =>
      openFile(page, {
        name: "small.map",
        mimeType: "text/plain",
        buffer: Buffer.from("type octile\nheight 1\nwidth 3\nmap\ns.g\n"),
      }),
  ],
];

/** The places in two pages: what is used all the time, and what is opened now and then. */
const GROUPS = /** @type {const} */ ([
  ["what is used all the time", PLACES.slice(0, 7)],
  ["what changes now and then", sampled(PLACES.slice(7), 4)],
]);

for (const [group, places] of GROUPS) {
  test(`a mistake in ${group} is heard, by the window's listeners too, and the page keeps working`, async ({
    page,
  }) => {
    const heard = await open(page);
    await collect(page);
    for (const [index, [place, [file, name, member], act]] of places.entries()) {
      const until = Array.from({ length: index + 1 }, () => PLANNED[0]);
      await fail(page, file, name, member);
      await act(page);
      await expect.poll(() => heard.errors, place).toEqual(until);
      await expect(page.getByText(/restarted|planned/), place).toHaveCount(0);
      await expectWorking(page);
      expect(heard.errors, place).toEqual(until);
    }
    const got = () => page.evaluate(() => Reflect.get(globalThis, "got"));
    await expect.poll(got).toEqual(heard.errors);
  });
}

test("a mistake while an element starts is heard, and there is a board, or what the author wrote stays", async ({
  page,
}) => {
  const body = `<!doctype html><meta charset="utf-8"><script>
    addEventListener("error", (event) => { if (event.target.localName) document.title = event.detail.message; }, true);
    </script><script type="module" src="/www/star-step.js"></script><div></div>`;
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body }));
  const heard = listen(page);
  await page.goto("/host.html");
  const show = (/** @type {string} */ star) =>
    page.evaluate((star) => {
      const place = /** @type {Element} */ (document.querySelector("div"));
      place.innerHTML = star;
    }, star);
  // So that no later one is the first.
  await show("<star-step lang='en'></star-step>");
  await expect(statusOf(page)).toHaveText(/^Path found/);

  await fail(page, "core/session/session.js", "Session", "remember");
  await show("<star-step lang='en' weight='2'><p>A picture.</p></star-step>");
  await expect.poll(() => heard.errors).toEqual(PLANNED);
  await expect(page.getByText("A picture.")).toBeVisible();
  await expect(page).toHaveTitle("planned");
  // It is not the browser's fault, and nothing says that it is.
  await expect(page.getByRole("status")).toBeEmpty();

  heard.errors.length = 0;
  await fail(page, "core/run/run.js", "Run", "configure");
  await show("<star-step lang='en' weight='2'></star-step>");
  await expect(statusOf(page)).toHaveText(/^Path found/);
  await expect.poll(() => heard.errors).toEqual(PLANNED);

  heard.errors.length = 0;
  await fail(page, "core/session/session.js", "Session", "openBoard");
  await show("<star-step lang='en' src='/www/scenarios/ties.json'></star-step>");
  await expect(statusOf(page)).toHaveText(/^Path found/);
  // Everyone who waits for it hears of it.
  await expect.poll(() => [...new Set(heard.errors)]).toEqual(PLANNED);
});

/** Modules that are loaded on demand, what is said to be missing without them, and what loads them. @type {[string, string, (page: Page) => Promise<unknown>][]} */
const PARTS = [
  ["core/i18n/zh/index.js", "The translation for “中文”", (page) => page.getByLabel("Language").selectOption("zh")],
  [
    "element/open-content.js",
    "The part of Starstep that opens files",
    (page) => page.locator("star-step").evaluate((star) => void (/** @type {StarStep} */ (star).open("x"))),
  ],
  ["core/panels/more.js", "The other settings", (page) => openMore(page)],
  ["features/boards/boards-panel.js", "The Board panel", (page) => openTab(page, "Board")],
  [
    "features/why-tab/path-cells.js",
    "The list of path cells",
    async (page) => {
      // What is above it is there then.
      await openTab(page, "Why");
      await page.locator("star-step [part=path] summary").click();
    },
  ],
  ["features/share/share-dialog.js", "The Share dialog", (page) => page.getByRole("button", { name: "Share" }).click()],
  ["page/gallery.js", "The list of scenarios", (page) => page.getByRole("button", { name: "Learn" }).click()],
];

// That a part cannot be loaded is no mistake: e2e/oldest.test.js and e2e/missing.test.js.
test("a part that is loaded and fails is heard and reported, the worker that measures too", async ({ page }) => {
  const heard = await open(page);
  await page.route("**/www/features/measure/measure-times.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export const tickOf = () => 1; export function* measure() { throw new TypeError("planned"); }',
    }),
  );
  await openTab(page, "Measure");
  await page.getByRole("button", { name: "Measure" }).click();
  await expect(page.getByText(/^Nothing can be measured/)).toBeVisible();
  await expect.poll(() => heard.errors).toEqual(["Error: Uncaught TypeError: planned"]);
  for (const [file, name, act] of PARTS) {
    heard.errors.length = 0;
    await expectWorking(page);
    await page.route(`**/www/${file}`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'throw new TypeError("planned")' }),
    );
    await act(page);
    await expect(shownText(page, new RegExp(`^${name} could not be loaded`)), file).toBeVisible();
    // Page and element both load a language, so both report it.
    await expect.poll(() => [...new Set(heard.errors)], file).toEqual(PLANNED);
  }
  await expectWorking(page);
});

/**
 * Makes the engine panic the next time a method of a class of www/ is called: its memory is corrupted until one of its own
 * checks fails, first to find out where.
 * @param {Page} page @param {string} file @param {string} name Of the class. @param {string} member
 */
const panicIn = (page, file, name, member) =>
  page.evaluate(
    async ([file, name, member]) => {
      const { prototype } = (await import(`/www/${file}`))[name];
      const { Solver, loadFull, restartEngine } = await import(/** @type {any} */ ("/www/engine.js"));
      // In the lean one it would be another place.
      await loadFull();
      const panic = (/** @type {number} */ offset) => {
        const solver = new Solver(40, 24);
        new Uint32Array(solver.states().buffer)[(solver.__wbg_ptr + offset) / 4] = 3;
        solver.run();
      };
      const { error } = console;
      let isPanic = false;
      console.error = () => {
        isPanic = true;
      };
      let offset = 0;
      for (; !isPanic && offset < 1200; offset += 4) {
        try {
          panic(offset);
        } catch {
          // Whether it panicked, the console knows.
        }
        restartEngine();
      }
      console.error = error;
      const own = prototype[member];
      prototype[member] = () => {
        prototype[member] = own;
        panic(offset - 4);
      };
    },
    [file, name, member],
  );

const CRASH = "The engine had to be restarted; board and settings are kept.";

/** @param {string[]} console */
const panicsIn = (console) => console.filter((text) => text.startsWith("panicked at src/"));

test("a script hears of a mistake in what it asks for, and of an engine that panics, which is restarted", async ({
  page,
}) => {
  const heard = await open(page);
  const ask = (/** @type {string} */ method, hasMap = false) =>
    page.locator("star-step").evaluate(
      async (star, [method, hasMap]) => {
        const scenario = { starstep: 1, title: "A", summary: "B", map: ["height 1", "width 2", "map", "sg"] };
        const values = {
          load: [hasMap ? "height 1\nwidth 2\nmap\n..\n" : JSON.stringify(scenario)],
          configure: [{ weight: 2 }],
          setCells: [new Uint8Array(/** @type {StarStep} */ (star).solver?.cells().length ?? 0)],
          setCell: [1, 1, 255],
        };
        try {
          await Reflect.apply(Reflect.get(star, method), star, Reflect.get(values, method));
        } catch (error) {
          return String(error);
        }
        return "nothing";
      },
      /** @type {const} */ ([method, hasMap]),
    );
  for (const [file, name, member, method] of /** @type {const} */ ([
    ["core/session/session.js", "Session", "openBoard", "load"],
    ["core/run/run.js", "Run", "configure", "configure"],
    ["core/session/session.js", "Session", "openBoard", "setCells"],
  ])) {
    await fail(page, file, name, member);
    await expect(ask(method), method).resolves.toBe("TypeError: planned");
    await expectWorking(page);
  }
  // Once the engine really panics. Its memory is not what it was then, and whoever comes next gets what it throws.
  await panicIn(page, "core/run/run.js", "Run", "configure");
  await expect(ask("configure")).resolves.toBe("RuntimeError: unreachable");
  await expect(statusOf(page)).toHaveText(CRASH);
  await expect.poll(() => panicsIn(heard.console)).toHaveLength(1);
  await expectWorking(page);
  for (const [file, name, member, method] of /** @type {const} */ ([
    ["core/board/document.js", "BoardDocument", "paint", "setCell"],
    ["core/session/session.js", "Session", "open", "load"],
  ])) {
    await fail(page, file, name, member, true);
    await expect(ask(method, true), method).resolves.toBe("RuntimeError: unreachable");
    await expect(statusOf(page), method).toHaveText(CRASH);
    await expectWorking(page);
  }
  expect(heard.errors).toEqual([]);
  // Where no script asked, the window hears of it.
  await fail(page, "core/run/run.js", "Run", "step", true);
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(statusOf(page)).toHaveText(CRASH);
  await expect.poll(() => heard.errors).toEqual(["RuntimeError: unreachable"]);
  await expectWorking(page);
});

// It is loaded when the page is idle; that it is missing is said when it is needed.
test("what has the address follow is reported, and heard only if it is loaded and fails", async ({ page }) => {
  const file = "**/www/features/kept/page-address.js";
  await page.route(file, (route) => route.abort());
  const heard = await open(page);
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(statusOf(page)).toHaveText(/could not be loaded/);
  expect(heard.errors).toEqual([]);
  await expectWorking(page);
  await page.unroute(file);
  await page.route(file, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new TypeError("planned")' }),
  );
  // It is said once.
  await page.getByRole("button", { name: "Step back" }).click();
  await expect.poll(() => [...new Set(heard.errors)]).toEqual(PLANNED);
  await expectWorking(page);
});
