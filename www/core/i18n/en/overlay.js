// English: what an overlay of several runs shows, loaded with it.

import { en } from "./index.js";

export const enOfOverlay = {
  "overlay.both": "expanded by both: {count}",
  "overlay.only": "expanded only by {name}: {count}",
  "overlay.by": "expanded by {runs} of {all} searches: {count}",
  "overlay.path": "path of {name}",
};
Object.assign(en, enOfOverlay);
