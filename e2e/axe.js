// What axe finds against the rules of accessibility. It is put into the page itself and asked there: an analysis by way of
// another page takes eight times as long.

import axe from "axe-core";

/**
 * @typedef {string | { fromShadowDom: string[] }} Part A selector, or one for each shadow tree on the way.
 * @typedef {{ include?: Part[], exclude?: Part[], rules?: string[] }} Wanted Everything, by all rules, unless said.
 */

/**
 * What is against the rules: of each its name and where it is.
 * @param {import("@playwright/test").Page} page
 * @param {Wanted} [wanted]
 * @returns {Promise<string[]>}
 */
export async function violationsIn(page, wanted = {}) {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => "axe" in globalThis);
    if (!isThere) await frame.evaluate(`${axe.source};0`);
  }
  return page.evaluate(async ({ include, exclude, rules }) => {
    const where = { ...(include && { include }), ...(exclude && { exclude }) };
    /** @type {import("axe-core").RunOptions} */
    const options = {
      resultTypes: ["violations"],
      ...(rules && { runOnly: { type: "rule", values: rules } }),
    };
    const context = include || exclude ? where : document;
    const { violations } = await Reflect.get(globalThis, "axe").run(context, options);
    return violations.flatMap((/** @type {import("axe-core").Result} */ { id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html}`),
    );
  }, wanted);
}
