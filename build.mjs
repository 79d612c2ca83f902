// Makes what browsers and npm get. `cargo xtask` calls this: `node build.mjs engine FOLDER [--debug]` completes the engine
// that wasm-bindgen has put into a folder; `node build.mjs dist [--check]` packs dist/ and the npm packages in it, prints
// the sizes, and fails with `--check` if anything is larger than it may be; `node build.mjs serve PORT FOLDER [--open]`
// serves a folder, the sources or dist/, until it is ended; `node build.mjs texts export LANGUAGE FILE` and `import` hand
// the texts of a language to a translation tool and take them back.

import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { weigh } from "./build/budget.js";
import { dist } from "./build/dist.js";
import { optimize } from "./build/engine.js";
import { ROOT } from "./build/esbuild.js";
import { libraries } from "./build/libraries.js";
import { serve } from "./build/serve.js";
import { sheetsOfElement } from "./build/sheets.js";
import { writeFacts } from "./xtask/package/facts.js";

const [command, ...rest] = process.argv.slice(2);

if (command === "engine") {
  const folder = resolve(rest[0]);
  if (!rest.includes("--debug")) await Promise.all(["starstep", "lean"].map((name) => optimize(join(folder, name))));
  await writeFacts(folder);
  await libraries(folder);
} else if (command === "dist") {
  // It reads modules of the page, which cannot be imported before there is an engine.
  const { engineAlone, npm } = await import("./build/npm.js");
  const folder = join(ROOT, "dist");
  rmSync(folder, { recursive: true, force: true });
  const version = /^version = "(.*)"$/m.exec(readFileSync(join(ROOT, "Cargo.toml"), "utf8"))?.[1] ?? "";
  const sheets = Object.entries(await sheetsOfElement()).map(([name, text]) => [name, JSON.stringify(text)]);
  const define = { ...Object.fromEntries(sheets), STARSTEP_WORKER: '"sw.js"' };
  const shipped = await dist(folder, define, version);
  await npm(join(folder, "npm"), define, version);
  engineAlone(join(folder, "npm-engine"), join(folder, "npm"), version);
  const tooLarge = weigh(shipped);
  if (rest.includes("--check") && tooLarge.length > 0) {
    console.error(`Too large: ${tooLarge.join(", ")}.`);
    process.exitCode = 1;
  }
} else if (command === "serve") {
  const [port, folder] = rest;
  const server = await serve(resolve(folder), ROOT, Number(port)).catch((error) => {
    console.error(`Port ${port} cannot be used; name another one with --port. ${error.message}`);
    return process.exit(1);
  });
  const address = `http://127.0.0.1:${Object(server.address()).port}`;
  console.log(`Starstep is at ${address} (Ctrl+C ends)`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit());
  if (rest.includes("--open")) openBrowser(address);
} else if (command === "texts") {
  const { texts } = await import("./build/texts/command.js");
  texts(rest, join(ROOT, "www/core/i18n"));
} else {
  throw new Error(`There is no command ${command}.`);
}

/** Tries the usual ways. If none works, the address is in the terminal. @param {string} address */
function openBrowser(address) {
  const { platform, env } = process;
  /** @type {Partial<Record<NodeJS.Platform, string[]>>} */
  const ways = { darwin: ["open"], win32: ["cmd", "/C", "start"] };
  const [program, ...before] = ways[platform] ?? (env.DISPLAY || env.WAYLAND_DISPLAY ? ["xdg-open"] : []);
  if (program) spawn(program, [...before, address], { stdio: "ignore" }).on("error", () => {});
}
