// Where the files are that others embed. It stands beside them, so that the addresses hold in the bundle as well.

export const FILES = {
  element: new URL("./star-step.js", import.meta.url).href,
};
