// Boards written as array literals: nested lists of C, C++, C#, Java, Python, JavaScript and the like. None of these
// languages is parsed: only brackets, numbers, words and strings count, and the list with the most cells is the board.
// The text is gone through once, from the first character to the last.

import { CellTable } from "./cell-table.js";
import { rowOfLine } from "./char-rows.js";
import { LONGEST_SIDE, problem } from "./read-problem.js";

/**
 * @import { Table } from "./cell-table.js"
 */

/**
 * A list without lists in it: where its cells are, and which list it is in.
 * @typedef {{ from: number, to: number, line: number, parent: number, breaks: number[] }} Row
 *
 * A list that is not complete yet. Its breaks are the cells that begin a line.
 * @typedef {{ id: number, from: number, line: number, lastLine: number, hasLists: boolean, sign: string, isIndex: boolean, isField: boolean, breaks: number[] }} Open
 */

/** Lists are not nested deeper in any board. */
const DEEPEST = 40;
/** A text has no more lists than that, if one of them is a board: others may stand beside it. */
const MOST_ROWS = 8 * LONGEST_SIDE;
/** A number, as the languages write them, from a place on. */
const NUMBER = /[-+]?(?:0[xX][\da-fA-F]+|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?[fFdDlLuUmM]{0,3})/y;
/** A name, or several that are joined. */
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::)[\p{L}_$][\p{L}\p{N}_$]*)*/uy;
/** The breaks of a list without cells. @type {number[]} */
const NONE = [];
/** What stands before coordinates that are no cells. */
const ENDS = /\b(?:start|source|begin|goal|end|target|dest|finish)\w*\s*[:=]\s*$/i;
const OPENING = "[{(";
const CLOSING = "]})";

/**
 * The board in a literal; undefined if there is none.
 * @param {string} text
 * @returns {Table | undefined}
 * @throws {CodedError}
 */
export function tableOfLiteral(text) {
  const reader = new LiteralReader(text);
  reader.read();
  const rows = reader.board();
  return rows && reader.table.table(rows);
}

