// The keys of readers' texts, as types. Nothing loads this file: it is read by the type checker, which reports what a
// language lacks, what it has in excess, and which text the page requests that does not exist.

/**
 * A text for each option, such as `option.costs`, one for each value that has a name, such as `costs.sqrt2`, and one
 * for each option that is chosen or typed in: `clause.costs` is its part of the sentence that the settings are. The
 * engine's declarations say which there are.
 * @typedef {import("../engine.js").Options} Options
 * @typedef {`option.${keyof Options}` | { [Option in keyof Options]: Options[Option] extends string ? `${Option}.${Options[Option]}` : never }[keyof Options] | ClauseKey} OptionKey
 * @typedef {{ [Option in keyof Options]: Options[Option] extends boolean ? never : `clause.${Option}` }[keyof Options]} ClauseKey
 *
 * A text that the page requests. English is the language that has them all.
 * @typedef {keyof typeof import("./en.js").en | LaterKey} Key
 *
 * A text that comes with what is loaded later: that module imports it.
 * @typedef {keyof (typeof import("./en-ask-me.js").enOfAskMe & typeof import("./en-ask.js").enOfAsk & typeof import("./en-asking.js").enOfAsking & typeof import("./en-authoring.js").enOfAuthoring & typeof import("./en-boards.js").enOfBoards & typeof import("./en-check.js").enOfCheck & typeof import("./en-check-bugs.js").enOfCheckBugs & typeof import("./en-check-errors.js").enOfCheckErrors & typeof import("./en-code.js").enOfCode & typeof import("./en-compare-attribute.js").enOfCompareAttribute & typeof import("./en-compare.js").enOfCompare & typeof import("./en-describe.js").enOfDescribe & typeof import("./en-editing.js").enOfEditing & typeof import("./en-first-run.js").enOfFirstRun & typeof import("./en-gallery.js").enOfGallery & typeof import("./en-ladder.js").enOfLadder & typeof import("./en-layer-legend.js").enOfLayerLegend & typeof import("./en-layers.js").enOfLayers & typeof import("./en-legend.js").enOfLegend & typeof import("./en-limits.js").enOfLimits & typeof import("./en-links.js").enOfLinks & typeof import("./en-marks.js").enOfMarks & typeof import("./en-measure.js").enOfMeasure & typeof import("./en-next.js").enOfNext & typeof import("./en-no-path.js").enOfNoPath & typeof import("./en-numbers.js").enOfNumbers & typeof import("./en-open-list.js").enOfOpenList & typeof import("./en-opening.js").enOfOpening & typeof import("./en-overlay.js").enOfOverlay & typeof import("./en-quiz.js").enOfQuiz & typeof import("./en-requests.js").enOfRequests & typeof import("./en-scenarios.js").enOfScenarios & typeof import("./en-settings.js").enOfSettings & typeof import("./en-sharing.js").enOfSharing & typeof import("./en-show-me.js").enOfShowMe & typeof import("./en-spellings.js").enOfSpellings & typeof import("./en-steps.js").enOfSteps & typeof import("./en-story.js").enOfStory & typeof import("./en-take.js").enOfTake & typeof import("./en-test.js").enOfTest & typeof import("./en-truth.js").enOfTruth)} LaterKey
 *
 * The codes of the errors that have a text.
 * @typedef {CodeAfter<"error", Key>} ErrorCode
 * @typedef {CodeAfter<"error", Key> & `scenario-${string}`} ScenarioCode
 * @typedef {CodeAfter<"error", Key> & `link-${string}`} LinkCode
 *
 * How the engine describes errors. In English it does so itself, so these are not loaded twice. The test of its errors
 * checks this list against the engine.
 * @typedef {`engine.${import("../pkg/starstep.js").StarstepError["code"]}` | `engine.problem.${Problem}` | `engine.allowed.${Allowed}` | `engine.name.${Name}` | `engine.value.${Value}` | "engine.number.whole" | "engine.number.any" | "engine.unit.letters" | "engine.unit.bytes" | "engine.quoted"} EngineKey
 * @typedef {"cell-value" | "cells-type" | "cells-count" | "palette-type" | "palette" | "not-text" | "not-utf8" | "no-map" | "no-size" | "header" | "number" | "row-short" | "row-long" | "letter" | "second" | "few-rows" | "many-rows" | "beyond" | "side" | "text" | "memory" | "expansions" | "record" | "jump-diagonals" | "jump-penalties"} Problem
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
