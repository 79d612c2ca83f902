// A text of the page as an ICU message, which translation tools read, and back. The page's own form is shorter and needs no
// library there: {name} is filled in, {count:one=cell|other=cells} chooses by a number, {pointer:fine=Click|coarse=Tap} by
// what the reader points with.

import { parse } from "@messageformat/parser";

/** @import { Token } from "@messageformat/parser" */

const BRACES = /\{(\w+)(?::([^}]*))?\}/g;
/** What chooses by the pointer; ICU wants a form for everything else, which is that of the mouse. */
const POINTER = "pointer";
const [FINE, COARSE] = ["fine", "coarse"];

/** The forms that numbers may have, in the order in which they are written. */
const FORMS = /** @type {const} */ (["zero", "one", "two", "few", "many", "other"]);

/** Those that they have in a language. @param {string} tag */
function formsOf(tag) {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  return FORMS.filter((form) => pluralCategories.includes(form));
}

/** Plain text as ICU has it: an apostrophe there begins what is not to be read as braces. @param {string} text */
const quoted = (text) => text.replaceAll("'", "''").replace(/[{}]/g, "'$&'");
/** The same within forms of a number, where # is the number itself. @param {string} text */
const quotedForm = (text) => quoted(text).replaceAll("#", "'#'");

/** The forms of a word by their names. @param {string} forms @returns {[string, string][]} */
const formsIn = (forms) =>
  forms.split("|").map((form) => {
    const at = form.indexOf("=");
    return [form.slice(0, at), form.slice(at + 1)];
  });

/** A text as an ICU message. @param {string} text */
export function toIcu(text) {
  let icu = "";
  let end = 0;
  for (const match of text.matchAll(BRACES)) {
    const [whole, name, forms] = match;
    icu += quoted(text.slice(end, match.index));
    end = match.index + whole.length;
    if (forms === undefined) icu += `{${name}}`;
    else if (name === POINTER) {
      const of = new Map(formsIn(forms));
      icu += `{${name}, select, ${COARSE} {${quoted(of.get(COARSE) ?? "")}} other {${quoted(of.get(FINE) ?? "")}}}`;
    } else
      icu += `{${name}, plural, ${formsIn(forms)
        .map(([form, word]) => `${form} {${quotedForm(word)}}`)
        .join(" ")}}`;
  }
  return icu + quoted(text.slice(end));
}

/** A translation that cannot be used, and why. */
export class MessageError extends Error {}

/**
 * An ICU message as a text of the page.
 * @param {string} icu
 * @param {string} tag The language.
 * @throws {MessageError} It is no ICU message, or one that the page has no form for.
 */
export function fromIcu(icu, tag) {
  /** @type {Token[]} */
  let tokens;
  try {
    tokens = parse(icu, { cardinal: [...FORMS], ordinal: [], strict: false });
  } catch (error) {
    throw new MessageError(`it is no ICU message: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
  return tokens.map((token) => textOf(token, tag)).join("");
}

/** @param {Token} token @param {string} tag @returns {string} */
function textOf(token, tag) {
  if (token.type === "content") {
    const brace = /[{}]/.exec(token.value);
    if (brace) throw new MessageError(`a ${brace[0]} cannot be part of what is read`);
    return token.value;
  }
  if (token.type === "argument") return `{${token.arg}}`;
  if (token.type === "plural" || token.type === "select") {
    const forms = token.cases.map(({ key, tokens }) => /** @type {const} */ ([key, plainOf(token.arg, tokens)]));
    const names = forms.map(([key]) => key);
    if (token.type === "select" && token.arg === POINTER) {
      const of = new Map(forms);
      if (names.length !== 2 || !of.has(COARSE))
        throw new MessageError(`{${POINTER}} chooses between coarse and other`);
      return `{${POINTER}:${FINE}=${of.get("other")}|${COARSE}=${of.get(COARSE)}}`;
    }
    const wanted = formsOf(tag);
    if (token.type === "select" || token.pluralOffset)
      throw new MessageError(`{${token.arg}} chooses in a way that the page does not know`);
    const odd = names.filter((name) => !(/** @type {string[]} */ (wanted).includes(name)));
    const absent = wanted.filter((name) => !names.includes(name));
    if (odd.length > 0 || absent.length > 0)
      throw new MessageError(
        `{${token.arg}} has the forms ${names.join(", ")}; this language has ${wanted.join(", ")}`,
      );
    return `{${token.arg}:${forms.map(([form, word]) => `${form}=${word}`).join("|")}}`;
  }
  throw new MessageError("it has something that the page does not know: only names, plural and select are");
}

/** What a form says, which cannot have anything filled in. @param {string} name @param {Token[]} tokens */
function plainOf(name, tokens) {
  const [only] = tokens;
  if (tokens.length > 1 || (only && only.type !== "content"))
    throw new MessageError(`a form of {${name}} has something to fill in: write it before or after the forms`);
  const word = only?.value ?? "";
  const mark = /[|={}]/.exec(word);
  if (mark) throw new MessageError(`a form of {${name}} cannot have a ${mark[0]}`);
  return word;
}

/** An English text with the forms that numbers have in another language. @param {string} text @param {string} tag */
export const inForms = (text, tag) =>
  text.replace(BRACES, (whole, name, forms) => {
    if (forms === undefined || name === POINTER) return whole;
    const of = new Map(formsIn(forms));
    const wanted = formsOf(tag);
    return `{${name}:${wanted.map((form) => `${form}=${of.get(form) ?? of.get("other")}`).join("|")}}`;
  });

/** The names that are filled in or chosen by. @param {string} text A text of the page. */
export const namesIn = (text) => new Set(Array.from(text.matchAll(BRACES), ([, name]) => name));
