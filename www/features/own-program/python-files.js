// What Python is made of, in a folder of its own that a host may leave out.

import { DOWNLOAD, SIZES } from "../../pkg/python/sizes.js";
import { textAt } from "./sandbox.js";

/** How many bytes in a megabyte. */
const MEGABYTE = 1e6;

const workerText = textAt(() => new URL("./python-worker.js", import.meta.url));
const FILES = {
  interpreter: { address: new URL("../../pkg/python/interpreter.js", import.meta.url), size: SIZES["interpreter.js"] },
  wasm: { address: new URL("../../pkg/python/python.wasm", import.meta.url), size: SIZES["python.wasm"] },
  library: { address: new URL("../../pkg/python/library.zip", import.meta.url), size: SIZES["library.zip"] },
};
const ALL = Object.values(FILES).reduce((sum, { size }) => sum + size, 0);

/** How much is fetched, in megabytes. */
export const MEGABYTES = Math.ceil((10 * DOWNLOAD) / MEGABYTE) / 10;

/** Whether the host has it: the folder may be left out. @returns {Promise<boolean>} */
export const isOffered = () =>
  workerText().then(
    () => true,
    () => false,
  );

/**
 * What it is made of.
 * @typedef {{ code: string, wasm: ArrayBuffer, library: ArrayBuffer }} Parts
 */

/** A file, told as it comes. @param {{ address: URL, size: number }} file @param {(bytes: number) => void} came @param {AbortSignal} [signal] */
async function fetched({ address, size }, came, signal) {
  const answer = await fetch(address, { signal });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
  const bytes = new Uint8Array(size);
  const reader = answer.body.getReader();
  let count = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes.set(value, count);
    count += value.length;
    came(value.length);
  }
  if (count !== size) throw new Error(`${count} bytes of ${size}`);
  return bytes.buffer;
}

/**
 * @param {(share: number) => void} told Is told how much of it has come, from 0 to 1.
 * @param {AbortSignal} [signal]
 * @returns {Promise<Parts>}
 */
export async function allParts(told, signal) {
  let count = 0;
  const came = (/** @type {number} */ bytes) => {
    count += bytes;
    told(count / ALL);
  };
  const [worker, interpreter, wasm, library] = await Promise.all([
    workerText(),
    fetched(FILES.interpreter, came, signal),
    fetched(FILES.wasm, came, signal),
    fetched(FILES.library, came, signal),
  ]);
  return { code: `${new TextDecoder().decode(interpreter)}\n${worker}`, wasm, library };
}
