// English: the runs that are compared on many boards, loaded with the first comparison.

import { en } from "./index.js";

export const enOfMany = {
  "many.open": "{count} boards like it",
  "many.said": "On {count} {count:one=board|other=boards} like it: {list}.",
  "many.always": "{name} made {range} expansions, its path always a cheapest one",
  "many.more": "{name} made {range} expansions, its path {low}% to {high}% more expensive (median {median}%)",
  "many.equally": "{name} made {range} expansions, its path always {low}% more expensive",
  "many.between": "{low} to {high}",
  "many.none": "Of {tries} boards like it, there was none on which each of these finds a path.",
  "many.running": "Searching boards like it…",
  "many.cancel": "Cancel",
  "many.again": "Search again",
  "many.canceled": "Canceled.",
  "many.failed": "The boards could not be searched.",
  "many.large": "A hundred boards like it are only for boards of at most {side} × {side} cells.",
  "many.seed": "Seed",
  "many.how":
    "Random boards of this size: the same walls and penalties in other places, piece by piece, and start and goal as far apart. The same seed makes the same boards. The line marks this board.",
  "many.howSome":
    "Random boards of this size: the same walls and penalties in other places, piece by piece, and start and goal as far apart. {left} without a path {left:one=is|other=are} left out. The same seed makes the same boards. The line marks this board.",
  "many.run": "Search",
  "many.expanded": "expansions",
  "many.excess": "cost above a cheapest path",
  "many.percent": "{percent}%",
  "many.percents": "{low}% to {high}%",
  "many.numbers": "{range}, median {median}",
  "many.numbersHere": "{all}; this board: {here}",
  "many.picture": "{name}, {what}: {text}",
};
Object.assign(en, enOfMany);
