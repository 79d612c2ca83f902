// What stands below the boards that are compared: the ladder, which is loaded when it is opened, many boards, and more of a log.

import { part } from "../../core/engine/errors.js";
import { make } from "../../core/ui/dom.js";
import { withFull } from "../../engine.js";
import "../../core/i18n/en/compare.js";
import { bringIntoSight } from "../../core/ui/in-sight.js";

/**
 * @import { Run } from "../../core/run/run.js"
 * @import { Filled } from "../why-tab/sections.js"
 * @import { Host } from "./compare-view.js"
 * @import { Total } from "./totals.js"
 */

/** A run, its place among those that are compared, from 0, how it is called, and what it comes to. @typedef {{ run: Run, place: number, name: string, total: Total }} Compared */

export class Below {
  #host;
  #runs;
  #ladderPlace = make("section", { class: "ladder", hidden: true });
  #manyPlace = make("section", { class: "many", hidden: true });
  #recordedPlace = make("section", { class: "recorded", hidden: true });
  /** @type {Filled | undefined} */
  #ladder;
  /** @type {Filled | undefined} */
  #many;
  /** @type {ReturnType<import("../../core/session/recorded.js").Below> | undefined} */
  #recorded;
  #hasEnded = false;
  elements = [this.#recordedPlace, this.#manyPlace, this.#ladderPlace];

  /** @param {Host} host @param {() => Compared[]} runs What is compared. */
  constructor(host, runs) {
    this.#host = host;
    this.#runs = runs;
  }

  get hasLadder() {
    return !this.#ladderPlace.hidden;
  }

  /** Writes everything in the language of the moment. */
  build() {
    if (this.#ladder) this.#fillLadder();
    this.#fillMany();
    this.#fillRecorded();
  }

  update() {
    const { recorded } = this.#host.comparing;
    this.#ladder?.update();
    this.#recordedPlace.hidden = !recorded || !this.#recorded;
    if (recorded) this.#recorded?.update(recorded);
    if (recorded === undefined) this.#many?.update();
  }

  async toggleLadder() {
    const place = this.#ladderPlace;
    place.hidden = !place.hidden;
    this.#host.stage.refresh();
    if (place.hidden) return this.#emptyLadder();
    await this.#fillLadder();
    if (!place.hidden) bringIntoSight(place);
  }

  #emptyLadder() {
    this.#ladder?.dispose?.();
    this.#ladder = undefined;
    this.#ladderPlace.replaceChildren();
  }

  async #fillLadder() {
    const { stage, lessons } = this.#host;
    const place = this.#ladderPlace;
    this.#emptyLadder();
    const module = await part(withFull(import("./ladder/ladder-panel.js")));
    if (place.hidden || this.#ladder) return;
    if (!module) {
      place.hidden = true;
      const { t } = stage.language;
      return stage.say(t("error.part", { part: t("compare.ladder") }));
    }
    this.#ladder = module.fillLadder(stage, place, lessons().lesson?.scenario.controls.lock ?? []);
    stage.refresh();
  }

  /** Puts the runs on many boards, where there is everything and no log, which has only one board. */
  async #fillMany() {
    const { stage, comparing, level } = this.#host;
    const place = this.#manyPlace;
    this.#many?.dispose?.();
    this.#many = undefined;
    place.replaceChildren();
    place.hidden = level() < 3 || comparing.recorded !== undefined;
    if (place.hidden) return;
    const { tag } = stage.language;
    const module = await part(import("./many/many-boards-panel.js"));
    // Nothing may be compared any more, or in another language.
    if (!module || this.#hasEnded || this.#many || tag !== stage.language.tag) return;
    this.#many = module.fillMany(stage, place, this.#runs);
    stage.refresh();
  }

  #fillRecorded() {
    const { stage, comparing } = this.#host;
    this.#recorded?.dispose();
    this.#recordedPlace.replaceChildren();
    this.#recorded = comparing.below?.(this.#recordedPlace, stage.language);
  }

  end() {
    this.#hasEnded = true;
    this.#recorded?.dispose();
    this.#ladder?.dispose?.();
    this.#many?.dispose?.();
  }
}
