// What is done with a comparison as a whole: examples, what the clock counts, overlay, ladder, another run, the end.

import { hasCode } from "../../core/engine/errors.js";
import "../../core/i18n/en/compare.js";
import { MOST_RUNS } from "../../core/session/how.js";
import { make, setText, setValue } from "../../core/ui/dom.js";
import { nextRun } from "./next-run.js";
import { PRESETS } from "./presets.js";
import { namesOf, wordsOf } from "./run-names.js";

/**
 * @import { Key } from "../../core/i18n/keys.js"
 * @import { Host } from "./compare-view.js"
 * @import { How } from "../../core/session/how.js"
 */

/**
 * @param {Host} host
 * @param {{ ladder: () => boolean, toggleLadder: () => void, panels: () => boolean, togglePanels: () => void }} parts What it opens.
 */
export function barOf({ stage, comparing, level, lessons }, { ladder, toggleLadder, panels, togglePanels }) {
  const { command, session, language, say } = stage;
  const { t, explain } = language;
  const { options = [] } = lessons().lesson?.facts ?? {};
  const ofLesson = options.length > 1 ? options.slice(0, MOST_RUNS) : undefined;
  const names = /** @type {(keyof typeof PRESETS)[]} */ (Object.keys(PRESETS));
  const examples = make(
    "select",
    { "aria-label": t("compare.presets") },
    make("option", { value: "" }, t("compare.presets")),
    ...names.map((name) => make("option", { value: name }, t(`compare.preset.${name}`))),
    ...(ofLesson ? [make("option", { value: "lesson" }, t("compare.preset.lesson"))] : []),
  );
  examples.addEventListener("change", async () => {
    const name = /** @type {keyof typeof PRESETS | "" | "lesson"} */ (examples.value);
    const options = name === "lesson" ? [...(ofLesson ?? [])] : name && PRESETS[name];
    if (!options) return;
    const { compared } = session();
    try {
      await session().compare(options, compared && { ...compared, layout: "beside" });
      command(() => {});
    } catch (error) {
      if (!hasCode(error)) throw error;
      say(explain(error));
    }
  });
  const byF = make("option", { value: "f" }, t("compare.align.f"));
  const align = make(
    "select",
    { "aria-label": t("compare.align") },
    make("option", { value: "steps" }, t("compare.align.steps")),
    byF,
  );
  align.addEventListener("change", () => {
    const how = /** @type {How["align"]} */ (align.value);
    command(() => comparing.choose({ align: how }));
  });
  /** @param {Key} key @param {() => void} onclick */
  const button = (key, onclick) => make("button", { type: "button", onclick }, t(key));
  const overlay = button("compare.overlay", () =>
    command(() => comparing.choose({ layout: comparing.how.layout === "beside" ? "overlay" : "beside" })),
  );
  const rungs = button("compare.ladder", toggleLadder);
  const more = button("compare.panels", togglePanels);
  more.classList.add("panels-button");
  const add = button("compare.add", () => {
    const options = next();
    if (options) command(() => void comparing.add(options));
  });
  setText(add, "+");
  const end = button("compare.end", () => {
    command(() => session().endCompare());
    stage.focusBoard();
  });
  setText(end, "×");
  end.title = t("compare.end");
  end.setAttribute("aria-label", end.title);

  /** What `+` adds, if there is anything left. */
  function next() {
    const all = session().runs.map(({ options }) => options);
    return nextRun(all, session().run.options, lessons().lesson?.scenario.controls.lock);
  }

  /** Says on the button which run it adds, by the name that it will have. */
  function showNext() {
    const { runs } = session();
    const options = runs.length < MOST_RUNS ? next() : undefined;
    add.disabled = !options || comparing.runs.length >= MOST_RUNS;
    const name = options && wordsOf(namesOf([...runs, { options }], language), language).at(-1);
    add.title = name && !add.disabled ? t("compare.addNext", { name }) : t("compare.add");
    add.setAttribute("aria-label", add.title);
  }
  const element = make("div", { class: "bar-of-all", role: "group", "aria-label": t("compare.bar") });
  if (level() >= 3) element.append(examples, align, overlay, rungs, more, add, end);
  return {
    element,
    update() {
      const { clock, how, recorded } = comparing;
      byF.disabled = !clock.hasF;
      align.title = t(clock.hasF ? "compare.align" : clock.goesByF ? "compare.align.long" : "compare.align.none");
      setValue(align, clock.align);
      setValue(examples, "");
      overlay.disabled = recorded !== undefined;
      overlay.setAttribute("aria-pressed", String(how.layout === "overlay"));
      rungs.setAttribute("aria-pressed", String(ladder()));
      more.setAttribute("aria-pressed", String(panels()));
      showNext();
    },
  };
}
