// Runs a program on one board after the other, in a frame that stays as long as it can: one that had to be ended is begun anew.

import { pathOf, runLog } from "../../running/run-log.js";
import { Watched } from "../../running/watched.js";

/**
 * @import { Site } from "../../running/instrumented.js"
 * @import { Outcome } from "../../running/judged.js"
 * @import { Place } from "../../running/run-log.js"
 * @import { Ground } from "../../running/seen-cells.js"
 * @import { Trial, TriedOn } from "../../running/tried-on-boards.js"
 * @import { Order } from "./run-worker.js"
 * @import { Hearing, How, Timed, Unfit } from "./sandbox.js"
 */

/** Begins a program, as in `sandbox.js`. @typedef {(order: Order & { task: Timed }, hear: Hearing) => () => void} Beginning */

/**
 * @template {TriedOn} T
 * @param {object} program
 * @param {Beginning} program.run
 * @param {(trial: Trial) => Order & { task: Timed }} program.orderFor
 * @param {Site[]} [program.sites] Where it may remove cells, if it matters which these are.
 * @param {Generator<Trial, T, Outcome>} work What it is run on, and what is to be found.
 * @param {{ began: (trial: Trial) => void, done: (found: T | Unfit) => void }} hear
 * @returns {() => void} Ends it.
 */
export function runMany({ run, orderFor, sites }, work, hear) {
  let watched = new Watched();
  let step = work.next();
  let stop = () => {};
  /** @param {How} how */
  function take(how) {
    if (step.done) return;
    const { ground } = step.value;
    const { isByRow } = orderFor(step.value);
    step = work.next(outcomeOf(how, watched, ground, isByRow, sites));
    watched = new Watched();
  }
  /** @returns {Timed | undefined} */
  function nextTask() {
    if (step.done) return undefined;
    hear.began(step.value);
    return orderFor(step.value).task;
  }
  function go() {
    if (step.done) return;
    hear.began(step.value);
    stop = run(orderFor(step.value), {
      add: (batch) => watched.add(batch),
      again: () => watched.again(),
      next(how) {
        take(how);
        return nextTask();
      },
      done(how) {
        if (typeof how === "string" && how !== "endless") {
          work.return(/** @type {any} */ (undefined));
          return hear.done(how);
        }
        take(how);
        if (step.done) hear.done(step.value);
        else go();
      },
    });
  }
  go();
  return () => {
    stop();
    work.return(/** @type {any} */ (undefined));
  };
}

/**
 * What came of a run.
 * @param {How} how
 * @param {Watched} watched
 * @param {Ground} ground
 * @param {boolean} isByRow
 * @param {Site[]} [sites]
 * @returns {Outcome}
 */
function outcomeOf(how, watched, ground, isByRow, sites) {
  if (typeof how === "string") return { isEndless: true };
  const { failure, ...returned } = how.ending;
  // What has printed or piled up as much as it may would go on.
  if (failure && failure.kind !== "error" && failure.kind !== "module") return { isEndless: true };
  const shown = watched.shown(returned);
  if (sites) {
    const { itself } = watched;
    const { log, place } = runLog(shown, itself, sites, ground, isByRow);
    const logAs = (/** @type {Place} */ known) => runLog(shown, itself, sites, ground, isByRow, known).log;
    return { log, ...(place && { place }), logAs, ...(failure && { failure }) };
  }
  const { path, form, isNothing, isUnread } = pathOf(shown, ground, isByRow);
  // What is called like a search need not be one: the program may have searched by itself before.
  const before = path || isNothing || !watched.itself ? undefined : pathOf(watched.itself, ground, isByRow).path;
  if (before) return { path: before };
  const as = (/** @type {string} */ other) => pathOf(shown, ground, isByRow, other).path;
  return {
    isUnread,
    isNothing,
    ...(path && { path }),
    ...(form !== undefined && { form, as }),
    ...(failure && { failure }),
  };
}
