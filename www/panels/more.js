// What the settings need that are folded away. Loaded when they are first opened.

import "../i18n/en-settings.js";

export { closeOutside } from "./overlay.js";
