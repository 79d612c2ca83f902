// What the variables of the current line are: the program is run on the reader's own board, if it is small enough to be in the
// program, and what it holds at each line is kept.

import { make } from "../../core/ui/dom.js";
import { programFor } from "../../program/astar.js";
import { isSmall } from "../../program/example.js";
import { planOf } from "../../program/plan.js";
import { valuesIn } from "../../program/values.js";

/**
 * @import { Run } from "../../core/run/run.js"
 * @import { Line } from "../../program/printing/lines.js"
 * @import { Value, Variable } from "../../program/values.js"
 */

/** How variables are called: as the program does, or by a letter of the board. @typedef {(of: Variable) => string} Spell */

/** @param {(value: number) => string} number How numbers are written in plain words. */
export function codeValues(number) {
  const element = make("p", { class: "values", dir: "ltr" });
  /** The run and its search that is known. @type {{ run?: Run, searches: number }} */
  let known = { searches: -1 };
  /** What the program does; undefined if there is none, or none on the reader's board. @type {{ at: ReturnType<typeof valuesIn>["at"], unit: number } | undefined} */
  let recorded;
  let text = "";

  /** @param {Run} run */
  function record(run) {
    if (known.run === run && known.searches === run.searches) return;
    known = { run, searches: run.searches };
    const { options, board, error } = run;
    const plan = error ? undefined : planOf(options);
    recorded = undefined;
    if (!plan || !isSmall(board, plan.penalties)) return;
    const program = programFor(plan);
    const [[, straight, note]] = program.constants;
    recorded = { at: valuesIn(program, board).at, unit: note === "units" ? straight : 1 };
  }

  /** @param {Value} shown @param {boolean} isWords @param {number} unit What a straight move costs in the program, where it costs 1 on the board. */
  function written({ value }, isWords, unit) {
    if (typeof value !== "number") return `(${value.join(", ")})`;
    // Words have the numbers of the board, programs those that they compute with.
    return isWords ? number(value / unit) : String(Math.round(value * 1000) / 1000);
  }

  return {
    element,
    /**
     * @param {Run} run
     * @param {Line | undefined} line The one that the search is at.
     * @param {Spell} spell
     * @param {boolean} isWords
     * @param {boolean} isPainting Whether the board is being painted: each cell that is painted is another search.
     */
    show(run, line, spell, isWords, isPainting) {
      const { looking, within, position } = run;
      if (line) record(run);
      element.hidden = !recorded;
      element.classList.toggle("few", isWords);
      const isInside = looking !== undefined && within > 0;
      const look = isInside && within > 1 ? looking.looks[within - 2] : undefined;
      /** @type {[number, number] | undefined} */
      const move = look && isInside ? [look.cell[0] - looking.cell[0], look.cell[1] - looking.cell[1]] : undefined;
      const values =
        line?.id && recorded && !isPainting ? recorded.at(line.id, isInside ? looking.step : position, move) : [];
      const parts = values.map((shown) => [spell(shown.of), written(shown, isWords, recorded?.unit ?? 1)]);
      const told = parts.filter(([name]) => name !== "");
      const whole = told.map((part) => part.join(" = ")).join(", ");
      if (whole === text) return;
      text = whole;
      element.replaceChildren(...told.map(([name, value]) => make("span", {}, `${name} = `, make("b", {}, value))));
    },
  };
}
