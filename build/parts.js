// Which modules are in one file. esbuild makes a file for each set of entries that a module is used by, and many small
// files compress badly. So modules that are loaded at once are put into groups, each of which is imported as a whole by
// whoever uses any of it: all of its modules are then used by the same entries, and esbuild puts them into one file.

import { resolve } from "node:path";
import { make, ROOT } from "./esbuild.js";

/** @typedef {import("esbuild").BuildOptions} BuildOptions */
/** The modules of a group, and those that import it. @typedef {{ modules: string[], users: Set<string> }} Group */

/**
 * The groups of what is loaded at once.
 * @param {string[]} entries Their paths in the project.
 * @param {BuildOptions} options
 * @returns {Promise<Group[]>}
 */
export async function groupsOf(entries, options) {
  const { report } = await make({ ...options, entryPoints: entries, splitting: true });
  const imports = (/** @type {string} */ file, /** @type {string} */ kind) =>
    report.inputs[file].imports.filter((it) => it.kind === kind && !it.external).map(({ path }) => path);
  const reached = (/** @type {Iterable<string>} */ files) => {
    const found = new Set(files);
    for (const file of found) for (const path of imports(file, "import-statement")) found.add(path);
    return found;
  };
  // One that imports nothing has no part in this.
  const users = entries.filter((entry) => reached([entry]).size > 1);
  const parts = new Set(Object.keys(report.inputs).flatMap((file) => imports(file, "dynamic-import")));
  const later = reached(parts);
  const [first, ...others] = users.map((entry) => reached([entry]));
  const isOfOthers = (/** @type {string} */ file, most = 1) => others.filter((it) => it.has(file)).length >= most;
  const atOnce = [...new Set([first, ...others].flatMap((files) => [...files]))];

  /** What parts use too: they may be loaded without the rest, and the rest may change without them. */
  const shared = atOnce.filter((file) => later.has(file));
  /** What the first entry has in common with others. */
  const core = atOnce.filter((file) => !later.has(file) && first.has(file) && isOfOthers(file));
  /** What others have in common, and the first one has not. */
  const beside = atOnce.filter((file) => !later.has(file) && !first.has(file) && isOfOthers(file, 2));
  return [shared, core, beside].map((modules) => {
    const isLoading = (/** @type {string} */ user) => modules.some((file) => reached([user]).has(file));
    return { modules, users: new Set([...users, ...parts].filter(isLoading)) };
  });
}

/** How a group is named in an import. */
const PREFIX = "group:";

/** What a module imports besides. @param {Group[]} groups @param {string} file Its path in the project. */
export const besides = (groups, file) =>
  groups.map(({ users }, place) => (users.has(file) ? `\nimport "${PREFIX}${place}";` : "")).join("");

/** Makes the groups modules. @param {Group[]} groups @returns {import("esbuild").Plugin} */
export const grouping = (groups) => ({
  name: "groups",
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${PREFIX}`) }, ({ path }) => ({ path, namespace: "group" }));
    build.onLoad({ filter: /./, namespace: "group" }, ({ path }) => {
      const { modules } = groups[Number(path.slice(PREFIX.length))];
      return {
        contents: modules.map((file) => `import ${JSON.stringify(resolve(ROOT, file))};`).join("\n"),
        resolveDir: ROOT,
      };
    });
  },
});
