// Writes down what the built engine states of its options' values, as a module each: the page has it before an engine is
// there, and parts that need no engine have it too.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The names of the tables, and of the types of what is in them. */
const TABLES = /** @type {const} */ ([
  ["ALGORITHMS", "algorithms", "algorithm", "AlgorithmFacts"],
  ["HEURISTICS", "heuristics", "heuristic", "HeuristicFacts"],
  ["COST_MODELS", "costModels", "costs", "CostFacts"],
  ["DIAGONAL_RULES", "diagonalRules", "diagonal", "DiagonalFacts"],
]);

const HEAD = "// What the engine states of the values of an option. Generated.\n\n";

/** @param {string} folder Where the engine is, and where the modules come. */
export async function writeFacts(folder) {
  const { initSync, Solver } = await import(pathToFileURL(join(folder, "starstep.js")).href);
  initSync({ module: readFileSync(join(folder, "starstep_bg.wasm")) });
  mkdirSync(join(folder, "facts"), { recursive: true });
  for (const [name, key, option, type] of TABLES) {
    const file = join(folder, "facts", option);
    writeFileSync(`${file}.js`, `${HEAD}export const ${name} = ${JSON.stringify(Solver[key], null, 2)};\n`);
    const types = `import type { Options, ${type} } from "../starstep.js";\n\n`;
    writeFileSync(
      `${file}.d.ts`,
      `${types}export const ${name}: Readonly<Record<Options["${option}"], Readonly<${type}>>>;\n`,
    );
  }
}
