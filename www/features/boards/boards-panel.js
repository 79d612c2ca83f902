// Making boards: random walls, mazes, rooms, another size, files. Loaded when first opened.

import { part } from "../../core/engine/errors.js";
import { make, numberInput, painted } from "../../core/ui/dom.js";
import { dressLater } from "../../core/ui/styles.js";
import { hasFull, loadFull } from "../../engine.js";
import { Corner } from "./corner.js";
import { densitySlider } from "./density.js";
import { generate, isGenerated, KINDS, nameOf, seedIn } from "./generators.js";
import { showMade } from "./thumbnails.js";
import "../../core/i18n/en/boards.js";

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Marking } from "../../core/input/selection.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { Seeing } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Opening } from "../../core/ui/drop-and-paste.js"
 * @import { Kind } from "./generators.js"
 */

/** @typedef {Showing & Acting & Speaking & Saying & Opening & Marking & Seeing} Stage */

const LARGEST_SIDE = 4096;
const LARGEST_SEED = 2 ** 32 - 1;
/** With this many cells or more, making a board takes so long that a notice is shown. */
const LARGE_BOARD = 1 << 20;
/** Boards of fewer cells follow the slider of walls while it is dragged. */
const LIVELY_BOARD = 1 << 17;

/** A seed short enough to be read and typed. */
const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0] % 10000;

/**
 * @param {Stage} stage
 * @param {HTMLElement} element The element that holds it.
 * @returns {{ update: () => void, dispose: () => void }} `update` shows what can be made now, and the size of the board.
 */
export function fillBoardsPanel(stage, element) {
  const { session, command, say, open } = stage;
  const { t } = stage.language;
  const isBundled = typeof STARSTEP_BOARDS_STYLES === "string";
  part(dressLater(element, "boards.css", isBundled ? STARSTEP_BOARDS_STYLES : undefined));
  /**
   * Changes the whole board. If that takes a long time, a notice comes first; so it does if the engine that makes such
   * boards has still to be fetched.
   * @param {() => void} act
   * @param {{ cells?: number, needsFull?: boolean }} [what] How many cells the board will have, and whether only the
   *   full engine can make it.
   */
  const change = async (act, { cells = 0, needsFull = false } = {}) => {
    if (needsFull && !hasFull()) {
      say(t("part.loading"));
      try {
        await loadFull();
      } catch (error) {
        return command(() => {
          throw error;
        });
      }
    }
    if (Math.max(cells, session().document.board.cells.length) >= LARGE_BOARD) {
      say(t("boards.working"));
      await painted();
    }
    command(act);
  };
  /** @param {"clearSearch" | "save"} key @param {() => void} act */
  const button = (key, act) => make("button", { type: "button", onclick: () => change(act) }, t(`boards.${key}`));

  const width = numberField(t("boards.width"), 1, LARGEST_SIDE, 40);
  const height = numberField(t("boards.height"), 1, LARGEST_SIDE, 24);
  const seed = numberField(t("boards.seed"), 0, LARGEST_SEED, 1);
  seed.element.addEventListener("input", stage.refresh);
  const density = densitySlider(t("boards.share"), 20, {
    follow() {
      if (isMistyped()) return false;
      stage.refresh();
      const isLively = hasFull() && session().document.board.cells.length < LIVELY_BOARD;
      if (isLively) command(thinOut);
      return isLively;
    },
    end() {
      if (isMistyped()) return say(t("error.seed"));
      const act = () => {
        thinOut();
        made = -1;
      };
      change(act, { needsFull: true });
    },
  });

  /** The seeds that the next boards are made with, unless one is typed in. @type {Record<Kind, number>} */
  const seeds = { random: anySeed(), maze: anySeed(), rooms: anySeed(), clearWalls: 0 };
  const typed = () => (seed.isTouched ? seed.read() : undefined);
  const isMistyped = () => seed.isTouched && typed() === undefined;
  const makingOf = (/** @type {Kind} */ kind) => ({ seed: typed() ?? seeds[kind], percent: density.percent() });

  /** Makes what the picture shows; the next picture shows another board. @param {Kind} kind */
  const press = (kind) => {
    if (isGenerated(kind) && isMistyped()) return say(t("error.seed"));
    const making = makingOf(kind);
    change(
      () => {
        session().change((solver) => generate(solver, kind, making), nameOf(kind, making));
        if (!isGenerated(kind)) return;
        seed.show(making.seed);
        seeds[kind] = anySeed();
      },
      { needsFull: isGenerated(kind) },
    );
  };

  /** The revision of the board that the slider has made last. */
  let made = -1;
  /** Makes random walls anew, more or fewer of them at the same places. All that a drag makes is undone in one step. */
  function thinOut() {
    const { document } = session();
    const making = makingOf("random");
    making.seed = typed() ?? seedIn(document.board.name) ?? making.seed;
    const isMore = document.revision === made;
    session().change((solver) => generate(solver, "random", making), nameOf("random", making), isMore);
    seed.show(making.seed);
    made = document.revision;
  }
  density.input.addEventListener("change", () => {
    made = -1;
  });

  const tiles = KINDS.map((kind) => {
    const canvas = make("canvas", { "aria-hidden": "true" });
    const properties = { type: "button", class: "tile", onclick: () => press(kind) };
    return { kind, canvas, button: make("button", properties, canvas, t(`boards.${kind}`)) };
  });
  const clearSearch = button("clearSearch", () => session().clearSearch());
  const resizeTo = (/** @type {number} */ columns, /** @type {number} */ rows) =>
    change(() => session().resize(columns, rows), { cells: columns * rows });
  const pressResize = () => {
    const [columns, rows] = [width.read(), height.read()];
    if (columns === undefined || rows === undefined) return say(t("error.size"));
    resizeTo(columns, rows);
  };
  const resize = make("button", { type: "button", onclick: pressResize }, t("boards.resize"));
  const corner = new Corner(stage, resizeTo);

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
    make("div", { class: "row fields" }, seed.element),
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
    make("div", { class: "tiles" }, ...tiles.map((tile) => tile.button)),
    density.element,
    make("div", { class: "row" }, clearSearch, keys),
    more,
  );
  const makers = [...tiles.map((tile) => tile.button), density.input, resize, choose];
  let shown = "";
  function update() {
    const { document, locks, compared } = session();
    const { board } = document;
    // Where walls must not be drawn, no other board can be made either.
    const isLocked = locks.has("wall");
    const isOpen = element.closest("[hidden], .folded") === null;
    corner.show(isOpen && !isLocked && !compared ? frameOf(element) : null);
    if (!isOpen) return;
    for (const maker of makers) maker.disabled = isLocked;
    showPictures(board);
    const size = `${board.width} ${board.height}`;
    if (size === shown) return;
    shown = size;
    width.show(board.width);
    height.show(board.height);
  }

  /** @param {Board} board */
  function showPictures(board) {
    const colors = stage.look()?.colors;
    for (const { kind, canvas } of tiles) {
      if (!colors || (isGenerated(kind) && !hasFull())) continue;
      showMade(canvas, { board, kind, making: makingOf(kind), colors });
    }
  }
  return { update, dispose: () => corner.dispose() };
}

/** What holds the board of the element that a panel is in. @param {HTMLElement} panel */
const frameOf = (panel) => /** @type {ShadowRoot} */ (panel.getRootNode()).querySelector(".frame");

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
