// The element as it is shipped, in other people's pages: with their policies, their servers and their whims.

import { encodeLink } from "../www/features/share/link.js";
import { expect, expectAtRest, expectScriptsOnce, frames, hold, plain, SHIPPED, test } from "./page.js";
import { inTurn } from "./sampled.js";

const SCRIPT = '<script type="module" src="star-step.js"></script>';
const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self' data:";
const SMALL = 'map="height 2\nwidth 4\nmap\ns...\n...g"';

/**
 * Opens a page of the test's own next to the shipped files.
 * @param {import("@playwright/test").Page} page
 * @param {string} body
 * @param {string} [policy]
 */
async function openPage(page, body, policy = STRICT) {
  const html = `<!doctype html><html lang="en"><title>Article</title><body>${body}</body></html>`;
  const headers = { "content-type": "text/html", "content-security-policy": policy };
  await page.route(`${SHIPPED}/article.html`, (route) => route.fulfill({ body: html, headers }));
  await page.goto(`${SHIPPED}/article.html`);
}

/** @param {import("@playwright/test").Page} page */
const star = (page) => page.locator("star-step").first();

/** Calls a method of the first element. @param {import("@playwright/test").Page} page @param {string} name @param {unknown[]} values */
const call = (page, name, ...values) =>
  star(page).evaluate(
    (element, [name, values]) => Reflect.get(element, String(name)).apply(element, values),
    [name, values],
  );

/** Maps of one row that differ in width. @param {number} width */
const rowOf = (width) => `height 1\nwidth ${width}\nmap\ns${".".repeat(width - 2)}g\n`;

test("ten elements share one download and one compilation", async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { compiled: 0 };
    Object.assign(globalThis, { counts });
    for (const name of /** @type {const} */ (["compile", "compileStreaming", "instantiate", "instantiateStreaming"])) {
      const original = /** @type {Function} */ (WebAssembly[name]);
      Object.assign(WebAssembly, {
        [name](/** @type {unknown[]} */ ...args) {
          counts.compiled++;
          return original.apply(WebAssembly, args);
        },
      });
    }
  });
  /** @type {string[]} */
  const requests = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  // Each keeps its room free, and begins when it is near.
  await page.setViewportSize({ width: 1000, height: 6000 });
  await openPage(page, SCRIPT + `<star-step controls="none" ${SMALL}></star-step>`.repeat(10));
  await expect(page.getByRole("application")).toHaveCount(10, { timeout: 20_000 });
  // The engine to begin with, and the full one when the reader turns to one of them.
  const engines = () => requests.filter((path) => path.endsWith(".wasm"));
  await expectAtRest(page, () => engines().length).toBe(1);
  await page.getByRole("application").first().hover();
  await expect.poll(() => engines().length).toBe(2);
  await page.getByRole("application").last().hover();
  await expectAtRest(page, () => new Set(engines()).size).toBe(2);
  expect(engines()).toHaveLength(2);
  const scripts = requests.filter((path) => path.endsWith(".js"));
  expectScriptsOnce(scripts);
  await expect.poll(() => page.evaluate("counts.compiled")).toBe(2);
});

test("an element starts when the reader comes near, and rests when out of sight", async ({ page }) => {
  const far = '<div id="gap"></div>';
  await page.clock.install();
  await page.route(`${SHIPPED}/tall.css`, (route) =>
    route.fulfill({ body: "#gap { height: 9000px }", contentType: "text/css" }),
  );
  await openPage(
    page,
    `<link rel="stylesheet" href="tall.css">${SCRIPT}<star-step></star-step>${far}<star-step autoplay loop speed="20"></star-step>`,
  );
  await expect(page.getByRole("application")).toHaveCount(1);
  await page
    .locator("star-step")
    .nth(1)
    .evaluate((element) => element.scrollIntoView());
  await expect(page.getByRole("application")).toHaveCount(2);
  const position = () =>
    page
      .locator("star-step")
      .nth(1)
      .evaluate((element) => Reflect.get(element, "solver").position);
  const first = await position();
  await expect.poll(position).not.toBe(first);
  await page.evaluate(() => scrollTo(0, 0));
  const moved = async () => {
    const before = await position();
    await page.clock.runFor(700);
    return (await position()) - before;
  };
  // As soon as the browser has told the element that it is out of sight.
  await expect.poll(moved).toBe(0);
  await expectAtRest(page, moved).toBe(0);
});

