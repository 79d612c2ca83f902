// The video: which steps, how fast, how it looks; then how far it is, and the file.

import { make } from "../../dom.js";
import "../../i18n/en-take.js";
import { actButton, numberField, selectField } from "../fields.js";
import { previewOf, soon } from "../preview.js";
import { searchAgain } from "../reel.js";
import { fileName, save } from "../save.js";
import { Choices } from "../scene.js";
import { cellSize, fittingNumbers } from "../size.js";
import { Frames, stepsOf } from "./frames.js";
import { makeGif } from "./make-gif.js";
import { makeVideo, recordable } from "./make-video.js";

/** How many pictures there are at most, and how large they may be: what takes longer or more memory nobody waits for. */
const [MOST_FRAMES, MOST_WIDTH] = [1500, 1920];
/** How long a video is at first, in seconds, and the speeds that there are. */
const [USUAL, FASTEST] = [12, 30];

/** @type {import("../dialog.js").Kind["fill"]} */
export async function fill(stage, element, t) {
  const reel = await searchAgain(stage, element);
  return reel && show(stage, element, t, reel);
}

/**
 * @param {import("../../panels/panel.js").Stage} stage
 * @param {HTMLElement} element
 * @param {import("../../i18n/index.js").Language["t"]} t
 * @param {import("../reel.js").Reel} reel
 */
function show(stage, element, t, reel) {
  /** @type {AbortController | undefined} */
  let working;

  const { length } = reel;
  const video = recordable();
  const draw = soon(element, update);
  const choices = new Choices(stage, t, draw, { width: 960, most: MOST_WIDTH });
  /** @type {[string, string][]} */
  const formats = [["gif", "GIF"]];
  if (video) formats.unshift([video.ending, video.ending === "webm" ? "WebM" : "MP4"]);
  const format = selectField(t("take.format"), formats, formats[0][0], draw);
  const from = numberField(t("take.from"), { min: 0, max: length, value: 0 }, draw);
  const to = numberField(t("take.to"), { min: 0, max: length, value: length }, draw);
  const least = Math.max(1, Math.ceil(length / MOST_FRAMES));
  const every = numberField(t("take.every"), { min: 1, max: Math.max(1, length), value: least }, draw);
  const usual = Math.max(1, Math.min(FASTEST, Math.round(length / least / USUAL)));
  const speed = numberField(t("take.speed"), { min: 1, max: FASTEST, value: usual }, draw);
  const preview = previewOf(t("take.preview"));
  const note = make("p", { class: "note", role: "status" });
  const progress = make("progress", { hidden: true, "aria-label": t("take.video") });
  const begin = actButton(t("take.make"), work);
  const cancel = actButton(t("take.cancel"), () => working?.abort());
  cancel.hidden = true;
  const { width, theme, numbers } = choices;
  const fields = [format, from, to, every, speed, width, theme, numbers].map(({ element }) => element);
  const controls = make("fieldset", {}, ...fields);
  element.append(
    make(
      "form",
      { onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      controls,
      make("div", { class: "acts" }, begin, cancel),
      progress,
      note,
    ),
    preview.element,
  );
  update();
  return () => {
    working?.abort();
    reel.dispose();
  };

  function steps() {
    return stepsOf(from.value, to.value, every.value);
  }

  /** What keeps the video from being made, as a sentence. */
  function problem() {
    if (from.value > to.value) return t("take.backwards");
    const count = steps().length;
    return count > MOST_FRAMES ? t("take.tooManyFrames", { count, most: MOST_FRAMES }) : "";
  }

  function frames() {
    const scene = choices.scene(reel.run, false);
    return scene && new Frames(reel, scene, width.value, stage.language);
  }

  /** Shows the last picture. */
  function update() {
    if (working) return;
    note.textContent = problem();
    const made = problem() === "" ? frames() : undefined;
    begin.disabled = !made;
    if (!made) return preview.clear("");
    made.draw(to.value);
    const isNarrow = fittingNumbers(numbers.value, cellSize(reel.run.board, width.value)) !== numbers.value;
    if (isNarrow) note.textContent = t("take.noRoomInVideo");
    preview.show(made.canvas, sizeText(made.canvas));
  }

  /** @param {HTMLCanvasElement} canvas */
  function sizeText(canvas) {
    const count = steps().length;
    const seconds = Math.round((count - 1) / speed.value + 2);
    const size = t("take.size", { width: String(canvas.width), height: String(canvas.height) });
    return `${size} · ${t("take.frames", { count })} · ${t("take.seconds", { seconds })}`;
  }

  /** @param {boolean} isWorking */
  function showWork(isWorking) {
    controls.disabled = isWorking;
    begin.hidden = isWorking;
    cancel.hidden = !isWorking;
    progress.hidden = !isWorking;
    // Whoever uses the keyboard stays where they are.
    (isWorking ? cancel : begin).focus();
  }

  async function work() {
    const made = frames();
    if (!made || working) return;
    const own = new AbortController();
    working = own;
    const all = steps();
    progress.max = all.length;
    progress.value = 0;
    showWork(true);
    preview.show(made.canvas, sizeText(made.canvas));
    const tell = (/** @type {number} */ done) => {
      progress.value = done;
    };
    note.textContent = t(format.value === "gif" ? "take.making" : "take.recording");
    try {
      const file =
        video && format.value === video.ending
          ? await makeVideo(made, all, speed.value, video.type, tell, own.signal)
          : await makeGif(made, all, speed.value, tell, own.signal);
      working = undefined;
      note.textContent = file ? t("take.made", { size: Math.ceil(file.size / 1000) }) : t("take.canceled");
      if (file) save(file, `${fileName(reel.run.board, "steps", all[0], all[all.length - 1])}.${format.value}`);
    } finally {
      working = undefined;
      if (element.isConnected) showWork(false);
    }
  }
}
