// English: the texts of what is asked over the board, loaded with the first question.

import { en } from "./index.js";

export const enOfAsking = {
  "link.open": "Open",
};
Object.assign(en, enOfAsking);
