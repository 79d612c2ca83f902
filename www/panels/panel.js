// What every panel is, and what it works on.

/** @typedef {import("../board/board.js").Coord} Coord */

/**
 * What a panel acts on. Session and run are functions, because the element creates them last.
 * @typedef {object} Stage
 * @property {() => import("../session.js").Session} session The board, and everything that concerns all runs.
 * @property {() => import("../run/run.js").Run} run The run that is shown.
 * @property {(act: () => void) => void} command Runs a change, shows its effect, and turns errors
 *   into sentences in the status line.
 * @property {() => void} refresh Has everything shown anew in the next frame.
 * @property {(message: string | undefined) => void} say Shows a sentence in the status line until the next command.
 * @property {(content: File | string) => Promise<void>} open Shows a map, a scenario or a link, whichever it is.
 * @property {(question: string, signal: AbortSignal) => Promise<boolean>} ask Asks over the board; no if the question is withdrawn.
 * @property {(cancel: () => void) => Promise<{ say: (sentence: string) => void, close: () => void }>} wait Says over the
 *   board what the reader waits for, and lets them cancel it.
 * @property {() => void} take Lets fingers draw, because the reader wants that.
 * @property {() => void} focusBoard Gives the board the focus, when the control that had it goes away.
 * @property {() => Look | undefined} look How the board is drawn, as of the last frame; undefined before there is one.
 * @property {() => Coord | undefined} selected The cell that the reader points at.
 * @property {(coord: Coord | undefined) => void} select Points at a cell.
 * @property {() => boolean} isHeld Whether it is a finger that points at it.
 * @property {(name: string, drawing: import("../render/renderer.js").Drawing | undefined) => void} draw Puts something on
 *   the board, or takes it away.
 * @property {(picker: ((coord: Coord) => void) | undefined) => void} pick While there is a picker, it is told which cell
 *   the reader clicks, taps or chooses with the keyboard, and the board is not edited.
 * @property {() => boolean} isPicking Whether there is a picker: the reader is asked for a cell.
 * @property {(tab: import("./rail.js").TabName) => void} openTab Opens a tab of the rail, if there is one.
 * @property {(recording: import("../compare/recorded.js").Recording) => Promise<void>} compareLog Shows what a program
 *   printed beside the front run, on one clock.
 * @property {{ tool: import("../input.js").Tool, penalty: number }} brush
 * @property {import("./stride.js").Stride} stride How far a step goes.
 * @property {Navigation} navigation
 * @property {import("../i18n/index.js").Language} language
 */

/**
 * The colors, which are another object whenever they have been read again, and what is drawn in them.
 * @typedef {Pick<import("../render/renderer.js").Renderer, "colors" | "camera" | "sights" | "middle" | "font" | "drawings" | "root">} Look
 */

/**
 * What part of the board is shown.
 * @typedef {object} Navigation
 * @property {(factor: number, point?: { clientX: number, clientY: number }) => void} zoom
 * @property {(dx: number, dy: number) => void} pan
 * @property {() => void} fit
 * @property {() => boolean} isZoomed
 * @property {() => import("../render/camera.js").View | undefined} view Undefined when the whole board is shown.
 * @property {(view: import("../render/camera.js").View | undefined) => void} show
 */

/**
 * @typedef {object} Panel
 * @property {HTMLElement} element
 * @property {() => void} [open] Called when the tab that holds it is opened.
 * @property {boolean} [isLively] Whether it follows the search while another tab is open.
 * @property {() => void} [dispose] Ends work outside the page, when the panel is no longer shown.
 * @property {() => void} update Shows the session as it is now; called when something may have changed, at most once a frame.
 */

export {};
