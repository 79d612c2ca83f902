// Why an engine is not there: the browser or the page's policy lets none run, or its file does not come. Authors are told its
// address then, what came in its place, and what helps where a bundler has left it behind; what readers are told is in i18n/.

/** @param {Error} cause What the browser or the engine's bindings said. @returns {boolean} Whether there may be an engine at all. */
export function tellUnplaced(cause) {
  if (!isAllowed()) return false;
  console.warn(
    `<star-step>: a file of Starstep could not be loaded, or is not what it should be. ${cause}\n` +
      "A bundler that moves scripts away from the files of the package needs setBasePath, from starstep/base.js.",
  );
  return true;
}

/** Whether the browser and the page's policy let an engine run: the smallest there can be. */
function isAllowed() {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
    return true;
  } catch {
    // There is none, or it is forbidden: with what error browsers do not agree.
    return false;
  }
}
