// What an element shows: the board on its canvas, the panels around it, and a new frame whenever something has changed. Here
// its parts are put together; each has a file of its own.

import { english } from "../core/i18n/index.js";
import { Pointing } from "../core/input/selection.js";
import { Overview } from "../core/render/overview.js";
import { watchColors } from "../core/render/theme.js";
import { CONTROLS } from "../core/ui/attributes.js";
import { WaysOut } from "../core/ui/board-overlay-buttons.js";
import { listen, windowOf } from "../core/ui/dom.js";
import { listenToContent } from "../core/ui/drop-and-paste.js";
import { watchPrinting } from "../core/ui/printing.js";
import { listenToBoardOf } from "./board-listening.js";
import { Commands } from "./commands.js";
import { ComparingView } from "./comparing-view.js";
import { Layout } from "./element-layout.js";
import { Frames } from "./frames.js";
import { Surroundings } from "./panel-host.js";
import { Picture } from "./picture.js";
import { stageOf } from "./stage.js";

/**
 * @import { Hear } from "../core/input/board-target.js"
 * @import { Renderer } from "../core/render/renderer.js"
 * @import { Session } from "../core/session/session.js"
 * @import { Controls } from "../core/ui/attributes.js"
 * @import { Lessons } from "../features/lessons/lessons.js"
 * @import { Acts } from "./open-content.js"
 */

/**
 * What a shell is part of.
 * @typedef {object} Host
 * @property {HTMLElement} element
 * @property {ShadowRoot} shadow
 * @property {() => Session | undefined} session
 * @property {() => Lessons} lessons
 * @property {Acts & { controls: Controls }} acts
 * @property {() => () => void} arrive Called when it is shown on a page; returns what undoes it.
 * @property {(root: HTMLElement) => void} built Called when the panels have been made.
 * @property {() => void} afterFrame Called when a frame has been drawn.
 */

export class Shell {
  #host;
  language = english;
  /** What undoes the listeners. @type {(() => void)[]} */
  #undos = [];
  /** Hears what is shown, to read it out, once that is loaded. @type {Hear} */
  #hear = () => {};
  #frames;
  #pointing = new Pointing(() => this.requestFrame());
  #overview = new Overview(() => this.requestFrame());
  #waysOut = new WaysOut({ change: () => this.requestFrame(), fit: () => this.#picture.navigation.fit() });
  #layout = new Layout(this.#overview.element, this.#waysOut);
  #surroundings = new Surroundings(this.#layout, () => this.requestFrame());
  #picture;
  #comparing;
  /** What runs changes, and says what is wrong with them. */
  commands;
  /** What the panels act on. */
  stage;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    const { session } = host;
    const frames = new Frames(host.element, {
      tick: () => this.commands.attempt(() => session()?.tick()) ?? false,
      draw: (now) => this.commands.attempt(() => this.#draw(now)) ?? false,
      tell: () => this.commands.attempt(() => host.afterFrame()),
    });
    const commands = new Commands(session, this, frames);
    const picture = new Picture(session, this.#layout, frames, this.#overview);
    const [layout, pointing] = [this.#layout, this.#pointing];
    this.#frames = frames;
    this.commands = commands;
    this.#picture = picture;
    this.stage = stageOf(host, {
      speaking: this,
      commands,
      frames,
      layout,
      picture,
      pointing,
      take: () => this.#waysOut.take(),
      openTab: (tab) => this.#surroundings.openTab(tab),
    });
    this.#comparing = new ComparingView(host, {
      stage: this.stage,
      layout,
      picture,
      pointing,
      level: () => this.#level,
      listenTo: (board, renderer) => this.#listenTo(board, renderer),
      resize: () => this.#resize(),
    });
  }

  /** What surrounds the board, as a number: nothing, the transport, what an article needs, everything. */
  get #level() {
    // Where nothing can be changed there is nothing to change it with.
    return Math.min(CONTROLS.indexOf(this.#host.acts.controls), this.stage.session().isReadOnly ? 1 : 3);
  }

  /** What readers may do on the board: draw where there are tools, else drag start and goal. @returns {"draw" | "ends" | "none"} */
  get #access() {
    return this.stage.session().isReadOnly ? "none" : this.#level >= 2 ? "draw" : "ends";
  }

