// Making boards: random walls, mazes, rooms, another size, files. Loaded when first opened.

import { clearWalls } from "../../core/board/clear-walls.js";
import { part } from "../../core/engine/errors.js";
import { make, numberInput, painted } from "../../core/ui/dom.js";
import { hasFull, loadFull } from "../../engine.js";
import "../../core/i18n/en/boards.js";

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Opening } from "../../core/ui/drop-and-paste.js"
 */

const LARGEST_SIDE = 4096;
const LARGEST_SEED = 2 ** 32 - 1;
/** With this many cells or more, making a board takes so long that a notice is shown. */
const LARGE_BOARD = 1 << 20;
const ROOM_SIZE = 7;

/**
 * @param {Showing & Acting & Speaking & Saying & Opening} stage
 * @param {HTMLElement} element The element that holds it.
 * @returns {() => void} Shows what can be made now, and the size of the board.
 */
export function fillBoardsPanel(stage, element) {
  const { session, command, say, open } = stage;
  const { t } = stage.language;
  /**
   * A button that changes the whole board. If that takes a long time, a notice comes first; so it does if the engine that
   * makes such boards has still to be fetched.
   * @param {"random" | "maze" | "rooms" | "clearWalls" | "clearSearch" | "resize" | "save"} key
   * @param {() => void} act
   * @param {() => number} [cells] How many cells the board will have.
   * @param {boolean} [isGenerated] Whether only the full engine can make it.
   */
  const button = (key, act, cells = () => 0, isGenerated = false) => {
    const onclick = async () => {
      if (isGenerated && !hasFull()) {
        say(t("part.loading"));
        try {
          await loadFull();
        } catch (error) {
          return command(() => {
            throw error;
          });
        }
      }
      if (Math.max(cells(), session().document.board.cells.length) >= LARGE_BOARD) {
        say(t("boards.working"));
        await painted();
      }
      command(act);
    };
    return make("button", { type: "button", onclick }, t(`boards.${key}`));
  };

  const width = numberField(t("boards.width"), 1, LARGEST_SIDE, 40);
  const height = numberField(t("boards.height"), 1, LARGEST_SIDE, 24);
  const share = numberField(t("boards.share"), 0, 100, 20);
  const seed = numberField(t("boards.seed"), 0, LARGEST_SEED, 1);

  /** Makes a board with a new seed, which the field then shows, or with the one typed in. @param {(seed: number) => void} generate */
  const withSeed = (generate) => {
    const typed = seed.read();
    if (typed === undefined) return say(t("error.seed"));
    const next = seed.isTouched ? typed : crypto.getRandomValues(new Uint32Array(1))[0] % 10000;
    seed.show(next);
    generate(next);
  };

  /** A button that makes a board. @param {"random" | "maze" | "rooms"} key @param {() => void} act */
  const maker = (key, act) => button(key, act, undefined, true);
  const random = maker("random", () => {
    const percent = share.read();
    if (percent === undefined) return say(t("error.share"));
    withSeed((seed) => {
      const name = `random-${percent}-seed-${seed}`;
      session().change((solver) => solver.randomWalls(percent / 100, seed), name);
    });
  });
  const maze = maker("maze", () =>
    withSeed((seed) => session().change((solver) => solver.maze(seed), `maze-seed-${seed}`)),
  );
  const rooms = maker("rooms", () =>
    withSeed((seed) => session().change((solver) => solver.rooms(ROOM_SIZE, seed), `rooms-seed-${seed}`)),
  );
  const clear = button("clearWalls", () => clearWalls(session()));
  const clearSearch = button("clearSearch", () => session().clearSearch());
  const resize = button(
    "resize",
    () => {
      const [columns, rows] = [width.read(), height.read()];
      if (columns === undefined || rows === undefined) return say(t("error.size"));
      session().resize(columns, rows);
    },
    () => (width.read() ?? 0) * (height.read() ?? 0),
  );

  const file = make("input", { type: "file", accept: ".map,.json,.txt,text/plain,application/json", hidden: true });
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (chosen) await open(chosen);
    file.value = "";
  });
  const choose = make("button", { type: "button", onclick: () => file.click() }, t("boards.open"));
  const save = button("save", () => saveFile(session().toMap(), session().document.board));

  const more = make(
    "details",
    {},
    make("summary", {}, t("boards.more")),
    make("div", { class: "row fields" }, width.element, height.element),
    make("div", { class: "row" }, resize),
    make("div", { class: "row fields" }, share.element, seed.element),
    make("div", { class: "row" }, choose, save, file),
  );
  const openKeys = async () => {
    const sheets = await part(import("../spoken/spoken-sheets.js"));
    const board = /** @type {HTMLElement} */ (
      /** @type {ShadowRoot} */ (element.getRootNode()).querySelector(".board")
    );
    if (sheets) sheets.openKeys({ board, language: stage.language });
    else say(t("error.missing"));
  };
  const keys = make("button", { type: "button", onclick: openKeys }, t("boards.keys"));
  element.append(
    make("div", { class: "row" }, random, maze, rooms),
    make("div", { class: "row" }, clear, clearSearch, keys),
    more,
  );
  const makers = [random, maze, rooms, clear, resize, choose];
  let shown = "";
  return () => {
    const { document, locks } = session();
    const { board } = document;
    // Where walls must not be drawn, no other board can be made either.
    for (const maker of makers) maker.disabled = locks.has("wall");
    const size = `${board.width} ${board.height}`;
    if (size === shown) return;
    shown = size;
    width.show(board.width);
    height.show(board.height);
  };
}

/**
 * A field for a whole number.
 * @param {string} label
 * @param {number} min
 * @param {number} max
 * @param {number} value
 */
function numberField(label, min, max, value) {
  const input = numberInput({ min: String(min), max: String(max), step: "1", value: String(value) });
  let isTouched = false;
  input.addEventListener("input", () => {
    isTouched = input.value !== "";
  });
  return {
    element: make("label", { class: "field" }, make("span", {}, label), input),
    /** Whether somebody typed into it. */
    get isTouched() {
      return isTouched;
    },
    /** The number, or undefined if what is typed is not a whole number in range. */
    read() {
      const number = input.valueAsNumber;
      return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
    },
    show(/** @type {number} */ number) {
      input.value = String(number);
    },
  };
}

/** Saves a board under a name that describes it. @param {string} text @param {Board} board */
function saveFile(text, { name = "starstep", width, height }) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const words = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  make("a", { href: address, download: `${words}-${width}x${height}.map` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
