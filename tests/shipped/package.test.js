// The npm package as it was packed: what is in it, and that it works in Node by its name.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

const PACKAGE = new URL("../../dist/starstep.tgz", import.meta.url).pathname;

test("the package has what its manifest names, and works in Node", async () => {
  const folder = await mkdtemp(join(tmpdir(), "starstep-package-"));
  try {
    execFileSync("tar", ["-xzf", PACKAGE, "-C", folder]);
    execFileSync("mkdir", ["-p", join(folder, "node_modules")]);
    execFileSync("mv", [join(folder, "package"), join(folder, "node_modules/starstep")]);
    const files = [
      "index.js",
      "index.d.ts",
      "node.js",
      "star-step.js",
      "star-step.d.ts",
      "measure-worker.js",
      "LICENSE",
    ];
    for (const file of [...files, "README.md", "pkg/starstep_bg.wasm", "pkg/starstep.d.ts", "scenarios/ties.json"]) {
      assert.ok(existsSync(join(folder, "node_modules/starstep", file)), file);
    }
    const engine = readFileSync(join(folder, "node_modules/starstep/pkg/starstep_bg.wasm"));
    assert.ok(!engine.includes(homedir()), "folders of the machine that built it are nobody's business");
    const program = `
      import load, { Solver } from "starstep";
      await load();
      const solver = Solver.fromMap("height 1\\nwidth 4\\nmap\\ns..g\\n");
      console.log(JSON.stringify({ cost: solver.findPath().cost, version: (await import("starstep/package.json", { with: { type: "json" } })).default.version }));
    `;
    const output = execFileSync(process.execPath, ["--input-type=module", "--no-warnings", "-e", program], {
      cwd: folder,
    });
    const { cost, version } = JSON.parse(output.toString());
    assert.equal(cost, 30);
    assert.match(version, /^\d+\.\d+\.\d+$/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
