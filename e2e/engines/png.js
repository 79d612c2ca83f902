// Reads the pixels of a screenshot: PNG with eight bits per channel, which is what browsers make.

import { inflateSync } from "node:zlib";

/** How many bytes a pixel has, by color type. @type {Record<number, number | undefined>} */
const CHANNELS = { 2: 3, 6: 4 };

/** @param {Buffer} png */
export function decodePng(png) {
  const parts = [];
  const [width, height, depth, kind] = [png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const channels = CHANNELS[kind];
  if (depth !== 8 || channels === undefined || png[28] !== 0) throw new Error("This kind of PNG is not supported.");
  const bytes = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  /** The mean color of an area. @param {number} left @param {number} top @param {number} right @param {number} bottom */
  const mean = (left, top, right, bottom) => {
    const sum = [0, 0, 0];
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) for (let c = 0; c < 3; c++) sum[c] += bytes[(y * width + x) * channels + c];
    return sum.map((value) => value / ((right - left) * (bottom - top)));
  };
  return { width, height, mean };
}

/** Rows are stored as differences from the bytes to the left, above, or above left. @param {Buffer} data @param {number} row @param {number} rows @param {number} step */
function unfilter(data, row, rows, step) {
  const out = Buffer.alloc(row * rows);
  for (let y = 0; y < rows; y++) {
    const filter = data[y * (row + 1)];
    for (let x = 0; x < row; x++) {
      const left = x >= step ? out[y * row + x - step] : 0;
      const up = y > 0 ? out[(y - 1) * row + x] : 0;
      const corner = x >= step && y > 0 ? out[(y - 1) * row + x - step] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      out[y * row + x] = data[y * (row + 1) + 1 + x] + guess;
    }
  }
  return out;
}

/** Which of three is closest to left + up − corner. @param {number} left @param {number} up @param {number} corner */
function paeth(left, up, corner) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
