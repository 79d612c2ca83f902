// What a reader copies: the link, and texts that put the board into other pages.

/** The page for frames, next to the page that links open. */
const FRAME = "embed.html";

/**
 * @param {string} link An absolute address with a fragment.
 * @param {string} title The board's name for those who cannot see it.
 * @param {{ element: string }} files The address of the script.
 * @returns {{ link: string, frame: string, element: string }}
 */
export function snippets(link, title, files) {
  const fragment = new URL(link).hash.slice(1);
  const frame = `${new URL(FRAME, link).href}#${fragment}`;
  return {
    link,
    frame: `<iframe src="${inHtml(frame)}" title="${inHtml(title)}" width="100%" height="640" loading="lazy"></iframe>`,
    element: `<script type="module" src="${inHtml(files.element)}"></script>\n<star-step link="${fragment}"></star-step>`,
  };
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
