// Several explanations of one log, run on other boards: which of them print different things there.

import { allBehind } from "./behind.js";
import { kindOf } from "./guesses.js";
import { isSame, Rival, spread } from "./rivals.js";
import { variantsOf } from "./variants.js";

/**
 * @import { Ground } from "../program/execute.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Apart, Telling } from "./discriminate.js"
 * @import { Printed } from "./rivals.js"
 * @import { Shortest } from "./shortest.js"
 */

/** So many programs are run beside the candidates: what else explains the log, and what is like the first of them. */
const MOST = 60;
/** How likely a program is that is like the first candidate, but does not explain the log, beside it. */
const UNLIKELY = 0.01;

/** A program, and how likely it is beside the first candidate. @typedef {{ rival: Rival, share: number }} Entrant */

export class Contest {
  /** On how many boards with a path the candidates were run. */
  tried = 0;
  /** @type {Entrant[]} */
  #told;
  /** @type {Entrant[]} */
  #others;
  #shortest;

  /** @param {Candidate[]} candidates @param {Shortest} shortest */
  constructor(candidates, shortest) {
    // Later ones are less likely.
    const entrants = (/** @type {Candidate[]} */ all) =>
      all.map((one, i) => ({ rival: new Rival(one), share: 1 / (i + 1) }));
    this.#told = entrants(candidates);
    const others = entrants(varied(allBehind(candidates)).slice(0, MOST));
    const unlikely = variantsOf(candidates[0]).map((one) => ({ rival: new Rival(one), share: UNLIKELY }));
    this.#others = [...others, ...spread(unlikely, Math.max(0, MOST - others.length))];
    this.#shortest = shortest;
  }

  /** What a board leaves open of the candidates, by a first look; undefined if all of them print the same. @param {Ground} ground @returns {Telling | undefined} */
  toldOn(ground) {
    if (!this.#shortest.on(ground)) return undefined;
    this.tried++;
    const printed = printedBy(this.#told, ground);
    return printed && printed.size > 1 ? telling(ground, leftBy(printed)) : undefined;
  }

  /** The same of all else that explains the log, or nearly does. @param {Ground} ground @returns {Telling[]} None if one of the candidates does not end. */
  allOn(ground) {
    const [told, others] = [printedBy(this.#told, ground), printedBy(this.#others, ground, true)];
    if (!told || !others) return [];
    for (const [text, share] of told) others.set(text, (others.get(text) ?? 0) + share);
    return [telling(ground, leftBy(others))];
  }

  /**
   * How many pairs of candidates cannot print the same on a board, in any order of equals that was tried.
   * @param {Telling} told
   * @param {number} [least] With fewer it is of no use: 0.
   */
  apartOn({ board, start, goal }, least = 0) {
    const ground = { ...board, start, goal };
    const printed = this.#told.map(({ rival }) => rival.printsOn(ground));
    const pairs = printed.flatMap((_, i) => Array.from({ length: i }, (_, j) => /** @type {const} */ ([i, j])));
    let apart = pairs.length;
    for (const [i, j] of pairs) {
      if (!this.#areApart(ground, printed, i, j)) apart--;
      if (apart < least) return 0;
    }
    return apart;
  }

  /** What a smaller board tells; undefined if that is less. @param {Ground} ground @param {Apart} found @returns {Apart | undefined} */
  asMuchOn(ground, found) {
    const told = this.toldOn(ground) && this.allOn(ground)[0];
    if (!told || told.left > found.left) return undefined;
    const apart = this.apartOn(told, found.apart);
    return apart < found.apart ? undefined : { ...told, apart };
  }

  /** @param {Ground} ground @param {(Printed | undefined)[]} printed @param {number} i @param {number} j */
  #areApart(ground, printed, i, j) {
    return [
      [i, j],
      [j, i],
    ].every(([a, b]) => {
      const [own, others] = [printed[a], printed[b]];
      const [{ rival: one }, { rival: other }] = [this.#told[a], this.#told[b]];
      const hasPath = one.hasPath && other.hasPath;
      if (!own || !others || isSame(own, others, hasPath)) return false;
      return ![others, ...other.mayPrintOn(ground)].some((log) => one.canPrint(ground, log, own));
    });
  }
}

/** The same candidates, so that those that differ in the order of equals only come late. @param {Candidate[]} all @returns {Candidate[]} */
export function varied(all) {
  /** How many there were before of the same kind. @type {Map<string, number>} */
  const counts = new Map();
  const rounds = all.map((candidate) => {
    const kind = kindOf(candidate);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return { candidate, count };
  });
  return rounds.sort((a, b) => a.count - b.count).map(({ candidate }) => candidate);
}

/**
 * How likely it is that each text is printed; undefined if a program does not end.
 * @param {Entrant[]} entrants
 * @param {Ground} ground
 * @param {boolean} [areFree] Whether those that do not end are left out.
 */
function printedBy(entrants, ground, areFree = false) {
  /** @type {Map<string, number>} */
  const shares = new Map();
  for (const { rival, share } of entrants) {
    const printed = rival.printsOn(ground);
    if (!printed && !areFree) return undefined;
    const text = printed ? `${printed.cells.join()} ${rival.hasPath ? printed.path?.join() : ""}` : "";
    shares.set(text, (shares.get(text) ?? 0) + share);
  }
  return shares;
}

/** How much is expected to be left once it is known what was printed: 1 if all print the same. @param {Map<string, number>} shares */
function leftBy(shares) {
  let [sum, squares] = [0, 0];
  for (const share of shares.values()) {
    sum += share;
    squares += share * share;
  }
  return squares / (sum * sum);
}

/** @param {Ground} ground @param {number} left @returns {Telling} */
const telling = ({ width, height, cells, start, goal }, left) => ({
  board: { width, height, cells },
  start,
  goal,
  left,
});
