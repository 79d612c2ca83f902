// The path in a log: a line or block that says it is one, or else a list of cells in one line, or cells with arrows.

import { columnsOf } from "./columns.js";
import { isMapping, isWay } from "./log-list.js";
import { isOneBracket } from "./log-records.js";

/**
 * @import { Columns } from "./columns.js"
 * @import { Form } from "./line-form.js"
 * @import { LogLines } from "./log-lines.js"
 * @import { Step } from "./read-log.js"
 */

/** @typedef {[number, number]} Coord */
/** @typedef {{ form: Form, lines: number[] } | undefined} Kind */
/** A path, the lines that it was read from, and whether words call it one. @typedef {{ path?: Coord[], used: Set<number>, isTold?: boolean }} Found */

/** So many lines without cells may stand between `Path:` and the path. */
const MOST_BETWEEN = 3;
/** A path with an arrow in each line is not longer. */
const MOST_ARROWS = 20_000;

/**
 * The path of a log, if it has one; the last one of several.
 * @param {LogLines} lines
 * @param {Kind[]} kinds
 * @returns {Found}
 */
export function pathOf(lines, kinds) {
  const told = kinds.filter((kind) => kind?.form.tells === "path").flatMap((kind) => kind?.lines ?? []);
  for (const line of told.sort((one, other) => other - one)) {
    const found = fromLine(lines, kinds, line) ?? fromBlock(lines, kinds, line);
    if (found) return { ...found, isTold: true };
  }
  return lastList(lines, kinds) ?? withArrows(lines, kinds) ?? { used: new Set() };
}

/** The form of a line that has one. @param {LogLines} lines @param {Kind[]} kinds @param {number} line */
const formAt = (lines, kinds, line) => /** @type {NonNullable<Kind>} */ (kinds[lines.formOf(line)]).form;

/** The cells that a line lists. @param {LogLines} lines @param {Form} form @param {number} line @returns {Coord[]} */
function cellsOf(lines, form, line) {
  const at = lines.offset(line);
  const { list } = lines.numbers;
  return pairsOf(form).map(([x, y]) => [list[at + x], list[at + y]]);
}

/** Which numbers of a line belong together: those in brackets, those with names, or two and two. @param {Form} form @returns {[number, number][]} */
function pairsOf({ pairs, triples, roles, gaps }) {
  if (pairs.length > 0) return pairs;
  if (triples.length > 0) return triples.map(([x, y]) => [x, y]);
  const named = roles.flatMap((role, index) => (role === "x" && roles[index + 1] === "y" ? [index] : []));
  if (named.length > 0) return named.map((index) => [index, index + 1]);
  const isListed = gaps.slice(1, -1).every((gap) => !/\p{L}/u.test(gap.replaceAll("->", "")));
  // An odd number in front is how many there are.
  const first = roles.length % 2 === 1 && /[:)]/.test(gaps[1]) ? 1 : 0;
  if (!isListed || (roles.length - first) % 2 === 1) return [];
  return Array.from({ length: (roles.length - first) / 2 }, (_, pair) => [first + 2 * pair, first + 2 * pair + 1]);
}

