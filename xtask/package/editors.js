// What editors and catalogs read about the element: the Custom Elements Manifest (schema 1.0.0), web-types for the
// editors of JetBrains, and custom data for VS Code.

import { toldOf } from "./types.js";

/** @typedef {import("./attributes.js").Attribute} Attribute */
/** @typedef {import("./surface.js").Named} Named */
/** @typedef {{ attributes: Attribute[], events: Named[], slots: Named[], parts: Named[], properties: Named[], version: string }} Surface */

const TAG = "star-step";
const DESCRIPTION = "A board with a search on it that readers can edit, step through and play.";
/** Each of these is loaded by the other. */
const MODULE = "star-step.js";

const described = (/** @type {Named[]} */ list) => list.map(({ name, says }) => ({ name, description: says }));

/** How a type is written for people. @param {Attribute} attribute */
function typeText({ kind, values = [], others }) {
  const words = values.map(({ name }) => JSON.stringify(name));
  const first = { choice: [], number: ["number"], switch: ["boolean"], flag: ["boolean"], text: ["string"] }[kind];
  return [...first, ...words, ...(others ? ["string"] : [])].join(" | ");
}

/** @param {Surface} surface */
export const customElements = ({ attributes, events, slots, parts, properties }) => ({
  schemaVersion: "1.0.0",
  readme: "README.md",
  modules: [
    {
      kind: "javascript-module",
      path: MODULE,
      declarations: [
        {
          kind: "class",
          name: "StarStep",
          description: DESCRIPTION,
          superclass: { name: "HTMLElement" },
          customElement: true,
          tagName: TAG,
          attributes: attributes.map((attribute) => ({
            name: attribute.name,
            type: { text: typeText(attribute) },
            ...(attribute.default !== undefined && { default: JSON.stringify(attribute.default) }),
            description: toldOf(attribute),
          })),
          events: events.map(({ name, says }) => ({
            name,
            type: { text: `CustomEvent<StarStepEvents["${name}"]>` },
            description: says,
          })),
          slots: described(slots),
          cssParts: described(parts),
          cssProperties: described(properties),
        },
      ],
      exports: [
        { kind: "js", name: "StarStep", declaration: { name: "StarStep", module: MODULE } },
        { kind: "custom-element-definition", name: TAG, declaration: { name: "StarStep", module: MODULE } },
      ],
    },
  ],
});

/** @param {Surface} surface */
export const webTypes = ({ attributes, events, slots, parts, properties, version }) => ({
  name: "starstep",
  version,
  "description-markup": "markdown",
  contributions: {
    html: {
      elements: [
        {
          name: TAG,
          description: DESCRIPTION,
          attributes: attributes.map((attribute) => ({
            name: attribute.name,
            description: toldOf(attribute),
            ...(attribute.default !== undefined && { default: attribute.default }),
            value: attribute.kind === "flag" ? { kind: "no-value" } : { kind: "plain", type: typeText(attribute) },
          })),
          slots: described(slots),
          js: { events: described(events) },
          css: { parts: described(parts), properties: described(properties) },
        },
      ],
    },
  },
});

/** The values that VS Code offers: those of a choice, and those that a switch can have. @param {Attribute} attribute */
function offered({ kind, values = [] }) {
  const all = kind === "switch" ? [{ name: "true" }, { name: "false" }] : values;
  return all.map(({ name, says }) => ({ name, ...(says && { description: says }) }));
}

/** @param {Surface} surface */
export const vsCode = ({ attributes }) => ({
  version: 1.1,
  tags: [
    {
      name: TAG,
      description: DESCRIPTION,
      attributes: attributes.map((attribute) => ({
        name: attribute.name,
        description: toldOf(attribute),
        // Offered without a value.
        ...(attribute.kind === "flag" && { valueSet: "v" }),
        ...(offered(attribute).length > 0 && { values: offered(attribute) }),
      })),
    },
  ],
});
