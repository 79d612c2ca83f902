// What scripts on a page do with an element: they read and edit its board, listen to it, and name it as they like.

import { boardOf, expect, expectAtRest, open, SHIPPED, savedMap, statusOf, test } from "./page.js";
import { inTurn } from "./sampled.js";

test.use({ baseURL: SHIPPED });

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

const MAP = "type octile\nheight 3\nwidth 5\nmap\ns.@..\n..@.g\n.....\n";

/** @param {Page} page @param {string} attributes @param {string} [script] */
async function visit(page, attributes, script = '<script type="module" src="/star-step.js"></script>') {
  const body = `<!doctype html><meta charset="utf-8">${script}
    <div><star-step lang="en" map="${MAP}" ${attributes}></star-step></div>`;
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/host.html");
  await expect(statusOf(page)).toHaveText(/^Path found/);
}

/** @template T @param {Page} page @param {(star: StarStep) => T | Promise<T>} act @returns {Promise<T>} */
const inPage = (page, act) =>
  page.evaluate(`(${act})(document.querySelector("star-step"))`).then((value) => /** @type {T} */ (value));

// What each method of the solver does: tests/page/solver-face.test.js.
test("whatever is called on the solver changes nothing, and link, file and solver agree", { tag: "@thorough" }, async ({
  page,
}) => {
  await open(page);
  const file = await savedMap(page);
  const told = await inPage(page, (star) => {
    const solver = /** @type {any} */ (star.solver);
    const calls = [
      () => solver.setCell(1, 2, 255),
      () => solver.setCells(new Uint8Array(960).fill(255)),
      () => solver.setStart(1, 2),
      () => solver.findPath(),
      () => solver.maze(5),
      () => solver.configure({ weight: 9 }),
      () => solver.step(),
      () => solver.reset(),
      () => solver.free(),
    ];
    return calls.map((call) => {
      try {
        return call();
      } catch (error) {
        return /** @type {any} */ (error).code;
      }
    });
  });
  expect(told).toEqual(Array.from({ length: 9 }, () => "read-only"));
  const asked = () => inPage(page, (star) => [star.solver?.toMap() ?? "", String(star.solver?.position)]);
  const before = await asked();
  expect(before[0]).toBe(file);
  // A link holds everything the session knows, and a new one opens it.
  const link = await inPage(page, (star) => star.toLink());
  await page.goto("about:blank");
  await open(page, link);
  await expect.poll(asked).toEqual(before);
});

test("a script edits the board, and readers can undo it edit by edit", async ({ page }) => {
  await visit(page, "controls='full'");
  const map = () => inPage(page, (star) => star.solver?.toMap() ?? "");
  const first = await map();
  // Not with the methods of its solver, which only tells.
  const told = await inPage(page, (star) => {
    const { solver } = /** @type {any} */ (star);
    return [() => solver.setCell(1, 1, 255), () => solver.configure({ weight: 9 }), () => solver.findPath()].map(
      (call) => {
        try {
          return call();
        } catch (error) {
          return /** @type {any} */ (error).code;
        }
      },
    );
  });
  expect(told).toEqual(["read-only", "read-only", "read-only"]);
  await expectAtRest(page, map).toBe(first);
  // Where no search can begin, no button says that there is one to move through.
  await inPage(page, (star) => star.setCell(0, 0, 255));
  await expect(statusOf(page)).toHaveText("The start (0, 0) is a wall.");
  const buttons = ["To start", "Step back", "Play", "Step forward", "To end"].map((name) =>
    page.getByRole("button", { name, exact: true }).first(),
  );
  for (const button of buttons) await expect(button).toBeDisabled();
  await inPage(page, (star) => star.setCell(0, 0, 0));
  await expect(buttons[3]).toBeEnabled();
  const undo = page.getByRole("button", { name: "Undo" });
  for (let step = 0; step < 2; step++) await undo.click();
  await expect(undo).toBeDisabled();
  await inPage(page, (star) => star.setCell(2, 2, 255));
  await expect(statusOf(page)).toHaveText(/^There is no path/);
  await inPage(page, (star) => {
    star.setCells(new Uint8Array(15));
    star.setStart(0, 2);
    star.setGoal(4, 2);
  });
  await expect(statusOf(page)).toHaveText("Path found: cost 40, 5 cells.");
  await expectAtRest(page, () => inPage(page, (star) => star.findPath()?.cost)).toBe(40);
  // A wrong edit throws what the engine throws, and is none.
  const refused = await inPage(page, (star) => {
    let edits = 0;
    star.addEventListener("edit", () => edits++);
    const it = /** @type {any} */ (star);
    const codes = [
      () => it.setCell(5, 0, 255),
      () => it.setCells([1, 2]),
      () => it.setStart("1", 1),
      () => it.setGoal(0, Number.NaN),
    ].map((act) => {
      try {
        return act();
      } catch (error) {
        return /** @type {any} */ (error).code;
      }
    });
    return new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([...codes, edits]))),
    );
  });
  expect(refused).toEqual(["out-of-bounds", "bad-cell", "out-of-bounds", "out-of-bounds", 0]);
  await expectAtRest(page, () => savedMap(page)).toBe(await map());
  for (let step = 0; step < 4; step++) await undo.click();
  await expect(undo).toBeDisabled();
  await expectAtRest(page, map).toBe(first);
  await expect(statusOf(page)).toHaveText(/^Path found/);
});