plain("until the engine is there, and where it cannot be had, what the author wrote is seen", async ({ page }) => {
  const policy = "default-src 'self'";
  await openPage(page, `${SCRIPT}<star-step><p>A picture instead.</p></star-step>`, policy);
  await expect(page.getByRole("status")).toHaveText(/needs WebAssembly/);
  await expect(page.getByText("A picture instead.")).toBeVisible();

  await page.addInitScript(() =>
    addEventListener("error", (event) => Object.assign(globalThis, { told: event.target }), true),
  );
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "" }));
  await openPage(page, `${SCRIPT}<star-step><p>A picture instead.</p></star-step>`);
  await expect(page.getByRole("status")).toHaveText(/^A part of Starstep could not be loaded\./);
  await expect(page.getByText("A picture instead.")).toBeVisible();
  await expectAtRest(page, () => page.evaluate(() => Reflect.get(globalThis, "told")?.localName)).toBe("star-step");
  const told = await star(page).evaluate(async (element) => {
    const it = /** @type {import("../www/star-step.js").StarStep} */ (element);
    const codeOf = (/** @type {Promise<unknown>} */ work) =>
      work.then(
        () => "",
        (error) => error.code,
      );
    return { ready: await codeOf(it.whenReady), compared: await codeOf(it.compare()), status: it.status };
  });
  expect(told).toEqual({ ready: "missing", compared: "missing", status: "failed" });
  await page.unroute("**/*.wasm");

  // A server that calls it a text is forgiven.
  const letGo = await hold(page, "**/*.wasm", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-type": "text/plain" } });
  });
  const asked = page.waitForRequest("**/*.wasm");
  await openPage(page, `${SCRIPT}<star-step ${SMALL}><p>One moment.</p></star-step>`);
  await asked;
  await frames(page, 10);
  await expect(page.getByText("One moment.")).toBeVisible();
  await letGo();
  await expect(star(page).getByRole("status")).toHaveText(/^Path found/);
  await expect(page.getByText("One moment.")).toBeHidden();
});

/** How many come and go, and what a run makes of it. */
const COMING = /** @type {const} */ ([
  [25, { tag: inTurn(1) }],
  [100, { tag: "@thorough" }],
]);
for (const [count, details] of COMING) {
  test(`${count} elements that came and went leave nothing behind`, details, async ({ page }) => {
    await page.addInitScript(() => {
      const counts = { listeners: 0, frames: 0 };
      Object.assign(globalThis, { counts, ownRequest: requestAnimationFrame });
      for (const target of [EventTarget.prototype]) {
        const { addEventListener: add, removeEventListener: remove } = target;
        const isGlobal = (/** @type {unknown} */ it) =>
          it === window || it === document || it instanceof MediaQueryList;
        target.addEventListener = function (...args) {
          if (isGlobal(this)) counts.listeners++;
          return add.apply(this, args);
        };
        target.removeEventListener = function (...args) {
          if (isGlobal(this)) counts.listeners--;
          return remove.apply(this, args);
        };
      }
      const request = requestAnimationFrame;
      globalThis.requestAnimationFrame = (callback) => {
        counts.frames++;
        return request(callback);
      };
      // What the element shows to scripts are copies, so the engine's memory is recorded where it is created.
      const { instantiateStreaming } = WebAssembly;
      WebAssembly.instantiateStreaming = async (...args) => {
        const result = await instantiateStreaming(...args);
        Object.assign(globalThis, { memory: result.instance.exports.memory });
        return result;
      };
    });
    await openPage(page, `${SCRIPT}<star-step ${SMALL}></star-step>`);
    await expect(star(page).getByRole("status")).toHaveText(/^Path found/);
    // What it listens to comes when the page is idle.
    await expect(star(page).locator(".board")).toHaveAttribute("aria-description", /./);
    const result = await page.evaluate(async (count) => {
      const counts = Reflect.get(globalThis, "counts");
      const memory = () => Reflect.get(globalThis, "memory").buffer.byteLength;
      const listenersBefore = counts.listeners;
      const sizes = [];
      for (let i = 0; i < count; i++) {
        const element = /** @type {any} */ (document.createElement("star-step"));
        element.setAttribute("controls", "full");
        const ready = new Promise((resolve) => element.addEventListener("ready", resolve, { once: true }));
        document.body.prepend(element);
        await ready;
        element.play();
        element.remove();
        await new Promise((resolve) => setTimeout(resolve));
        sizes.push(memory());
      }
      const framesBefore = counts.frames;
      const ownRequest = Reflect.get(globalThis, "ownRequest");
      for (let i = 0; i < 20; i++) await new Promise((resolve) => ownRequest(resolve));
      return { sizes, listeners: counts.listeners - listenersBefore, frames: counts.frames - framesBefore };
    }, count);
    expect(result.sizes[0]).toBeGreaterThan(1 << 16);
    expect(result.sizes.at(-1)).toBe(result.sizes[9]);
    expect(result.listeners).toBe(0);
    expect(result.frames).toBe(0);
  });
}

