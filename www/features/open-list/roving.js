// One of many buttons in the order of the Tab key; arrow keys lead from it to the others.

/**
 * The buttons of a list, of which the Tab key stops at one.
 * @param {HTMLElement} list
 * @returns {() => void} To be called when there are other buttons, or some are hidden.
 */
export function roving(list) {
  const buttons = () => [.../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("tr:not([hidden]) button"))];
  const keepOne = (/** @type {HTMLElement | undefined} */ chosen) => {
    const all = buttons();
    const one = chosen ?? all.find(({ tabIndex }) => tabIndex === 0) ?? all[0];
    for (const button of all) button.tabIndex = button === one ? 0 : -1;
  };
  list.addEventListener("keydown", (event) => {
    const all = buttons();
    const at = all.indexOf(/** @type {HTMLElement} */ (event.target));
    const places = /** @type {Record<string, number>} */ ({
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    });
    const button = all[places[event.key] ?? -1];
    if (at < 0 || !button) return;
    event.preventDefault();
    keepOne(button);
    button.focus();
  });
  return () => keepOne(undefined);
}
