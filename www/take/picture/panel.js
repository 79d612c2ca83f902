// The picture of the step: how it is to look, a preview, and the file.

import { make } from "../../dom.js";
import "../../i18n/en-take.js";
import { markedParts, stepParts, stepText } from "../../telling/step.js";
import { cellIn, compose, widthFor } from "../compose.js";
import { actButton, checkField } from "../fields.js";
import { fileOf, nodeOf, previewOf, soon } from "../preview.js";
import { copy, fileName, mayCopy, save } from "../save.js";
import { Choices } from "../scene.js";
import { fittingNumbers, MOST_VECTOR_CELLS } from "../size.js";
import { cellInAll, sentence as comparison, composeAll, hasBoards, isCompared } from "./all-boards.js";

/** @type {import("../dialog.js").Kind["fill"]} */
export function fill(stage, element, t) {
  const draw = soon(element, update);
  const choices = new Choices(stage, t, draw);
  const sentence = checkField(t("take.sentence"), true, draw);
  const hasOthers = hasBoards(stage.session());
  const all = checkField(t("take.allBoards"), hasOthers, draw);
  all.element.hidden = !hasOthers;
  const preview = previewOf(t("take.preview"));
  const note = make("p", { class: "note", role: "status" });
  const download = actButton(t("take.download"), async () => {
    const file = await made();
    if (file) save(file, `${name()}.${choices.format.value}`);
  });
  const copying = actButton(t("take.copy"), async () => {
    const file = await made();
    if (file) note.textContent = t((await copy(file)) ? "take.copied" : "take.noCopy");
  });
  const { format, width, theme, numbers, legend, transparent } = choices;
  const fields = [format, width, theme, numbers, legend, sentence, all, transparent].map(({ element }) => element);
  element.append(
    make(
      "form",
      { onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      ...fields,
      make("div", { class: "acts" }, download, copying),
      note,
    ),
    preview.element,
  );
  update();

  function name() {
    const { board, position } = stage.run();
    return fileName(board, "step", position);
  }

  /** The picture as it is wanted now; nothing if there is none. */
  function picture() {
    stage.session().wake();
    if (choices.isTooLarge) return undefined;
    const front = stage.run();
    const sceneOf = (/** @type {import("../../run/run.js").Run} */ run) => choices.scene(run, run === front);
    if (all.value) return composeAll(choices.kind, stage.session(), sceneOf, choice(), stage.language);
    const scene = sceneOf(front);
    const parts = isOfAll() ? markedParts(told()) : stepParts(front, stage.language);
    return scene && compose(choices.kind, scene, choice(), stage.language, parts);
  }

  /** Whether the picture is of several searches. */
  function isOfAll() {
    return all.value || (isCompared(stage.session()) && !hasOthers);
  }

  /** What the step did, or what is said of all that are compared. */
  function told() {
    return isOfAll() ? comparison(stage.session(), stage.language) : stepText(stage.run(), stage.language);
  }

  function choice() {
    const isTransparent = transparent.value;
    return { width: width.value, hasLegend: legend.value, hasSentence: sentence.value, isTransparent };
  }

  function words() {
    const { width, height } = stage.run().board;
    return { title: t("board.name", { width, height }), description: told() };
  }

  async function made() {
    const target = picture();
    const file = target && (await fileOf(target, words()));
    if (target && !file) note.textContent = t("take.tooLargeHere");
    return file;
  }

  function update() {
    const { board } = stage.run();
    const target = picture();
    download.disabled = !target;
    copying.hidden = !mayCopy(choices.kind === "svg" ? "image/svg+xml" : "image/png");
    note.textContent = hint();
    if (!target) return preview.clear("");
    const size = target.context.canvas;
    const text = t("take.size", { width: String(size.width), height: String(size.height) });
    preview.show(
      target.canvas ??
        nodeOf(/** @type {import("../vector/context.js").VectorContext} */ (target.vector).toSvg(words())),
      text,
    );

    function hint() {
      if (choices.isTooLarge) return t("take.tooManyCells", { cells: board.cells.length, most: MOST_VECTOR_CELLS });
      const sizeIn = (/** @type {import("../compose.js").Choice} */ choice) =>
        all.value ? cellInAll(stage.session(), choice) : cellIn(board, choice);
      if (fittingNumbers(numbers.value, sizeIn(choice())) === numbers.value) return "";
      const enough = widthFor(sizeIn, choice(), numbers.value);
      return enough === undefined ? t("take.noRoom") : t("take.narrow", { width: String(enough) });
    }
  }
}
