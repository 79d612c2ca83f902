// Light or dark, as the page around the element really is behind it: a page that is light only stays so for readers whose
// system is dark. Where a theme is asked for that the page has not, the element brings a ground of its own.

import { inSrgb, probing } from "../../core/render/theme.js";
import { listen, undoing, windowOf } from "../../core/ui/dom.js";

const DARK = "(prefers-color-scheme: dark)";
/** Below this luminance white is easier to read than black. */
const MIDDLE = 0.18;

/**
 * A color that the browser has computed, as red, green and blue from 0 to 1, and how much of it covers what is below if that is
 * not all.
 * @param {string} color
 * @param {ParentNode} root Where it can be converted.
 */
function srgb(color, root) {
  const parts = (/** @type {string} */ text) => (text.match(/[\d.]+(e-\d+)?/g) ?? []).map(Number);
  if (color.startsWith("rgb")) return parts(color).map((part, index) => (index < 3 ? part / 255 : part));
  return parts(probing(root, (resolve) => resolve(inSrgb(color))));
}

/** What an element is in, as it is shown. @param {Element} element @returns {Element | null} */
const around = (element) =>
  element.assignedSlot ?? element.parentElement ?? /** @type {ShadowRoot} */ (element.getRootNode()).host ?? null;

/** @param {Element} element @returns {Element[]} It, and all around it. */
function chain(element) {
  /** @type {Element[]} */
  const all = [];
  for (let at = /** @type {Element | null} */ (element); at; at = around(at)) all.push(at);
  return all;
}

/**
 * Whether what is painted behind the innermost of some elements is dark: the first ground that hides what is behind it, or else
 * that of an empty page in these colors.
 * @param {Element[]} elements
 * @param {Element} parent Of the shadow tree's host, whose own colors are the element's.
 * @param {ShadowRoot} shadow
 */
function isDark(elements, parent, shadow) {
  const window = windowOf(parent);
  for (const element of elements) {
    const [red, green, blue, alpha = 1] = srgb(window.getComputedStyle(element).backgroundColor, shadow);
    if (alpha > 0.5) return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2 < MIDDLE;
  }
  const given = window.getComputedStyle(parent).colorScheme;
  /** @type {HTMLMetaElement | null} */
  const meta = window.document.querySelector("meta[name=color-scheme]");
  const scheme = given === "normal" ? (meta?.content ?? "") : given;
  return scheme.includes("dark") && (!scheme.includes("light") || window.matchMedia(DARK).matches);
}

/**
 * Gives an element the colors that its place needs, now and whenever the place changes.
 * @param {HTMLElement} host
 * @param {ShadowRoot} shadow
 * @param {() => void} changed Called after the colors have become others.
 * @returns {() => void} Stops.
 */
export function followGround(host, shadow, changed) {
  const window = windowOf(host);
  const sheet = new window.CSSStyleSheet();
  const elements = chain(host);
  let was = "";
  const look = () => {
    const theme = host.getAttribute("theme");
    const isAuto = theme !== "light" && theme !== "dark";
    // Its own ground is not the page's.
    const is = isDark(isAuto ? elements : elements.slice(1), elements[1], shadow) ? "dark" : "light";
    const other = is === "dark" ? "light" : "dark";
    const own = "background:var(--_page);box-shadow:0 0 0 8px var(--_page)";
    const text = isAuto ? `--_${is}:initial;--_${other}:;color-scheme:${is}` : theme === is ? "" : own;
    if (text === was) return;
    was = text;
    sheet.replaceSync(`:host{${text}}`);
    changed();
  };
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  look();
  const observer = new window.MutationObserver(look);
  for (const element of elements) observer.observe(element, { attributes: true });
  // Sheets that come later.
  observer.observe(window.document.head, { childList: true });
  return undoing([
    listen(window.matchMedia(DARK), "change", look),
    listen(window, "load", look),
    listen(window.document, "transitionend", look),
    () => observer.disconnect(),
    () => {
      shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((it) => it !== sheet);
    },
  ]);
}
