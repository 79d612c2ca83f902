// Has the boards of an element edited, moved and pointed at: its own, and those of the runs that are compared.

import { part } from "../core/engine/errors.js";
import { listenToSearchKeys } from "../core/input/board-target.js";
import { listenOnceLoaded } from "../core/input/replay-early-input.js";
import { listen, undoing } from "../core/ui/dom.js";

/**
 * @import { Hearing, UsedBoard } from "../core/input/board-target.js"
 * @import { Pressed } from "../core/input/pointer.js"
 * @import { Pointing } from "../core/input/selection.js"
 * @import { Renderer } from "../core/render/renderer.js"
 * @import { Coord } from "../rules/cells.js"
 * @import { Picture } from "./picture.js"
 * @import { Stage } from "./stage.js"
 */

/** @typedef {{ clientX: number, clientY: number }} Point */

/**
 * What is done on a board.
 * @typedef {object} Used
 * @property {Picture} picture
 * @property {Pointing} pointing
 * @property {() => number} level What surrounds the board.
 * @property {UsedBoard["access"]} access
 * @property {(board: HTMLElement) => boolean} takesWheel
 * @property {Pressed["touch"]} touch
 * @property {Hearing} hearing
 */

/**
 * @param {Stage} stage
 * @param {Used} used
 * @param {HTMLCanvasElement} board
 * @param {Renderer} renderer What draws it.
 * @returns {() => void} Ends it.
 */
export function listenToBoardOf(
  stage,
  { picture, pointing, level, access, takesWheel, touch, hearing },
  board,
  renderer,
) {
  const { cursor } = picture;
  const isFull = () => level() >= 3;
  const target = {
    ...stage,
    get language() {
      return stage.language;
    },
    ...hearing,
    board,
    access,
    touch,
    picker: () => pointing.picker,
    hover: (/** @type {Coord | undefined} */ coord) => pointing.hover(isFull() ? coord : undefined),
    point: (/** @type {Coord} */ coord) => isFull() && pointing.hold(coord),
    cellAt: (/** @type {Point} */ point) => picture.here(() => renderer.cellAt(stage.run(), point)),
    endAt: (/** @type {Point} */ point, /** @type {boolean} */ isFinger) =>
      picture.here(() => renderer.endAt(stage.run(), point, isFinger)),
    cursor: () => cursor.on(stage.run().board),
    moveCursor: (/** @type {Coord} */ coord, /** @type {boolean} */ isByKeyboard) => {
      cursor.place(coord);
      cursor.isShown = isByKeyboard;
      if (isByKeyboard) {
        if (isFull()) pointing.select(coord);
        stage.session().wake();
        picture.navigate((renderer, run) => renderer.reveal(run, coord));
      }
      stage.refresh();
    },
  };
  const navigation = {
    board,
    ...picture.movesOf(() => renderer),
    takesWheel: () => takesWheel(board),
    cancelStroke: () => stage.command(() => stage.session().document.cancelStroke()),
  };
  const hide = () => {
    cursor.isShown = false;
    stage.refresh();
  };
  return undoing([
    listenToSearchKeys(board, stage, false),
    listenOnceLoaded({
      board,
      takesWheel: navigation.takesWheel,
      load: async () => {
        const module = await part(import("./board-input.js"));
        return module && (() => module.listenToBoard(target, navigation));
      },
      fail: () => {
        const { t } = stage.language;
        stage.say(t("error.part", { part: t("part.input") }));
      },
    }),
    listen(board, "blur", hide),
  ]);
}
