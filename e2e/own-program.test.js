// A reader's own program, run on the page: told its bug and mended, on a phone too; it has nothing of the page, is ended when it
// does not end, and where the host forbids it that is said.

import { readFileSync } from "node:fs";
import { WORKING } from "../www/features/own-program/begin-with.js";
import { violationsIn } from "./axe.js";
import { expect, expectAtRest, hold, open, plain, test } from "./page.js";
import { pasteInto } from "./pasted-program.js";
import { inTurn } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

const written = (/** @type {string} */ name) =>
  readFileSync(new URL(`../tests/programs/${name}`, import.meta.url), "utf8");
const dialog = (/** @type {Page} */ page) => page.getByRole("dialog", { name: "Check my A*" });
const verdict = (/** @type {Page} */ page) => dialog(page).locator(".verdict:not(.example *)").first();
const editor = (/** @type {Page} */ page) => dialog(page).getByRole("textbox", { name: "Your program", exact: true });
const seen = (/** @type {Page} */ page) => dialog(page).locator(".seen");
const run = (/** @type {Page} */ page) => dialog(page).getByRole("button", { name: "Run it", exact: true }).click();

const python = (/** @type {string} */ name) =>
  readFileSync(new URL(`../tests/python/${name}`, import.meta.url), "utf8");
const LOADS = /^Load Python \(\d\.\d MB\) and run it$/;

/** Opens the dialog with the editor. @param {Page} page */
async function openEditor(page) {
  const button = page.getByRole("button", { name: "Check my A*" });
  const more = page.getByRole("button", { name: "More" });
  await expect(button.or(more)).toBeVisible();
  if (!(await button.isVisible())) await more.click();
  await button.click();
  await dialog(page).getByRole("radio", { name: "Run it here" }).check();
  await expect(editor(page)).toBeVisible();
}

/** @param {Page} page @param {string} program */
const paste = (page, program) => pasteInto(editor(page), program);

test("a wrong program is pasted, run, told its bug, refuted on a small board and mended", { tag: inTurn(2) }, async ({
  page,
}) => {
  await open(page);
  await openEditor(page);
  // Whoever only looks has brought nothing, and reads code as before.
  await expect(dialog(page).getByRole("button", { name: "Forget it" })).toBeHidden();
  await expect(dialog(page).getByRole("combobox", { name: "Language" }).first()).toHaveValue("csharp");
  const wrong = written("20-monticulo-sacar.js");
  await paste(page, wrong);
  // The paste is the editor's, not a log for the dialog.
  await expect(dialog(page).getByRole("radio", { name: "Run it here" })).toBeChecked();
  await run(page);
  await expect(seen(page)).toContainText("seen where line 42 removes them from the open list: abiertos.sacar().");
  await expect(verdict(page)).toHaveText("Your program has 1 bug: g is only the cost of the last move.");
  // The page about it is in the language of the program.
  await expect(dialog(page).locator(".bug-page pre").first()).toHaveText("next.g = moveCost(current, next);");
  await dialog(page).getByRole("button", { name: "Find a small board that shows it" }).click();
  const small = dialog(page).locator("article", { hasText: "A small board that shows it" });
  await expect(small).toContainText(/Here its path costs \d+; the cheapest costs \d+\./);
  await small.getByRole("button", { name: "Run my program on this board" }).click();
  await expect(small).toContainText(
    /cells expanded, seen where line 42 removes them .* It returns a path of \d+ cells\./,
  );
  const right = wrong.replace("const g = COSTE;", "const g = nodo.g + COSTE;");
  expect(right).not.toBe(wrong);
  await paste(page, right);
  await editor(page).press("ControlOrMeta+Enter");
  await expect(verdict(page)).toHaveText(
    /^(Your|Here your) program does (exactly this|what this does): A\*, Manhattan distance, 4 neighbors/,
  );
  // It is a run like any other.
  await dialog(page).getByRole("button", { name: "Play it beside Starstep’s own run" }).click();
  const played = page.locator(".recorded");
  const marked = played.locator(".ran");
  await expect(played).toContainText(/^Your program(Before|Step \d+:) /);
  await page.getByRole("button", { name: "To start" }).click();
  await expect(played).toContainText("Before line 42 removes the first cell from the open list");
  await expect(marked.filter({ hasText: "abiertos = Monticulo()" })).toHaveCount(1);
  await expect(played.locator(".at")).toHaveCount(0);
  await page.getByRole("button", { name: "Step forward" }).click();
  await expect(played).toContainText("Step 1: line 42 removes a cell from the open list.");
  await expect(played.locator(".at")).toContainText("abiertos.sacar()");
  // Each of the four neighbors.
  await expect(marked.filter({ hasText: "if (!grid[vy]" })).toHaveCount(1);
  await expect(played.locator(".counts").getByText("4×").first()).toBeVisible();
  await page.getByRole("button", { name: "To end" }).click();
  await expect(played).toContainText("removes the last cell.");
  await expect(marked.filter({ hasText: "return" })).not.toHaveCount(0);
  await page.getByRole("button", { name: "End comparing" }).click();
  await expect(played).toHaveCount(0);
});

