// English: what became of the cells that a step looked at, loaded with the first step that has some.

import { en } from "./index.js";

export const enOfMarks = {
  "mark.opened": "opened",
  "mark.improved": "improved",
  "mark.reopened": "reopened",
  "mark.not-improved": "no better",
  "mark.kept": "better, but not used",
  "mark.closed": "already closed",
  "mark.wall": "neighbor is a wall",
  "mark.corner": "corner not cut",
};
Object.assign(en, enOfMarks);
