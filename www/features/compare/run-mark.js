// The number of a run in a disc of its color, wherever a run is named: at its board, in sentences, in legends, on the ladder.

import { make } from "../../core/ui/dom.js";

/** What stands for the discs in a text: a character for each run, which no text has otherwise. */
const FIRST = 0xe001;
/** A disc with what follows, from which no line may break it. */
const NAMED = /([\ue001-\ue004][^\s\ue001-\ue004]{0,12})/;
/** The text that each element shows. @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/** A disc, which is not read out: names tell the runs apart. @param {number} index The place of the run, from 0. */
export const discOf = (index) => make("span", { class: "disc", "data-run": index + 1, "aria-hidden": "true" });

/** A name with what stands for its disc, for `setMarked`. @param {string} name @param {number} index The place of the run, from 0. */
export const marked = (name, index) => String.fromCharCode(FIRST + index) + name;

/** Writes a text with discs before the names that are marked. @param {Element} element @param {string} text */
export function setMarked(element, text) {
  if (shown.get(element) === text) return;
  shown.set(element, text);
  const parts = text.split(NAMED).filter((part) => part !== "");
  element.replaceChildren(...parts.map((part) => (NAMED.test(part) ? namedOf(part) : part)));
}

/** @param {string} part A disc's character and the beginning of a name. */
const namedOf = (part) => make("span", { class: "named" }, discOf(part.charCodeAt(0) - FIRST), part.slice(1));
