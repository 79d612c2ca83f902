// The style sheets of what the page opens: each is loaded once, when it is first needed.

import { make } from "./dom.js";
import { SHEETS } from "./files.js";

/** @typedef {keyof typeof SHEETS} Name */

/** @type {Map<Name, Promise<unknown>>} */
const sheets = new Map();

/** Resolves when the page has a style sheet. Parts that open others are lent this by the page. @param {Name} name */
export function wear(name) {
  const sheet = sheets.get(name) ?? load(name);
  sheets.set(name, sheet);
  return sheet;
}

/** @param {Name} name */
async function load(name) {
  const link = make("link", { rel: "stylesheet", href: SHEETS[name] });
  try {
    await new Promise((onload, onerror) => document.head.append(Object.assign(link, { onload, onerror })));
  } catch (error) {
    // A network may come back.
    sheets.delete(name);
    link.remove();
    throw error;
  }
}
