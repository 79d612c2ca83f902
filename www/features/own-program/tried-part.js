// The reader's program is run on boards of growing size. The first on which it is wrong is made as small as can be and shown, with
// the answer to what the program does there.

import "../../core/i18n/en/check.js";
import "../../core/i18n/en/own-program.js";
import { make, setText } from "../../core/ui/dom.js";
import { wrongText } from "./judged-text.js";
import { runMany } from "./run-many.js";
import { timed } from "./sandbox.js";
import { errorText } from "./told-run.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Outcome } from "../../running/judged.js"
 * @import { Site } from "../../running/instrumented.js"
 * @import { Smallest, Trial, TriedOn } from "../../running/tried-on-boards.js"
 * @import { Answering, Ground } from "./program-part.js"
 * @import { ToldRun } from "./program-runs.js"
 * @import { Runner } from "./in-javascript.js"
 * @import { Order } from "./run-worker.js"
 * @import { Unfit } from "./sandbox.js"
 * @import { Told } from "./told-run.js"
 */

/**
 * What there is to be tried: why it cannot be, if so; and how it is run on a board, with the sites where cells may be removed.
 * @typedef {{ fault: Told | undefined, orderFor: (board: Ground) => Order, sites: Site[], run: Runner["run"] }} Program
 */

/**
 * What it is tried on, and what is made of that.
 * @template {TriedOn} T
 * @typedef {object} Trials
 * @property {number} count On how many boards.
 * @property {string} name What the button says.
 * @property {boolean} isWatched Whether the cells matter that it expands.
 * @property {() => Promise<Generator<Trial, T, Outcome> | undefined>} work Undefined if a part of the program cannot be loaded.
 * @property {(found: T) => string[]} sentences What is said of it.
 * @property {(found: T) => void} [hear] Called with what came of it.
 * @property {() => string[]} [endless] What is said of it if it does not even end on the board above.
 */
/** How long what does not end is looked at on a small board, in milliseconds. */
const SHORT = 1000;
/**
 * @template {TriedOn} T
 * @param {object} given
 * @param {Language} given.language
 * @param {Trials<T>} given.trials
 * @param {HTMLElement} given.place Where a board on which it is wrong is shown.
 * @param {Answering} given.answering
 * @param {(board: Ground, hear: (told: ToldRun) => void, longest?: number) => () => void} given.runOn
 * @param {(then: () => void, endless: () => void) => void} given.first Runs it on the board above before anything else, if it has not been
 *   run there.
 * @param {(sentence: string, line?: number) => void} given.say
 * @param {(then: (program: Program | Unfit) => void) => () => void} given.program Makes it ready; what is returned ends that.
 * @param {() => void} given.before Ends what else is going on.
 */
export function triedPart({ language, trials, place, answering, runOn, say, first, program, before }) {
  const { t } = language;
  const progress = make("progress", { max: trials.count, "aria-label": t("own.trying") });
  const bar = make("div", { class: "row", hidden: true }, progress);
  const button = make("button", { type: "button", onclick: () => press() }, trials.name);
  /** What ends it, as long as it goes on. @type {(() => void) | undefined} */
  let stop;
  /** Ends what is looked for about the board that is shown. */
  let endShowing = () => {};

  function press() {
    const isGoing = stop !== undefined;
    forget();
    if (isGoing) say(t("own.stopped"));
    else first(begin, () => trials.endless && say(language.joined(trials.endless())));
  }

  /** Ends it, and takes away what was shown. */
  function forget() {
    stop?.();
    stop = undefined;
    endShowing();
    bar.hidden = true;
    setText(button, trials.name);
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
  async function tryIt({ orderFor, sites, run }) {
    const ending = new AbortController();
    stop = () => ending.abort();
    const work = await trials.work();
    if (ending.signal.aborted) return;
    if (!work) return done("missing");
    const beginning = {
      run,
      orderFor: (/** @type {Trial} */ { ground, longest }) => timed(orderFor(ground), longest),
      ...(trials.isWatched && { sites }),
    };
    stop = runMany(beginning, work, {
      began: ({ done }) => {
        progress.value = done;
      },
      done,
    });
  }

  /** @param {T | Unfit} found */
  function done(found) {
    forget();
    if (typeof found === "string") return say(t(`own.${found}`));
    const { smallest } = found;
    trials.hear?.(found);
    say(language.joined(trials.sentences(found)), smallest?.outcome.failure?.line);
    if (smallest) show(smallest);
    else if (isNarrow()) button.scrollIntoView({ block: "nearest" });
  }

  /** Shows what goes wrong on a small board, and what the program does there. @param {Smallest} smallest */
  function show({ ground, outcome, wrong, path, log, frame }) {
    const title = make("h4", { tabIndex: -1 }, t("own.tried.title"));
    const sentence = wrongText(wrong, language, outcome.failure && errorText(outcome.failure, t));
    const answer = make("div");
    const hear = (/** @type {Node[]} */ elements) => answer.replaceChildren(...elements);
    const run = { board: ground, path, log: "" };
    place.replaceChildren(
      make("article", { class: "bug-page" }, title, make("p", {}, sentence), make("div", { class: "told" }, answer)),
    );
    if (document.activeElement === button) title.focus({ preventScroll: true });
    if (isNarrow()) title.scrollIntoView();
    else place.parentElement?.scrollTo({ top: 0 });
    if (log !== undefined) {
      endShowing = answering({ ...run, log, ...(frame && { frame }) }, hear);
      return;
    }
    answering(run, hear);
    const ran = (/** @type {ToldRun} */ { log, hasCells }) => {
      if (hasCells) endShowing = answering({ ...run, log }, hear);
    };
    endShowing = runOn(ground, ran, wrong.fails === "endless" ? SHORT : undefined);
  }

  return { button, bar, forget, isGoing: () => stop !== undefined };
}

/** Whether the parts of the dialog are below each other. */
const isNarrow = () => matchMedia("(width < 900px)").matches;
