// The page's service worker, which knows the files of the page by their hashes.

import { createHash } from "node:crypto";
import { join } from "node:path";
import { make, WWW } from "./esbuild.js";

/** What a script names of what is shipped: the rest of what it names is for other people's pages. */
const WITH_HASH = /[\w-]+-[A-Za-z\d]{8}(?=[./])/;
/** What visitors without scripts see, who have no worker. */
const WITHOUT_SCRIPTS = /<noscript>[\s\S]*?<\/noscript>/g;
/** What most readers never open has this notice of a license, or is in this folder. It is kept once it was used. */
const LATER = /\/\*! CodeMirror/;
const LATER_FOLDER = "python/";
const CAN_NAME = /\.(js|html|webmanifest)$/;

/**
 * The worker with the list of all that the page can request, and a version that changes with any of it.
 * @param {Map<string, Uint8Array>} files All that is shipped.
 * @param {string} page
 * @param {string} version
 */
export async function serviceWorker(files, page, version) {
  const isLater = (/** @type {string} */ name) =>
    name.startsWith(LATER_FOLDER) || LATER.test(Buffer.from(files.get(name) ?? []).toString());
  const all = [...reached(files, page), RUNNER].sort();
  const hashesOf = (/** @type {string[]} */ names) => names.map((name) => [name, integrity(files.get(name))]);
  const hashes = hashesOf(all.filter((name) => !isLater(name)));
  const later = hashesOf(all.filter(isLater));
  const checksum = createHash("sha256")
    .update(JSON.stringify([hashes, later]))
    .digest("hex")
    .slice(0, 8);
  const define = {
    STARSTEP_FILES: JSON.stringify(Object.fromEntries(hashes)),
    STARSTEP_LATER: JSON.stringify(Object.fromEntries(later)),
    STARSTEP_VERSION: JSON.stringify(`${version}-${checksum}`),
  };
  const { files: made } = await make({ entryPoints: [join(WWW, "sw.js")], define });
  return [...made.values()][0];
}

/** What readers' programs run in. A frame without an origin loads it without this worker; its text can also be put in. */
const RUNNER = "run.html";

/** As the attribute `integrity` has it. @param {Uint8Array | undefined} contents */
const integrity = (contents = new Uint8Array()) => `sha256-${createHash("sha256").update(contents).digest("base64")}`;

/** The page with everything that it names, or what it names does. @param {Map<string, Uint8Array>} files @param {string} page */
function reached(files, page) {
  const found = new Set([page]);
  for (const name of found) {
    if (!CAN_NAME.test(name)) continue;
    const text = Buffer.from(files.get(name) ?? [])
      .toString()
      .replaceAll(WITHOUT_SCRIPTS, "");
    const isScript = name.endsWith(".js");
    for (const other of files.keys()) {
      const named = WITH_HASH.exec(other)?.[0] ?? (isScript ? undefined : `"${other}"`);
      if (named !== undefined && text.includes(named)) found.add(other);
    }
  }
  return found;
}
