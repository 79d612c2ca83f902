// The npm package as it was packed: what is in it, and that it works in Node by its name.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const PACKAGE = new URL("../../dist/starstep.tgz", import.meta.url).pathname;
/** A project that has installed the package, and where it lies there. */
const project = mkdtempSync(join(tmpdir(), "starstep-package-"));
const installed = join(project, "node_modules/starstep");
execFileSync("tar", ["-xzf", PACKAGE, "-C", project]);
mkdirSync(join(project, "node_modules"));
renameSync(join(project, "package"), installed);
after(() => rmSync(project, { recursive: true }));

/** What a program of the project prints. @param {string} program */
const run = (program) =>
  execFileSync(process.execPath, ["--input-type=module", "--no-warnings", "-e", program], { cwd: project }).toString();

test("the package has what its manifest names", () => {
  const files = ["index.js", "index.d.ts", "node.js", "star-step.js", "star-step.d.ts", "measure-worker.js", "LICENSE"];
  for (const file of [...files, "README.md", "pkg/starstep_bg.wasm", "pkg/starstep.d.ts", "scenarios/ties.json"]) {
    assert.ok(existsSync(join(installed, file)), file);
  }
  const engine = readFileSync(join(installed, "pkg/starstep_bg.wasm"));
  assert.ok(!engine.includes(homedir()), "folders of the machine that built it are nobody's business");
});

test("the engine works in Node", () => {
  const program = `
    import load, { Solver } from "starstep";
    await load();
    const solver = Solver.fromMap("height 1\\nwidth 4\\nmap\\ns..g\\n");
    console.log(JSON.stringify({ cost: solver.findPath().cost, version: (await import("starstep/package.json", { with: { type: "json" } })).default.version }));
  `;
  const { cost, version } = JSON.parse(run(program));
  assert.equal(cost, 30);
  assert.match(version, /^\d+\.\d+\.\d+$/);
});

test("the element can be imported where there is no page, and does nothing there", () => {
  const program = `
    const before = Object.keys(globalThis).length;
    const { StarStep } = await import("starstep/star-step.js");
    console.log(typeof StarStep, Object.keys(globalThis).length - before);
  `;
  assert.equal(run(program), "function 0\n");
});

test("each file names the wasm where it lies", () => {
  for (const file of ["star-step.js", "measure-worker.js", "index.js", "pkg/starstep.js"]) {
    const text = readFileSync(join(installed, file), "utf8");
    const named = [...text.matchAll(/new URL\(["'`]([^"'`]*\.wasm)["'`]/g)].map(([, address]) => address);
    // The bindings look beside themselves; what they are bundled into must not, or bundlers would miss a file.
    assert.deepEqual(named, [file === "pkg/starstep.js" ? "starstep_bg.wasm" : "./pkg/starstep_bg.wasm"], file);
  }
});
