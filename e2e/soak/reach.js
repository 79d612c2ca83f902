// What there is to be opened, read from the sources, and what was: so that nothing new is forgotten by the acts.

import { readdirSync, readFileSync } from "node:fs";

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/**
 * Everything that there is: the controls of the header by their ids, the dialogs and drawers by their classes, the tabs by
 * their names in English.
 */
export function everything() {
  const header = read("index.html").match(/<header>[\s\S]*<\/header>/)?.[0] ?? "";
  const controls = [...header.matchAll(/<(?:button|select) id="([\w-]+)"/g)].map(([, id]) => `#${id}`);
  // Only narrow windows have it; what it opens are the others.
  const wide = controls.filter((id) => id !== "#more");
  const scripts = readdirSync(new URL("../../www/", import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js") && !name.startsWith("pkg"))
    .map((name) => read(`www/${name}`));
  const dialogs = scripts.flatMap((script) =>
    [...script.matchAll(/make\(\s*"(dialog|aside)",\s*\{\s*class: "([\w-]+)"/g)].map(
      ([, tag, name]) => `${tag}.${name}`,
    ),
  );
  const keys = scripts.flatMap((script) => [...script.matchAll(/id: "[\w-]+",\s*name: "([\w.-]+)"/g)]);
  const tabs = keys.map(([, key]) => `tab ${textOf(key, scripts)}`);
  return { controls: wide, dialogs, tabs };
}

/** A text in English. @param {string} key @param {readonly string[]} scripts */
function textOf(key, scripts) {
  for (const script of scripts.filter((it) => it.includes("English") || it.includes("en ="))) {
    const found = script.match(new RegExp(`"${key.replaceAll(".", "\\.")}": "([^"]+)"`))?.[1];
    if (found) return found;
  }
  throw new Error(`There is no text for ${key}.`);
}

/** Notes in a page what is opened, as `everything` calls it. */
export function noteOpened() {
  const opened = new Set();
  Reflect.set(globalThis, "opened", () => [...opened]);
  const isOpening = (/** @type {Element} */ element) => /^(DIALOG|ASIDE)$/.test(element.tagName);
  const note = (/** @type {Event} */ event) => {
    const [target] = event.composedPath();
    if (!(target instanceof Element)) return;
    const control = target.closest("button[id], select[id]");
    if (control?.closest("header")) opened.add(`#${control.id}`);
    const tab = target.closest("[role=tab]");
    if (tab) opened.add(`tab ${tab.textContent}`);
  };
  for (const name of ["click", "change"]) addEventListener(name, note, true);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof Element && isOpening(node)) opened.add(`${node.localName}.${node.classList[0]}`);
      }
    }
  });
  const watch = (/** @type {Node} */ root) => observer.observe(root, { childList: true, subtree: true });
  watch(document);
  // What is opened in an element is not seen from outside.
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    watch(root);
    return root;
  };
}
