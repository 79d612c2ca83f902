// Content that is folded away, and loaded when it is opened for the first time.

/**
 * @param {import("./panel.js").Stage} stage
 * @param {HTMLDetailsElement} details
 * @param {"part.path" | "part.measure"} key Its name for when it cannot be loaded.
 * @param {() => Promise<(() => void) | undefined>} fill Fills it, and returns a function that keeps it up to date;
 *   undefined if it cannot be loaded.
 * @returns {() => void} Keeps it up to date, once it is there.
 */
export function later({ say, language: { t } }, details, key, fill) {
  /** @type {(() => void) | undefined} */
  let update;
  let isLoading = false;
  details.addEventListener("toggle", async () => {
    if (update || isLoading || !details.open) return;
    isLoading = true;
    update = await fill();
    isLoading = false;
    if (update) return update();
    // Closed again, so that opening it tries again.
    details.open = false;
    say(t("error.part", { part: t(key) }));
  });
  return () => update?.();
}
