// English: what opening a link says, loaded with the first link.

import { en } from "./index.js";

export const enOfLinks = {
  "link.ask": "This link makes a board of {width} by {height} cells, and its search may take a while. Open it?",
  "error.link-wrong": "What follows the # is not a Starstep link.",
  "error.link-elsewhere":
    "This address names a board that is kept only in the browser in which it was drawn. It cannot be found here.",
  "error.link-damaged": "This link is damaged or was cut off.",
  "error.link-too-large": "This link holds more than Starstep opens.",
  "error.link-too-new":
    "This link was made by a newer Starstep: it has format {version}, and this one reads up to {newest}. Reload the page to get the newest.",
  "error.link-option": "This link asks for {name} “{value}”, which this version of Starstep does not have.",
  "error.link-lesson": "The lesson in this link cannot be shown: {problem}",
  "error.link-scenario": "This link names the scenario “{name}”, which does not exist here.",
};
Object.assign(en, enOfLinks);
