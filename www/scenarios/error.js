// What is wrong with a scenario, for people: a code, the values of its sentence, and the sentence in English.

import { english } from "../i18n/index.js";

/** The text of a code is `error.scenario-…` in the files of i18n/. */
export class ScenarioError extends Error {
  /**
   * @param {string} code Begins with `scenario-`.
   * @param {Record<string, string | number | undefined>} [values]
   */
  constructor(code, values = {}) {
    super(english.t(`error.${code}`, values));
    this.name = "ScenarioError";
    this.code = code;
    this.values = values;
  }
}
