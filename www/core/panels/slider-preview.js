// How the board looked at the step of the slider on which a mouse rests: a small picture and its step, without going there.

import { pixelRatio } from "../render/ratio.js";
import { drawThumbnail } from "../render/thumbnail.js";
import { isComplete } from "../session/f-of-runs.js";
import { make, setText } from "../ui/dom.js";

/**
 * @import { Speaking } from "../i18n/index.js"
 * @import { Picking } from "../input/selection.js"
 * @import { Seeing } from "../render/renderer.js"
 * @import { Showing } from "../session/session.js"
 */

/** How wide and high the picture is at most, in CSS pixels. */
const [WIDTH, HEIGHT] = [144, 96];
/** How far the middle of the thumb is from an end of the slider at its ends, in CSS pixels. */
const THUMB = 10;
/** Larger boards would be a blur, and take long. */
const MOST_CELLS = 1 << 14;

/**
 * @param {Showing & Speaking & Seeing & Picking} stage
 * @param {HTMLElement} track
 * @param {(step: number) => string} about What else is said of a step.
 */
export function previewAt(stage, track, about) {
  const canvas = make("canvas");
  const text = make("span");
  const element = make("div", { class: "preview", "aria-hidden": "true", hidden: true }, canvas, text);
  track.append(element);
  /** What the picture shows. */
  let drawn = "";

  /** @param {PointerEvent} event */
  function show({ pointerType, clientX }) {
    const run = stage.run();
    const colors = stage.look()?.colors;
    const isAlone = stage.session().clock === run && isComplete(run) && run.length > 0;
    // While a cell is asked for, a later step would give it away.
    const isWanted = isAlone && pointerType === "mouse" && !stage.isPicking() && run.board.cells.length <= MOST_CELLS;
    element.hidden = !isWanted;
    if (!isWanted || !colors) return;
    const { left, width } = track.getBoundingClientRect();
    const share = Math.max(0, Math.min(1, (clientX - left - THUMB) / (width - 2 * THUMB)));
    const step = Math.round(share * run.length);
    const { t } = stage.language;
    const words = [t("transport.stepText", { position: step, length: run.length }), about(step)];
    setText(text, words.filter((it) => it !== "").join(" · "));
    const half = element.offsetWidth / 2;
    // It stays above the slider, with its middle over the pointer as far as that goes.
    element.style.left = `${Math.max(half, Math.min(width - half, THUMB + share * (width - 2 * THUMB)))}px`;
    const { solver, searches, position } = run;
    const shown = [searches, run.length, step].join();
    if (shown === drawn) return;
    drawn = shown;
    const { board } = run;
    const scale = Math.min(WIDTH / board.width, HEIGHT / board.height);
    for (const side of /** @type {const} */ (["width", "height"])) {
      canvas[side] = Math.round(scale * board[side] * pixelRatio());
      canvas.style[side] = `${Math.round(scale * board[side])}px`;
    }
    solver.seek(step);
    drawThumbnail(canvas, solver, colors);
    solver.seek(position);
  }
  track.addEventListener("pointermove", show);
  track.addEventListener("pointerleave", () => {
    element.hidden = true;
  });
}
