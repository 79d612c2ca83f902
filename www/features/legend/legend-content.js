// What the legend holds: a small picture of each mark, and a sample cell with what its numbers mean.

import { part } from "../../core/engine/errors.js";
import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/legend.js";
import { TILE_SIZE } from "../../core/render/camera.js";
import { pixelRatio } from "../../core/render/ratio.js";
import { colorsAt } from "../../core/render/receding.js";
import { drawMark, drawSample } from "../../core/render/samples.js";
import { hasTint } from "../../core/render/tints-of-taking.js";
import { dressLater } from "../../core/ui/styles.js";
import { contentOf, MARKS, marksOf, meaningsOf, sampleOf } from "../../narration/legend-facts.js";
import { isInLine } from "../../rules/algorithms.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Sample, Seeing } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Mark } from "../../core/render/samples.js"
 * @import { Content } from "../../narration/legend-facts.js"
 */

/** A letter that stands for a number. */
const LETTER = /(?<!\p{L})([fgh])(?!\p{L})/u;

/** A sentence with g, h and f in their colors. @param {string} sentence */
const lettered = (sentence) =>
  sentence.split(LETTER).map((words, index) => (index % 2 === 0 ? words : make("b", { class: words }, words)));

/** What is not seen where a panel's drawing covers what the search has done, and the path, which such a drawing names. */
const STATES = ["open", "closed", "closed-goal", "scanned", "path"];
/** What is not seen where a layer has the color of every cell. */
const CLOSED = ["closed", "closed-goal", "scanned"];
/** What is not seen where a question speaks of outlined cells. */
const LAST = ["current"];

/** The size of the picture of what a panel draws, in CSS pixels. */
const SIDE = 18;

/** Makes a canvas as large as such a picture. @param {HTMLCanvasElement} canvas @param {number} ratio */
function contextOf(canvas, ratio) {
  const side = Math.round(SIDE * ratio);
  canvas.width = canvas.height = side;
  canvas.style.width = canvas.style.height = `${SIDE}px`;
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
}

/**
 * @param {Showing & Speaking & Seeing} stage
 * @param {HTMLElement} element The element that holds it.
 * @param {HTMLElement} behind Where it is explained what g, h and f mean, and the marks of neighbors.
 * @returns {() => void} Shows the legend as it is now.
 */
