// The layer that is shown: it is put on the board, and its legend below the choice. Loaded with the first one.

import { shownCoord } from "../../core/board/coordinates.js";
import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/layer-legend.js";
import "../../core/i18n/en/layers.js";
import { Far } from "../../core/render/layers/far.js";
import { reasonAgainst } from "../../core/render/layers/layer-names.js";
import { ARROWS_FROM } from "../../core/render/layers/layer-pixels.js";
import { Layer } from "../../core/render/layers/shown-layer.js";
import { cssOf } from "../../core/render/layers/tints.js";
import { pixelRatio } from "../../core/render/ratio.js";
import { factorOf, hasTwoSides, isInLine } from "../../rules/algorithms.js";
import { coordOf } from "../../rules/cells.js";
import { costsOf } from "../../rules/costs.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Marking, Selecting } from "../../core/input/selection.js"
 * @import { LayerName } from "../../core/render/layers/layer-names.js"
 * @import { Facts } from "../../core/render/layers/shown-layer.js"
 * @import { Seeing } from "../../core/render/renderer.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Options } from "../../engine.js"
 */

/** Stands for the cell in a sentence, until it is replaced by a button. */
const CELL = "\u0001";

export class ShownLayer {
  #stage;
  #far;
  /** @type {Layer | undefined} */
  #layer;
  #ramp = make("div", { class: "ramp", "aria-hidden": "true" });
  #least = make("span");
  #most = make("span");
  #ends = make("p", { class: "ends" }, this.#least, this.#most);
  #words = make("p");
  #legend = make("div", { class: "layer-legend", role: "group", hidden: true }, this.#ramp, this.#ends, this.#words);
  /** How often the layer has asked to be drawn again. */
  #count = 0;
  #writtenFor = "";

  /** @param {Showing & Speaking & Selecting & Marking & Seeing} stage @param {HTMLElement} element */
  constructor(stage, element) {
    this.#stage = stage;
    this.#far = new Far(() => this.#redraw());
    this.#legend.setAttribute("aria-label", stage.language.t("layers.layer"));
    element.append(this.#legend);
  }

  /** @param {LayerName | undefined} name */
  choose(name) {
    this.#layer = name && new Layer(name, this.#far);
    if (name !== "remaining" && name !== "too-large") this.#far.end();
    this.#legend.hidden = name === undefined;
    this.#writtenFor = "";
    this.#redraw();
  }

  /** Has the layer drawn again in the next frame. */
  #redraw() {
    const layer = this.#layer;
    this.#count++;
    this.#stage.draw(
      "layer",
      layer && {
        stamp: `${layer.name} ${this.#count}`,
        under: (place) => {
          const hasMore = layer.draw(place);
          if (layer !== this.#layer) return;
          if (hasMore) this.#redraw();
          // What the legend says may follow from what has been drawn.
          this.#write(place.run, layer);
        },
        colorAt: (x, y) => layer.colorAt(x, y),
      },
    );
  }

  update() {
    if (this.#layer) this.#write(this.#stage.run(), this.#layer);
  }

  /** @param {Run} run @param {Layer} layer */
  #write(run, { name, facts }) {
    const { number } = this.#stage.language;
    const { scale, tints, range } = facts;
    const hasRamp = name !== "parents" && name !== "too-large";
    const sentence = this.#sentence(run, name, facts);
    const ends = scale && hasRamp ? [range.least, range.most].map(number) : ["…", "…"];
    const writtenFor = [name, sentence, ...ends, ...tints, scale?.isBanded].join();
    if (writtenFor === this.#writtenFor) return;
    this.#writtenFor = writtenFor;
    this.#ramp.replaceChildren(
      ...(hasRamp ? tints : []).map((tint) => {
        const step = make("span");
        step.style.background = cssOf(tint);
        return step;
      }),
    );
    this.#ramp.hidden = name === "parents";
    this.#ramp.classList.toggle("hatched", name === "too-large");
    this.#ends.hidden = !hasRamp;
    setText(this.#least, ends[0]);
    setText(this.#most, ends[1]);
    const worst = facts.excess?.worst;
    const [before, after] = sentence.split(CELL);
    this.#words.replaceChildren(
      before,
      ...(after !== undefined && worst ? [this.#cellButton(run, worst.cell), after] : []),
    );
  }

  /** @param {Run} run @param {number} cell */
  #cellButton({ board }, cell) {
    const { width, origin } = board;
    const coord = coordOf({ width }, cell);
    const onclick = () => this.#stage.select(coord);
    return make("button", { type: "button", class: "cell", onclick }, shownCoord(coord, origin));
  }

  /** What the layer shows, in words. @param {Run} run @param {LayerName} name @param {Facts} facts */
  #sentence({ options }, name, { scale, excess, isPending, hasFailed }) {
    const { t, number, joined } = this.#stage.language;
    const reason = reasonAgainst(name, options);
    if (reason) return t("layers.barred", { layer: t(`layers.${name}`), reason: t(reason) });
    if (hasFailed) return t("layer.failed");
    if (name === "too-large") {
      if (isPending || !excess) return t("layer.pending");
      const factor = factorOf(options);
      const { cells, tooLarge, worst } = excess;
      const product = factor === 1 ? "h" : `${number(factor)} · h`;
      if (!worst) return t("layer.never-too-large", { name: product, cells });
      const { h, remains } = worst;
      return t("layer.too-large", { name: product, tooLarge, cells, cell: CELL, h: factor * h, remains });
    }
    if (isPending) return t("layer.pending");
    const isTwoSided = hasTwoSides(options);
    const says =
      isTwoSided && (name === "g" || name === "h" || name === "parents")
        ? t(`layer.${name}-sides`)
        : t(`layer.${name}`);
    if (name === "parents") return this.#areArrowsSeen() ? says : joined([says, t("layer.zoom")]);
    const unit = t(`layer.unit-${unitOf(name, options)}`);
    const bands = name === "g" && scale ? t("layer.bands", { width: scale.width }) : "";
    return joined([says, unit, bands]);
  }

  #areArrowsSeen() {
    return (this.#stage.look()?.camera.size ?? 0) >= ARROWS_FROM * pixelRatio();
  }

  dispose() {
    this.#layer = undefined;
    this.#far.end();
    this.#stage.draw("layer", undefined);
  }
}

/** In what a layer's numbers are given. @param {LayerName} name @param {Options} options */
function unitOf(name, options) {
  if (name === "order") return "steps";
  if (name === "f" && isInLine(options)) return "opened";
  return costsOf(options).straight === 1 ? "moves" : "tenths";
}
