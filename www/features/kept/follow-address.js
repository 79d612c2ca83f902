// The page's address follows what is shown. What makes it do so is loaded when the page is idle, or with the first thing that
// a reader does; until then only what the page showed first is noted. What the address asks for is opened at once.

import { missing, part } from "../../core/engine/errors.js";
import { whenIdle } from "../../core/ui/idle.js";

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { Solving } from "../../core/engine/solver-face.js"
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Saying } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Linking } from "../share/links.js"
 */

/** The element whose address it is. @typedef {HTMLElement & Speaking & Saying & Solving & Linking & { stage: Showing }} Followed */

/**
 * How it began.
 * @typedef {object} Begun
 * @property {string} hash What came after the # then.
 * @property {Promise<boolean>} opening Whether that is shown.
 * @property {Promise<Awaited<ReturnType<Linking["keepLink"]>> | undefined>} first Makes a link of what
 *   was shown first; nothing if something else was shown before it was drawn.
 * @property {Board} board What was shown first, and how often it had changed.
 * @property {number} revision
 */

/**
 * @param {Followed} star
 * @param {(name: "firstRun") => Promise<unknown>} wear Puts on the style sheet of a note.
 */
export function followAddress(star, wear) {
  const { hash } = location;
  const load = () => part(import("./page-address.js"));
  // The element takes a promise of what it is to open, too.
  const link = /** @type {any} */ (
    isKept(hash) ? load().then((module) => (module ? module.keptAt(hash) : saidBy(hash))) : hash
  );
  const opening = link === "" ? Promise.resolve(false) : star.openLink(link);
  /** How often the board that is shown first had changed when it was shown. @type {number | undefined} */
  let begun;
  const revisionNow = () => star.stage.session().document.revision;
  /** @type {Begun["first"]} */
  const first = new Promise((resolve) =>
    // A script may have shown another board before anything was drawn.
    star.addEventListener(
      "change",
      () => resolve((begun ?? revisionNow()) === revisionNow() ? star.keepLink() : undefined),
      {
        once: true,
      },
    ),
  );
  let hasFailed = false;
  const begin = () => {
    const { board, revision } = star.stage.session().document;
    begun = revision;
    let isFollowed = false;
    const follow = async () => {
      const module = await load();
      module?.follow(star, { hash, opening, first, board, revision }, wear);
      isFollowed ||= module !== undefined;
      return module;
    };
    const edited = async () => {
      if ((await follow()) || hasFailed) return;
      hasFailed = true;
      const { t } = star.language;
      star.say(t("error.part", { part: t("part.link") }));
    };
    for (const name of ["pointerdown", "keydown", "hashchange"]) addEventListener(name, follow, true);
    star.addEventListener("edit", edited);
    first.then(() => star.addEventListener("change", edited));
    // Without what keeps it, what is drawn would be lost.
    addEventListener("beforeunload", (event) => {
      if (!isFollowed && star.stage.session().document.revision !== revision) event.preventDefault();
    });
    whenIdle(window, follow);
  };
  // A scenario that the address names may have been waited for.
  if (star.solver) begin();
  else star.addEventListener("ready", begin, { once: true });
}

/** The name of a board that is kept in the browser. @param {string} hash */
const isName = (hash) => hash.startsWith("#kept.");

/** What is to be opened where nothing can be asked that is kept. @param {string} hash @throws {CodedError} `missing` */
function saidBy(hash) {
  if (hash === "" || isName(hash)) throw missing();
  return hash;
}

/** Whether the address alone does not say what is to be shown. @param {string} hash */
function isKept(hash) {
  try {
    return isName(hash) || sessionStorage.getItem("starstep.late") !== null;
  } catch {
    // Storage is forbidden.
    return false;
  }
}