test("scripts see what happens, in order, and nothing new among the page's globals", async ({ page }) => {
  await openPage(page, "<p>Before</p>");
  const told = await page.evaluate(async (map) => {
    const globals = Object.keys(globalThis);
    const element = /** @type {any} */ (document.createElement("star-step"));
    /** @type {[string, unknown][]} */
    const told = [];
    for (const name of ["ready", "step", "done", "edit", "error"]) {
      element.addEventListener(name, (/** @type {CustomEvent} */ event) => told.push([name, event.detail]));
    }
    // Before a star-step is defined.
    Object.assign(element, { speed: 500, loop: true, controls: "full", readonly: true });
    element.setAttribute("map", map);
    document.body.append(element);
    const script = Object.assign(document.createElement("script"), { type: "module", src: "star-step.js" });
    document.head.append(script);
    const next = (/** @type {string} */ name) =>
      new Promise((resolve) => element.addEventListener(name, resolve, { once: true }));
    await next("ready");
    const properties = [element.speed, element.loop, element.controls, element.readonly];
    const attributes = element.getAttributeNames().sort();
    element.loop = false;
    element.seek(1);
    await next("step");
    element.step(1);
    await next("step");
    element.play();
    await next("done");
    element.reset();
    await next("step");
    element.configure({ algorithm: "dijkstra" });
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    return {
      told,
      properties,
      attributes,
      options: element.solver.options.algorithm,
      position: element.solver.position,
      globals: [globals, Object.keys(globalThis)],
    };
  }, "height 1\nwidth 5\nmap\ns...g\n");
  expect(told.properties).toEqual([500, true, "full", true]);
  expect(told.attributes).toEqual(["controls", "loop", "map", "readonly", "speed"]);
  const names = told.told.map(([name]) => name).filter((name, index, all) => name !== all[index - 1]);
  expect(names[0]).toBe("ready");
  expect(names).toContain("done");
  expect(told.told.find(([name]) => name === "done")?.[1]).toEqual({ found: true, cost: 40, expanded: 5 });
  expect(told.told.find(([name]) => name === "step")?.[1]).toEqual({ position: 1, length: 5 });
  expect([told.options, told.position]).toEqual(["dijkstra", 0]);
  expect(told.globals[1]).toEqual(told.globals[0]);
});

const FRAMING = "default-src 'none'; script-src 'self'; frame-src 'self'";

