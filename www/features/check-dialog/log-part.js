// The second part of the dialog: what the program printed, and what it should print.

import { copyText } from "../../core/ui/copy.js";
import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/check.js";
import "../../core/i18n/en/sharing.js";
import { short } from "../../core/ui/ellipsis.js";
import { languageSelect } from "./board-part.js";
import { ONE_LINERS } from "./one-liners.js";

/** @import { Context, Offering } from "./board-part.js" */

/** The largest file that is read, in bytes. */
const LARGEST = 10 << 20;
/** A longer text would make the field slow: it shows only the beginning. */
const LONG = 100_000;
/** How much of a long text is shown. */
const SHOWN = 5000;

/**
 * A field that takes logs of any length: of a long one it shows the beginning.
 * @param {HTMLTextAreaElement} area
 * @param {string} first
 * @param {(log: string) => void} changed
 */
export function takingLogs(area, first, changed) {
  let log = first;
  const show = () => {
    area.value = log.length <= LONG ? log : `${log.slice(0, SHOWN)}\n…`;
  };
  const take = (/** @type {string} */ next) => {
    log = next;
    show();
    changed(log);
  };
  area.addEventListener("input", () => {
    log = area.value;
    changed(log);
  });
  area.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (pasted.length <= LONG) return;
    event.preventDefault();
    take(pasted);
  });
  show();
  return { take, text: () => log };
}

/** @param {Context} context */
export function logPart(context) {
  const { t, brought, changed, say } = context;
  const text = make("textarea", {
    id: "check-log",
    rows: 8,
    spellcheck: false,
    autocomplete: "off",
    "aria-describedby": "check-log-hint",
  });
  const note = make("p", { class: "soft", "aria-live": "polite" });
  const { take } = takingLogs(text, brought.log, (log) => {
    brought.log = log;
    setText(note, "");
    changed();
  });

  /** @param {File} file */
  async function open(file) {
    const name = short(file.name);
    if (file.size > LARGEST) return say(t("check.fileTooLarge", { name }));
    // The file may be gone by now, or may not be readable.
    const log = await file.text().catch(() => undefined);
    if (log === undefined) return say(t("check.fileUnreadable", { name }));
    take(log);
    setText(note, t("check.dropped", { name }));
  }

  const element = make(
    "section",
    { class: "log" },
    make("h3", {}, make("label", { for: text.id }, t("check.log"))),
    make("p", { class: "soft", id: "check-log-hint" }, t("check.logHint")),
    text,
    note,
    whatToPrint(context),
  );
  return { element, text, take, open };
}

/** What to add to a program. @param {Offering} context */
export function whatToPrint(context) {
  const { t, say } = context;
  const KINDS = /** @type {const} */ (["step", "path"]);
  const areas = KINDS.map((kind) => {
    const name = t(`check.code.${kind}`);
    const area = make("textarea", { class: "code", readOnly: true, rows: 1, spellcheck: false, "aria-label": name });
    const copy = async () => say(t((await copyText(area.value, area)) ? "share.copied" : "share.selected", { name }));
    const button = make(
      "button",
      { type: "button", onclick: copy, "aria-label": t("share.copyName", { name }) },
      t("share.copy"),
    );
    return { kind, area, element: make("div", { class: "one-liner" }, make("span", {}, name), area, button) };
  });
  const write = () => {
    for (const { kind, area } of areas) {
      area.value = ONE_LINERS[context.brought.language][kind];
      area.rows = area.value.split("\n").length;
    }
  };
  write();
  return make(
    "details",
    { class: "what" },
    make("summary", {}, t("check.what")),
    make("p", { class: "soft" }, t("check.whatHint")),
    languageSelect(context, write),
    ...areas.map(({ element }) => element),
  );
}
