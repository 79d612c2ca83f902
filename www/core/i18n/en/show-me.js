// English: the search for a board on which the settings fail, loaded with it.

import { en } from "./index.js";

export const enOfShowMe = {
  "showMe.looking": "Looking for a small board on which the path is not a cheapest one…",
  "showMe.found": "On this board the path costs {cost}, and a cheapest one {shortest}. Undo brings your board back.",
  "showMe.never": "There is no board on which the path is not a cheapest one.",
  "showMe.notFound":
    "On none of {count} small boards did the path cost more than a cheapest one. There may be another one.",
};
Object.assign(en, enOfShowMe);
