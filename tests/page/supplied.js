// The supplied scenarios as the tests read them: from their files, with the results of their searches.

import { readFileSync } from "node:fs";
import { parseScenario } from "../../www/features/lessons/scenario.js";
import { factsOf } from "../../www/features/lessons/scenario-facts.js";
import { SUPPLIED } from "../../www/features/lessons/supplied-scenarios.js";
import { Solver } from "../boundary/engine.js";

/** @param {string} name */
export const textOf = (name) =>
  readFileSync(new URL(`../../www/scenarios/${name}.json`, import.meta.url), { encoding: "utf8" });

/** @param {string} name */
export function supplied(name) {
  const scenario = parseScenario(textOf(name));
  return { name, raw: JSON.parse(textOf(name)), scenario, facts: factsOf(Solver, scenario) };
}

/** A number of a scenario. @param {string} name @param {string} key */
export function numberOf(name, key) {
  const value = supplied(name).facts.values[key];
  if (typeof value !== "number") throw new Error(`${name} has no number ${key}.`);
  return value;
}

export const all = () => SUPPLIED.map(supplied);

/** A solver at the end of a scenario's search. @param {string} name @param {number} [mode] */
export function searched(name, mode = 0) {
  const { scenario, facts } = supplied(name);
  const solver = Solver.fromMap(scenario.modes[mode].map);
  solver.setCells(facts.cells[mode]);
  solver.setStart(...facts.boards[mode].start);
  solver.setGoal(...facts.boards[mode].goal);
  solver.configure(facts.options[mode]);
  solver.run();
  return solver;
}
