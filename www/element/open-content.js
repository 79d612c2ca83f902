// What readers bring: files, and text that they drop or paste. Its content tells what it is, whatever its name.

import { painted } from "../core/ui/dom.js";
import "../core/i18n/en/opening.js";
import { short } from "../core/ui/ellipsis.js";

/**
 * @import { Speaking } from "../core/i18n/index.js"
 * @import { Acting, Saying } from "../core/panels/panel.js"
 * @import { Showing } from "../core/session/session.js"
 */

/** The largest file that is read, in bytes. */
const LARGEST = 64 << 20;
/** From this size on, opening takes so long that a notice is shown. */
const LARGE = 1 << 20;
/** How many of the first characters are examined to find out what a text is. */
const BEGINNING = 4096;

const SCENARIO = /^[\s\ufeff]*\{/;
const MAP_LINE = /^(type|height|width|map)\b/m;
const PROBLEMS = /^\s*version\s+\d/;
const LINK = /#(\d{1,6}\.[\w-]{6,})/;
const SCENARIO_ADDRESS = /^\s*\S*[?&]scenario=([\w-]+)\S*\s*$/;

/** @typedef {"map" | "scenario" | "problems" | "link" | "supplied" | "unknown"} Kind */

/**
 * What a text is: a map, a scenario, a list of problems for a map (MovingAI's `.scen`), or a link to a board or to a
 * supplied scenario.
 * @param {string} text Its beginning is enough.
 * @returns {Kind}
 */
export function kindOf(text) {
  const beginning = text.slice(0, BEGINNING);
  if (SCENARIO.test(beginning)) return "scenario";
  if (MAP_LINE.test(beginning)) return "map";
  if (PROBLEMS.test(beginning)) return "problems";
  if (LINK.test(beginning)) return "link";
  return SCENARIO_ADDRESS.test(beginning) ? "supplied" : "unknown";
}

/**
 * The element's methods that show what can be opened.
 * @typedef {object} Acts
 * @property {(text: string) => unknown} load Shows a scenario.
 * @property {(name: string) => unknown} loadSupplied
 * @property {(fragment: string) => unknown} openLink
 */

/**
 * Opens a file or a text. If it cannot be read, the board stays as it was and a sentence says so.
 * @param {Showing & Acting & Speaking & Saying} stage
 * @param {Acts} acts
 * @param {File | string} content
 * @returns {Promise<void>}
 */
export async function openContent({ session, command, say, language: { t } }, acts, content) {
  if (session().locks.has("wall")) return say(t("open.locked"));
  const isFile = typeof content !== "string";
  const name = isFile ? content.name : "";
  const shownName = short(name);
  const size = isFile ? content.size : content.length;
  if (size > LARGEST) return say(t("error.fileTooLarge", { name: shownName, size: Math.ceil(size / (1 << 20)) }));
  if (size >= LARGE) {
    say(t("boards.opening", { name: shownName }));
    await painted();
  }
  // The file may be gone by now, or may not be readable.
  const map = isFile ? await content.arrayBuffer().catch(() => undefined) : content;
  if (map === undefined) return say(t("error.file", { name: shownName }));
  const text = typeof map === "string" ? map : new TextDecoder().decode(map);
  const kind = kindOf(text);
  if (kind === "scenario") await acts.load(text);
  else if (kind === "link") await acts.openLink(LINK.exec(text)?.[1] ?? "");
  else if (kind === "supplied") await acts.loadSupplied(SCENARIO_ADDRESS.exec(text)?.[1] ?? "");
  else if (kind === "problems") say(t("open.problems"));
  else if (kind === "unknown" && !isFile) say(t("open.unknown"));
  else {
    // As bytes, so that the engine can tell which of them are not text.
    const board = typeof map === "string" ? map : new Uint8Array(map);
    command(() => session().open(board, name.replace(/\.[^.]*$/, "") || undefined));
  }
}
