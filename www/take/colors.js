// The colors of a picture: as on the screen, or light or dark whatever the screen shows.

import { make } from "../dom.js";
import { readColors } from "../theme.js";

/** @typedef {"screen" | "light" | "dark"} Theme */

/** What makes everything within it dark: see styles/tokens.css. */
const DARK = "--_light: ; --_dark: initial;";

/**
 * @param {Theme} theme
 * @param {import("../theme.js").Colors} shown The colors on the screen.
 * @param {ParentNode} root Where the colors are defined.
 */
export function colorsOf(theme, shown, root) {
  if (theme === "screen") return shown;
  // Paper has all colors of its own, which are light.
  const paper = make("div", { class: "paper", hidden: true });
  paper.style.cssText = `forced-color-adjust: none;${theme === "dark" ? DARK : ""}`;
  root.append(paper);
  const colors = readColors(paper);
  paper.remove();
  return colors;
}
