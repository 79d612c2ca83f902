// The element as it is shipped, in other people's pages: with their policies, their servers and their whims.

import { expect, expectScriptsOnce, frames, hold, plain, SHIPPED, test } from "./page.js";

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
  // The engine to begin with, and the full one when the page is idle.
  const engines = () => requests.filter((path) => path.endsWith(".wasm"));
  await expect.poll(() => engines().length).toBe(2);
  expect(new Set(engines()).size).toBe(2);
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
  expect(await moved()).toBe(0);
});

plain("where the policy forbids WebAssembly, what the author wrote stays", async ({ page }) => {
  await openPage(page, `${SCRIPT}<star-step><p>A picture instead.</p></star-step>`, "default-src 'self'");
  await expect(page.getByRole("status")).toHaveText(/needs WebAssembly/);
  await expect(page.getByText("A picture instead.")).toBeVisible();
});

plain("a wasm file that is missing is told, and what the author wrote stays", async ({ page }) => {
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "" }));
  await page.addInitScript(() =>
    addEventListener("error", (event) => Object.assign(globalThis, { told: event.target }), true),
  );
  await openPage(page, `${SCRIPT}<star-step><p>A picture instead.</p></star-step>`);
  await expect(page.getByRole("status")).toHaveText(/^A part of Starstep could not be loaded\./);
  await expect(page.getByText("A picture instead.")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, "told")?.localName)).toBe("star-step");
});

plain("a server that calls wasm a text is forgiven", async ({ page }) => {
  await page.route("**/*.wasm", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-type": "text/plain" } });
  });
  await openPage(page, `${SCRIPT}<star-step ${SMALL}></star-step>`);
  await expect(star(page).getByRole("status")).toHaveText(/^Path found/);
});

test("on a slow network what the author wrote is seen until the board is there", async ({ page }) => {
  const letGo = await hold(page, "**/*.wasm");
  const asked = page.waitForRequest("**/*.wasm");
  await openPage(page, `${SCRIPT}<star-step ${SMALL}><p>One moment.</p></star-step>`);
  await asked;
  await frames(page, 10);
  await expect(page.getByText("One moment.")).toBeVisible();
  await letGo();
  await expect(star(page).getByRole("status")).toHaveText(/^Path found/);
  await expect(page.getByText("One moment.")).toBeHidden();
});

