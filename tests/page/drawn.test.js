// Questions that are answered by drawing: read, and answered by exactly the boards that do what is wanted.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session } from "../../www/core/session/session.js";
import { ScenarioError } from "../../www/features/lessons/error.js";
import { Lesson } from "../../www/features/lessons/lesson.js";
import { parseScenario } from "../../www/features/lessons/scenario.js";
import { drawn } from "../../www/features/questions/drawn.js";
import "../boundary/engine.js";
import { search } from "./plain-search.js";
import { randomFrom } from "./random-grid.js";

const ROWS = [".........", ".........", ".........", ".s.....g.", ".........", ".........", "........."];
const MAP = ["height 7", "width 9", "map", ...ROWS];
const asking = (/** @type {object} */ aim) => ({
  ...{ starstep: 1, title: "T", summary: "S", map: MAP },
  question: { ask: "draw", at: { event: "found" }, text: "Draw, until there are {wanted}.", aim },
});

/** A session that shows a lesson with such a question. @param {object} aim */
function begun(aim) {
  const session = new Session(MAP.join("\n"), () => 0);
  const lesson = new Lesson(parseScenario(asking(aim)));
  lesson.begin(session);
  const [question] = lesson.scenario.questions;
  assert.equal(question.kind, "draw");
  const now = () => drawn(session.run, lesson, question.aim);
  const paint = (/** @type {[number, number]} */ coord) => session.document.paint([coord], 255);
  return { session, lesson, now, paint };
}

test("an aim is read: it wants a path unless it says otherwise; other words and numbers are refused", () => {
  const aimOf = (/** @type {object} */ aim) => {
    const [question] = parseScenario(asking(aim)).questions;
    return question.kind === "draw" ? question.aim : undefined;
  };
  assert.deepEqual(aimOf({ expanded: 30 }), { status: "found", expanded: 30 });
  assert.deepEqual(aimOf({ status: "no-path" }), { status: "no-path", expanded: 1 });
  const { aim, ...rest } = asking({}).question;
  assert.deepEqual(aim, {});
  assert.throws(() => parseScenario({ ...asking({}), question: rest }), ScenarioError, "the aim is missing");
  for (const bad of [{ status: "lost" }, { expanded: 0 }, { expanded: 2.5 }, { cost: 3 }, []]) {
    assert.throws(() => parseScenario(asking(bad)), ScenarioError, JSON.stringify(bad));
  }
  assert.equal(new Lesson(parseScenario(asking({ expanded: 30 }))).facts.asked[0].values.wanted, 30);
});

test("on 500 drawn boards it is answered where a plain search comes to what is wanted, and nowhere else", () => {
  const random = randomFrom(31);
  const counts = { right: 0, short: 0, blocked: 0 };
  for (let i = 0; i < 500; i++) {
    const { now, session } = begun({ expanded: 20 });
    /** @type {(number | undefined)[]} */
    const cells = Array.from({ length: 63 }, (_, index) =>
      random() < 0.3 && ![28, 34].includes(index) ? undefined : 0,
    );
    const walls = cells.flatMap((cell, index) =>
      cell === undefined ? [/** @type {[number, number]} */ ([index % 9, Math.floor(index / 9)])] : [],
    );
    session.document.paint(walls, 255);
    const { expanded, path } = search({ width: 9, height: 7, cells, start: [1, 3], goal: [7, 3] });
    assert.deepEqual(now(), {
      expanded: expanded.length,
      isOther: path === undefined,
      isReached: path !== undefined && expanded.length >= 20,
    });
    counts[path === undefined ? "blocked" : expanded.length >= 20 ? "right" : "short"]++;
  }
  assert.ok(
    Object.values(counts).every((count) => count > 20),
    JSON.stringify(counts),
  );
});

test("an aim without a path is reached by walling the goal in", () => {
  const { now, paint } = begun({ status: "no-path" });
  assert.deepEqual(now(), { expanded: 7, isOther: true, isReached: false });
  for (const [x, y] of [
    [6, 2],
    [7, 2],
    [8, 2],
    [6, 3],
    [8, 3],
    [6, 4],
    [7, 4],
    [8, 4],
  ])
    paint([x, y]);
  assert.equal(now()?.isReached, true);
});

test("another start, other options or a stopped search answer nothing", () => {
  const { now, session } = begun({ expanded: 1 });
  assert.equal(now()?.isReached, true);
  session.run.configure({ algorithm: "dijkstra" });
  assert.equal(now(), undefined);
  session.run.configure({ algorithm: "astar" });
  assert.equal(now()?.isReached, true);
  session.document.moveEnd("start", [0, 0]);
  assert.equal(now(), undefined);
  session.document.moveEnd("start", [1, 3]);
  assert.equal(now()?.isReached, true);
  session.run.clearSearch();
  assert.equal(now(), undefined);
});
