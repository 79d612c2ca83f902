// What the tab Why holds, from the top. Loaded when it is first shown.

import { fill as ask } from "./ask.js";
import { fill as code } from "./code.js";
import { fill as layers } from "./layers.js";
import { fillNext as next } from "./next.js";
import { noPath } from "./no-path.js";
import { fill as quiz } from "./quiz.js";
import { truth } from "./truth.js";

export { dressWhy } from "./sheet.js";

/**
 * A section, filled: `update` shows the search as it is now, at most once a frame; `dispose` takes back what it has put
 * on the board and what it listens to.
 * @typedef {{ update: () => void, dispose?: () => void }} Filled
 */

/** @type {{ name: string, fill: (stage: import("../panel.js").Stage, element: HTMLElement) => Filled }[]} */
export const SECTIONS = [
  { name: "truth", fill: truth },
  { name: "no-path", fill: noPath },
  { name: "code", fill: code },
  { name: "next", fill: next },
  { name: "ask", fill: ask },
  { name: "layers", fill: layers },
  { name: "quiz", fill: quiz },
];
