// Why a link cannot be read or made.

import { CodedError } from "../coded.js";

/**
 * The codes; each has a sentence under `error.CODE` in the languages.
 *
 * - `link-wrong`: what was given is no link of Starstep.
 * - `link-damaged`: a link that is cut off, mistyped, or that says what cannot be.
 * - `link-too-large`: a link that is longer than any that Starstep makes, or that unpacks to more than it may.
 * - `link-too-new`: a link of a later format.
 * - `link-option`: an option or a value that this version does not know.
 * - `link-scenario`: a scenario that does not exist here.
 * - `link-too-long`: what is to be shared does not fit into a link.
 * - `load`: what reads links cannot be loaded.
 * @typedef {"link-wrong" | "link-damaged" | "link-too-large" | "link-too-new" | "link-option" | "link-scenario" | "link-too-long" | "load"} LinkErrorCode
 */

export class LinkError extends CodedError {
  /**
   * @param {LinkErrorCode} code
   * @param {Record<string, string | number>} [values] What is filled into the sentence.
   */
  constructor(code, values = {}) {
    super(code, values);
    this.name = "LinkError";
  }
}

/** @returns {never} */
export function damaged() {
  throw new LinkError("link-damaged");
}