/** Greedy best-first search, in which whatever h there is decides. */
const GREEDY = `function search(grid, [sx, sy], [gx, gy]) {
  const distance = (x, y) => Math.abs(gx - x) + Math.abs(gy - y);
  const open = [{ x: sx, y: sy, far: distance(sx, sy) }];
  const known = { [sx + "/" + sy]: true };
  while (open.length) {
    open.sort((a, b) => a.far - b.far);
    const { x, y } = open.shift();
    if (x === gx && y === gy) return;
    for (const [nx, ny] of [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]]) {
      if (grid[ny] === undefined || grid[ny][nx] !== 0 || known[nx + "/" + ny]) continue;
      known[nx + "/" + ny] = true;
      open.push({ x: nx, y: ny, far: distance(nx, ny) });
    }
  }
}
`;

/** A board on which several estimates expand the same cells. */
const SHORT = `type octile
height 6
width 10
start 1 3
goal 8 3
map
..........
...@......
...@..@...
...@@.@...
......@...
..........`;

test("what one board leaves open, the program is asked on another, here", { tag: inTurn(1) }, async ({ page }) => {
  await open(page);
  await page.locator("star-step").evaluate((star, map) => Object(star).load(map), SHORT);
  await openEditor(page);
  await paste(page, GREEDY);
  await run(page);
  await expect(verdict(page)).toHaveText(/do not tell: heuristic/);
  await dialog(page).getByRole("button", { name: "Make a board that tells the explanations apart" }).click();
  const part = dialog(page).locator("article", { has: page.locator(".printed") });
  await part.getByRole("button", { name: "Run my program on this board" }).click();
  await expect(part).toContainText("seen where line 7 removes them from the open list: open.shift().");
  await expect(part).toContainText("From 2 logs together");
  await expect(part.locator(".verdict")).toHaveText(/greedy best-first search, Manhattan distance, 4 neighbors/);
});

const TRIES = `
const tries = {
  network: () => fetch("/index.html").then((answer) => answer.text()),
  script: () => importScripts("/star-step.js"),
  module: () => new Function("return import('/star-step.js')")(),
  database: () => new Promise((done, fail) => { const it = indexedDB.open("x"); it.onsuccess = done; it.onerror = fail; }),
  cache: () => caches.open("x"),
  page: () => parent.document.title,
  storage: () => localStorage.length,
};
for (const [name, act] of Object.entries(tries)) {
  try {
    await act();
    console.log("<b>open</b>", name);
  } catch {
    console.log("<b>closed</b>", name);
  }
}
console.log("origin", self.origin);
`;

plain(
  "a program has no network, no storage and nothing of the page, and its output is text",
  { tag: inTurn(0) },
  async ({ page }) => {
    await page.goto("/");
    await openEditor(page);
    await paste(page, TRIES);
    await run(page);
    const output = dialog(page).locator(".own-program details");
    await output.locator("summary").click();
    const names = ["network", "script", "module", "database", "cache", "page", "storage"];
    const lines = [...names.map((name) => `<b>closed</b> ${name}`), "origin null"];
    await expect(output.locator("pre")).toHaveText(lines.join("\n"));
    await expect(output.locator("b")).toHaveCount(0);
    await expect(seen(page)).toHaveText(/^Nothing was seen of a search\./);
  },
);

test("a program is tried on 200 boards, shown the smallest on which it is wrong, and mended", {
  tag: inTurn(0),
}, async ({ page }) => {
  await open(page);
  await openEditor(page);
  const wrong = written("30-typed-export.js");
  await paste(page, wrong);
  const tryIt = dialog(page).getByRole("button", { name: "Try it on 200 boards" });
  await tryIt.click();
  const judged = "Its paths are judged by this: 4 neighbors.";
  await expect(seen(page)).toHaveText(`It is wrong on 98 of 200 boards of up to 24 × 15 cells. ${judged}`);
  const small = dialog(page).locator("article", { hasText: "A small board on which it is wrong" });
  await expect(small).toContainText("Here it finds no path. There is one, which costs 1.");
  await expect(small.locator("canvas").first()).toBeVisible();
  const right = wrong.replace("break;", "continue;");
  expect(right).not.toBe(wrong);
  await paste(page, right);
  await tryIt.click();
  await expect(seen(page)).toHaveText(
    `Nothing is wrong on 200 boards of up to 24 × 15 cells. On 184 of them it returns a path, and each is a cheapest one. ${judged}`,
  );
  await expect(small).toHaveCount(0);
  // What is right on the board above and wrong on another is not said to be right everywhere.
  const promise = dialog(page).getByText(/^With these settings every path found is a cheapest one/);
  const head = "astar(grid, start, goal) {";
  const sound = WORKING.javascript.replace(head, `${head}\n  if (grid.length < 6) return null;`);
  expect(sound).not.toBe(WORKING.javascript);
  await paste(page, sound);
  await run(page);
  await expect(promise).toBeVisible();
  await tryIt.click();
  await expect(small).toBeVisible();
  await expect(promise.first()).toBeHidden();
});

