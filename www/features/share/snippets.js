// What a reader copies: the link, and texts that put the board into other pages.

/** The page for frames, next to the page that links open. */
const FRAME = "embed.html";

/**
 * The element with its script.
 * @param {string} link An absolute address with a fragment.
 * @param {string} script The address of the script.
 */
export const elementText = (link, script) => elementOf(`link="${new URL(link).hash.slice(1)}"`, script);

/** The same with another attribute. @param {string} attribute As HTML. @param {string} script */
export const elementOf = (attribute, script) =>
  `<script type="module" src="${inHtml(script)}"></script>\n<star-step ${attribute}></star-step>`;

/**
 * How a frame is to be.
 * @typedef {object} FrameWish
 * @property {Record<string, string>} attributes Of the element in it, without those that are empty.
 * @property {number} width The widest it gets, in CSS pixels.
 * @property {number} height In CSS pixels.
 * @property {string} [listener] The address of the script that keeps it as high as its board, where a page may have one.
 */

/** The page in the frame. @param {string} link An absolute address with a fragment. @param {Record<string, string>} attributes */
export function frameAddress(link, attributes) {
  const address = new URL(FRAME, link);
  for (const [name, value] of Object.entries(attributes)) if (value !== "") address.searchParams.set(name, value);
  return address.href + new URL(link).hash;
}

/**
 * @param {string} link An absolute address with a fragment.
 * @param {string} title The board's name for those who cannot see it.
 * @param {FrameWish} wish
 */
export function frameText(link, title, { attributes, width, height, listener }) {
  const src = inHtml(frameAddress(link, attributes));
  const style = `width: 100%; max-width: ${width}px; border: 0`;
  const frame = `<iframe class="starstep" src="${src}" title="${inHtml(title)}" height="${height}" style="${style}" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`;
  return listener === undefined ? frame : `${frame}\n<script type="module" src="${inHtml(listener)}"></script>`;
}

/**
 * A picture in Markdown that leads to the board. The picture is a file next to the text: most places that show Markdown,
 * GitHub among them, leave out pictures that are written into it.
 * @param {string} link
 * @param {string} alt What those are told who do not see the picture.
 * @param {string} file The name of the picture's file.
 */
export function markdown(link, alt, file) {
  // Brackets and parentheses would end the parts of the link, and lines would end the paragraph.
  const text = alt.replace(/\s+/g, " ").replace(/[\\[\]`*_<>]/g, "\\$&");
  const address = link.replaceAll("(", "%28").replaceAll(")", "%29").replaceAll(" ", "%20");
  return `[![${text}](${encodeURI(file).replaceAll("(", "%28").replaceAll(")", "%29")})](${address})`;
}

/** @param {string} text */
const inHtml = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
