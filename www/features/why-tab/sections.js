// What the tab Why holds, from the top. Loaded when it is first shown.

import { fill as ask } from "./ask.js";
import { fill as code } from "./code-card.js";
import { fillNext as next } from "./next.js";
import { noPath } from "./no-path-card.js";
import { fill as quiz } from "./quiz.js";
import { truth } from "./truth.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Focusing } from "../../core/input/released.js"
 * @import { Marking, Picking, Selecting } from "../../core/input/selection.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { Tabbed } from "../../core/panels/rail.js"
 * @import { Seeing } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 */

export { dressWhy } from "./why-sheets.js";

/**
 * A section, filled: `update` shows the search as it is now, at most once a frame; `dispose` takes back what it has put
 * on the board and what it listens to.
 * @typedef {{ update: () => void, dispose?: () => void }} Filled
 */

/**
 * What the sections act on together; each names what it needs itself.
 * @typedef {Showing & Acting & Speaking & Saying & Seeing} OfSearch
 * @typedef {Selecting & Marking & Picking & Focusing & Tabbed} OfBoard
 * @typedef {OfSearch & OfBoard} OfSections
 */

/** @type {{ name: string, fill: (stage: OfSections, element: HTMLElement) => Filled }[]} */
export const SECTIONS = [
  { name: "ask", fill: ask },
  { name: "no-path", fill: noPath },
  { name: "next", fill: next },
  { name: "code", fill: code },
  { name: "truth", fill: truth },
  { name: "quiz", fill: quiz },
];
