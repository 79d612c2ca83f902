// What Share tells of a link is what the link holds, and its texts for other pages are whole.

import assert from "node:assert/strict";
import { test } from "node:test";
import { english, loadLanguage } from "../../www/core/i18n/index.js";
import { encodeLink } from "../../www/features/share/link.js";
import { decodeLink } from "../../www/features/share/read-link.js";
import { markdown } from "../../www/features/share/snippets.js";
import { tellLink } from "../../www/features/share/told.js";
import "../../www/core/i18n/en/sharing.js";
import { Solver } from "../boundary/engine.js";
import { oneOf, randomBoard, randomOptions } from "./any-board.js";
import { seeded } from "./numbers-read.js";

/** @typedef {import("../../www/features/share/payload.js").State} State */

/** @param {() => number} random @returns {State} */
function randomState(random) {
  /** @type {State} */
  const state = {};
  if (random() < 0.3) state.scenario = oneOf(random, ["ties", "maze", "corner-cutting"]);
  if (random() < 0.3) state.lang = oneOf(random, ["zh", "es"]);
  if (random() < 0.5) state.position = Math.floor(random() * 2000);
  if (random() < 0.3) state.camera = { zoom: 2, x: 1, y: 1 };
  if (random() < 0.7) state.board = { ...randomBoard(random, 60), origin: [0, 0] };
  if (random() < 0.6) {
    const options = Object.entries(randomOptions(random, Solver.choices));
    state.options = Object.fromEntries(options.slice(0, Math.floor(random() * options.length)));
  }
  if (state.scenario === undefined && random() < 0.3) state.lesson = '{"starstep":1}';
  if (random() < 0.3) {
    state.compared = {
      others: Array.from({ length: Math.floor(random() * 4) }, () => ({ weight: 2 })),
      ...{ layout: oneOf(random, ["beside", "overlay"]), align: oneOf(random, ["steps", "f"]), front: 0 },
    };
    // Then it is the clock that says where the searches are shown.
    if (state.compared.others.length > 0) delete state.position;
    if (state.compared.others.length > 0 && random() < 0.5) state.compared.clock = Math.floor(random() * 300);
  }
  return state;
}

test("a link tells how long it is and what it holds", async () => {
  for (let seed = 1; seed <= 300; seed++) {
    const state = randomState(seeded(seed));
    const link = `https://example.org/starstep/#${await encodeLink(state)}`;
    const told = tellLink(link, await decodeLink(new URL(link).hash.slice(1)), english.t);
    const { scenario, board, options, position, compared, camera, lang } = state;
    const [count, rest = ""] = told.slice(0, -1).split(": ");
    assert.equal(Number(count.replace(/\D/g, "")), link.length, told);
    const parts = rest === "" ? [] : rest.split(", ");
    const has = (/** @type {string} */ part) => parts.includes(part);
    assert.equal(has(`lesson “${scenario}”`), scenario !== undefined, told);
    assert.equal(has("a lesson with its texts and questions"), state.lesson !== undefined, told);
    assert.equal(has(`board ${board?.width} × ${board?.height}`), board !== undefined, told);
    const named = Object.keys(options ?? {}).length;
    assert.equal(has(`${named} ${named === 1 ? "option" : "options"}`), named > 0, told);
    assert.equal(has("default options"), named === 0 && (board !== undefined || options !== undefined), told);
    const searches = compared ? compared.others.length + 1 : 0;
    assert.equal(has(`${searches} searches compared`), searches > 1, told);
    assert.equal(has("one search only"), searches === 1, told);
    const clock = compared?.clock;
    const at = clock ?? position;
    const byF = clock !== undefined && compared?.align === "f";
    assert.equal(has(`step ${english.number(at ?? -1)}`), at !== undefined && !byF, told);
    assert.equal(has(`step ${clock} by f`), byF, told);
    const hasSearch = board !== undefined || options !== undefined || compared !== undefined;
    assert.equal(has("the end of the search"), at === undefined && hasSearch, told);
    assert.equal(has("the part that is shown"), camera !== undefined, told);
    assert.equal(has("the language"), lang !== undefined, told);
    const known = [
      scenario ?? state.lesson,
      board,
      options ?? board,
      compared,
      at ?? (hasSearch || undefined),
      camera,
      lang,
    ];
    assert.equal(parts.length, known.filter((part) => part !== undefined).length, told);
  }
});

test("in every language a link with everything in it has a part for each", async () => {
  /** @type {State} */
  const state = {
    ...{ scenario: "ties", lang: "zh", position: 63, camera: { zoom: 2, x: 1, y: 1 }, options: { weight: 2 } },
    board: { width: 32, height: 20, cells: new Uint8Array(640), start: [0, 0], goal: [1, 1], origin: [0, 0] },
  };
  for (const tag of ["en", "es", "zh"]) {
    const { t } = await loadLanguage(tag);
    const told = tellLink("x".repeat(412), state, t);
    assert.match(told, /^412\D.*32 × 20.*63/);
    assert.equal(told.split(t("list.separator")).length, 6, told);
  }
  assert.equal(
    tellLink(
      "x".repeat(412),
      { board: state.board, options: { weight: 2, costs: "sqrt2", diagonal: "never" }, position: 63 },
      english.t,
    ),
    "412 characters: board 32 × 20, 3 options, step 63.",
  );
});

test("the Markdown is one link around one picture, whatever is in its parts", () => {
  const alt = "A* on [a] board_of *stars* <b>\n\n`code` \\ end";
  const text = markdown("https://example.org/a(b)/?lang=en#1.AL4jwlg", alt, "my (board) 1.png");
  // Nothing between the brackets ends a part before its own end.
  const parts = text.match(/^\[!\[((?:[^[\]\\\n]|\\.)*)\]\(([^()\s]+)\)\]\(([^()\s]+)\)$/);
  assert.ok(parts, text);
  assert.equal(parts[1].replace(/\\(.)/g, "$1"), alt.replace(/\s+/g, " "));
  assert.equal(decodeURIComponent(parts[2]), "my (board) 1.png");
  assert.equal(parts[3], "https://example.org/a%28b%29/?lang=en#1.AL4jwlg");
});