// Frames of other pages: the article has another origin than the frame.
test("a sandboxed frame shows a link, and tells its height once its board is there, to those who ask", async ({
  page,
}) => {
  /** @type {import("../www/core/board/board.js").Board} */
  const board = { width: 3, height: 2, cells: new Uint8Array(6), start: [0, 0], goal: [2, 1], origin: [0, 0] };
  const link = await encodeLink({ board });
  await page.route(`${SHIPPED}/listen.js`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `const [frame, other] = document.querySelectorAll("iframe");
        window.heights = [];
        window.others = [];
        addEventListener("message", ({ source, origin, data }) => {
          if (origin !== "null" || data.type !== "starstep:height") return;
          if (source === frame.contentWindow) heights.push(data.height);
          else others.push(data.height);
        });`,
    }),
  );
  const letGo = await hold(page, "**/*.wasm");
  let asked = 0;
  page.on("request", (request) => request.url().endsWith(".wasm") && asked++);
  const frame = (/** @type {string} */ src) =>
    `<iframe sandbox="allow-scripts" src="embed.html${src}" title="Board"></iframe>`;
  await openPage(
    page,
    `${frame(`?controls=basic&amp;lang=zh#${link}`)}${frame("?lang=en")}<script src="listen.js"></script>`,
    FRAMING,
  );
  await expect.poll(() => asked).toBe(2);
  await page.evaluate(() => globalThis.frames[0].postMessage({ type: "starstep:hello" }, "*"));
  await frames(page, 10);
  const heights = () => page.evaluate(() => Reflect.get(globalThis, "heights"));
  await expectAtRest(page, heights).toEqual([]);
  await letGo();
  const [first, second] = [0, 1].map((index) => page.frameLocator("iframe").nth(index));
  await expect(first.getByRole("application")).toHaveAccessibleName("网格，3 × 2");
  await expect(first.getByRole("status")).toHaveText(/^找到路径/);
  await expect.poll(heights).not.toEqual([]);
  await expectAtRest(page, async () => Math.min(...(await heights()))).toBeGreaterThan(100);
  // The other one was not asked, and tells nobody anything.
  await expect(second.getByRole("status")).toHaveText(/^Path found/);
  await frames(page, 10);
  await expectAtRest(page, () => page.evaluate(() => Reflect.get(globalThis, "others"))).toEqual([]);
});

// A plain test, because the browser warns that a sandbox that keeps its origin does not isolate what comes from the same host.
plain(
  "a frame that is made as high as its board keeps that height, whatever its controls and its sandbox",
  async ({ page }) => {
    /** @type {string[]} */
    const errors = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.addInitScript(() => {
      /** @type {unknown[]} */
      const senders = [];
      Object.assign(globalThis, { senders });
      addEventListener("message", ({ data, source }) => data?.type === "starstep:height" && senders.push(source));
    });
    // Each begins when it is near.
    await page.setViewportSize({ width: 900, height: 4000 });
    const kinds = [
      ["none", "allow-scripts"],
      ["transport", "allow-scripts"],
      ["basic", "allow-scripts"],
      ["basic", "allow-scripts allow-same-origin"],
    ];
    const all = kinds.map(
      ([controls, sandbox]) =>
        `<iframe class="starstep" width="800" height="200" sandbox="${sandbox}" src="embed.html?lang=en&amp;controls=${controls}" title="Board"></iframe>`,
    );
    await openPage(page, `${all.join("")}<script type="module" src="listen.js"></script>`, FRAMING);
    const told = () =>
      page.evaluate(() => {
        const senders = /** @type {unknown[]} */ (Reflect.get(globalThis, "senders"));
        const all = Array.from(document.querySelectorAll("iframe"));
        return all.map(({ contentWindow }) => senders.filter((sender) => sender === contentWindow).length);
      });
    await expect.poll(told).toEqual(kinds.map(() => 1));
    for (const index of kinds.keys()) {
      await expect(page.frameLocator("iframe").nth(index).getByRole("application")).toBeVisible();
      await expect
        .poll(async () => (await page.locator("iframe").nth(index).boundingBox())?.height)
        .toBeGreaterThan(400);
    }
    // Long enough for the frames to be measured again and again, if each height led to another one.
    await frames(page, 30);
    await expectAtRest(page, told).toEqual(kinds.map(() => 1));
    expect(errors).toEqual([]);
  },
);

