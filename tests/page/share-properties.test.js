import assert from "node:assert/strict";
import { test } from "node:test";
import { toBase64url } from "../../www/core/data/base64url.js";
import { ALIGNMENTS, LAYOUTS } from "../../www/core/session/how.js";
import { crc32 } from "../../www/features/share/checksum.js";
import { encodeLink, LinkError } from "../../www/features/share/link.js";
import { OPTIONS } from "../../www/features/share/option-codes.js";
import { partsOf, writeState } from "../../www/features/share/payload.js";
import { decodeLink } from "../../www/features/share/read-link.js";
import { fc, some } from "../seeded.js";

/** @typedef {import("../../www/features/share/payload.js").State} State */

/** A record as literals make them. @template T @param {{ [Key in keyof T]: import("fast-check").Arbitrary<T[Key]> }} shape */
const record = (shape) => fc.record(shape, { noNullPrototype: true });

/** Cells as on real boards, long runs of few kinds, and any bytes. @param {number} count */
const cellsOf = (count) =>
  fc.oneof(
    fc
      .array(fc.constantFrom(0, 0, 0, 255), { minLength: count, maxLength: count })
      .map((cells) => Uint8Array.from(cells)),
    fc.uint8Array({ minLength: count, maxLength: count }),
    fc.array(fc.tuple(fc.constantFrom(0, 255, 20), fc.nat(count)), { maxLength: 9 }).map((runs) => {
      const cells = new Uint8Array(count);
      for (const [kind, from] of runs) cells.fill(kind, from);
      return cells;
    }),
  );

const board = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 })).chain(([width, height]) => {
  const coord = fc.tuple(fc.nat(width - 1), fc.nat(height - 1));
  const origin = fc.tuple(fc.integer(), fc.integer());
  return record({
    width: fc.constant(width),
    height: fc.constant(height),
    cells: cellsOf(width * height),
    start: coord,
    goal: coord,
    origin,
  });
});
const thousandths = (/** @type {number} */ min, /** @type {number} */ max) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((value) => value / 1000);
const camera = record({ zoom: thousandths(1, 100_000), x: thousandths(0, 4096), y: thousandths(0, 4096) });
const optionValue = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.boolean(),
  // JSON has only one zero.
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
);
const options = fc.dictionary(fc.stringMatching(/^[a-zA-Z]{1,12}$/), optionValue, {
  maxKeys: 8,
  noNullPrototype: true,
});

/** Real options, because they are written as numbers. */
const differences = fc.record(
  Object.fromEntries(
    Object.entries(OPTIONS).map(([name, { values }]) => [
      name,
      values
        ? fc.constantFrom(...Object.keys(values).map((value) => ({ true: true, false: false })[value] ?? value))
        : fc.oneof(
            fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }),
            fc.integer({ min: 0, max: 5000 }).map((value) => value / 100),
          ),
    ]),
  ),
  { requiredKeys: [], noNullPrototype: true },
);
const others =
  /** @type {import("fast-check").Arbitrary<import("../../www/features/share/payload.js").Compared["others"]>} */ (
    fc.array(differences, { maxLength: 3 })
  );
const compared = others.chain((others) =>
  fc.record(
    {
      others: fc.constant(others),
      layout: fc.constantFrom(...LAYOUTS),
      align: fc.constantFrom(...ALIGNMENTS),
      front: fc.nat(others.length),
      clock: fc.maxSafeNat(),
    },
    { requiredKeys: ["others", "layout", "align", "front"], noNullPrototype: true },
  ),
);

/** @type {import("fast-check").Arbitrary<State>} */
const state = fc.record(
  {
    board,
    options,
    position: fc.maxSafeNat(),
    camera,
    scenario: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
    lang: fc.constantFrom("en", "zh", "zh-CN", "zh-Hans", "de-Latn-AT-1996"),
    compared,
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** Reads a text, and fails for any error that is not a `LinkError`. @param {string} text */
async function tryToRead(text) {
  try {
    return await decodeLink(text);
  } catch (error) {
    assert.ok(error instanceof LinkError && /^link-[a-z-]+$/.test(error.code), String(error));
    return undefined;
  }
}

test("any state survives the trip through a link", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(state, async (state) => {
      const link = await encodeLink(state);
      assert.match(link, state.compared ? /^2\.[\w-]+$/ : /^1\.[\w-]+$/);
      assert.deepEqual(await decodeLink(link), state);
    }),
    { numRuns: some(500, 3) },
  );
});

test("no text is read as anything but a state or an error of links", { timeout: 120_000 }, async () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.tuple(fc.nat(12), fc.string()).map(([version, text]) => `${version}.${text}`),
    fc.base64String({ maxLength: 300 }).map((text) => `1.${text.replaceAll(/[+/=]/g, "_")}`),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (text) => void (await tryToRead(text))),
    { numRuns: some(2000, 3) },
  );
});

test("a link that was changed or cut off is never read as another one", { timeout: 120_000 }, async () => {
  const change = fc.record({ at: fc.nat(), removed: fc.nat(3), added: fc.stringMatching(/^[\w-]{0,3}$/) });
  await fc.assert(
    fc.asyncProperty(state, change, fc.boolean(), async (state, { at, removed, added }, isCutOff) => {
      const link = await encodeLink(state);
      const from = at % link.length;
      const changed = link.slice(0, from) + (isCutOff ? "" : added + link.slice(from + removed));
      const read = await tryToRead(changed);
      if (read) assert.deepEqual([changed, read], [link, state]);
    }),
    { numRuns: some(1000, 3) },
  );
});

test("handmade links with the right checksum do no harm", { timeout: 120_000 }, async () => {
  let read = 0;
  const noise = fc.tuple(fc.nat(255), fc.uint8Array({ maxLength: 60 }), fc.constantFrom(1, 2));
  const change = fc.record({ at: fc.nat(), removed: fc.nat(2), added: fc.uint8Array({ maxLength: 2 }) });
  const changed = fc.tuple(state, change).map(([state, { at, removed, added }]) => {
    const bytes = [...writeState(state, 1e6)];
    bytes.splice(at % (bytes.length + 1), removed, ...added);
    return [partsOf(state), bytes, state.compared ? 2 : 1];
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(noise, changed), async ([flags, rest, version]) => {
      const content = Uint8Array.from([Number(flags), .../** @type {Iterable<number>} */ (rest)]);
      const sum = crc32(Uint8Array.from([Number(version), ...content]));
      const text = `${version}.${toBase64url(Uint8Array.from([...content, sum, sum >>> 8, sum >>> 16, sum >>> 24]))}`;
      const state = await tryToRead(text);
      if (!state) return;
      read++;
      // Through JSON, which knows only one zero.
      const plain = (/** @type {unknown} */ value) => JSON.parse(JSON.stringify(value));
      assert.deepEqual(plain(await decodeLink(await encodeLink(state))), plain(state));
    }),
    { numRuns: some(2000, 3) },
  );
  // Otherwise little beyond the checksum would have been tested. One in eleven is read.
  assert.ok(read > some(50, 5), String(read));
});
