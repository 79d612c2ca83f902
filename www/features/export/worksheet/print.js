// Has the browser print pages, and nothing else of the page that they come from.

import { make } from "../../../core/ui/dom.js";

/** @param {Node[]} pages */
export function printPages(pages) {
  const sheets = make("div", { class: "take-print" }, ...pages);
  document.body.append(sheets);
  document.documentElement.classList.add("take-printing");
  const end = () => {
    removeEventListener("afterprint", end);
    document.documentElement.classList.remove("take-printing");
    sheets.remove();
  };
  addEventListener("afterprint", end);
  print();
}

/**
 * The pages as a file that any browser shows and prints.
 * @param {string[]} svgs
 * @param {string} title
 * @param {string} lang
 * @param {{ width: number, height: number }} sheet In CSS pixels.
 */
export const pagesFile = (svgs, title, lang, { width, height }) => `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
@page { size: ${width}px ${height}px; margin: 0 }
body { margin: 0 }
svg { display: block; width: 100%; max-width: ${width}px; height: auto; margin: 0 auto; break-after: page }
svg:last-of-type { break-after: auto }
</style>
${svgs.join("")}</html>
`;
