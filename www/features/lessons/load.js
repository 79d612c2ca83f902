// Fetches scenarios and maps. What arrives is bounded, whatever the server says.

import "../../core/i18n/en/requests.js";
import { scenarioFile } from "../../addresses.js";
import { short } from "../../core/ui/ellipsis.js";
import { ScenarioError } from "./error.js";
import { SUPPLIED } from "./supplied-scenarios.js";

/** The longest map, in bytes: as much as the engine reads. */
const LONGEST_MAP = 64 << 20;

/** How much of an address a sentence quotes: more than of other texts, because it takes more to recognize one. */
const MOST_QUOTED = 80;

/**
 * The text at an address.
 * @param {string} address
 * @param {AbortSignal} [signal]
 */
export async function fetchText(address, signal) {
  const unreachable = new ScenarioError("scenario-fetch", { address: short(address, MOST_QUOTED) });
  /** What a network request throws. @param {unknown} error @returns {never} */
  const fail = (error) => {
    throw signal?.aborted ? error : unreachable;
  };
  const response = await fetch(address, { signal }).catch(fail);
  if (!response.ok || !response.body) throw unreachable;
  const parts = [];
  let size = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read().catch(fail);
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
 * Whether a text is a scenario rather than a map. Their beginnings tell them apart, because servers serve both as plain
 * text.
 * @param {string} text
 */
export const isScenario = (text) => /^[\s\ufeff]*[{[]/.test(text);

/** The text of a supplied scenario. @param {string} name @param {AbortSignal} [signal] */
export async function fetchSupplied(name, signal) {
  if (!SUPPLIED.includes(name)) {
    throw new ScenarioError("scenario-name", { name: short(name), allowed: SUPPLIED.join(", ") });
  }
  return fetchText(scenarioFile(name), signal);
}
