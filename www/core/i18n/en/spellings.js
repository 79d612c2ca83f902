// English: comments in programs, loaded with the first of them.

import { en } from "./index.js";

export const enOfSpellings = {
  "comment.moves": "the neighbors, in the order in which they are looked at",
  "comment.units": "1970 to 2786 is 1 to √2; in whole numbers, equal costs are exactly equal",
  "comment.rows": "# is a wall, a letter a cell with a penalty",
  "comment.old": "an older entry",
  "comment.same": "start and goal are the same cell",
  "comment.swaps": "equal entries change places, whichever was opened first",
  "comment.stays": "an improved entry stays where it was",
};
Object.assign(en, enOfSpellings);
