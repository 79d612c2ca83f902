// Type declarations of the element's attributes, for what writes it as a tag: React, Vue and Svelte.

/** @typedef {import("./attributes.js").Attribute} Attribute */

const quoted = (/** @type {string} */ text) => JSON.stringify(text);

/** What an attribute may be, in TypeScript. @param {Attribute} attribute */
function typeOf({ kind, values = [], others }) {
  const words = values.map(({ name }) => quoted(name));
  switch (kind) {
    case "choice":
      // Any text, without the editor forgetting the words.
      return [...words, ...(others ? ["(string & {})"] : [])].join(" | ");
    case "number":
      return ["number", `\`\${number}\``, ...words].join(" | ");
    case "switch":
      return 'boolean | "true" | "false" | ""';
    case "flag":
      return 'boolean | ""';
    case "text":
      return "string";
  }
}

/** What a comment says of an attribute. @param {Attribute} attribute */
export function toldOf({ says, default: first, without, values = [] }) {
  const meanings = values.filter(({ says }) => says).map(({ name, says }) => `\`${name}\`: ${says}`);
  const absent = first !== undefined ? `\`${first}\` unless set` : `unless set: ${without}`;
  return [says, ...(meanings.length ? [`${meanings.join("; ")}.`] : []), `${sentence(absent)}.`].join(" ");
}

const sentence = (/** @type {string} */ text) => text[0].toUpperCase() + text.slice(1);

/** The attributes, by their names and by those of properties. @param {Attribute[]} attributes */
export const attributeTypes = (attributes) => `import type { StarStep, StarStepEvents } from "./star-step.js";

/** The attributes of <star-step>, by their names in HTML. */
export interface StarStepAttributes {
${attributes.map((attribute) => `  /** ${toldOf(attribute)} */\n  ${quoted(attribute.name)}?: ${typeOf(attribute)} | undefined;`).join("\n")}
}

type Camel<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\` ? \`\${First}\${Capitalize<Camel<Rest>>}\` : Name;
type Own<Name extends keyof StarStepAttributes> = Name extends keyof StarStepAttributes ? Camel<Name> : never;

/** The same by the names of the element's properties, as far as it has them. */
export type StarStepProperties = {
  [Name in keyof StarStepAttributes as Own<Name> extends keyof StarStep ? Own<Name> : never]?: StarStepAttributes[Name];
};

/** Listeners for the element's events, each under a prefix and its name. */
export type StarStepListeners = {
  [Name in keyof StarStepEvents as \`on\${Name}\`]?: ((event: CustomEvent<StarStepEvents[Name]>) => void) | undefined;
};
`;

/** What is declared for each framework, by the name of the file. */
export const FRAMEWORKS = {
  "react.d.ts": `// <star-step> in React 19: \`import "starstep/react"\` in place of "starstep/star-step.js".

import type { ClassAttributes, HTMLAttributes } from "react";
import type { StarStepAttributes, StarStepListeners, StarStepProperties } from "./tag-attributes.js";
import type { StarStep } from "./star-step.js";

export * from "./star-step.js";
export type { StarStepAttributes, StarStepListeners, StarStepProperties };

type Own = StarStepAttributes & StarStepProperties & StarStepListeners & { class?: string | undefined };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "star-step": Own & ClassAttributes<StarStep> & Omit<HTMLAttributes<StarStep>, keyof Own>;
    }
  }
}
`,
  "vue.d.ts": `// <star-step> in templates of Vue 3: \`import "starstep/vue"\` in place of "starstep/star-step.js".

import type { HTMLAttributes } from "vue";
import type { StarStepAttributes } from "./tag-attributes.js";
import type { StarStepEvents } from "./star-step.js";

export * from "./star-step.js";
export type { StarStepAttributes };

/** Vue reads \`tie-break\` in a template as \`tieBreak\`, and \`@done\` as \`onDone\`. */
type Camel<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\` ? \`\${First}\${Capitalize<Camel<Rest>>}\` : Name;
type Attributes = { [Name in keyof StarStepAttributes as Camel<Name>]: StarStepAttributes[Name] };
type Listeners = {
  [Name in keyof StarStepEvents as \`on\${Capitalize<Name>}\`]?: ((event: CustomEvent<StarStepEvents[Name]>) => void) | undefined;
};
type Own = Attributes & Listeners;

declare module "vue" {
  interface GlobalComponents {
    "star-step": new () => { $props: Own & Omit<HTMLAttributes, keyof Own> };
  }
}
`,
  "svelte.d.ts": `// <star-step> in Svelte 5: \`import "starstep/svelte"\` in place of "starstep/star-step.js".

import type { HTMLAttributes } from "svelte/elements";
import type { StarStepAttributes, StarStepListeners, StarStepProperties } from "./tag-attributes.js";
import type { StarStep } from "./star-step.js";

export * from "./star-step.js";
export type { StarStepAttributes, StarStepListeners, StarStepProperties };

type Own = StarStepAttributes & StarStepProperties & StarStepListeners;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "star-step": Own & Omit<HTMLAttributes<StarStep>, keyof Own>;
  }
}
`,
};
