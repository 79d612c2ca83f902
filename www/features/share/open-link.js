// Opens links: reads them, asks before what takes a long time, and shows what they hold. Loaded with the first link.

import { needed } from "../../core/engine/errors.js";
import "../../core/i18n/en/links.js";
import { checkOptions, decodeLink, openState } from "./read-link.js";

/**
 * @import { Turn } from "../../core/ui/latest-request.js"
 * @import { Host, Wanted } from "./links.js"
 * @import { State } from "./payload.js"
 */

/** On boards with up to this many cells a search takes a second or two, and a few hundred megabytes. */
const MOST_CELLS = 1 << 20;
/** How often a cell may be searched again, where closed cells are reopened. */
const REPEATED = 16;

/** Whether a link holds so much that the reader is asked first. @param {State} state */
function isMuch({ board, options = {}, compared }) {
  if (!board) return false;
  const searches = [options, ...(compared?.others ?? []).map((other) => ({ ...options, ...other }))];
  const work = searches.reduce((sum, { reopenClosed }) => sum + (reopenClosed ? REPEATED : 1), 0);
  return board.width * board.height * work > MOST_CELLS;
}

/**
 * What outlives a link.
 * @typedef {object} Chosen
 * @property {string} lang The language that a link chose.
 */

/**
 * Shows what a link holds, if nothing newer was requested meanwhile.
 * @param {Wanted} link Its text, from the # on or as a whole; or its content, which was shown here before, so that nobody is asked about it.
 * @param {Host} host
 * @param {Turn} turn
 * @param {Chosen} chosen
 * @param {() => void} asking Called before the reader is asked something.
 * @returns {Promise<boolean>} Whether it is shown.
 * @throws {LinkError}
 */
export async function openLink(link, host, turn, chosen, asking) {
  const isKnown = typeof link === "object";
  const state = isKnown ? link : await decodeLink(String(link).replace(/^[^#]*#/, ""));
  checkOptions(state);
  const comparing = state.compared && (await needed(import("../../core/session/comparing.js")));
  if (turn.isLate() || !(isKnown || (await mayOpen(state, host, turn, asking)))) return false;
  const scenario = state.lesson === undefined ? state.scenario : { lesson: state.lesson };
  if (scenario !== undefined) {
    await host.openScenario(scenario, turn);
    if (turn.isLate()) return false;
  } else if (state.board) {
    host.leaveScenario();
  }
  show(state, host, chosen, comparing?.beginComparing);
  return true;
}

/** Whether the reader wants to see what takes a long time. @param {State} state @param {Host} host @param {Turn} turn @param {() => void} asking */
async function mayOpen(state, host, { isLate, signal }, asking) {
  if (!state.board || !isMuch(state)) return true;
  asking();
  const { width, height } = state.board;
  const { ask, language } = host.stage;
  const question = language.t("link.ask", { width: String(width), height: String(height) });
  return (await ask(question, signal)) && !isLate();
}

/** @param {State} state @param {Host} host @param {Chosen} chosen @param {Parameters<typeof openState>[2]} begin */
function show(state, { element, stage }, chosen, begin) {
  const { command, session, navigation } = stage;
  command(() => openState(session(), state, begin));
  if (state.board || state.camera) navigation.show(state.camera);
  // The language that the page's author or the reader chose overrides a link's.
  if (state.lang && (element.getAttribute("lang") ?? chosen.lang) === chosen.lang) {
    chosen.lang = state.lang;
    element.setAttribute("lang", state.lang);
  }
}
