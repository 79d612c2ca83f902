// How a lesson plays: where it begins and pauses, the time of day along the path, and whose text it is.

import { make, setText } from "../../core/ui/dom.js";
import { EVENTS } from "../lessons/scenario.js";

/**
 * @import { Event } from "../lessons/scenario.js"
 * @import { Author, Section } from "./author.js"
 */

/** What a lesson can begin and pause at besides a step. */
const CHOSEN = EVENTS.filter((event) => event !== "refused");

/** A time as browsers write it, which leave out seconds that are 0, as a file has it. @param {string} value */
const withSeconds = (value) => (/^\d\d:\d\d$/.test(value) ? `${value}:00` : value);

/** @param {Author} author @returns {Section} */
export function courseSection(author) {
  const { draft, form, screen } = author;
  const { t, number } = form.language;

  /** What the fields for steps do when another one is shown. @type {(() => void)[]} */
  const updates = [];

  /** Where it begins or pauses. @param {"start" | "end"} key @param {string} without What happens without it. */
  function boundField(key, without) {
    const now = /** @type {number | Event | undefined} */ (draft.rest[key]);
    const isStep = () => typeof draft.rest[key] === "number";
    /** What can be chosen: the step that was, or else the one that is shown. */
    const step = () => (isStep() ? Number(draft.rest[key]) : screen.position);
    /** @type {[string, string][]} */
    const values = [
      ["", without],
      ["step", t("author.atStep", { step: number(step()) })],
      ...CHOSEN.map((event) => /** @type {[string, string]} */ ([event, t(`author.at.${event}`)])),
    ];
    const field = form.select(key, t(`author.${key}`), values, isStep() ? "step" : String(now ?? ""), (chosen) => {
      if (chosen === "") delete draft.rest[key];
      else draft.rest[key] = chosen === "step" ? step() : chosen;
    });
    const option = /** @type {HTMLOptionElement} */ (field.querySelector("option[value=step]"));
    updates.push(() => setText(option, t("author.atStep", { step: number(step()) })));
    return field;
  }

  const walkFields = make("div");

  function fillWalk() {
    form.forget("walk.");
    const walk = /** @type {{ from: string, secondsPerMove: number } | undefined} */ (draft.rest.walk);
    if (!walk) return walkFields.replaceChildren();
    const from = make("input", { type: "time", step: "1", value: walk.from });
    from.addEventListener("input", () => {
      walk.from = withSeconds(from.value);
      form.change();
    });
    walkFields.replaceChildren(
      form.field("walk.from", t("author.walkFrom"), from),
      form.number(
        "walk.secondsPerMove",
        t("author.walkSeconds"),
        walk.secondsPerMove,
        (seconds) => {
          walk.secondsPerMove = seconds ?? 0;
        },
        { step: "any", max: 3600 },
      ),
    );
  }

  const walkBox = form.box("walk", t("author.walk"), draft.rest.walk !== undefined, (isWalk) => {
    if (isWalk) draft.rest.walk = { from: "08:00:00", secondsPerMove: 10 };
    else delete draft.rest.walk;
    fillWalk();
  });
  const element = make(
    "details",
    {},
    make("summary", {}, t("author.course")),
    boundField("start", t("author.startAtCaption")),
    boundField("end", t("author.endAtEnd")),
    walkBox,
    walkFields,
    form.box("original", t("author.original"), draft.rest.original === true, (isOriginal) => {
      if (isOriginal) draft.rest.original = true;
      else delete draft.rest.original;
    }),
  );
  fillWalk();
  const update = () => {
    for (const act of updates) act();
  };
  return { element, update };
}
