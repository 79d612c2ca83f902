// A GIF of a search, made as fast as the browser can, a frame at a time.

import { GifWriter } from "./gif.js";
import { HOLD } from "./video-length.js";

/** @import { Frames } from "./video-frames.js" */

/**
 * @param {Frames} frames
 * @param {number[]} steps
 * @param {number} speed Steps per second.
 * @param {(done: number) => void} tell
 * @param {AbortSignal} signal
 * @returns {Promise<Blob | undefined>} Nothing if it was canceled.
 */
export async function makeGif(frames, steps, speed, tell, signal) {
  const samples = [0, steps.length >> 1, steps.length - 1].map((index) => {
    frames.draw(steps[index]);
    return frames.pixels();
  });
  const { width, height } = frames.canvas;
  const writer = new GifWriter(width, height, samples);
  for (const [index, step] of steps.entries()) {
    if (signal.aborted) return undefined;
    frames.draw(step);
    const isLast = index === steps.length - 1;
    // Hundredths of a second, so that what is lost for one frame is made up for by another.
    const at = (/** @type {number} */ index) => Math.round((100 * index) / speed);
    writer.add(frames.pixels(), isLast ? 100 * HOLD : at(index + 1) - at(index));
    tell(index + 1);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return new Blob(writer.end(), { type: "image/gif" });
}
