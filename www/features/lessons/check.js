// Small checks of JSON values, from which the parser of scenarios is built. Each returns the value or throws a
// ScenarioError that names the key, what it is and what is allowed.

import "../../core/i18n/en/scenarios.js";
import { short } from "../../core/ui/ellipsis.js";
import { ScenarioError } from "./error.js";

/** The longest texts, in characters. */
const LONGEST_TEXT = 1000;
const SHOWN = 40;

/** A value in the form that a sentence shows. @param {unknown} value */
export function shown(value) {
  let text;
  try {
    text = JSON.stringify(value) ?? String(value);
  } catch {
    // JSON has no BigInt and no cycles, and a page's `toJSON` may throw anything.
    text = typeof value;
  }
  return short(text);
}

/**
 * An object with no other keys than those allowed.
 * @param {unknown} value
 * @param {string} key
 * @param {readonly string[]} allowed
 * @param {readonly string[]} [needed]
 * @returns {Record<string, unknown>}
 */
export function object(value, key, allowed, needed = []) {
  const result = plainObject(value, key);
  for (const name of Object.keys(result)) {
    if (!allowed.includes(name)) {
      throw new ScenarioError("scenario-unknown", { key: join(key, name), allowed: allowed.join(", ") });
    }
  }
  for (const name of needed) {
    if (result[name] === undefined) throw new ScenarioError("scenario-missing", { key: join(key, name) });
  }
  return result;
}

/** @param {unknown} value @param {string} key @returns {Record<string, unknown>} */
export function plainObject(value, key) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ScenarioError("scenario-object", { key: key || "JSON", value: shown(value) });
  }
  return /** @type {Record<string, unknown>} */ (value);
}

/** The name of a key inside another key. @param {string} key @param {string} name */
export const join = (key, name) => (key ? `${key}.${name}` : name).slice(0, 2 * SHOWN);

/**
 * A list whose entries are read by a function.
 * @template T
 * @param {unknown} value
 * @param {string} key
 * @param {number} least
 * @param {number} most
 * @param {(entry: unknown, key: string) => T} read
 * @returns {T[]}
 */
export function list(value, key, least, most, read) {
  if (!Array.isArray(value) || value.length < least || value.length > most) {
    throw new ScenarioError("scenario-list", { key, value: shown(value), least, most });
  }
  // Not with map(), which would skip the holes of a list that comes from a script.
  return Array.from(value, (entry, index) => read(entry, `${key}[${index}]`));
}

/**
 * One of a few words.
 * @template {string} Word
 * @param {unknown} value
 * @param {string} key
 * @param {readonly Word[]} allowed
 * @returns {Word}
 */
export function word(value, key, allowed) {
  const found = allowed.find((name) => name === value);
  if (found === undefined) {
    throw new ScenarioError("scenario-word", { key, value: shown(value), allowed: allowed.join(", ") });
  }
  return found;
}

/** A whole number. @param {unknown} value @param {string} key @param {number} least @param {number} most */
export function whole(value, key, least, most) {
  if (!Number.isInteger(value)) throw new ScenarioError("scenario-whole", { key, value: shown(value), least, most });
  return number(value, key, least, most);
}

/** @param {unknown} value @param {string} key @param {number} least @param {number} most */
export function number(value, key, least, most) {
  if (typeof value !== "number" || !(value >= least && value <= most)) {
    throw new ScenarioError("scenario-number", { key, value: shown(value), least, most });
  }
  return value;
}

/** @param {unknown} value @param {string} key */
export function truth(value, key) {
  if (typeof value !== "boolean") throw new ScenarioError("scenario-truth", { key, value: shown(value) });
  return value;
}

/**
 * A text for readers: one for all, or one for each language by its tag.
 * @typedef {string | Record<string, string>} Text
 */

/** @param {unknown} value @param {string} key @returns {Text} */
export function text(value, key) {
  if (typeof value === "string") return sentence(value, key);
  const languages = plainObject(value, key);
  const tags = Object.keys(languages);
  const isKnown = tags.length > 0 && tags.length <= SHOWN && tags.every((tag) => /^[a-z]{2,3}(-\w{2,8})*$/.test(tag));
  if (!isKnown) throw new ScenarioError("scenario-languages", { key, value: shown(tags.join(", ")) });
  return Object.fromEntries(tags.map((tag) => [tag, sentence(languages[tag], join(key, tag))]));
}

/** @param {unknown} value @param {string} key */
function sentence(value, key) {
  if (typeof value !== "string" || value.trim() === "" || value.length > LONGEST_TEXT) {
    throw new ScenarioError("scenario-text", { key, value: shown(value), most: LONGEST_TEXT });
  }
  return value;
}
