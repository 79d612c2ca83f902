// What the attributes do that concern several searches: `compare` with `compare-layout` and `compare-align`, and `sync`.
// Loaded with the first element that has one of them.

import { CodedError, hasCode } from "../core/engine/errors.js";
import { beginComparing } from "../core/session/comparing.js";
import { ALIGNMENTS, LAYOUTS } from "../core/session/how.js";
import { short } from "../core/ui/ellipsis.js";
import { searchesIn } from "../features/compare/attribute.js";
import { Group } from "../features/sync/group.js";

/**
 * @import { How } from "../core/session/how.js"
 * @import { StarStep } from "./class.js"
 * @import { Parts } from "./parts.js"
 * @import { Session } from "../core/session/session.js"
 */

/** @typedef {{ name: string, leave: () => void, tell: () => void, refresh: () => void }} Sharing */

/** What the attributes can be that say how searches are compared. */
const HOW = /** @type {const} */ ({
  "compare-layout": LAYOUTS,
  "compare-align": ALIGNMENTS,
});

/**
 * Does what the attributes ask for.
 * @param {Parts} parts
 * @param {string} [changed] The one that has changed; without it, the element begins or begins anew.
 */
export async function applyTogether(parts, changed) {
  const { session, shell } = parts;
  if (!session) return;
  const how = howOf(parts, changed);
  if (changed === undefined) {
    // What a link or a scenario compares is newer.
    if (parts.element.hasAttribute("compare") && !session.compared) compare(parts, session, how);
    await share(parts, session);
  } else if (changed === "sync") await share(parts, session);
  else if (changed in HOW) {
    // What a reader has chosen otherwise stays.
    const name = /** @type {keyof How} */ (changed.replace("compare-", ""));
    const usual = /** @type {const} */ ({ layout: "beside", align: "steps" });
    session.comparing?.choose({ [name]: how[name] ?? usual[name] });
  } else compare(parts, session, how);
  shell.requestFrame();
}

/** How searches are compared. A wrong value is reported when it is new. @param {Parts} parts @param {string | undefined} changed */
function howOf(parts, changed) {
  /** @type {Partial<How>} */
  const how = {};
  for (const [name, allowed] of Object.entries(HOW)) {
    const value = parts.element.getAttribute(name);
    if (value === null) continue;
    const known = /** @type {readonly string[]} */ (allowed).find((word) => word === value);
    if (known) Object.assign(how, { [name.replace("compare-", "")]: known });
    else if (changed === undefined || changed === name) {
      warn(parts, name, value, new CodedError("choice", { allowed: allowed.join(", ") }));
    }
  }
  return how;
}

/** @param {Parts} parts @param {string} name @param {string} value @param {Error} error */
function warn(parts, name, value, error) {
  const { t, explain } = parts.shell.language;
  parts.warn(t("error.attribute", { name, value: short(value), reason: explain(error) }));
}

/**
 * Compares what the attribute says. A wrong value is reported, and then nothing is compared.
 * @param {Parts} parts
 * @param {Session} session
 * @param {Partial<How>} how
 */
function compare(parts, session, how) {
  const value = parts.element.getAttribute("compare");
  const { shownStep } = session.clock;
  // The first search has the element's own options.
  session.front = 0;
  session.endCompare();
  if (value === null) return;
  try {
    beginComparing(session, [{}, ...searchesIn(value)], how);
  } catch (error) {
    if (!hasCode(error)) throw error;
    return warn(parts, "compare", value, error);
  }
  session.clock.seek(shownStep ?? Number.POSITIVE_INFINITY);
}

/**
 * Shares the board and the clock of those with the same name, if the element is on a page.
 * @param {Parts} parts
 * @param {Session} session
 */
async function share(parts, session) {
  const { element, shell, turns } = parts;
  const nameNow = () => (element.isConnected ? (element.getAttribute("sync") ?? "") : "");
  const name = nameNow();
  if (name === (parts.sharing?.name ?? "")) return;
  parts.sharing?.leave();
  parts.sharing = undefined;
  if (name === "") return;
  const isNamed = () => turns.hasBegun || hasOwnBoard(element);
  if (!isNamed()) await boardOfOthers(element, name);
  // Something else may have been asked for meanwhile.
  if (name !== nameNow() || parts.sharing) return;
  const member = { session, isNamed: isNamed(), refresh: () => shell.requestFrame() };
  const group = Group.join(name, member);
  parts.sharing = {
    name,
    leave: () => group.remove(member),
    tell: () => group.tell(member),
    refresh: () => group.refresh(),
  };
}

/** Whether a board was asked for. @param {Element} element */
const hasOwnBoard = (element) => ["map", "src", "link"].some((attribute) => element.hasAttribute(attribute));

/**
 * Waits until one of the others of the same name has the board that is asked for, wherever on the page it is: without a board
 * of its own an element would show another one first.
 * @param {Element} element
 * @param {string} name
 */
async function boardOfOthers(element, name) {
  for (const other of element.ownerDocument.querySelectorAll("[sync]")) {
    if (other === element || other.getAttribute("sync") !== name || !hasOwnBoard(other)) continue;
    const { hurry, whenReady } = /** @type {Partial<StarStep>} */ (other);
    hurry?.call(other);
    const isThere = await whenReady?.then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
}
