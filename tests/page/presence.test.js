// What an element requests from the network, while it is on a page and while it is not.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Presence } from "../../www/core/ui/fetch-while-connected.js";
import { whilePresent } from "../../www/features/lessons/while-present.js";

/** Something that never answers, and reports each time how it was aborted. */
function silence() {
  /** @type {AbortSignal[]} */
  const signals = [];
  /** @param {AbortSignal} signal @returns {Promise<string>} */
  const get = (signal) =>
    new Promise((_, reject) => {
      signals.push(signal);
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  return { signals, get };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("what is fetched on a page comes once", async () => {
  let asked = 0;
  assert.equal(await whilePresent(new Presence(), async () => `answer ${++asked}`), "answer 1");
  await assert.rejects(
    whilePresent(new Presence(), () => Promise.reject(new Error("not there"))),
    /not there/,
  );
});

test("a fetch is aborted on leaving and starts again on coming back, as often as that happens", async () => {
  const presence = new Presence();
  const { signals, get } = silence();
  let answer = get;
  const fetched = whilePresent(presence, (signal) => answer(signal));
  for (const round of [1, 2, 3]) {
    await settle();
    assert.deepEqual([signals.length, signals.at(-1)?.aborted], [round, false]);
    presence.leave();
    presence.leave();
    await settle();
    assert.deepEqual([signals.length, signals.at(-1)?.aborted], [round, true]);
    if (round === 3) answer = async () => "answer";
    presence.come();
  }
  assert.equal(await fetched, "answer");
});

test("what is no longer wanted is aborted for good, on a page and away from it", async () => {
  for (const isAway of [false, true]) {
    const presence = new Presence();
    const { signals, get } = silence();
    const unwanted = new AbortController();
    const fetched = whilePresent(presence, get, unwanted.signal);
    if (isAway) presence.leave();
    await settle();
    unwanted.abort();
    await assert.rejects(fetched, { name: "AbortError" });
    presence.come();
    await settle();
    assert.equal(signals.length, 1);
    assert.ok(signals[0].aborted);
  }
});

test("what a script requests while the element is away is fetched for the script", async () => {
  const presence = new Presence();
  presence.leave();
  assert.equal(await whilePresent(presence, async () => "answer"), "answer");
});
