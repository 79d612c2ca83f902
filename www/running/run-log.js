// What a program has shown while it ran, as a log: the cells that it has removed from its open list, or has printed, and the path
// that it has returned or printed. Headless.

import { looksLikePath, readLog } from "../check/index.js";
import { ranLines } from "./ran-lines.js";
import { cellsIn } from "./seen-cells.js";

/**
 * @import { Coord } from "../rules/cells.js"
 * @import { Site } from "./instrumented.js"
 * @import { Parts, Ran } from "./ran-lines.js"
 * @import { Ground, Reading, Seen, Table } from "./seen-cells.js"
 */

/**
 * What was removed at a place, with how often the program's lists had grown until then, and how many parts what ran had come to.
 * @typedef {Table & { grown: number[], cuts: number[] }} Taken
 *
 * What was seen of a program.
 * @typedef {object} Shown
 * @property {Map<number, Taken>} taken What was removed at each site.
 * @property {Record<number, number[]>} within The sites around each.
 * @property {string[]} printed
 * @property {number} [grown] How often its lists have grown in all, if it came to its end.
 * @property {Table} [path] What it returned.
 * @property {string} [nothing] What it returned, if that means that there is no path.
 * @property {Parts} [ran] Which lines ran, if that was asked for.
 *
 * What became of it.
 * @typedef {object} RunLog
 * @property {string} log Empty if there is nothing to be checked.
 * @property {Site} [site] Where the cells were removed.
 * @property {Coord[]} cells Those that were expanded, as the program writes cells.
 * @property {number} expanded How many they are.
 * @property {number} stale How many older entries are left out of them.
 * @property {Coord[]} [path] The path that was returned, as the program writes cells.
 * @property {boolean} isNothing Whether what was returned means that there is no path.
 * @property {boolean} isUnread Whether what was returned cannot be read as a path, and none was printed, nor that there is none.
 * @property {boolean} isPrinted Whether the cells or the path come from what was printed.
 * @property {Place} [place] Where and how the cells were read.
 * @property {Ran} [ran] Which lines ran, if that was asked for, and what was removed can be told by them.
 *
 * A site, and where in what is removed there the coordinates are.
 * @typedef {{ site: number, form: string }} Place
 */

/**
 * What is called like a search need not be one: where nothing was seen of it, the program may have searched by itself before.
 * @param {Shown} shown
 * @param {Shown | undefined} itself What was seen before a search was called.
 * @param {Site[]} sites
 * @param {Ground} ground
 * @param {boolean} isByRow Whether the program was given its ends as [row, column].
 * @param {Place} [known] Where and how its cells are to be read, if that is known from elsewhere.
 * @returns {RunLog & { isOfItself: boolean }}
 */
export function runLog(shown, itself, sites, ground, isByRow, known) {
  const found = logOf(shown, sites, ground, isByRow, known);
  const before = found.site || !itself ? undefined : logOf(itself, sites, ground, isByRow, known);
  return before?.site ? { ...before, isOfItself: true } : { ...found, isOfItself: false };
}

/**
 * @param {Shown} shown
 * @param {Site[]} sites
 * @param {Ground} ground
 * @param {boolean} isByRow
 * @param {Place} [known]
 * @returns {RunLog}
 */
function logOf({ taken, within, grown, printed, path, nothing, ran }, sites, ground, isByRow, known) {
  const place = known ? siteAs(known, taken, ground, isByRow) : bestSite(taken, within, sites, ground, isByRow);
  const all = place?.reading.seen ?? [];
  const growth = [...((place && taken.get(place.site)?.grown) ?? []), grown ?? Number.POSITIVE_INFINITY];
  const kept = withoutStale(all, growth);
  const seen = kept.map((i) => all[i]);
  const expanded = seen.map(lineOf);
  const way = path && wayOf(path, ground, isByRow)?.path;
  const asCells = (/** @type {Coord[]} */ path) => pathLine(inOrderOf(seen, path));
  const returned = way ? [asCells(way)] : nothing === undefined ? [] : ["no path"];
  const said = returned.length > 0 ? returned : ofPrinted(printed, asCells);
  const isUnread = path !== undefined && said.length === 0;
  const outcome = { isNothing: nothing !== undefined, isUnread, ...(way && { path: way }) };
  if (place) {
    const table = taken.get(place.site);
    // Where a row cannot be read as a cell, it is not known which of them they are.
    const lines = ran && table?.rows.length === all.length ? ranLines(ran, table.cuts, all.length, kept) : undefined;
    return {
      ...outcome,
      ...(lines && { ran: lines }),
      cells: seen.map(({ cell }) => cell),
      log: [...expanded, ...said].join("\n"),
      site: sites[place.site],
      place: { site: place.site, form: place.reading.form },
      expanded: expanded.length,
      stale: all.length - expanded.length,
      isPrinted: false,
    };
  }
  const isPrinted = readable(printed) !== undefined;
  const lines = isPrinted ? printed : [];
  return { ...outcome, log: [...lines, ...returned].join("\n"), cells: [], expanded: 0, stale: 0, isPrinted };
}

/**
 * Where the open list loses its cells: where they begin with the start, of those around each other the outermost, because a heap
 * moves its entries about, and then where there are most.
 * @param {Shown["taken"]} taken
 * @param {Shown["within"]} within
 * @param {Site[]} sites
 * @param {Ground} ground
 * @param {boolean} isByRow
 */
