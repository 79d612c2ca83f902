// Every answer that a diagnosis can be has its sentences, in every language: all values of everything that is told are walked
// through, one by one and against each other where one sentence depends on several. The types hold that none is left out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { some } from "../seeded.js";
import "./english.js";
import { enOfCheck } from "../../www/core/i18n/en/check.js";
import { english, loadLanguage, TAGS } from "../../www/core/i18n/index.js";
import { tell } from "../../www/features/check-dialog/check-sentences.js";
import { bugHereText } from "../../www/features/check-dialog/follows.js";
import { MUTANTS } from "../../www/program/mutants/index.js";
import { Solver } from "../boundary/engine.js";
import { oneOf, randomFrom } from "./any-board.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/features/check-dialog/checking.js").Found} Found */
/** @typedef {import("../../www/check/candidates.js").Candidate} Candidate */
/** @typedef {import("../../www/check/diagnose.js").Diagnosis} Diagnosis */
/** @typedef {import("../../www/check/difference.js").Difference} Difference */
/** @typedef {import("../../www/check/equals.js").Equals} Equals */
/** @typedef {import("../../www/check/slips.js").Slip} Slip */
/** @typedef {import("../../www/check/wrong-numbers.js").PrintedWrong} PrintedWrong */
/** @typedef {import("../../www/check/usual-h.js").Mistake} Mistake */
/** @typedef {import("../../www/rules/heuristics.js").Formula} Formula */
/** @typedef {import("../../www/features/check-dialog/check-sentences.js").Told} Told */

const BUGS = [...new Set(MUTANTS.map(({ name }) => name))];
const EVERY = await Promise.all(TAGS.map(loadLanguage));
const CHOICES = Solver.choices;
/** @type {Options} */
const OPTIONS = /** @type {any} */ (
  Object.fromEntries(Object.entries(CHOICES).map(([name, choice]) => [name, choice.default]))
);

/** The names of a record, whose type says that it has them all. @template {string} Name @param {Record<Name, true>} record */
const namesOf = (record) => /** @type {Name[]} */ (Object.keys(record));

const TIES = namesOf(
  /** @type {Record<Candidate["ties"], true>} */ ({ exact: true, any: true, heap: true, rounding: true }),
);
const BY = namesOf(
  /** @type {Record<Equals["by"], true>} */ ({ opened: true, newest: true, xy: true, yx: true, heap: true }),
);
const WAS = namesOf(
  /** @type {Record<Difference["was"], true>} */ ({
    open: true,
    closed: true,
    untouched: true,
    wall: true,
    outside: true,
  }),
);
const MISTAKES = namesOf(
  /** @type {Record<Mistake, true>} */ ({
    start: true,
    swapped: true,
    parent: true,
    signed: true,
    "one-axis": true,
    squared: true,
    root: true,
    halved: true,
    unscaled: true,
    scaled: true,
  }),
);
const FORMULAS = namesOf(
  /** @type {Record<Formula, true>} */ ({
    manhattan: true,
    octile: true,
    euclidean: true,
    chebyshev: true,
    "floored-euclidean": true,
    zero: true,
  }),
);
const CHANGES = /** @type {(keyof Options)[]} */ (Object.keys(OPTIONS));

/** All values of an option, as far as they can be told apart. @param {keyof Options} name */
const valuesOf = (name) => {
  const { values } = /** @type {{ values?: readonly unknown[] }} */ (CHOICES[name]);
  // Diagonal moves may cost as much as straight ones.
  if (name === "costs") return new Set([...(values ?? []), "10-10"]);
  if (values) return values;
  return typeof OPTIONS[name] === "boolean" ? [true, false] : [1, 0, 0.05, 0.1, 0.5, 1.5, 0.5882353];
};

