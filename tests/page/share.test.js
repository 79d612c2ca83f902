import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { toBase64url } from "../../www/core/data/base64url.js";
import { crc32 } from "../../www/features/share/checksum.js";
import { encodeLink, LinkError } from "../../www/features/share/link.js";
import { OPTIONS } from "../../www/features/share/option-codes.js";
import { decodeLink } from "../../www/features/share/read-link.js";
import { elementText, frameText } from "../../www/features/share/snippets.js";
import { Solver } from "../boundary/engine.js";

/** @typedef {import("../../www/features/share/payload.js").State} State */
/** @typedef {import("../../www/rules/cells.js").Coord} Coord */

/** @type {Record<string, number>} */
const CELLS = { ".": 0, "@": 255, 1: 1, 2: 20, 3: 254 };

/** @param {string[]} rows @param {Coord} start @param {Coord} goal @param {Coord} [origin] */
const board = (rows, start, goal, origin = [0, 0]) => ({
  width: rows[0].length,
  height: rows.length,
  cells: Uint8Array.from(rows.join(""), (character) => CELLS[character]),
  start,
  goal,
  origin,
});

const TRAP = ["..........", "......@...", "......@...", "..@@@@@...", ".........."];
const DEFAULT = `
........................................
...@.......................@............
......@....................@........@...
.........@.................@............
.........@.................@............
.........@...........@....@@............
@........@..@.......@......@......@..@..
..@......@....@@@@@@@@.....@@..@........
.............@.......@..@.......@.......
......@......@.......@..................
.............@.....@.@..@..........@....
................@....@..................
....@..........@.....@.............@....
.....@..........@....@.....@.@..........
.....@.........@.....@@..@...@..........
.....................@...@..@@@@@@@.....
....................@@......@........@..
...@@........@......@.....@.@.....@.....
.............@@@@@@@@.......@..@........
..@@@@@@@...................@......@....
............................@......@@...
@.............@.............@........@..
@....@....................@.@...........
............................@...........
`.trim();

/** Links that are out in the world: each must be read like this forever. @type {[string, State][]} */
const GOLDEN = [
  ["1.AL4jwlg", {}],
  ["1.EAJ7feDwoEo", { options: {} }],
  ["1.BQ5jb3JuZXItY3V0dGluZwDz-Ss8", { scenario: "corner-cutting", position: 0 }],
  ["1.YAdjYAADAPcKovE", { board: board(["."], [0, 0], [0, 0]) }],
  ["1.IAMBAAcAAA__7qL7vg", { board: board(["@@@@", "@@@@"], [0, 0], [3, 1]) }],
  ["1.JAMJBBcdAAAeABAACAgYkn2ibw", { position: 3, board: board(TRAP, [3, 2], [9, 2]) }],
  ["2.gCABA1005Ok", { compared: { others: [{ algorithm: "greedy" }], layout: "beside", align: "steps", front: 0 } }],
  [
    "2.gQZ3ZWlnaHQAYCmMHg",
    { scenario: "weight", compared: { others: [], layout: "beside", align: "steps", front: 0 } },
  ],
  [
    "2.sBF7ImNvc3RzIjoic3FydDIifXesAgJAlwFTAkAAP9VVVVVVVVXQAQKAAcEBAwEAAwAAAAAIARQDKCgf",
    {
      options: { costs: "sqrt2" },
      board: board([".@..", "...2"], [0, 0], [3, 0]),
      compared: {
        others: [
          { weight: 1.5, tieBreak: "lifo" },
          { weight: 1 / 3, penalties: false },
          { stopWhen: "goal-opened", decreaseKey: false },
        ],
        layout: "overlay",
        align: "f",
        front: 2,
        clock: 300,
      },
    },
  ],
  [
    "1.cMABHY0xCsJAFEQfP2FZPssSlhC3sJBFYhALawmewNILBAwiSAQLG_EAntRrSLaYZh5vpn6ny224Pqbhng5pGl_jM302i1_xLeDMjkSLp2FFl1NjpMEjOBRFMCjGWxE6XO4jiqPHAkKgxbAlYIlUBEwmSypmq6SnRNxeFI8Vj2ZuSX7eC26NckSlJBLzt6EFTtR_tXBxUQ",
    { options: { diagonal: "never" }, board: board(DEFAULT.split("\n"), [7, 12], [33, 9]) },
  ],
  [
    "1.PwZ1LXRyYXAHemgtSGFucznEE52dAQBFeyJhbGdvcml0aG0iOiJncmVlZHkiLCJjb3N0cyI6InNxcnQyIiwicGVuYWx0aWVzIjpmYWxzZSwid2VpZ2h0IjoxLjV9BAIBDg3-____DwH_AgABAQMUAgAGAf7g0muH",
    {
      scenario: "u-trap",
      lang: "zh-Hans",
      position: 57,
      camera: { zoom: 2.5, x: 20.125, y: 0 },
      options: { weight: 1.5, algorithm: "greedy", penalties: false, costs: "sqrt2" },
      board: board(["@..@1", "22..@", "....3"], [1, 0], [4, 2], [-7, 2147483647]),
    },
  ],
];

