// The colors of a picture: as on the screen, or light or dark whatever the screen shows.

import { readColors } from "../../core/render/theme.js";
import { make } from "../../core/ui/dom.js";

/** @import { Colors } from "../../core/render/theme.js" */

/** @typedef {"screen" | "light" | "dark"} Theme */

/** What makes everything within it dark: see styles/tokens.css. */
const DARK = "--_light: ; --_dark: initial;";

/**
 * @param {Theme} theme
 * @param {Colors} shown The colors on the screen.
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
