// GIFs, read back with a decoder of their own; the length of a WebM; which steps are shown.

import assert from "node:assert/strict";
import { test } from "node:test";
import { listed, quarters, regular } from "../../www/features/export/filmstrip/steps.js";
import { Reel } from "../../www/features/export/reel.js";
import { GifWriter } from "../../www/features/export/video/gif.js";
import { stepsOf } from "../../www/features/export/video/video-frames.js";
import { withDuration } from "../../www/features/export/video/webm-duration.js";
import { randomFrom } from "./random-numbers.js";
import { randomSession } from "./random-session.js";

/** What LZW has packed, by the book: a table of sequences that grows by one with each code. @param {Uint8Array} data @param {number} bits */
function unpacked(data, bits) {
  const [clear, end] = [1 << bits, (1 << bits) + 1];
  const first = () => [...Array.from({ length: clear }, (_, color) => [color]), [], []];
  /** @type {number[]} */
  const colors = [];
  let [table, width, at] = [first(), bits + 1, 0];
  /** @type {number[] | undefined} */
  let last;
  for (;;) {
    let code = 0;
    for (let i = 0; i < width; i++, at++) code |= ((data[at >> 3] >> (at & 7)) & 1) << i;
    if (code === end) return { colors, used: Math.ceil(at / 8) };
    if (code === clear) {
      [table, width, last] = [first(), bits + 1, undefined];
      continue;
    }
    /** @type {number[]} */
    const sequence = table[code] ?? [...(last ?? []), (last ?? [])[0]];
    colors.push(...sequence);
    if (last && table.length < 4096) table.push([...last, sequence[0]]);
    if (table.length === 1 << width && width < 12) width++;
    last = sequence;
  }
}

/** The frames of a GIF as whole pictures, and how long each is shown. @param {Uint8Array} bytes */
function decoded(bytes) {
  const short = (/** @type {number} */ at) => bytes[at] + 256 * bytes[at + 1];
  assert.equal(String.fromCharCode(...bytes.subarray(0, 6)), "GIF89a");
  const [width, height] = [short(6), short(8)];
  assert.equal(bytes[10], 0xf7);
  const palette = bytes.subarray(13, 13 + 768);
  const picture = new Uint8Array(3 * width * height);
  const frames = [];
  let [at, delay, transparent] = [13 + 768, 0, -1];
  const blocks = () => {
    const all = [];
    while (bytes[at] > 0) {
      all.push(...bytes.subarray(at + 1, at + 1 + bytes[at]));
      at += 1 + bytes[at];
    }
    at++;
    return Uint8Array.from(all);
  };
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) [delay, transparent] = [short(at + 4), bytes[at + 3] & 1 ? bytes[at + 6] : -1];
      at += 2;
      blocks();
      continue;
    }
    assert.equal(bytes[at], 0x2c);
    const [left, top, across, down] = [1, 3, 5, 7].map((offset) => short(at + offset));
    assert.ok(left + across <= width && top + down <= height && across > 0 && down > 0);
    const bits = bytes[at + 10];
    at += 11;
    const data = blocks();
    const { colors, used } = unpacked(data, bits);
    assert.deepEqual([colors.length, used], [across * down, data.length]);
    for (const [index, color] of colors.entries()) {
      if (color === transparent) continue;
      const place = (top + Math.floor(index / across)) * width + left + (index % across);
      picture.set(palette.subarray(3 * color, 3 * color + 3), 3 * place);
    }
    frames.push({ delay, picture: picture.slice(), area: across * down });
  }
  assert.equal(at, bytes.length - 1);
  return { width, height, frames };
}

/** @param {number} width @param {number} height @param {() => number} color */
const pictureOf = (width, height, color) =>
  Uint8ClampedArray.from({ length: 4 * width * height }, (_, i) => (i % 4 === 3 ? 255 : 0)).map((value, i, all) => {
    if (i % 4 === 0) all[i] = color();
    return i % 4 === 0 ? all[i] : value;
  });

/** Without alpha. @param {Uint8ClampedArray} pixels */
const opaque = (pixels) => Uint8Array.from(pixels.filter((_, i) => i % 4 < 3));

test("a GIF gives back each frame, whatever changes, also where the table of codes is full several times", () => {
  for (const [seed, width, height, count] of [
    [1, 1, 1, 3],
    [2, 40, 24, 8],
    [3, 150, 110, 4],
    [4, 17, 300, 3],
  ]) {
    const random = randomFrom(seed);
    const noisy = pictureOf(width, height, () => Math.floor(random() * 200));
    const frames = [noisy];
    for (let i = 1; i < count; i++) {
      const next = frames[i - 1].slice();
      // The third is the same as the second.
      for (let k = 0; k < (i === 2 ? 0 : 20); k++)
        next[4 * Math.floor(random() * width * height)] = Math.floor(random() * 200);
      frames.push(next);
    }
    const writer = new GifWriter(width, height, frames);
    for (const [i, frame] of frames.entries()) writer.add(frame, 10 + i);
    const bytes = Uint8Array.from(writer.end().flatMap((part) => [...part]));
    const { frames: shown, ...size } = decoded(bytes);
    assert.deepEqual(size, { width, height });
    assert.deepEqual(
      shown.map(({ delay }) => delay),
      frames.map((_, i) => 10 + i),
    );
    for (const [i, { picture }] of shown.entries()) assert.deepEqual(picture, opaque(frames[i]), `${seed} ${i}`);
    if (count > 2) assert.equal(shown[2].area, 1, "nothing has changed");
  }
});

