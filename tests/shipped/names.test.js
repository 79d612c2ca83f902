// What dist/ is: every name is either one that others rely on, or has a hash, and every file that is named is there. Read
// from the files alone, so that it holds whatever made them; hashes.test.js shows what the hashes are worth.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";

const DIST = new URL("../../dist/", import.meta.url);

/** The names that other pages, links and browsers rely on: docs/embedding.md promises them. */
const STABLE = [
  "index.html",
  "embed.html",
  "star-step.js",
  "element.js",
  "fallback.js",
  "listen.js",
  "run.html",
  "python/LICENSES.txt",
  "sw.js",
  "manifest.webmanifest",
];
const PICTURES = ["icon.svg", "icon-192.png", "icon-512.png", "preview.png"];
const HASHED = /-[A-Z\d]{8}\.(?:js|css|wasm|zip)$/;

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => posix.join(parentPath, name).slice(DIST.pathname.length))
  .filter((name) => !/^(npm|npm-engine|examples)\/|\.tgz$/.test(name));
/** @param {string} name */
const read = (name) => readFileSync(new URL(name, DIST));
/** @param {string} name */
const sha256 = (name) => createHash("sha256").update(read(name)).digest("base64");

/** An address in a script begins with a dot; in a page it is in a link, a script or a picture. */
const ADDRESSES = { js: /["'`](\.{1,2}\/[\w./-]+\.\w+)["'`](?!\()/g, html: /(?:src|href)="([^"#]+)"/g };

/** The files that a script or a page names. @param {string} name */
function namedIn(name) {
  const pattern = name.endsWith(".js") ? ADDRESSES.js : ADDRESSES.html;
  const quoted = [...read(name).toString().matchAll(pattern)];
  // What begins next to the scenarios is meant relative to their folder.
  const named = new Set(quoted.map(([, address]) => posix.join(".", address.replace(/^\.\.\//, ""))));
  // The module names of the imports of the two engines are no addresses.
  for (const engine of ["starstep", "lean"]) named.delete(`${engine}_bg.js`);
  // That of Python is what Python calls its own program.
  named.delete("this.program");
  return named;
}

test("each name is stable or has a hash", () => {
  const scenarios = readdirSync(new URL("../../www/scenarios/", import.meta.url)).filter((name) =>
    name.endsWith(".json"),
  );
  const stable = [...STABLE, ...PICTURES, ...scenarios.map((name) => `scenarios/${name}`)];
  const folder = files.map((name) => /^scenarios-[0-9a-f]{8}\//.exec(name)?.[0]).find(Boolean) ?? "";
  const hashed = files.filter((name) => HASHED.test(name));
  assert.ok(hashed.length > 15);
  assert.deepEqual(new Set(files), new Set([...stable, ...scenarios.map((name) => folder + name), ...hashed]));
  for (const name of scenarios) assert.deepEqual(read(`scenarios/${name}`), read(folder + name));
});

test("a file with a hash, or one that a page starts with, names only files with a hash that exist", () => {
  /** Stable names that may be used: what is shared and embedded, what an element leads to, what a host knows by its name, and pictures. */
  const known = ["star-step.js", "element.js", "listen.js", "run.html", "index.html", "manifest.webmanifest"];
  const free = new Set([...known, ...PICTURES]);
  const readers = files.filter((name) => /\.(js|html)$/.test(name) && !["sw.js", "fallback.js"].includes(name));
  let count = 0;
  for (const name of readers) {
    for (const named of namedIn(name)) {
      assert.ok(files.includes(named), `${name} names ${named}`);
      assert.ok(HASHED.test(named) || free.has(named), `${name} names ${named}`);
      count++;
    }
    const scenarios = [
      ...read(name)
        .toString()
        .matchAll(/`\.\/(scenarios[^/]*)\/\$/g),
    ].map(([, folder]) => folder);
    for (const folder of scenarios) assert.match(folder, /^scenarios-[0-9a-f]{8}$/);
  }
  assert.ok(count > 30, String(count));
  for (const name of ["star-step.js", "element.js", "embed.html", "index.html"])
    assert.ok(namedIn(name).size > 0, name);
});

test("the service worker lists everything the page can request, with its hash", () => {
  const listed = new Map(
    Array.from(
      read("sw.js")
        .toString()
        .matchAll(/"([^"]+)":"sha256-([^"]+)"/g),
      ([, name, hash]) => [name, hash],
    ),
  );
  for (const [name, hash] of listed) assert.equal(sha256(name), hash, name);
  const reached = new Set(["index.html"]);
  for (const name of reached) {
    if (!/\.(js|html)$/.test(name)) continue;
    // The picture and its sheet are for visitors without scripts, who have no worker; the scripts of element and frame are for
    // other pages.
    for (const named of namedIn(name))
      if (!["star-step.js", "element.js", "listen.js"].includes(named) && !/\bpreview\b/.test(named))
        reached.add(named);
  }
  const scenarios = files.filter((name) => /^scenarios-/.test(name));
  const wanted = [...reached, ...scenarios, "icon-192.png", "icon-512.png"];
  assert.deepEqual(new Set(listed.keys()), new Set(wanted));
});
