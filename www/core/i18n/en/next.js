// English: the cells that are next in line, loaded with the tab Why.

import { en } from "./index.js";

export const enOfNext = {
  "next.before": "In line before step {step} ({count})",
  "next.title": "Next in line ({count})",
  "next.asked": "Next in line (hidden for now)",
  "next.left": "Left in the open list ({count})",
  "next.cell": "cell",
  "next.number": "no.",
  "next.tied": "{cell}, tied with the first",
  "next.heap": "as heap",
  "next.list": "as list",
};
Object.assign(en, enOfNext);