test("what is requested last is shown, in whatever order the answers come", async ({ page }) => {
  const answer = (/** @type {import("@playwright/test").Route} */ route) =>
    route.fulfill({ contentType: "text/plain", body: rowOf(3) });
  await openPage(page, `${SCRIPT}<star-step controls="full" ${SMALL}></star-step>`);
  const board = star(page).getByRole("application");
  const shows = (/** @type {number} */ width) => expect(board).toHaveAccessibleName(`Board, ${width} by 1`);
  await call(page, "load", rowOf(5));
  await shows(5);
  const link = new URL(String(await call(page, "toLink"))).hash;
  for (const last of ["map", "link", "load"]) {
    const address = `**/slow-${last}.map`;
    const letGo = await hold(page, address, answer);
    const asked = page.waitForRequest(address);
    await call(page, "setAttribute", "src", `slow-${last}.map`);
    await asked;
    if (last === "map") await call(page, "setAttribute", "map", rowOf(7));
    if (last === "link") await expect(call(page, "openLink", link)).resolves.toBe(true);
    if (last === "load") await call(page, "load", rowOf(9));
    const width = { map: 7, link: 5, load: 9 }[last] ?? 0;
    await shows(width);
    await letGo();
    // The answer has been used or dropped by then.
    await call(page, "toLink");
    await shows(width);
  }
});

test("readers of a readonly board step and play, change and undo nothing, and nobody undoes what the author gave", async ({
  page,
}) => {
  await openPage(page, `${SCRIPT}<star-step controls="full" ${SMALL}></star-step>`);
  await expect(star(page).getByRole("button", { name: "Undo" })).toBeDisabled();
  const board = star(page).getByRole("application");
  await call(page, "load", rowOf(5));
  await expect(board).toHaveAccessibleName("Board, 5 by 1");
  await call(page, "setAttribute", "readonly", "");
  await expect(page.getByRole("radio")).toHaveCount(0);
  await board.focus();
  await page.keyboard.press("Control+z");
  await expect(board).toHaveAccessibleName("Board, 5 by 1");
  const cells = () => star(page).evaluate((element) => [...Reflect.get(element, "solver").cells()].join());
  const before = await cells();
  const box = await board.boundingBox();
  await board.click({ position: { x: Number(box?.width) / 2, y: Number(box?.height) / 2 } });
  await board.press("ArrowRight");
  await board.press("Enter");
  await page.getByRole("button", { name: "To start" }).click();
  await expect(star(page).getByRole("status")).toHaveText(/^Paused at step 0/);
  await expectAtRest(page, cells).toBe(before);
  await call(page, "removeAttribute", "readonly");
  await board.focus();
  await page.keyboard.press("Control+z");
  await expect(board).toHaveAccessibleName("Board, 4 by 2");
});

