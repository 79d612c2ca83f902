// The keys of readers' texts, as types. Nothing loads this file: it is read by the type checker, which reports what a
// language lacks, what it has in excess, and which text the page requests that does not exist.

/**
 * @import { Options } from "../../engine.js"
 * @import { StarstepError } from "../../pkg/starstep.js"
 */

/**
 * A text for each option, such as `option.costs`, one for each value that has a name, such as `costs.sqrt2`, and one
 * for each option that is chosen or typed in: `clause.costs` is its part of the sentence that the settings are. The
 * engine's declarations say which there are.
 * @typedef {`option.${keyof Options}` | { [Option in keyof Options]: Options[Option] extends string ? `${Option}.${Options[Option]}` : never }[keyof Options] | ClauseKey} OptionKey
 * @typedef {{ [Option in keyof Options]: Options[Option] extends boolean ? never : `clause.${Option}` }[keyof Options]} ClauseKey
 *
 * A text that the page requests. English is the language that has them all: at first, and with what is loaded later, which
 * imports them.
 * @typedef {keyof typeof import("./en/every.js").every} Key
 *
 * The codes of the errors that have a text.
 * @typedef {CodeAfter<"error", Key>} ErrorCode
 * @typedef {CodeAfter<"error", Key> & `scenario-${string}`} ScenarioCode
 * @typedef {CodeAfter<"error", Key> & `link-${string}`} LinkCode
 *
 * How the engine describes errors. In English it does so itself, so these are not loaded twice. The test of its errors
 * checks this list against the engine.
 * @typedef {`engine.${StarstepError["code"]}` | `engine.problem.${Problem}` | `engine.allowed.${Allowed}` | `engine.name.${Name}` | `engine.value.${Value}` | "engine.number.whole" | "engine.number.any" | "engine.unit.letters" | "engine.unit.bytes" | "engine.quoted"} EngineKey
 * @typedef {"cell-value" | "cells-type" | "cells-count" | "palette-type" | "palette" | "not-text" | "not-utf8" | "no-map" | "no-size" | "header" | "number" | "row-short" | "row-long" | "letter" | "second" | "few-rows" | "many-rows" | "beyond" | "side" | "text" | "memory" | "expansions" | "record" | "jump-diagonals" | "jump-penalties" | "not-built"} Problem
 * @typedef {"flag" | "weight" | "names" | "option" | "object"} Allowed
 * @typedef {"width" | "height" | "seed" | "size" | "n" | "position" | "share" | "side"} Name
 * @typedef {"undefined" | "null" | "object" | "function" | "symbol" | "bigint" | "NaN" | "Infinity" | "-Infinity"} Value
 *
 * All texts of a language.
 * @typedef {Record<Key | OptionKey | EngineKey, string>} Texts
 */

/**
 * @template {string} Prefix
 * @template {string} Whole
 * @typedef {Whole extends `${Prefix}.${infer Code}` ? Code : never} CodeAfter
 */

export {};
