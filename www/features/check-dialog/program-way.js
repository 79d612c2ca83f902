// The second part of the dialog in its two ways: what the program printed is pasted, or the program itself is run here, in an editor
// that is loaded when it is chosen.

import "../../core/i18n/en/check.js";
import { part } from "../../core/engine/errors.js";
import { make, setText } from "../../core/ui/dom.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Moving } from "../../running/cheapest.js"
 * @import { Answering } from "../own-program/program-part.js"
 * @import { Context, Running } from "./board-part.js"
 * @import { Ground } from "./checking.js"
 * @import { logPart } from "./log-part.js"
 */

/** @typedef {ReturnType<typeof import("../own-program/program-part.js").programPart>["traced"]} Tracing */

/**
 * @param {Pick<Context, "brought" | "changed" | "spellings">} context
 * @param {Language} language
 * @param {ReturnType<typeof logPart>} ofLog
 * @param {object} given
 * @param {() => Ground | undefined} given.ground What the program is run on.
 * @param {Answering} given.answering
 * @param {() => Moving | undefined} given.known Which moves the program means, as far as its log tells.
 * @param {HTMLElement} given.place Where it is shown what the program does on other boards.
 */
export function programWay({ brought, changed, spellings }, language, ofLog, { ground, answering, known, place }) {
  const { t } = language;
  /** @type {ReturnType<typeof import("../own-program/program-part.js").programPart> | undefined} */
  let editing;
  let hasRun = false;
  const status = make("p", { class: "soft", "aria-live": "polite" });
  const editors = make("div", { class: "editing" }, status);
  const radio = (/** @type {"log" | "program"} */ way) => {
    const input = make("input", { type: "radio", name: "check-way", onchange: () => choose(way) });
    return { input, label: make("label", { class: "choice" }, input, t(`check.way.${way}`)) };
  };
  const radios = { log: radio("log"), program: radio("program") };
  const element = make(
    "section",
    { class: "program", "aria-labelledby": "check-program-title" },
    make("h3", { id: "check-program-title" }, t("check.program")),
    make("div", { class: "choices" }, radios.log.label, radios.program.label),
    ofLog.element,
    editors,
  );

  function show() {
    radios[brought.way].input.checked = true;
    ofLog.element.hidden = brought.way === "program";
    editors.hidden = brought.way === "log";
    element.closest(".parts")?.classList.toggle("runs", brought.way === "program");
    if (brought.way === "program") load();
  }

  /** @param {"log" | "program"} way */
  function choose(way) {
    brought.way = way;
    editing?.stop();
    show();
    changed();
  }

  async function load() {
    if (editing) return;
    setText(status, t("check.loading"));
    const module = await part(import("../own-program/program-part.js"));
    if (editing || !element.isConnected) return;
    setText(status, module ? "" : t("check.noEditor"));
    status.hidden = module !== undefined;
    editing = module?.programPart({ language, kept: brought, ground, ran, answering, known, place });
    if (editing) editors.append(editing.element);
  }

  /** @param {string} log @param {"javascript" | "python"} written */
  function ran(log, written) {
    // Whoever runs a program in one language reads code in it, too, until another is chosen.
    if (!hasRun) {
      brought.language = written;
      for (const write of spellings) write();
    }
    hasRun = true;
    ofLog.take(log);
  }

  return {
    element,
    show,
    /** What has been pasted is shown. */
    showLog: () => choose("log"),
    /** What was run belongs to another board. */
    forget() {
      if (brought.way === "log") return;
      editing?.forget();
      ofLog.take("");
    },
    /** What runs the program, once it is here. @returns {Running | undefined} */
    running() {
      return brought.way === "log" ? undefined : editing?.runOn;
    },
    /** What tells which lines of it run, if it is here. @returns {Tracing | undefined} */
    tracing() {
      return brought.way === "log" ? undefined : editing?.traced;
    },
    /** Whether the program is being tried on many boards. */
    isTrying: () => editing?.isTrying() ?? false,
    end: () => editing?.end(),
  };
}
