// A reader's own search, checked: the headless interface.

export { fromBoard, fromTheStart, plausibleFrames, toBoard } from "./frames.js";
