// Moving through the search: buttons, the step slider, the speed slider.

import { isInLine, letterOf } from "../../rules/algorithms.js";
import { part } from "../engine/errors.js";
import { chooseSpeed, SPEED, SPEED_STEPS, sliderOfSpeed, speedOfSlider } from "../run/player.js";
import { iconButton, make, setText, setValue } from "../ui/dom.js";

/**
 * @import { Speaking } from "../i18n/index.js"
 * @import { Picking } from "../input/selection.js"
 * @import { Seeing } from "../render/renderer.js"
 * @import { Stop } from "../run/pause-points.js"
 * @import { Size, Striding } from "../run/sizes.js"
 * @import { Showing } from "../session/session.js"
 * @import { Acting, Panel } from "./panel.js"
 */

const ICONS = {
  toStart: "M5 5h2.5v14H5zM19 5v14L8.5 12z",
  back: "M14.5 5h2.5v14h-2.5zM12.5 5v14L4 12z",
  play: "M7 4.5v15L20 12z",
  pause: "M6.5 5h4v14h-4zM13.5 5h4v14h-4z",
  forward: "M7 5h2.5v14H7zM11.5 5v14L20 12z",
  toEnd: "M16.5 5H19v14h-2.5zM5 5v14l10.5-7z",
};

/**
 * @param {Showing & Acting & Speaking & Striding & Seeing & Picking} stage
 * @param {boolean} [hasSizes] Whether the size of steps can be chosen.
 * @returns {Panel}
 */
