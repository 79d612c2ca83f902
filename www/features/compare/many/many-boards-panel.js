// The row below the comparison that puts it on a hundred boards like the one that is shown: a sentence, and when it is opened
// two small pictures for each run. On small boards the sentence comes by itself, so that nobody takes one board for all.

import { part } from "../../../core/engine/errors.js";
import { make, numberInput, setText } from "../../../core/ui/dom.js";
import "../../../core/i18n/en/compare.js";
import "../../../core/i18n/en/many.js";
import { bringIntoSight } from "../../../core/ui/in-sight.js";
import { remember, remembered } from "../../../core/ui/remember.js";
import { dressLater } from "../../../core/ui/styles.js";
import { excessOf } from "../excess.js";
import { discOf, marked, setMarked } from "../run-mark.js";
import { excesses, percentsOf, sayingOf, spreadOf } from "./many-boards-sentences.js";
import { COUNT } from "./sample.js";
import { Sampling } from "./sampling.js";
import { spreadPicture } from "./spread-picture.js";

/**
 * @import { Speaking } from "../../../core/i18n/index.js"
 * @import { Key } from "../../../core/i18n/keys.js"
 * @import { Acting } from "../../../core/panels/panel.js"
 * @import { Run } from "../../../core/run/run.js"
 * @import { Showing } from "../../../core/session/session.js"
 * @import { Compared } from "../below.js"
 * @import { Order, Sample } from "./sample.js"
 */

/** Where the seed is remembered. */
const SEED = "many.seed";
const LARGEST_SEED = 9999;
/** The sentence comes by itself for boards of so many cells; larger ones take long. */
const MOST_BY_ITSELF = 64 * 64;
/** Boards of more cells are too large for a hundred like them. */
export const MOST_CELLS = 512 * 512;

/**
 * @param {Showing & Acting & Speaking} stage
 * @param {HTMLElement} element The element that holds it.
 * @param {() => Compared[]} runs What is compared.
 * @returns {{ update: () => void, dispose: () => void }}
 */