test("what does not end is ended, and errors are told with their lines, which are marked", { tag: inTurn(2) }, async ({
  page,
}) => {
  await open(page);
  await openEditor(page);
  await paste(page, "function astar(grid, start) {\n  const open = [start];\n  for (;;) open.push(open.shift());\n}\n");
  await page.clock.install();
  const begun = page.waitForEvent("worker", (worker) => worker.url().startsWith("blob:"));
  await run(page);
  await expect(page.locator("iframe[sandbox='allow-scripts']")).toHaveCount(1);
  await begun;
  // Only the page's clock goes faster, and the page has waited for the frame by now.
  await expect
    .poll(async () => {
      await page.clock.fastForward(3000);
      return seen(page).textContent();
    })
    .toMatch(/^Ended after 5 seconds: your program did not come to its end\./);
  await expect(page.locator("iframe[sandbox='allow-scripts']")).toHaveCount(0);
  await page.clock.resume();
  await paste(page, "const size = 3;\nfunction astar(grid) {\n  return grid.size.width;\n}\n");
  await run(page);
  await expect(seen(page)).toHaveText(/^Line 3: TypeError: /);
  await expect(dialog(page).locator(".editor .marked")).toHaveText("  return grid.size.width;");
  await paste(page, "const a = ;\n");
  await run(page);
  await expect(seen(page)).toHaveText("Line 1: SyntaxError: Unexpected token.");
  await paste(page, 'import fs from "fs";\n');
  await run(page);
  await expect(seen(page)).toHaveText(/^Line 1: nothing can be imported here\./);
  // Whoever pastes what a program prints waits for no run.
  await paste(page, "for (;;);\n");
  await run(page);
  await expect(page.locator("iframe[sandbox='allow-scripts']")).toHaveCount(1);
  await dialog(page).getByRole("radio", { name: "Paste what it prints" }).check();
  await expect(page.locator("iframe[sandbox='allow-scripts']")).toHaveCount(0);
  // What nothing explains can be looked at all the same, unless it leaves the board.
  const log = dialog(page).getByRole("textbox", { name: "What your program printed" });
  const beside = dialog(page).getByRole("button", { name: "Play it beside Starstep’s own run" });
  for (const last of ["99 99", "2 5"]) {
    await log.fill(`5 3\n1 1\n6 4\n4 0\n7 2\n${last}\n`);
    await expect(verdict(page)).toContainText("No A* that is known here");
    await expect(dialog(page).locator(".told")).toContainText("Read: 6 cells expanded");
    await expect(beside).toHaveCount(last === "2 5" ? 1 : 0);
  }
  await beside.click();
  await expect(page.getByRole("button", { name: "End comparing" })).toBeVisible();
});

test("on a phone a draft is run, kept for the tab, and fits", { tag: inTurn(1) }, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await open(page);
  await openEditor(page);
  await paste(page, written("17-row-col-nodes.js"));
  await run(page);
  await expect(verdict(page)).toHaveText(/program does (exactly this|what this does): A\*/);
  await expectAtRest(page, () => violationsIn(page, { include: ["dialog"] })).toEqual([]);
  const wider = () => dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(wider).toBe(0);
  await page.reload();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Check my A*" }).click();
  await expect(dialog(page).getByRole("radio", { name: "Run it here" })).toBeChecked();
  await expect(editor(page)).toContainText("extractMin");
  await context.close();
});

plain("where the host lets no program be run, that is said", { tag: inTurn(0) }, async ({ page }) => {
  await page.route("**/run.html", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "default-src 'none'" };
    await route.fulfill({ response, headers });
  });
  await page.goto("/");
  await openEditor(page);
  await run(page);
  await expect(seen(page)).toHaveText(
    /^The host of this page does not let programs be run \(Content Security Policy\)\./,
  );
  await expect(page.locator("iframe[sandbox='allow-scripts']")).toHaveCount(0);
});

