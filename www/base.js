// Where the files are that scripts fetch by their addresses: the engines, the supplied scenarios and the workers. They are
// beside the scripts, unless a bundler that does not know of them takes the scripts elsewhere.

/** @type {URL | undefined} */
let base;

/**
 * Says where the package's files are, for pages whose bundler leaves them behind. Call it before an element is there.
 * @param {string | URL} folder An address, absolute or relative to the page.
 */
export function setBasePath(folder) {
  base = new URL(String(folder).replace(/\/*$/, "/"), document.baseURI);
}

/**
 * The address of a file in that folder; undefined if none was named, and so wherever the files are known to be beside.
 * @param {string} name
 */
export const placed = (name) => (typeof STARSTEP_BESIDE !== "boolean" && base ? new URL(name, base) : undefined);
