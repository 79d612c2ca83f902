// A reader's own search, checked: the headless interface.

export { fromBoard, fromTheStart, plausibleFrames, toBoard } from "./coordinate-frames.js";
export { diagnose, diagnosis } from "./diagnose.js";
export { discriminate, discriminatingAll } from "./discriminate.js";
export { placed } from "./log-board.js";
export { readBoard } from "./read-board.js";
export { looksLikePath, readLog } from "./read-log.js";
export { counterexample, refutation } from "./refutation.js";
