// One of the boards that are compared: its title, which opens the options of its run, the board, and its numbers.

import { closeOutside } from "../../core/panels/overlaid-details.js";
import { drawOutline } from "../../core/render/board-overlay.js";
import { make, setText } from "../../core/ui/dom.js";
import { footer } from "./footer.js";
import { discOf } from "./run-mark.js";
import { logOf } from "./totals.js";

/**
 * @import { Key } from "../../core/i18n/keys.js"
 * @import { Panel } from "../../core/panels/panel.js"
 * @import { Drawing, Renderer } from "../../core/render/renderer.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Host } from "./compare-view.js"
 * @import { Most } from "./footer.js"
 * @import { Total } from "./totals.js"
 */

export class Lane {
  element = make("section", { class: "lane" });
  /** Whether it is where somebody may see it. */
  isInSight = true;
  /** @type {Renderer} */
  renderer;
  /** @type {HTMLElement} */
  frame;
  /** @type {HTMLCanvasElement} */
  board;
  #host;
  #index;
  #watch;
  /** What undoes the listeners. @type {(() => void)[]} */
  #undos = [];
  /** What undoes those of the title. */
  #endTitle = () => {};
  /** @type {((run: Run, total: Total, most: Most) => void) | undefined} */
  #fill;
  /** @type {HTMLElement | undefined} */
  #name;
  /** @type {Panel | undefined} */
  #editor;
  /** What is on this board while another one is the front one. @type {Map<string, Drawing>} */
  #own = new Map();

  /**
   * @param {Host} host
   * @param {number} index Which one it is.
   * @param {{ frame: HTMLElement, board: HTMLCanvasElement, renderer: Renderer }} [main] The element's own board.
   */
  constructor(host, index, main) {
    this.#host = host;
    this.#index = index;
    const board = main?.board ?? make("canvas", { class: "board", part: "board", tabIndex: 0, role: "application" });
    this.board = board;
    this.frame = main?.frame ?? make("div", { class: "frame" }, board);
    this.renderer = main?.renderer ?? host.make.rendererOf(board);
    this.renderer.sights = host.own.renderer.sights;
    if (!main) this.#undos.push(host.make.listenTo(board, this.renderer));
    const come = (/** @type {Event} */ event) => {
      if (event.type !== "keydown") host.toFront(this.#index);
      // The board of a log is as it was: there is nothing to draw on.
      const draws = event.type === "pointerdown" || ["Enter", " "].includes(/** @type {KeyboardEvent} */ (event).key);
      const run = host.comparing.runs[this.#index];
      if (draws && event.target === board && run && logOf(run)) event.stopPropagation();
    };
    for (const name of /** @type {const} */ (["pointerdown", "focusin", "keydown"])) {
      this.element.addEventListener(name, come, true);
      this.#undos.push(() => this.element.removeEventListener(name, come, true));
    }
    this.#watch = new IntersectionObserver((entries) => {
      this.isInSight = entries[entries.length - 1].isIntersecting;
      if (this.isInSight) host.stage.refresh();
    });
    this.#watch.observe(this.frame);
  }

