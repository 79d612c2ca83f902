// “Try it on 200 boards”: the reader's program is run on boards of growing size. The first on which it is wrong is made as small as
// can be and shown, with the answer to what the program does there.

import "../../core/i18n/en/check.js";
import "../../core/i18n/en/own-program.js";
import { part } from "../../core/engine/errors.js";
import { make, setText } from "../../core/ui/dom.js";
import { hasDiagonals } from "../../rules/moves.js";
import { BOARDS } from "../../running/boards-to-try.js";
import { runMany } from "./run-many.js";
import { LONGEST, timed } from "./sandbox.js";
import { errorText } from "./told-run.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Moving } from "../../running/cheapest.js"
 * @import { Tried } from "../../running/tried-on-boards.js"
 * @import { Answering, Ground } from "./program-part.js"
 * @import { ToldRun } from "./program-runs.js"
 * @import { Runner } from "./in-javascript.js"
 * @import { Order } from "./run-worker.js"
 * @import { Unfit } from "./sandbox.js"
 * @import { Told } from "./told-run.js"
 */

/**
 * What there is to be tried: why it cannot be, if so; and how it is run on a board.
 * @typedef {{ fault: Told | undefined, orderFor: (board: Ground) => Order, run: Runner["run"] }} Program
 */

const SECONDS = LONGEST / 1000;
/** How long what does not end is looked at on a small board, in milliseconds. */
const SHORT = 1000;
/** How it is wrong, in a sentence. */
const SENTENCES = /** @type {const} */ ({
  dearer: "check.refuted.dearer",
  none: "check.refuted.none",
  forbidden: "check.refuted.forbidden",
  astray: "own.tried.astray",
  phantom: "own.tried.phantom",
  error: "own.tried.error",
  endless: "own.tried.endless",
});

/**
 * @param {object} given
 * @param {Language} given.language
 * @param {HTMLElement} given.place Where a board on which it is wrong is shown.
 * @param {Answering} given.answering
 * @param {() => Moving | undefined} given.known Which moves the program means, as far as that is known.
 * @param {(board: Ground, hear: (told: ToldRun) => void, longest?: number) => () => void} given.runOn
 * @param {(then: () => void) => void} given.first Runs it on the board above before anything else, if it has not been run there.
 * @param {(sentence: string, line?: number) => void} given.say
 * @param {(then: (program: Program | Unfit) => void) => () => void} given.program Makes it ready; what is returned ends that.
 * @param {() => void} given.before Ends what else is going on.
 */
export function triedPart({ language, place, answering, known, runOn, say, first, program, before }) {
  const { t } = language;
  const progress = make("progress", { max: BOARDS, "aria-label": t("own.trying") });
  const bar = make("div", { class: "row", hidden: true }, progress);
  const button = make("button", { type: "button", onclick: () => press() }, t("own.try", { count: BOARDS }));
  /** What ends it, as long as it goes on. @type {(() => void) | undefined} */
  let stop;
  /** Ends what is looked for about the board that is shown. */
  let endShowing = () => {};

  function press() {
    const isGoing = stop !== undefined;
    forget();
    if (isGoing) say(t("own.stopped"));
    else first(begin);
  }

  /** Ends it, and takes away what was shown. */
  function forget() {
    stop?.();
    stop = undefined;
    endShowing();
    bar.hidden = true;
    setText(button, t("own.try", { count: BOARDS }));
    place.replaceChildren();
  }

  function begin() {
    before();
    say(t("own.trying"));
    bar.hidden = false;
    progress.value = 0;
    setText(button, t("check.cancel"));
    let isRead = false;
    const end = program((found) => {
      isRead = true;
      if (typeof found === "string") return done(found);
      if (!found.fault) return tryIt(found);
      forget();
      say(found.fault.sentence, found.fault.line);
    });
    if (!isRead) stop = end;
  }

  /** @param {Program} program */
  async function tryIt({ orderFor, run }) {
    const ending = new AbortController();
    stop = () => ending.abort();
    const module = await part(import("../../running/tried-on-boards.js"));
    if (ending.signal.aborted) return;
    if (!module) return done("missing");
    const work = module.tryOut(() => performance.now(), known);
    stop = runMany(run, ({ ground, longest }) => timed(orderFor(ground), longest), work, {
      began: ({ done }) => {
        progress.value = done;
      },
      done,
    });
  }

  /** @param {Tried | Unfit} found */
  function done(found) {
    forget();
    if (typeof found === "string") return say(t(`own.${found}`));
    const { smallest } = found;
    const sentence = language.joined(sentencesOf(found, language));
    say(sentence, smallest?.outcome.failure?.line);
    if (smallest) show(/** @type {Required<Tried>} */ (found));
    else if (isNarrow()) button.scrollIntoView({ block: "nearest" });
  }

  /** Shows what goes wrong on a small board, and what the program does there. @param {Required<Tried>} found */
  function show({ smallest: { ground, outcome, wrong, path } }) {
    const title = make("h4", { tabIndex: -1 }, t("own.tried.title"));
    const { fails, cost = 0, optimum = 0 } = wrong;
    const number = (/** @type {number} */ value) => Math.round(value * 100) / 100;
    const sentence = t(SENTENCES[fails], {
      cost: number(cost),
      optimum: number(optimum),
      error: outcome.failure ? errorText(outcome.failure, t) : "",
    });
    const answer = make("div");
    const hear = (/** @type {Node[]} */ elements) => answer.replaceChildren(...elements);
    const run = { board: ground, path, log: "" };
    place.replaceChildren(
      make("article", { class: "bug-page" }, title, make("p", {}, sentence), make("div", { class: "told" }, answer)),
    );
    if (document.activeElement === button) title.focus({ preventScroll: true });
    if (isNarrow()) title.scrollIntoView();
    else place.parentElement?.scrollTo({ top: 0 });
    answering(run, hear);
    const ran = (/** @type {ToldRun} */ { log, hasCells }) => {
      if (hasCells) endShowing = answering({ ...run, log }, hear);
    };
    endShowing = runOn(ground, ran, fails === "endless" ? SHORT : undefined);
  }

  return { button, bar, forget, isGoing: () => stop !== undefined };
}

/** Whether the parts of the dialog are below each other. */
const isNarrow = () => matchMedia("(width < 900px)").matches;

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
