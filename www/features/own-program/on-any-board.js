// “Try it on 200 boards”: what a program is tried on, and what is said of it, where nobody has said by which moves it goes.

import "../../core/i18n/en/check.js";
import "../../core/i18n/en/own-program.js";
import { part } from "../../core/engine/errors.js";
import { hasDiagonals } from "../../rules/moves.js";
import { BOARDS } from "../../running/boards-to-try.js";
import { LONGEST } from "./sandbox.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Moving } from "../../running/cheapest.js"
 * @import { Tried } from "../../running/tried-on-boards.js"
 * @import { Trials } from "./tried-part.js"
 */

const SECONDS = LONGEST / 1000;

/**
 * @param {Language} language
 * @param {() => Moving | undefined} known Which moves the program means, as far as that is known.
 * @returns {Trials<Tried>}
 */
export const onAnyBoard = (language, known) => ({
  count: BOARDS,
  name: language.t("own.try", { count: BOARDS }),
  isWatched: false,
  async work() {
    const module = await part(import("../../running/tried-on-boards.js"));
    return module?.tryOut(() => performance.now(), known);
  },
  sentences: (tried) => sentencesOf(tried, language),
});

/** What was found, in sentences. @param {Tried} tried @param {Language} language */
function sentencesOf({ count, largest, paths, unread, wrong, reading, smallest }, language) {
  const { t, tag } = language;
  const { diagonal, straight, slanted } = reading.moving;
  const moves = [t(`check.moves.${diagonal}`)];
  if (hasDiagonals({ diagonal })) moves.push(costsText());
  function costsText() {
    if (straight === 10) return t("check.costs.10-14");
    if (slanted === Math.SQRT2) return t("check.costs.sqrt2");
    if (slanted === straight) return t("check.costs.10-10");
    return t("check.costs.own", { cost: new Intl.NumberFormat(tag).format(slanted / straight) });
  }
  const isEndless = smallest?.wrong.fails === "endless";
  const verdict = smallest ? (isEndless ? "own.tried.isEndless" : "own.tried.isWrong") : "own.tried.isRight";
  return [
    ...(paths === 0 && !smallest ? [] : [t(verdict, { count, wrong, ...largest, paths, seconds: SECONDS })]),
    ...(paths === 0
      ? [t("own.tried.silent", { count })]
      : [t("own.tried.reading", { moves: moves.join(t("check.separator")) })]),
    ...(unread > 0 && paths > 0 ? [t("own.tried.unread", { unread })] : []),
  ];
}
