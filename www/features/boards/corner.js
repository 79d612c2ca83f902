// The corner of the board, which is dragged to make the board larger or smaller while the tab Board is open. Whoever cannot
// drag has the fields of the tab.

import { pixelRatio } from "../../core/render/ratio.js";
import { listen, make } from "../../core/ui/dom.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Marking } from "../../core/input/selection.js"
 * @import { Place } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 */

/** A drag in progress: where it began, and the size that it has led to. @typedef {{ x: number, y: number, columns: number, rows: number }} Drag */
/** Where the board lies on its canvas, in CSS pixels. @typedef {{ left: number, top: number, cell: number }} Lying */

const LARGEST_SIDE = 4096;

export class Corner {
  #stage;
  #resize;
  #size = make("span", {});
  #outline = make("div", { class: "new-size", hidden: true, "aria-hidden": "true" }, this.#size);
  #grip;
  /** @type {Lying | undefined} */
  #lying;
  /** @type {Drag | undefined} */
  #drag;
  #isShown = false;
  /** Stops listening for the key that ends a drag. */
  #deafen = () => {};

  /**
   * @param {Showing & Speaking & Marking} stage
   * @param {(columns: number, rows: number) => void} resize
   */
  constructor(stage, resize) {
    this.#stage = stage;
    this.#resize = resize;
    this.#grip = make("div", { class: "corner", hidden: true, title: stage.language.t("boards.corner") });
    const on = (/** @type {string} */ type, /** @type {(event: PointerEvent) => void} */ act) =>
      this.#grip.addEventListener(type, (event) => act(/** @type {PointerEvent} */ (event)));
    on("pointerdown", (event) => this.#begin(event));
    on("pointermove", (event) => this.#move(event));
    on("pointerup", () => this.#end());
    on("pointercancel", () => this.#cancel());
  }

  /** Puts the corner on a board, or takes it away. @param {Element | null} frame What holds the board; null where it must not be dragged. */
  show(frame) {
    if (frame && this.#grip.parentElement !== frame) frame.append(this.#outline, this.#grip);
    if (this.#isShown === (frame !== null)) return;
    this.#isShown = frame !== null;
    this.#cancel();
    if (!this.#isShown) this.#grip.hidden = true;
    this.#stage.draw("corner", this.#isShown ? { stamp: "corner", over: (place) => this.#follow(place) } : undefined);
  }

  dispose() {
    this.show(null);
    this.#outline.remove();
    this.#grip.remove();
  }

  /** Is where the board's corner is drawn, if that is in sight. @param {Place} place */
  #follow({ camera: { size, left, top }, canvas, board: { width, height } }) {
    const ratio = pixelRatio();
    const [right, bottom] = [left + width * size, top + height * size];
    this.#lying = { left: left / ratio, top: top / ratio, cell: size / ratio };
    this.#grip.hidden = right > canvas.width + 1 || bottom > canvas.height + 1;
    this.#grip.style.transform = `translate(${right / ratio}px, ${bottom / ratio}px)`;
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    if (event.button !== 0 || !this.#lying) return;
    event.preventDefault();
    this.#grip.setPointerCapture(event.pointerId);
    const { width, height } = this.#stage.run().board;
    this.#drag = { x: event.clientX, y: event.clientY, columns: width, rows: height };
    this.#deafen = listen(this.#grip.ownerDocument, "keydown", ({ key }) => key === "Escape" && this.#cancel());
    this.#draw();
  }

  /** @param {PointerEvent} event */
  #move({ clientX, clientY }) {
    if (!this.#drag || !this.#lying) return;
    const { cell } = this.#lying;
    const { width, height } = this.#stage.run().board;
    const side = (/** @type {number} */ cells, /** @type {number} */ moved) =>
      Math.max(1, Math.min(LARGEST_SIDE, Math.round(cells + moved / cell)));
    this.#drag.columns = side(width, clientX - this.#drag.x);
    this.#drag.rows = side(height, clientY - this.#drag.y);
    this.#draw();
  }

  #draw() {
    const { left, top, cell } = /** @type {Lying} */ (this.#lying);
    const { columns, rows } = /** @type {Drag} */ (this.#drag);
    this.#outline.hidden = false;
    this.#outline.style.transform = `translate(${left}px, ${top}px)`;
    Object.assign(this.#outline.style, { width: `${columns * cell}px`, height: `${rows * cell}px` });
    const { number } = this.#stage.language;
    this.#size.textContent = `${number(columns)} × ${number(rows)}`;
  }

  #end() {
    const drag = this.#drag;
    this.#cancel();
    const { width, height } = this.#stage.run().board;
    if (!drag || (drag.columns === width && drag.rows === height)) return;
    this.#resize(drag.columns, drag.rows);
  }

  #cancel() {
    this.#deafen();
    this.#drag = undefined;
    this.#outline.hidden = true;
  }
}
