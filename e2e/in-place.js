// Whether what a lesson shows can be seen and read: nothing lies on anything else, nothing is cut off, and the board is
// whole beside what is asked about it.

import { expect } from "./page.js";

/**
 * Waits until all is in its place; a panel may still be moving.
 * @param {import("@playwright/test").Page} page
 * @param {string} moment What is shown, for the message.
 */
export const expectInPlace = (page, moment) =>
  expect.poll(() => page.locator("star-step").evaluate(misplaced), { message: moment, timeout: 5000 }).toEqual([]);

/** What is not as it should be, in words. @param {HTMLElement} star */
function misplaced(star) {
  const root = /** @type {ShadowRoot} */ (star.shadowRoot);
  const all = (/** @type {string} */ selector) =>
    [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))].filter(
      (it) => it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().width > 1,
    );
  const boxOf = (/** @type {Element} */ it) => it.getBoundingClientRect();
  const nameOf = (/** @type {Element} */ it) => `${it.localName}.${it.className} “${it.textContent?.slice(0, 30)}”`;
  const isOn = (/** @type {Element} */ a, /** @type {Element} */ b) => {
    const [one, other] = [boxOf(a), boxOf(b)];
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 1 && down > 1;
  };
  const problems = [];
  // What scrolls under the board or the transport is not on them, so each is looked at by itself.
  for (const region of [
    ".tab-panel :is(button, input, p, h2, th, td)",
    ".tabs button",
    ".transport :is(button, input, select)",
  ]) {
    const parts = all(region).filter((it) => it.textContent || it.localName === "input");
    for (const [index, part] of parts.entries()) {
      if (
        part.scrollWidth > part.clientWidth + 1 &&
        part.localName !== "input" &&
        getComputedStyle(part).display !== "inline"
      )
        problems.push(`${nameOf(part)} is cut off`);
      const under = parts.slice(index + 1).find((it) => !part.contains(it) && isOn(part, it));
      if (under) problems.push(`${nameOf(part)} is on ${nameOf(under)}`);
    }
  }
  const [steps, transport, panel, board, question] = [".steps", ".transport", ".tab-panel", ".board", ".question"].map(
    (it) => all(it)[0],
  );
  const isWide = boxOf(panel).left > boxOf(board).right - 1;
  const floor = isWide ? boxOf(panel).bottom : boxOf(steps).top;
  const ceiling = isWide ? boxOf(panel).top : boxOf(board).bottom;
  // What leads on is always in sight: right above the transport, or above the status line, which is there.
  const above = isWide ? boxOf(board).bottom : boxOf(transport).top - 70;
  if (boxOf(steps).top < above || boxOf(steps).bottom > boxOf(transport).top + 1)
    problems.push("what leads on is not above the transport");
  const { top, bottom } = boxOf(board);
  if (top < -1 || bottom > boxOf(steps).top + 1) problems.push("the board is not wholly in sight");
  if (question) {
    const { top, bottom, height } = boxOf(question);
    if (bottom > floor + 1 || (height <= floor - ceiling && top < ceiling - 1))
      problems.push("the question is not in sight");
  }
  return problems;
}
