// What a reader copies: the link, and texts that put the board into other pages.

/** Files beside the page. */
const FRAME = "embed.html";
const ELEMENT = "star-step.js";
const PICTURE = "www/preview.png";

/**
 * @param {string} link An absolute address with a fragment.
 * @param {string} title What the board is called where it cannot be seen.
 * @returns {{ link: string, frame: string, element: string, markdown: string }}
 */
export function snippets(link, title) {
  const fragment = new URL(link).hash.slice(1);
  const beside = (/** @type {string} */ file) => new URL(file, link).href;
  const frame = `${beside(FRAME)}#${fragment}`;
  return {
    link,
    frame: `<iframe src="${inHtml(frame)}" title="${inHtml(title)}" width="100%" height="640" loading="lazy"></iframe>`,
    element: `<script type="module" src="${inHtml(beside(ELEMENT))}"></script>\n<star-step link="${fragment}"></star-step>`,
    markdown: `[![${inMarkdown(title)}](${inBrackets(beside(PICTURE))})](${inBrackets(link)})`,
  };
}

/** @param {string} text */
const inHtml = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** @param {string} text */
const inMarkdown = (text) => text.replace(/[\\[\]*_`<]/g, "\\$&");

/** An address between round brackets. @param {string} address */
const inBrackets = (address) => address.replaceAll("(", "%28").replaceAll(")", "%29");
