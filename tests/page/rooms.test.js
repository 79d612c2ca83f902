// The rooms of the front end: which may use which. What a file imports is what the bundler finds; types are found in comments.

import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const WWW = new URL("../../www/", import.meta.url);

/**
 * The layers, from the lowest. A room may use itself and those below it; features have a layer together, and use each other
 * through their doors. why/ and check/ are apart because their places are promised to others.
 */
const LAYERS = ["rules", "core", "program", "why", "check", "running", "narration", "features", "element", "page", "."];

/** They are part of the core, and stand beside star-step.js because their own address counts. */
const BESIDE = ["addresses.js", "base.js", "engine.js", "page-styles.js", "working.js"];

const MOST_OF_ITS_OWN = 14;

/** @typedef {Map<string, string[]>} Imports What each file imports, by its path below www/. */

/** @param {string} path */
function layerOf(path) {
  const [room, ...rest] = path.split("/");
  if (rest.length === 0) return BESIDE.includes(path) ? "core" : ".";
  return room;
}

/** The feature that a file belongs to. @param {string} path */
const featureOf = (path) => (path.startsWith("features/") ? path.split("/")[1] : undefined);

/**
 * What each script below a folder imports: at once, and later as well.
 * @param {string} folder
 * @param {readonly string[]} scripts
 * @returns {Promise<{ all: Imports, atOnce: Imports }>}
 */
async function importsIn(folder, scripts) {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [...scripts],
    bundle: true,
    format: "esm",
    outdir: "out",
    write: false,
    metafile: true,
    logLevel: "silent",
    external: ["./pkg/*", "../pkg/*", "../../pkg/*"],
  });
  const of = (/** @type {boolean} */ withLater) =>
    new Map(
      Object.entries(metafile.inputs).map(([path, { imports }]) => {
        const wanted = imports.filter(({ kind, external }) => !external && (withLater || kind !== "dynamic-import"));
        return [path, wanted.map((to) => to.path)];
      }),
    );
  return { all: of(true), atOnce: of(false) };
}

/** What is against the rules. @param {Imports} imports @param {(feature: string) => readonly string[]} doorsOf */
function faultsIn(imports, doorsOf) {
  const faults = [];
  for (const [from, all] of imports)
    for (const to of all) {
      if (from === "element/tabs.js" && to.endsWith("/index.js")) continue;
      const [below, above] = [from, to].map((path) => LAYERS.indexOf(layerOf(path)));
      if (above < 0 || below < 0) faults.push(`${from} -> ${to}: in no layer`);
      else if (above > below) faults.push(`${from} -> ${to}: upwards`);
      const feature = featureOf(to);
      if (!feature || feature === featureOf(from)) continue;
      const door = to.slice(`features/${feature}/`.length);
      if (!doorsOf(feature).includes(door)) faults.push(`${from} -> ${to}: no door`);
    }
  return faults;
}

/**
 * The scripts whose types a script names in comments.
 * @param {string} path
 * @param {string} text
 */
const typesIn = (path, text) =>
  Array.from(
    text.matchAll(/@import \{[^}]*\} from "(\.[^"]+)"|[{(<|, ]import\("(\.[^"]+)"\)\.(?!then\b)/g),
    ([, one, other]) => posix.join(posix.dirname(path), one ?? other),
  ).filter((to) => !to.startsWith("pkg/"));

/** Rings of nodes that lead to each other. @param {Imports} arrows */
function circlesIn(arrows) {
  /** @type {string[]} */
  const circles = [];
  /** @type {Map<string, "open" | "done">} */
  const state = new Map();
  /** @param {string} node @param {string[]} way */
  const visit = (node, way) => {
    if (state.get(node) === "done") return;
    if (state.get(node) === "open") {
      circles.push([...way.slice(way.indexOf(node)), node].join(" -> "));
      return;
    }
    state.set(node, "open");
    for (const next of arrows.get(node) ?? []) visit(next, [...way, node]);
    state.set(node, "done");
  };
  for (const node of arrows.keys()) visit(node, []);
  return circles;
}

