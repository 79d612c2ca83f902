// What scripts on a page do with an element: they read and edit its board, listen to it, and name it as they like.

import { boardOf, expect, open, SHIPPED, SOURCES, savedMap, statusOf, test } from "./page.js";

test.use({ baseURL: SOURCES });

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

const MAP = "type octile\nheight 3\nwidth 5\nmap\ns.@..\n..@.g\n.....\n";

/** @param {Page} page @param {string} attributes @param {string} [script] */
async function visit(page, attributes, script = '<script type="module" src="/www/star-step.js"></script>') {
  const body = `<!doctype html><meta charset="utf-8">${script}
    <div><star-step lang="en" map="${MAP}" ${attributes}></star-step></div>`;
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/host.html");
  await expect(statusOf(page)).toHaveText(/^Path found/);
}

/** @template T @param {Page} page @param {(star: StarStep) => T | Promise<T>} act @returns {Promise<T>} */
const inPage = (page, act) =>
  page.evaluate(`(${act})(document.querySelector("star-step"))`).then((value) => /** @type {T} */ (value));

test("whatever is called on the solver, the page shows what it did, and link, file and solver agree", async ({
  page,
}) => {
  await open(page);
  const file = await savedMap(page);
  const sentence = await statusOf(page).textContent();
  const told = await inPage(page, async (star) => {
    const { Solver } = await import(/** @type {any} */ ("/www/engine.js"));
    const solver = /** @type {any} */ (star.solver);
    const called = [];
    for (const name of Object.getOwnPropertyNames(Solver.prototype)) {
      for (const values of [[], [1, 2], [1, 2, 255], [5], [{ weight: 9 }], [new Uint8Array(960).fill(255)]]) {
        try {
          if (typeof solver[name] === "function") solver[name](...values);
          called.push(name);
        } catch (error) {
          called.push(`${name}: ${/** @type {any} */ (error).code}`);
        }
      }
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return called;
  });
  for (const name of ["setCell", "setCells", "setStart", "findPath", "maze", "configure", "step", "reset", "free"]) {
    expect(told.filter((line) => line === `${name}: read-only`).length, name).toBe(6);
  }
  expect(told.filter((line) => line === "position").length).toBe(6);
  await expect(statusOf(page)).toHaveText(sentence ?? "");
  expect(await savedMap(page)).toBe(file);
  const before = await inPage(page, (star) => [star.solver?.toMap() ?? "", String(star.solver?.position)]);
  expect(before[0]).toBe(file);
  // A link holds everything the session knows, and a new one opens it.
  const link = await inPage(page, (star) => star.toLink());
  await page.goto("about:blank");
  await open(page, link);
  await expect
    .poll(() => inPage(page, (star) => [star.solver?.toMap() ?? "", String(star.solver?.position)]))
    .toEqual(before);
});

test("a script edits the board, and readers can undo it edit by edit", async ({ page }) => {
  await visit(page, "controls='full'");
  const map = () => inPage(page, (star) => star.solver?.toMap() ?? "");
  const first = await map();
  await inPage(page, (star) => star.setCell(2, 2, 255));
  await expect(statusOf(page)).toHaveText(/^There is no path/);
  await inPage(page, (star) => {
    star.setCells(new Uint8Array(15));
    star.setStart(0, 2);
    star.setGoal(4, 2);
  });
  await expect(statusOf(page)).toHaveText("Path found: cost 40, 5 cells.");
  expect(await inPage(page, (star) => star.findPath()?.cost)).toBe(40);
  expect(await savedMap(page)).toBe(await map());
  const undo = page.getByRole("button", { name: "Undo" });
  for (let step = 0; step < 4; step++) await undo.click();
  await expect(undo).toBeDisabled();
  expect(await map()).toBe(first);
  await expect(statusOf(page)).toHaveText(/^Path found/);
});

test("a wrong edit throws what the engine throws, and changes nothing", async ({ page }) => {
  await visit(page, "controls='full'");
  const told = await inPage(page, async (star) => {
    let edits = 0;
    star.addEventListener("edit", () => edits++);
    const all = () => JSON.stringify([star.solver?.toMap(), star.solver?.position, star.solver?.stats]);
    star.seek(2);
    const before = all();
    const codes = [];
    const it = /** @type {any} */ (star);
    for (const act of [
      () => it.setCell(5, 0, 255),
      () => it.setCell(0, 0, 300),
      () => it.setCells([1, 2]),
      () => it.setCells(new Uint8Array(3)),
      () => it.setStart("1", 1),
      () => it.setGoal(0, Number.NaN),
    ]) {
      try {
        act();
        codes.push("");
      } catch (error) {
        codes.push(/** @type {any} */ (error).code);
      }
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return { codes, isSame: all() === before, edits };
  });
  const [outside, byte] = ["out-of-bounds", "bad-cell"];
  expect(told).toEqual({ codes: [outside, byte, byte, byte, outside, outside], isSame: true, edits: 0 });
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
});

test("findPath leaves the search that is shown, and a script may change what the reader may not", async ({ page }) => {
  await visit(page, "controls='full' readonly");
  await inPage(page, (star) => star.seek(3));
  await expect(statusOf(page)).toHaveText(/^Paused at step 3 /);
  const shown = () => inPage(page, (star) => JSON.stringify([star.solver?.stats, [...(star.solver?.states() ?? [])]]));
  const before = await shown();
  const expanded = await inPage(page, (star) => star.findPath()?.expanded);
  expect(expanded).toBe(await inPage(page, (star) => star.solver?.length));
  expect(await shown()).toBe(before);
  await inPage(page, (star) => star.setCell(1, 1, 255));
  expect(await inPage(page, (star) => star.solver?.cell(1, 1))).toBe(255);
});

test("before an element is ready it says so; a removed one can be edited, and shows it when it is back", async ({
  page,
}) => {
  await visit(page, "");
  const codes = await inPage(page, async (star) => {
    const other = document.createElement("star-step");
    const codes = [];
    for (const act of [() => other.setCell(0, 0, 0), () => other.findPath()]) {
      try {
        act();
      } catch (error) {
        codes.push(/** @type {any} */ (error).code);
      }
    }
    const { solver } = star;
    star.remove();
    await Promise.resolve();
    star.setCell(2, 2, 255);
    try {
      solver?.toMap();
    } catch (error) {
      codes.push(/** @type {any} */ (error).code);
    }
    codes.push(String(star.solver));
    document.body.append(star);
    return codes;
  });
  expect(codes).toEqual(["not-ready", "not-ready", "not-ready", "undefined"]);
  await expect(statusOf(page)).toHaveText(/^There is no path/);
});

test("an edit by a script counts for a lesson like the reader's own: its captions go, and come back with undo", async ({
  page,
}) => {
  await page.goto("/?lang=en&scenario=trap");
  const lesson = page.locator("star-step").locator("[part=scenario]");
  await expect(lesson).toBeVisible();
  const said = () => lesson.innerText();
  await expect.poll(said).toContain("1 of 4");
  const before = await said();
  await inPage(page, (star) => star.setCell(0, 0, 255));
  await expect.poll(said).not.toBe(before);
  await expect(lesson).toBeVisible();
  expect(await inPage(page, (star) => star.scenarioName)).toBe("trap");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(said).toBe(before);
});

test("all events are heard at the element, and under a name of their own outside of the trees that it is in", async ({
  page,
}) => {
  // The element is in a shadow tree of the page.
  const script = `<script type="module">
    import "/www/star-step.js";
    globalThis.told = {};
    for (const name of ["ready", "step", "done", "edit", "answer", "change", "language", "error"]) {
      document.addEventListener("starstep-" + name, (event) => {
        told[name] = [event.bubbles, event.composed, event.target.id, event.detail === null];
      });
      for (const phase of [true, false]) {
        addEventListener(name, (event) => event instanceof CustomEvent && Object.assign(told, { heard: name }), phase);
      }
    }
    const outer = document.body.appendChild(document.createElement("div"));
    outer.id = "outer";
    const star = document.createElement("star-step");
    star.setAttribute("lang", "en");
    star.setAttribute("controls", "full");
    globalThis.star = star;
    outer.attachShadow({ mode: "open" }).append(star);
  </script>`;
  await page.route("**/tree.html", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><meta charset="utf-8">${script}` }),
  );
  await page.goto("/tree.html");
  await expect(statusOf(page)).toHaveText(/^Path found/);
  await page.evaluate(async () => {
    const star = /** @type {StarStep} */ (Reflect.get(globalThis, "star"));
    star.seek(2);
    await star.load("nonsense");
    await star.loadSupplied("ties");
    star.setAttribute("lang", "zh");
  });
  await expect(page.getByRole("button", { name: "撤销" })).toBeVisible();
  await page.evaluate(() => Reflect.get(globalThis, "star").setAttribute("lang", "en"));
  await page.getByRole("group", { name: "Question" }).getByRole("button").first().click();
  await page.evaluate(() => {
    const star = /** @type {StarStep} */ (Reflect.get(globalThis, "star"));
    star.setCell(0, 0, 0);
    star.configure({ weight: 2 });
  });
  const told = () => page.evaluate(() => Reflect.get(globalThis, "told"));
  const [withDetail, without] = [
    [true, true, "outer", false],
    [true, true, "outer", true],
  ];
  await expect.poll(told).toMatchObject({
    ready: without,
    step: withDetail,
    done: withDetail,
    edit: without,
    change: without,
    language: without,
    answer: withDetail,
    error: withDetail,
  });
});

test("a page that imports only the class can give it a name of its own", async ({ page }) => {
  const body = `<!doctype html><meta charset="utf-8"><script type="module">
    import { StarStep } from "/element.js";
    document.title = String(customElements.get("star-step"));
    customElements.define("my-board", class extends StarStep {});
    </script><my-board lang="en" map="${MAP}"></my-board><star-step>Nothing</star-step>`;
  await page.route("**/own.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${SHIPPED}/own.html`);
  await expect(page.locator("my-board").getByRole("status")).toHaveText(/^Path found/);
  await expect(page).toHaveTitle("undefined");
  await expect(page.getByText("Nothing")).toBeVisible();
  await expect(boardOf(page)).toHaveAccessibleName("Board, 5 by 3");
});

test("a registry of its own can hold it next to the page's", async ({ page }) => {
  const body = `<!doctype html><meta charset="utf-8"><script type="module">
    import { StarStep } from "/element.js";
    let registry;
    try {
      registry = new CustomElementRegistry();
    } catch {
      document.title = "none";
    }
    if (registry) {
      registry.define("star-step", StarStep);
      const root = document.querySelector("div").attachShadow({ mode: "open", customElementRegistry: registry });
      root.innerHTML = \`<star-step lang="en" map="${MAP}"></star-step>\`;
      document.title = String(customElements.get("star-step"));
    }
    </script><div></div>`;
  await page.route("**/scoped.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${SHIPPED}/scoped.html`);
  await expect(page).toHaveTitle(/^(none|undefined)$/);
  test.skip((await page.title()) === "none", "this browser has no scoped registries");
  await expect(statusOf(page)).toHaveText(/^Path found/);
});
