// Whether the h that a program prints is what some heuristic gives: that of a cell is a fact, whatever was searched before.
// If it is not, whether a usual mistake explains every one of them.

import { areEqual } from "../rules/costs.js";
import { standsFor } from "./printed.js";
import { areAlike, isNearlyH } from "./tolerances.js";
import { NAMED, RIGHT, WRONG } from "./usual-h.js";

/**
 * @import { Formula } from "../rules/heuristics.js"
 * @import { Printed } from "./printed.js"
 * @import { Coord, Mistake, Place, Way } from "./usual-h.js"
 */

/** @typedef {{ place: Place, said: number, step: number, before: Coord[] }} Line A printed h, with the neighbors that were taken before. */
/** @typedef {{ formula: Formula, h: number }} Given What a heuristic gives for a cell. */

/**
 * @typedef {object} WrongH
 * @property {number} step From 0.
 * @property {number} said
 * @property {Given[]} gives What each heuristic gives there, in the program's unit.
 * @property {Mistake} [mistake] The usual mistake that explains every h.
 * @property {number} [times] Of `unscaled` and `scaled`: what h counts for a straight move, where g counts `straight`.
 * @property {number} [straight]
 */

/** What a straight move costs in programs. */
const STRAIGHTS = [10, 1, 100, 1000];
/** Whatever is less than this is like nothing, of which there is no logarithm. */
const SMALLEST = 1 / 1000;
/** A mistake must explain so many lines with different numbers. */
const ENOUGH = 4;

/** A way to compute h with what a straight move counts in it. @typedef {{ way: Way, straight: number }} Scaled */

/**
 * @param {Printed} printed
 * @param {Line[]} lines In order.
 * @param {number | undefined} straight What a straight move adds to g, if that is known.
 * @returns {{ wrong?: WrongH, right?: Scaled }} Of a right one, how it is computed.
 */
export function checkH(printed, lines, straight) {
  // Many programs never compute the h of the start, and it makes no difference.
  const counted = lines.filter(({ said, place }) => said !== 0 || String(place.cell) !== String(place.start));
  if (counted.every(({ said }) => said === 0)) return {};
  const right = fitting(printed, counted, RIGHT, straight);
  if (right) return { right, ...(straight !== undefined && unitOf(counted, right, straight)) };
  if (isNearlyRight(counted, straight)) return {};
  const mistake = mistakeIn(printed, lines, straight) ?? mistakeIn(printed, counted, straight);
  const first = mistake ? firstOff(lines, mistake.meant) : firstUnknown(printed, counted, straight);
  return {
    wrong: {
      step: first.step,
      said: first.said,
      gives: givenAt(first, mistake?.meant.straight ?? unitFor(lines, straight)),
      ...(mistake && { mistake: mistake.name }),
    },
  };
}

/** Whether h counts in cells where g counts in tenths of them, or the other way around. @param {Line[]} lines @param {Scaled} right @param {number} straight @returns {{ wrong?: WrongH }} */
function unitOf(lines, { way, straight: times }, straight) {
  const isUnscaled = areAlike(10 * times, straight);
  if (!isUnscaled && !areAlike(10 * straight, times)) return {};
  const line = /** @type {Line} */ (lines.find(({ said }) => said !== 0));
  const gives = [{ formula: way.formula, h: straight * way.of(line.place) }];
  const mistake = isUnscaled ? /** @type {const} */ ("unscaled") : /** @type {const} */ ("scaled");
  return { wrong: { step: line.step, said: line.said, gives, mistake, times, straight } };
}

/**
 * The first of some ways that gives every h, with what a straight move counts in it: as in g, as usual, or whatever.
 * @param {Printed} printed
 * @param {Line[]} lines
 * @param {Way[]} ways
 * @param {number | undefined} straight
 * @returns {Scaled | undefined}
 */
function fitting(printed, lines, ways, straight) {
  const usual = [...(straight === undefined ? [] : [straight]), ...STRAIGHTS];
  for (const unit of usual) {
    const way = ways.find((way) => lines.every((line) => fits(printed, line, way, unit)));
    if (way) return { way, straight: unit };
  }
  for (const way of ways) {
    const largest = lines.reduce((most, line) => (way.of(line.place) > way.of(most.place) ? line : most));
    const unit = largest.said / way.of(largest.place);
    if (!(unit > 0) || !Number.isFinite(unit)) continue;
    if (lines.every((line) => fits(printed, line, { ...way, isWhole: true }, unit))) return { way, straight: unit };
  }
  return undefined;
}

