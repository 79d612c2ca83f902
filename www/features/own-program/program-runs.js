// The runs of the program in the editor: on a board, with which of its lines run, and as it is tried on many boards.

import { part } from "../../core/engine/errors.js";
import { alone, orderOf, runOnce } from "./run-once.js";
import { faultOf, toldOf } from "./told-run.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Below } from "../../core/session/recorded.js"
 * @import { Written } from "../../running/written-in.js"
 * @import { Made, Runner } from "./in-javascript.js"
 * @import { Ground } from "./program-part.js"
 * @import { Ran } from "./run-once.js"
 * @import { Unfit } from "./sandbox.js"
 * @import { Told } from "./told-run.js"
 * @import { Program } from "./tried-part.js"
 */

/**
 * What is told of a run, with the log of it and what was printed, whether it had to be ended, whether anything is known of the
 * cells that it expanded, and whether it searches by itself.
 * @typedef {Told & { log: string, output: string[], isEndless: boolean, hasCells: boolean, isAlone: boolean }} ToldRun
 *
 * The program as it is now, in which language, whether it has its ends as [row, column], whether its cells have numbers for penalties
 * even where there are none, and what runs it.
 * @typedef {{ text: string, written: Written, isByRow: boolean, isPriced?: boolean, runner: Runner }} Now
 */

/** How long it may take to tell its lines, in milliseconds: whoever wants to play its run waits for that. */
const PATIENCE = 3000;

/** @param {{ language: Language, needsCells: boolean, program: () => Now }} given `needsCells`: whether it matters what it expands. */
export function programRuns({ language, needsCells, program }) {
  const { t } = language;
  /** What ends each run, on whatever board. @type {Set<() => void>} */
  const going = new Set();

  /**
   * Reads the program, and runs it.
   * @param {Now} now
   * @param {{ board: Ground, longest?: number, isTraced?: boolean }} on
   * @param {(made: Made | Unfit, ran?: Ran) => void} hear Without a run if there can be none.
   * @returns {() => void} Ends it.
   */
  function begin({ text, isByRow, isPriced, runner }, on, hear) {
    let stopReading = () => {};
    /** @type {(() => void) | undefined} */
    let stopRun;
    const stop = () => {
      going.delete(stop);
      (stopRun ?? stopReading)();
    };
    going.add(stop);
    /** @type {typeof hear} */
    const done = (made, ran) => {
      going.delete(stop);
      hear(made, ran);
    };
    stopReading = runner.read(text, (made) => {
      if (typeof made === "string" || faultOf(made, t)) return done(made);
      stopRun = runOnce(runner.run.bind(runner), made, { ...on, isByRow, isPriced }, (ran) => done(made, ran));
    });
    return stop;
  }

  return {
    /**
     * Runs the program on a board.
     * @param {Ground} board
     * @param {(told: ToldRun) => void} hear
     * @param {number} [longest] How long it may run, in milliseconds, if less than usual.
     * @returns {() => void} Ends it.
     */
    runOn(board, hear, longest) {
      const now = program();
      const nothing = { log: "", output: [], isEndless: false, hasCells: false, isAlone: false };
      return begin(now, { board, longest }, (made, ran) => {
        if (typeof made === "string") return hear({ sentence: t(`own.${made}`), ...nothing });
        if (!ran) return hear({ .../** @type {Told} */ (faultOf(made, t)), ...nothing });
        const { found, how, output, isAlone } = ran;
        const hasCells = found.expanded > 0 || found.isPrinted;
        const told = toldOf(ran, made, language, {
          ...{ isPython: made.picked !== undefined, isByRow: now.isByRow, needsCells },
        });
        hear({ ...told, log: found.log, output, isEndless: how === "endless", hasCells, isAlone });
      });
    },
    /**
     * Runs it once more, to show which lines run at each step.
     * @param {Ground} board
     * @param {(found: Ran["found"]) => boolean} isIt Whether it does there what is shown.
     * @param {(below: Below | undefined) => void} hear Takes what shows that; undefined if it does something else now, or it cannot be
     *   told.
     * @returns {() => void} Ends it.
     */
    traced(board, isIt, hear) {
      const { text, written, ...now } = program();
      return begin({ text, written, ...now }, { board, longest: PATIENCE, isTraced: true }, async (_, ran) => {
        const module = await part(import("./ran-part.js"));
        const { ran: lines, site } = ran?.found ?? {};
        if (!module || !ran || !lines || !site || !isIt(ran.found)) return hear(undefined);
        const isEnded = typeof ran.how === "object" && !ran.how.ending.failure;
        hear(module.ranPart({ text, written, ran: lines, line: site.line, isEnded }));
      });
    },
    /**
     * Makes it ready to be tried on many boards.
     * @param {{ isAlone: boolean | undefined, isWatched: boolean }} how Whether it searches by itself, and whether the cells matter
     *   that it expands.
     * @param {(program: Program | Unfit) => void} then
     * @returns {() => void} Ends that.
     */
    toTry({ isAlone, isWatched }, then) {
      const { text, isByRow, isPriced, runner } = program();
      return runner.read(text, (made) => {
        if (typeof made === "string") return then(made);
        const tried = isAlone ? alone(made) : made;
        const orderFor = (/** @type {Ground} */ board) => {
          const order = orderOf(tried, { board, isByRow, isPriced });
          return isWatched ? order : { ...order, isWatched: false };
        };
        then({ fault: faultOf(made, t), orderFor, sites: made.sites, run: runner.run.bind(runner) });
      });
    },
    /** Ends all of them. */
    endAll() {
      for (const end of going) end();
    },
  };
}
