// Where the files are that others embed, and the style sheets of what the page opens. It stands beside them, so that the
// addresses hold in the bundle as well.

export const FILES = {
  element: new URL("./star-step.js", import.meta.url).href,
};

export const SHEETS = {
  share: new URL("./styles/share.css", import.meta.url).href,
  gallery: new URL("./styles/gallery.css", import.meta.url).href,
};
