// A video of a search, encoded step by step as fast as the browser can. Loaded with the first video.

import {
  BufferTarget,
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "../../../pkg/mediabunny.js";
import { bitrateOf, HOLD } from "./video-length.js";

/** @import { Frames } from "./video-frames.js" */

/** @typedef {"vp9" | "vp8" | "avc"} Codec */

/** What goes into a file of each kind, best first. @type {Record<string, Codec[]>} */
const CODECS = { webm: ["vp9", "vp8"], mp4: ["avc"] };
/** A player can go to a place once in so many seconds without decoding what is before it. */
const KEY_FRAMES = 2;

/**
 * How a browser can encode pictures of a canvas for a kind of file; undefined if it cannot.
 * @param {HTMLCanvasElement} canvas
 * @param {string} ending That of the file's name.
 * @returns {Promise<Codec | undefined>}
 */
export async function codecFor({ width, height }, ending) {
  for (const codec of CODECS[ending] ?? []) {
    if (await canEncodeVideo(codec, { width, height, bitrate: bitrateOf(width, height) })) return codec;
  }
  return undefined;
}

/**
 * @param {Frames} frames
 * @param {number[]} steps
 * @param {number} speed Steps per second.
 * @param {{ codec: Codec, ending: string }} kind
 * @param {(done: number) => void} tell
 * @param {AbortSignal} signal
 * @returns {Promise<Blob | undefined>} Nothing if it was canceled.
 */
export async function encodeVideo(frames, steps, speed, { codec, ending }, tell, signal) {
  const { canvas } = frames;
  const isMp4 = ending === "mp4";
  const target = new BufferTarget();
  const output = new Output({ format: isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat(), target });
  const bitrate = bitrateOf(canvas.width, canvas.height);
  const source = new CanvasSource(canvas, { codec, bitrate, keyFrameInterval: KEY_FRAMES });
  output.addVideoTrack(source, { frameRate: speed });
  await output.start();
  try {
    for (const [index, step] of steps.entries()) {
      if (signal.aborted) return undefined;
      frames.draw(step);
      const isLast = index === steps.length - 1;
      // It waits while the encoder has enough to do.
      await source.add(index / speed, isLast ? HOLD : 1 / speed);
      tell(index + 1);
    }
    await output.finalize();
    return new Blob([/** @type {ArrayBuffer} */ (target.buffer)], { type: `video/${ending}` });
  } finally {
    // Given up, or failed: the encoder is given back.
    if (!target.buffer) await output.cancel().catch(() => {});
  }
}
