// The filmstrip: which steps, how many side by side, how they look.

import { make } from "../../dom.js";
import "../../i18n/en-take.js";
import { actButton, numberField, selectField, textField } from "../fields.js";
import { fileOf, nodeOf, previewOf, soon } from "../preview.js";
import { searchAgain } from "../reel.js";
import { fileName, save } from "../save.js";
import { Choices } from "../scene.js";
import { fittingNumbers, MOST_VECTOR_CELLS } from "../size.js";
import { composeStrip, layOutStrip } from "../strip.js";
import { listed, MOST_PICTURES, quarters, regular } from "./steps.js";

/** How many pictures there are at first where they are at regular intervals. */
const USUAL = 8;
const MOST_COLUMNS = 12;
/** @type {("quarters" | "every" | "list")[]} */
const WAYS = ["quarters", "every", "list"];

/** @type {import("../dialog.js").Kind["fill"]} */
export async function fill(stage, element, t) {
  const reel = await searchAgain(stage, element);
  return reel && show(stage, element, t, reel);
}

/**
 * @param {import("../../panels/panel.js").Stage} stage
 * @param {HTMLElement} element
 * @param {import("../../i18n/index.js").Language["t"]} t
 * @param {import("../reel.js").Reel} reel
 */
function show(stage, element, t, reel) {
  const { length } = reel;
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
  const preview = previewOf(t("take.preview"));
  const note = make("p", { class: "note", role: "status" });
  const download = actButton(t("take.download"), async () => {
    const target = strip();
    const file = target && (await fileOf(target, words()));
    if (file) save(file, `${fileName(stage.run().board, "filmstrip")}.${choices.format.value}`);
    else if (target) note.textContent = t("take.tooLargeHere");
  });
  const { format, width, theme, numbers, transparent } = choices;
  const fields = [way, every, list, columns, format, width, theme, numbers, transparent].map(({ element }) => element);
  element.append(
    make(
      "form",
      { onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      ...fields,
      make("div", { class: "acts" }, download),
      note,
    ),
    preview.element,
  );
  update();
  return () => reel.dispose();

  function steps() {
    if (way.value === "quarters") return quarters(length);
    return way.value === "every" ? regular(length, every.value) : listed(list.value);
  }

  function choice() {
    return { count: steps().length, columns: columns.value, width: width.value, isTransparent: transparent.value };
  }

  /** What keeps the filmstrip from being made, as a sentence. */
  function problem() {
    const chosen = steps();
    const beyond = chosen.find((step) => step > length);
    if (chosen.length === 0) return t("take.noSteps");
    if (beyond !== undefined) return t("take.noStep", { step: beyond, length });
    if (chosen.length > MOST_PICTURES) return t("take.tooManySteps", { count: chosen.length, most: MOST_PICTURES });
    const cells = chosen.length * reel.run.board.cells.length;
    const isTooLarge = choices.kind === "svg" && cells > MOST_VECTOR_CELLS;
    return isTooLarge ? t("take.tooManyCells", { cells, most: MOST_VECTOR_CELLS }) : "";
  }

  /** What there is no room for, as a sentence. */
  function limit() {
    const { size } = layOutStrip(reel.run.board, choice());
    return fittingNumbers(numbers.value, size) === numbers.value ? "" : t("take.noRoomInStrip");
  }

  function strip() {
    if (problem() !== "" || choices.scene(reel.run, false) === undefined) return undefined;
    return composeStrip(choices.kind, reel.run.board, frames(), choice());
  }

  /** The steps one after the other: each scene is that of the reel's run at the moment. */
  function* frames() {
    for (const step of steps()) {
      const scene = choices.scene(reel.at(step), false);
      if (scene) yield { label: t("narrator.step", { position: step }), scene };
    }
  }

  function words() {
    const { width, height } = reel.run.board;
    const names = steps().map((step) => t("narrator.step", { position: step }));
    return { title: t("board.name", { width, height }), description: names.join(", ") };
  }

  function update() {
    every.element.hidden = way.value !== "every";
    list.element.hidden = way.value !== "list";
    const target = strip();
    download.disabled = !target;
    note.textContent = problem() || limit();
    if (!target) return preview.clear("");
    const { width, height } = target.context.canvas;
    const node = target.vector ? nodeOf(target.vector.toSvg(words())) : target.canvas;
    preview.show(/** @type {Node} */ (node), t("take.size", { width: String(width), height: String(height) }));
  }
}
