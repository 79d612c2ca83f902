// Lessons in links: what is written in a file and has no name here arrives as it was written.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import "../boundary/engine.js";
import { Session } from "../../www/core/session/session.js";
import { passing } from "../../www/features/lessons/passing.js";
import { lessonOf } from "../../www/features/lessons/scenes.js";
import { encodeLink } from "../../www/features/share/link.js";
import { stateOf } from "../../www/features/share/link-state.js";
import { decodeLink } from "../../www/features/share/read-link.js";
import "./english.js";

const FOLDER = new URL("../../www/scenarios/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
const read = (/** @type {string} */ name) => readFileSync(new URL(name, FOLDER), "utf8");

/** A session with a lesson on it, and what a link to it holds. @param {unknown} value @param {string} [name] */
async function shown(value, name) {
  const lesson = await lessonOf(value, name);
  const session = new Session("height 2\nwidth 2\nmap\ns.\n.g\n", () => 0);
  lesson.begin(session);
  return { lesson, session, state: () => stateOf(session.run, { scenario: lesson.asWritten }) };
}

test("every supplied lesson that is opened as a file arrives as it was written, and briefly", async () => {
  assert.ok(FILES.length > 20);
  for (const name of FILES) {
    const text = read(name);
    const { state } = await shown(text);
    const link = await encodeLink(state());
    assert.match(link, /^3\./, name);
    const arrived = await decodeLink(link);
    assert.deepEqual(JSON.parse(arrived.lesson ?? ""), JSON.parse(text), name);
    assert.deepEqual(Object.keys(arrived), ["lesson"], name);
    // Less than the file has, and an address that any browser takes.
    assert.ok(link.length < text.length && link.length < 16_000, `${name}: ${link.length} of ${text.length}`);
  }
});

test("what the reader has changed in a lesson is added to it", async () => {
  const { session, state } = await shown(JSON.parse(read("ties.json")));
  session.clock.seek(7);
  session.run.configure({ weight: 1.5 });
  const arrived = await decodeLink(await encodeLink(state()));
  assert.equal(arrived.options?.weight, 1.5);
  assert.equal(JSON.parse(arrived.lesson ?? "").starstep, 1);
  session.clock.seek(3);
  assert.equal((await decodeLink(await encodeLink(state()))).position, 3);
});

test("a supplied lesson goes by its name, another board of it as a whole, and what passes not at all", async () => {
  const named = await shown(read("ties.json"), "ties");
  assert.equal(named.state().scenario, "ties");
  assert.match(await encodeLink(named.state()), /^1\./);
  named.lesson.isOther = true;
  assert.deepEqual([named.state().scenario, typeof named.state().lesson], [undefined, "string"]);
  const question = await shown(passing(JSON.parse(read("ties.json"))));
  assert.equal(question.lesson.asWritten, undefined);
});

test("lessons that follow each other without a name are not taken for one", async () => {
  const [one, other] = [await shown(read("ties.json")), await shown(read("ties.json"))];
  assert.notEqual(one.lesson.asWritten?.id, other.lesson.asWritten?.id);
  assert.equal(one.lesson.asWritten?.id, one.lesson.asWritten?.id);
});
