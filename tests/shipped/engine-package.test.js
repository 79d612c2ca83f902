// The npm package of the engine alone, as packed: what is in it, that it works in Node and in its workers, and what a
// program is told that frees a solver too early, or copies one.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const PACKAGE = new URL("../../dist/starstep-engine.tgz", import.meta.url).pathname;
const project = mkdtempSync(join(tmpdir(), "starstep-engine-"));
const installed = join(project, "node_modules/starstep-engine");
execFileSync("tar", ["-xzf", PACKAGE, "-C", project]);
mkdirSync(join(project, "node_modules"));
renameSync(join(project, "package"), installed);
after(() => rmSync(project, { recursive: true }));

const NAMES = `
  import load, { Solver } from "starstep-engine";
  await load();
  const caught = (act) => { try { act(); return "nothing"; } catch (error) { return error.code ?? String(error); } };
`;
/** What a program of the project prints, as JSON. @param {string} program */
const run = (program) =>
  JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--no-warnings", "-e", NAMES + program], {
      cwd: project,
    }).toString(),
  );

test("it has the engine and nothing of the page", () => {
  const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(installed, name)).isFile(),
  );
  assert.deepEqual(files.sort(), [
    ...["CHANGELOG.md", "LICENSE", "README.md", "freed.js", "index.d.ts", "index.js", "node.js", "package.json"],
    ...["pkg/starstep.d.ts", "pkg/starstep.js", "pkg/starstep_bg.wasm", "wasm.d.ts"],
  ]);
  const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  const element = JSON.parse(readFileSync(new URL("../../dist/npm/package.json", import.meta.url), "utf8"));
  assert.equal(manifest.version, element.version);
});

test("it finds paths in Node, and in a worker of Node", () => {
  const program = `
    import { Worker } from "node:worker_threads";
    const code = 'import { parentPort } from "node:worker_threads"; import { Solver } from "starstep-engine"; parentPort.postMessage(new Solver(4, 1).findPath().cost);';
    const worker = new Worker(code, { eval: true });
    const told = await new Promise((resolve, reject) => worker.on("message", resolve).on("error", reject));
    console.log(JSON.stringify([new Solver(4, 1).findPath().cost, told]));
  `;
  assert.deepEqual(run(program), [30, 30]);
});

test("whatever is asked of a freed solver, it says that it was freed; freeing it again is no mistake", () => {
  const program = `
    const told = {};
    const { prototype } = Solver;
    for (const name of Object.getOwnPropertyNames(prototype)) {
      if (["constructor", "free", "__destroy_into_raw", "__wbg_ptr"].includes(name)) continue;
      const solver = new Solver(4, 4);
      solver.free();
      solver.free();
      const { get, value } = Object.getOwnPropertyDescriptor(prototype, name);
      told[name] = caught(() => (get ? get.call(solver) : value.call(solver, 1, 1)));
    }
    console.log(JSON.stringify(told));
  `;
  const told = run(program);
  assert.ok(Object.keys(told).length > 40, String(Object.keys(told).length));
  assert.deepEqual(new Set(Object.values(told)), new Set(["freed"]), JSON.stringify(told));
});

test("a solver that is disposed of is freed", () => {
  const program = `
    const solver = new Solver(4, 4);
    solver[Symbol.dispose]?.();
    console.log(JSON.stringify([typeof Symbol.dispose, caught(() => solver.findPath())]));
  `;
  const [known, told] = run(program);
  assert.equal(told, known === "symbol" ? "freed" : "nothing");
});

test("copies of a solver are refused, whichever way it was made and is copied", () => {
  const program = `
    const { port1, port2 } = new MessageChannel();
    const made = [new Solver(4, 4), Solver.fromMap("height 1\\nwidth 4\\nmap\\ns..g\\n")];
    const told = made.flatMap((solver) => [
      caught(() => structuredClone(solver)),
      caught(() => structuredClone({ deep: [solver] })),
      caught(() => port1.postMessage(solver)),
      caught(() => JSON.stringify(solver)),
      caught(() => ({ ...solver })),
      caught(() => solver.findPath()),
    ]);
    port1.close();
    console.log(JSON.stringify(told));
  `;
  const refused = Array(5).fill("not-cloneable");
  assert.deepEqual(run(program), [...refused, "nothing", ...refused, "nothing"]);
});
