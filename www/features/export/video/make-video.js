// A video of a search, recorded by the browser while the steps are drawn. That takes as long as the video is, so it is for
// browsers that cannot encode pictures one by one (encode-video.js).

import { bitrateOf, HOLD } from "./video-length.js";
import { withDuration } from "./webm-duration.js";

/** @import { Frames } from "./video-frames.js" */

/** What a browser may be able to record, best first, and how the file's name ends. @type {[type: string, ending: string][]} */
const TYPES = [
  ["video/webm;codecs=vp9", "webm"],
  ["video/webm;codecs=vp8", "webm"],
  ["video/webm", "webm"],
  ["video/mp4", "mp4"],
];
/** After so many milliseconds the same frame is drawn again: what does not change is not recorded. */
const AGAIN = 100;

/** What this browser can record; undefined if it cannot. */
export function recordable() {
  if (typeof MediaRecorder !== "function" || !HTMLCanvasElement.prototype.captureStream) return undefined;
  const [type, ending] = TYPES.find(([type]) => MediaRecorder.isTypeSupported(type)) ?? [];
  return type && ending ? { type, ending } : undefined;
}

/**
 * @param {Frames} frames
 * @param {number[]} steps
 * @param {number} speed Steps per second.
 * @param {string} type
 * @param {(done: number) => void} tell
 * @param {AbortSignal} signal
 * @returns {Promise<Blob | undefined>} Nothing if it was canceled.
 */
export async function makeVideo(frames, steps, speed, type, tell, signal) {
  const { canvas } = frames;
  frames.draw(steps[0]);
  const stream = canvas.captureStream();
  const videoBitsPerSecond = bitrateOf(canvas.width, canvas.height);
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond });
  /** @type {Blob[]} */
  const parts = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const hasBegun = new Promise((resolve) => recorder.addEventListener("start", resolve, { once: true }));
  const hasEnded = new Promise((resolve) => recorder.addEventListener("stop", resolve, { once: true }));
  const called = performance.now();
  recorder.start(1000);
  frames.draw(steps[0]);
  await hasBegun;
  // On a busy machine it is told late that recording has begun: a length without that time would cut off the last picture.
  const lead = performance.now() - called;
  const timing = new Timing(recorder);
  for (const [index, step] of steps.entries()) {
    // The search has been given up by then.
    if (signal.aborted) break;
    frames.draw(step);
    tell(index + 1);
    const isLast = index === steps.length - 1;
    const until = isLast ? (steps.length - 1) / speed + HOLD : (index + 1) / speed;
    await timing.wait(1000 * until, signal, () => frames.draw(step));
  }
  const duration = lead + timing.now();
  recorder.stop();
  await hasEnded;
  for (const track of stream.getTracks()) track.stop();
  if (signal.aborted) return undefined;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  const [plain] = type.split(";");
  return new Blob([plain === "video/webm" ? withDuration(bytes, duration) : bytes], { type: plain });
}

/** The time of a recording, which stands still while nobody sees the page: there timers are slow. */
class Timing {
  #recorder;
  #began = performance.now();

  /** @param {MediaRecorder} recorder */
  constructor(recorder) {
    this.#recorder = recorder;
  }

  /** Milliseconds since the beginning. */
  now() {
    return performance.now() - this.#began;
  }

  /** Waits until a time. @param {number} until @param {AbortSignal} signal @param {() => void} again Called now and then. */
  async wait(until, signal, again) {
    while (!signal.aborted && this.now() < until) {
      await sleep(Math.min(AGAIN, until - this.now()));
      if (signal.aborted) return;
      if (document.hidden) await this.#rest(signal);
      else if (this.now() < until) again();
    }
  }

  /** Stands still until the page is seen. @param {AbortSignal} signal */
  async #rest(signal) {
    const since = performance.now();
    this.#recorder.pause();
    while (document.hidden && !signal.aborted) await sleep(AGAIN);
    this.#recorder.resume();
    this.#began += performance.now() - since;
  }
}

/** @param {number} time In milliseconds. */
const sleep = (time) => new Promise((resolve) => setTimeout(resolve, Math.max(0, time)));
