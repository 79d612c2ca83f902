// Writes what is made from the list of attributes into the npm package.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { attributesOf } from "./attributes.js";
import { customElements, vsCode, webTypes } from "./editors.js";
import { cssProperties, events, PARTS, SLOTS } from "./surface.js";
import { attributeTypes, FRAMEWORKS } from "./types.js";

const ENGINE = new URL("../../www/pkg/starstep.js", import.meta.url);

/** @param {string} folder Of the package. @param {string} version */
export async function writeEditors(folder, version) {
  const { initSync, Solver } = await import(ENGINE.href);
  initSync({ module: readFileSync(new URL("starstep_bg.wasm", ENGINE)) });
  const attributes = attributesOf(Solver.choices);
  const surface = { attributes, events: events(), slots: SLOTS, parts: PARTS, properties: cssProperties(), version };
  const data = {
    "custom-elements.json": customElements(surface),
    "web-types.json": webTypes(surface),
    "starstep.html-data.json": vsCode(surface),
  };
  /** @type {[string, string][]} */
  const texts = [
    ["tag-attributes.d.ts", attributeTypes(attributes)],
    ...Object.entries(FRAMEWORKS),
    ...Object.entries(data).map(([name, value]) => /** @type {[string, string]} */ ([name, json(value)])),
  ];
  for (const [name, text] of texts) writeFileSync(join(folder, name), text);
}

/** @param {unknown} value */
function json(value) {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
