// The style sheets of what the page opens: each is loaded once, when it is first needed.

import { make } from "./dom.js";

/** @type {Map<string, Promise<unknown>>} */
const sheets = new Map();

/** Resolves when the page has a style sheet. @param {string} href */
export function wear(href) {
  const sheet = sheets.get(href) ?? load(href);
  sheets.set(href, sheet);
  return sheet;
}

/** @param {string} href */
async function load(href) {
  const link = make("link", { rel: "stylesheet", href });
  try {
    await new Promise((onload, onerror) => document.head.append(Object.assign(link, { onload, onerror })));
  } catch (error) {
    // A network may come back.
    sheets.delete(href);
    link.remove();
    throw error;
  }
}
