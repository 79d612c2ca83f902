// The pictures of an answer: what a reader's program did on a board, and what Starstep's own search does there.

import "../../core/i18n/en/check.js";
import { make } from "../../core/ui/dom.js";
import { drawPicture } from "./checked-picture.js";
import { cellToSee } from "./to-see.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Colors } from "../../core/render/theme.js"
 * @import { Shown } from "./checked-picture.js"
 * @import { Found } from "./checking.js"
 */

/** In CSS pixels. */
const PICTURE = { width: 320, height: 200 };

/**
 * What the program took, and beside it what Starstep's own search takes instead, if that is something else: what only one of
 * them took has a color of its own.
 * @param {Found} found
 * @param {Language} language
 * @param {Colors} colors
 */
export function pictures({ board, taken, path, diagnosis, right }, { t }, colors) {
  const marked = cellToSee(diagnosis, board);
  if (!right || (right.differs === undefined && (path.length === 0 || String(path) === String(right.path))))
    return [picture(t("check.picture"), { ...board, taken, path, marked }, colors)];
  const [own, other] = [taken, right.taken].map((cells) => new Set(cellsOf(cells, board)));
  const mine = { ...board, taken, path, marked, other, alone: colors["only-right"] };
  const theirs = { ...board, taken: right.taken, path: right.path, other: own, alone: colors["only-left"] };
  const text = (/** @type {Set<number>} */ all, /** @type {Set<number>} */ others) => {
    const cells = t(all === own ? "check.pictureYours" : "check.pictureRight", { count: all.size });
    const only = [...all].filter((cell) => !others.has(cell)).length;
    return only > 0 ? t("check.pictureOnly", { cells, only }) : cells;
  };
  const texts = [text(own, other), text(other, own)];
  return [mine, theirs].map((shown, index) =>
    make(
      "figure",
      {},
      picture(texts[index], shown, colors),
      make("figcaption", { "aria-hidden": "true" }, texts[index]),
    ),
  );
}

/** A board, with what was done on it. @param {string} name @param {Shown} shown @param {Colors} colors */
export function picture(name, shown, colors) {
  const canvas = make("canvas", {
    width: Math.round(PICTURE.width * devicePixelRatio),
    height: Math.round(PICTURE.height * devicePixelRatio),
    role: "img",
    "aria-label": name,
  });
  drawPicture(canvas, shown, colors);
  return canvas;
}

/** @param {ArrayLike<number>} coords x and y alternating. @param {{ width: number }} board */
const cellsOf = (coords, { width }) =>
  Array.from({ length: coords.length / 2 }, (_, i) => coords[2 * i] + coords[2 * i + 1] * width);
