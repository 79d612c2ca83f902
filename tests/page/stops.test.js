import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { english, makeLanguage } from "../../www/core/i18n/index.js";
import { zh } from "../../www/core/i18n/zh/index.js";
import { chooseSpeed } from "../../www/core/run/player.js";
import { Session } from "../../www/core/session/session.js";
import { Lesson } from "../../www/features/lessons/lesson.js";
import { readingTime, shownCaptions, stopsOn } from "../../www/features/lessons/lesson-pauses.js";
import { parseScenario } from "../../www/features/lessons/scenario.js";

const MAP = ["height 4", "width 7", "map", "s..@...", "...@...", "...@..g", "......."];
const CAPTIONS = [
  { at: { event: "start" }, text: "First" },
  { at: { step: 3 }, text: "Second" },
  { at: { step: 8 }, text: "Third" },
  { at: { event: "found" }, text: "Last" },
];
const CHOICES = [
  { text: "Yes", right: true, why: "So it is." },
  { text: "No", right: false, why: "It is not." },
];

/** A session that shows a lesson, and a clock that the test controls. @param {object} [change] */
function begun(change = {}) {
  const clock = { now: 0 };
  const session = new Session(MAP.join("\n"), () => clock.now);
  const scenario = { starstep: 1, title: "T", summary: "S", map: MAP, captions: CAPTIONS, ...change };
  const lesson = new Lesson(parseScenario(scenario));
  lesson.begin(session);
  session.run.range = lesson.range;
  session.run.stops = () => stopsOn(session.run, lesson, english);
  const steps = () => session.run.stops().map(({ step }) => step);
  /** Plays until it pauses. */
  const play = () => {
    session.run.play();
    for (let i = 0; i < 1000 && session.run.player.playing; i++) {
      clock.now += 16;
      session.tick();
    }
    return session.run.position;
  };
  return { session, lesson, steps, play };
}

test("playing pauses at each caption and goes on from there, at every speed", () => {
  for (const speed of [1, 60, 1000, Number.POSITIVE_INFINITY]) {
    const { session, play } = begun();
    chooseSpeed(session.run.player, speed);
    assert.equal(session.run.position, 0);
    assert.deepEqual([play(), play(), play()], [3, 8, session.run.length], String(speed));
    // From the end it starts over.
    assert.equal(play(), 3);
  }
});

test("a step at which playing pauses anyway, and one between captions, do not change that", () => {
  const { session, play } = begun({ end: 5 });
  assert.deepEqual([play(), play(), play(), play()], [3, 5, 8, session.run.length]);
  session.run.seek(4);
  assert.equal(play(), 5);
});

test("there are stops only while captions hold: on the board and with the options that they are about", () => {
  const compare = { title: "Greedy", options: { algorithm: "greedy" }, captions: [{ at: { step: 2 }, text: "There" }] };
  const { session, lesson, steps, play } = begun({ compare });
  const last = session.run.length;
  assert.deepEqual(steps(), [0, 3, 8, last]);
  lesson.show(session, 1);
  assert.deepEqual(steps(), [2]);
  lesson.show(session, 0);
  session.document.paint([[0, 3]], 255);
  session.document.endStroke();
  assert.deepEqual(steps(), []);
  session.run.seek(0);
  assert.equal(play(), session.run.length);
  session.undo();
  assert.deepEqual(steps(), [0, 3, 8, last]);
  session.run.configure({ weight: 2 });
  assert.deepEqual(steps(), []);
});

test("the question is a stop of its own, or one with the caption at its step; never in another mode", () => {
  const compare = { title: "Greedy", options: { algorithm: "greedy" } };
  const question = { text: "Which?", choices: CHOICES };
  const { session, lesson, steps, play } = begun({ compare, question: { ...question, at: { step: 5 } } });
  assert.deepEqual(steps(), [0, 3, 5, 8, session.run.length]);
  assert.deepEqual([play(), play(), play()], [3, 5, 8]);
  const stop = session.run.stops()[2];
  assert.deepEqual([stop.name, stop.text], ["Question", "Which? Yes No"]);
  lesson.show(session, 1);
  assert.deepEqual(steps(), []);

  const together = begun({ question: { ...question, at: { step: 3 } } });
  assert.deepEqual(together.steps(), [0, 3, 8, together.session.run.length]);
  assert.equal(together.session.run.stops()[1].text, "Second Which? Yes No");
  assert.equal(together.session.run.stops()[1].name, "Caption 2 of 4");
});

test("of captions at one step the last is shown, and counted", () => {
  const captions = [...CAPTIONS.slice(0, 2), { at: { step: 3 }, text: "Instead" }];
  const { session, lesson } = begun({ captions });
  assert.deepEqual(
    session.run.stops().map(({ name, text }) => [name, text]),
    [
      ["Caption 1 of 2", "First"],
      ["Caption 2 of 2", "Instead"],
    ],
  );
  session.run.seek(3);
  assert.equal(lesson.caption(session.run), shownCaptions(lesson.facts.captions[0])[1]);
});

