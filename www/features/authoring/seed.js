// A board that is made from a seed, so that readers can get the same question with other numbers.

import { hasCode } from "../../core/engine/errors.js";
import { make, setText } from "../../core/ui/dom.js";
import { loadFull } from "../../engine.js";
import { mapFrom, readRandom } from "../lessons/random-board.js";
import { isMadeFromSeed } from "./draft.js";
import { shownOn } from "./screen.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Author, Section } from "./author.js"
 * @import { Random } from "./draft.js"
 */

/** The longest side, and what a board has at first. */
const MOST = 40;
const WALLS = 0.25;
const SEED = 1;
/** How long nothing must have been written before the board is made, in milliseconds. */
const PAUSE = 300;

/** @param {Author} author @returns {Section} */
export function seedSection(author) {
  const { draft, form, screen, star } = author;
  const { t } = form.language;
  const said = make("p", { class: "hint", "aria-live": "polite" });
  const body = make("div");
  /** What was written before the reader drew on the board or unticked the box, so that ticking it brings it back. @type {Record<string, unknown> | undefined} */
  let before;
  /** The settings by which it was made: others may make another one. */
  let by = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Counts what is made, so that only the last counts. */
  let turn = 0;
  const box = make("input", { type: "checkbox" });
  box.addEventListener("change", () => {
    setText(said, "");
    if (box.checked) draft.random = { values: before ?? firstOf(screen) };
    else leave();
    author.change();
    fill();
    if (box.checked) makeBoard();
  });
  const element = make(
    "details",
    { open: draft.random !== undefined },
    make("summary", {}, t("author.seeded")),
    make("p", { class: "hint" }, t("author.seedHow")),
    make("label", { class: "box" }, box, t("author.seed")),
    said,
    body,
  );

  /** From now on the board is as it is drawn. */
  function leave() {
    clearTimeout(timer);
    turn++;
    before = draft.random?.values ?? before;
    draft.random = undefined;
  }

  /** Makes the board, once nothing is written for a while. */
  function later() {
    clearTimeout(timer);
    timer = setTimeout(makeBoard, PAUSE);
  }

  async function makeBoard() {
    clearTimeout(timer);
    const { random } = draft;
    if (!random || !element.isConnected) return;
    const own = ++turn;
    // What is written is that of another board now.
    random.map = undefined;
    const { options } = shownOn(star);
    by = JSON.stringify(options);
    await loadFull();
    if (own !== turn) return;
    const made = boardOf(random, options);
    if (made !== undefined && made !== shownOn(star).map) await star.load(made);
    if (own !== turn || made === undefined) return;
    random.map = shownOn(star).map;
    author.change();
  }

  /** @param {"width" | "height" | "walls" | "seed"} name @param {{ max: number, min?: number, step?: string }} how */
  const numberField = (name, how) => {
    const { values } = /** @type {Random} */ (draft.random);
    const write = (/** @type {number | undefined} */ value) => {
      values[name] = value ?? null;
      later();
    };
    return form.number(`map.random.${name}`, t(`author.random.${name}`), Number(values[name]), write, how);
  };

  /** The least or the most steps of its search. @param {0 | 1} place */
  const boundField = (place) => {
    const { values } = /** @type {Random} */ (draft.random);
    const write = (/** @type {number | undefined} */ value) => {
      const [least, most] = /** @type {(number | undefined)[]} */ (values.steps ?? []);
      const bounds = place === 0 ? [value, most] : [least, value];
      if (bounds.every((bound) => bound === undefined)) delete values.steps;
      else values.steps = [bounds[0] ?? 1, bounds[1] ?? MOST ** 2];
      later();
    };
    const now = /** @type {number[] | undefined} */ (values.steps)?.[place];
    const label = t(place === 0 ? "author.random.least" : "author.random.most");
    return form.number(`map.random.steps[${place}]`, label, now, write, { min: 1, max: MOST ** 2 });
  };

  function fill() {
    form.forget("map.random");
    box.checked = draft.random !== undefined;
    if (!draft.random) return body.replaceChildren();
    body.replaceChildren(
      numberField("width", { min: 2, max: MOST }),
      numberField("height", { min: 2, max: MOST }),
      numberField("walls", { max: 0.9, step: "0.05" }),
      numberField("seed", { max: 2 ** 32 - 1 }),
      boundField(0),
      boundField(1),
    );
  }

  function update() {
    const { random } = draft;
    if (!random) return;
    const { map, options } = shownOn(star);
    if (!isMadeFromSeed(random, map)) {
      leave();
      fill();
      setText(said, t("author.seedDrawn"));
      author.change();
    } else if (by === "") by = JSON.stringify(options);
    else if (random.map !== undefined && by !== JSON.stringify(options)) later();
  }

  fill();
  // It was being made when the form was made anew.
  if (draft.random && draft.random.map === undefined) later();
  return { element, update };
}

/**
 * The board as a map; none if it cannot be made, which is said where the file is judged.
 * @param {Random} random
 * @param {Partial<Options>} options
 */
function boardOf({ values }, options) {
  try {
    return mapFrom(readRandom({ random: values }, "map"), options).map;
  } catch (error) {
    if (!hasCode(error)) throw error;
    return undefined;
  }
}

/** What a board like the one on the screen is made from. @param {Author["screen"]} screen @returns {Record<string, unknown>} */
const firstOf = ({ width, height }) => ({
  width: Math.min(MOST, width),
  height: Math.min(MOST, height),
  walls: WALLS,
  seed: SEED,
});
