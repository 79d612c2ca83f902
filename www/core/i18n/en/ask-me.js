// English: what the section “Ask me” offers. What it asks is in en-quiz.js, loaded when it asks.

import { en } from "./index.js";

export const enOfAskMe = {
  "askMe.title": "Ask me",
  "askMe.next": "Which cell is next?",
  "askMe.trace": "Trace it yourself",
  "askMe.test": "Test yourself",
  "askMe.left": "No more questions. You can draw again.",
};
Object.assign(en, enOfAskMe);