function bestSite(taken, within, sites, ground, isByRow) {
  /** @type {{ site: number, reading: Reading }[]} */
  const read = [];
  for (const [site, table] of taken) {
    const reading = cellsIn(table, ground, isByRow);
    // A number that nobody says is removed may count anything.
    if (reading?.fromStart && !(sites[site].isGuess && table.columns[0] === "")) read.push({ site, reading });
  }
  const sure = read.filter(({ site }) => !sites[site].isGuess);
  const likely = sure.length > 0 ? sure : read;
  const isInside = (/** @type {{ site: number }} */ { site }) =>
    likely.some((other) => within[site]?.includes(other.site) && other.reading.seen.length > 1);
  const outer = likely.filter((one) => !isInside(one));
  return outer.sort((a, b) => b.reading.seen.length - a.reading.seen.length)[0];
}

/** What was removed at a known place. @param {Place} known @param {Shown["taken"]} taken @param {Ground} ground @param {boolean} isByRow */
function siteAs({ site, form }, taken, ground, isByRow) {
  const table = taken.get(site);
  const reading = table && cellsIn(table, ground, isByRow, { form });
  return reading && { site, reading };
}

/**
 * The places of those that are no older entries of cells that are there already: after these no list grows, because the program goes
 * on at once.
 * @param {Seen[]} seen
 * @param {number[]} grown How often lists had grown before each of them, and at the end.
 */
function withoutStale(seen, grown) {
  const before = new Set();
  // Lists that nobody saw grow say nothing: entries may be put in by their place.
  const all = [...seen.keys()];
  if (grown[0] === grown.at(-2)) return all;
  return all.filter((i) => {
    const { cell } = seen[i];
    const isAgain = before.has(String(cell));
    before.add(String(cell));
    return !isAgain || grown[i + 1] > grown[i];
  });
}

/** A path is between the ends, in either direction, and may leave out one of them. @param {Table} path @param {Ground} ground @param {boolean} isByRow @param {string} [form] */
function wayOf(path, ground, isByRow, form) {
  const reading = cellsIn(path, ground, isByRow, { isPath: true, ...(form !== undefined && { form }) });
  return reading && { path: reading.seen.map(({ cell }) => cell), form: reading.form };
}

/** What was printed, if it has cells or says something of a path. @param {string[]} printed */
function readable(printed) {
  try {
    const log = readLog(printed.join("\n"));
    return log.steps.length > 0 || log.path || log.outcome || log.indices ? log : undefined;
  } catch {
    // It has none.
    return undefined;
  }
}

/** What was printed of the path. @param {string[]} printed @param {(path: Coord[]) => string} line */
function ofPrinted(printed, line) {
  const { path, isNothing } = printedPath(printed);
  return path ? [line(path)] : isNothing ? ["no path"] : [];
}

/**
 * A path whose coordinates come in the order in which those of the cells do: whoever has nodes with an x and a y may return pairs
 * of a row and a column. In the right order more of its ends are those of the search, or else more of it was expanded.
 * @param {Seen[]} seen
 * @param {Coord[]} path
 */
function inOrderOf(seen, path) {
  const expanded = new Set(seen.map(({ cell }) => String(cell)));
  const turned = path.map(([x, y]) => /** @type {Coord} */ ([y, x]));
  const ends = [seen[0], seen[seen.length - 1]].map((one) => String(one?.cell));
  const endsOf = (/** @type {Coord[]} */ cells) =>
    [cells[0], cells[cells.length - 1]].filter((cell) => ends.includes(String(cell))).length;
  const countOf = (/** @type {Coord[]} */ cells) => cells.filter((cell) => expanded.has(String(cell))).length;
  const more = endsOf(turned) - endsOf(path) || countOf(turned) - countOf(path);
  return more > 0 ? turned : path;
}

/** The path that was printed, or whether it was printed that there is none. @param {string[]} printed @returns {{ path?: Coord[], isNothing: boolean }} */
function printedPath(printed) {
  const log = readable(printed);
  // Without a word before it a path may look like cells expanded.
  const path = log?.path ?? (log && looksLikePath(log) ? log.steps.map(({ x, y }) => cellOf(x, y)) : undefined);
  return { ...(path && { path }), isNothing: !path && log?.outcome !== undefined };
}

/**
 * The path that a program has returned or printed, or whether it says that there is none.
 * @param {Shown} shown
 * @param {Ground} ground
 * @param {boolean} isByRow
 * @param {string} [form] Where in what is returned the coordinates are, if that is known.
 * @returns {{ path?: Coord[], form?: string, isNothing: boolean, isUnread: boolean }} `isUnread`: what it returned cannot be read as
 *   a path.
 */
export function pathOf({ path, nothing, printed }, ground, isByRow, form) {
  const way = path && wayOf(path, ground, isByRow, form);
  if (way) return { ...way, isNothing: false, isUnread: false };
  if (nothing !== undefined) return { isNothing: true, isUnread: false };
  const found = printedPath(printed);
  return { ...found, isUnread: path !== undefined && !found.path && !found.isNothing };
}

/** @returns {Coord} */
const cellOf = (/** @type {number} */ x, /** @type {number} */ y) => [x, y];

const pathLine = (/** @type {Coord[]} */ path) => `path: ${path.map(cellText).join(" ")}`;

const cellText = (/** @type {readonly number[]} */ [x, y]) => `(${x}, ${y})`;

/** @param {Seen} seen */
function lineOf({ cell, ...numbers }) {
  const told = Object.entries(numbers).map(([letter, value]) => ` ${letter}=${value}`);
  return cellText(cell) + told.join("");
}
