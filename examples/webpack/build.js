// Builds with webpack as it is: the package needs no settings and no loaders.

import { copyFileSync } from "node:fs";
import webpack from "webpack";

const here = (/** @type {string} */ path) => new URL(path, import.meta.url).pathname;
const folder = here("../../dist/examples/webpack");

webpack(
  // Its advice on sizes is for pages that wait for everything; the element loads when a reader comes near it.
  {
    mode: "production",
    context: here("."),
    entry: "./src/index.js",
    output: { path: folder },
    performance: { hints: false },
  },
  (error, stats) => {
    const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {};
    const problems = [...(error ? [error] : []), ...errors, ...warnings];
    for (const { message } of problems) console.error(message);
    if (problems.length > 0) process.exitCode = 1;
    else copyFileSync(here("index.html"), `${folder}/index.html`);
  },
);
