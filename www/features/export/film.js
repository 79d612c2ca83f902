// What filmstrips and videos are of: the search in front, or all that are compared, each searched once more. They count
// steps, all from the first one; a search that has ended stays at its end.

import { namesOf, wordsOf } from "../compare/run-names.js";
import { hasBoards, isCompared } from "./compared.js";
import { searchAgain } from "./reel.js";

/**
 * @import { Language, Speaking } from "../../core/i18n/index.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Reel } from "./reel.js"
 */

export class Film {
  /** @param {Reel[]} reels @param {string[]} names What each is called; none for one alone. */
  constructor(reels, names) {
    this.reels = reels;
    this.names = names;
  }

  get board() {
    return this.reels[0].run.board;
  }

  get runs() {
    return this.reels.map(({ run }) => run);
  }

  /** How many steps the longest has. */
  get length() {
    return Math.max(...this.reels.map(({ length }) => length));
  }

  /** Goes to a step. @param {number} step @returns {Run[]} All searches, each as far as it has got. */
  at(step) {
    return this.reels.map((reel) => reel.at(Math.min(step, reel.length)));
  }

  /** What is said above a board. @param {number} index @param {Language} language */
  labelOf(index, { t }) {
    const step = t("narrator.step", { position: this.reels[index].run.position });
    return this.names.length > 0 ? `${this.names[index]} · ${step}` : step;
  }
}

/**
 * @typedef {object} Films
 * @property {Film} front Of the search in front alone.
 * @property {Film | undefined} all Of all that are compared, each on its own board.
 * @property {string} note That only one of several is shown, where that is so; else nothing.
 * @property {() => void} dispose
 */

/**
 * Searches again what is shown.
 * @param {Showing & Speaking} stage
 * @param {HTMLElement} element Where it is said that it takes time, or why there is nothing.
 * @returns {Promise<Films | undefined>}
 */
export async function filmsOf(stage, element) {
  const { language } = stage;
  const session = stage.session();
  const { runs, run: front } = session;
  const names = wordsOf(namesOf(runs, language), language);
  const shown = hasBoards(session) ? runs : [front];
  /** @type {Reel[]} */
  const reels = [];
  const dispose = () => {
    for (const reel of reels) reel.dispose();
  };
  for (const run of shown) {
    const reel = await searchAgain(stage, element, run);
    if (!reel) {
      dispose();
      return undefined;
    }
    reels.push(reel);
  }
  const isOverlay = isCompared(session) && !hasBoards(session);
  const isAlone = isOverlay || session.comparing?.recorded !== undefined;
  return {
    front: new Film([reels[shown.indexOf(front)]], []),
    all: reels.length > 1 ? new Film(reels, names) : undefined,
    note: isAlone ? language.t("take.onlyFront", { name: names[runs.indexOf(front)] }) : "",
    dispose,
  };
}
