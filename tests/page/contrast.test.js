// The colors of the board, as numbers: states differ in luminance, and what stands on them can be read.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bytesOf } from "../../www/core/render/color-bytes.js";
import { LAYERS } from "../../www/core/render/layers/layer-names.js";
import { bandsOf, rampOf } from "../../www/core/render/layers/scale.js";
import { HUES, lineOf, tintsOf } from "../../www/core/render/layers/tints.js";
import { colorsAt, recededOf } from "../../www/core/render/receding.js";
import { penaltyShare } from "../../www/core/render/tiles.js";
import { tintsOfTaking } from "../../www/core/render/tints-of-taking.js";
import { fillsOf, inkOn } from "../../www/features/compare/overlay-colors.js";

const SHEET = readFileSync(new URL("../../www/styles/tokens.css", import.meta.url), "utf8");

/** @typedef {[number, number, number]} Rgb */

/** The colors of a theme by their names without prefix. @param {"light" | "dark"} theme @returns {Record<string, Rgb>} */
function colorsOf(theme) {
  const pairs = SHEET.matchAll(/--(?:starstep-|_)([\w-]+): var\(--_light, (#\w{6})\) var\(--_dark, (#\w{6})\);/g);
  return Object.fromEntries(
    Array.from(pairs, ([, name, light, dark]) => {
      const hex = theme === "light" ? light : dark;
      return [name, /** @type {Rgb} */ ([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))];
    }),
  );
}

/** @param {Rgb} color @returns {Rgb} */
const linear = (color) =>
  /** @type {Rgb} */ (
    color.map((byte) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4))
  );

/** The contrast of two colors as WCAG defines it. @param {Rgb} a @param {Rgb} b */
function contrast(a, b) {
  const [high, low] = [a, b]
    .map(linear)
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** What someone without red or green cones sees, after Machado, Oliveira and Fernandes (2009), in linear light. */
const BLINDNESS = {
  none: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
};

/** Lightness and hue as OKLab, as seen with a matrix. @param {Rgb} color @param {number[]} matrix */
function labOf(color, matrix) {
  const from = linear(color);
  const times = (/** @type {number[]} */ m, /** @type {number[]} */ v) =>
    [0, 3, 6].map((row) => Math.max(0, m[row] * v[0] + m[row + 1] * v[1] + m[row + 2] * v[2]));
  const [l, m, s] = times(
    [
      0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619, 0.2817188376,
      0.6299787005,
    ],
    times(matrix, from),
  ).map(Math.cbrt);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** @param {Rgb} a @param {Rgb} b @param {number[]} matrix */
const distance = (a, b, matrix) => {
  const [first, second] = [labOf(a, matrix), labOf(b, matrix)];
  return Math.hypot(...first.map((value, i) => value - second[i]));
};

/** @param {string[]} names @returns {[string, string][]} */
const pairsOf = (names) =>
  names.flatMap((a, i) => names.slice(i + 1).map((b) => /** @type {[string, string]} */ ([a, b])));

/** What can be next to each other: only some searches jump, and only one other has two sides. */
const TOGETHER = [
  ["ground", "open", "closed", "scanned", "wall"],
  ["ground", "open", "closed", "closed-goal", "wall"],
  ["ground", "open", "closed-area", "scanned-area", "wall"],
  ["ground", "open", "closed-area", "closed-goal-area", "wall"],
  ["ground", "only-left", "only-right", "both", "wall"],
];

/** The fills that carry numbers, with the colors of f, g and h on them. */
const NUMBERS = [
  ["open", "text", "g", "h"],
  ["closed", "text-soft", "g", "h"],
  ["closed-goal", "goal-side-f", "goal-side-g", "goal-side-h"],
  ["path", "path-f", "path-g", "path-h"],
];

test("where the system forces its colors, and a state is the ground itself, its mark is seen at the end, too", () => {
  const sheet = readFileSync(new URL("../../www/styles/forced-colors.css", import.meta.url), "utf8");
  const values = { Canvas: "rgb(0, 0, 0)", CanvasText: "rgb(255, 255, 255)", GrayText: "rgb(63, 242, 63)" };
  const others = { LinkText: "rgb(255, 255, 0)", Highlight: "rgb(26, 235, 255)", HighlightText: "rgb(0, 0, 1)" };
  const pairs = sheet.matchAll(/--starstep-([\w-]+): (\w+);/g);
  const colors = Object.fromEntries(
    Array.from(pairs, ([, name, value]) => [name, { ...values, ...others }[value] ?? assert.fail(value)]),
  );
  const past = recededOf(
    /** @type {import("../../www/core/render/theme.js").Colors} */ ({ text: "rgb(255, 255, 255)", ...colors }),
  );
  for (const state of /** @type {const} */ (["open", "closed", "closed-goal", "scanned"])) {
    assert.equal(past[state], past.ground, state);
    assert.notEqual(past[`${state}-mark`], past.ground, state);
  }
});

test("a board recedes at the end, with a path or without one, but not under what several runs have done", () => {
  const all = Object.fromEntries(
    Object.entries(colorsOf("light")).map(([name, rgb]) => [name, `rgb(${rgb.join(", ")})`]),
  );
  const colors = /** @type {import("../../www/core/render/theme.js").Colors} */ (/** @type {unknown} */ (all));
  const path = /** @type {import("../../www/core/run/run.js").Run["path"]} */ ({});
  const sights = { ends: true, path: true };
  for (const run of /** @type {const} */ ([
    { path, status: "found" },
    { path: undefined, status: "no-path" },
  ])) {
    assert.notEqual(colorsAt(run, sights, colors, false).wall, colors.wall);
    assert.equal(colorsAt(run, sights, colors, true), colors);
  }
  assert.equal(colorsAt({ path: undefined, status: "searching" }, sights, colors, false), colors);
});

for (const theme of /** @type {const} */ (["light", "dark"])) {
  const colors = colorsOf(theme);
  const ratio = (/** @type {string} */ a, /** @type {string} */ b) => contrast(colors[a], colors[b]);

  test(`states differ in luminance, ${theme}, and for those who see no red or no green`, () => {
    assert.ok(Object.keys(colors).length > 30);
    for (const states of TOGETHER) {
      for (const [a, b] of pairsOf(states)) {
        assert.ok(ratio(a, b) >= 1.5, `${a} and ${b}: ${ratio(a, b)}`);
        for (const [kind, matrix] of Object.entries(BLINDNESS)) {
          const far = distance(colors[a], colors[b], matrix);
          assert.ok(far >= 0.08, `${a} and ${b}, ${kind}: ${far}`);
        }
      }
    }
  });

  test(`numbers and marks stand out from their cells, ${theme}`, () => {
    for (const [fill, ...inks] of NUMBERS) {
      for (const ink of inks) assert.ok(ratio(fill, ink) >= 4.5, `${ink} on ${fill}: ${ratio(fill, ink)}`);
    }
    for (const state of ["open", "closed", "closed-goal", "scanned"]) {
      assert.ok(ratio(state, `${state}-mark`) >= 3, `${state}: ${ratio(state, `${state}-mark`)}`);
    }
    for (const end of ["start", "goal"]) {
      assert.ok(ratio(end, "mark") >= 3, `${end}: ${ratio(end, "mark")}`);
      // An end has fewer neighbors that look alike than there are steps of 1.5, so it has an edge.
      assert.ok(ratio(end, "end-edge") >= 3, `${end}: ${ratio(end, "end-edge")}`);
    }
  });

  test(`at the end of a search what it has looked at recedes, and can yet be read and told apart, ${theme}`, () => {
    const css = Object.fromEntries(Object.entries(colors).map(([name, rgb]) => [name, `rgb(${rgb.join(", ")})`]));
    const receded = recededOf(/** @type {import("../../www/core/render/theme.js").Colors} */ (css));
    const past = /** @type {Record<string, Rgb>} */ (
      Object.fromEntries(Object.entries(receded).map(([name, color]) => [name, bytesOf(color).slice(0, 3)]))
    );
    for (const [fill, ...inks] of NUMBERS) {
      for (const ink of inks) assert.ok(contrast(past[fill], past[ink]) >= 4.5, `${ink} on ${fill}`);
    }
    for (const state of ["open", "closed", "closed-goal", "scanned"]) {
      assert.ok(contrast(past[state], colors.ground) < ratio(state, "ground"), state);
      assert.ok(contrast(past[state], past[`${state}-mark`]) >= 3, `${state}-mark`);
      // The path, with its edge, and the outline of the open cells stand out all the more.
      assert.ok(Math.max(contrast(past.path, past[state]), contrast(past["path-edge"], past[state])) >= 3, state);
      // Cells that jumps passed over have marks of their own.
      const outline = contrast(past["open-mark"], past[state]);
      assert.ok(outline >= (state === "scanned" ? 2 : 3), `outline on ${state}: ${outline}`);
    }
    for (const states of TOGETHER.slice(0, 4)) {
      for (const [a, b] of pairsOf(states)) {
        for (const [kind, matrix] of Object.entries(BLINDNESS)) {
          const far = distance(past[a], past[b], matrix);
          assert.ok(far >= 0.05, `${a} and ${b}, ${kind}: ${far}`);
        }
      }
    }
  });

  test(`path, current cell and texts stand out wherever they are, ${theme}`, () => {
    for (const area of ["ground", "open", "closed", "closed-goal", "scanned", "only-left", "only-right", "both"]) {
      const best = Math.max(ratio("path", area), ratio("path-edge", area));
      assert.ok(best >= 3, `path on ${area}: ${best}`);
      const outline = Math.max(ratio("current", area), ratio("path-edge", area));
      assert.ok(outline >= 3, `current on ${area}: ${outline}`);
    }
    assert.ok(ratio("path", "path-edge") >= 3 && ratio("current", "path-edge") >= 3);
    for (const area of ["page", "surface", "hover", "ground"]) {
      for (const ink of ["text", "text-soft", "g", "h", "accent", "good", "bad"]) {
        assert.ok(ratio(ink, area) >= 4.5, `${ink} on ${area}: ${ratio(ink, area)}`);
      }
    }
  });

  test(`penalties are hatched so that it is seen on every state, and differ from ground and wall as areas, ${theme}`, () => {
    for (const [state, ink] of [
      ["ground", "penalty"],
      ["open", "open-mark"],
      ["closed", "closed-mark"],
      ["closed-goal", "closed-goal-mark"],
      ["scanned", "scanned-mark"],
    ]) {
      assert.ok(ratio(state, ink) >= 3, `${ink} on ${state}: ${ratio(state, ink)}`);
    }
    for (const byte of [1, 10, 20, 30, 40, 50, 254]) {
      const area = /** @type {Rgb} */ (
        colors.ground.map((from, i) => Math.round(from + (colors.penalty[i] - from) * penaltyShare(byte)))
      );
      for (const other of [colors.ground, colors.wall]) {
        assert.ok(contrast(area, other) >= 1.5, `${byte}: ${contrast(area, other)}`);
      }
      // A range of colors cannot keep its luminance from each state; its hue does.
      for (const state of ["open", "closed-area", "closed-goal-area", "scanned-area"]) {
        for (const [kind, matrix] of Object.entries(BLINDNESS)) {
          const far = distance(area, colors[state], matrix);
          assert.ok(far >= 0.05, `${byte} and ${state}, ${kind}: ${far}`);
        }
      }
    }
  });

  test(`the order of taking is a range of tints that no other state has, and the path stands out on all of them, ${theme}`, () => {
    const css = Object.fromEntries(Object.entries(colors).map(([name, rgb]) => [name, `rgb(${rgb.join(", ")})`]));
    const all = /** @type {import("../../www/core/render/theme.js").Colors} */ (css);
    for (const [look, isPast] of /** @type {[typeof all, boolean][]} */ ([
      [all, false],
      [recededOf(all), true],
    ])) {
      const own = (/** @type {string} */ name) =>
        /** @type {Rgb} */ (bytesOf(look[/** @type {keyof typeof look} */ (name)]).slice(0, 3));
      const tints = tintsOfTaking(look).map((tint) => /** @type {Rgb} */ ([...tint.slice(0, 3)]));
      const [first, last] = [tints[0], tints[tints.length - 1]];
      assert.deepEqual(last, own("closed-area"));
      assert.ok(contrast(first, last) >= 1.5, `first and last: ${contrast(first, last)}`);
      for (const [level, tint] of tints.entries()) {
        const about = `level ${level}, ${isPast ? "at the end" : "before"}`;
        // A range has tints halfway between the path and its edge. There the one stands out against the other.
        const best = Math.max(contrast(own("path"), tint), contrast(own("path-edge"), tint));
        assert.ok(best >= 2.7, `path on ${about}: ${best}`);
        for (const other of ["ground", "open", "wall", "scanned-area", "closed-goal-area"]) {
          for (const [kind, matrix] of Object.entries(BLINDNESS)) {
            const far = distance(tint, own(other), matrix);
            assert.ok(far >= 0.05, `${other} and ${about}, ${kind}: ${far}`);
          }
        }
        if (level === 0) continue;
        const [before, now, end] = [tints[level - 1], tint, last].map((each) => contrast(each, first));
        assert.ok(now >= before && now <= end, `${about} is between its neighbors`);
      }
    }
  });

  test(`where runs lie over each other, levels are told apart, and marks can be seen, ${theme}`, () => {
    const css = Object.fromEntries(Object.entries(colors).map(([name, rgb]) => [name, `rgb(${rgb.join(" ")})`]));
    const all = /** @type {import("../../www/core/render/theme.js").Colors} */ (css);
    const chosen = [3, 4].flatMap((count) => [...Array(count).keys()].map((chosen) => ({ count, chosen })));
    for (const kind of [{ count: 2 }, { count: 3 }, { count: 4 }, ...chosen]) {
      const about = JSON.stringify(kind);
      const fills = fillsOf(all, kind);
      assert.equal(fills.length, kind.count === 2 ? 4 : 3);
      for (const [index, fill] of fills.entries()) {
        const ink = inkOn(all, fill) === all.text ? colors.text : colors.ground;
        assert.ok(index === 0 || contrast(ink, fill) >= 3, `mark ${index} of ${about}: ${contrast(ink, fill)}`);
        for (const other of fills.slice(0, index)) {
          for (const [eyes, matrix] of Object.entries(BLINDNESS)) {
            const far = distance(fill, other, matrix);
            assert.ok(far >= 0.08, `${index} of ${about}, ${eyes}: ${far}`);
          }
        }
      }
    }
  });

  test(`runs have colors that are told apart, that texts can be written in, and that paths can be drawn in, ${theme}`, () => {
    const runs = [1, 2, 3, 4].map((number) => `run-${number}`);
    for (const run of runs) {
      for (const area of ["page", "surface", "hover", "ground", "path-f", "path-g", "path-h"]) {
        assert.ok(ratio(run, area) >= 4.5, `${run} on ${area}: ${ratio(run, area)}`);
      }
      for (const area of ["ground", "only-left", "only-right", "both"]) {
        const best = Math.max(ratio(run, area), ratio("path-edge", area));
        assert.ok(best >= 3, `path of ${run} on ${area}: ${best}`);
      }
    }
    for (const [a, b] of pairsOf(runs)) {
      for (const [eyes, matrix] of Object.entries(BLINDNESS)) {
        const far = distance(colors[a], colors[b], matrix);
        assert.ok(far >= 0.08, `${a} and ${b}, ${eyes}: ${far}`);
      }
    }
  });

  test(`no layer looks like a state of the search, ${theme}`, () => {
    // Arrows and hatching leave cells their colors.
    for (const name of LAYERS.filter((name) => name !== "parents" && name !== "too-large")) {
      const ink = { ground: colors.ground, hue: colors[HUES[name]] };
      for (const hasNumbers of [true, false]) {
        for (const tint of tintsOf(ink.ground, ink.hue, rampOf(0, 100), hasNumbers)) {
          for (const state of ["open", "closed", "closed-goal", "path"]) {
            const far = distance(tint, colors[state], BLINDNESS.none);
            assert.ok(far >= 0.05, `${name} and ${state}: ${far}`);
          }
        }
      }
    }
  });

  test(`numbers can be read on every level of every layer, and levels are told apart, ${theme}`, () => {
    for (const name of LAYERS) {
      const ink = { ground: colors.ground, hue: colors[HUES[name]] };
      for (const scale of [rampOf(0, 0), rampOf(0, 100), bandsOf(139, 10), bandsOf(60, 10)]) {
        for (const tint of tintsOf(ink.ground, ink.hue, scale, true)) {
          for (const text of ["text", "g", "h"]) {
            const found = contrast(colors[text], tint);
            assert.ok(found >= 4.5, `${text} on ${name}: ${found}`);
          }
          assert.ok(contrast(tint, lineOf(ink)) >= 1.5, `${name}: ${contrast(tint, lineOf(ink))}`);
        }
        const tints = tintsOf(ink.ground, ink.hue, scale, false);
        for (const [kind, matrix] of Object.entries(BLINDNESS)) {
          for (const [index, tint] of tints.entries()) {
            const below = index === 0 ? ink.ground : tints[index - 1];
            // Bands have lines between them.
            const least = scale.isBanded ? 0.015 : 0.03;
            const far = distance(tint, below, matrix);
            assert.ok(far >= least, `${name}, level ${index} of ${tints.length}, ${kind}: ${far}`);
          }
        }
      }
    }
  });
}
