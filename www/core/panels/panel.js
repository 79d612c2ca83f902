// What every panel is, and how it changes something and says something. What else panels act on is stated where it is made.

/**
 * What changes something.
 * @typedef {object} Acting
 * @property {(act: () => void) => void} command Runs a change, shows its effect, and turns errors
 *   into sentences in the status line.
 * @property {() => void} refresh Has everything shown anew in the next frame.
 */

/**
 * What says something.
 * @typedef {object} Saying
 * @property {(message: string | undefined) => void} say Shows a sentence in the status line until the next command.
 */

/**
 * @typedef {object} Panel
 * @property {HTMLElement} element
 * @property {() => void} [open] Called when the tab that holds it is opened.
 * @property {boolean} [isLively] Whether it follows the search while another tab is open.
 * @property {() => void} [retry] Tries again to load what could not be loaded, if it is to be seen.
 * @property {() => void} [dispose] Ends work outside the page, when the panel is no longer shown.
 * @property {() => void} update Shows the session as it is now; called when something may have changed, at most once a frame.
 */

export {};
