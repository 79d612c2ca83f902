// English: what is copied, in the Share dialog and in the list of path cells, loaded with the first of them.

import { en } from "./en.js";

export const enOfSharing = {
  "share.title": "Share this board",
  "share.link": "Link",
  "share.told": "{count} {count:one=character|other=characters}: {parts}.",
  "share.toldNothing": "{count} {count:one=character|other=characters}.",
  "share.holds-scenario": "lesson “{name}”",
  "share.holds-board": "board {width} × {height}",
  "share.holds-options": "{count} {count:one=option|other=options}",
  "share.holds-defaults": "default options",
  "share.holds-step": "step {step}",
  "share.holds-end": "the end of the search",
  "share.holds-compared": "{count} searches compared",
  "share.holds-one": "one search only",
  "share.holds-level": "step {step} by f",
  "share.holds-view": "the part that is shown",
  "share.holds-language": "the language",
  "share.picture": "Picture for Markdown",
  "share.pictureAlt": "A board of {width} by {height} cells searched with {algorithm}, step {step} of {length}",
  "share.pictureHint":
    "Put the file next to your text: GitHub and most editors leave out pictures that are written into Markdown.",
  "share.savePicture": "Save picture",
  "share.saved": "Saved: {name}",
  "share.saveMap": "Save .map",
  "share.mapOnly": "The file holds the board with start and goal, but not the options.",
  "share.frame": "Frame for any site (iframe)",
  "share.element": "Element for a page of your own",
  "share.copy": "Copy",
  "share.copyName": "Copy: {name}",
  "share.copied": "Copied: {name}",
  "share.selected": "This browser does not let pages copy. The text is selected: copy it with Ctrl+C or ⌘C.",
  "share.close": "Close",
  "share.export": "Export…",
  "share.lesson": "Make a lesson…",
  "share.alt": "Starstep: a board with a search on it",
  "error.link-too-long":
    "This board is too large and too irregular for a link. Save it as a .map file, which anybody can open here.",
  "result.noCells": "The path appears at the end of a search that finds one.",
  "result.moreCells": "… and {count} more; “Copy” takes them all.",
};
Object.assign(en, enOfSharing);