test("an edit by a script counts for a lesson like the reader's own: its captions go, and come back with undo", {
  tag: inTurn(2),
}, async ({ page }) => {
  await page.goto("/?lang=en&scenario=trap");
  const lesson = page.locator("star-step").locator(".said");
  await expect(lesson).toBeVisible();
  const said = () => lesson.innerText();
  await expect.poll(said).toContain("1 of 4");
  const before = await said();
  await inPage(page, (star) => star.setCell(0, 0, 255));
  await expect.poll(said).not.toBe(before);
  await expect(lesson).toBeVisible();
  await expectAtRest(page, () => inPage(page, (star) => star.scenarioName)).toBe("trap");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(said).toBe(before);
});

test("all events are heard at the element, and under a name of their own outside of the trees that it is in", async ({
  page,
}) => {
  // The element is in a shadow tree of the page.
  const script = `<script type="module">
    import "/star-step.js";
    globalThis.told = {};
    globalThis.others = [];
    for (const name of ["ready", "step", "done", "edit", "answer", "change", "language", "error"]) {
      document.addEventListener("starstep-" + name, (event) => {
        told[name] = [event.bubbles, event.composed, event.target.id, event.detail === null];
      });
      for (const phase of [true, false]) {
        addEventListener(name, (event) => event instanceof CustomEvent && Object.assign(told, { heard: name }), phase);
      }
    }
    // The page around it does not hear them as its own.
    document.body.innerHTML = \`<form onchange="others.push('change')"><div onerror="others.push('error')"></div></form>\`;
    const outer = document.querySelector("div").appendChild(document.createElement("div"));
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
  await expectAtRest(page, () => page.evaluate(() => Reflect.get(globalThis, "others"))).toEqual([]);
  // Neither do the window's listeners of the short names.
  await expectAtRest(page, told).not.toHaveProperty("heard");
});

test("a page that imports only the class can give it a name of its own, and a registry of its own can hold it", {
  tag: inTurn(2),
}, async ({ page }) => {
  const body = `<!doctype html><meta charset="utf-8"><script type="module">
    import { StarStep } from "/element.js";
    document.title = String(customElements.get("star-step"));
    customElements.define("my-board", class extends StarStep {});
    let registry;
    try {
      registry = new CustomElementRegistry();
    } catch {
      document.title = "none";
    }
    if (registry) {
      registry.define("star-step", class extends StarStep {});
      const root = document.querySelector("#scoped").attachShadow({ mode: "open", customElementRegistry: registry });
      root.innerHTML = \`<star-step lang="en" map="${MAP}"></star-step>\`;
    }
    </script><my-board lang="en" map="${MAP}"></my-board><star-step>Nothing</star-step><div id="scoped"></div>`;
  await page.route("**/own.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${SHIPPED}/own.html`);
  await expect(page.locator("my-board").getByRole("status")).toHaveText(/^Path found/);
  await expect(page).toHaveTitle(/^(none|undefined)$/);
  await expect(page.getByText("Nothing")).toBeVisible();
  await expect(boardOf(page)).toHaveAccessibleName("Board, 5 by 3");
  // Older browsers have no scoped registries.
  if ((await page.title()) === "none") return;
  await expect(page.locator("#scoped").getByRole("status")).toHaveText(/^Path found/);
});
