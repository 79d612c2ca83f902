// Gives the boards that are compared the room that there is, whenever that changes. Where the page scrolls, as in narrow
// windows and articles, the style sheets do it alone.

import { windowOf } from "../../core/ui/dom.js";
import { arrangementOf, frameOf } from "./compare-room.js";

/** From this width on the window holds all of it, and nothing scrolls; layout.css has the same. */
const WIDE = 852;
/** The size of usual letters, in CSS pixels; in full screen they are larger. */
const LETTERS = 15;
/** Boards that are not much wider than high have their title and numbers beside them in a narrow window. */
const NEARLY_SQUARE = 1.25;

export class Arranging {
  #all;
  #lanes;
  #resize;
  #watch;
  /** The boards that are watched. @type {HTMLElement[]} */
  #frames = [];
  /** How many columns and rows each has. */
  #size = { width: 1, height: 1 };
  #isOverlaid = false;

  /**
   * @param {HTMLElement} all What holds the boards and everything above and below them.
   * @param {HTMLElement} lanes What holds the boards.
   * @param {() => void} resize Called when a board has another size than its canvas.
   */
  constructor(all, lanes, resize) {
    this.#all = all;
    this.#lanes = lanes;
    this.#resize = resize;
    this.#watch = new (windowOf(all).ResizeObserver)((entries) => {
      this.#arrange();
      if (entries.some(({ target }) => this.#frames.includes(/** @type {HTMLElement} */ (target)))) this.#resize();
    });
    this.#watch.observe(all);
  }

  /**
   * @param {readonly HTMLElement[]} frames The boards.
   * @param {{ width: number, height: number }} size How many columns and rows each has.
   * @param {boolean} isOverlaid Whether all are on one.
   */
  update(frames, { width, height }, isOverlaid) {
    const isSame = frames.length === this.#frames.length && frames.every((frame, i) => frame === this.#frames[i]);
    const { width: columns, height: rows } = this.#size;
    if (isSame && width === columns && height === rows && isOverlaid === this.#isOverlaid) return;
    [this.#frames, this.#size, this.#isOverlaid] = [[...frames], { width, height }, isOverlaid];
    this.#watch.disconnect();
    // The shape of a board may change while its neighbors stay as they are.
    for (const element of [this.#all, ...this.#all.children, ...frames]) this.#watch.observe(element);
    this.#arrange();
  }

  #arrange() {
    const [all, lanes] = [this.#all, this.#lanes];
    const root = /** @type {HTMLElement} */ (all.closest(".root"));
    if (!root) return;
    const isWide = root.clientWidth >= WIDE && root.dataset.controls === "full";
    const { form, columns, board } = isWide && !this.#isOverlaid ? this.#arrangement() : this.#byStyle(isWide);
    lanes.dataset.form = form;
    lanes.style.setProperty("--columns", String(columns));
    const frame = frameOf(this.#size, board);
    lanes.style.setProperty("--board", `${frame.width}px`);
    lanes.style.setProperty("--board-height", `${frame.height}px`);
    // Names and numbers may take more lines than they usually do.
    const isCrowded = isWide && this.#others() + lanes.offsetHeight > all.clientHeight + 1;
    all.classList.toggle("crowded", isCrowded);
  }

  #arrangement() {
    const { clientHeight, offsetWidth } = this.#all;
    const scale = Number.parseFloat(getComputedStyle(this.#lanes).fontSize) / LETTERS;
    const height = clientHeight - this.#others();
    const ratio = this.#size.width / this.#size.height;
    return arrangementOf({ count: this.#frames.length, ratio, width: offsetWidth, height, scale });
  }

  /** The height of all that is not the boards, with the gaps between. */
  #others() {
    const shown = [...this.#all.children].filter(
      (child) => child !== this.#lanes && /** @type {HTMLElement} */ (child).offsetHeight > 0,
    );
    const gap = Number.parseFloat(getComputedStyle(this.#all).rowGap) || 0;
    return shown.reduce((sum, child) => sum + /** @type {HTMLElement} */ (child).offsetHeight + gap, 0);
  }

  /** Where the style sheets say the rest, or one board has all the room. @param {boolean} isWide */
  #byStyle(isWide) {
    const isBeside = !isWide && !this.#isOverlaid && this.#size.width / this.#size.height < NEARLY_SQUARE;
    // Below their names in a column, more than two have no room for all sums.
    const isBrief = isWide && Number(this.#lanes.dataset.count) > 2;
    const form = isBeside ? "beside" : isBrief ? "brief" : "full";
    return { form, columns: this.#frames.length, board: 0 };
  }

  end() {
    this.#watch.disconnect();
  }
}
