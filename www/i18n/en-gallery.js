// English: the list of scenarios, loaded when it is opened.

import { en } from "./en.js";

export const enOfGallery = {
  "scenario.tutorials": "Tutorials, as written",
  "scenario.tutorialsFor":
    "For readers of these five tutorials. Each board plays the tutorial’s own code, flaws and all, and compares it with the textbook.",
  "scenario.lessons": "Small lessons",
  "scenario.lessonsFor": "From first principles, for anyone new to A*. One idea each, the simple ones first.",
  "scenario.close": "Close",
  "scenario.loading": "Loading…",
};
Object.assign(en, enOfGallery);
