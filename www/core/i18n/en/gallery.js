// English: the list of scenarios, loaded when it is opened.

import { en } from "./index.js";

export const enOfGallery = {
  "scenario.tutorials": "Tutorials, as written",
  "scenario.tutorialsFor":
    "For readers of these five tutorials. Each board plays the tutorial’s own code, flaws and all, and compares it with the textbook.",
  "scenario.tour": "The tour",
  "scenario.tourFor": "From nothing to A* in twelve short lessons, for anyone new to it. Each ends with a question.",
  "scenario.lessons": "More lessons",
  "scenario.lessonsFor": "For those who know the tour: one idea each, on larger boards.",
  "tour.begin": "Begin the tour",
  "tour.goOn": "Go on with lesson {number}",
  "tour.again": "Take the tour again",
  "tour.count": "{count} of {all} lessons done",
  "tour.done": "Done",
  "tour.test":
    "Eight questions before the tour and eight after it show what you have learned. They stay in your browser.",
  "tour.result": "Your test: {right} of {all} right. Take it again after the tour.",
  "tour.results": "Your tests: {before} of {of} right at first, {right} of {all} with {done} lessons of the tour done.",
  "tour.open": "Open a result…",
  "scenario.close": "Close",
  "scenario.loading": "Loading…",
};
Object.assign(en, enOfGallery);
