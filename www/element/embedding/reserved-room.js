// The room that an element keeps free until it is ready, so that the text below it does not jump: as high as it will be, as far
// as that is known from its attributes. Where its board is in a file or a link, it is taken for the default one.

import { WIDE_COLUMN } from "../../core/board/default-board.js";
import { windowOf } from "../../core/ui/dom.js";

/** @import { Parts } from "../parts.js" */

/** The default boards of an article and of the page: their cells across and down. */
const NARROW = { width: 12, height: 8 };
const USUAL = { width: 20, height: 11 };
const WHOLE = { width: 40, height: 24 };
/** The share of the window's height that a board has at most, unless the page says otherwise. */
const LIMIT = 0.72;
/** How high a board is at least. */
const LEAST = 160;
/** How high the strip of tools is beside a board. */
const TOOLS = 516;
/** From this width on, with all controls, the tabs stand beside the board. */
const WIDE = 852;

/** What stands below a board in an article. @type {[from: number, height: number][]} */
const IN_ARTICLE = [
  [0, 331],
  [300, 287],
  [340, 247],
  [560, 225],
  [600, 185],
  [640, 166],
  [WIDE, 158],
];

/**
 * What stands above and below the board, in pixels, by the width from which on it is that: as measured, in English.
 * @type {Record<string, [from: number, height: number][]>}
 */
export const AROUND = {
  none: [[0, 0]],
  transport: IN_ARTICLE,
  basic: IN_ARTICLE,
  full: [
    [0, 1750],
    [WIDE, 366],
    [880, 358],
    [940, 322],
    [1040, 261],
    [1200, 225],
  ],
};

/**
 * How high an element will be.
 * @param {number} width Of the column that it is in.
 * @param {number} windowHeight
 * @param {string} controls
 * @param {{ width: number, height: number }} [board] In cells.
 */
export function roomFor(width, windowHeight, controls, board = defaultFor(width, controls)) {
  const strip = controls === "full" && width >= WIDE ? 384 : 0;
  const across = width - strip;
  const limit = controls === "full" && width < WIDE ? 0.534 : LIMIT;
  const frame = Math.max(LEAST, Math.min((across * board.height) / board.width, limit * windowHeight));
  const around = AROUND[controls] ?? AROUND.basic;
  const [, beyond] = around.findLast(([from]) => width >= from) ?? [0, 0];
  return Math.round(Math.max(frame, strip ? TOOLS : 0) + beyond);
}

/** The board that is shown if nothing asks for another one. @param {number} width @param {string} controls */
function defaultFor(width, controls) {
  if (controls === "full") return WHOLE;
  return width < WIDE_COLUMN ? NARROW : USUAL;
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
