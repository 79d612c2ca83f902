// docs/attributes.md: the attributes and their values in words of HTML.

/** @typedef {import("./attributes.js").Attribute} Attribute */

const code = (/** @type {string} */ text) => `\`${text}\``;
/** A bar would end the column, and the star of A* begin something. @param {string} text */
const cell = (text) => text.replaceAll(/[|*]/g, "\\$&");

/** @param {Attribute} attribute */
function valuesOf({ kind, values = [], min, others }) {
  const words = values.map(({ name, says }) => (says ? `${code(name)}: ${says}` : code(name)));
  switch (kind) {
    case "choice":
      return [...words, ...(others ? [`or ${others}`] : [])].join("; ");
    case "number":
      return [`a number${min === undefined ? "" : ` of at least ${min}`}`, ...words].join("; ");
    case "switch":
      return `${code("true")} or nothing, ${code("false")}`;
    case "flag":
      return "nothing: it is set by being there";
    case "text":
      return "a text";
  }
}

/** @param {Attribute[]} attributes */
export const attributeTable = (attributes) => `# Attributes

All attributes of \`<star-step>\` with all their values. This page is written by \`UPDATE=1 node --test tests/page/declared.test.js\` from the list that types and editors get too. What they do together is in [embedding.md](embedding.md#attributes).

| attribute | what it is | values | without it |
|---|---|---|---|
${attributes
  .map((attribute) => {
    const { name, says, default: first, without = "" } = attribute;
    return `| ${[code(name), says, valuesOf(attribute), first === undefined ? without : code(first)].map(cell).join(" | ")} |`;
  })
  .join("\n")}
`;
