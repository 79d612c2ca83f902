// English: what an overlay of several runs shows, loaded with it.

import { en } from "./en.js";

export const enOfOverlay = {
  "overlay.both": "taken by both: {count}",
  "overlay.only": "taken only by {name}: {count}",
  "overlay.by": "taken by {runs} of {all} searches: {count}",
  "overlay.path": "path of {name}",
};
Object.assign(en, enOfOverlay);
