// A reader's own search, checked: the headless interface.

export { diagnose, diagnosis } from "./diagnose.js";
export { fromBoard, fromTheStart, plausibleFrames, toBoard } from "./frames.js";
export { readBoard } from "./read-board.js";
export { looksLikePath, readLog } from "./read-log.js";
