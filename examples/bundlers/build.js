// Builds with esbuild and with Rollup, which both leave the files behind that scripts fetch by address: so they are copied,
// and the page says where they are. Each builds main.js and forgetful.js, which does not say it.

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import * as esbuild from "esbuild";
import { rollup } from "rollup";

const here = (/** @type {string} */ path) => new URL(path, import.meta.url).pathname;
const folder = here("../../dist/examples/bundlers");
const entries = [here("src/main.js"), here("src/forgetful.js")];
rmSync(folder, { recursive: true, force: true });

await esbuild.build({
  entryPoints: entries,
  bundle: true,
  splitting: true,
  minify: true,
  format: "esm",
  outdir: `${folder}/esbuild`,
});

const bundle = await rollup({ input: entries, plugins: [nodeResolve()] });
await bundle.write({ dir: `${folder}/rollup` });
await bundle.close();

const starstep = here("node_modules/starstep");
for (const name of ["pkg", "scenarios", ...readdirSync(starstep).filter((name) => name.endsWith("-worker.js"))])
  cpSync(`${starstep}/${name}`, `${folder}/starstep/${name}`, { recursive: true });

// One page for each of the four.
const page = readFileSync(here("index.html"), "utf8");
for (const bundler of ["esbuild", "rollup"]) {
  for (const entry of ["main", "forgetful"])
    writeFileSync(`${folder}/${bundler}-${entry}.html`, page.replace("main.js", `${bundler}/${entry}.js`));
}