test("a wrong program in Python is pasted, run, told its bug, refuted on a small board and mended", {
  tag: inTurn(0),
}, async ({ page }) => {
  const asked = /** @type {string[]} */ ([]);
  page.on("request", (request) => {
    if (/\/python\/.*\.(wasm|zip)$/.test(request.url())) asked.push(request.url());
  });
  await open(page);
  await openEditor(page);
  const wrong = python("20-king.py");
  await paste(page, wrong);
  const languages = dialog(page).getByRole("combobox", { name: "Language of the program" });
  await expect(languages).toHaveValue("python");
  // Nothing is fetched before the reader has seen how much it is.
  expect(asked).toEqual([]);
  const tryIt = dialog(page).getByRole("button", { name: "Try it on 200 boards" });
  await expect(tryIt).toBeHidden();
  const release = await hold(page, "**/library*.zip");
  await dialog(page).getByRole("button", { name: LOADS }).click();
  await expect(seen(page)).toHaveText("Loading Python…");
  await dialog(page).locator(".own-program").getByRole("button", { name: "Cancel" }).click();
  await expect(seen(page)).toHaveText("Stopped.");
  await release();
  asked.length = 0;
  await dialog(page).getByRole("button", { name: LOADS }).click();
  await expect(seen(page)).toContainText(
    "seen where line 23 removes them from the open list: heapq.heappop(open_heap).",
  );
  expect(asked).toHaveLength(2);
  await expect(verdict(page)).toHaveText("Your program has 1 bug: a diagonal move costs as much as a straight one.");
  await dialog(page).getByRole("button", { name: "Find a small board that shows it" }).click();
  const small = dialog(page).locator("article", { hasText: "A small board that shows it" });
  await small.getByRole("button", { name: "Run my program on this board" }).click();
  await expect(small).toContainText(
    /cells expanded, seen where line 23 removes them .* It returns a path of \d+ cells\./,
  );
  const straight = "g_score[current] + 1";
  await paste(page, wrong.replace(straight, "g_score[current] + (math.sqrt(2) if dx and dy else 1)"));
  await tryIt.click();
  await expect(seen(page)).toHaveText(
    /^Nothing is wrong on 200 boards of up to 24 × 15 cells\. On 1\d\d of them it returns a path/,
  );
  expect(asked).toHaveLength(2);
});

const PYTHON_TRIES = `
import js
from pyodide.code import run_js
tries = {
    "network": lambda: run_js("new XMLHttpRequest()").open("GET", "/index.html"),
    "fetch": lambda: run_js("fetch")("/index.html").then(lambda answer: print("<b>open</b> fetch")),
    "script": lambda: run_js("importScripts('/star-step.js')"),
    "code": lambda: run_js("1 + 1"),
    "database": lambda: run_js("indexedDB").open("x"),
    "page": lambda: js.parent.document.title,
    "storage": lambda: js.localStorage.length,
    "files": lambda: open("/etc/passwd").read(),
    "processes": lambda: __import__("subprocess").run(["ls"]),
    "sockets": lambda: __import__("socket").create_connection(("127.0.0.1", 80), timeout=1),
}
for name, act in tries.items():
    try:
        act()
        print("<b>open</b>", name)
    except BaseException:
        print("<b>closed</b>", name)
`;

plain(
  "Python runs where JavaScript may not, has nothing of the page either, and may be left out",
  { tag: inTurn(1) },
  async ({ page }) => {
    const policy =
      "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; sandbox allow-scripts";
    await page.route("**/run.html", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy".*>/, "");
      await route.fulfill({ response, body, headers: { ...response.headers(), "content-security-policy": policy } });
    });
    await page.goto("/");
    await openEditor(page);
    await run(page);
    await expect(seen(page)).toHaveText(
      /^The host of this page does not let programs be run \(Content Security Policy\)\./,
    );
    await paste(page, PYTHON_TRIES);
    await dialog(page).getByRole("button", { name: LOADS }).click();
    const output = dialog(page).locator(".own-program details");
    await output.locator("summary").click();
    await expect(output.locator("pre")).not.toContainText("open");
    await expect(output.locator("pre")).toContainText("<b>closed</b> sockets");
    await expect(output.locator("b")).toHaveCount(0);
    // A host that has no such folder.
    await page.route("**/python/**", (route) => route.fulfill({ status: 404 }));
    await dialog(page).getByRole("button", { name: "Forget it" }).click();
    await page.reload();
    await openEditor(page);
    const languages = dialog(page).getByRole("combobox", { name: "Language of the program" });
    await expect(languages).toHaveValue("javascript");
    await expect(languages.getByRole("option")).toHaveText(["JavaScript"]);
    // Whoever brings Python all the same is told.
    await paste(page, PYTHON_TRIES);
    await dialog(page).getByRole("button", { name: LOADS }).click();
    await expect(seen(page)).toHaveText(/^What runs programs cannot be loaded\./);
  },
);
