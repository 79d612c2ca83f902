// What the panels of an element act on: its parts in the roles that panels know, put together once. Each part of the house is
// handed what it needs of them; only the element knows all.

import { needed, part } from "../core/engine/errors.js";
import { withFull } from "../engine.js";
import { Stride } from "../features/stride/stride.js";

/**
 * @import { Speaking } from "../core/i18n/index.js"
 * @import { Navigating } from "../core/input/navigate.js"
 * @import { Focusing } from "../core/input/released.js"
 * @import { Marking, Picking, Pointing, Selecting } from "../core/input/selection.js"
 * @import { Acting, Saying } from "../core/panels/panel.js"
 * @import { Tabbed } from "../core/panels/rail.js"
 * @import { Brushing } from "../core/panels/tools.js"
 * @import { Seeing } from "../core/render/renderer.js"
 * @import { Striding } from "../core/run/sizes.js"
 * @import { Session, Showing } from "../core/session/session.js"
 * @import { Asking } from "../core/ui/board-prompt.js"
 * @import { Opening } from "../core/ui/drop-and-paste.js"
 * @import { Commands } from "./commands.js"
 * @import { Frames } from "./frames.js"
 * @import { Layout } from "./element-layout.js"
 * @import { Picture } from "./picture.js"
 * @import { Host } from "./shell.js"
 */

/** @typedef {Showing & Acting & Speaking & Saying & Asking & Opening} Talking Shows, changes and tells. */
/** @typedef {Selecting & Marking & Picking & Seeing & Brushing} OnBoard Points, draws and looks at the board. */
/** @typedef {Focusing & Tabbed & Navigating & Striding} Moving Leads to another place. */
/** @typedef {Talking & OnBoard & Moving} Stage */

/**
 * The parts.
 * @typedef {object} Playing
 * @property {Speaking} speaking
 * @property {Commands} commands
 * @property {Frames} frames
 * @property {Layout} layout
 * @property {Picture} picture
 * @property {Pointing} pointing
 * @property {Brushing["take"]} take
 * @property {Tabbed["openTab"]} openTab
 */

/**
 * @param {Pick<Host, "session" | "shadow" | "acts">} host
 * @param {Playing} parts
 * @returns {Stage}
 */
export function stageOf(host, { speaking, commands, frames, layout, picture, pointing, take, openTab }) {
  const session = () => /** @type {Session} */ (host.session());
  const run = () => session().run;
  const say = (/** @type {string | undefined} */ message) => commands.say(message);
  const selected = () => pointing.selectedOn(run().board);
  /** @type {Stage} */
  const stage = {
    session,
    run,
    command: (act) => commands.run(act),
    refresh: () => frames.request(),
    get language() {
      return speaking.language;
    },
    say,
    open: async (content) => {
      const { t } = speaking.language;
      const opening = await part(withFull(import("./open-content.js")));
      if (!opening) return say(t("error.part", { part: t("part.opening") }));
      await opening.openContent(stage, host.acts, content);
    },
    ask: async (question, signal) => {
      const { ask } = await needed(import("../core/ui/board-prompt.js"));
      return ask(layout.frame, speaking.language.t, question, signal);
    },
    wait: async (cancel) => {
      const { wait } = await needed(import("../core/ui/board-prompt.js"));
      return wait(layout.frame, speaking.language.t, cancel);
    },
    selected,
    select: (coord) => pointing.select(coord),
    isHeld: () => pointing.isHeld && selected() !== undefined,
    draw: (name, drawing) => pointing.draw(name, drawing),
    pick: (picker) => pointing.pick(picker),
    isPicking: () => pointing.picker !== undefined,
    look: () => picture.others?.front ?? picture.renderer,
    brush: { tool: "wall", penalty: 20 },
    take,
    focusBoard: () => layout.board.focus({ preventScroll: true }),
    released: async () => (await part(import("../core/input/released.js")))?.released(host.shadow, session().document),
    openTab,
    navigation: picture.navigation,
    stride: new Stride(() => stage),
  };
  return stage;
}
