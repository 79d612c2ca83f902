// Mistakes that show in the path alone: the cells are taken as they should be, but the path that was printed costs more than the
// program's own g of the goal.

import { listProgramFor } from "../program/astar.js";
import { Maps } from "../program/memory.js";
import { MUTANTS, mutated } from "../program/mutants/index.js";
import { planOf } from "../program/plan.js";
import { compareCosts } from "../rules/costs.js";
import { costOf } from "./consequence.js";
import { followed, roundsFor } from "./follow-program.js";
import { cellAt, coordOf } from "./rimmed-board.js";

/**
 * @import { Candidate } from "./candidates.js"
 * @import { Answer } from "./suspect.js"
 * @import { Subject } from "./trying.js"
 */

/** So many answers are looked at. */
const MOST = 12;

/**
 * The same answers; but where those that explain all cells have another path than the log, the mistakes that have this path, too,
 * instead of them.
 * @template {Candidate & { bits: number }} A
 * @param {Subject[]} subjects One for each frame.
 * @param {A[]} answers
 * @returns {Generator<number, (A | Answer)[]>}
 */
export function* withMistakesOfPath(subjects, answers) {
  const steps = subjects[0].trail.cells.length;
  const whole = answers.filter(({ agrees }) => agrees === steps);
  if (whole.some(({ samePath, bugs }) => samePath !== false || bugs.length > 0)) return answers;
  /** @type {Answer[]} */
  const found = [];
  for (const answer of whole.slice(0, MOST)) {
    const subject = subjects.find(({ frame }) => frame === answer.frame);
    yield 0.9;
    if (subject) found.push(...mistakesOfPath(subject, answer));
  }
  return found.length === 0 ? answers : [...answers.filter(({ agrees }) => agrees < steps), ...found];
}

/** @param {Subject} subject @param {Candidate & { bits: number }} answer @returns {Answer[]} */
function mistakesOfPath(subject, answer) {
  const { path = [], given } = subject;
  const { board } = given;
  const { options } = answer;
  const plan = planOf(options);
  if (!plan) return [];
  const how = { maps: new Maps(board), most: roundsFor(subject) };
  const { path: own } = followed(listProgramFor(plan), plan, options, subject, how);
  if (!own) return [];
  const printed = path.map((cell) => coordOf(board, cell));
  // Of several that cost the same, any may be printed.
  if (compareCosts(options, costOf(board, options, printed), costOf(board, options, own)) <= 0) return [];
  return MUTANTS.flatMap((mutant) => {
    const program = mutated(plan, [mutant]);
    const following = program && followed(program, plan, options, subject, how);
    if (following?.agrees !== subject.trail.cells.length || !following.path) return [];
    const way = following.path.map((coord) => cellAt(board, coord));
    if (way.length !== path.length || way.some((cell, i) => cell !== path[i])) return [];
    return [
      {
        ...answer,
        bugs: [mutant.name],
        ways: [mutant.way ?? ""],
        samePath: true,
        mutants: [mutant],
        found: following.path,
      },
    ];
  });
}
