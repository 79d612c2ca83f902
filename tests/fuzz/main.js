// The half of `cargo xtask fuzz` that runs under Node: what pages read and what scripts pass.
//
// An attack tries one case after another until its time is up. A case follows from its seed alone, and the seeds of a
// run are consecutive, so a failed case is tried again with its seed and a single try.

import { parseArgs } from "node:util";
import { tryArguments } from "./arguments.js";
import { tryLink } from "./links.js";
import { Random } from "./random.js";
import { tryScenario } from "./scenarios.js";
import { tryText } from "./texts.js";

/** @type {Record<string, (random: Random) => Promise<void>>} */
const ATTACKS = { links: tryLink, scenarios: tryScenario, texts: tryText, arguments: tryArguments };
/** How long a case may take, in milliseconds; machines may be slow, so only what takes far longer is reported. */
const LONGEST = 10_000;
/** How many failures are shown in full, and how much of each; more would be the same one again. */
const SHOWN = { failures: 3, characters: 4000 };

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    tries: { type: "string", default: "Infinity" },
    attack: { type: "string", default: "" },
  },
});
const chosen = Object.entries(ATTACKS).filter(([name]) => name.includes(values.attack));
const [seconds, seed, most] = [values.seconds, values.seed, values.tries].map(Number);

/** Tries cases for a while. @param {string} name @param {(random: Random) => Promise<void>} attempt */
async function attack(name, attempt) {
  const end = performance.now() + (1000 * seconds) / chosen.length;
  let [tries, failures] = [0, 0];
  for (; tries < most && performance.now() < end; tries++) {
    const reason = await failureOf(() => attempt(new Random(seed + tries)));
    if (reason === undefined) continue;
    if (failures++ >= SHOWN.failures) continue;
    console.error(`\n${name}: ${reason.slice(0, SHOWN.characters)}`);
    console.error(`again: cargo xtask fuzz --attack ${name} --seed ${seed + tries} --tries 1`);
  }
  console.log(`| ${name} | ${tries} | ${failures} |`);
  return failures;
}

/** Why a case fails, if it does. @param {() => Promise<void>} attempt */
async function failureOf(attempt) {
  const begin = performance.now();
  try {
    await attempt();
  } catch (error) {
    const { message, cause } = /** @type {Error} */ (error);
    return cause instanceof Error ? `${cause.stack}\ntried: ${message}` : String(message);
  }
  const took = performance.now() - begin;
  return took > LONGEST ? `takes ${Math.round(took)} ms` : undefined;
}

let failures = 0;
for (const [name, attempt] of chosen) failures += await attack(name, attempt);
process.exitCode = failures > 0 ? 1 : 0;
