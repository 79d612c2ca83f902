// What an attribute of the element does when it is added, changed or removed.

import { CodedError, hasCode, part } from "../core/engine/errors.js";
import { chooseSpeed, resetSpeed } from "../core/run/player.js";
import { CONTROLS, OPTION_OF_ATTRIBUTE, optionValue, speedOf, TEXTS } from "../core/ui/attributes.js";
import { short } from "../core/ui/ellipsis.js";
import { loadFull, needsFull } from "../engine.js";
import { changeLanguage } from "./language.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Parts } from "./parts.js"
 * @import { Session } from "../core/session/session.js"
 */

/** The values of attributes that are not search options. @type {Record<string, readonly string[] | undefined>} */
const CHOICES_OF_ATTRIBUTE = { controls: CONTROLS, theme: ["auto", "light", "dark"] };

/** Those that concern several searches. */
const TOGETHER = ["compare", "compare-layout", "compare-align", "sync"];

/** All attributes that do something. */
export const ATTRIBUTES = [...TEXTS, "speed", "readonly", "controls", "lang", "style", "class"];

/** Does what a changed attribute asks for. @param {Parts} parts @param {string} name */
export function change(parts, name) {
  const { session, shell } = parts;
  if (!session) return;
  if (name === "lang") return void changeLanguage(parts);
  if (["theme", "style", "class"].includes(name)) shell.recolor();
  if (name === "style" || name === "class") return;
  if (name === "sync") leave(parts);
  parts.act(() => {
    apply(parts, session, name);
    if (["controls", "readonly", "page"].includes(name)) shell.build();
  });
  // The first search has the element's own options.
  const isOption = OPTION_OF_ATTRIBUTE.has(name) && parts.element.hasAttribute("compare");
  if ((isOption || TOGETHER.includes(name)) && !parts.isBeginning) parts.whenDone(together(parts, name));
}

/**
 * Ends what is shared under another name than the one that is asked for now, at once: what a page does next is no longer
 * meant for all. Joining others waits for what knows how to.
 * @param {Parts} parts
 */
function leave(parts) {
  if (!parts.sharing || parts.sharing.name === parts.element.getAttribute("sync")) return;
  parts.sharing.leave();
  parts.sharing = undefined;
}

/**
 * Does what the attributes ask for that concern several searches, if there are any.
 * @param {Parts} parts
 * @param {string} [changed]
 */
export async function together(parts, changed) {
  const isAsked = changed !== undefined || TOGETHER.some((name) => parts.element.hasAttribute(name));
  if (isAsked) await (await part(import("./together.js")))?.applyTogether(parts, changed);
}

/**
 * A wrong attribute must not keep readers from the board: the default stays, and the error is reported.
 * @param {Parts} parts
 * @param {Session} session
 * @param {string} name
 * @param {boolean} [isFirst] Whether it was there when the element started.
 */
export function apply(parts, session, name, isFirst = false) {
  const value = parts.element.getAttribute(name);
  const option = OPTION_OF_ATTRIBUTE.get(name);
  try {
    if (option) applyOption(parts, session, option, value);
    if (name === "readonly") session.isReadOnly = value !== null;
    if (name === "start-step" || name === "end-step") parts.lessons.applyRange();
    if (name === "speed") applySpeed(parts, session, value);
    if (value === null) return;
    applyBoard(parts, session, name, value, isFirst);
    const allowed = CHOICES_OF_ATTRIBUTE[name];
    if (allowed && !allowed.includes(value)) throw new CodedError("choice", { allowed: allowed.join(", ") });
  } catch (error) {
    if (!hasCode(error)) throw error;
    warn(parts, name, error);
  }
}

/** @param {Parts} parts @param {string} name @param {Error & { code: string, values: Record<string, string> }} error */
function warn(parts, name, error) {
  const { t, explain } = parts.shell.language;
  const value = short(parts.element.getAttribute(name) ?? "");
  parts.warn(t("error.attribute", { name, value, reason: explain(error) }));
}

/**
 * Shows the board that an attribute gives or names.
 * @param {Parts} parts
 * @param {Session} session
 * @param {string} name
 * @param {string} value
 * @param {boolean} isFirst
 */
function applyBoard(parts, session, name, value, isFirst) {
  const { lessons, links } = parts;
  if (name === "map") {
    const turn = isFirst ? undefined : parts.turns.begin();
    if (needsFull(value)) {
      const again = () => turn?.isLate() || change(parts, name);
      return void loadFull().then(again, (error) => warn(parts, name, error));
    }
    session.open(value);
    lessons.leave();
    lessons.seekStart();
  }
  if (name === "link") parts.whenDone(links.open(value)).then(() => parts.tellAuthor(links.failure));
  if (name === "src") parts.whenDone(lessons.loadFrom(value)).then(() => parts.tellAuthor(lessons.failure));
}

/**
 * Sets an option as its attribute says, or back to the default when the attribute is removed.
 * @param {Parts} parts
 * @param {Session} session
 * @param {keyof Options} key
 * @param {string | null} text
 */
function applyOption({ isBeginning }, session, key, text) {
  const [run] = session.runs;
  if (text !== null) run.configure({ [key]: optionValue(key, text) });
  else if (!isBeginning) run.configure({ [key]: session.defaults[key] });
}

/** @param {Parts} parts @param {Session} session @param {string | null} text */
function applySpeed({ isBeginning }, { run: { player } }, text) {
  if (text === null) return isBeginning || resetSpeed(player);
  const speed = speedOf(text);
  if (speed === undefined) throw new CodedError("speed");
  chooseSpeed(player, speed);
}