/** @param {Partial<Candidate>} [more] @param {Partial<Options>} [options] @returns {Candidate} */
const candidate = (more, options) => ({
  options: { ...OPTIONS, ...options },
  bugs: [],
  ties: "exact",
  frame: { swapped: false, up: false, origin: [0, 0] },
  agrees: 12,
  ended: true,
  ...more,
});

/** @param {Candidate[]} candidates @param {Partial<Diagnosis>} [more] @param {Partial<Found>} [found] @returns {Found} */
const foundWith = (candidates, more, found) => ({
  board: { width: 5, height: 4, cells: new Uint8Array(20), start: [0, 0], goal: [4, 3] },
  read: { steps: 12, cells: 0 },
  taken: new Int32Array(24),
  path: new Int32Array(),
  ...found,
  diagnosis: { exact: true, candidates, ...more },
});

/** Every key that was asked for. @type {Set<string>} */
const asked = new Set();
/** @type {Map<Told["kind"], number>} */
const kinds = new Map();

/** Of so many answers each is told in one language, by chance, unless all are wanted. */
const random = randomFrom(1);
/** Tells an answer, and looks at each sentence. @param {Found} found @param {string} name */
function look(found, name) {
  for (const language of some(3, 3) === 1 ? [oneOf(random, EVERY)] : EVERY) {
    /** @type {typeof language.t} */
    const t = (key, values) => {
      asked.add(key);
      return language.t(key, values);
    };
    const told = tell(found, { ...language, t });
    kinds.set(told.kind, (kinds.get(told.kind) ?? 0) + 1);
    const { verdict, built, differs, follows, read, others } = told;
    // What a bug does here is not known of every log.
    const here = told.kind === "bug" ? [bugHereText(found, { ...language, t })].filter(Boolean) : [];
    for (const text of [verdict, ...built, ...differs, ...follows, ...read, ...others, ...here]) {
      assert.ok(text.length > 1, `${name} (${language.tag}): an empty sentence`);
      assert.doesNotMatch(
        text,
        /[:：] *[.。]|[{}]|undefined|NaN|Infinity|\[object/,
        `${name} (${language.tag}): ${text}`,
      );
    }
    assert.ok(verdict.length > 5, name);
  }
}

/** What a program may say of a board: nothing, or that there is no path where there is none, one, or one by some rules. */
const OUTCOMES = [
  undefined,
  { said: "No path found", moves: {} },
  { said: "No path found", moves: Object.fromEntries(CHOICES.diagonal.values.map((rule) => [rule, 7])) },
  { said: "No path found", moves: { always: 7 } },
];
const SHORTEST = 40;
const RIGHT = { consequence: { promises: true, cost: SHORTEST, shortest: SHORTEST } };

test("each value of each option, with each algorithm", () => {
  for (const algorithm of CHOICES.algorithm.values) {
    for (const name of CHANGES) {
      for (const value of valuesOf(name)) {
        const one = candidate({}, { algorithm, [name]: value });
        const label = `${algorithm} ${name}=${value}`;
        look(foundWith([one], RIGHT), label);
        const cells = new Uint8Array(20).fill(3, 4, 8);
        const board = { width: 5, height: 4, cells, start: one.frame.origin, goal: one.frame.origin };
        look(foundWith([one], { exact: false }, { board }), `${label}, a part`);
        // What the log leaves open, and what is another explanation.
        const rest = [candidate({}, { algorithm }), candidate({ ties: "any" }, { algorithm, diagonal: "always" })];
        look(foundWith([one, ...rest], RIGHT), `${label}, open`);
      }
    }
  }
});

test("each order among equals, by each letter", () => {
  for (const algorithm of CHOICES.algorithm.values) {
    for (const tieBreak of CHOICES.tieBreak.values) {
      for (const swapped of [false, true]) {
        const frame = { swapped, up: swapped, origin: /** @type {[number, number]} */ ([1, 1]) };
        for (const ties of TIES) {
          look(foundWith([candidate({ ties, frame }, { algorithm, tieBreak })], RIGHT), `${algorithm} ${ties}`);
          for (const by of BY) {
            for (const renewed of [undefined, false, true]) {
              /** @type {Equals} */
              const equals = {
                by,
                renewed,
                neighbors: [
                  [0, -1],
                  [1, 1],
                ],
              };
              const one = candidate({ ties, equals, frame }, { algorithm, tieBreak, diagonal: "never" });
              look(foundWith([one], RIGHT), `${algorithm} ${ties} ${by} ${renewed}`);
              look(foundWith([one], { exact: false }), `${algorithm} ${ties} ${by} ${renewed}, a part`);
            }
          }
        }
      }
    }
  }
});

test("each bug, with and without a path, and what else a candidate says", () => {
  for (const bug of BUGS) {
    for (const bugs of [[bug], [bug, BUGS[0]]]) {
      for (const right of [undefined, { steps: 12 }, { steps: 9, cost: 30 }, { steps: 12, cost: SHORTEST }]) {
        for (const cost of [undefined, SHORTEST]) {
          for (const ended of [false, true]) {
            const consequence = { promises: false, ...(cost && { cost }), shortest: 30 };
            const none = new Int32Array(0);
            const found = right && { ...right, taken: none, path: none };
            look(foundWith([candidate({ bugs, ended })], { consequence }, { right: found }), bugs.join());
          }
        }
      }
      look(foundWith([candidate({ bugs })], { exact: false }), `${bug}, a part`);
      look(foundWith([candidate({}), candidate({ bugs, agrees: 10 })], RIGHT), `${bug}, another`);
    }
  }
  for (const by of namesOf(
    /** @type {Record<import("../../www/check/log-board.js").As["by"], true>} */ ({
      rows: true,
      columns: true,
      order: true,
    }),
  )) {
    const read = { steps: 12, cells: 0, as: { by, first: 1 }, cut: "..." };
    look(foundWith([candidate({})], RIGHT, { read }), `read ${by}`);
  }
  for (const skipped of [undefined, 1, 3, 1_000_000]) {
    for (const omitsStart of [undefined, true]) {
      for (const [diagonalCost, estimateDiagonal] of [[], [1.41], [2, 1.41], [undefined, 1.41]]) {
        const one = candidate({ skipped, omitsStart, omitsGoal: omitsStart, diagonalCost, estimateDiagonal });
        look(foundWith([one], RIGHT), `skipped ${skipped}`);
        look(foundWith([one], { exact: false }), `skipped ${skipped}, a part`);
      }
    }
  }
});

test("each slip, alone and beside a bug that explains as much", () => {
  const kinds = namesOf(
    /** @type {Record<Slip["kind"], true>} */ ({ "left-out": true, repeated: true, swapped: true }),
  );
  for (const kind of kinds) {
    const slip = { kind, step: 7, cell: /** @type {Slip["cell"]} */ ([3, 2]), ...(kind === "swapped" && { other: 9 }) };
    const one = candidate({ slips: [slip] });
    for (const ended of [true, false]) {
      const found = foundWith([{ ...one, ended }], RIGHT);
      look(found, kind);
      const { verdict, differs } = tell(found, english);
      assert.ok(verdict.startsWith("Apart from one place"), verdict);
      assert.equal(differs.length, 1);
      assert.ok(differs[0].includes(kind === "swapped" ? "steps 7 and 9" : "(3,\u00a02)"), differs[0]);
    }
    const many = foundWith([one], { ...RIGHT, open: ["algorithm", "heuristic"] });
    look(many, kind);
    assert.ok(tell(many, english).verdict.includes("many searches"));
    const rivals = foundWith([candidate({ bugs: [BUGS[0]] }), one], { consequence: { promises: false } });
    look(rivals, kind);
    const { verdict, others } = tell(rivals, english);
    assert.ok(verdict.includes("1 bug") && others.length === 1, others.join());
  }
});

test("several logs: in which one a slip is, how many lines they explain, and where they part", () => {
  const slip = { kind: /** @type {const} */ ("repeated"), step: 7, cell: /** @type {Slip["cell"]} */ ([3, 2]), run: 2 };
  const slipped = { ...foundWith([candidate({ slips: [slip] })], RIGHT), logs: 2 };
  look(slipped, "a slip in the second log");
  assert.ok(tell(slipped, english).differs[0].includes("in log 2 step 7 has (3,\u00a02) once more"));
  const open = { ...foundWith([candidate({ agrees: 77 })], { ...RIGHT, open: ["heuristic"] }), logs: 2 };
  look(open, "what two logs leave open");
  assert.ok(tell(open, english).verdict.includes("These 77 cells do not tell: heuristic"));
  const apart = foundWith([candidate({})], { exact: false, apart: { run: 2, step: 5 } });
  look(apart, "logs that nothing explains together");
  const { kind, verdict, differs } = tell({ ...apart, logs: 2 }, english);
  assert.deepEqual([kind, verdict], ["differs", "No explanation of all these logs is certain enough to be told."]);
  assert.ok(differs[0].startsWith("The best one differs at step 5 of log 2."), differs[0]);
});

test("each consequence, of logs of each length", () => {
  for (const [steps, cells] of [
    [0, 5],
    [1, 0],
    [2, 3],
    [5, 0],
    [12, 0],
    [12, 5],
    [1_000_000, 5],
  ]) {
    for (const outcome of OUTCOMES) {
      for (const ended of [false, true]) {
        for (const samePath of [undefined, false, true]) {
          for (const promises of [false, true]) {
            for (const [cost, shortest] of [
              [],
              [SHORTEST],
              [SHORTEST, SHORTEST],
              [50, SHORTEST],
              [undefined, SHORTEST],
            ]) {
              for (const [isOpen, isOwn] of [[], [true], [undefined, true]]) {
                const one = candidate({ agrees: steps || cells, ended, samePath });
                const read = { steps, cells };
                look(
                  foundWith([one], { consequence: { promises, isOpen, isOwn, cost, shortest }, outcome }, { read }),
                  `${steps} ${cells} ${ended} ${samePath} ${promises} ${cost} ${shortest}`,
                );
              }
            }
          }
        }
      }
    }
  }
  for (const algorithm of CHOICES.algorithm.values) {
    for (const heuristic of CHOICES.heuristic.values) {
      for (const change of [...CHANGES.map((name) => [name]), CHANGES]) {
        const textbook = { options: OPTIONS, changes: change, expanded: 9, cost: 30 };
        const consequence = { promises: false, cost: SHORTEST, shortest: 30, textbook };
        look(foundWith([candidate({}, { algorithm, heuristic })], { consequence }), `${algorithm} ${change}`);
      }
    }
  }
});

test("each difference, after few and many steps, with what all settings share", () => {
  const shares = [
    undefined,
    { agrees: 5, count: 3, options: {} },
    { agrees: 5, count: 900, options: {} },
    { agrees: 5, count: 900, options: { diagonal: OPTIONS.diagonal } },
    { agrees: 5, count: 900, options: OPTIONS },
  ];
  for (const was of WAS) {
    for (const algorithm of CHOICES.algorithm.values) {
      for (const tieBreak of CHOICES.tieBreak.values) {
        for (const allowed of /** @type {[number, number][][]} */ ([[], [[1, 1]]])) {
          for (const [f, otherF, h] of [[], [30, 20, 5], [20, 20, 5], [20, 20, 7], [20.001, 20.002, 5], [20, 30, 5]]) {
            // Whatever the cell is, what is shared is told in the same way.
            for (const shared of was === "open" && tieBreak === "low-h" ? shares : [undefined]) {
              /** @type {Difference} */
              const difference = {
                step: 6,
                taken: [2, 2],
                allowed,
                was,
                ...(f !== undefined && { takenCosts: { g: 1, h: 5, f } }),
                ...(otherF !== undefined && { allowedCosts: { g: 1, h: Number(h), f: otherF } }),
              };
              for (const agrees of [1, 5, 12]) {
                const one = candidate({ agrees }, { algorithm, tieBreak });
                look(foundWith([one], { exact: false, difference, shared }), `${was} ${algorithm} ${f} ${otherF}`);
              }
              for (const agrees of [3, 12]) {
                const found = foundWith([candidate({ agrees })], { exact: false, difference });
                look({ ...found, read: { steps: 0, cells: 18 } }, `path ${was}`);
              }
            }
          }
        }
      }
    }
  }
  look(foundWith([], { exact: false }), "nothing");
  for (const outcome of OUTCOMES.slice(1)) {
    look(foundWith([], { exact: false, outcome }, { read: { steps: 0, cells: 0 } }), "an outcome alone");
    look(foundWith([candidate({ agrees: 5 })], { exact: false, outcome }), "an outcome after a part");
  }
});

test("each wrong number, by itself and where a search ends", () => {
  const cell = /** @type {[number, number]} */ ([3, 4]);
  /** @type {PrintedWrong[]} */
  const numbers = [
    ...MISTAKES.flatMap((mistake) =>
      FORMULAS.map((formula) => ({
        name: /** @type {const} */ ("h"),
        mistake,
        gives: [{ formula, h: 29 }],
        times: 1,
        straight: 10,
      })),
    ),
    { name: /** @type {const} */ ("h"), gives: FORMULAS.map((formula, i) => ({ formula, h: 20 + i })) },
    ...[false, true].flatMap((isDiagonal) =>
      [false, true].flatMap((isAlone) =>
        [undefined, true].flatMap((flag) => ({
          name: /** @type {const} */ ("g"),
          from: { cell, g: 4.2, isDiagonal },
          isAlone,
          cost: Math.SQRT2,
          hasPenalty: flag,
          isThroughout: flag && isAlone,
        })),
      ),
    ),
    { name: /** @type {const} */ ("f"), g: 4, h: 18 },
    ...namesOf({ g: true, h: true, f: true }).map((name) => ({ name, right: 22 })),
  ].map((number) => ({ step: 6, cell, said: 17, ...number }));
  for (const wrongNumber of numbers) {
    for (const exact of [false, true]) {
      for (const step of [undefined, 3, 9]) {
        /** @type {Difference | undefined} */
        const difference = step ? { step, taken: cell, allowed: [], was: "open" } : undefined;
        for (const candidates of [[], [candidate({})], [candidate({ bugs: [BUGS[0]] })], [candidate({ agrees: 2 })]]) {
          if (exact && candidates.length === 0) continue;
          const diagnosis = { exact, wrongNumber, ...(difference && { difference }), ...RIGHT };
          look(foundWith(candidates, diagnosis), JSON.stringify(wrongNumber));
          look(
            foundWith(candidates, { exact, difference: difference && { ...difference, wrongNumber } }),
            wrongNumber.name,
          );
        }
      }
    }
  }
});

test("no text of an answer was left out, and no kind of one", () => {
  const own =
    /^check\.(by|h|moves|costs|weight|ties|equals|order|mistake|number|step|path|textbook|noH|upTo|exact|few|slip|slipped|slippedMany)\b/;
  const left = Object.keys(enOfCheck).filter((key) => own.test(key) && !asked.has(key));
  assert.deepEqual(left, []);
  const all = namesOf(
    /** @type {Record<Told["kind"], true>} */ ({
      right: true,
      plain: true,
      short: true,
      bug: true,
      differs: true,
      unlike: true,
      few: true,
    }),
  );
  for (const kind of all) assert.ok((kinds.get(kind) ?? 0) > 5, `${kind} ${kinds.get(kind)}`);
});
