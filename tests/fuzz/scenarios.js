// Scenarios: the supplied ones with parts of their JSON changed, and their text mistyped.

import { readFileSync } from "node:fs";
import { ScenarioError } from "../../www/features/lessons/error.js";
import { parseScenario } from "../../www/features/lessons/scenario.js";
import { factsOf } from "../../www/features/lessons/scenario-facts.js";
import { SUPPLIED } from "../../www/features/lessons/supplied-scenarios.js";
import { Solver } from "../boundary/engine.js";
import { junk, mutatedText } from "./random.js";

/** @typedef {import("./random.js").Random} Random */
/** @typedef {Record<string, unknown>} Node A part of JSON that has parts; an array too, whose keys are its indexes. */

const TEXTS = SUPPLIED.map((name) =>
  readFileSync(new URL(`../../www/scenarios/${name}.json`, import.meta.url), { encoding: "utf8" }),
);

/** @param {Random} random */
export async function tryScenario(random) {
  const text = random.pick(TEXTS);
  const value = random.onceIn(4) ? mutatedText(random, text) : mutatedJson(random, text);
  try {
    factsOf(Solver, parseScenario(value));
  } catch (error) {
    if (error instanceof ScenarioError && /^scenario-[a-z-]+$/.test(error.code) && error.message.length > 0) return;
    throw new Error(JSON.stringify(value), { cause: error });
  }
}

/** What a text says, with a few parts changed, left out, doubled, or swapped. @param {Random} random @param {string} text */
export function mutatedJson(random, text) {
  const root = JSON.parse(text);
  for (let i = random.below(4); i >= 0; i--) {
    const nodes = nodesOf(root);
    const node = random.pick(nodes);
    const key = random.pick([...Object.keys(node), "captions"]);
    const kind = random.below(6);
    if (kind === 0) delete node[key];
    else if (kind === 1) put(node, key, junk(random));
    else if (kind === 2) put(node, key, structuredClone(random.pick(nodes)));
    else if (kind === 3 && Array.isArray(node)) node.push(structuredClone(random.pick(node)));
    else if (kind === 4) {
      put(node, random.pick(["starstep", "__proto__", "constructor", "toString", "at"]), junk(random));
    } else put(node, key, nearly(random, node[key]));
  }
  return root;
}

/**
 * Gives a part a key of its own, as a text of JSON does: one called `__proto__` is no prototype either.
 * @param {Node} node @param {string} key @param {unknown} value
 */
function put(node, key, value) {
  Object.defineProperty(node, key, { value, configurable: true, enumerable: true, writable: true });
}

/** A value that is nearly the same. @param {Random} random @param {unknown} value */
function nearly(random, value) {
  if (typeof value === "string") return mutatedText(random, value);
  if (typeof value === "number") return value + random.pick([-1, 1, 0.5, -1000, 1e6]);
  return typeof value === "boolean" ? !value : junk(random);
}

/** All parts that have parts themselves. @param {Node} root @returns {Node[]} */
function nodesOf(root) {
  const inside = Object.values(root).filter((value) => typeof value === "object" && value !== null);
  return [root, ...inside.flatMap((value) => nodesOf(/** @type {Node} */ (value)))];
}