export function transport(stage, hasSizes = false) {
  const { session, run, command, stride, language } = stage;
  const { t, number } = language;
  // One run, or all that are compared.
  const clock = () => session().clock;
  const go = (/** @type {number} */ steps) => () => command(() => clock().step(steps));
  const toStart = iconButton(t("transport.toStart"), ICONS.toStart, go(Number.NEGATIVE_INFINITY));
  const back = iconButton(t("transport.back"), ICONS.back, () => command(() => stride.step(-1)));
  const play = iconButton(t("transport.play"), ICONS.play, () =>
    command(() => (clock().player.playing ? clock().pause() : clock().play())),
  );
  play.classList.add("play");
  const forward = iconButton(t("transport.forward"), ICONS.forward, () => command(() => stride.step(1)));
  forward.part = "step-forward";
  const toEnd = iconButton(t("transport.toEnd"), ICONS.toEnd, go(Number.POSITIVE_INFINITY));

  const step = make("input", { type: "range", min: "0", max: "0", "aria-label": t("transport.step"), class: "step" });
  const goTo = (/** @type {number} */ at) => {
    clock().pause();
    clock().seek(at);
  };
  step.addEventListener("input", () => command(() => goTo(step.valueAsNumber)));
  const marks = make("div", { class: "marks", "aria-hidden": "true" });
  /**
   * What has marks, and the length that they were placed for.
   * @type {{ stops?: readonly Stop[], more?: readonly Stop[], length: number }}
   */
  let marked = { length: 0 };
  const mark = () => {
    const { length } = clock();
    const more = session().comparing?.marks;
    const stops = clock().stops();
    if (stops === marked.stops && more === marked.more && length === marked.length) return;
    marked = { stops, more, length };
    marks.replaceChildren(
      ...[...stops, ...(more ?? [])].map(({ step: at, name, text, data }) => {
        const element = make("span", { title: `${name}: ${text}`, onclick: () => command(() => goTo(at)) });
        element.style.setProperty("--share", String(length > 0 ? at / length : 0));
        Object.assign(element.dataset, data, { at });
        return element;
      }),
    );
  };
  const counter = make("output", { class: "counter", "aria-hidden": "true" });

  const layer = make("option", { value: "layer" });
  const size = make(
    "select",
    { "aria-label": t("transport.size"), class: "size" },
    make("option", { value: "neighbor" }, t("transport.size.neighbor")),
    make("option", { value: "cell" }, t("transport.size.cell")),
    layer,
    make("option", { value: "selected" }, t("transport.size.selected")),
  );
  size.addEventListener("change", () => stride.choose(/** @type {Size} */ (size.value)));

  const speedText = make("span", { class: "speed-text", "aria-hidden": "true" });
  const speed = make("input", {
    type: "range",
    min: "0",
    max: String(SPEED_STEPS),
    "aria-label": t("transport.speed"),
  });
  speed.addEventListener("input", () =>
    command(() => {
      chooseSpeed(clock().player, speedOfSlider(speed.valueAsNumber));
    }),
  );

  const track = make("div", { class: "track" }, step, marks);
  /** What is seen at the slider, once somebody moves through the search. @type {(() => void) | undefined} */
  let course;
  let isRequested = !hasSizes;
  const playIcon = /** @type {SVGPathElement} */ (play.querySelector("path"));
  const buttons = make("div", { class: "buttons" }, toStart, back, play, forward, toEnd);
  const element = make(
    "div",
    { class: "transport", part: "transport" },
    buttons,
    make("div", { class: "scrub" }, counter, track, ...(hasSizes ? [size] : [])),
    make("label", { class: "speed" }, speedText, speed),
  );

  async function load() {
    course = (await part(import("./slider-course.js")))?.sliderCourse(stage, track);
    stage.refresh();
  }

  return {
    element,
    update() {
      const { player, length, error } = clock();
      const { options, within } = run();
      // In the middle of an expansion it is that step.
      const position = clock().position + Number(clock() === run() && within > 0);
      if (hasSizes) {
        const key = isInLine(options) ? "transport.size.moves" : "transport.size.layer";
        setText(layer, t(key, { by: letterOf(options) }));
        setValue(size, stride.size);
        stride.show();
      }
      const name = player.playing ? t("transport.pause") : t("transport.play");
      if (play.title !== name) {
        play.title = name;
        play.setAttribute("aria-label", name);
        playIcon.setAttribute("d", player.playing ? ICONS.pause : ICONS.play);
      }
      // Where no search can begin there is nothing to move through. What was only not fetched is tried again.
      const isStuck = error !== undefined && !session().runs.some(({ isMissing }) => isMissing);
      for (const button of [toStart, back, play, forward, toEnd]) button.disabled = isStuck;
      if (step.max !== String(length)) step.max = String(length);
      setValue(step, String(position));
      mark();
      course?.();
      if (!isRequested && run().moves + run().plays > 0) {
        isRequested = true;
        load();
      }
      // Which of them are before the step, at it, and after it.
      for (const mark of /** @type {Iterable<HTMLElement>} */ (marks.children))
        mark.dataset.side = String(Math.sign(position - Number(mark.dataset.at)));
      const stop = clock()
        .stops()
        .find(({ step: at }) => at === position);
      const said = clock().saying?.(language);
      const place = said?.text ?? t("transport.stepText", { position, length });
      step.setAttribute("aria-valuetext", stop ? t("transport.stopText", { place, name: stop.name }) : place);
      step.style.setProperty("--share", String(length > 0 ? position / length : 0));
      setText(counter, said?.shown ?? `${number(position)} / ${number(length)}`);
      // Wide enough for the last step from the very first one, so that nothing moves while it counts.
      counter.style.setProperty("min-width", `${said?.widest.length ?? 2 * number(length).length + 3}ch`);
      const slider = sliderOfSpeed(player.speed);
      setValue(speed, String(slider));
      speed.style.setProperty("--share", String(slider / SPEED_STEPS));
      const isUnlimited = player.speed === Number.POSITIVE_INFINITY;
      const rounded = Number(player.speed.toPrecision(2));
      const key = isUnlimited ? "fastest" : player.isChosen || player.speed === SPEED ? "perSecond" : "fitted";
      setText(speedText, t(`transport.${key}`, { speed: rounded }));
      const long = t(`transport.${key}Long`, { speed: rounded });
      speed.setAttribute("aria-valuetext", long);
      speedText.title = long;
    },
  };
}
