// Numbers in the Export dialog: what to take, its form, the beginning of the file, and the file.

import { hasCode } from "../../../core/engine/errors.js";
import { copyText } from "../../../core/ui/copy.js";
import { make } from "../../../core/ui/dom.js";
import "../../../core/i18n/en/numbers.js";
import "../../../core/i18n/en/sharing.js";
import { fileName, save } from "../../../core/ui/save.js";
import { actButton, footOf } from "../export-fields.js";
import { beginningOf, makeFile } from "./making.js";
import { choicesOf } from "./number-choices.js";
import { fileOf } from "./number-kinds.js";

/** @import { Kind } from "../export-dialog.js" */

/** How many lines the preview has, and how many characters of each. */
const [LINES, CHARACTERS] = [40, 300];
/** Up to this many bytes a file is offered for copying. */
const COPIED = 1 << 20;

/** @type {Kind["fill"]} */
export function fill(stage, element, t) {
  const { explain, joined } = stage.language;
  const run = stage.run();
  /** Ends the preview that is being made, and the file. */
  let previewing = new AbortController();
  let making = new AbortController();
  const choices = choicesOf(run.board, t, showPreview);
  const area = make("textarea", {
    ...{ class: "code", readOnly: true, rows: 18, spellcheck: false, wrap: "off", "aria-label": t("numbers.preview") },
  });
  const size = make("p", { class: "size" });
  const note = make("p", { class: "note", role: "status" });
  const bar = make("progress", { hidden: true, "aria-label": t("numbers.download") });
  const download = actButton(t("numbers.download"), () => made(saveIt));
  const copying = actButton(t("numbers.copy"), () => made(copyIt));
  const cancel = actButton(t("numbers.cancel"), () => making.abort());
  cancel.hidden = true;
  const form = make("form", { onsubmit: (/** @type {Event} */ event) => event.preventDefault() });
  form.append(choices.element, bar);
  element.append(form, make("figure", { class: "preview" }, area, size), footOf(note, cancel, copying, download));
  showPreview();
  return () => {
    previewing.abort();
    making.abort();
  };

  function file() {
    return fileOf(stage.session(), run, choices.value);
  }

  /** Makes the beginning of the file, after anything was chosen. */
  async function showPreview() {
    previewing.abort();
    previewing = new AbortController();
    making.abort();
    const { signal } = previewing;
    [note.textContent, size.textContent] = ["", ""];
    const begun = await attempt(() => beginningOf(file().pieces(), LINES, signal));
    if (!begun || signal.aborted) return;
    const { text, isWhole } = begun;
    const lines = text.split("\n").slice(0, LINES);
    area.value = lines.map((line) => (line.length > CHARACTERS ? `${line.slice(0, CHARACTERS)}…` : line)).join("\n");
    const isAll = isWhole && lines.every((line) => line.length <= CHARACTERS);
    size.textContent = joined([text === "" ? "" : t(isAll ? "numbers.whole" : "numbers.beginning"), remark()]);
    if (text === "") note.textContent = t("numbers.noPath");
    download.disabled = copying.disabled = text === "";
  }

  /** What else there is to know of the file. */
  function remark() {
    const { what, form } = choices.value;
    const { length } = stage.session().runs;
    if (what === "path" || what === "board") return "";
    const several = form === "posthoc" && what === "trace" ? t("numbers.front") : t("numbers.runs", { count: length });
    return joined([what === "trace" ? t("numbers.frame") : "", length > 1 ? several : ""]);
  }

  /** Makes the file, says how far it is, and hands it on. @param {(file: Blob, name: string) => unknown} hand */
  async function made(hand) {
    making.abort();
    making = new AbortController();
    const { signal } = making;
    const { pieces, type, word, ending } = file();
    show(true);
    const total = rowsOf();
    const tell = (/** @type {number} */ count) => {
      note.textContent = t("numbers.lines", { count });
      if (total !== undefined) bar.value = Math.min(1, count / total);
    };
    const blob = await attempt(() => makeFile(pieces(), type, { signal, tell }));
    // What was begun later shows how far that is.
    if (making.signal !== signal) return;
    show(false);
    if (blob === undefined) return;
    note.textContent = "";
    await hand(blob, `${fileName(run.board, word)}.${ending}`);
  }

  /** How many rows the file will have, where that is known. */
  function rowsOf() {
    const { what, form } = choices.value;
    const { runs } = stage.session();
    if (what !== "trace" || form !== "steps" || runs.some(({ isSearching }) => isSearching)) return undefined;
    return runs.reduce((sum, { length }) => sum + length, 1);
  }

  /** Shows that a file is being made. @param {boolean} isMaking */
  function show(isMaking) {
    const hadFocus = cancel.contains(document.activeElement) || download.contains(document.activeElement);
    bar.hidden = cancel.hidden = !isMaking;
    download.hidden = copying.hidden = isMaking;
    if (isMaking) note.textContent = "";
    // Until there is a value, the bar says that something is done, and not how much.
    bar.removeAttribute("value");
    // The button that had the focus is gone.
    if (hadFocus) (isMaking ? cancel : download).focus();
  }

  /** @param {Blob} blob @param {string} name */
  function saveIt(blob, name) {
    save(blob, name);
    note.textContent = t("numbers.saved", { name });
  }

  /** @param {Blob} blob @param {string} name */
  async function copyIt(blob, name) {
    if (blob.size > COPIED) return saveIt(blob, name);
    const isCopied = await copyText(await blob.text(), area);
    note.textContent = t(isCopied ? "share.copied" : "share.selected", { name });
  }

  /** Whatever the engine refuses is told. @template T @param {() => Promise<T>} act @returns {Promise<T | undefined>} */
  async function attempt(act) {
    try {
      return await act();
    } catch (error) {
      if (!hasCode(error)) throw error;
      note.textContent = explain(error, run.board.origin);
      download.disabled = copying.disabled = true;
      area.value = "";
      return undefined;
    }
  }
}