export function fillLegend(stage, element, behind) {
  const { language } = stage;
  const { t } = language;
  const entries = MARKS.map((mark) => {
    const canvas = make("canvas", { "aria-hidden": "true" });
    const name = make("span", {}, t(`legend.${mark}`));
    return { mark, canvas, name, item: make("li", { "data-mark": mark }, canvas, name) };
  });
  const list = make("ul", { "aria-label": t("legend.title") }, ...entries.map(({ item }) => item));
  const sample = make("canvas", { role: "img" });
  const [g, h, f] = ["g", "h", "f"].map((letter) => make("b", { class: letter, "aria-hidden": "true" }, letter));
  const parent = make("span", { "aria-hidden": "true" }, t("legend.parent"));
  const cell = make("div", { class: "sample" }, make("div", {}, sample, g, h, f, parent));
  const words = make("div", { class: "meanings" });
  const reading = make("div", { class: "reading" }, cell, words);
  /** What panels have put on the board, and what is small and said elsewhere. */
  const [drawn, minor] = [make("ul", { hidden: true }), make("ul", { hidden: true })];
  element.append(list, drawn);
  behind.append(make("div", { class: "legend" }, minor, reading));
  const isBundled = typeof STARSTEP_LEGEND_CONTENT_STYLES === "string";
  part(dressLater(element, "legend-content.css", isBundled ? STARSTEP_LEGEND_CONTENT_STYLES : undefined));

  /** What was found on which board. @type {{ revision: number, board: unknown, content: Content }} */
  let found = { revision: -1, board: undefined, content: { hasWalls: false, penalty: 0 } };
  /** @type {Set<Mark>} */
  let marks = new Set();
  let drawnFor = "";
  /** @type {unknown} */
  let drawnIn;

  /** The whole board is looked through, which is for the end of a stroke. */
  function content() {
    const { document } = stage.session();
    const { revision, board } = document;
    if (!document.isPainting && found.revision !== revision) {
      found = { revision, board, content: contentOf(board.cells) };
    }
    return found.content;
  }

  return () => {
    const look = stage.look();
    if (!look) return;
    const run = stage.run();
    const { options } = run;
    const onBoard = content();
    marks = marksOf(run, onBoard, look.sights, marks.has("path"));
    const { camera, middle = 0.5 } = look;
    const isCovered = [...look.drawings.values()].some(({ coversStates }) => coversStates);
    const colors = colorsAt(run, look.sights, look.colors, isCovered);
    const hasNumbers = !run.error && look.middle !== undefined;
    const hasCorners = hasNumbers && middle !== 0.5;
    const samplesOf = (/** @type {boolean} */ areMinor) =>
      [...look.drawings.values()].flatMap(({ legend, isMinor = false, hasOwnLegend }) =>
        isMinor === areMinor && !hasOwnLegend ? (legend?.(run, camera, onBoard.hasWalls) ?? []) : [],
      );
    const [samples, minors] = [samplesOf(false), samplesOf(true)];
    const covered = [...look.drawings.values()].flatMap(({ coversStates, coversClosed, coversLast }) =>
      coversStates ? STATES : coversClosed ? CLOSED : coversLast ? LAST : [],
    );
    for (const { mark, item } of entries) item.hidden = !marks.has(mark) || covered.includes(mark);
    const isTwoSided = marks.has("closed-goal");
    const closed = entries.find(({ mark }) => mark === "closed")?.name;
    const isTinted = camera.size < TILE_SIZE && hasTint(run.board.cells);
    if (closed)
      setText(closed, t(isTwoSided ? "legend.closed-start" : isTinted ? "legend.closed-order" : "legend.closed"));
    cell.hidden = !hasNumbers;

    const ratio = pixelRatio();
    const sentences = meaningsOf(options, language).filter((sentence) => sentence !== "");
    const areInLine = isInLine(options);
    const size = Math.min(camera.size, Math.round(64 * ratio));
    const drawing = [
      ...marks,
      ...[...samples, ...minors].map(({ name }) => name),
      ...sentences,
      onBoard.penalty,
      hasNumbers,
      hasCorners,
      isTinted,
      size,
      ratio,
      options.costs,
    ].join();
    if (drawing === drawnFor && drawnIn === colors) {
      // Counts change with the step.
      for (const [place, shown] of /** @type {const} */ ([
        [drawn, samples],
        [minor, minors],
      ]))
        for (const [index, { text }] of shown.entries()) setText(place.children[index].children[1], text);
      return;
    }
    [drawnFor, drawnIn] = [drawing, colors];
    for (const { mark, canvas } of entries) {
      if (marks.has(mark))
        drawMark(canvas, mark, { camera, colors, hasNumbers, penalty: onBoard.penalty, hasTint: isTinted });
    }
    show(drawn, samples);
    show(minor, minors);
    words.replaceChildren(...sentences.map((sentence) => make("p", {}, ...lettered(sentence))));
    if (!hasNumbers) return;
    g.hidden = !hasCorners;
    h.hidden = !hasCorners || areInLine;
    f.hidden = areInLine;
    cell.classList.toggle("alone", !hasCorners);
    sample.setAttribute("aria-label", sampleText());
    drawSample(sample, size, sampleOf(options), look, middle, options);

    /** @param {HTMLElement} place @param {Sample[]} shown */
    function show(place, shown) {
      place.hidden = shown.length === 0;
      place.replaceChildren(
        ...shown.map(({ name, text, draw }) => {
          const canvas = make("canvas", { "aria-hidden": "true" });
          draw(contextOf(canvas, ratio), canvas.width, colors);
          return make("li", { "data-mark": name }, canvas, make("span", {}, text));
        }),
      );
    }

    function sampleText() {
      const numbers = t(`legend.sample-${areInLine ? "order-" : ""}${hasCorners ? "all" : "f"}`);
      return t("legend.sample", { numbers });
    }
  };
}
