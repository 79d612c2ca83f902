// The layer that is shown: it is put on the board, its scale beside the choice, and what it shows into words. Loaded with the
// first one.

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
  #least = make("span", { class: "end" });
  #most = make("span", { class: "end" });
  /** Marks the number of the cell that is pointed at. */
  #mark = make("output", { "aria-hidden": "true" });
  #scale;
  #title = make("h3");
  #text = make("p");
  #words;
  /** How often the layer has asked to be drawn again. */
  #count = 0;
  #writtenFor = "";

  /**
   * @param {Showing & Speaking & Selecting & Marking & Seeing} stage
   * @param {HTMLElement} scale
   * @param {HTMLElement} words
   */
  constructor(stage, scale, words) {
    this.#stage = stage;
    this.#far = new Far(() => this.#redraw());
    scale.append(this.#least, make("div", { class: "track" }, this.#ramp, this.#mark), this.#most);
    words.append(this.#title, this.#text);
    this.#scale = scale;
    this.#words = words;
  }

  /** @param {LayerName | undefined} name */
  choose(name) {
    this.#layer = name && new Layer(name, this.#far);
    if (name !== "remaining" && name !== "too-large") this.#far.end();
    this.#scale.hidden = this.#words.hidden = name === undefined;
    if (name) setText(this.#title, this.#stage.language.t(`layers.${name}`));
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
          this.#point(place.run, layer);
        },
        coversClosed: hasScale(layer.name),
        colorAt: (x, y) => layer.colorAt(x, y),
      },
    );
  }

  update() {
    const run = this.#stage.run();
    if (!this.#layer) return;
    this.#write(run, this.#layer);
    this.#point(run, this.#layer);
  }

  /** Shows on the scale where the number of the cell is that is pointed at. @param {Run} run @param {Layer} layer */
  #point(run, layer) {
    const { scale } = layer.facts;
    const coord = this.#stage.selected();
    const value = scale && hasScale(layer.name) && coord ? layer.valueAt(run, coord) : Number.NaN;
    this.#mark.hidden = Number.isNaN(value);
    if (this.#mark.hidden || !scale) return;
    const share = Math.max(0, Math.min(1, (value - scale.from) / (scale.width * scale.count)));
    setText(this.#mark, this.#stage.language.number(value));
    this.#mark.style.setProperty("--share", String(share));
    // Its number is on the side where there is room.
    this.#mark.classList.toggle("late", share > 0.5);
  }

  /** @param {Run} run @param {Layer} layer */
  #write(run, { name, facts }) {
    const { number } = this.#stage.language;
    const { scale, tints, range } = facts;
    const hasRamp = hasScale(name);
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
    this.#scale.hidden = name === "parents";
    this.#ramp.classList.toggle("hatched", name === "too-large");
    this.#least.hidden = this.#most.hidden = !hasRamp;
    setText(this.#least, ends[0]);
    setText(this.#most, ends[1]);
    const worst = facts.excess?.worst;
    const [before, after] = sentence.split(CELL);
    this.#text.replaceChildren(
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
    this.#words.hidden = true;
    this.#far.end();
    this.#stage.draw("layer", undefined);
  }
}

/** Whether its colors stand for numbers. @param {LayerName} name */
const hasScale = (name) => name !== "parents" && name !== "too-large";

/** In what a layer's numbers are given. @param {LayerName} name @param {Options} options */
function unitOf(name, options) {
  if (name === "order") return "steps";
  if (name === "f" && isInLine(options)) return "opened";
  return costsOf(options).straight === 1 ? "moves" : "tenths";
}