const scripts = readdirSync(WWW, { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".js") && !path.startsWith("pkg"),
);
const { all: imports, atOnce } = await importsIn(fileURLToPath(WWW), scripts);
const features = new Set(scripts.map(featureOf).filter((name) => name !== undefined));
/** @type {Map<string, readonly string[]>} */
const doors = new Map();
for (const name of features) doors.set(name, (await import(`../../www/features/${name}/index.js`)).doors ?? []);
const doorsOf = (/** @type {string} */ feature) => doors.get(feature) ?? [];

test("no arrow runs upwards, and features use each other through their doors", () => {
  assert.ok(scripts.length > 400 && [...imports.values()].flat().length > 1500);
  assert.deepEqual(faultsIn(imports, doorsOf), []);
});

test("types come from the same room or one below", () => {
  const named = new Map(scripts.map((path) => [path, typesIn(path, readFileSync(new URL(path, WWW), "utf8"))]));
  assert.ok([...named.values()].flat().length > 800);
  // A type is no way in: features may use each other's.
  const faults = faultsIn(named, doorsOf).filter((fault) => !fault.endsWith("no door"));
  assert.deepEqual(faults, []);
});

test("each door exists and somebody comes in by it", () => {
  const used = new Set([...imports].flatMap(([from, all]) => all.filter((to) => featureOf(to) !== featureOf(from))));
  for (const [feature, all] of doors)
    for (const door of all) assert.ok(used.has(`features/${feature}/${door}`), `${feature}: ${door}`);
});

test("there are no circles, neither between files nor between rooms", () => {
  // What is loaded later comes from anywhere; what is loaded at once goes one way.
  assert.deepEqual(circlesIn(atOnce), []);
  /** @type {Imports} */
  const rooms = new Map();
  for (const [from, all] of atOnce) {
    const room = featureOf(from) ?? layerOf(from);
    const others = all.map((to) => featureOf(to) ?? layerOf(to)).filter((to) => to !== room);
    rooms.set(room, [...new Set([...(rooms.get(room) ?? []), ...others])]);
  }
  assert.deepEqual(circlesIn(rooms), []);
});

test("a file's name occurs once, apart from those by which a folder is entered, and the texts of languages", () => {
  const names = scripts
    .filter((path) => !path.endsWith("index.js") && !/^core\/i18n\/\w+\//.test(path))
    .map((path) => posix.basename(path));
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  assert.deepEqual(twice, []);
});

test("www/ has few files of its own", () => {
  const own = readdirSync(WWW, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  assert.ok(own.length > 5 && own.length <= MOST_OF_ITS_OWN, own.join(", "));
});

test("these rules find what is against them", () => {
  const doorsOf = () => ["door.js"];
  const faults = (/** @type {string} */ from, /** @type {string} */ to) => faultsIn(new Map([[from, [to]]]), doorsOf);
  assert.deepEqual(faults("features/a/x.js", "features/b/door.js"), []);
  assert.deepEqual(faults("features/a/x.js", "core/ui/dom.js"), []);
  assert.equal(faults("features/a/x.js", "features/b/y.js").length, 1);
  assert.equal(faults("core/ui/x.js", "features/b/door.js").length, 1);
  assert.equal(faults("rules/x.js", "core/ui/dom.js").length, 1);
  assert.equal(faults("unheard-of/x.js", "core/ui/dom.js").length, 1);
  const text =
    '/** @import { A, B } from "../../element.js" */ /** @type {import("./b.js").B} */ import("./c.js").then(f);';
  assert.deepEqual(typesIn("core/ui/a.js", text), ["element.js", "core/ui/b.js"]);
  assert.deepEqual(circlesIn(new Map(Object.entries({ a: ["b"], b: ["c"], c: ["b"] }))), ["b -> c -> b"]);
});

test("what a script imports is found, later imports apart, and types left aside", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rooms-"));
  try {
    const text = 'import { x } from "./b.js"; /** @type {import("./d.js").D} */ import("./c.js"); x();';
    writeFileSync(join(folder, "a.js"), text);
    for (const name of ["b", "c", "d"]) writeFileSync(join(folder, `${name}.js`), "export const x = () => {};");
    const { all, atOnce } = await importsIn(folder, ["a.js"]);
    assert.deepEqual([all.get("a.js")?.sort(), atOnce.get("a.js")], [["b.js", "c.js"], ["b.js"]]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
