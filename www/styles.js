// The element's style sheet: its text is loaded once, and each document with elements has one sheet made from it,
// because a sheet made by a script works only in the document of that script's window.

import { CodedError } from "./coded.js";

/** @type {Promise<string> | undefined} */
let loading;

/** @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();

/** The text of the style sheet. @returns {Promise<string>} @throws {CodedError} `load` */
export function loadStyles() {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Without a bundler: the sheets of the list, one after another, because a sheet made by a script cannot import any. */
async function load() {
  if (typeof STARSTEP_STYLES === "string") return STARSTEP_STYLES;
  const list = new URL("./styles/star-step.css", import.meta.url);
  const names = (await textAt(list)).matchAll(/@import "(.+)";/g);
  return (await Promise.all(Array.from(names, ([, name]) => textAt(new URL(name, list))))).join("\n");
}

/** @param {URL} address */
async function textAt(address) {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw new CodedError("load", {}, `A style sheet could not be loaded: ${response?.status}.`);
  return response.text();
}

/**
 * Gives an element's tree the style sheet in its current document. In a document without a window nothing is shown.
 * @param {ShadowRoot} root
 * @param {string} styles
 */
export function dress(root, styles) {
  const { ownerDocument } = root;
  if (!ownerDocument.defaultView) return;
  let sheet = sheets.get(ownerDocument);
  if (!sheet) {
    sheet = new ownerDocument.defaultView.CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.set(ownerDocument, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet];
}