test("a hundred elements that came and went leave nothing behind", async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { listeners: 0, frames: 0 };
    Object.assign(globalThis, { counts, ownRequest: requestAnimationFrame });
    for (const target of [EventTarget.prototype]) {
      const { addEventListener: add, removeEventListener: remove } = target;
      const isGlobal = (/** @type {unknown} */ it) => it === window || it === document || it instanceof MediaQueryList;
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
  const result = await page.evaluate(async () => {
    const counts = Reflect.get(globalThis, "counts");
    const memory = () => Reflect.get(globalThis, "memory").buffer.byteLength;
    const listenersBefore = counts.listeners;
    const sizes = [];
    for (let i = 0; i < 100; i++) {
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
  });
  expect(result.sizes[0]).toBeGreaterThan(1 << 16);
  expect(result.sizes[99]).toBe(result.sizes[9]);
  expect(result.listeners).toBe(0);
  expect(result.frames).toBe(0);
});

test("nothing is added to the page's globals", async ({ page }) => {
  await openPage(page, "<p>Before</p>");
  const before = await page.evaluate(() => Object.keys(globalThis));
  await openPage(page, `${SCRIPT}<star-step ${SMALL}></star-step>`);
  await expect(star(page).getByRole("status")).toHaveText(/^Path found/);
  expect(await page.evaluate(() => Object.keys(globalThis))).toEqual(before);
});

test("scripts see what happens, in order", async ({ page }) => {
  await openPage(page, "<p>Before</p>");
  const told = await page.evaluate(async (map) => {
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
});

test("a reader of a readonly board steps and plays, and changes nothing", async ({ page }) => {
  await openPage(page, `${SCRIPT}<star-step readonly controls="full" ${SMALL}></star-step>`);
  await expect(star(page).getByRole("status")).toHaveText(/^Path found/);
  await expect(page.getByRole("radio")).toHaveCount(0);
  const board = page.getByRole("application");
  const cells = () => star(page).evaluate((element) => [...Reflect.get(element, "solver").cells()].join());
  const before = await cells();
  await board.click({ position: { x: 60, y: 60 } });
  await board.press("ArrowRight");
  await board.press("Enter");
  expect(await cells()).toBe(before);
  await page.getByRole("button", { name: "To start" }).click();
  await expect(star(page).getByRole("status")).toHaveText(/^Paused at step 0/);
});

test("wrong attributes are reported, and the defaults stay", async ({ page, warned }) => {
  await openPage(page, `${SCRIPT}<star-step speed="fast" ${SMALL}></star-step>`);
  await expect(star(page).getByRole("status")).toHaveText(/speed cannot be “fast”: It must be a number/);
  const set = (/** @type {string} */ name, /** @type {string} */ value) =>
    star(page).evaluate((element, [name, value]) => element.setAttribute(name, value), [name, value]);
  await set("controls", "everything");
  await expect(star(page).getByRole("status")).toHaveText(/controls cannot be “everything”/);
  await set("weight", "-1");
  await expect(star(page).getByRole("status")).toHaveText(/weight cannot be “-1”/);
  await set("weight", "2.5");
  await set("reopen-closed", "");
  expect(await star(page).evaluate((element) => Reflect.get(element, "solver").options)).toMatchObject({
    weight: 2.5,
    reopenClosed: true,
  });
  await star(page).evaluate((element) => element.removeAttribute("weight"));
  expect(await star(page).evaluate((element) => Reflect.get(element, "solver").options.weight)).toBe(1);
  expect(warned.splice(0)).toHaveLength(3);
});

test("every wrong attribute is reported to the page's author, even where there is no status line", async ({
  page,
  warned,
}) => {
  const wrong = 'heuristic="bogus" algorithm="warp" theme="purple" lang="tlh" map="nonsense"';
  await openPage(page, `${SCRIPT}<star-step controls="none" ${wrong}></star-step>`);
  await expect(star(page).getByRole("application")).toBeVisible();
  for (const value of ["bogus", "warp", "purple", "tlh", "nonsense"]) {
    expect(warned.filter((sentence) => sentence.includes(value))).toHaveLength(1);
  }
  expect(warned.splice(0)).toHaveLength(5);
});

test("an element that was removed still makes links, and goes on when it comes back", async ({ page }) => {
  await openPage(page, `${SCRIPT}<star-step ${SMALL}></star-step>`);
  await expect(star(page).getByRole("status")).toHaveText(/^Path found/);
  const links = await star(page).evaluate(async (element) => {
    const it = /** @type {any} */ (element);
    const before = await it.toLink();
    it.remove();
    await Promise.resolve();
    const away = [await it.toLink(), it.solver];
    document.body.append(it);
    return [before, ...away, await it.toLink()];
  });
  expect(links).toEqual([links[0], links[0], undefined, links[0]]);
  await expect(star(page).getByRole("status")).toHaveText(/^Path found/);
});

test("a sandboxed frame shows a link, and tells its height when asked", async ({ page, browser }) => {
  // Frames of other pages: the article has another origin than the frame. Made in a profile of its own, because the
  // page's service worker would answer for the article.
  const maker = await browser.newPage();
  await maker.goto(`${SHIPPED}/index.html?lang=en`);
  await expect(maker.getByRole("status").first()).toHaveText(/^Path found/);
  const link = await maker.evaluate(async () => {
    const element = /** @type {any} */ (document.querySelector("star-step"));
    await element.load("height 2\nwidth 3\nmap\ns..\n..g\n");
    return element.toLink();
  });
  await maker.close();
  const policy = "default-src 'none'; script-src 'self'; frame-src 'self'";
  await page.route(`${SHIPPED}/listen.js`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `const frame = document.querySelector("iframe");
        window.heights = [];
        addEventListener("message", ({ source, origin, data }) => {
          if (source === frame.contentWindow && origin === "null" && data.type === "starstep:height") heights.push(data.height);
        });
        window.greet = () => frame.contentWindow.postMessage({ type: "starstep:hello" }, "*");`,
    }),
  );
  const src = `embed.html?controls=basic&amp;lang=zh#${new URL(link).hash.slice(1)}`;
  await openPage(
    page,
    `<iframe sandbox="allow-scripts" src="${src}" title="Board"></iframe><script src="listen.js" defer></script>`,
    policy,
  );
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("application")).toHaveAccessibleName("网格，3 × 2");
  await expect(frame.getByRole("status")).toHaveText(/^找到路径/);
  const heights = () => page.evaluate(() => Reflect.get(globalThis, "heights"));
  // Nobody is told anything without asking.
  await frames(page, 10);
  expect(await heights()).toEqual([]);
  await page.evaluate("greet()");
  await expect.poll(heights).not.toEqual([]);
  expect((await heights())[0]).toBeGreaterThan(100);
});

