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
 * @param {Page} page @param {string} file @param {string} name The class. @param {string} member @param {string} [message]
 */
const fail = (page, file, name, member, message = "planned") =>
  page.evaluate(
    async ([file, name, member, message]) => {
      const { prototype } = (await import(`/www/${file}`))[name];
      const own = /** @type {PropertyDescriptor} */ (Object.getOwnPropertyDescriptor(prototype, member));
      const thrower = () => {
        Object.defineProperty(prototype, member, own);
        throw new TypeError(message);
      };
      const failing = own.get ? { get: thrower } : { value: thrower };
      Object.defineProperty(prototype, member, { configurable: true, ...failing });
    },
    [file, name, member, message],
  );

/** Steps back and forward, which every part takes part in. @param {Page} page */
async function expectWorking(page) {
  await page.getByRole("button", { name: "To start" }).click();
  await expect(statusOf(page)).toHaveText(/^Paused at step 0/);
  await page.getByRole("button", { name: "To end" }).click();
  await expect(statusOf(page)).toHaveText(/^Path found/);
}

const PLANNED = ["TypeError: planned"];

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
];

for (const [place, [file, name, member], act] of sampled(PLACES, 6)) {
  test(`a mistake in ${place} is heard, and the page keeps working`, async ({ page }) => {
    const heard = await open(page);
    await fail(page, file, name, member);
    await act(page);
    await expect.poll(() => heard.errors).toEqual(PLANNED);
    await expect(page.getByText(/restarted|planned/)).toHaveCount(0);
    await expectWorking(page);
    expect(heard.errors).toEqual(PLANNED);
  });
}

test("the window's listeners get the error itself", async ({ page }) => {
  await open(page);
  await page.evaluate(() =>
    addEventListener("error", ({ error }) => Object.assign(globalThis, { got: [error.name, error.message] })),
  );
  await fail(page, "core/run/run.js", "Run", "step");
  await page.getByRole("button", { name: "Step back" }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, "got"))).toEqual(["TypeError", "planned"]);
});

test("scripts hear what fails in what they ask for", async ({ page }) => {
  await open(page);
  for (const [file, name, member, ask] of /** @type {const} */ ([
    ["core/session/session.js", "Session", "openBoard", "load"],
    ["core/run/run.js", "Run", "configure", "configure"],
    ["core/session/session.js", "Session", "openBoard", "setCells"],
  ])) {
    await fail(page, file, name, member);
    const told = await page.locator("star-step").evaluate(async (star, ask) => {
      const values = {
        load: JSON.stringify({ starstep: 1, title: "A", summary: "B", map: ["height 1", "width 2", "map", "sg"] }),
        configure: { weight: 2 },
        setCells: new Uint8Array(/** @type {StarStep} */ (star).solver?.cells().length ?? 0),
      };
      try {
        await Reflect.get(star, ask).call(star, values[ask]);
      } catch (error) {
        return String(error);
      }
      return "nothing";
    }, ask);
    expect(told, ask).toBe("TypeError: planned");
    await expectWorking(page);
  }
});

/** A page with an element, whose modules are changed before it starts. @param {Page} page @param {string} change @param {string} [star] */
async function visit(page, change, star = "<star-step lang='en' weight='2'><p>A picture.</p></star-step>") {
  const body = `<!doctype html><meta charset="utf-8"><script>
    addEventListener("error", (event) => { if (event.target.localName) document.title = event.detail.message; }, true);
    </script><script type="module">
    import { Session } from "/www/core/session/session.js"; import { Run } from "/www/core/run/run.js"; ${change}; await import("/www/star-step.js");
    </script>${star}`;
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body }));
  const heard = listen(page);
  await page.goto("/host.html");
  return heard;
}

test("a mistake while an element starts is heard, and what the author wrote stays", async ({ page }) => {
  const heard = await visit(page, 'Session.prototype.remember = () => { throw new TypeError("planned"); }');
  await expect.poll(() => heard.errors).toEqual(PLANNED);
  await expect(page.getByText("A picture.")).toBeVisible();
  await expect(page).toHaveTitle("planned");
  // It is not the browser's fault, and nothing says that it is.
  await expect(page.getByRole("status")).toBeEmpty();
});

test("a mistake in an attribute at the beginning is heard, and there is a board", async ({ page }) => {
  const heard = await visit(page, 'Run.prototype.configure = () => { throw new TypeError("planned"); }');
  await expect(statusOf(page)).toHaveText(/^Path found/);
  await expect.poll(() => heard.errors).toEqual(PLANNED);
});