test("stops are described in the requested language", () => {
  const { session, lesson } = begun();
  const [stop] = stopsOn(session.run, lesson, makeLanguage("zh", zh));
  assert.equal(stop.name, "第 1 条说明，共 4 条");
  assert.equal(stopsOn(session.run, lesson, english)[0].name, "Caption 1 of 4");
});

test("reading takes longer the longer the text is, and a Chinese character as long as a short word", () => {
  const [none, some, more] = ["", "one two", "one two three"].map(readingTime);
  assert.ok(none > 500 && none < some && some < more);
  const english400 = readingTime("word ".repeat(80)) - none;
  assert.ok(english400 > 15_000 && english400 < 40_000, "about 200 words a minute");
  assert.ok(readingTime("格".repeat(100)) > readingTime("a".repeat(100)));
  const chinese400 = readingTime("格".repeat(400)) - none;
  assert.ok(chinese400 > 60_000 && chinese400 < 80_000, "300 to 400 characters a minute");
  // Each letter counts once, whatever stands beside it.
  assert.equal(readingTime("格 word") - none, readingTime("格") - none + readingTime(" word") - none);
});

test("the question is asked when its moment comes, and stays asked", () => {
  const { session, lesson } = begun({ question: { at: { step: 5 }, text: "Which?", choices: CHOICES } });
  const { progress } = lesson;
  const isAsked = (/** @type {number} */ step) => {
    session.run.seek(step);
    progress.look(session.run);
    return progress.asked.has(0);
  };
  assert.deepEqual([isAsked(0), isAsked(4), isAsked(5), isAsked(0)], [false, false, true, true]);
});

test("a question without a moment is asked at the start, and one for an event when it happens", () => {
  const question = { text: "Which?", choices: CHOICES };
  assert.equal(begun({ question }).lesson.facts.asked[0].step, 0);
  const { session, lesson } = begun({ question: { ...question, at: { event: "goal-opened" } } });
  session.run.seek(session.run.length);
  assert.equal(lesson.facts.asked[0].step, session.run.solver.node(6, 2).openedAt);
  assert.throws(() => begun({ question: { ...question, at: { event: "no-path" } } }), { code: "scenario-event" });
  assert.throws(() => begun({ question: { ...question, at: { step: 1, event: "end" } } }), { code: "scenario-moment" });
  assert.throws(() => begun({ question: { ...question, at: { step: 10_000 } } }), { code: "scenario-step" });
});

test("choosing another mode than the search as written asks the question before that mode is shown", () => {
  const compare = { title: "Greedy", options: { algorithm: "greedy" } };
  const { session, lesson } = begun({ compare, question: { at: { step: 5 }, text: "Which?", choices: CHOICES } });
  lesson.progress.look(session.run);
  assert.equal(lesson.progress.asked.has(0), false);
  lesson.show(session, 1);
  lesson.progress.look(session.run);
  assert.equal(lesson.progress.asked.has(0), true);
});

test("answers are shown once the question is answered or an end was seen; without a question at once", () => {
  const question = { text: "Which?", choices: CHOICES };
  const isTold = (/** @type {{ session: Session, lesson: Lesson }} */ { session, lesson }) => {
    lesson.progress.look(session.run);
    return lesson.progress.isTold;
  };
  assert.equal(isTold(begun()), true);
  const answered = begun({ question });
  assert.equal(isTold(answered), false);
  answered.lesson.answers[0] = { right: false, choice: 1 };
  assert.equal(isTold(answered), true);
  const seen = begun({ question });
  seen.session.run.seek(seen.session.run.length - 1);
  assert.equal(isTold(seen), false);
  seen.session.run.step(1);
  assert.equal(isTold(seen), true);
  seen.session.run.seek(0);
  assert.equal(isTold(seen), true);
  // The end of a search on another board gives away nothing about the lesson.
  const changed = begun({ question });
  changed.session.document.paint([[0, 3]], 255);
  changed.session.document.endStroke();
  changed.session.run.seek(Number.POSITIVE_INFINITY);
  assert.equal(isTold(changed), false);
});

test("a lesson is done with its last caption, or with an answer", () => {
  const isDone = (/** @type {{ session: Session, lesson: Lesson }} */ { session, lesson }) => {
    lesson.progress.look(session.run);
    return lesson.progress.isDone;
  };
  const read = begun({ captions: CAPTIONS.slice(0, 3), question: { text: "Which?", choices: CHOICES } });
  assert.equal(isDone(read), false);
  read.session.run.seek(7);
  assert.equal(isDone(read), false);
  read.session.run.seek(8);
  assert.equal(isDone(read), true);
  const answered = begun({ question: { text: "Which?", choices: CHOICES } });
  answered.lesson.answers[0] = { right: true, choice: 0 };
  assert.equal(isDone(answered), true);
  const silent = begun({ captions: [] });
  assert.equal(isDone(silent), false);
  silent.session.run.seek(Number.POSITIVE_INFINITY);
  assert.equal(isDone(silent), true);
});
