// When something of a lesson is shown or asked: a step, or an event of the search.

/**
 * @import { Solver } from "../../engine.js"
 * @import { Event } from "../lessons/scenario.js"
 * @import { Moment } from "./draft.js"
 * @import { Form } from "./form-fields.js"
 */

/** What can be chosen besides a step. @type {readonly Event[]} */
const CHOSEN = ["start", "goal-opened", "found", "no-path", "end"];

/** @param {Moment} moment */
const nameOf = (moment) => ("step" in moment ? "step" : moment.event);

/**
 * A field for a moment.
 * @param {Form} form
 * @param {string} key
 * @param {string} label
 * @param {Moment} moment
 * @param {number} step The step that is shown now.
 * @param {(moment: Moment) => void} write
 */
export function momentField(form, key, label, moment, step, write) {
  const { t, number } = form.language;
  const own = "step" in moment ? moment.step : step;
  const events = "event" in moment && !CHOSEN.includes(moment.event) ? [...CHOSEN, moment.event] : CHOSEN;
  /** @type {[string, string][]} */
  const values = [
    ["step", t("author.atStep", { step: number(own) })],
    ...events.map((event) => /** @type {[string, string]} */ ([event, t(`author.at.${event}`)])),
  ];
  return form.select(key, label, values, nameOf(moment), (name) =>
    write(name === "step" ? { step: own } : { event: /** @type {Event} */ (name) }),
  );
}

/**
 * The step of a moment on the screen.
 * @param {Moment} moment
 * @param {Pick<Solver, "length" | "status" | "goal" | "node">} solver
 * @returns {number | undefined} None if it never comes.
 */
export function stepOnScreen(moment, { length, status, goal, node }) {
  if ("step" in moment) return moment.step <= length ? moment.step : undefined;
  const { event } = moment;
  if (event === "start") return 0;
  if (event === "end") return length;
  if (event === "goal-opened") return node(...goal).openedAt;
  return event === status ? length : undefined;
}
