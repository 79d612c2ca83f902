// The npm package as packed: what is in it, and that it works in Node by its name.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";

const PACKAGE = new URL("../../dist/starstep.tgz", import.meta.url).pathname;
/** A project that has installed the package, and where the package is in it. */
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
  const files = [
    "index.js",
    "index.d.ts",
    "node.js",
    "star-step.js",
    "star-step.d.ts",
    "measure-worker.js",
    "check-worker.js",
    "LICENSE",
  ];
  for (const file of [
    ...files,
    "element.js",
    "element.d.ts",
    "README.md",
    "pkg/starstep_bg.wasm",
    "pkg/starstep.d.ts",
    "scenarios/ties.json",
    "base.js",
    "base.d.ts",
    "react.d.ts",
    "vue.d.ts",
    "svelte.d.ts",
    "custom-elements.json",
    "web-types.json",
    "starstep.html-data.json",
  ]) {
    assert.ok(existsSync(join(installed, file)), file);
  }
  for (const folder of ["npm", "npm-engine"]) {
    const made = new URL(`../../dist/${folder}/`, import.meta.url);
    const { exports, types, version, sideEffects, ...rest } = JSON.parse(
      readFileSync(new URL("package.json", made), "utf8"),
    );
    const named = JSON.stringify([exports, types, sideEffects, rest["web-types"], rest.customElements]);
    const paths = new Set(Array.from(named.matchAll(/"(\.\/[^"*]+\.[\w.]+)"(?!:)/g), ([, path]) => path));
    assert.ok(paths.size > 5);
    for (const path of paths) assert.ok(existsSync(new URL(path, made)), `${folder} names ${path}`);
    assert.ok(readFileSync(new URL("CHANGELOG.md", made), "utf8").includes(`## ${version}`), "changes are told");
  }
  const engine = readFileSync(join(installed, "pkg/starstep_bg.wasm"));
  assert.ok(!engine.includes(homedir()), "folders of the machine that built it are nobody's business");
});