for (const [link, state] of GOLDEN) {
  test(`the link ${link.slice(0, 24)} is read as it always was`, async () => {
    assert.deepEqual(await decodeLink(link), state);
    assert.deepEqual(await decodeLink(await encodeLink(state)), state);
  });
}

test("a link of the largest board is short and is read", async () => {
  const link = "1.IP8f_x8A____BwAA_v__DxWIP6Y";
  const { board } = await decodeLink(link);
  assert.deepEqual([board?.width, board?.height, board?.goal], [4096, 4096, [4095, 4095]]);
  assert.ok(board?.cells.length === 4096 * 4096 && board.cells.every((cell) => cell === 0));
});

test("links are short", async () => {
  const shown = { board: board(DEFAULT.split("\n"), [7, 12], [33, 9]), position: 57 };
  assert.ok((await encodeLink(shown)).length < 200);
  assert.ok((await encodeLink({})).length < 10);
});

test("the checksum is CRC-32", () => {
  assert.equal(crc32(new TextEncoder().encode("123456789")), 0xcbf43926);
});

test("a link without a comparison is written as before, and one with it costs a few characters", async () => {
  const shown = { options: { weight: 2 }, position: 7 };
  const plain = await encodeLink(shown);
  assert.match(plain, /^1\./);
  const others = [{ algorithm: "greedy" }];
  const link = await encodeLink({ ...shown, compared: { others, layout: "beside", align: "steps", front: 0 } });
  assert.ok(link.startsWith("2.") && link.length <= plain.length + 4, `${plain} ${link}`);
});

/** Links that were written when the numbers of options and values were their places in the engine's lists. @type {[string, State["options"]][]} */
const BY_PLACE = [
  [
    "2.gCAOABAgMEABUGBwgAGQAaABsAHAAdABjPzH3g",
    {
      algorithm: "astar",
      heuristic: "auto",
      diagonal: "no-corner-cutting",
      costs: "10-14",
      weight: 0,
      tieBreak: "low-h",
      neighborOrder: "row-major",
      openList: "binary-heap",
      decreaseKey: false,
      swapEqual: false,
      improveOpen: false,
      reopenClosed: false,
      stopWhen: "goal-closed",
      penalties: false,
    },
  ],
  [
    "2.gCAOAREhMUAzUWFxgQGRAaEBsQHBAdEBOFMmQQ",
    {
      algorithm: "dijkstra",
      heuristic: "manhattan",
      diagonal: "never",
      costs: "sqrt2",
      weight: 0.5,
      tieBreak: "high-h",
      neighborOrder: "column-major",
      openList: "unsorted-list",
      decreaseKey: true,
      swapEqual: true,
      improveOpen: true,
      reopenClosed: true,
      stopWhen: "goal-opened",
      penalties: true,
    },
  ],
  [
    "2.gCAHAhIiQGVSYnJCkcDh",
    {
      algorithm: "breadth-first",
      heuristic: "octile",
      diagonal: "at-most-one-obstacle",
      weight: 1,
      tieBreak: "fifo",
      neighborOrder: "column-major-up",
      openList: "sorted-list",
    },
  ],
  [
    "2.gCAGAxMjQJcBU2MLNEK5",
    {
      algorithm: "greedy",
      heuristic: "euclidean",
      diagonal: "always",
      weight: 1.5,
      tieBreak: "lifo",
      neighborOrder: "clockwise",
    },
  ],
  [
    "2.gCAEBBRAyQFk5-xM1A",
    { algorithm: "bidirectional-astar", heuristic: "chebyshev", weight: 2, neighborOrder: "straight-first" },
  ],
  ["2.gCADBRVA-wE9Xx-N", { algorithm: "jump-point", heuristic: "zero", weight: 2.5 }],
  ["2.gCADBhZArQJrIeKt", { algorithm: "fastest", heuristic: "floored-euclidean", weight: 3 }],
];

for (const [link, options] of BY_PLACE) {
  test(`the comparison ${link} is read as it always was, and is written so`, async () => {
    const { compared } = await decodeLink(link);
    assert.deepEqual(compared?.others, [options]);
    assert.equal(await encodeLink({ compared }), link);
  });
}

