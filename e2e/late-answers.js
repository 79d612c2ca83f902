// Makes a server of Node answer late, as a far one does (`node --import`): each request by up to 300 ms, which follow from
// the seed, the address and how often it was asked for. `cargo xtask test --slow` has the pages of its tests served so.

import { Server } from "node:http";

/** In milliseconds. */
const LATEST = 300;

const SEED = process.env.STARSTEP_SEED ?? "";
/** How often each address was asked for. @type {Map<string, number>} */
const asked = new Map();

/** How late the next answer to a request is, in milliseconds. @param {string} address */
function lateness(address) {
  const times = (asked.get(address) ?? 0) + 1;
  asked.set(address, times);
  let hash = 0x811c9dc5;
  for (const char of `${SEED} ${address} ${times}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return ((Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0) / 2 ** 32) * LATEST;
}

const emit = /** @type {(this: Server, ...event: any[]) => boolean} */ (Server.prototype.emit);
/** @param {any[]} event Its name, and what comes with it. */
Server.prototype.emit = function (...event) {
  const [name, request] = event;
  if (name !== "request") return emit.apply(this, event);
  setTimeout(() => emit.apply(this, event), lateness(request.url));
  return true;
};
