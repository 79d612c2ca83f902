// Scenarios that are there for a moment, such as the questions of a test: no link carries them.

/** @type {WeakSet<object>} */
const all = new WeakSet();

/** Notes that a scenario is one of these. @template {object} T @param {T} scenario @returns {T} */
export function passing(scenario) {
  all.add(scenario);
  return scenario;
}

/** @param {unknown} scenario */
export const isPassing = (scenario) => typeof scenario === "object" && scenario !== null && all.has(scenario);
