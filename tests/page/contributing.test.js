// CONTRIBUTING.md sends newcomers to files and names: the files exist, and the names occur in the files beside which they
// stand. The gate has no more browser tests than it says, and the documents that everybody reads stay short.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

const TEXT = readFileSync("CONTRIBUTING.md", "utf8");
const CONFIG = JSON.parse(readFileSync("package.json", "utf8"));

/** What is set as code in a text. @param {string} text */
const codeIn = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

const isPath = (/** @type {string} */ code) => /^[\w-]+(\/[\w.-]+)+\/?$/.test(code);
/** A file without its folder, which is that of a file named before it. */
const isFile = (/** @type {string} */ code) => /^[\w-]+\.(js|rs|md|json)$/.test(code);
const isName = (/** @type {string} */ code) => /^[A-Za-z_]\w*(\.[a-z]\w*)*(\(\))?$/.test(code) && !isFile(code);
const isCommand = (/** @type {string} */ code) => /^([A-Z]+=\w+ )?(cargo|node|npx|grep) /.test(code);
/** What can be written in programs or is called so elsewhere: no name of this project's. */
const ELSEWHERE = new Set(["page.clock", "expect.poll", "tsc", "CHROMIUM", "import()", "controls"]);

/** The text of a file, or of all files of a folder. @param {string} path @returns {string} */
function contentOf(path) {
  if (!statSync(path).isDirectory()) return readFileSync(path, "utf8");
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(js|rs)$/.test(name))
    .map((name) => readFileSync(join(path, name), "utf8"))
    .join("\n");
}

/**
 * The names that are said to be in a file.
 * @param {string} text
 * @returns {[string, string][]} Each name with the file.
 */
const placesIn = (text) =>
  [...text.matchAll(/`([^`]+)`(?: and `([^`]+)`, both)? in `([^`]+)`/g)]
    .flatMap(([, name, second, path]) => [name, second].map((it) => /** @type {[string, string]} */ ([it, path])))
    .filter(([name, path]) => name !== undefined && isPath(path));

/** All that is wrong in a text. @param {string} text @returns {string[]} */
function faultsIn(text) {
  const faults = [];
  const placed = new Set(placesIn(text).map(([name]) => name));
  for (const [name, path] of placesIn(text)) {
    const word = name.replace("()", "");
    const isThere =
      existsSync(path) && new RegExp(`(?<![\\w.])${word.replaceAll(".", "\\.")}(?!\\w)`).test(contentOf(path));
    if (!isThere) faults.push(`${name} is not in ${path}`);
  }
  for (const line of text.split("\n")) {
    let folder = "";
    for (const code of codeIn(line)) {
      if (isPath(code)) {
        if (!existsSync(code)) faults.push(`there is no ${code}`);
        folder = dirname(code);
      } else if (isFile(code)) {
        if (!existsSync(join(folder, code)) || folder === "")
          faults.push(`there is no ${code} in ${folder || "no folder"}`);
      } else if (isCommand(code)) {
        for (const word of code.split(/[ ,]/).filter(isPath)) if (!existsSync(word)) faults.push(`there is no ${word}`);
      } else if (isName(code) && !placed.has(code) && !ELSEWHERE.has(code)) {
        const files = codeIn(line).filter((it) => isPath(it) && existsSync(it));
        const word = code.replace("()", "");
        if (!files.some((path) => contentOf(path).includes(word))) faults.push(`${code} is in no file named beside it`);
      }
    }
  }
  return faults;
}

test("what would send a newcomer to a wrong place is found", () => {
  assert.deepEqual(faultsIn("See `promises_shortest` in `src/solver/find.rs`, or `www/no-such-file.js`."), [
    "promises_shortest is not in src/solver/find.rs",
    "there is no www/no-such-file.js",
  ]);
  assert.deepEqual(faultsIn("An entry in `UNUSED` in `www/core/panels/settings.js`."), [
    "UNUSED is not in www/core/panels/settings.js",
  ]);
  assert.deepEqual(faultsIn("`Saying` (`panel.js`), and `noSuchName` of `www/core/panels/panel.js`."), [
    "there is no panel.js in no folder",
    "noSuchName is in no file named beside it",
  ]);
  assert.deepEqual(faultsIn("`www/core/panels/panel.js` and `rail.js`; run `node --test tests/page/gone.test.js`."), [
    "there is no tests/page/gone.test.js",
  ]);
  assert.deepEqual(faultsIn("`Saying` and `gone`, both in `www/core/panels/panel.js`."), [
    "gone is not in www/core/panels/panel.js",
  ]);
});

test("no document was committed in the middle of a merge", () => {
  const pages = readdirSync("docs").filter((name) => name.endsWith(".md"));
  for (const path of ["README.md", "CONTRIBUTING.md", ...pages.map((name) => `docs/${name}`)])
    assert.doesNotMatch(readFileSync(path, "utf8"), /^(<{7}|={7}|>{7})( |$)/m, path);
});

test("the files that CONTRIBUTING names exist, and the names in them are there", () => {
  assert.deepEqual(faultsIn(TEXT), []);
  assert.ok(placesIn(TEXT).length > 12, String(placesIn(TEXT)));
});

test("the links of CONTRIBUTING lead to files and headings, its commands to what is installed", () => {
  const links = [...TEXT.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
  assert.ok(links.length > 3);
  for (const [, to, heading] of links) {
    const path = to || "CONTRIBUTING.md";
    assert.ok(existsSync(path), path);
    const slugs = [...readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, "")
        .replaceAll(" ", "-"),
    );
    if (heading) assert.ok(slugs.includes(heading), `${path}#${heading}`);
  }
  const packages = Object.keys({ ...CONFIG.dependencies, ...CONFIG.devDependencies }).join(" ");
  for (const [, tool] of TEXT.matchAll(/npx (\w+)/g)) {
    const name = tool === "tsc" ? "typescript" : tool;
    assert.ok(packages.includes(name), tool);
  }
  const commands = readFileSync("xtask/src/main.rs", "utf8").toLowerCase();
  for (const [, command] of TEXT.matchAll(/cargo xtask ([a-z]\w+)/g))
    assert.match(commands, new RegExp(`^ {4}${command}\\b`, "m"));
});

test("the gate has no more browser tests than CONTRIBUTING says, whoever's turn it is", () => {
  const most = Number(/The gate has at most (\d+) browser tests/.exec(TEXT)?.[1]);
  const { STARSTEP_TURN: _, STARSTEP_ALL: __, ...env } = process.env;
  const list = ["test", "--config", "e2e/playwright.config.js", "--list", "--reporter=json"];
  const { stdout } = spawnSync("node_modules/.bin/playwright", list, { encoding: "utf8", env, maxBuffer: 2 ** 26 });
  const tests = [...stdout.matchAll(/"ok": \w+,\s+"tags": \[([^\]]*)\]/g)].map(([, tags]) => tags);
  for (const turn of [0, 1, 2]) {
    const others = tests.filter((tags) => /turn-/.test(tags) && !tags.includes(`turn-${turn}`));
    const count = tests.length - others.length;
    assert.ok(others.length > 10 && count > 200 && count <= most, `${count} tests of ${tests.length}`);
  }
});

test("the map of the house and the reasons stay short enough to be read", () => {
  for (const [path, most] of /** @type {const} */ ([
    ["docs/architecture.md", 8 << 10],
    ["docs/decisions.md", 30 << 10],
  ])) {
    const { size } = statSync(path);
    assert.ok(size <= most, `${path} has ${size} bytes, of at most ${most}: what concerns one room stands at its top.`);
  }
});