test("a mistake in what src names is heard, and there is a board", async ({ page }) => {
  const star = "<star-step lang='en' src='/www/scenarios/ties.json'></star-step>";
  const change = 'Session.prototype.openBoard = () => { throw new TypeError("planned"); }';
  const heard = await visit(page, change, star);
  await expect(statusOf(page)).toHaveText(/^Path found/);
  // Everyone who waits for it hears of it.
  await expect.poll(() => [...new Set(heard.errors)]).toEqual(PLANNED);
});

/** Modules that are loaded on demand, and what loads them. @type {[string, (page: Page) => Promise<unknown>][]} */
const PARTS = [
  ["core/i18n/zh/index.js", (page) => page.getByLabel("Language").selectOption("zh")],
  [
    "element/open-content.js",
    (page) => page.locator("star-step").evaluate((star) => void (/** @type {StarStep} */ (star).open("x"))),
  ],
  ["features/boards/boards-panel.js", (page) => openTab(page, "Board")],
  ["core/panels/more.js", (page) => openMore(page)],
  ["features/measure/measure-panel.js", (page) => openTab(page, "Measure")],
  [
    "features/why-tab/path-cells.js",
    async (page) => {
      // What is above it is there then.
      await openTab(page, "Why");
      await page.locator("star-step [part=path] summary").click();
    },
  ],
  ["features/share/share-dialog.js", (page) => page.getByRole("button", { name: "Share" }).click()],
  ["page/gallery.js", (page) => page.getByRole("button", { name: "Learn" }).click()],
];

for (const [file, act] of sampled(PARTS, 3)) {
  test(`a part that is loaded and fails is heard and reported: ${file}`, async ({ page }) => {
    const heard = await open(page);
    const body = 'throw new TypeError("planned")';
    await page.route(`**/www/${file}`, (route) => route.fulfill({ contentType: "text/javascript", body }));
    await act(page);
    await expect(shownText(page, /could not be loaded/)).toBeVisible();
    // Page and element both load a language, so both report it.
    await expect.poll(() => [...new Set(heard.errors)]).toEqual(PLANNED);
    await expectWorking(page);
  });

  test(`a part that cannot be loaded is reported, and is no mistake: ${file}`, async ({ page }) => {
    const heard = await open(page);
    await page.route(`**/www/${file}`, (route) => route.abort());
    await act(page);
    await expect(shownText(page, /could not be loaded/)).toBeVisible();
    expect(heard.errors).toEqual([]);
    await expectWorking(page);
  });
}

test("a mistake in the worker that measures is heard", async ({ page }) => {
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
      const { Solver, restartEngine } = await import(/** @type {any} */ ("/www/engine.js"));
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

test("an engine that panics says so in the console, is restarted, and the page says so", async ({ page }) => {
  const heard = await open(page);
  await panicIn(page, "core/run/run.js", "Run", "step");
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(statusOf(page)).toHaveText(CRASH);
  await expect.poll(() => panicsIn(heard.console)).toHaveLength(1);
  await expect.poll(() => heard.errors).toEqual(["RuntimeError: unreachable"]);
  await expectWorking(page);
});

for (const [file, name, member, ask] of /** @type {const} */ ([
  ["core/run/run.js", "Run", "configure", "configure"],
  ["core/board/document.js", "BoardDocument", "paint", "setCell"],
  ["core/session/session.js", "Session", "open", "load"],
])) {
  test(`an engine that panics while a script calls ${ask} is restarted too, and the script hears of it`, async ({
    page,
  }) => {
    const heard = await open(page);
    await panicIn(page, file, name, member);
    const told = await page.locator("star-step").evaluate(async (star, ask) => {
      const values = { configure: [{ weight: 2 }], setCell: [1, 1, 255], load: ["height 1\nwidth 2\nmap\n..\n"] };
      try {
        await Reflect.apply(Reflect.get(star, ask), star, values[ask]);
      } catch (error) {
        return String(error);
      }
      return "nothing";
    }, ask);
    expect(told).toBe("RuntimeError: unreachable");
    await expect(statusOf(page)).toHaveText(CRASH);
    await expect.poll(() => panicsIn(heard.console)).toHaveLength(1);
    expect(heard.errors).toEqual([]);
    await expectWorking(page);
  });
}

for (const [how, answer, errors] of /** @type {const} */ ([
  ["is loaded and fails", { contentType: "text/javascript", body: 'throw new TypeError("planned")' }, PLANNED],
  ["cannot be loaded", undefined, []],
])) {
  // It is loaded when the page is idle; that it is missing is said when it is needed.
  test(`what has the address follow is reported if it ${how}`, async ({ page }) => {
    await page.route("**/www/features/kept/page-address.js", (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    const heard = await open(page);
    await page.getByRole("button", { name: "Step back" }).click();
    await expect(statusOf(page)).toHaveText(/could not be loaded/);
    await expect.poll(() => [...new Set(heard.errors)]).toEqual(errors);
    await expectWorking(page);
  });
}