test("every option and every value has a number of its own", () => {
  /** Names and values in any order. @param {Iterable<unknown>} names */
  const sorted = (names) => Array.from(names, String).sort();
  const { choices } = Solver;
  assert.deepEqual(sorted(Object.keys(OPTIONS)), sorted(Object.keys(choices)));
  const codes = Object.values(OPTIONS).map(({ code }) => code);
  assert.equal(new Set(codes).size, codes.length);
  for (const [name, { values }] of Object.entries(OPTIONS)) {
    const choice = choices[/** @type {"costs"} */ (name)];
    if (!("values" in choice)) assert.equal(values, undefined);
    else {
      assert.ok(values);
      assert.deepEqual(sorted(Object.keys(values)), sorted(choice.values), name);
      const numbers = Object.values(values);
      assert.ok(
        new Set(numbers).size === numbers.length && numbers.every((number) => number >= 0 && number < 16),
        name,
      );
    }
  }
});

/** @param {string} link @param {string} code */
const refused = (link, code) =>
  assert.rejects(decodeLink(link), (error) => error instanceof LinkError && error.code === code, link.slice(0, 80));

test("anything but a link, or one in a later format, is refused as such", async () => {
  for (const text of [
    "",
    "1",
    "#",
    "section-2",
    ".AL4jwlg",
    "0.AL4jwlg",
    "01.AL4jwlg",
    "-1.AL4jwlg",
    "9999999.A",
    "１.A",
  ]) {
    await refused(text, "link-wrong");
  }
  for (const text of ["4.", "4.AL4jwlg", "10.whatever it is: \n", "999999.A"]) await refused(text, "link-too-new");
  await refused(`1.${"A".repeat(2_000_000)}`, "link-too-large");
});

test("every golden link is refused when a character is missing, added, or changed", async () => {
  for (const [link] of GOLDEN) {
    for (let at = 2; at < link.length; at++) {
      const other = link[at] === "A" ? "B" : "A";
      await refused(link.slice(0, at), "link-damaged");
      for (const middle of ["", other, `${other}${link[at]}`, "=", " ", "%"]) {
        await refused(link.slice(0, at) + middle + link.slice(at + 1), "link-damaged");
      }
    }
  }
});

/**
 * A link with a correct checksum, whatever it says.
 * @param {number} flags
 * @param {Iterable<number>} rest
 * @param {number} [version]
 */
function forged(flags, rest, version = 1) {
  const content = Uint8Array.from([flags, ...rest]);
  const sum = crc32(Uint8Array.from([version, ...content]));
  return `${version}.${toBase64url(Uint8Array.from([...content, sum, sum >>> 8, sum >>> 16, sum >>> 24]))}`;
}

/** @param {string} text */
const utf8 = (text) => new TextEncoder().encode(text);
const ZEROS = [0, 0, 0, 0];

test("handmade links that say the impossible are refused", async () => {
  assert.deepEqual(await decodeLink(forged(32, [0, 0, ...ZEROS, 0])), { board: board(["."], [0, 0], [0, 0]) });
  const compared = { others: [{ algorithm: "greedy" }], layout: "overlay", align: "f", front: 1, clock: 51 };
  assert.deepEqual(await decodeLink(forged(128, [32 + 8 + 4 + 2 + 1, 51, 1, 3], 2)), { compared });
  const wrong = {
    "nothing where a part should be": forged(4, []),
    "more than its parts": forged(0, [0]),
    "a number with a zero in front": forged(4, [128, 0]),
    "a number that never ends": forged(4, Array(2000).fill(128)),
    "a number that is not safe": forged(4, [255, 255, 255, 255, 255, 255, 255, 255, 1]),
    "no name of a scenario": forged(1, [4, ...utf8("../x")]),
    "a name that is too long": forged(1, [41, ...utf8("a".repeat(41))]),
    "no text": forged(1, [2, 0xc3, 0x28]),
    "no language": forged(2, [2, ...utf8("e!")]),
    "a zoom below one": forged(8, [100, 0, 0]),
    "options that are no JSON": forged(16, [1, ...utf8("{")]),
    "options that are a list": forged(16, [2, ...utf8("[]")]),
    "options that are nothing": forged(16, [4, ...utf8("null")]),
    "an option within an option": forged(16, [8, ...utf8('{"a":{}}')]),
    "an option without a name": forged(16, [6, ...utf8('{"":1}')]),
    "a board that is too wide": forged(32, [128, 32, 0, ...ZEROS, 0]),
    "a start beyond the board": forged(32, [0, 0, 1, 0, 0, 0, 0]),
    "an origin beyond all numbers": forged(32, [0, 0, 0, 0, 128, 128, 128, 128, 16, 0, 0]),
    "too few cells": forged(32, [1, 0, ...ZEROS, 0]),
    "too many cells": forged(32, [0, 0, ...ZEROS, 2]),
    "cells after the last": forged(32, [0, 0, ...ZEROS, 0, 0]),
    "a run that could have been longer": forged(32, [1, 0, ...ZEROS, 1, 9, 1, 9]),
    "a part that there is not": forged(128, []),
    "a comparison in a format that has none": forged(128, [0, 0]),
    "a later format without a comparison": forged(4, [0], 2),
    "a lesson in a format that has none": forged(0, [2, ...utf8("{}")], 1),
    "a format for lessons without one": forged(0, [], 3),
    "a lesson beside the name of one": forged(1, [2, ...utf8("{}"), 1, ...utf8("a")], 3),
    "a lesson of no text": forged(0, [2, 0xc3, 0x28], 3),
    "a lesson that ends too early": forged(0, [3, ...utf8("{}")], 3),
    "a lesson that is too long": forged(0, [193, 132, 61, ...utf8("a".repeat(1_000_001))], 3),
    "more searches than are compared": forged(128, [128, 1, 0, 0, 0, 0], 2),
    "one in front that there is not": forged(128, [32 + 2 * 8, 0], 2),
    "a weight at infinity": forged(128, [32, 1, 64, 0, 0x7f, 0xf0, 0, 0, 0, 0, 0, 0], 2),
    "a weight that could be shorter": forged(128, [32, 1, 64, 0, 0x40, 0, 0, 0, 0, 0, 0, 0], 2),
    "a clock without a number": forged(128, [4], 2),
    "an option that there is not": forged(128, [32, 1, 14 * 16 - 128, 1], 2),
    "a value that there is not": forged(128, [32, 1, 7], 2),
    "an option twice": forged(128, [32, 2, 3, 3], 2),
    "options in another order": forged(128, [32, 2, 16, 3], 2),
  };
  for (const [name, link] of Object.entries(wrong)) {
    await assert.rejects(decodeLink(link), { name: "LinkError", code: "link-damaged" }, name);
  }
});

