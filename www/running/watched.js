// What is told of a program while it runs, put together. Headless.

/**
 * @import { Shown, Taken } from "./run-log.js"
 * @import { Row, Table } from "./seen-cells.js"
 */

/** What has been seen since the last time, what ran, the columns of each site, and the sites around it. @typedef {{ taken: [site: number, row: Row, grown: number, cut: number][], ran?: number[][], printed: string[], columns: Record<number, string[]>, within: Record<number, number[]> }} Batch */

/** How many cells are kept of a program that does not end: what it does over and over shows in fewer. */
const MOST_ENDLESS = 2000;

export class Watched {
  /** All that was printed. @type {string[]} */
  output = [];
  /** @type {Map<number, Taken>} */
  #taken = new Map();
  /** @type {Record<number, number[]>} */
  #within = {};
  /** @type {number[][]} */
  #ran = [];
  /** @type {Shown | undefined} */
  #itself;
  /** Where in the output that begins which is of the search, and where in what ran. */
  #first = 0;
  #firstPart = 0;

  /** @param {Batch} batch */
  add({ taken, printed, columns, within, ran = [] }) {
    for (const [site, row, grown, cut] of taken) {
      const table = this.#taken.get(site) ?? { columns: columns[site], rows: [], grown: [], cuts: [] };
      table.rows.push(row);
      table.grown.push(grown);
      table.cuts.push(cut);
      this.#taken.set(site, table);
    }
    for (const line of printed) this.output.push(line);
    for (const part of ran) this.#ran.push(part);
    Object.assign(this.#within, within);
  }

  /** What was seen so far is of the program itself, before its search is called. */
  again() {
    this.#itself = this.shown({});
    this.#taken.clear();
    this.#first = this.output.length;
    this.#firstPart = this.#ran.length;
  }

  /** What was seen before the search was called: undefined if it never was. */
  get itself() {
    return this.#itself;
  }

  /**
   * @param {{ path?: Table, nothing?: string, grown?: number }} [returned] Undefined if the program had to be ended.
   * @returns {Shown}
   */
  shown(returned) {
    const most = returned ? Number.POSITIVE_INFINITY : MOST_ENDLESS;
    const taken = new Map(
      [...this.#taken].map(([site, { rows, cuts, ...rest }]) => {
        // What ran after the last of them ends where the next one begins.
        return [site, { ...rest, rows: rows.slice(0, most), cuts: cuts.slice(0, most + 1) }];
      }),
    );
    const printed = this.output.slice(this.#first).slice(0, most);
    const ran = { parts: this.#ran, first: this.#firstPart };
    return { ...returned, taken, within: this.#within, printed, ...(ran.parts.length > 0 && { ran }) };
  }
}
