// Below a reader's program that is played beside Starstep's own run: its text, with the lines that run at the step that is shown.

import "../../core/i18n/en/own-program.js";
import { make, setText } from "../../core/ui/dom.js";
import { codeView } from "./code-view.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Ran } from "../../running/ran-lines.js"
 * @import { Written } from "../../running/written-in.js"
 */

/**
 * A run of which it is known which lines ran.
 * @typedef {object} Traced
 * @property {string} text
 * @property {Written} written
 * @property {Ran} ran
 * @property {number} line Where it removes its cells.
 * @property {boolean} isEnded Whether it came to its end.
 */

/** @param {Traced} traced @returns {import("../../core/session/recorded.js").Below} */
export const ranPart =
  ({ text, written, ran, line, isEnded }) =>
  (/** @type {HTMLElement} */ place, /** @type {Language} */ language) => {
    const { t } = language;
    const said = make("p");
    const host = make("div", { class: "code-view" });
    place.append(make("h3", {}, t("own.editor")), said, host);
    const view = codeView(host, text, written, t("own.editor"));
    let shown = -1;
    return {
      /** @param {Run} run */
      update({ position }) {
        if (position === shown) return;
        shown = position;
        const isLast = isEnded && position === ran.length - 1;
        const key = position === 0 ? "own.ran.before" : isLast ? "own.ran.last" : "own.ran.step";
        const { counts, stale } = ran[position] ?? { counts: new Map(), stale: 0 };
        const older = stale > 0 ? [t("own.ran.stale", { count: stale })] : [];
        setText(said, language.joined([t(key, { step: position, line }), ...older]));
        view.show({ ran: counts, at: position === 0 ? undefined : line });
      },
      dispose: view.end,
    };
  };
