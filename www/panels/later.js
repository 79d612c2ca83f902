// Content that is loaded when it is opened for the first time.

/**
 * @param {import("./panel.js").Stage} stage
 * @param {"part.path" | "part.boards" | "part.measure" | "part.settings" | "tab.why" | "tab.open-list"} key Its name for when it cannot be loaded.
 * @param {() => Promise<(() => void) | undefined>} fill Fills it, and returns a function that keeps it up to date;
 *   undefined if it cannot be loaded.
 * @returns {{ open: () => Promise<boolean>, update: () => void }} `open` loads it unless it is there, and tells whether
 *   it is; if it is not, opening it tries again. `update` keeps it up to date, once it is there.
 */
export function later({ say, refresh, language: { t } }, key, fill) {
  /** @type {(() => void) | undefined} */
  let update;
  /** @type {Promise<(() => void) | undefined> | undefined} */
  let loading;
  return {
    async open() {
      if (update) return true;
      // Whoever opens it again meanwhile waits for the same answer.
      if (loading) return (await loading) !== undefined;
      loading = fill();
      update = await loading;
      loading = undefined;
      if (!update) say(t("error.part", { part: t(key) }));
      else refresh();
      return update !== undefined;
    },
    update: () => update?.(),
  };
}