test("a GIF of more colors than it can have gives each pixel the nearest of them", () => {
  const random = randomFrom(5);
  const [width, height] = [64, 64];
  const pixels = Uint8ClampedArray.from({ length: 4 * width * height }, (_, i) =>
    i % 4 === 3 ? 255 : Math.floor(random() * 8) * 32,
  );
  const writer = new GifWriter(width, height, [pixels]);
  writer.add(pixels, 5);
  const bytes = Uint8Array.from(writer.end().flatMap((part) => [...part]));
  const {
    frames: [{ picture }],
  } = decoded(bytes);
  const palette = Array.from({ length: 255 }, (_, i) => [...bytes.subarray(13 + 3 * i, 16 + 3 * i)]);
  const far = (/** @type {number[]} */ a, /** @type {ArrayLike<number>} */ b) =>
    a.reduce((sum, value, i) => sum + (value - b[i]) ** 2, 0);
  for (let i = 0; i < width * height; i += 7) {
    const wanted = pixels.subarray(4 * i, 4 * i + 3);
    const least = Math.min(...palette.map((color) => far(color, wanted)));
    assert.equal(far([...picture.subarray(3 * i, 3 * i + 3)], wanted), least);
  }
});

/** @param {number[]} name @param {number[]} content */
const element = (name, content) => [...name, 0x80 | content.length, ...content];

test("a recorded WebM is given its length, and every other file stays as it is", () => {
  const header = element([0x1a, 0x45, 0xdf, 0xa3], [0x42, 0x86, 0x81, 1]);
  const info = [...element([0x2a, 0xd7, 0xb1], [0x0f, 0x42, 0x40]), ...element([0x4d, 0x80], [65, 66])];
  const unknown = [0x18, 0x53, 0x80, 0x67, 0x01, 255, 255, 255, 255, 255, 255, 255];
  const cluster = [0x1f, 0x43, 0xb6, 0x75, 0x01, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3];
  const INFO = [0x15, 0x49, 0xa9, 0x66];
  const file = Uint8Array.from([...header, ...unknown, ...element(INFO, info), ...cluster]);
  const timed = withDuration(file, 1234.5);
  const duration = new Uint8Array(new Float64Array([1234.5]).buffer).reverse();
  const content = [...info, 0x44, 0x89, 0x88, ...duration];
  const expected = [...header, ...unknown, ...INFO, 1, 0, 0, 0, 0, 0, 0, content.length, ...content, ...cluster];
  assert.deepEqual([...timed], expected);
  assert.equal(withDuration(timed, 99), timed);
  const known = Uint8Array.from([...header, 0x18, 0x53, 0x80, 0x67, 0x80 | (info.length + 5), ...element(INFO, info)]);
  for (const other of [known, Uint8Array.of(1, 2, 3), new Uint8Array(0), file.slice(0, 20)]) {
    assert.equal(withDuration(other, 99), other);
  }
});

test("a search is repeated beside the one that is shown, step by step, and its memory is given back", async () => {
  for (let seed = 1; seed <= 12; seed++) {
    const { run } = randomSession(seed, { side: 9, walls: 0.2 });
    run.configure({ algorithm: /** @type {const} */ (["astar", "greedy", "jump-point"])[seed % 3], penalties: false });
    while (run.isSearching) run.tick();
    const shown = Math.floor(run.length / 2);
    run.seek(shown);
    const reel = new Reel(run);
    await reel.search({ isConnected: true });
    assert.equal(reel.length, run.length);
    const orders = [run, reel.run].map(({ solver }) => [...solver.expansionOrder()]);
    assert.deepEqual(orders[0], orders[1]);
    for (const step of [0, 3, run.length]) {
      const copy = reel.at(step);
      assert.equal(copy.position, Math.min(step, run.length));
      assert.equal(run.position, shown);
    }
    reel.dispose();
    assert.ok(reel.run.isAsleep);
    assert.equal(run.isAsleep, false);
  }
});

test("where no search can begin, the engine says why; one that nobody wants any more ends", async () => {
  const { run } = randomSession(3, { side: 9 });
  run.configure({ algorithm: "jump-point", penalties: true });
  const refused = new Reel(run);
  await assert.rejects(refused.search({ isConnected: true }), { code: "wrong-algorithm" });
  refused.dispose();
  run.configure({ algorithm: "astar" });
  const left = new Reel(run);
  const searching = left.search({ isConnected: true });
  left.dispose();
  await searching;
  assert.ok(left.run.isAsleep);
});

test("steps are chosen in quarters, at intervals or by their numbers, each within the search", () => {
  assert.deepEqual(quarters(164), [0, 41, 82, 123, 164]);
  assert.deepEqual(quarters(2), [0, 1, 2]);
  assert.deepEqual(quarters(0), [0]);
  for (let length = 0; length < 40; length++) {
    for (let every = 1; every < 12; every++) {
      const steps = regular(length, every);
      assert.equal(steps[0], 0);
      assert.equal(steps[steps.length - 1], length);
      for (let i = 1; i < steps.length - 1; i++) assert.equal(steps[i] - steps[i - 1], every);
      assert.equal(new Set(steps).size, steps.length);
      assert.deepEqual(stepsOf(0, length, every), steps);
      assert.deepEqual(
        stepsOf(5, length + 5, every),
        steps.map((step) => step + 5),
      );
    }
  }
  assert.deepEqual(listed("3, 1;12  007 -2"), [3, 1, 12, 7, 2]);
  assert.deepEqual(listed("none"), []);
});
