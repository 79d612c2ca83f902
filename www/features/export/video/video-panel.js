// The video: which steps, how fast, how it looks; then how far it is, and the file.

import { part } from "../../../core/engine/errors.js";
import { make } from "../../../core/ui/dom.js";
import "../../../core/i18n/en/take.js";
import { fileName, save } from "../../../core/ui/save.js";
import { actButton, checkField, footOf, numberField, selectField } from "../export-fields.js";
import { filmsOf } from "../film.js";
import { previewOf, soon } from "../preview.js";
import { Choices } from "../scene.js";
import { fittingNumbers } from "../size.js";
import { makeGif } from "./make-gif.js";
import { makeVideo, recordable } from "./make-video.js";
import { cellInVideo, Frames, stepsOf } from "./video-frames.js";

/**
 * @import { Speaking, Translate } from "../../../core/i18n/index.js"
 * @import { Seeing } from "../../../core/render/renderer.js"
 * @import { Showing } from "../../../core/session/session.js"
 * @import { Kind } from "../export-dialog.js"
 * @import { Films } from "../film.js"
 */

/** How many pictures there are at most, and how large they may be: what takes longer or more memory nobody waits for. */
const [MOST_FRAMES, MOST_WIDTH] = [1500, 1920];
/** How long a video is at first, in seconds, and the speeds that there are. */
const [USUAL, FASTEST] = [12, 30];

/** @type {Kind["fill"]} */
export async function fill(stage, element, t) {
  const films = await filmsOf(stage, element);
  return films && show(stage, element, t, films);
}

/**
 * @param {Showing & Speaking & Seeing} stage
 * @param {HTMLElement} element
 * @param {Translate} t
 * @param {Films} films
 */
function show(stage, element, t, films) {
  /** @type {AbortController | undefined} */
  let working;

  const { length } = films.all ?? films.front;
  const video = recordable();
  const draw = soon(element, update);
  const choices = new Choices(stage, t, draw, {
    width: 960,
    most: MOST_WIDTH,
    cellAt: (width) => cellInVideo(films.all ?? films.front, width),
  });
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
  const sentence = checkField(t("take.sentence"), false, draw);
  const legend = checkField(t("take.legend"), false, draw);
  const all = checkField(t("take.allBoards"), films.all !== undefined, draw);
  all.element.hidden = films.all === undefined;
  const preview = previewOf(t("take.preview"));
  const note = make("p", { class: "note", role: "status" });
  const progress = make("progress", { hidden: true, "aria-label": t("take.video") });
  const begin = actButton(t("take.make"), work);
  const cancel = actButton(t("take.cancel"), () => working?.abort());
  cancel.hidden = true;
  const { width, theme, numbers } = choices;
  const fields = [format, from, to, every, speed, width, theme, numbers, sentence, legend, all].map(
    ({ element }) => element,
  );
  const controls = make("fieldset", {}, ...fields);
  element.append(
    make("form", { onsubmit: (/** @type {Event} */ event) => event.preventDefault() }, controls, progress),
    preview.element,
    footOf(note, cancel, begin),
  );
  update();
  return () => {
    working?.abort();
    films.dispose();
  };

  /** What is shown. */
  function film() {
    return (all.value && films.all) || films.front;
  }

  function steps() {
    return stepsOf(from.value, to.value, every.value);
  }

  /** What keeps the video from being made, as a sentence. */
  function problem() {
    const { length } = film();
    if (to.value > length) return t("take.noStep", { step: to.value, length });
    if (from.value > to.value) return t("take.backwards");
    const count = steps().length;
    return count > MOST_FRAMES ? t("take.tooManyFrames", { count, most: MOST_FRAMES }) : "";
  }

  function frames() {
    const shown = film();
    const scene = choices.scene(shown.runs[0], false);
    if (!scene) return undefined;
    const choice = { width: width.value, hasSentence: sentence.value, hasLegend: legend.value };
    return new Frames(shown, (run) => ({ ...scene, run }), choice, stage.language);
  }

  /** Shows the last picture. */
  function update() {
    if (working) return;
    note.textContent = problem() || films.note;
    const made = problem() === "" ? frames() : undefined;
    begin.disabled = !made;
    if (!made) return preview.clear("");
    made.draw(to.value);
    const isNarrow = fittingNumbers(numbers.value, cellInVideo(film(), width.value)) !== numbers.value;
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
    const hadFocus = [begin, cancel].some((button) => button === document.activeElement);
    controls.disabled = isWorking;
    begin.hidden = isWorking;
    cancel.hidden = !isWorking;
    progress.hidden = !isWorking;
    // The button that had the focus is gone.
    if (hadFocus) (isWorking ? cancel : begin).focus();
  }

  /**
   * Makes the file as fast as the browser can; it is recorded where a browser cannot encode pictures, what does so cannot be
   * loaded, or an encoder fails that said it could.
   * @param {Frames} made
   * @param {number[]} all
   * @param {(done: number) => void} tell
   * @param {AbortSignal} signal
   */
  async function makeFile(made, all, tell, signal) {
    note.textContent = t("take.making");
    const { value: ending } = format;
    if (!video || ending !== video.ending) return makeGif(made, all, speed.value, tell, signal);
    const encoder = "VideoEncoder" in window ? await part(import("./encode-video.js")) : undefined;
    const codec = await encoder?.codecFor(made.canvas, ending);
    if (signal.aborted) return undefined;
    try {
      if (encoder && codec) return await encoder.encodeVideo(made, all, speed.value, { codec, ending }, tell, signal);
    } catch {
      // The encoder has failed, whatever it said before.
      if (signal.aborted) return undefined;
    }
    note.textContent = t("take.recording");
    return makeVideo(made, all, speed.value, video.type, tell, signal);
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
    try {
      const file = await makeFile(made, all, tell, own.signal);
      working = undefined;
      note.textContent = file ? t("take.made", { size: Math.ceil(file.size / 1000) }) : t("take.canceled");
      if (file) save(file, `${fileName(film().board, "steps", all[0], all[all.length - 1])}.${format.value}`);
    } finally {
      working = undefined;
      if (element.isConnected) showWork(false);
    }
  }
}
