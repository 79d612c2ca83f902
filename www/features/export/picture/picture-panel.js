// The picture of the step: how it is to look, a preview, and the file.

import { make } from "../../../core/ui/dom.js";
import "../../../core/i18n/en/take.js";
import { copy, fileName, mayCopy, save } from "../../../core/ui/save.js";
import { markedParts, stepParts, stepText } from "../../../narration/step.js";
import { partOf } from "../board-picture.js";
import { sentence as comparison, hasBoards, isCompared } from "../compared.js";
import { cellIn, compose, widthFor } from "../compose.js";
import { actButton, checkField, footOf, selectField } from "../export-fields.js";
import { fileOf, nodeOf, previewOf, soon } from "../preview.js";
import { Choices } from "../scene.js";
import { searchedArea } from "../searched.js";
import { fittingNumbers, MOST_VECTOR_CELLS } from "../size.js";
import { cellAcross, cellInAll, composeAll } from "./all-boards.js";

/**
 * @import { Run } from "../../../core/run/run.js"
 * @import { Choice } from "../compose.js"
 * @import { Kind } from "../export-dialog.js"
 * @import { VectorContext } from "../vector/svg-context.js"
 */

/** A slide, in pixels. */
const SLIDE = { width: 1920, height: 1080 };

/** @type {Kind["fill"]} */
export function fill(stage, element, t) {
  const draw = soon(element, update);
  const choices = new Choices(stage, t, draw);
  const shape = selectField(
    t("take.shape"),
    /** @type {const} */ ([
      ["free", t("take.shape-free")],
      ["slide", t("take.shape-slide", { width: String(SLIDE.width), height: String(SLIDE.height) })],
    ]),
    "free",
    draw,
  );
  const crop = checkField(t("take.crop"), false, draw);
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
  const fields = [format, shape, width, theme, numbers, legend, sentence, all, crop, transparent].map(
    ({ element }) => element,
  );
  element.append(
    make("form", { onsubmit: (/** @type {Event} */ event) => event.preventDefault() }, ...fields),
    preview.element,
    footOf(note, copying, download),
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
    if (all.value) return composeAll(choices.kind, stage.session(), sceneOf, choice(), stage.language);
    const scene = sceneOf(stage.run());
    return scene && compose(choices.kind, scene, choice(), stage.language, partsOf());
  }

  /** What is drawn of a run. @param {Run} run */
  function sceneOf(run) {
    const front = stage.run();
    const scene = choices.scene(run, run === front);
    const { runs } = stage.session();
    const area = crop.value ? searchedArea(isOfAll() ? runs : [front]) : undefined;
    return scene && { ...scene, area };
  }

  /** What is said below the board. */
  function partsOf() {
    return isOfAll() ? markedParts(told()) : stepParts(stage.run(), stage.language);
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
    const size = shape.value === "slide" ? SLIDE : { width: width.value };
    return { ...size, hasLegend: legend.value, hasSentence: sentence.value, isTransparent };
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
    const { board, error } = stage.run();
    width.element.hidden = shape.value === "slide";
    crop.element.hidden = error !== undefined;
    const target = picture();
    download.disabled = !target;
    copying.hidden = !mayCopy(choices.kind === "svg" ? "image/svg+xml" : "image/png");
    note.textContent = hint();
    if (!target) return preview.clear("");
    const size = target.context.canvas;
    const text = t("take.size", { width: String(size.width), height: String(size.height) });
    preview.show(target.canvas ?? nodeOf(/** @type {VectorContext} */ (target.vector).toSvg(words())), text);

    function hint() {
      if (choices.isTooLarge) return t("take.tooManyCells", { cells: board.cells.length, most: MOST_VECTOR_CELLS });
      const scene = sceneOf(stage.run());
      if (!scene) return "";
      const { runs } = stage.session();
      const size = all.value
        ? cellInAll(choices.kind, stage.session(), sceneOf, choice(), stage.language)
        : cellIn(choices.kind, scene, partsOf(), choice(), stage.language);
      if (fittingNumbers(numbers.value, size) === numbers.value) return "";
      if (shape.value === "slide") return t("take.noRoomOnSlide");
      // Many widths are tried: the texts below do not matter for them.
      const sizeAt = (/** @type {Choice} */ choice) =>
        all.value
          ? cellAcross(partOf(scene), runs.length, choice)
          : cellIn(choices.kind, scene, [], choice, stage.language);
      const enough = widthFor(sizeAt, choice(), numbers.value);
      return enough === undefined ? t("take.noRoom") : t("take.narrow", { width: String(enough) });
    }
  }
}