/** @param {Printed} printed @param {Line} line @param {Way} way @param {number} unit */
const fits = (printed, { place, said }, way, unit) =>
  standsFor(said, unit * way.of(place), printed.precision.h, way.isWhole);

/** @param {Line[]} lines @param {number | undefined} straight */
function isNearlyRight(lines, straight) {
  const units = straight === undefined ? STRAIGHTS : [straight, straight / 10, 10 * straight];
  return units.some((unit) =>
    RIGHT.some((way) =>
      lines.every(({ place, said }) => {
        const h = unit * way.of(place);
        return isNearlyH(said, h);
      }),
    ),
  );
}

/**
 * The one usual mistake that explains every h, and what was meant instead.
 * @param {Printed} printed
 * @param {Line[]} lines
 * @param {number | undefined} straight
 * @returns {{ name: Mistake, meant: Scaled } | undefined}
 */
function mistakeIn(printed, lines, straight) {
  if (new Set(lines.map(({ said }) => said)).size < ENOUGH) return undefined;
  const found = WRONG.flatMap(([name, ways]) => {
    const made = fitting(printed, lines, ways, straight);
    return made ? [{ name: /** @type {Mistake} */ (name), made }] : [];
  });
  if (found.length > 1) return undefined;
  const [{ name, made }] =
    found.length > 0 ? found : [{ name: /** @type {const} */ ("parent"), made: ofParent(printed, lines, straight) }];
  if (!made) return undefined;
  const { formula, ratio } = made.way;
  const way = RIGHT.find((one) => one.formula === formula && one.ratio === ratio) ?? RIGHT[0];
  // Squares and roots are in no unit.
  const unit = name === "squared" || name === "root" ? (straight ?? 1) : made.straight;
  return { name, meant: { way, straight: unit } };
}

/** How every h can be that of a neighbor that was taken before. @param {Printed} printed @param {Line[]} lines @param {number | undefined} straight @returns {Scaled | undefined} */
function ofParent(printed, lines, straight) {
  const later = lines.filter(({ before }) => before.length > 0);
  if (later.length < lines.length - 1 || later.length < ENOUGH) return undefined;
  for (const unit of straight === undefined ? STRAIGHTS : [straight]) {
    const way = RIGHT.find((way) =>
      later.every((line) =>
        line.before.some((cell) => fits(printed, { ...line, place: { ...line.place, cell } }, way, unit)),
      ),
    );
    if (way) return { way, straight: unit };
  }
  return undefined;
}

/** The first line whose h is another than what was meant. @param {Line[]} lines @param {Scaled} meant */
const firstOff = (lines, { way, straight }) =>
  lines.find(({ place, said }) => !isNearlyH(straight * way.of(place), said)) ?? lines[0];

/** The line at which the heuristic that explains most lines before it ends. @param {Printed} printed @param {Line[]} lines @param {number | undefined} straight */
function firstUnknown(printed, lines, straight) {
  let most = 0;
  for (const unit of straight === undefined ? STRAIGHTS : [straight]) {
    for (const way of RIGHT) {
      const at = lines.findIndex((line) => !fits(printed, line, way, unit));
      if (at > most) most = at;
    }
  }
  return lines[most];
}

/** What a straight move counts in h, going by how large the largest is. @param {Line[]} lines @param {number | undefined} straight */
function unitFor(lines, straight) {
  if (straight !== undefined) return straight;
  const { place, said } = lines.reduce((most, line) => (line.said > most.said ? line : most));
  const times = said / Math.max(1, RIGHT[0].of(place));
  const off = (/** @type {number} */ unit) => Math.abs(Math.log(Math.max(times, SMALLEST) / unit));
  return STRAIGHTS.reduce((best, unit) => (off(unit) < off(best) ? unit : best));
}

/** @param {Line} line @param {number} straight @returns {Given[]} Each number once. */
function givenAt({ place }, straight) {
  /** @type {Given[]} */
  const given = [];
  for (const formula of NAMED) {
    const ratio = formula !== "octile" ? undefined : straight === 1 ? Math.SQRT2 : 1.4;
    const way = /** @type {Way} */ (RIGHT.find((one) => one.formula === formula && one.ratio === ratio));
    const h = straight * way.of(place);
    if (!given.some((other) => areEqual(other.h, h))) given.push({ formula, h });
  }
  return given;
}
