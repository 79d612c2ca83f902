// A cell that is taken travels from the head of the list to its place on the board: what A* does, with both ends in sight.

import { make, windowOf } from "../../core/ui/dom.js";

/**
 * @import { Camera } from "../../core/render/camera.js"
 * @import { Coord } from "../../rules/cells.js"
 */

/** How long it is on its way, in milliseconds. */
const TIME = 180;

/** What is on its way, by the list that it comes from. @type {WeakMap<Element, Animation>} */
const underway = new WeakMap();

/**
 * Shows the way, unless motion is to be avoided or one of its ends is out of sight.
 * @param {HTMLElement} row Where it comes from.
 * @param {Camera} camera How the board is drawn.
 * @param {Coord} cell Where it goes.
 */
export function travel(row, { size, left, top }, [x, y]) {
  underway.get(row)?.cancel();
  const root = /** @type {ShadowRoot} */ (row.getRootNode());
  const board = /** @type {HTMLCanvasElement | null} */ (root.querySelector(".frame > .board"));
  if (!board || windowOf(row).matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [from, frame] = [row, board].map((it) => it.getBoundingClientRect());
  const scale = frame.width / board.width;
  const to = new DOMRect(
    frame.x + (left + x * size) * scale,
    frame.y + (top + y * size) * scale,
    size * scale,
    size * scale,
  );
  const panel = row.closest(".tab-panel")?.getBoundingClientRect();
  if (!panel || !isWithin(from, panel) || !isWithin(to, frame)) return;
  const moving = make("div", { class: "travelling", "aria-hidden": "true" });
  Object.assign(moving.style, { width: `${to.width}px`, height: `${to.width}px` });
  row.closest(".container")?.append(moving);
  // What surrounds it may have moved the origin.
  const { x: ownX, y: ownY } = moving.getBoundingClientRect();
  const at = (/** @type {DOMRect} */ { x, y }) => `translate(${x - ownX}px, ${y - ownY}px)`;
  const animation = moving.animate(
    [
      { transform: `${at(from)} scale(${from.width / to.width}, ${from.height / to.width})`, opacity: 0.5 },
      { transform: at(to), opacity: 1 },
    ],
    { duration: TIME, easing: "ease-in-out" },
  );
  underway.set(row, animation);
  animation.onfinish = animation.oncancel = () => moving.remove();
}

/** Whether the middle of one is in the other. @param {DOMRect} it @param {DOMRect} around */
function isWithin(it, around) {
  const [x, y] = [it.x + it.width / 2, it.y + it.height / 2];
  return x > around.left && x < around.right && y > around.top && y < around.bottom;
}
