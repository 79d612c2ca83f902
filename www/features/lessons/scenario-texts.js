// The texts of a scenario in a reader's language, with numbers filled in for the names in braces.

import "../../core/i18n/en/scenarios.js";
import { short } from "../../core/ui/ellipsis.js";
import { ScenarioError } from "./error.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Text } from "./check.js"
 */

/** @typedef {Record<string, number | string | undefined>} Values */

/** Numbers of a search: as written without a prefix, otherwise after `compare.` or `variant1.`. */
export const OF_SEARCH = [
  ...["expanded", "generated", "improved", "reopened", "openPeak", "comparisons", "moves", "steps"],
  ...["cost", "cells", "shortest", "percent", "weight", "road", "other", "onRoad", "lookups"],
];
/** Numbers of the board; if a mode has a board of its own, also after its prefix. */
export const OF_BOARD = ["width", "height", "walls", "free", "reachable", "start", "goal", "apart"];
/** Numbers of the step at which a caption appears. */
export const OF_STEP = [
  ...["step", "cell", "g", "h", "f", "open", "kept", "keptG", "betterG"],
  ...["improvedCell", "improvedFrom", "improvedTo", "parentBefore", "diagonals", "straights"],
];

const BRACES = /\{([^{}]*)\}/g;

/**
 * The text in a language, else in English, else in the first one available.
 * @param {Text} text
 * @param {string} tag
 */
export function textIn(text, tag) {
  return typeof text === "string" ? text : text[tagOf(text, tag)];
}

/**
 * The language in which a reader gets a text. One text for all languages counts as the reader's own.
 * @param {Text} text
 * @param {string} tag The reader's.
 */
export function tagOf(text, tag) {
  if (typeof text === "string") return tag;
  const wanted = [tag, tag.split("-")[0], "en"];
  return wanted.find((it) => Object.hasOwn(text, it)) ?? Object.keys(text)[0];
}

/** @param {Text} text @param {Values} values @param {Pick<Language, "tag" | "number">} language */
export function fill(text, values, language) {
  return textIn(text, language.tag).replace(BRACES, (_, name) => {
    const value = values[name];
    return typeof value === "number" ? language.number(value) : String(value);
  });
}

/**
 * Makes sure that everything in braces is known and has a value.
 * @param {Text} text
 * @param {string} key The place of the text.
 * @param {Values} values What can be filled in; what is known but has no value is undefined.
 */
export function checkPlaceholders(text, key, values) {
  for (const sentence of typeof text === "string" ? [text] : Object.values(text)) {
    for (const [, name] of sentence.matchAll(BRACES)) {
      if (!Object.hasOwn(values, name)) {
        const allowed = Object.keys(values).join(", ");
        throw new ScenarioError("scenario-placeholder", { key, name: short(name), allowed });
      }
      if (values[name] === undefined) throw new ScenarioError("scenario-no-number", { key, name });
    }
  }
}
