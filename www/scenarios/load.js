// Fetches scenarios and maps. What comes is bounded, whatever the server says.

import { short, shortAddress } from "../short.js";
import { addressOf } from "../supplied.js";
import { ScenarioError } from "./error.js";
import { SUPPLIED } from "./index.js";

/** The longest map, in bytes: as much as the engine reads. */
const LONGEST_MAP = 64 << 20;

/**
 * The text at an address.
 * @param {string} address
 * @param {AbortSignal} [signal]
 */
export async function fetchText(address, signal) {
  const response = await fetch(address, { signal }).catch((error) => {
    if (signal?.aborted) throw error;
    throw new ScenarioError("scenario-fetch", { address: shortAddress(address) });
  });
  if (!response.ok || !response.body) throw new ScenarioError("scenario-fetch", { address: shortAddress(address) });
  const parts = [];
  let size = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LONGEST_MAP) {
      await reader.cancel();
      throw new ScenarioError("scenario-large", { size, most: LONGEST_MAP });
    }
    parts.push(value);
  }
  return new Blob(parts).text();
}

/**
 * Whether a text is a scenario rather than a map. They are told apart by how they begin, because servers call both just
 * text.
 * @param {string} text
 */
export const isScenario = (text) => /^[\s\ufeff]*[{[]/.test(text);

/** The text of a supplied scenario. @param {string} name @param {AbortSignal} [signal] */
export async function fetchSupplied(name, signal) {
  if (!SUPPLIED.includes(name)) {
    throw new ScenarioError("scenario-name", { name: short(name), allowed: SUPPLIED.join(", ") });
  }
  return fetchText(addressOf(name), signal);
}