test("wrong attributes are told to readers and the author, even without a status line, and right ones take effect", async ({
  page,
  warned,
}) => {
  const wrong = 'heuristic="bogus" algorithm="warp" theme="purple" lang="tlh" map="nonsense"';
  await openPage(
    page,
    `${SCRIPT}<star-step speed="fast" start-step="1" heurstic="zero" class="a" data-map="" height="300" ${SMALL}></star-step>
      <star-step controls="none" ${wrong}></star-step>`,
  );
  await expect(page.locator("star-step").nth(1).getByRole("application")).toBeVisible();
  for (const value of ["bogus", "warp", "purple", "tlh", "nonsense"]) {
    await expect.poll(() => warned.filter((sentence) => sentence.includes(value))).toHaveLength(1);
  }
  const status = star(page).getByRole("status");
  await expect(status).toHaveText(/speed cannot be “fast”: It must be a number/);
  await expect.poll(() => warned.length).toBe(7);
  expect(warned).toContain("<star-step>: There is no attribute “heurstic”. Is “heuristic” meant?");
  warned.length = 0;
  const options = () => star(page).evaluate((element) => Reflect.get(element, "solver").options);
  const set = (/** @type {string} */ name, /** @type {string} */ value) => call(page, "setAttribute", name, value);
  for (const [name, value] of [
    ["controls", "everything"],
    ["weight", "-1"],
    ["heuristic", "octal"],
    ["start-step", "soon"],
  ]) {
    await set(name, value);
    await expect(status).toHaveText(new RegExp(`${name} cannot be “${value}”`));
  }
  await expect(star(page).getByLabel("Heuristic")).toHaveValue("auto");
  // The last language that is requested counts, and links name one that exists.
  await set("lang", "zh_CN");
  await expect.poll(() => warned.length).toBe(5);
  const link = new URL(String(await call(page, "toLink"))).hash;
  await expect(call(page, "openLink", link)).resolves.toBe(true);
  await star(page).evaluate(async (element) => {
    element.setAttribute("lang", "zh");
    element.setAttribute("lang", "en");
    // All languages are in the one file: they are there after one turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve));
  });
  // The step that is shown first, for maps too.
  await set("start-step", "1");
  await call(page, "load", rowOf(9));
  await expect(status).toHaveText(/^Paused at step 1 /);
  await set("weight", "2.5");
  await set("reopen-closed", "");
  await set("diagonal", "never");
  await expect(star(page).getByLabel("Diagonal moves")).toHaveValue("never");
  await expectAtRest(page, options).toMatchObject({ weight: 2.5, reopenClosed: true, diagonal: "never" });
  await call(page, "removeAttribute", "weight");
  await expectAtRest(page, async () => (await options()).weight).toBe(1);
  expect(warned.splice(0)).toHaveLength(5);
  // Without a status line a mistake is shown on the board.
  await set("controls", "none");
  await expect(star(page).getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(status).toHaveCount(0);
  await set("heuristic", "hexile");
  await expect(status).toHaveText(/heuristic cannot be “hexile”/);
  await expect(star(page).getByRole("application")).toBeVisible();
  expect(warned.splice(0)).toHaveLength(1);
});

test("an element that is removed, even while it loads, is called and edited all the same, and goes on when it is back", async ({
  page,
}) => {
  const letGo = await hold(page, "**/slow.map", (route) =>
    route.fulfill({ contentType: "text/plain", body: rowOf(3) }),
  );
  const asked = page.waitForRequest("**/slow.map");
  await openPage(page, `${SCRIPT}<star-step controls="full" src="slow.map"></star-step>`);
  await asked;
  const early = await page.evaluate(() => {
    const it = /** @type {any} */ (document.querySelector("star-step"));
    const errors = /** @type {unknown[]} */ ([]);
    Object.assign(globalThis, { it, errors });
    it.addEventListener("error", (/** @type {any} */ event) => errors.push(String(event.detail)));
    const { solver } = it;
    it.remove();
    return solver !== undefined;
  });
  // While it loads it is not ready, and so has no solver.
  expect(early).toBe(false);
  await letGo();
  const answers = await page.evaluate(async () => {
    const { it, errors } = /** @type {any} */ (globalThis);
    const loaded = await it.load("height 1\nwidth 4\nmap\ns..g\n");
    const asleep = it.solver;
    it.pause();
    document.body.append(it);
    return [errors, loaded, asleep];
  });
  expect(answers).toEqual([[], true, undefined]);
  await expect(star(page).getByRole("application")).toHaveAccessibleName("Board, 4 by 1");
  await expect(star(page).getByRole("status").first()).toHaveText("Path found: cost 30, 4 cells.");
  const told = await page.evaluate(async () => {
    const { it } = /** @type {any} */ (globalThis);
    const { solver } = it;
    const codeOf = (/** @type {() => void} */ act) => {
      try {
        act();
      } catch (error) {
        return /** @type {any} */ (error).code;
      }
    };
    const before = await it.toLink();
    it.remove();
    await Promise.resolve();
    const away = await it.toLink();
    it.setCell(2, 0, 255);
    const told = [it.solver, codeOf(() => solver.toMap())];
    const edited = await it.toLink();
    document.body.append(it);
    return { links: [away === before, edited === before, (await it.toLink()) === edited], told };
  });
  expect(told).toEqual({ links: [true, false, true], told: [undefined, "not-ready"] });
  await expect(star(page).getByRole("status").first()).toHaveText(/^There is no path/);
  // One that is only moved goes on too.
  await page.evaluate(() => {
    const { it } = /** @type {any} */ (globalThis);
    it.remove();
    document.body.prepend(it);
  });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(star(page).getByRole("status").first()).toHaveText("Path found: cost 30, 4 cells.");
});

test("who hears that an element is ready can do everything with it", async ({ page }) => {
  await openPage(page, SCRIPT);
  const told = await page.evaluate(async () => {
    const it = /** @type {any} */ (document.createElement("star-step"));
    it.setAttribute("map", "height 2\nwidth 3\nmap\ns..\n..g\n");
    it.setAttribute("algorithm", "dijkstra");
    const heard = new Promise((resolve, reject) =>
      it.addEventListener("ready", () => {
        try {
          it.setCell(1, 0, 255);
          it.removeAttribute("algorithm");
          resolve([it.solver.cell(1, 0), it.solver.options.algorithm, it.findPath().cost]);
        } catch (error) {
          reject(error);
        }
      }),
    );
    document.body.append(it);
    return heard;
  });
  // Three straight moves: past the wall no corner is cut.
  expect(told).toEqual([255, "astar", 30]);
  await expect(star(page).getByRole("status").first()).toHaveText("Path found: cost 30, 4 cells.");
});

test("the board follows the theme and the colors of its page", async ({ page }) => {
  await openPage(page, `${SCRIPT}<star-step theme="light" ${SMALL}></star-step>`);
  await expect(star(page).getByRole("status")).toHaveText(/^Path found/);
  /** The color of the corner opposite the goal, below its numbers, where no mark is. */
  const corner = () =>
    star(page).evaluate((element) => {
      const board = /** @type {HTMLCanvasElement} */ (element.shadowRoot?.querySelector("canvas.board"));
      const copy = Object.assign(document.createElement("canvas"), { width: board.width, height: board.height });
      const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d"));
      context.drawImage(board, 0, 0);
      const size = Math.min(board.width / 4, board.height / 2);
      const [left, top] = [(board.width - 4 * size) / 2, (board.height - 2 * size) / 2];
      return [...context.getImageData(left + 3.3 * size, top + 0.9 * size, 1, 1).data.slice(0, 3)];
    });
  const light = await corner();
  await call(page, "setAttribute", "theme", "dark");
  await expect.poll(corner).not.toEqual(light);
  await star(page).evaluate((element) => {
    for (const name of ["ground", "open", "closed"]) element.style.setProperty(`--starstep-${name}`, "rgb(1, 2, 3)");
  });
  await expect.poll(corner).toEqual([1, 2, 3]);
});

test("how it stands can be read, playing is heard, every search that ends fires an event, and loops go on", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, `${SCRIPT}<star-step diagonal="never" speed="20" ${SMALL}></star-step>`);
  await expect(star(page).getByRole("status")).toHaveText(/^Path found/);
  const seen = await star(page).evaluate(async (element) => {
    const it = /** @type {import("../www/star-step.js").StarStep} */ (element);
    /** @type {string[]} */
    const heard = [];
    for (const name of /** @type {const} */ (["play", "pause", "done"])) {
      it.addEventListener(name, () => heard.push(`${name} ${it.playing}`));
    }
    const next = (/** @type {"play" | "pause"} */ name) =>
      new Promise((resolve) => it.addEventListener(name, resolve, { once: true }));
    const end = { status: it.status, isAtEnd: it.position === it.length && it.length > 3 };
    it.seek(0);
    const atStart = it.status;
    it.play();
    await next("play");
    it.pause();
    await next("pause");
    it.speed = Number.POSITIVE_INFINITY;
    it.play();
    await next("pause");
    it.setCell(0, 0, 255);
    const blocked = { status: it.status, length: it.length };
    it.setCell(0, 0, 0);
    return { end, atStart, heard, blocked };
  });
  expect(seen).toEqual({
    end: { status: "found", isAtEnd: true },
    atStart: "searching",
    heard: ["play true", "pause false", "play false", "done false", "pause false"],
    blocked: { status: "blocked", length: 0 },
  });
  await expect(star(page).getByRole("status")).toHaveText(/^Path found/);
  await frames(page, 2);
  await star(page).evaluate((element) => {
    const done = /** @type {unknown[]} */ ([]);
    Object.assign(globalThis, { done });
    element.addEventListener("done", (event) => done.push(/** @type {CustomEvent} */ (event).detail.cost));
  });
  const done = () => page.evaluate(() => Reflect.get(globalThis, "done"));
  await star(page).evaluate((element) => Reflect.get(element, "configure").call(element, { costs: "sqrt2" }));
  await expect.poll(done).toEqual([4]);
  await call(page, "setAttribute", "loop", "");
  await call(page, "play");
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return (await done()).length;
    })
    .toBeGreaterThan(2);
});