for (const controls of ["none", "transport", "basic"]) {
  test(`a frame that is made as high as its board keeps that height, with controls=${controls}`, async ({ page }) => {
    await page.addInitScript(() => {
      /** @type {number[]} */
      const heights = [];
      Object.assign(globalThis, { heights });
      addEventListener("message", ({ data }) => data?.type === "starstep:height" && heights.push(data.height));
    });
    const policy = "default-src 'none'; script-src 'self'; frame-src 'self'";
    const frame = `<iframe class="starstep" width="800" height="480" sandbox="allow-scripts" src="embed.html?lang=en&amp;controls=${controls}" title="Board"></iframe>`;
    await openPage(page, `${frame}<script type="module" src="listen.js"></script>`, policy);
    await expect(page.frameLocator("iframe").getByRole("application")).toBeVisible();
    const heights = () => page.evaluate(() => Reflect.get(globalThis, "heights"));
    await expect.poll(async () => (await heights()).length).toBe(1);
    // Long enough for the frame to be measured again and again, if each height led to another one.
    await frames(page, 30);
    expect(await heights()).toHaveLength(1);
    const box = await page.locator("iframe").boundingBox();
    expect(box?.height).toBeGreaterThan(450);
  });
}

// A plain test, because the browser warns that such a sandbox does not isolate what comes from the same host.
plain("a sandboxed frame that keeps its origin tells its height too", async ({ page }) => {
  const policy = "default-src 'none'; script-src 'self'; frame-src 'self'";
  const frame = `<iframe class="starstep" width="800" height="200" sandbox="allow-scripts allow-same-origin" src="embed.html?lang=en" title="Board"></iframe>`;
  await openPage(page, `${frame}<script type="module" src="listen.js"></script>`, policy);
  await expect.poll(async () => (await page.locator("iframe").boundingBox())?.height).toBeGreaterThan(450);
});

test("a frame tells no height before its board is there", async ({ page }) => {
  const letGo = await hold(page, "**/*.wasm");
  const asked = page.waitForRequest("**/*.wasm");
  await page.route(`${SHIPPED}/listen.js`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `const frame = document.querySelector("iframe");
        window.heights = [];
        addEventListener("message", ({ data }) => data.type === "starstep:height" && heights.push(data.height));
        frame.addEventListener("load", () => {
          frame.contentWindow.postMessage({ type: "starstep:hello" }, "*");
          window.greeted = true;
        });`,
    }),
  );
  const policy = "default-src 'none'; script-src 'self'; frame-src 'self'";
  await openPage(page, '<iframe src="embed.html" title="Board"></iframe><script src="listen.js"></script>', policy);
  await asked;
  await page.waitForFunction("greeted");
  await frames(page, 10);
  await letGo();
  await expect(page.frameLocator("iframe").getByRole("application")).toBeVisible();
  const heights = () => page.evaluate(() => Reflect.get(globalThis, "heights"));
  await expect.poll(heights).not.toEqual([]);
  expect(Math.min(...(await heights()))).toBeGreaterThan(100);
});

/** Calls a method of the first element. @param {import("@playwright/test").Page} page @param {string} name @param {unknown[]} values */
const call = (page, name, ...values) =>
  star(page).evaluate(
    (element, [name, values]) => Reflect.get(element, String(name)).apply(element, values),
    [name, values],
  );

/** Maps of one row that differ in width. @param {number} width */
const rowOf = (width) => `height 1\nwidth ${width}\nmap\ns${".".repeat(width - 2)}g\n`;

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
    if (last === "link") expect(await call(page, "openLink", link)).toBe(true);
    if (last === "load") await call(page, "load", rowOf(9));
    const width = { map: 7, link: 5, load: 9 }[last] ?? 0;
    await shows(width);
    await letGo();
    // The answer has been used or dropped by then.
    await call(page, "toLink");
    await shows(width);
  }
});

test("an element that is removed while it loads, or is called, works when it returns", async ({ page }) => {
  const letGo = await hold(page, "**/slow.map", (route) =>
    route.fulfill({ contentType: "text/plain", body: rowOf(3) }),
  );
  const asked = page.waitForRequest("**/slow.map");
  await openPage(page, `${SCRIPT}<star-step src="slow.map"></star-step>`);
  await asked;
  await page.evaluate(() => {
    const it = /** @type {any} */ (document.querySelector("star-step"));
    const errors = /** @type {unknown[]} */ ([]);
    Object.assign(globalThis, { it, errors });
    it.addEventListener("error", (/** @type {any} */ event) => errors.push(String(event.detail)));
    it.remove();
  });
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
  await expect(star(page).getByRole("status")).toHaveText("Path found: cost 30, 4 cells.");
});