class LiteralReader {
  table = new CellTable();
  /** @type {Row[]} */
  #rows = [];
  /** The numbers in brackets that give a size or an index, such as those of `grid[3][4]`. @type {number[]} */
  #sizes = [];
  /** The lists that are open, around them the text. @type {Open[]} */
  #open = [
    { id: 0, from: 0, line: 1, lastLine: 0, hasLists: true, sign: "", isIndex: false, isField: false, breaks: [] },
  ];
  #lists = 0;
  #line = 1;
  #at = 0;
  #text;
  /** Where the line ends. */
  #lineEnd;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
    this.#lineEnd = this.#endAfter(0);
  }

  read() {
    const text = this.#text;
    while (this.#at < text.length) {
      const sign = text[this.#at];
      if (OPENING.includes(sign)) this.#begin(sign);
      else if (CLOSING.includes(sign)) this.#end();
      else if (sign === '"' || sign === "'" || sign === "`") this.#string(sign);
      else if (this.#isComment()) this.#skipComment();
      else if (this.#readAt(NUMBER, isNumberAt)) continue;
      else if (this.#readAt(NAME, isNameAt)) continue;
      else this.#jump(this.#at + 1);
    }
    while (this.#open.length > 1) this.#end();
  }

  /** @param {string} sign */
  #begin(sign) {
    if (this.#open.length > DEEPEST) throw problem("bad-board", "nested", { line: this.#line, max: DEEPEST });
    // What is right behind a name, or another pair of brackets, is an index or a size.
    const isIndex = sign === "[" && isBehindName(this.#text.charCodeAt(this.#at - 1));
    if (this.#open.length === 1 && ENDS.test(this.#text.slice(Math.max(0, this.#at - 40), this.#at))) {
      const end = this.#text.indexOf(CLOSING[OPENING.indexOf(sign)], this.#at);
      if (end > 0 && end - this.#at < 40) return this.#jump(end + 1);
    }
    if (!isIndex) this.#open[this.#open.length - 1].hasLists = true;
    this.#open.push({
      id: ++this.#lists,
      from: this.table.length,
      line: this.#line,
      lastLine: 0,
      hasLists: false,
      sign,
      isIndex,
      isField: this.#isField(),
      breaks: NONE,
    });
    this.#at++;
  }

  #end() {
    this.#at++;
    if (this.#open.length === 1) return;
    const { from, line, hasLists, sign, isIndex, isField, breaks } = /** @type {Open} */ (this.#open.pop());
    const to = this.table.length;
    // A list in a list is a row, even without cells: not one that is assigned.
    if (hasLists || (to === from && (isIndex || isField || sign === "(" || this.#open.length === 1))) return;
    const parent = this.#open[this.#open.length - 1].id;
    if (isIndex) {
      if (this.#sizes.length > 2) return;
      for (const code of this.table.slice(from, Math.min(to, from + 3)))
        this.#sizes.push(Number(this.table.values[code]));
    } else if (sign !== "(" || parent > 0) this.#addRow({ from, to, line, parent, breaks });
  }

  /** @param {Row} row */
  #addRow(row) {
    this.#rows.push(row);
    if (this.#rows.length > MOST_ROWS) {
      throw problem("too-large", "board-large", { width: row.to - row.from, height: MOST_ROWS, max: LONGEST_SIDE });
    }
  }

  /** Reads what a pattern describes, if its first sign is here. @param {RegExp} pattern @param {(text: string, at: number) => boolean} begins */
  #readAt(pattern, begins) {
    if (!begins(this.#text, this.#at)) return false;
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [""];
    if (found === "") return false;
    const isField = this.#isField();
    this.#at += found.length;
    if (this.#open.length === 1 || isField) return true;
    // Digits and what letters follow them are one word, and no number.
    if (pattern === NUMBER) this.#cell(String(Number(/^.?0x/i.test(found) ? found : found.replace(/[a-z]+$/i, ""))));
    else if (this.#endsValue()) this.#cell(/^(?:true|false)$/i.test(found) ? found.toLowerCase() : found);
    return true;
  }

  /** Whether what is here belongs to a name, as in `{x = 3, y = 4}`. */
  #isField() {
    let at = this.#at - 1;
    while (this.#text[at] === " ") at--;
    return this.#text[at] === "=" || this.#text[at] === ":";
  }

  /** Whether a list goes on or ends behind a name: otherwise it is a type, a function, or what is assigned to. */
  #endsValue() {
    let at = this.#at;
    while (this.#text[at] === " " || this.#text[at] === "\t") at++;
    return at === this.#text.length || ",;]})\n/".includes(this.#text[at]);
  }

  /** @param {string} value */
  #cell(value) {
    const list = this.#open[this.#open.length - 1];
    if (list.lastLine !== this.#line) {
      if (list.breaks === NONE) list.breaks = [];
      list.breaks.push(this.table.length);
      list.lastLine = this.#line;
    }
    this.table.add(value, this.#line);
  }

  #isComment() {
    const sign = this.#text[this.#at];
    if (sign === "#") return true;
    const next = this.#text[this.#at + 1];
    return (sign === "/" && (next === "/" || next === "*")) || (sign === "-" && next === "-");
  }

  #skipComment() {
    const isBlock = this.#text.startsWith("/*", this.#at);
    const end = this.#text.indexOf(isBlock ? "*/" : "\n", this.#at + 2);
    this.#jump(end < 0 ? this.#text.length : end + (isBlock ? 2 : 0));
  }

  /** Goes on from a place further down. @param {number} to */
  #jump(to) {
    while (this.#lineEnd < to) {
      this.#line++;
      this.#lineEnd = this.#endAfter(this.#lineEnd + 1);
    }
    this.#at = to;
  }

  /** Where the line ends that a place is in. @param {number} at */
  #endAfter(at) {
    const end = this.#text.indexOf("\n", at);
    return end < 0 ? this.#text.length : end;
  }

  /** A string is one cell if it is one sign long, otherwise a row, or several if there are line breaks in it. @param {string} quote */
  #string(quote) {
    const isTriple = this.#text[this.#at + 1] === quote && this.#text[this.#at + 2] === quote;
    const mark = isTriple ? quote.repeat(3) : quote;
    const from = this.#at + mark.length;
    let to = from;
    while (to < this.#text.length && !this.#text.startsWith(mark, to)) {
      // A string that is not closed ends with its line.
      if (this.#text[to] === "\n" && !isTriple && quote !== "`") break;
      to += this.#text[to] === "\\" ? 2 : 1;
    }
    const line = this.#line;
    const content = this.#text.slice(from, Math.min(to, this.#text.length));
    this.#jump(Math.min(to + mark.length, this.#text.length));
    let next = this.#at;
    while (this.#text[next] === " ") next++;
    if (this.#text[next] === ":") return;
    this.#cellsOf(content.replace(/\\n/g, "\n").replace(/\\(.)/g, "$1"), line);
  }

  /** @param {string} content @param {number} line */
  #cellsOf(content, line) {
    if (content === "") return;
    const around = this.#open[this.#open.length - 1];
    if (content.length <= 2 && [...content].length === 1 && around.id > 0) {
      this.#cell(content);
      return;
    }
    around.hasLists = true;
    const lines = content.split("\n");
    for (const [index, text] of lines.entries()) {
      const from = this.table.length;
      if (text.trim() === "" && lines.length > 1) continue;
      rowOfLine(text, line + index, this.table);
      if (this.table.length === from) continue;
      this.#addRow({ from, to: this.table.length, line: line + index, parent: around.id, breaks: NONE });
    }
  }

  /** The rows of the list with the most cells. @returns {Row[] | undefined} */
  board() {
    /** @type {Map<number, { rows: Row[], cells: number }>} */
    const lists = new Map();
    for (const row of this.#rows) {
      const list = lists.get(row.parent) ?? { rows: [], cells: 0 };
      list.rows.push(row);
      list.cells += row.to - row.from;
      lists.set(row.parent, list);
    }
    // A single row may be a title, or a list of something else.
    const weight = (/** @type {{ rows: Row[], cells: number }} */ { rows, cells }) =>
      rows.length > 1 ? 4 * cells : cells;
    let best;
    for (const list of lists.values()) if (!best || weight(list) > weight(best)) best = list;
    if (!best) return undefined;
    return best.rows.length === 1 ? this.#broken(best.rows[0]) : best.rows;
  }

  /** The rows of a list that is not nested: its lines, or as many columns as are given. @param {Row} row @returns {Row[]} */
  #broken(row) {
    const { from, to, line } = row;
    const part = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ at) => ({
      ...row,
      from,
      to,
      line: line + at,
    });
    const starts = row.breaks.length > 1 ? row.breaks : this.#evenly(from, to);
    return starts.map((start, index) => part(start, starts[index + 1] ?? to, row.breaks.length > 1 ? index : 0));
  }

  /** Where rows begin if the text says how long they are. @param {number} from @param {number} to */
  #evenly(from, to) {
    const [, named] =
      /(?:width|columns|cols|宽)["']?\s{0,9}[=: ]\s{0,9}(\d{1,4})\b/i.exec(this.#text.slice(0, 1e5)) ?? [];
    const count = to - from;
    const [, last = 0] = this.#sizes.length === 2 ? this.#sizes : [];
    const width = Number(named ?? last);
    if (!(width > 0) || count % width !== 0) return [from];
    return Array.from({ length: count / width }, (_, row) => from + row * width);
  }
}

/** Whether what comes behind a sign is an index or a size: it ends a name, a number or another pair of brackets. @param {number} sign */
const isBehindName = (sign) =>
  (sign >= 48 && sign <= 57) ||
  (sign >= 65 && sign <= 90) ||
  (sign >= 97 && sign <= 122) ||
  sign === 93 ||
  sign === 62 ||
  sign === 95;

/** @param {string} text @param {number} at */
function isNumberAt(text, at) {
  const sign = text.charCodeAt(at);
  if (sign >= 48 && sign <= 57) return true;
  const next = text.charCodeAt(at + 1);
  return (sign === 45 || sign === 43 || sign === 46) && next >= 46 && next <= 57 && next !== 47;
}

/** @param {string} text @param {number} at */
function isNameAt(text, at) {
  const sign = text.charCodeAt(at);
  return (sign >= 65 && sign <= 90) || (sign >= 97 && sign <= 122) || sign === 95 || sign === 36 || sign > 127;
}