test("the package runs programs in JavaScript, and has no Python for bundlers to take along", () => {
  const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
  for (const name of ["run.html", "run-worker.js"]) assert.ok(files.includes(name), name);
  assert.deepEqual(
    files.filter((name) => /python/i.test(name)),
    [],
  );
  // What is named by address is there.
  const scripts = files.filter((name) => /^[\w-]+\.js$/.test(name));
  const named = scripts.flatMap((name) =>
    Array.from(
      readFileSync(join(installed, name), "utf8").matchAll(
        /new URL\("\.\/([\w./-]+\.(?:html|js|wasm|zip))",\s*import\.meta\.url\)/g,
      ),
      ([, file]) => file,
    ),
  );
  assert.ok(named.includes("run.html"), String(named));
  for (const file of named) assert.ok(files.includes(file), file);
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

test("the class is the same, whichever of the two modules it is imported from", () => {
  const program = `
    const [one, other] = [await import("starstep/element.js"), await import("starstep/star-step.js")];
    console.log(one.StarStep === other.StarStep);
  `;
  assert.equal(run(program), "true\n");
});

/** A program in TypeScript, in which each line after `@ts-expect-error` must be wrong. */
const PROGRAM = `
  import "starstep/star-step.js";
  import load, { type Options, Solver, type StarstepError } from "starstep";
  import { setBasePath } from "starstep/base.js";
  import { StarStep } from "starstep/element.js";
  import "starstep/fallback.js";
  import "starstep/listen.js";
  import type { Controls, SolverFace, StarStepEvents } from "starstep/star-step.js";

  const star: StarStep | null = document.querySelector("star-step");
  const element: HTMLElement = document.createElement("star-step");
  if (star) {
    star.addEventListener("done", (event) => event.detail.expanded.toFixed());
    star.addEventListener("step", ({ detail: { position, length } }) => position < length);
    star.addEventListener("answer", (event) => event.detail.right, { once: true });
    star.addEventListener("error", (event) => event.detail.code?.length);
    star.addEventListener("ready", function () { this.seek(3); });
    star.addEventListener("click", (event) => event.clientX);
    star.addEventListener("of-somebody-else", (event) => event.type);
    const done = (event: CustomEvent<StarStepEvents["done"]>) => event.detail.cost;
    star.addEventListener("done", done);
    star.removeEventListener("done", done);
    // @ts-expect-error: that is another event's detail.
    star.addEventListener("step", (event) => event.detail.found);

    const solver: SolverFace | undefined = star.solver;
    const parent: [number, number] | undefined = solver?.node(1, 2).parent;
    const options: Options | undefined = solver?.options;
    const states: Uint8Array | undefined = solver?.states();
    // @ts-expect-error: it has nothing that changes the board.
    solver?.setCell(1, 2, 3);
    // @ts-expect-error: nor can it be freed.
    solver?.free();

    const cost: number | undefined = star.findPath()?.cost;
    star.setCell(1, 2, 255);
    star.setCells(new Uint8Array(4));
    star.setStart(0, 0);
    star.setGoal(1, 1);
    star.configure({ heuristic: "octile", weight: 2 });
    // @ts-expect-error: no such heuristic exists.
    star.configure({ heuristic: "octal" });
    const controls: Controls = star.controls;
    star.controls = "full";
    // @ts-expect-error: no such controls exist.
    star.controls = "many";
    const told: string = star.language.t("transport.play");
    const shown: Promise<boolean> = star.load({ starstep: 1 });
    const link: Promise<string> = star.toLink({ base: "https://example.org/" });
    void [parent, options, states, cost, controls, told, shown, link];
  }
  customElements.define("my-board", class extends StarStep {});
  setBasePath(new URL("https://example.org/starstep/"));
  await load();
  try {
    new Solver(0, 0);
  } catch (error) {
    const { code }: StarstepError = error as StarstepError;
    if (code === "out-of-bounds" || code === "freed") element.remove();
    // @ts-expect-error: no error has that code.
    if (code === "lost") element.remove();
  }
`;

for (const [kind, resolution] of [
  ["Node", { module: "nodenext" }],
  ["a bundler", { module: "esnext", moduleResolution: "bundler" }],
]) {
  test(`the types pass the strictest checks, including the package's own: as for ${kind}`, () => {
    writeFileSync(join(project, "program.ts"), PROGRAM);
    writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module" }));
    const compilerOptions = {
      ...Object(resolution),
      ...{ strict: true, skipLibCheck: false, noEmit: true, exactOptionalPropertyTypes: true },
      ...{ noUncheckedIndexedAccess: true, noImplicitOverride: true, target: "es2022", types: [] },
      lib: ["es2022", "dom", "dom.iterable"],
    };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
    const compiler = new URL("../../node_modules/.bin/tsc", import.meta.url).pathname;
    const { stdout, status } = spawnSync(compiler, ["--project", project], { encoding: "utf8" });
    assert.equal(stdout, "");
    assert.equal(status, 0);
  });
}

test("declarations name no file that the package lacks, and reveal nothing internal", () => {
  const declarations = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".d.ts"),
  );
  assert.ok(declarations.length > 5);
  for (const name of declarations) {
    const text = readFileSync(join(installed, name), "utf8");
    for (const [, module] of text.matchAll(/(?:from |import\()"([^"]+)"/g)) {
      // What is for a framework names that.
      if (module === /^(react|vue|svelte)\.d\.ts$/.exec(name)?.[1] || module === "svelte/elements") continue;
      const file = join(installed, dirname(name), module.replace(/\.js$/, ".d.ts"));
      assert.ok(existsSync(file), `${name} names ${module}`);
    }
  }
  assert.ok(!declarations.some((name) => /session\.d|shell|panels|run\//.test(name)), String(declarations));
  const declared = readFileSync(join(installed, "element.d.ts"), "utf8");
  assert.ok(!declared.includes("connectedCallback"));
});

test("each file names the wasm where it is", () => {
  const scripts = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  /** @type {Record<string, string[]>} */
  const named = {};
  for (const script of scripts) {
    const text = readFileSync(join(installed, script), "utf8");
    for (const [, address] of text.matchAll(/new URL\(["'`]([^"'`]*\.wasm)["'`]/g))
      named[address] = [...(named[address] ?? []), script];
  }
  // The bindings look in their own folder; what they are bundled into must not, or bundlers would miss a file.
  assert.deepEqual(Object.keys(named).sort(), ["./pkg/lean_bg.wasm", "./pkg/starstep_bg.wasm", "starstep_bg.wasm"]);
  assert.deepEqual(named["starstep_bg.wasm"], ["pkg/starstep.js"]);
  assert.equal(named["./pkg/lean_bg.wasm"].length, 1);
  for (const script of ["measure-worker.js", "check-worker.js", "index.js"])
    assert.ok(named["./pkg/starstep_bg.wasm"].includes(script), script);
});

test("element and engine use the same bindings, which are in no other file", () => {
  const scripts = readdirSync(installed, { encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const naming = scripts.filter((name) => readFileSync(join(installed, name), "utf8").includes('"./pkg/starstep.js"'));
  assert.ok(naming.includes("index.js") && naming.includes("node.js"));
  assert.equal(naming.filter((name) => !["index.js", "node.js", "freed.js"].includes(name)).length, 1, String(naming));
  // Workers have a module of their own in any case.
  const bindings = scripts.filter((name) =>
    readFileSync(join(installed, name), "utf8").includes("findPath(){if(this.__wbg"),
  );
  assert.deepEqual(bindings, ["check-worker.js", "measure-worker.js"]);
});

test("no script is left out by a bundler that was told it has no effects", () => {
  const { sideEffects } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  const patterns = sideEffects.map((/** @type {string} */ name) => new RegExp(`^${name.slice(2).replace("*", ".*")}$`));
  for (const name of readdirSync(installed).filter((name) => name.endsWith(".js"))) {
    const text = readFileSync(join(installed, name), "utf8");
    for (const [, other] of text.matchAll(/(?:^|;)import"\.\/([^"]+)"/g))
      assert.ok(
        patterns.some((/** @type {RegExp} */ pattern) => pattern.test(other)),
        `${name} needs ${other}`,
      );
  }
});
