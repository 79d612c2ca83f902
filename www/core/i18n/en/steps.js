// English: steps of other sizes, loaded when the reader first chooses one.

import { en } from "./index.js";

export const enOfSteps = {
  "looked.neighbor": "{step}, neighbor {index} of {count}: {what}",
  "looked.jump": "{step}, jump {index} of {count}: {what}",
  "looked.opened": "{cell} is new. Via {from} its g is {g}; it goes into the open list.",
  "looked.opened-side": "{cell} is new to this search. Via {from} its g is {g}; it goes into its open list.",
  "looked.improved":
    "{cell} is open already; via {from} its g falls from {before} to {g}, so {from} becomes its parent.",
  "looked.reopened":
    "{cell} is closed; via {from} its g falls from {before} to {g}, so it goes back into the open list.",
  "looked.not-improved":
    "{cell} is open already; via {from} its g would be {g}, not better than {before}: nothing changes.",
  "looked.kept":
    "{cell} is open already; via {from} its g would be {g}, better than {before}, but open cells keep their first parent here: nothing changes.",
  "looked.closed": "{cell} is closed already: nothing changes.",
  "looked.closed-compared":
    "{cell} is closed; via {from} its g would be {g}, not better than {before}: nothing changes.",
  "looked.closed-better":
    "{cell} is closed; via {from} its g would be {g}, better than {before}, but closed cells stay closed here: nothing changes.",
  "looked.wall": "{cell} is a wall: skipped.",
  "looked.corner": "The diagonal move to {cell} would cut the corner of a wall, which the settings forbid: skipped.",
  "looked.gap": "The diagonal move to {cell} would pass between two walls, which the settings forbid: skipped.",
  "steps.no-cell": "Point at a cell first; then a step goes to where it is opened, improved or closed.",
  "steps.no-later": "After this step, {cell} is not opened, improved or closed.",
  "steps.no-earlier": "Before this step, {cell} is not opened, improved or closed.",
};
Object.assign(en, enOfSteps);
