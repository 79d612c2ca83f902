// What is opened over the board to be read: the list of keys, with how much is read out, and the board's rows in words.
// Loaded when it is first asked for.

import { dialogOf } from "../../core/ui/dialog.js";
import { make } from "../../core/ui/dom.js";
import "../../core/i18n/en/keys.js";
import { AMOUNTS, amount, chooseAmount } from "./amount.js";
import { areWordsShown, dressSpoken, showWords } from "./button-words.js";
import { rowText } from "./survey.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { UsedBoard } from "../../core/input/board-target.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Amount } from "./amount.js"
 */

/** The keys, in groups, as they are in the texts. */
const GROUPS = /** @type {const} */ ({
  "keys.read": ["keys.c", "keys.t", "keys.w", "keys.W", "keys.r", "keys.R", "keys.b"],
  "keys.move": ["keys.arrows", "keys.s", "keys.g", "keys.l", "keys.n"],
  "keys.search": ["keys.step", "keys.ends", "keys.space"],
  "keys.draw": ["keys.enter", "keys.p", "keys.undo"],
  "keys.other": ["keys.zoom", "keys.escape", "keys.help"],
});
/** How many rows are put into words at most: those around the cursor. */
const MOST_ROWS = 200;

/** @param {Speaking & Pick<UsedBoard, "board">} target */
export function openKeys(target) {
  const { t } = target.language;
  const lists = Object.entries(GROUPS).flatMap(([group, keys]) => [
    make("h3", {}, t(/** @type {keyof typeof GROUPS} */ (group))),
    make("dl", {}, ...keys.map((key) => lineOf(t(key)))),
  ]);
  const told = make("select", {}, ...AMOUNTS.map((it) => make("option", { value: it }, t(`keys.told.${it}`))));
  told.value = amount();
  told.addEventListener("change", () => chooseAmount(/** @type {Amount} */ (told.value)));
  const words = make("input", { type: "checkbox", checked: areWordsShown() });
  words.addEventListener("change", () => showWords(target.board, words.checked));
  open(target, t("keys.title"), [
    make("label", { class: "choice" }, t("keys.told"), told),
    make("label", { class: "choice" }, words, t("keys.words")),
    make("p", {}, t("keys.where")),
    ...lists,
  ]);
}

/** A line of the list: the keys, and what they do. @param {string} text */
function lineOf(text) {
  const [keys, does] = text.split("|");
  return make("div", {}, make("dt", {}, keys), make("dd", {}, does));
}

/** @param {Showing & Speaking & UsedBoard} target */
export function openRows(target) {
  const { cursor, language, session } = target;
  const { t } = language;
  const { run } = session();
  const { height, origin } = run.board;
  const first = Math.max(0, Math.min(cursor()[1] - MOST_ROWS / 2, height - MOST_ROWS));
  const last = Math.min(height, first + MOST_ROWS);
  const rows = Array.from({ length: last - first }, (_, index) =>
    make("li", {}, rowText(run, first + index, language)),
  );
  const part = t("rows.part", { first: first + origin[1], last: last - 1 + origin[1], height });
  open(target, t("rows.title"), [...(rows.length < height ? [make("p", {}, part)] : []), make("ul", {}, ...rows)]);
}

/** @param {Speaking & Pick<UsedBoard, "board">} target @param {string} name @param {HTMLElement[]} content */
async function open({ board, language }, name, content) {
  const root = /** @type {HTMLElement} */ (board.closest(".container"));
  // A key that is pressed again while it is being dressed asks for nothing more.
  if (root.querySelector("dialog.sheet")) return;
  const { t } = language;
  const dialog = dialogOf("sheet", { title: name, close: t("keys.close") }, ...content);
  // Keys meant for the sheet are not meant for the board behind it; the element's own do nothing here.
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  root.append(dialog);
  // Dressed first, so that nothing moves under a press.
  await dressSpoken(dialog);
  if (dialog.isConnected) dialog.showModal();
}
