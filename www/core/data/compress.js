// Compression by the browser's own means.

import { LinkError } from "./link-error.js";

/** @param {Uint8Array} bytes @returns {Promise<Uint8Array>} */
export async function deflate(bytes) {
  return collect(
    pieces(bytes, bytes.length).pipeThrough(new CompressionStream("deflate-raw")),
    Number.POSITIVE_INFINITY,
  );
}

/** Bytes in pieces of the given size. @param {Uint8Array} bytes @param {number} size @returns {ReadableStream<BufferSource>} */
export function pieces(bytes, size) {
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
 * Everything that comes out of a stream, read no further than a limit.
 * @param {ReadableStream<Uint8Array>} stream
 * @param {number} limit
 * @throws {LinkError} `link-too-large`
 */
export async function collect(stream, limit) {
  const reader = stream.getReader();
  const parts = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      // The stream may have failed meanwhile, which no longer matters.
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
