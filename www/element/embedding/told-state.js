// How an element stands, for pages that have buttons of their own: properties, and the events when playing begins and ends.

import { dispatch } from "../../core/ui/dispatch.js";

/**
 * @import { State } from "../with-attributes.js"
 * @import { Parts } from "../parts.js"
 */

/** What elements are made of. @type {WeakMap<HTMLElement, Parts>} */
const known = new WeakMap();

/** What was told of playing last: on which clock, how often it had begun, and whether it went on. @type {WeakMap<Parts, { clock: unknown, plays: number, playing: boolean }>} */
const told = new WeakMap();

/** Those that cannot be shown. @type {WeakSet<Parts>} */
const failed = new WeakSet();

/** The events that everything around an element hears under names of their own. @type {string[]} */
const EVENTS = ["ready", "step", "done", "compare", "play", "pause", "edit", "answer", "change", "language", "error"];

/** An element has been made. @param {Parts} parts */
export function meet(parts) {
  const { element, start } = parts;
  known.set(element, parts);
  start.promise.catch(() => failed.add(parts));
  for (const name of EVENTS) {
    element.addEventListener(name, (event) => {
      // A control inside has events of these names too.
      if (event.target !== element || !(event instanceof CustomEvent)) return;
      const { detail } = event;
      element.dispatchEvent(new CustomEvent(`starstep-${name}`, { detail, bubbles: true, composed: true }));
    });
  }
}

/** @type {{ [Name in keyof State]: (parts: Parts) => unknown }} */
const STATE = {
  whenReady: ({ start, element }) => start.promise.then(() => element),
  playing: ({ session }) => session?.clock.player.playing ?? false,
  position: ({ session }) => session?.run.position ?? 0,
  length: ({ session }) => session?.run.length ?? 0,
  status: (parts) => {
    const { session, hasBegun } = parts;
    if (!session || !hasBegun) return failed.has(parts) ? "failed" : "loading";
    return session.run.error ? "blocked" : session.run.status;
  },
};

/** Gives a class these properties. @param {{ prototype: HTMLElement }} element */
export function tellState(element) {
  for (const [name, read] of Object.entries(STATE)) {
    Object.defineProperty(element.prototype, name, {
      configurable: true,
      enumerable: true,
      /** @this {HTMLElement} */
      get() {
        return read(/** @type {Parts} */ (known.get(this)));
      },
    });
  }
}

/**
 * Tells that playing has begun since the last frame.
 * @param {Parts} parts
 * @returns {() => void} Tells that it has ended, after what has happened until then.
 */
export function tellPlaying(parts) {
  const { session, element } = parts;
  if (!session) return () => {};
  const { clock } = session;
  const { plays, player } = clock;
  const was = told.get(parts) ?? { clock, plays, playing: false };
  // At the fastest speed, playing begins and ends within one frame.
  const hasPlayed = clock === was.clock && plays !== was.plays;
  told.set(parts, { clock, plays, playing: player.playing });
  if (!was.playing && (hasPlayed || player.playing)) dispatch(element, "play", null);
  const hasEnded = !player.playing && (was.playing || hasPlayed);
  return () => void (hasEnded && dispatch(element, "pause", null));
}
