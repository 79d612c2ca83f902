// English: the button that makes room for the board in full screen, loaded with what is worn there.

import { en } from "./index.js";

export const enOfFullScreen = {
  "fold.hide": "Hide what is beside the board",
  "fold.show": "Show what is beside the board",
};
Object.assign(en, enOfFullScreen);
