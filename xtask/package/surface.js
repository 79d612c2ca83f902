// What <star-step> has besides attributes: events, slots, shadow parts and custom properties. Events and properties are
// read from where they are declared; slots and parts, which are made in many places, are listed here, and
// tests/page/declared.test.js finds them all in the sources.

import { readFileSync } from "node:fs";

/** @typedef {{ name: string, says: string }} Named */

const read = (/** @type {string} */ name) => readFileSync(new URL(`../../www/${name}`, import.meta.url), "utf8");

/** The events, with the first sentence that declares each. @returns {Named[]} */
export function events() {
  const source = read("core/ui/dispatch.js");
  const [, block] = /\n \* @typedef \{object\} StarStepEvents\n([\s\S]*?)\n \*\//.exec(source) ?? [];
  const lines = String(block)
    .split(/\n? \* @property \{/)
    .slice(1);
  return lines.map((line) => {
    const text = line.replaceAll(/\n \* +/g, " ");
    // The type may have braces of its own; the name follows the last of them.
    const [, name, says] = /^.*\} (\w+) (.+)$/s.exec(text) ?? [];
    return { name, says: says.trim() };
  });
}

/** The custom properties that a page may set. @returns {Named[]} */
export function cssProperties() {
  const [first] = read("styles/tokens.css").split("\n}");
  const names = new Set(Array.from(first.matchAll(/(--starstep-[\w-]+):/g), ([, name]) => name));
  return [
    { name: "--starstep-board-limit", says: "How high the board may be: 72svh unless it is set." },
    ...Array.from(names, (name) => ({
      name,
      says: `A color of the board: ${name.slice("--starstep-".length).replaceAll("-", " ")}.`,
    })),
  ];
}

/** @type {Named[]} */
export const SLOTS = [
  { name: "", says: "Shown until the board is ready, and where there can be none." },
  { name: "note", says: "Shown with the sentence of the step." },
];

/** @type {Named[]} */
export const PARTS = [
  { name: "board", says: "The board." },
  { name: "held", says: "What is said of a cell that a finger is held on." },
  { name: "minimap", says: "The whole board in a corner, while only part of it is in view." },
  { name: "tools", says: "The tools at the board." },
  { name: "transport", says: "The buttons and sliders that move through the search." },
  { name: "step-forward", says: "The button that goes one step forward." },
  { name: "settings", says: "The sentence above the board." },
  { name: "result", says: "What the board says of the step and the search." },
  { name: "rail", says: "The tabs." },
  { name: "scenario", says: "The caption of a lesson, with its question." },
  { name: "legend", says: "What is drawn on the board, and what g, h and f mean." },
  { name: "layers", says: "The letters of what can be put over the cells, and its scale." },
  { name: "sums", says: "What the search did and cost." },
  { name: "path", says: "The cells of the path." },
  { name: "why", says: "The tab that says why the search goes where it goes." },
  { name: "open-list", says: "The tab with the open list." },
  { name: "boards", says: "The tab that makes boards." },
  { name: "measure", says: "The tab that measures times." },
];
