// Brings what a reader has just opened into sight, where the page scrolls and it would come below the window's edge, or behind
// the transport there.

import { windowOf } from "./dom.js";

/** So much of it must be seen, in CSS pixels: the rest is scrolled to like anything else. */
const LEAST = 200;

/** Ends waiting for what is in the element that was opened last. */
let end = new AbortController();

/** @param {Element} element What was opened; its `scroll-margin-bottom` is what lies over the window's lower edge. */
export function bringIntoSight(element) {
  end.abort();
  scroll(element);
  if (isLarge(element)) return;
  // What is in it may come later; until then readers may go somewhere else.
  const window = windowOf(element);
  end = new AbortController();
  const { signal } = end;
  const goOn = () => end.abort();
  const watch = new window.ResizeObserver(() => {
    const isShown = element.getClientRects().length > 0;
    if (isShown) scroll(element);
    if (!isShown || isLarge(element)) goOn();
  });
  signal.addEventListener("abort", () => watch.disconnect());
  for (const name of ["pointerdown", "keydown", "wheel"]) {
    window.addEventListener(name, goOn, { capture: true, passive: true, signal });
  }
  watch.observe(element);
}

/** Whether there is enough of it. @param {Element} element */
const isLarge = (element) => element.getBoundingClientRect().height >= LEAST;

/** @param {Element} element */
function scroll(element) {
  const { top, height } = element.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(element).scrollMarginBottom) || 0;
  if (top >= 0 && top + Math.min(height, LEAST) <= windowOf(element).innerHeight - covered) return;
  element.scrollIntoView({ block: "nearest" });
}
