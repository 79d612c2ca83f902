// What types, editors and documents are told about the element, against what the element itself does.

import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { TAGS } from "../../www/core/i18n/index.js";
import { ALIGNMENTS, LAYOUTS } from "../../www/core/session/how.js";
import { CONTROLS, OPTION_OF_ATTRIBUTE, optionValue, speedOf } from "../../www/core/ui/attributes.js";
import { ATTRIBUTES } from "../../www/element/applying.js";
import { attributesOf } from "../../xtask/package/attributes.js";
import { customElements, vsCode, webTypes } from "../../xtask/package/editors.js";
import { cssProperties, events, PARTS, SLOTS } from "../../xtask/package/surface.js";
import { attributeTable } from "../../xtask/package/table.js";
import { attributeTypes } from "../../xtask/package/types.js";
import { Solver } from "../boundary/engine.js";

const attributes = attributesOf(Solver.choices);
const names = attributes.map(({ name }) => name);
const valuesOf = (/** @type {string} */ name) =>
  attributes.find((attribute) => attribute.name === name)?.values?.map((value) => value.name);

const www = new URL("../../www/", import.meta.url);
const sources = readdirSync(www, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".js") && !name.startsWith("pkg/"))
  .map((name) => /** @type {const} */ ([name, readFileSync(new URL(name, www), "utf8")]));
/** What a pattern finds in the sources. @param {RegExp} pattern @param {(name: string) => boolean} [where] */
const found = (pattern, where = () => true) =>
  new Set(
    sources.flatMap(([name, text]) => (where(name) ? Array.from(text.matchAll(pattern), ([, word]) => word) : [])),
  );

test("all attributes that do something are told, and no others", () => {
  // These two every element has; those that only count while something plays are read then.
  const observed = new Set(ATTRIBUTES.filter((name) => name !== "style" && name !== "class"));
  const known = new Set([...observed, "autoplay", "loop"]);
  assert.deepEqual(new Set(names), known);
  assert.equal(names.length, known.size);
  const read = found(/element\.(?:get|has)Attribute\("([\w-]+)"\)/g, (name) => /^(element|events)/.test(name));
  assert.ok(read.size > 5, String([...read]));
  for (const name of read) assert.ok(known.has(name) || name.startsWith("data-"), name);
});

test("the values of choices are those that the element knows", () => {
  assert.deepEqual(valuesOf("controls"), [...CONTROLS]);
  assert.deepEqual(valuesOf("compare-layout"), [...LAYOUTS]);
  assert.deepEqual(valuesOf("compare-align"), [...ALIGNMENTS]);
  assert.deepEqual(valuesOf("lang"), TAGS);
  const [theme] = found(/theme: \[(.*)\]/g, (name) => name === "element/applying.js");
  assert.deepEqual(valuesOf("theme"), theme.replaceAll('"', "").split(", "));
  for (const word of valuesOf("speed") ?? []) assert.ok(speedOf(word), word);
});

test("every value of an option is one that the engine takes, and no value that it takes is missing", () => {
  const solver = new Solver(3, 3);
  for (const [name, key] of OPTION_OF_ATTRIBUTE) {
    const { kind, values = [], min, default: first } = attributes[names.indexOf(name)];
    const texts = { choice: values.map(({ name }) => name), number: [String(min)], switch: ["", "true", "false"] };
    const written = texts[/** @type {keyof typeof texts} */ (kind)];
    for (const text of written) {
      solver.configure({ [key]: optionValue(key, text) });
      assert.equal(solver.options[key], optionValue(key, text));
    }
    assert.equal(optionValue(key, String(first)), new Solver(1, 1).options[key], name);
    assert.throws(() => solver.configure({ [key]: optionValue(key, "no such value") }), { code: "bad-option" });
    if (kind === "choice") {
      try {
        solver.configure({ [key]: /** @type {any} */ ("no such value") });
      } catch (error) {
        const { names } = /** @type {{ values: { names: string } }} */ (error).values;
        assert.deepEqual(JSON.parse(`[${names}]`), written);
      }
    }
  }
});

test("each attribute and each value of an option is one sentence or a few words", () => {
  for (const { name, says, values = [], default: first, without } of attributes) {
    assert.match(says, /^[A-Z][^{}]+\.$/, name);
    assert.ok((first === undefined) !== (without === undefined), `${name} has a default, or it is told what there is`);
    if (!OPTION_OF_ATTRIBUTE.has(name)) continue;
    for (const value of values) assert.match(String(value.says), /^[^{}]+$/, `${name}="${value.name}"`);
  }
});

test("parts, slots and events are those of the sources", () => {
  assert.deepEqual(new Set(PARTS.map(({ name }) => name)), found(/(?:\bpart: |\.part = )"([\w-]+)"/g));
  const named = found(/make\("slot", \{ name: "(\w+)" \}/g);
  assert.deepEqual(new Set(SLOTS.map(({ name }) => name)), new Set(["", ...named]));
  const told = events();
  assert.ok(told.length > 5);
  for (const { name, says } of told) {
    assert.match(name, /^\w+$/);
    assert.match(says, /^[`A-Z].+\.$/);
  }
  const sent = found(/\bdispatch\(.+?, "(\w+)"/g);
  assert.ok(sent.size > 5);
  assert.deepEqual(new Set(told.map(({ name }) => name)), sent);
  const described = readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8");
  for (const { name } of [...told, ...PARTS]) assert.ok(described.includes(`\`${name}\``), name);
});

test("editors get all of it", () => {
  const properties = cssProperties();
  assert.ok(properties.length > 20);
  const surface = { attributes, events: events(), slots: SLOTS, parts: PARTS, properties, version: "1.2.3" };
  const [{ declarations, exports }] = customElements(surface).modules;
  assert.deepEqual(
    declarations[0].attributes.map(({ name }) => name),
    names,
  );
  assert.deepEqual(
    exports.map(({ kind }) => kind),
    ["js", "custom-element-definition"],
  );
  const [element] = webTypes(surface).contributions.html.elements;
  assert.deepEqual(
    element.attributes.map(({ name }) => name),
    names,
  );
  const [tag] = vsCode(surface).tags;
  const algorithm = tag.attributes.find(({ name }) => name === "algorithm");
  assert.deepEqual(
    algorithm?.values?.map(({ name }) => name),
    /** @type {{ values: string[] }} */ (Solver.choices.algorithm).values,
  );
  for (const name of names) assert.ok(attributeTypes(attributes).includes(`  ${JSON.stringify(name)}?: `), name);
});

test("the table in the documents is that of the attributes", () => {
  const page = new URL("../../docs/attributes.md", import.meta.url);
  if (process.env.UPDATE) writeFileSync(page, attributeTable(attributes));
  assert.equal(readFileSync(page, "utf8"), attributeTable(attributes), "UPDATE=1 writes it again");
});