export function fillMany(stage, element, runs) {
  const { language } = stage;
  const { t, number } = language;
  const isBundled = typeof STARSTEP_MANY_STYLES === "string";
  part(dressLater(element, "many.css", isBundled ? STARSTEP_MANY_STYLES : undefined));
  const sampling = new Sampling(stage.refresh);
  let isOpen = false;
  /** Whether it was just opened, and has to be brought into sight once it is filled. */
  let isOpening = false;
  const opener = make(
    "button",
    { type: "button", class: "many-button", "aria-expanded": "false", onclick: toggle },
    t("many.open", { count: COUNT }),
  );
  const said = make("p", { class: "likely", "aria-live": "polite" });
  const progress = make("progress", { max: 1, value: 0, "aria-label": t("many.running"), hidden: true });
  const cancel = make("button", { type: "button", onclick: () => sampling.cancel(), hidden: true }, t("many.cancel"));
  const again = make("button", { type: "button", onclick: begin, hidden: true }, t("many.again"));
  const seed = numberInput({ min: 0, max: LARGEST_SEED, step: 1, value: seedFrom(remembered(SEED)), onchange: choose });
  const field = make("label", { class: "seed" }, t("many.seed"), " ", seed);
  const how = make("p", { class: "how" });
  const table = make("div", { class: "spreads" });
  const details = make(
    "div",
    { class: "many-details", hidden: true },
    table,
    make("div", { class: "row" }, field, how),
  );
  element.append(make("div", { class: "head" }, opener, said, progress, cancel, again), details);
  /** What the table shows. @type {Sample | undefined} */
  let shown;
  let shownFor = "";

  function toggle() {
    isOpen = !isOpen;
    opener.setAttribute("aria-expanded", String(isOpen));
    details.hidden = !isOpen;
    if (!isOpen && stage.run().board.cells.length > MOST_BY_ITSELF) sampling.end();
    isOpening = isOpen;
    stage.refresh();
  }

  function choose() {
    seed.value = seedFrom(seed.value);
    remember(SEED, seed.value);
    stage.refresh();
  }

  /** What is searched: all that the engine does not refuse. @returns {Order} */
  const order = () => {
    const { width, height, cells, start, goal, origin } = stage.run().board;
    return {
      board: { width, height, cells, start, goal, origin },
      runs: searches().map(({ run }) => run.options),
      seed: Number(seed.value),
    };
  };
  const searches = () => runs().filter(({ run }) => !run.error);

  function begin() {
    sampling.again(order());
  }

  /** Another one whenever something else is wanted; empty while nothing is. */
  function wanted() {
    const { board } = stage.run();
    if (board.cells.length > (isOpen ? MOST_CELLS : MOST_BY_ITSELF) || searches().length === 0) return "";
    return JSON.stringify([stage.session().document.revision, searches().map(({ run }) => run.options), seed.value]);
  }

  /** What is said when there is nothing to tell. */
  function reason() {
    if (stage.run().board.cells.length > MOST_CELLS)
      return isOpen ? t("many.large", { side: Math.sqrt(MOST_CELLS) }) : "";
    const { failure, reason } = sampling;
    if (failure) return language.explain(Object.assign(new Error(failure.message), failure));
    if (reason) return t(`many.${reason}`);
    return isOpen ? t("many.running") : "";
  }

  function update() {
    const { session } = stage;
    // What the reader draws or waits for comes first.
    sampling.want(wanted(), () =>
      session().document.isPainting || session().runs.some(({ isSearching }) => isSearching) ? undefined : order(),
    );
    const { sample, share } = sampling;
    const all = searches();
    const options = all.map(({ run }) => run.options);
    const names = all.map(({ name }) => name);
    setMarked(
      said,
      sample
        ? sayingOf(
            sample,
            options,
            all.map(({ name, place }) => marked(name, place)),
            language,
          )
        : reason(),
    );
    progress.hidden = cancel.hidden = !isOpen || share === undefined;
    progress.value = share ?? 0;
    again.hidden = !isOpen || sampling.reason === undefined;
    const now = `${names.join()} ${all.map(({ total: { length, cost } }) => [length, cost]).join()}`;
    if (!isOpen || (sample === shown && now === shownFor && !isOpening)) return;
    [shown, shownFor] = [sample, now];
    const count = sample?.runs[0].cost.length ?? 0;
    setText(
      how,
      sample ? t(sample.tries > count ? "many.howSome" : "many.how", { count, left: sample.tries - count }) : "",
    );
    table.replaceChildren(...(sample && count > 0 ? [tableOf(sample)] : []));
    if (isOpening && sample) bringIntoSight(details);
    isOpening &&= !sample;
  }

  /** Two pictures for each run, each with its numbers. @param {Sample} sample */
  function tableOf(sample) {
    const all = searches();
    const percents = sample.runs.map((found, index) => excesses(found, all[index].run.options));
    const mostExpanded = Math.max(
      ...sample.runs.flatMap(({ expanded }) => expanded),
      ...all.map(({ total }) => total.length),
    );
    const here = all.map(({ run, total: { cost } }) =>
      excessOf(/** @type {Run} */ (/** @type {unknown} */ ({ ...pick(run), stats: { pathCost: cost } }))),
    );
    const mostPercent = Math.max(1, ...percents.flat(), ...here.map((percent) => percent ?? 0));
    const rows = all.map(({ name, place, total }, index) =>
      make(
        "tr",
        {},
        make("th", { scope: "row" }, discOf(place), name),
        cell(sample.runs[index].expanded, mostExpanded, total.length, t("many.expanded"), name, ""),
        cell(percents[index], mostPercent, here[index], t("many.excess"), name, "%"),
      ),
    );
    const head = ["many.run", "many.expanded", "many.excess"].map((key) =>
      make("th", { scope: "col" }, t(/** @type {Key} */ (key))),
    );
    return make("table", {}, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...rows));
  }

  /** @param {readonly number[]} numbers @param {number} most @param {number | undefined} here @param {string} what @param {string} name @param {"" | "%"} unit */
  function cell(numbers, most, here, what, name, unit) {
    const spread = unit ? percentsOf(numbers) : spreadOf(numbers);
    const shown = (/** @type {number} */ value) => (unit ? t("many.percent", { percent: value }) : number(value));
    const isOne = spread.low === spread.high;
    const { low, high } = spread;
    const range = isOne ? shown(low) : t(unit ? "many.percents" : "many.between", { low, high });
    const all = isOne ? range : t("many.numbers", { range, median: shown(spread.median) });
    const text = here === undefined ? all : t("many.numbersHere", { all, here: shown(here) });
    return make(
      "td",
      {},
      spreadPicture(numbers, most, here, t("many.picture", { what, name, text })),
      make("span", { "aria-hidden": "true" }, text),
    );
  }

  return {
    update,
    dispose: () => sampling.end(),
  };
}

/** What tells how much more than a cheapest path one costs. @param {Run} run */
const pick = ({ shortest, options }) => ({ shortest, options });

/** A seed that can be used. @param {string | null} text */
function seedFrom(text) {
  const seed = Math.floor(Number(text ?? 1));
  return String(Number.isFinite(seed) ? Math.min(LARGEST_SEED, Math.max(0, seed)) : 1);
}
