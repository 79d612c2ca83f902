// English: what is copied, in the Share dialog and in the list of path cells, loaded with the first of them.

import { en } from "./en.js";

export const enOfSharing = {
  "share.title": "Share this board",
  "share.link": "Link",
  "share.frame": "Frame for any site (iframe)",
  "share.element": "Element for a page of your own",
  "share.copy": "Copy",
  "share.copyName": "Copy: {name}",
  "share.copied": "Copied: {name}",
  "share.selected": "This browser does not let pages copy. The text is selected: copy it with Ctrl+C or ⌘C.",
  "share.close": "Close",
  "share.lesson": "Make a lesson…",
  "share.alt": "Starstep: a board with a search on it",
  "error.link-too-long":
    "This board is too large and too irregular for a link. Save it as a .map file, which anybody can open here.",
  "result.noCells": "The path appears at the end of a search that finds one.",
  "result.moreCells": "… and {count} more; “Copy” takes them all.",
};
Object.assign(en, enOfSharing);
