// The addresses of the files that others embed, and of the style sheets of what the page opens. It is in the same folder
// as these, so that the addresses also hold in the bundle.

export const FILES = {
  element: new URL("./star-step.js", import.meta.url).href,
};

export const SHEETS = {
  check: new URL("./styles/check.css", import.meta.url).href,
  share: new URL("./styles/share.css", import.meta.url).href,
  firstRun: new URL("./styles/first-run.css", import.meta.url).href,
  take: new URL("./styles/take.css", import.meta.url).href,
  authoring: new URL("./styles/authoring.css", import.meta.url).href,
  learn: new URL("./styles/gallery.css", import.meta.url).href,
};
