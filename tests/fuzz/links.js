// Links: valid ones that were mistyped, and payloads that were changed but have the right checksum.

import assert from "node:assert/strict";
import { toBase64url } from "../../www/core/data/base64url.js";
import { TAGS } from "../../www/core/i18n/index.js";
import { crc32 } from "../../www/features/share/checksum.js";
import { encodeLink, LinkError } from "../../www/features/share/link.js";
import { partsOf, writeState } from "../../www/features/share/payload.js";
import { decodeLink } from "../../www/features/share/read-link.js";
import { mutatedText } from "./random.js";

/** @typedef {import("./random.js").Random} Random */
/** @typedef {import("../../www/features/share/payload.js").State} State */

/** @param {Random} random */
export async function tryLink(random) {
  const state = randomState(random);
  const text = random.onceIn(2) ? mutatedText(random, await encodeLink(state)) : withChangedBytes(random, state);
  try {
    const read = await decodeLink(text);
    // Through JSON, which knows only one zero.
    const plain = (/** @type {unknown} */ value) => JSON.parse(JSON.stringify(value));
    assert.deepEqual(
      plain(await decodeLink(await encodeLink(read))),
      plain(read),
      "what was read differs from what was written",
    );
  } catch (error) {
    if (error instanceof LinkError && /^link-[a-z-]+$/.test(error.code)) return;
    throw new Error(JSON.stringify(text), { cause: error });
  }
}

/** @param {Random} random @returns {State} */
function randomState(random) {
  /** @type {State} */
  const state = {};
  if (!random.onceIn(4)) state.board = randomBoard(random);
  if (random.onceIn(2)) state.position = random.next();
  if (random.onceIn(3)) state.scenario = random.pick(["ties", "trap", "no-such-one"]);
  if (random.onceIn(3)) state.lang = random.pick([...TAGS, "zh-CN"]);
  if (random.onceIn(2)) state.options = { weight: random.below(9) / 2, algorithm: "greedy", penalties: false };
  if (random.onceIn(3)) {
    const others = Array.from({ length: 1 + random.below(3) }, () => ({ weight: random.below(900) / 7 }));
    state.compared = {
      others,
      layout: random.pick(["beside", "overlay"]),
      align: random.pick(["steps", "f"]),
      front: random.below(others.length + 1),
      clock: random.below(1000),
    };
  }
  return state;
}

/** @param {Random} random */
function randomBoard(random) {
  const [width, height] = [1 + random.below(30), 1 + random.below(30)];
  const cells = Uint8Array.from({ length: width * height }, () =>
    random.pick([0, 0, 0, 0, 255, 255, random.below(256)]),
  );
  const place = () => /** @type {[number, number]} */ ([random.below(width), random.below(height)]);
  const origin = /** @type {[number, number]} */ ([random.below(100) - 50, random.below(100) - 50]);
  return { width, height, cells, start: place(), goal: place(), origin };
}

/** A link with some bytes of its payload changed, and the checksum to match. @param {Random} random @param {State} state */
function withChangedBytes(random, state) {
  const bytes = [partsOf(state), ...writeState(state, 1e6)];
  for (let i = random.below(3); i >= 0; i--) {
    bytes.splice(random.below(bytes.length), random.below(3), ...random.bytes(random.below(3)));
  }
  const content = Uint8Array.from(bytes);
  const version = state.compared ? 2 : 1;
  const sum = crc32(Uint8Array.of(version, ...content));
  return `${version}.${toBase64url(Uint8Array.of(...content, sum, sum >>> 8, sum >>> 16, sum >>> 24))}`;
}
