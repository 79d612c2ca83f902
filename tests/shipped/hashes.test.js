// Whatever browsers keep, they keep by name: so a name stands for one content, and changes with nothing else. dist/ is made
// once more, elsewhere and with other sources.

import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const PROJECT = new URL("../../", import.meta.url).pathname;
const copy = mkdtempSync(join(tmpdir(), "starstep-hashes-"));
after(() => rmSync(copy, { recursive: true }));
for (const name of ["build", "xtask/package", "www", "index.html", "embed.html", "package.json"]) {
  mkdirSync(join(copy, name, ".."), { recursive: true });
  cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
}
symlinkSync(join(PROJECT, "node_modules"), join(copy, "node_modules"));

/** @type {{ dist: typeof import("../../build/dist.js").dist }} */
const { dist } = await import(join(copy, "build/dist.js"));
/** @type {typeof import("../../build/sheets.js")} */
const { sheetsOfElement } = await import(join(copy, "build/sheets.js"));

/** What is made of the sources, with something more in one of them. @param {string} [file] @param {string | Buffer} [more] */
async function made(file, more = "") {
  const path = join(copy, file ?? "index.html");
  const before = readFileSync(path);
  try {
    writeFileSync(path, Buffer.concat([before, Buffer.from(more)]));
    const sheets = Object.entries(await sheetsOfElement()).map(([name, text]) => [name, JSON.stringify(text)]);
    const { files } = await dist(
      join(copy, "dist"),
      Object.fromEntries([...sheets, ["STARSTEP_WORKER", '"sw.js"']]),
      "0",
    );
    return new Map([...files].map(([name, contents]) => [name, Buffer.from(contents)]));
  } finally {
    writeFileSync(path, before);
  }
}

const HASHED = /[\w-]+-[A-Z\d]{8}\.(?:js|css|wasm)$|^scenarios-/;
const first = await made();
const hashed = [...first.keys()].filter((name) => HASHED.test(name));

/** Whether a script names a file. Scenarios are named by their folder. @param {string} text @param {string} file */
const isNamedIn = (text, file) => text.includes(file.replace(/(?<=^scenarios-[^/]*\/).+$/, ""));
/** What each script names itself. @type {Map<string, string[]>} */
const named = new Map();
for (const [script, contents] of first) {
  const text = contents.toString();
  if (script.endsWith(".js"))
    named.set(
      script,
      hashed.filter((file) => isNamedIn(text, file)),
    );
}

/** The files that a file names, directly or not. @param {string} name */
function reachedFrom(name) {
  const reached = new Set([name]);
  for (const file of reached) for (const other of named.get(file) ?? []) reached.add(other);
  return reached;
}

test("the same sources become the same files, wherever they are", () => {
  assert.ok(hashed.length > 100, String(hashed.length));
  for (const name of hashed) assert.deepEqual(first.get(name), readFileSync(join(PROJECT, "dist", name)), name);
});

for (const [file, more] of /** @type {const} */ ([
  ["www/core/i18n/zh/index.js", "\nconsole.log(1);\n"],
  ["www/base.js", "\nconsole.log(1);\n"],
  ["www/measure-worker.js", "\nconsole.log(1);\n"],
  ["www/styles/share.css", "\n.share { top: 0 }\n"],
  ["www/scenarios/ties.json", "\n"],
  ["www/pkg/starstep_bg.wasm", Buffer.from([0, 2, 1, 120])],
])) {
  test(`a change in ${file} gives another name to what leads to it, and to nothing else`, async () => {
    const second = await made(file, more);
    const changed = hashed.filter((name) => !second.has(name));
    for (const name of hashed) if (second.has(name)) assert.deepEqual(second.get(name), first.get(name), name);
    assert.ok(changed.length > 0);
    // What has changed in itself leads to nothing else that has.
    const own = changed.filter(
      (name) => ![...reachedFrom(name)].some((other) => other !== name && changed.includes(other)),
    );
    for (const name of hashed)
      assert.equal(
        changed.includes(name),
        own.some((it) => reachedFrom(name).has(it)),
        name,
      );
    assert.ok(changed.length < hashed.length, "some stay");
  });
}
