// The filmstrip: which steps, how many side by side, how they look.

import { make } from "../../../core/ui/dom.js";
import "../../../core/i18n/en/take.js";
import { fileName, save } from "../../../core/ui/save.js";
import { composeStrip, layOutStrip } from "../boards-in-one-picture.js";
import { actButton, checkField, footOf, numberField, selectField, textField } from "../export-fields.js";
import { filmsOf } from "../film.js";
import { fileOf, nodeOf, previewOf, soon } from "../preview.js";
import { Choices } from "../scene.js";
import { fittingNumbers, MOST_VECTOR_CELLS } from "../size.js";
import { listed, MOST_PICTURES, quarters, regular } from "./steps.js";

/**
 * @import { Speaking, Translate } from "../../../core/i18n/index.js"
 * @import { Seeing } from "../../../core/render/renderer.js"
 * @import { Showing } from "../../../core/session/session.js"
 * @import { Kind } from "../export-dialog.js"
 * @import { Films } from "../film.js"
 */

/** How many pictures there are at first where they are at regular intervals. */
const USUAL = 8;
const MOST_COLUMNS = 12;
/** @type {("quarters" | "every" | "list")[]} */
const WAYS = ["quarters", "every", "list"];

/** @type {Kind["fill"]} */
export async function fill(stage, element, t) {
  const films = await filmsOf(stage, element);
  return films && show(stage, element, t, films);
}

/**
 * @param {Showing & Speaking & Seeing} stage
 * @param {HTMLElement} element
 * @param {Translate} t
 * @param {Films} films
 */
function show(stage, element, t, films) {
  const { length } = films.all ?? films.front;
  const draw = soon(element, update);
  const choices = new Choices(stage, t, draw, { width: 1920 });
  const way = selectField(
    t("take.steps"),
    WAYS.map((way) => /** @type {const} */ ([way, t(`take.steps-${way}`)])),
    "quarters",
    draw,
  );
  const usual = Math.max(1, Math.round(length / USUAL));
  const every = numberField(t("take.every"), { min: 1, max: Math.max(1, length), value: usual }, draw);
  const list = textField(t("take.list"), quarters(length).join(", "), draw);
  const columns = numberField(t("take.columns"), { min: 1, max: MOST_COLUMNS, value: 3 }, draw);
  const all = checkField(t("take.allBoards"), films.all !== undefined, draw);
  const preview = previewOf(t("take.preview"));
  const note = make("p", { class: "note", role: "status" });
  const download = actButton(t("take.download"), async () => {
    const target = strip();
    const file = target && (await fileOf(target, words()));
    if (file) save(file, `${fileName(stage.run().board, "filmstrip")}.${choices.format.value}`);
    else if (target) note.textContent = t("take.tooLargeHere");
  });
  all.element.hidden = films.all === undefined;
  const { format, width, theme, numbers, transparent } = choices;
  const fields = [way, every, list, columns, format, width, theme, numbers, all, transparent].map(
    ({ element }) => element,
  );
  element.append(
    make("form", { onsubmit: (/** @type {Event} */ event) => event.preventDefault() }, ...fields),
    preview.element,
    footOf(note, download),
  );
  update();
  return films.dispose;

  /** What is shown now. */
  function film() {
    return (all.value && films.all) || films.front;
  }

  function steps() {
    const { length } = film();
    if (way.value === "quarters") return quarters(length);
    return way.value === "every" ? regular(length, every.value) : listed(list.value);
  }

  function choice() {
    const { length: runs } = film().reels;
    const across = runs > 1 ? runs : columns.value;
    const count = steps().length * runs;
    return { count, columns: across, width: width.value, isTransparent: transparent.value };
  }

  /** What keeps the filmstrip from being made, as a sentence. */
  function problem() {
    const chosen = steps();
    const { length } = film();
    const { count } = choice();
    const beyond = chosen.find((step) => step > length);
    if (chosen.length === 0) return t("take.noSteps");
    if (beyond !== undefined) return t("take.noStep", { step: beyond, length });
    if (count > MOST_PICTURES) return t("take.tooManySteps", { count, most: MOST_PICTURES });
    const cells = count * film().board.cells.length;
    const isTooLarge = choices.kind === "svg" && cells > MOST_VECTOR_CELLS;
    return isTooLarge ? t("take.tooManyCells", { cells, most: MOST_VECTOR_CELLS }) : "";
  }

  /** What there is no room for, as a sentence. */
  function limit() {
    const { size } = layOutStrip(film().board, choice());
    return fittingNumbers(numbers.value, size) === numbers.value ? "" : t("take.noRoomInStrip");
  }

  function strip() {
    const { board, runs } = film();
    if (problem() !== "" || choices.scene(runs[0], false) === undefined) return undefined;
    return composeStrip(choices.kind, board, frames(), choice());
  }

  /** The steps one after the other: each scene is that of a run at the moment. */
  function* frames() {
    const shown = film();
    for (const step of steps()) {
      for (const [index, run] of shown.at(step).entries()) {
        const scene = choices.scene(run, false);
        if (scene) yield { label: shown.labelOf(index, stage.language), scene };
      }
    }
  }

  function words() {
    const { board, names: runs } = film();
    const { width, height } = board;
    const names = steps().map((step) => t("narrator.step", { position: step }));
    return { title: t("board.name", { width, height }), description: [...runs, ...names].join(", ") };
  }

  function update() {
    every.element.hidden = way.value !== "every";
    list.element.hidden = way.value !== "list";
    columns.element.hidden = film().reels.length > 1;
    const target = strip();
    download.disabled = !target;
    note.textContent = problem() || limit() || films.note;
    if (!target) return preview.clear("");
    const { width, height } = target.context.canvas;
    const node = target.vector ? nodeOf(target.vector.toSvg(words())) : target.canvas;
    preview.show(/** @type {Node} */ (node), t("take.size", { width: String(width), height: String(height) }));
  }
}
