// Uses every control of a part of the page once, whatever controls there are, so that new ones are used without being
// named here.

/** @typedef {import("@playwright/test").Locator} Locator */

/** What is not used: what leads out of the part, opens the browser's own windows, or takes as long as a video. */
const NEVER = /^(Close|Cancel|×|Open…|Open file…|Print…|Make the video|Choose a file…)$/;
/** More would be controls that make others without end. */
const MOST = 150;

/**
 * @param {Locator} part It may be made anew meanwhile; then the new one is used on.
 * @param {RegExp} [besides] The names of controls that are not used besides.
 * @returns {Promise<number>} How many were used.
 */
export async function useAll(part, besides = /^$/) {
  const done = new Set();
  while (done.size < MOST && (await part.count()) > 0) {
    const used = await part
      .first()
      .evaluate(useNext, { done: [...done], never: NEVER.source, besides: besides.source });
    if (used === undefined) break;
    done.add(used);
  }
  return done.size;
}

/**
 * Uses the next control that has not been used, and lets the page draw.
 * @param {Element} part
 * @param {{ done: string[], never: string, besides: string }} how
 * @returns {Promise<string | undefined>} What it is called; undefined if there is none.
 */
async function useNext(part, { done, never, besides }) {
  const nameOf = (/** @type {Element} */ control) => {
    const label = /** @type {HTMLInputElement} */ (control).labels?.[0]?.textContent;
    const name = control.getAttribute("aria-label") ?? label ?? (control.textContent || control.getAttribute("title"));
    return `${name}`.replace(/\s+/g, " ").trim();
  };
  const isLeftOut = (/** @type {string} */ name) => [never, besides].some((source) => new RegExp(source).test(name));
  const frame = () => new Promise(requestAnimationFrame);
  // Numbers in names change with every step.
  const keyOf = (/** @type {Element} */ control) =>
    `${control.localName} ${control.getAttribute("value") ?? ""} ${nameOf(control).replace(/\d+/g, "0")}`.slice(0, 60);
  const isUsable = (/** @type {Element} */ control) =>
    control.checkVisibility() && !(/** @type {HTMLButtonElement} */ (control).disabled) && !isLeftOut(nameOf(control));
  const controls = [...part.querySelectorAll("button, summary, select, input, textarea")];
  const next = controls.find((control) => isUsable(control) && !done.includes(keyOf(control)));
  if (!next) return undefined;
  const key = keyOf(next);
  if (next instanceof HTMLSelectElement) {
    const before = next.value;
    for (const value of [...[...next.options].filter(({ disabled }) => !disabled).map(({ value }) => value), before]) {
      next.value = value;
      next.dispatchEvent(new Event("change", { bubbles: true }));
      await frame();
    }
  } else if (
    next instanceof HTMLTextAreaElement ||
    (next instanceof HTMLInputElement && /^(text|number)$/.test(next.type))
  ) {
    // What is written there stays; it is as if the reader had looked at it.
    next.focus();
    next.dispatchEvent(new Event("input", { bubbles: true }));
    next.dispatchEvent(new Event("change", { bubbles: true }));
    next.blur();
  } else if (next instanceof HTMLElement) {
    next.click();
    await frame();
    // What can be checked is left as it was.
    if (next instanceof HTMLInputElement && next.type === "checkbox" && next.isConnected) next.click();
  }
  await frame();
  await frame();
  return key;
}
