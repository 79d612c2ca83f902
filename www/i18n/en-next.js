// English: the cells that are next in line, loaded with the tab Why.

import { en } from "./en.js";

export const enOfNext = {
  "next.title": "Next in line ({count})",
  "next.left": "Left in the open list ({count})",
  "next.cell": "cell",
  "next.tied": "{cell}, tied with the first",
  "next.binary-heap": "as heap",
  "next.unsorted-list": "as list",
  "next.sorted-list": "as list",
};
Object.assign(en, enOfNext);
