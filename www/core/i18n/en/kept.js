// English: what the page says of what it keeps in the browser, loaded with what keeps it.

import { en } from "./index.js";

export const enOfKept = {
  "kept.full":
    "This board is too large for the page’s address, and this browser keeps nothing more: the board will be gone when this page is closed. “Save .map” in the tab Board saves it.",
  "kept.offer": "Your board of {width} by {height} cells from {when} is kept.",
  "kept.more": "{count} older, too.",
  "kept.restore": "Bring it back",
  "kept.forget": "Forget it",
  "kept.later": "Not now",
};
Object.assign(en, enOfKept);
