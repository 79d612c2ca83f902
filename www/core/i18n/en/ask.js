// English: asking about a cell, loaded with the tab Why.

import { en } from "./index.js";

export const enOfAsk = {
  "ask.title": "Ask about a cell",
  "ask.point": "Point at a cell: why now, why not yet, or why never.",
  "ask.hold": "Hold a finger on a cell: why now, why not yet, or why never.",
  "ask.before": "{cell}, before step {step}",
  "ask.close": "Close",
  "ask.pause": "Pause to ask about {cell}.",
};
Object.assign(en, enOfAsk);
