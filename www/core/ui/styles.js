// The element's style sheets: their text is loaded once, and each document with elements has sheets made from it, because a
// sheet made by a script works only in the document of that script's window.

import { styleSheet } from "../../addresses.js";
import { missing } from "../engine/errors.js";

/** What is being loaded without a bundler, or has been, by the name of its list. @type {Map<string, Promise<string>>} */
const loading = new Map();

/** The sheets of a document by their text. @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const sheets = new WeakMap();

/** The text of the style sheet. @returns {Promise<string>} @throws {CodedError} `missing` */
export const loadStyles = () =>
  loadSheets("star-step.css", typeof STARSTEP_STYLES === "string" ? STARSTEP_STYLES : undefined);

/**
 * The text of the sheets in a list.
 * @param {string} list Its name in styles/.
 * @param {string | undefined} bundled The text, if a bundler has put it in.
 * @returns {Promise<string>}
 * @throws {CodedError} `missing`
 */
export async function loadSheets(list, bundled) {
  // Decided by the constant, so that nothing of the rest is in a bundle: other bundlers would look for the sheets.
  return typeof STARSTEP_STYLES === "string" ? String(bundled) : fetchSheets(list);
}

/** @param {string} list */
function fetchSheets(list) {
  const text =
    loading.get(list) ??
    load(styleSheet(list)).catch((error) => {
      loading.delete(list);
      throw error;
    });
  loading.set(list, text);
  return text;
}

/** A sheet, or those that it imports one after another, because a sheet made by a script cannot import any. @param {URL} list */
async function load(list) {
  const text = await textAt(list);
  const names = Array.from(text.matchAll(/@import "(.+)";/g), ([, name]) => name);
  return names.length === 0 ? text : (await Promise.all(names.map((name) => textAt(new URL(name, list))))).join("\n");
}

/** @param {URL} address */
async function textAt(address) {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw missing(new Error(`A style sheet could not be loaded: ${response?.status}.`));
  return response.text();
}

/**
 * Gives the tree of an element the sheets in a list, unless the element is gone by the time that they are there.
 * @param {HTMLElement} element
 * @param {string} list
 * @param {string | undefined} bundled
 * @throws {CodedError} `missing`
 */
export async function dressLater(element, list, bundled) {
  const styles = await loadSheets(list, bundled);
  const root = element.getRootNode();
  if ("host" in root) dress(/** @type {ShadowRoot} */ (root), styles);
}

/**
 * Gives an element's tree a style sheet in its current document, after those that it has. In a document without a window
 * nothing is shown.
 * @param {ShadowRoot} root
 * @param {string} styles
 */
export function dress(root, styles) {
  const { ownerDocument } = root;
  if (!ownerDocument.defaultView) return;
  const known = sheets.get(ownerDocument) ?? new Map();
  sheets.set(ownerDocument, known);
  let sheet = known.get(styles);
  if (!sheet) {
    sheet = new ownerDocument.defaultView.CSSStyleSheet();
    sheet.replaceSync(styles);
    known.set(styles, sheet);
  }
  // A tree that is adopted by another document has none of its sheets there.
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