  /** Makes the panels that are wanted, in the language that is wanted. */
  build() {
    if (!this.#picture.renderer) return;
    const { root, container } = this.#layout;
    this.#surroundings.build(this.stage, this.#host.lessons(), this.#level, () => this.commands.message);
    this.#host.built(root);
    root.dataset.controls = this.#host.acts.controls;
    Object.assign(container, { lang: this.language.tag, dir: this.language.direction });
    this.#overview.element.title = this.language.t("minimap.title");
    this.#picture.others?.build();
    this.requestFrame();
  }

  /** Shows everything and listens, until `detach`. */
  attach() {
    const { element } = this.#host;
    const { board, frame } = this.#layout;
    const window = windowOf(element);
    this.#picture.come(window);
    this.#undos.push(this.#host.arrive(), this.#frames.begin(window));
    const renderer = this.#show();
    this.build();
    const resize = new window.ResizeObserver(() => this.#resize());
    resize.observe(frame);
    this.#undos.push(
      this.#listenTo(board, renderer),
      this.#overview.listen({
        board,
        run: this.stage.run,
        zoom: this.#picture.navigation.zoom,
        lookAt: (x, y) => this.#picture.navigate((renderer, run) => renderer.lookAt(run, x, y)),
      }),
      listenToContent(frame, this.stage.open),
      this.#waysOut.listen(element),
      watchColors(window, () => this.recolor()),
      watchPrinting(window, (isPrinting) => this.#print(isPrinting)),
      listen(window, "online", () => this.#retry()),
      () => resize.disconnect(),
    );
    this.#resize();
  }

  /** Replaces the fallback content by the board, the first time. */
  #show() {
    const { shadow, lessons } = this.#host;
    if (!this.#picture.renderer) shadow.replaceChildren(this.#layout.container);
    return this.#picture.begin({ sights: lessons().sights, drawings: this.#pointing.drawings });
  }

  /** Has a board edited, moved and pointed at. @param {HTMLCanvasElement} board @param {Renderer} renderer What draws it. */
  #listenTo(board, renderer) {
    const { shadow, acts } = this.#host;
    const used = {
      picture: this.#picture,
      pointing: this.#pointing,
      level: () => this.#level,
      access: () => this.#access,
      // In an article the wheel scrolls the page until the reader has taken the board.
      takesWheel: (/** @type {HTMLElement} */ board) => acts.controls === "full" || shadow.activeElement === board,
      touch: this.#waysOut,
      hearing: {
        spoken: this.#layout.spoken,
        hear: (/** @type {Hear} */ hear) => {
          this.#hear = hear;
        },
      },
    };
    return listenToBoardOf(this.stage, used, board, renderer);
  }

  /** Stops drawing and listening. */
  detach() {
    this.#comparing.end();
    this.#surroundings.end();
    this.#frames.end();
    this.#pointing.end();
    for (const undo of this.#undos) undo();
    this.#undos = [];
  }

  /** Reads the colors again. */
  recolor() {
    this.#picture.recolor();
  }

  /** Everything is as on paper, at once: there may be no frame before it is printed. @param {boolean} isPrinting */
  #print(isPrinting) {
    this.#picture.print(isPrinting);
    this.#drawNow();
  }

  #resize() {
    this.#layout.settle();
    this.#picture.resize();
    this.#drawNow();
  }

  /** Draws at once: a canvas that was resized is empty until drawn. */
  #drawNow() {
    this.commands.attempt(() => {
      this.#host.session()?.wake();
      this.#draw(performance.now());
    });
  }

  /** The network is back: what could not be fetched is fetched again. */
  #retry() {
    this.commands.attempt(() => {
      for (const run of this.#host.session()?.runs ?? []) run.retry();
    });
    for (const panel of this.#surroundings.panels) panel.retry?.();
    this.requestFrame();
  }

  /** Makes the next frame show everything as it is, because something may have changed. */
  requestFrame() {
    this.#frames.request();
  }

  /** Shows the session as it is. @param {number} now @returns {boolean} Whether the picture still moves. */
  #draw(now) {
    const session = this.#host.session();
    const { renderer } = this.#picture;
    if (!session || !renderer) return false;
    return this.#picture.here(() => {
      const { revision, comparing } = session;
      this.#comparing.follow(comparing);
      // Asked first, because a panel may find that something else has changed.
      if (this.#frames.takeChange(revision)) this.#update(session, renderer);
      return this.#picture.draw(session, renderer, now);
    });
  }

  /** Shows what surrounds the picture of the board. @param {Session} session @param {Renderer} renderer */
  #update({ run, document }, renderer) {
    const { t, explain } = this.language;
    const { commands } = this;
    const { board, frame, root } = this.#layout;
    const { width, height } = document.board;
    board.setAttribute("aria-label", t("board.name", { width: String(width), height: String(height) }));
    frame.style.setProperty("--ratio", String(width / height));
    root.classList.toggle("tall", height > width);
    commands.admit(document.revision);
    root.classList.toggle("refused", commands.isRefused);
    const sentence = commands.message ?? (run.error && explain(run.error, run.board.origin));
    this.#layout.notify(commands.isRefused || this.#level === 0 ? sentence : undefined);
    const needsWhole = !this.#picture.hasFit && renderer.isZoomed;
    this.#waysOut.update(board, this.#access, needsWhole, t);
    // A panel that fails keeps neither the others nor the board from being drawn.
    for (const panel of this.#surroundings.panels) commands.attempt(() => panel.update());
    commands.attempt(() => this.#picture.others?.update());
    commands.attempt(() => this.#hear(commands.message, commands.messages));
  }
}
