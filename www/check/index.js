// A reader's own search, checked: the headless interface.

export { diagnose, diagnosis } from "./diagnose.js";
export { fromBoard, fromTheStart, plausibleFrames, toBoard } from "./frames.js";
