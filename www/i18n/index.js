// Looks up a reader's text and fills in what stands in braces.

import { en } from "./en.js";

const numbers = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/**
 * @param {string} key
 * @param {Record<string, string | number>} [values] Numbers are written as the language writes them.
 * @returns {string}
 */
export function t(key, values = {}) {
  const text = en[key];
  if (text === undefined) throw new Error(`There is no text for ${key}.`);
  return text.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    return typeof value === "number" ? number(value) : String(value);
  });
}

/**
 * A number as the language writes it, with at most two decimals.
 * @param {number} value
 */
export function number(value) {
  return numbers.format(value);
}
