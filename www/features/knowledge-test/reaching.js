// Questions of the test about the g of an open cell: what becomes of it when it is reached another way, and what g, h and f
// of a cell are that is opened. Headless.

import { shownCoord } from "../../core/board/coordinates.js";
import { areNeighbors, boardFor, moveCost, openIn, passesCorner, SEARCHES, stepWith } from "./test-boards.js";
import { around, choicesOf } from "./test-choices.js";

/**
 * @import { Solver, Taken } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Sign } from "./signs.js"
 * @import { Kit } from "./test-boards.js"
 * @import { Answer } from "./test-choices.js"
 */

/** How many moves the h counts that is to be worked out. */
const MOVES = 5;
const name = (/** @type {Coord} */ coord) => shownCoord(coord, [0, 0]);

/**
 * What becomes of an open cell beside the one that is expanded next: improved if it costs less by way of that, else as it was.
 * @param {Kit} kit
 */
export function improving(kit) {
  const { t } = kit.language;
  const variant = kit.isOther ? "kept" : "improved";
  const { found, ...made } = boardFor(kit, SEARCHES.g, (solver) => {
    if (variant === "improved" && solver.stats.improved === 0) return undefined;
    return stepWith(kit, solver, (step) => {
      const taken = nextTaken(solver, step);
      // From the goal the search looks at no neighbor, and what the goal's own cell has is not in sight.
      const goal = String(solver.goal);
      if (String(taken.cell) === goal) return undefined;
      const cells = openIn(solver).filter(({ coord, g }) => {
        const sum = taken.g + moveCost(taken.cell, coord);
        if (String(coord) === goal || passesCorner(solver, taken.cell, coord)) return false;
        return areNeighbors(taken.cell, coord) && taken.g < g && (variant === "improved" ? sum < g : sum > g);
      });
      return cells.length > 0 ? { taken, cell: kit.random.pick(cells) } : undefined;
    });
  });
  const { step, taken, cell } = found;
  const [from, of] = [name(taken.cell), name(cell.coord)];
  const move = moveCost(taken.cell, cell.coord);
  const sum = taken.g + move;
  const turned = (/** @type {number} */ g) => t("test.improve.turns", { g, from });
  const stays = (/** @type {number} */ g) => t("test.improve.stays", { g });
  /** @type {Answer[]} */
  const answers =
    variant === "improved"
      ? [
          { text: turned(sum) },
          { text: stays(sum), sign: "parent-not-changed" },
          { text: turned(cell.g), sign: "parent-only" },
          { text: stays(cell.g), sign: "stale-g" },
        ]
      : [
          { text: turned(sum), sign: "overwrites" },
          { text: stays(sum), sign: "overwrites-g" },
          { text: turned(cell.g), sign: "parent-only" },
          { text: stays(cell.g) },
        ];
  const reason = t(`test.improve.${variant}`, { from, cell: of, fromG: taken.g, move, sum, g: cell.g });
  return {
    ...made,
    // Two sums: what it costs by way of each of the two cells.
    ...{ variant, difficulty: 2, ...choicesOf(kit, answers, reason) },
    numbers: /** @type {const} */ ("deciding"),
    question: {
      at: { step },
      text: t("test.improve", { from, fromG: taken.g, cell: of, g: cell.g }),
      marks: [taken.cell, cell.coord],
    },
  };
}

/**
 * What g, h and f of a cell are that the next step opens.
 * @param {Kit} kit
 */
export function summing(kit) {
  const { random, language } = kit;
  const { t } = language;
  const { found, ...made } = boardFor(kit, SEARCHES.f, (solver) =>
    stepWith(kit, solver, (step) => {
      const before = openIn(solver);
      const taken = nextTaken(solver, step);
      solver.seek(step + 1);
      const opened = openIn(solver).filter(({ coord }) => !before.some((cell) => String(cell.coord) === String(coord)));
      solver.seek(step);
      const places = opened.flatMap((cell) => {
        const [dx, dy] = apart(cell.coord, solver.goal);
        const [diagonals, straights] = [Math.min(dx, dy), Math.abs(dx - dy)];
        const moves = diagonals + straights;
        if (moves !== MOVES || diagonals === 0 || straights === 0) return [];
        if (passesCorner(solver, taken.cell, cell.coord)) return [];
        const wrong = wrongSums(taken, cell, dx, dy);
        return wrong.length < 3 ? [] : [{ cell, diagonals, straights, wrong }];
      });
      return places.length > 0 ? { taken, ...random.pick(places) } : undefined;
    }),
  );
  const { step, taken, cell, diagonals, straights, wrong } = found;
  const { g, h, f } = cell;
  const [from, of] = [name(taken.cell), name(cell.coord)];
  const text = (/** @type {{ g: number, h: number }} */ { g, h }) => t("test.sums", { g, h, f: g + h });
  /** @type {Answer[]} */
  const answers = [
    { text: text(cell) },
    ...around(random, wrong, (sums) => sums.g + sums.h < f, 3).map((sums) => ({ text: text(sums), sign: sums.sign })),
  ];
  const move = moveCost(taken.cell, cell.coord);
  const reason = t("test.numbers.why", { fromG: taken.g, move, g, diagonals, straights, h, f });
  return {
    ...made,
    ...{ variant: "numbers", difficulty: MOVES, ...choicesOf(kit, answers, reason) },
    numbers: /** @type {const} */ ("all"),
    question: {
      at: { step },
      text: t("test.numbers", { from, fromG: taken.g, cell: of }),
      marks: [taken.cell, cell.coord],
    },
  };
}

/**
 * What those get who count only the last move in g, or add it to an f, who count every diagonal move in h as 10 or as two straight ones, or who keep
 * the h of the cell that is expanded; those that are like none of the others.
 * @param {Taken} taken
 * @param {{ coord: Coord, g: number, h: number }} cell
 * @param {number} dx
 * @param {number} dy
 */
function wrongSums(taken, { coord, g, h }, dx, dy) {
  /** @type {{ sign: Sign, g: number, h: number }[]} */
  const all = [
    { sign: "g-last-move", g: moveCost(taken.cell, coord), h },
    { sign: "f-of-parent", g: taken.f + moveCost(taken.cell, coord), h },
    { sign: "h-diagonal-10", g, h: 10 * Math.max(dx, dy) },
    { sign: "h-straight-moves", g, h: 10 * (dx + dy) },
    { sign: "h-of-parent", g, h: taken.h },
  ];
  const seen = [`${g} ${h}`];
  return all.filter((sums) => {
    const key = `${sums.g} ${sums.h}`;
    const isNew = !seen.includes(key);
    seen.push(key);
    return isNew;
  });
}

/** The columns and rows between two cells. @param {Coord} one @param {Coord} other */
const apart = ([x, y], [toX, toY]) => [Math.abs(x - toX), Math.abs(y - toY)];

/** What the step after this one expands. @param {Solver} solver @param {number} step */
function nextTaken(solver, step) {
  solver.seek(step + 1);
  const taken = /** @type {Taken} */ (solver.taken());
  solver.seek(step);
  return taken;
}
