// What is told of a program that was run, in sentences: what was seen of it, what it returned, and why it did not come to its end.

import "../../core/i18n/en/own-program.js";
import { LONGEST } from "./sandbox.js";

/**
 * @import { Language, Translate } from "../../core/i18n/index.js"
 * @import { Instrumented } from "../../running/instrumented.js"
 * @import { Ran } from "./run-once.js"
 * @import { Ending } from "./run-worker.js"
 * @import { How } from "./sandbox.js"
 */

/** What is told of a run: a sentence, the line that it is about, and a line of code to be added. @typedef {{ sentence: string, line?: number, advice?: string }} Told */

const SECONDS = LONGEST / 1000;

/** Why it cannot be run at all; undefined if it can. @param {Instrumented} made @param {Translate} t @returns {Told | undefined} */
export function faultOf({ fault, imports }, t) {
  if (fault) return { sentence: errorText(fault, t), line: fault.line };
  return imports === undefined ? undefined : { sentence: t("own.import", { line: imports }), line: imports };
}

/**
 * @param {Pick<Ran, "found" | "how" | "isTurned">} ran
 * @param {Instrumented} made
 * @param {Language} language
 * @param {{ isPython: boolean, isByRow: boolean, needsCells?: boolean }} as In which language it is, whether it was given its ends as
 *   [row, column], and whether it matters what it expands.
 * @returns {Told}
 */
export function toldOf({ found, how, isTurned }, made, language, { isPython, isByRow, needsCells = true }) {
  const { t } = language;
  if (typeof how === "string" && how !== "endless") return { sentence: t(`own.${how}`) };
  // A function that was no search after all may well fail.
  const failure = typeof how === "string" || found.isOfItself ? undefined : how.ending.failure;
  const stopped = stoppedText(how, failure, t);
  const { site, expanded, stale, path, isPrinted, isNothing, isUnread } = found;
  const sentences = [...(stopped ? [stopped] : [])];
  if (site) sentences.push(t("own.seen", { cells: expanded, line: site.line, call: site.text }));
  else if (isPrinted) sentences.push(t("own.printed"));
  if (stale > 0) sentences.push(t("own.stale", { stale }));
  if (path !== undefined) sentences.push(t("own.path", { cells: path.length }));
  else if (isNothing) sentences.push(t("own.nothing"));
  else if (isUnread || (!needsCells && !stopped && !isPrinted)) sentences.push(t("own.unread"));
  const isUnseen = needsCells && !site && !isPrinted && !failure;
  if (isUnseen) sentences.push(t(made.call ? "own.unseen" : "own.noSearch"));
  if (isTurned) sentences.push(t("own.turned", { order: t(isByRow ? "own.order.xy" : "own.order.yx") }));
  const own = hidingOf(made);
  if (own) sentences.push(t("own.hides", { name: own.name, line: own.line }));
  const line = (failure && "line" in failure ? failure.line : undefined) ?? own?.line;
  return {
    sentence: language.joined(sentences),
    ...(line !== undefined && { line }),
    ...(isUnseen && made.call && { advice: isPython ? "print(current)" : "console.log(current.x, current.y);" }),
  };
}

/** What a program uses instead of what it is given: what it has parameters for is no such thing. @param {Instrumented} made */
export function hidingOf({ own, call }) {
  const args = [...(call?.args ?? []), ...(call?.method?.args ?? [])];
  return args.includes("all") ? undefined : own.find(({ name }) => !args.some((arg) => arg === name));
}

/** Why it did not come to its end. @param {How} how @param {Ending["failure"]} failure @param {Translate} t */
function stoppedText(how, failure, t) {
  if (how === "endless") return t("own.endless", { seconds: SECONDS });
  if (!failure) return undefined;
  if ("most" in failure) return t(`own.${failure.kind}`, { most: failure.most });
  if (failure.kind === "time") return t("own.endless", { seconds: SECONDS });
  return "message" in failure ? errorText(failure, t) : t(`own.${failure.kind}`);
}

/** A program's own error, as a sentence. @param {{ line?: number, message: string, module?: string }} error @param {Translate} t */
export function errorText({ line, message, module }, t) {
  // Some of them are sentences, and some are questions.
  const said = message.replace(/\.$/, "");
  const told = (
    line === undefined ? t("own.failed", { message: said }) : t("own.error", { line, message: said })
  ).replace(/([?!])[.。]$/, "$1");
  return module === undefined ? told : `${told} ${t("own.library")}`;
}
