// What pointers, fingers, the wheel and the keys do to a board: they edit it and move the view. Loaded when the page is
// idle, or with the first of these.

import { listenToBoardKeys } from "./board-keys.js";
import "./i18n/en-editing.js";
import { listenToNavigation } from "./navigate.js";
import { listenToPointer } from "./pointer.js";

/**
 * @param {import("./input.js").Target & import("./pointer.js").PointerTarget} target
 * @param {import("./navigate.js").Target} navigation
 * @returns {() => void}
 */
export function listenToBoard(target, navigation) {
  const undos = [listenToPointer(target), listenToBoardKeys(target), listenToNavigation(navigation)];
  return () => {
    for (const undo of undos) undo();
  };
}
