// The style sheets of what the page opens: each is loaded once, when it is first needed. This is loaded with the first of
// them. They are below the folder that it is in, so that the addresses also hold in the bundle.

import { missing } from "./core/engine/errors.js";
import { make } from "./core/ui/dom.js";

/** Their addresses. */
const SHEETS = {
  dialogs: new URL("./styles/dialogs.css", import.meta.url).href,
  check: new URL("./styles/check.css", import.meta.url).href,
  share: new URL("./styles/share.css", import.meta.url).href,
  firstRun: new URL("./styles/first-run.css", import.meta.url).href,
  take: new URL("./styles/take.css", import.meta.url).href,
  authoring: new URL("./styles/authoring.css", import.meta.url).href,
  learn: new URL("./styles/gallery.css", import.meta.url).href,
};

/** @typedef {keyof typeof SHEETS} Name */

/** What is opened in dialogs, which have a sheet in common. */
const DIALOGS = new Set(["check", "share", "take", "learn"]);

/** @type {Map<Name, Promise<unknown>>} */
const sheets = new Map();

/**
 * Resolves when the page has a style sheet. Parts that open others are lent this by the page.
 * @param {Name} name
 * @throws {CodedError} `missing`
 */
export async function wear(name) {
  // Its own comes after what it has in common with others.
  await Promise.all([...(DIALOGS.has(name) ? [once("dialogs")] : []), once(name)]);
}

/** @param {Name} name */
function once(name) {
  const sheet = sheets.get(name) ?? load(name);
  sheets.set(name, sheet);
  return sheet;
}

/** @param {Name} name */
async function load(name) {
  const link = make("link", { rel: "stylesheet", href: SHEETS[name] });
  try {
    await new Promise((onload, onerror) => document.head.append(Object.assign(link, { onload, onerror })));
  } catch {
    // All that a link tells is that it could not be loaded. A network may come back.
    sheets.delete(name);
    link.remove();
    throw missing();
  }
}
