// Python as the page has it, in a worker of Node that looks to it like one of a browser.

import { readFileSync } from "node:fs";
import { MessageChannel, Worker } from "node:worker_threads";
import { Python } from "../../www/features/own-program/in-python.js";

const read = (/** @type {string} */ name) => readFileSync(new URL(`../../www/${name}`, import.meta.url));
/** What a worker of a browser has, as far as the scripts use it, and nothing that tells that it is none. */
const BOOT = `const { parentPort } = require("node:worker_threads");
globalThis.self = globalThis;
globalThis.location = new URL("blob:null/of-a-worker");
globalThis.WorkerGlobalScope = class { static [Symbol.hasInstance]() { return true; } };
globalThis.process = undefined;
globalThis.require = undefined;
let hear;
globalThis.addEventListener = (name, act) => { hear ??= act; };
parentPort.once("message", ({ code, first, port }) => {
  (0, eval)(code);
  hear({ data: first, ports: [port] });
});`;

/** @type {typeof import("../../www/features/own-program/bare-frame.js").placeFor} */
async function placeFor(code, first) {
  const worker = new Worker(BOOT, { eval: true });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ code, first, port: port2 }, [port2]);
  worker.unref();
  const port = /** @type {any} */ (port1);
  port.unref();
  const close = () => {
    port1.close();
    worker.terminate();
  };
  return { port, close };
}

async function parts() {
  const code = `${read("pkg/python/interpreter.js")}\n${read("features/own-program/python-worker.js")}`;
  const bytes = (/** @type {string} */ name) => new Uint8Array(read(`pkg/python/${name}`)).buffer;
  return { code, wasm: bytes("python.wasm"), library: bytes("library.zip") };
}

/** An interpreter of its own. */
export async function pythonHere() {
  const python = new Python({ parts, placeFor });
  await python.load(() => {});
  return python;
}