/** A path in a line that says so, and in lines that go on with it; or line by line, each saying so. @param {LogLines} lines @param {Kind[]} kinds @param {number} line @returns {Found | undefined} */
function fromLine(lines, kinds, line) {
  const kind = /** @type {NonNullable<Kind>} */ (kinds[lines.formOf(line)]);
  const cells = cellsOf(lines, kind.form, line);
  if (cells.length === 1 && kind.lines.length > 1 && kind.form.pairs.length + kind.form.triples.length > 0) {
    return { path: kind.lines.flatMap((line) => cellsOf(lines, kind.form, line)), used: new Set(kind.lines) };
  }
  const used = new Set([line]);
  // A length and a cost are two numbers as well.
  const isSure =
    cells.length > 1 || (cells.length === 1 && /[:=]\s*[([{<]?\s*[([{<]?\s*$/.test(kind.form.gaps[0].slice(-20)));
  if (!isSure) return undefined;
  let depth = depthOf(lines.textOf(line));
  for (let next = line + 1; next < lines.length; next++) {
    const more = kinds[lines.formOf(next)];
    // Within brackets a line may have a single cell.
    const least = depth > 0 ? 1 : 2;
    const isMore = more && more.form.tells === "plain" && more.form.isBare && pairsOf(more.form).length >= least;
    depth += depthOf(lines.textOf(next));
    if (!isMore || (more.form.pairs.length === 0 && kind.form.pairs.length > 0)) break;
    for (const cell of cellsOf(lines, more.form, next)) cells.push(cell);
    used.add(next);
  }
  return { path: cells, used };
}

/** How many more brackets a line opens than it closes. @param {string} line */
const depthOf = (line) => (line.match(/[[({]/g)?.length ?? 0) - (line.match(/[\])}]/g)?.length ?? 0);

/** The path below a line that says it comes. @param {LogLines} lines @param {Kind[]} kinds @param {number} heading @returns {Found | undefined} */
function fromBlock(lines, kinds, heading) {
  const form = formAt(lines, kinds, heading);
  /** @type {number[]} */
  const block = [];
  let line = heading + 1;
  for (; line < lines.length; line++) {
    const kind = kinds[lines.formOf(line)];
    const isCell =
      kind && kind.form.tells === "plain" && pairsOf(kind.form).length + Number(kind.form.roles.length > 1) > 0;
    if (isCell) block.push(line);
    else if (block.length > 0 || line - heading > MOST_BETWEEN) break;
  }
  if (block.length === 0) return undefined;
  const announces = /[:=]\W*$/.test(form.words.trimEnd().slice(-40)) || form.words.trim().split(/\s+/).length <= 3;
  const isLast = () => heading > 0 && !hasCellsFrom(lines, line);
  if (!(announces && form.roles.length === 0) && !isLast()) return undefined;
  const path = cellsOfBlock(lines, kinds, block);
  return path.length > 0 ? { path, used: new Set(block) } : undefined;
}

/** Whether lines from one on may have cells. @param {LogLines} lines @param {number} from */
function hasCellsFrom(lines, from) {
  for (let line = from; line < lines.length; line++) if (lines.count(line) > 1) return true;
  return false;
}

/** The cells of lines that have one or several each. @param {LogLines} lines @param {Kind[]} kinds @param {number[]} block @returns {Coord[]} */
function cellsOfBlock(lines, kinds, block) {
  /** @type {Map<Kind, number[]>} */
  const own = new Map();
  for (const line of block) {
    const kind = kinds[lines.formOf(line)];
    const list = own.get(kind);
    if (list) list.push(line);
    else own.set(kind, [line]);
  }
  /** @type {Map<Kind, Columns | undefined>} */
  const columns = new Map();
  for (const [kind, list] of own) {
    if (!kind || pairsOf(kind.form).length > 1) continue;
    columns.set(
      kind,
      columnsOf(kind.form, list.length, (line, column) => lines.numbers.list[lines.offset(list[line]) + column]),
    );
  }
  return block.flatMap((line) => {
    const kind = /** @type {NonNullable<Kind>} */ (kinds[lines.formOf(line)]);
    const place = columns.get(kind);
    if (!place) return cellsOf(lines, kind.form, line);
    const at = lines.offset(line);
    return [/** @type {Coord} */ ([lines.numbers.list[at + place.x], lines.numbers.list[at + place.y]])];
  });
}

/** The last line that lists many cells, with lists right before it. @param {LogLines} lines @param {Kind[]} kinds @returns {Found | undefined} */
function lastList(lines, kinds) {
  const isListed = (/** @type {number} */ line) => {
    const kind = kinds[lines.formOf(line)];
    if (kind?.form.tells !== "plain") return false;
    const { pairs, isBare } = kind.form;
    // Two cells in the last line are a path too; in each line they would be a cell and its parent.
    const isShort = pairs.length === 2 && isBare && kind.lines.length === 1 && !hasCellsFrom(lines, line + 1);
    if (isMapping(kind.form)) return false;
    return pairs.length > 2 || isShort || isSpaced(kind.form);
  };
  let last = lines.length - 1;
  while (last >= 0 && !isListed(last)) last--;
  if (last < 0) return undefined;
  let first = last;
  // A list in brackets of its own is whole.
  while (
    first > 0 &&
    isListed(first - 1) &&
    !isOneBracket(lines.textOf(first)) &&
    !isOneBracket(lines.textOf(first - 1))
  )
    first--;
  const used = new Set(Array.from({ length: last - first + 1 }, (_, index) => first + index));
  const path = [...used].flatMap((line) => cellsOf(lines, formAt(lines, kinds, line), line));
  return { path, used };
}

/** Whether what separates the two numbers of a cell is not what separates cells: `3,4 4,4 5,4`. @param {Form} form */
function isSpaced({ roles, gaps, isBare }) {
  if (!isBare || roles.length < 6 || roles.length % 2 === 1) return false;
  const [within, between] = [gaps[1], gaps[2]];
  if (within === between) return false;
  return gaps.slice(1, -1).every((gap, index) => gap === (index % 2 === 0 ? within : between));
}

/** Cells with arrows between them, in one line or line by line. @param {LogLines} lines @param {Kind[]} kinds @returns {Found | undefined} */
function withArrows(lines, kinds) {
  const withArrow = kinds.filter((kind) => kind?.form.hasArrow && kind.form.tells === "plain" && isArrowed(kind.form));
  const isOne = (/** @type {number} */ line) => withArrow.includes(kinds[lines.formOf(line)]);
  const all = withArrow.flatMap((kind) => kind?.lines ?? []).sort((one, other) => one - other);
  if (all.length === 0 || all.length > MOST_ARROWS) return undefined;
  const [first, last] = [all[0], all[all.length - 1]];
  // The first or the last cell may have no arrow of its own.
  const around = [first - 1, ...all, last + 1].filter((line) => {
    const form = line >= 0 && line < lines.length ? kinds[lines.formOf(line)]?.form : undefined;
    return (
      form &&
      (isOne(line) ||
        (needsEnd(lines, kinds, first, last, line) && form.tells === "plain" && pairsOf(form).length === 1))
    );
  });
  if (last - first + 1 !== all.length) return undefined;
  const cells = around.map((line) => cellsOf(lines, formAt(lines, kinds, line), line));
  // A cell and the one that it was reached from are no path, unless each goes on where the last one ended.
  if (cells.length > 1 && cells.slice(1).every((own) => own.length === 2))
    return cells[0].length === 2 ? chain(cells, around) : undefined;
  return { path: cells.flat(), used: new Set(around) };
}

/** Whether arrows stand between cells, not between a cell and what it costs. @param {Form} form */
function isArrowed(form) {
  const count = pairsOf(form).length;
  return count > 1 || (count === 1 && [form.gaps[0], form.gaps.at(-1) ?? ""].some((gap) => /->|=>|<-/.test(gap)));
}

/**
 * A path below the cells taken without a word: the last lines, each with a cell, from one end of the search to the other.
 * @param {LogLines} lines
 * @param {Kind[]} kinds
 * @param {Step[]} steps
 * @returns {Coord[] | undefined}
 */
export function wayBehind(lines, kinds, steps) {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < 2) return undefined;
  const kind = kinds[lines.formOf(lines.length - 1)];
  if (kind?.form.tells !== "plain" || pairsOf(kind.form).length !== 1) return undefined;
  const cells = [];
  for (let line = lines.length - 1; line >= 0 && cells.length < steps.length; line--) {
    const form = kinds[lines.formOf(line)]?.form;
    if (form?.tells !== "plain" || !form.isBare || pairsOf(form).length !== 1) break;
    cells.push(...cellsOf(lines, form, line));
  }
  cells.reverse();
  if (cells.length < 2 || cells.length >= steps.length || !isWay(cells)) return undefined;
  const ends = [cells[0], cells[cells.length - 1]].map(String);
  return ends.includes(`${first.x},${first.y}`) && ends.includes(`${last.x},${last.y}`) && isOther(cells, steps)
    ? cells
    : undefined;
}

/** Whether the cells of the last lines are not those taken last. @param {Coord[]} cells @param {Step[]} steps */
const isOther = (cells, steps) =>
  cells.some(([x, y], i) => {
    const step = steps[steps.length - cells.length + i];
    return step.x !== x || step.y !== y;
  });

/** Whether an arrow at the end of the lines leads to the line below, or one at their beginning comes from the line above. @param {LogLines} lines @param {Kind[]} kinds @param {number} first @param {number} last @param {number} line */
function needsEnd(lines, kinds, first, last, line) {
  const gaps = kinds[lines.formOf(line > last ? last : first)]?.form.gaps ?? [];
  return /-+>|=+>/.test(line > last ? (gaps.at(-1) ?? "") : (gaps[0] ?? ""));
}

/** Moves from cell to cell are a path if each begins where the one before it ended. @param {Coord[][]} moves @param {number[]} used @returns {Found | undefined} */
function chain(moves, used) {
  const isChain = moves.every(([from], index) => index === 0 || String(moves[index - 1][1]) === String(from));
  return isChain ? { path: [moves[0][0], ...moves.map(([, to]) => to)], used: new Set(used) } : undefined;
}
