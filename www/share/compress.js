// Compression by what the browser brings along. Unpacking is bounded: it stops as soon as more comes out than may.

import { damaged, LinkError } from "./link-error.js";

/** Bytes that are unpacked at a time. They become at most a thousand times as many, so no bomb fills the memory. */
const PIECE = 1024;

/** @param {Uint8Array} bytes @returns {Promise<Uint8Array>} */
export async function deflate(bytes) {
  return collect(
    pieces(bytes, bytes.length).pipeThrough(new CompressionStream("deflate-raw")),
    Number.POSITIVE_INFINITY,
  );
}

/**
 * @param {Uint8Array} bytes
 * @param {number} length How many bytes must come out.
 * @returns {Promise<Uint8Array>}
 * @throws {LinkError}
 */
export async function inflate(bytes, length) {
  let unpacked;
  try {
    unpacked = await collect(pieces(bytes, PIECE).pipeThrough(new DecompressionStream("deflate-raw")), length);
  } catch (error) {
    // What cannot be unpacked is a TypeError in all browsers, and nothing else is done here.
    throw error instanceof LinkError ? error : new LinkError("link-damaged");
  }
  return unpacked.length === length ? unpacked : damaged();
}

/** @param {Uint8Array} bytes @param {number} size @returns {ReadableStream<BufferSource>} */
function pieces(bytes, size) {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.slice(at, at + size));
        else controller.close();
        at += size;
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * @param {ReadableStream<Uint8Array>} stream
 * @param {number} limit
 */
async function collect(stream, limit) {
  const reader = stream.getReader();
  const parts = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      reader.cancel().catch(() => {});
      throw new LinkError("link-too-large");
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
