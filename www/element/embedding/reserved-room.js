// The room that an element keeps free until it is ready, so that the text below it does not jump: as high as it will be, as far
// as that is known from its attributes. Where its board is in a file or a link, it is taken for the default one.

import { NUMBERS_FROM } from "../../core/render/camera.js";
import { windowOf } from "../../core/ui/dom.js";

/** @import { Parts } from "../parts.js" */

/** The default board: its cells across and down. */
const DEFAULT = { width: 40, height: 24 };
/** The share of the window's height that a board has at most, unless the page says otherwise. */
const LIMIT = 0.72;
/** How high a board is at least. */
const LEAST = 160;
/** How high the strip of tools is beside a board. */
const TOOLS = 516;
/** From this width on, with all controls, the tabs stand beside the board. */
const WIDE = 852;
/** What g, h and f mean, where cells show them. */
const NUMBERS = 100;

/**
 * What stands above and below the board, in pixels, by the width from which on it is that: as measured, in English.
 * @type {Record<string, [from: number, height: number][]>}
 */
export const AROUND = {
  none: [[0, 0]],
  transport: [
    [0, 449],
    [360, 425],
    [480, 381],
    [580, 359],
    [640, 340],
    [WIDE, 303],
  ],
  basic: [
    [0, 661],
    [360, 637],
    [480, 593],
    [500, 513],
    [580, 491],
    [640, 472],
    [840, 436],
    [WIDE, 399],
  ],
  full: [
    [0, 1750],
    [WIDE, 362],
    [940, 326],
    [980, 265],
  ],
};

/**
 * How high an element will be.
 * @param {number} width Of the column that it is in.
 * @param {number} windowHeight
 * @param {string} controls
 * @param {{ width: number, height: number }} [board] In cells.
 */
export function roomFor(width, windowHeight, controls, board = DEFAULT) {
  const strip = controls === "full" && width >= WIDE ? 384 : 0;
  const across = width - strip;
  const limit = controls === "full" && width < WIDE ? 0.534 : LIMIT;
  const frame = Math.max(LEAST, Math.min((across * board.height) / board.width, limit * windowHeight));
  const around = AROUND[controls] ?? AROUND.basic;
  const [, beyond] = around.findLast(([from]) => width >= from) ?? [0, 0];
  const cell = Math.min(across / board.width, frame / board.height);
  const hasNumbers = cell >= NUMBERS_FROM && ["transport", "basic"].includes(controls);
  return Math.round(Math.max(frame, strip ? TOOLS : 0) + beyond + (hasNumbers ? NUMBERS : 0));
}

/** The size of a board that is given as text. @param {string | null} map */
function sizeOf(map) {
  const [width, height] = ["width", "height"].map((name) =>
    Number(map?.match(new RegExp(`^\\s*${name}\\s+(\\d+)`, "m"))?.[1]),
  );
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** The room that elements keep free. @type {WeakMap<HTMLElement, CSSStyleSheet>} */
const kept = new WeakMap();

/** An element that is not ready yet is on a page. @param {Parts} parts */
export function keepRoom({ element, shadow }) {
  const window = windowOf(element);
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(":host{display:block}");
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  const { width } = element.getBoundingClientRect();
  const controls = element.getAttribute("controls") ?? "basic";
  const height = roomFor(width, window.innerHeight, controls, sizeOf(element.getAttribute("map")));
  sheet.replaceSync(`:host{display:block;min-height:${height}px}`);
  kept.set(element, sheet);
}

/** What the element shows takes the room now. @param {Parts} parts */
export function giveRoom({ element, shadow }) {
  const sheet = kept.get(element);
  shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((it) => it !== sheet);
  kept.delete(element);
}
