// English: what opening files and pasted texts says, loaded with the first of them.

import { en } from "./index.js";

export const enOfOpening = {
  "open.locked": "The board cannot be replaced here.",
  "open.problems":
    "This is a list of start and goal pairs for a map (.scen). Open the map itself, and set start and goal on it.",
  "open.unknown": "What was pasted is not a map, a scenario or a Starstep link.",
  "boards.opening": "Opening {name}…",
  "error.file": "The file {name} cannot be read.",
  "error.fileTooLarge": "The file {name} has {size} MB; at most 64 MB are read.",
};
Object.assign(en, enOfOpening);