test("data that would unpack to more than declared or allowed is not unpacked", { timeout: 20_000 }, async () => {
  const bomb = deflateRawSync(new Uint8Array(1 << 28));
  const packedLink = (/** @type {number[]} */ declared, /** @type {Uint8Array} */ packed) =>
    forged(64, [...declared, ...packed]);
  const before = process.memoryUsage().rss;
  await refused(packedLink([100], bomb), "link-too-large");
  // 2^28 bytes, uncompressed: more than any link may unpack to.
  await refused(packedLink([128, 128, 128, 128, 1], bomb), "link-too-large");
  // Thirty million bytes: the first are unpacked and the rest refused.
  await refused(packedLink([128, 135, 167, 14], bomb), "link-too-large");
  assert.ok(process.memoryUsage().rss - before < 200 << 20);
  await refused(packedLink([100], deflateRawSync(new Uint8Array(99))), "link-damaged");
  await refused(packedLink([100], Uint8Array.of(255, 255, 255)), "link-damaged");
});

test("a board that fits into no link is quickly reported as too long", { timeout: 20_000 }, async () => {
  const side = 2000;
  let seed = 1;
  const cells = Uint8Array.from({ length: side * side }, () => {
    seed = (seed * 48271) % 2147483647;
    return seed % 251;
  });
  const state = { board: { width: side, height: side, cells, start: [0, 0], goal: [1, 1], origin: [0, 0] } };
  await assert.rejects(encodeLink(/** @type {State} */ (state)), { code: "link-too-long" });
  await assert.rejects(encodeLink({ scenario: "corner-cutting" }, 20), { code: "link-too-long" });
});

test("the texts to copy hold the link and are safe to paste", () => {
  const link = "https://example.org/a(b)/?lang=en#1.AL4jwlg";
  const wish = { attributes: { controls: "", theme: "dark", lang: "es" }, width: 700, height: 512 };
  const frame =
    '<iframe class="starstep" src="https://example.org/a(b)/embed.html?theme=dark&amp;lang=es#1.AL4jwlg" title="A &quot;board&quot; [here]" height="512" style="width: 100%; max-width: 700px; border: 0" loading="lazy" allow="fullscreen; clipboard-write"></iframe>';
  assert.equal(frameText(link, 'A "board" [here]', wish), frame);
  const listener = "https://example.org/a(b)/listen.js";
  const script = `<script type="module" src="${listener}"></script>`;
  assert.equal(frameText(link, 'A "board" [here]', { ...wish, listener }), `${frame}\n${script}`);
  assert.equal(
    elementText(link, "https://example.org/a(b)/star-step.js"),
    '<script type="module" src="https://example.org/a(b)/star-step.js"></script>\n<star-step link="1.AL4jwlg"></star-step>',
  );
});
