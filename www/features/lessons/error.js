// What is wrong with a scenario, for people: a code, the values of its sentence, and the sentence in English.

import { CodedError } from "../../core/engine/errors.js";
import { english } from "../../core/i18n/index.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { ScenarioCode } from "../../core/i18n/keys.js"
 */

/** The text of a code is `error.scenario-…` in the files of i18n/. */
export class ScenarioError extends CodedError {
  /**
   * @param {ScenarioCode} code
   * @param {Record<string, string | number | undefined>} [values]
   * @param {Error} [cause] The engine's error; its sentence is the value `problem`.
   */
  constructor(code, values = {}, cause = undefined) {
    super(code, values, english.t(`error.${code}`, { ...values, problem: cause && english.explain(cause) }), cause);
    this.name = "ScenarioError";
  }

  /** The sentence in a language. @param {Language} language */
  in({ explain }) {
    return explain(this);
  }
}
