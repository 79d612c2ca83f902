// Shows the boards of the runs that are compared, as soon as what shows them is loaded, and the element's own board alone when
// nothing is compared any more.

import { part } from "../core/engine/errors.js";
import { settings } from "../core/panels/settings.js";
import { Renderer } from "../core/render/renderer.js";

/**
 * @import { Pointing } from "../core/input/selection.js"
 * @import { Session } from "../core/session/session.js"
 * @import { CompareView } from "../features/compare/compare-view.js"
 * @import { Layout } from "./element-layout.js"
 * @import { Picture } from "./picture.js"
 * @import { Host } from "./shell.js"
 * @import { Stage } from "./stage.js"
 */

/**
 * What it is shown with.
 * @typedef {object} Shown
 * @property {Stage} stage
 * @property {Layout} layout
 * @property {Picture} picture
 * @property {Pointing} pointing
 * @property {() => number} level What surrounds the board.
 * @property {(board: HTMLCanvasElement, renderer: Renderer) => () => void} listenTo
 * @property {() => void} resize Called when boards have come or gone.
 */

export class ComparingView {
  #host;
  #shown;
  /** What is shown, or will be. @type {Session["comparing"]} */
  #comparing;

  /** @param {Pick<Host, "element" | "session" | "lessons">} host @param {Shown} shown */
  constructor(host, shown) {
    this.#host = host;
    this.#shown = shown;
  }

  /** Shows what is compared, or the only run. What shows it is loaded then. @param {Session["comparing"]} comparing */
  async follow(comparing) {
    if (comparing === this.#comparing) return;
    this.#comparing = comparing;
    const { stage, layout, picture, resize } = this.#shown;
    picture.others?.end();
    picture.others = undefined;
    const { renderer } = picture;
    if (!comparing || !renderer) return stage.refresh();
    const View = await part(
      import("../features/compare/compare-view.js").then(({ dressed }) => dressed(layout.container)),
    );
    // Nothing may be compared any more, or something else: then the next frame shows that. Making the view draws, and
    // would begin with the other one before this one is known, so that nobody would ever end it.
    if (comparing === this.#comparing) await stage.released();
    if (comparing !== this.#comparing) return;
    if (comparing !== this.#host.session()?.comparing) return stage.refresh();
    const { t } = stage.language;
    if (!View) return stage.say(t("error.part", { part: t("compare.open") }));
    picture.others = this.#make(View, comparing, renderer);
    resize();
  }

  /** @param {typeof CompareView} View @param {NonNullable<Session["comparing"]>} comparing @param {Renderer} renderer */
  #make(View, comparing, renderer) {
    const { stage, layout, pointing, level, listenTo, resize } = this.#shown;
    const { element, lessons } = this.#host;
    const { root, frame, board, container } = layout;
    return new View({
      comparing,
      stage,
      level,
      lessons,
      place: { element, root, hold: (frame) => layout.hold(frame), resize },
      own: { frame, board, renderer, drawings: pointing.drawings },
      make: { settings, listenTo, rendererOf: (board) => new Renderer(board, container) },
    });
  }

  /** The element is on no page: nothing is shown. */
  end() {
    this.follow(undefined);
  }
}
