// How the board looked at the step of the slider on which a mouse rests: a small picture and its step, without going there.

import { pixelRatio } from "../render/ratio.js";
import { drawThumbnail } from "../render/thumbnail.js";
import { isComplete } from "../session/f-of-runs.js";
import { make, setText } from "../ui/dom.js";

/**
 * @import { Speaking } from "../i18n/index.js"
 * @import { Picking } from "../input/selection.js"
 * @import { Seeing } from "../render/renderer.js"
 * @import { Colors } from "../render/theme.js"
 * @import { Run } from "../run/run.js"
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
 * @returns {() => void} Hides it, until the mouse moves again.
 */
export function previewAt(stage, track, about) {
  const canvas = make("canvas");
  const text = make("span");
  const element = make("div", { class: "preview", "aria-hidden": "true", hidden: true }, canvas, text);
  track.append(element);
  /** What the picture shows, and in which colors. @type {{ step: string, colors: unknown }} */
  let drawn = { step: "", colors: undefined };
  const hide = () => {
    element.hidden = true;
  };

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
    picture(run, step, colors);
    // With its middle over the pointer, as far as it stays above the slider, or where that is too short in the window.
    const half = element.offsetWidth / 2;
    const [least, most] = [Math.min(half, width / 2), Math.max(width - half, width / 2)];
    element.style.left = `${Math.max(least, Math.min(most, THUMB + share * (width - 2 * THUMB)))}px`;
  }

  /** @param {Run} run @param {number} step @param {Colors} colors */
  function picture({ solver, searches, position, length, board }, step, colors) {
    const shown = [searches, length, step].join();
    if (shown === drawn.step && colors === drawn.colors) return;
    drawn = { step: shown, colors };
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
  track.addEventListener("pointerleave", hide);
  return hide;
}