  /** Makes title and numbers, in the language of the moment. @param {Run} run */
  build(run) {
    this.#endTitle();
    this.#name = make("span", {});
    const foot = footer(this.#host.stage.language, logOf(run) !== undefined);
    this.#fill = foot.fill;
    const hadFocus = this.#hasFocus;
    this.element.replaceChildren(this.#title(), this.frame, foot.element);
    if (hadFocus) this.board.focus({ preventScroll: true });
  }

  get #hasFocus() {
    const root = /** @type {Document | ShadowRoot} */ (this.board.getRootNode());
    return root.activeElement === this.board;
  }

  /** The title. Where the reader may choose, it opens what the run has been told. */
  #title() {
    const name = /** @type {HTMLElement} */ (this.#name);
    const { level } = this.#host;
    const disc = discOf(this.#index);
    if (level() < 2) return make("h3", { class: "title" }, disc, name);
    const content = make("div", { class: "card editor" });
    const details = make("details", { class: "title" }, make("summary", {}, disc, name), content);
    const close = closeOutside(details);
    details.addEventListener("toggle", () => {
      if (details.open) this.#open(content, details);
      else this.#shut(content);
    });
    this.#endTitle = () => {
      close();
      this.#shut(content);
    };
    return details;
  }

  /** @param {HTMLElement} content @param {HTMLDetailsElement} details */
  #open(content, details) {
    const { stage, comparing, lessons, make: lent } = this.#host;
    const { t } = stage.language;
    const run = () => comparing.runs[this.#index];
    /** @param {Key} key @param {() => void} act @param {boolean} isPossible */
    const button = (key, act, isPossible) => {
      const onclick = () => {
        details.open = false;
        stage.command(act);
        details.querySelector("summary")?.focus();
      };
      return make("button", { type: "button", onclick, disabled: !isPossible }, t(key));
    };
    const index = this.#index;
    const last = stage.session().runs.length - 1;
    const isLog = logOf(run()) !== undefined;
    if (!isLog)
      this.#editor = lent.settings({ ...stage, run }, true, {
        lock: lessons().lesson?.scenario.controls.lock ?? [],
      });
    content.replaceChildren(
      ...(this.#editor ? [this.#editor.element] : []),
      make(
        "div",
        { class: "row" },
        button("compare.left", () => comparing.swap(index - 1), index > 0 && !isLog),
        button("compare.right", () => comparing.swap(index), index < last),
        button("compare.remove", () => comparing.remove(run()), true),
      ),
    );
    this.#editor?.update();
  }

  /** @param {HTMLElement} content */
  #shut(content) {
    this.#editor?.dispose?.();
    this.#editor = undefined;
    content.replaceChildren();
  }

  /**
   * @param {Run} run
   * @param {string} name
   * @param {Total} total
   * @param {Most} most
   * @param {boolean} isFront
   */
  update(run, name, total, most, isFront) {
    const { t } = this.#host.stage.language;
    if (this.#name) setText(this.#name, name);
    this.element.classList.toggle("front", isFront);
    this.element.setAttribute("aria-label", t("compare.run", { number: this.#index + 1, name }));
    if (isFront) this.element.setAttribute("aria-current", "true");
    else this.element.removeAttribute("aria-current");
    const { width, height } = run.board;
    const board = t("board.name", { width: String(width), height: String(height) });
    this.board.setAttribute("aria-label", t("compare.board", { name, board }));
    this.frame.style.setProperty("--ratio", String(width / height));
    const { touch } = this.#host.own.board.dataset;
    if (touch && this.board.dataset.touch !== touch) this.board.dataset.touch = touch;
    this.#editor?.update();
    this.#fill?.(run, total, most);
  }

  /** @param {number} ratio How many pixels of the screen a CSS pixel has. */
  resize(ratio) {
    const box = this.frame.getBoundingClientRect();
    const [width, height] = [box.width, box.height].map((side) => Math.max(1, Math.round(side * ratio)));
    this.renderer.resize(width, height);
    this.renderer.recolor();
  }

  /**
   * @param {Run} run
   * @param {boolean} isFront
   * @param {Coord | undefined} cursor
   * @param {number} now
   * @param {boolean} isCalm
   */
  draw(run, isFront, cursor, now, isCalm) {
    const { renderer } = this;
    const { drawings } = this.#host.own;
    renderer.follows = isFront;
    renderer.drawings = isFront ? drawings : this.#own;
    const selected = drawings.get("selected");
    if (selected) this.#own.set("selected", selected);
    else this.#own.delete("selected");
    const differing = logOf(run)?.differing;
    if (differing) this.#own.set("difference", outlineOf(differing));
    else this.#own.delete("difference");
    return renderer.draw(run, isFront ? cursor : undefined, now, isCalm);
  }

  /** The element's own board goes back to its place. */
  end() {
    this.#watch.disconnect();
    this.#endTitle();
    for (const undo of this.#undos) undo();
    this.#undos = [];
    this.renderer.follows = true;
    this.element.remove();
  }
}

/** The cell of a log that differs. @param {Coord} coord @returns {Drawing} */
function outlineOf(coord) {
  return {
    stamp: coord.join(),
    over: ({ context, camera, colors }) =>
      drawOutline(context, camera, coord, colors.goal, "cursor", colors["path-edge"]),
  };
}
