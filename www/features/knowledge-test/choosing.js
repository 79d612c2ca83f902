// Questions of the test about the cell that is expanded next: by greedy search, by A*, and by A* where f is equal. Other
// rules lead to other cells, so that the cell tells which rule a reader has in mind. Headless.

import { nextCells } from "../../why/next-cells.js";
import { boardFor, leastBy, openIn, SEARCHES, stepWith } from "./test-boards.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Sign } from "./signs.js"
 * @import { Kit, OpenCell } from "./test-boards.js"
 */

/** How many cells are open: so many numbers there are to compare. */
const OPEN = 8;

/** The cells that another rule leads to. @typedef {{ sign: Sign, cells: Coord[] }} Trap */

/**
 * @param {Kit} kit
 * @param {"greedy" | "astar" | "ties"} name
 * @param {"h" | "f"} by What decides.
 */
export function choosing(kit, name, by) {
  const { found, ...made } = boardFor(kit, SEARCHES[by], (solver) =>
    stepWith(kit, solver, () => {
      const open = openIn(solver);
      // The goal fills its cell, so that its numbers are not in sight.
      const isInSight = open.every(({ coord }) => String(coord) !== String(solver.goal));
      const isAsked = open.length === OPEN && isInSight && nextCells(solver).length === 1;
      return isAsked ? choiceOf(by, name === "ties", open) : undefined;
    }),
  );
  const { step, answer, traps } = found;
  return {
    ...made,
    ...{ variant: name, difficulty: OPEN, answer, traps },
    numbers: /** @type {const} */ ("all"),
    question: { at: { step }, ask: /** @type {const} */ ("next"), text: kit.language.t(`test.${name}`) },
  };
}

/**
 * The cell that is right, and those that other rules lead to; nothing if one of these leads to the right cell as well.
 * @param {"h" | "f"} by
 * @param {boolean} isTied Whether several are smallest, so that h decides between them.
 * @param {OpenCell[]} open
 * @returns {{ answer: Coord, traps: Trap[] } | undefined}
 */
function choiceOf(by, isTied, open) {
  const least = {
    g: leastBy(open, ({ g }) => g),
    h: leastBy(open, ({ h }) => h),
    f: leastBy(open, ({ g, h }) => g + h),
  };
  const among = least[by];
  const best = leastBy(among, ({ h }) => h);
  if (best.length > 1 || among.length > 1 !== isTied) return undefined;
  /** @type {[Sign, OpenCell[]][]} */
  const rules = [
    ["larger-h", among.filter((cell) => cell !== best[0])],
    ...(by === "h" ? [/** @type {[Sign, OpenCell[]]} */ (["like-astar", least.f])] : []),
    ["g-only", least.g],
    ...(by === "h" ? [] : [/** @type {[Sign, OpenCell[]]} */ (["h-only", least.h])]),
  ];
  if (rules.some(([, cells]) => cells.includes(best[0]))) return undefined;
  const traps = rules.map(([sign, cells]) => ({ sign, cells: cells.map(({ coord }) => coord) }));
  return { answer: best[0].coord, traps: traps.filter(({ cells }) => cells.length > 0) };
}