test("readers who may change nothing cannot undo either, and nobody undoes what the author gave", async ({ page }) => {
  await openPage(page, `${SCRIPT}<star-step controls="full" ${SMALL}></star-step>`);
  await expect(star(page).getByRole("button", { name: "Undo" })).toBeDisabled();
  const board = star(page).getByRole("application");
  await call(page, "load", rowOf(5));
  await expect(board).toHaveAccessibleName("Board, 5 by 1");
  await call(page, "setAttribute", "readonly", "");
  await board.focus();
  await page.keyboard.press("Control+z");
  await expect(board).toHaveAccessibleName("Board, 5 by 1");
  await call(page, "removeAttribute", "readonly");
  await board.focus();
  await page.keyboard.press("Control+z");
  await expect(board).toHaveAccessibleName("Board, 4 by 2");
});

test("start-step is the step that is shown first, for maps too", async ({ page, warned }) => {
  await openPage(page, `${SCRIPT}<star-step start-step="1" ${SMALL}></star-step>`);
  await expect(star(page).getByRole("status")).toHaveText(/^Paused at step 1 /);
  await call(page, "load", rowOf(9));
  await expect(star(page).getByRole("status")).toHaveText(/^Paused at step 1 /);
  await call(page, "setAttribute", "start-step", "soon");
  await expect(star(page).getByRole("status")).toHaveText(/start-step cannot be “soon”/);
  expect(warned.splice(0)).toHaveLength(1);
});

test("the last language that is requested counts, and links name one that exists", async ({ page, warned }) => {
  await openPage(page, `${SCRIPT}<star-step lang="zh_CN" ${SMALL}></star-step>`);
  await expect(star(page).getByRole("status")).toHaveText(/^Path found/);
  const link = new URL(String(await call(page, "toLink"))).hash;
  expect(await call(page, "openLink", link)).toBe(true);
  await star(page).evaluate(async (element) => {
    element.setAttribute("lang", "zh");
    element.setAttribute("lang", "en");
    // All languages are in the one file: they are there after one turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve));
  });
  await expect(star(page).getByRole("status")).toHaveText(/^Path found/);
  expect(warned.splice(0)).toHaveLength(1);
});

test("the board follows the theme and the colors of its page", async ({ page }) => {
  await openPage(page, `${SCRIPT}<star-step theme="light" ${SMALL}></star-step>`);
  await expect(star(page).getByRole("status")).toHaveText(/^Path found/);
  /** The color of the corner opposite the goal, which no mark covers. */
  const corner = () =>
    star(page).evaluate((element) => {
      const board = /** @type {HTMLCanvasElement} */ (element.shadowRoot?.querySelector("canvas.board"));
      const copy = Object.assign(document.createElement("canvas"), { width: board.width, height: board.height });
      const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d"));
      context.drawImage(board, 0, 0);
      const size = Math.min(board.width / 4, board.height / 2);
      const [left, top] = [(board.width - 4 * size) / 2, (board.height - 2 * size) / 2];
      return [...context.getImageData(left + 3.2 * size, top + 0.2 * size, 1, 1).data.slice(0, 3)];
    });
  const light = await corner();
  await call(page, "setAttribute", "theme", "dark");
  await expect.poll(corner).not.toEqual(light);
  await star(page).evaluate((element) => {
    for (const name of ["ground", "open", "closed"]) element.style.setProperty(`--starstep-${name}`, "rgb(1, 2, 3)");
  });
  await expect.poll(corner).toEqual([1, 2, 3]);
});

test("every search that ends fires an event, and the fastest speed keeps playing in a loop", async ({ page }) => {
  await openPage(page, `${SCRIPT}<star-step diagonal="never" ${SMALL}></star-step>`);
  await expect(star(page).getByRole("status")).toHaveText(/^Path found/);
  await star(page).evaluate((element) => {
    const done = /** @type {unknown[]} */ ([]);
    Object.assign(globalThis, { done });
    element.addEventListener("done", (event) => done.push(/** @type {CustomEvent} */ (event).detail.cost));
  });
  const done = () => page.evaluate(() => Reflect.get(globalThis, "done"));
  await star(page).evaluate((element) => Reflect.get(element, "configure").call(element, { costs: "sqrt2" }));
  await expect.poll(done).toEqual([4]);
  await call(page, "setAttribute", "speed", "max");
  await call(page, "setAttribute", "loop", "");
  await call(page, "play");
  await expect.poll(async () => (await done()).length, { timeout: 10_000 }).toBeGreaterThan(2);
});
