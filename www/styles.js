// The element's style sheet, loaded once for all elements on the page.

/** @type {Promise<CSSStyleSheet> | undefined} */
let loading;

/** @returns {Promise<CSSStyleSheet>} */
export function loadStyles() {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load() {
  if (typeof STARSTEP_STYLES === "string") return new CSSStyleSheet().replace(STARSTEP_STYLES);
  const response = await fetch(new URL("./star-step.css", import.meta.url));
  if (!response.ok) throw new Error(`The style sheet could not be loaded: ${response.status}.`);
  return new CSSStyleSheet().replace(await response.text());
}
