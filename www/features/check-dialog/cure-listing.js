// The program with the mistake, line by line, in one of the languages in which it can be mended.

import { make } from "../../core/ui/dom.js";
import "../../core/i18n/en/own-program.js";
import { writtenLines } from "./cure-lines.js";

/** @import { Curing } from "./curing.js" */

/** @param {Curing} curing @param {() => void} changed Called when another language has been chosen. */
export function listing({ stage, cure, come }, changed) {
  const { t } = stage.language;
  const lines = make("ol", { class: "listing", tabIndex: 0, "aria-label": t("own.cure.program") });
  const languages = make(
    "select",
    { "aria-label": t("own.written"), onchange: () => choose() },
    make("option", { value: "python" }, "Python"),
    make("option", { value: "javascript" }, "JavaScript"),
  );
  languages.value = come.written;

  function choose() {
    come.written = languages.value === "javascript" ? "javascript" : "python";
    write();
    changed();
  }

  function write() {
    const texts = writtenLines(cure.program, come.written, t);
    lines.replaceChildren(...texts.map((text) => make("li", {}, make("code", {}, text))));
  }

  write();
  return make(
    "details",
    { open: true },
    make("summary", {}, t("own.cure.program")),
    make("div", { class: "row" }, languages),
    lines,
  );
}
