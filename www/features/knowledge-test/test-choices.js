// The answers of a question of the test: the right one, and what follows from known misconceptions, in an order that tells
// nothing. Headless.

/**
 * @import { Random } from "../../core/data/seeded.js"
 * @import { Sign } from "./signs.js"
 * @import { Kit } from "./test-boards.js"
 */

/**
 * An answer: its text, and the misconception that it follows from unless it is right.
 * @typedef {{ text: string, sign?: Sign }} Answer
 */

/**
 * @param {Kit} kit
 * @param {Answer[]} answers The one without a sign is right.
 * @param {string} reason Why it is right.
 * @returns {{ choices: { text: string, right: boolean, why: string }[], signs: (Sign | undefined)[] }} With a last one for
 *   those who do not know, so that nobody has to guess.
 */
export function choicesOf({ random, language }, answers, reason) {
  const { t, joined } = language;
  const all = [...random.shuffled(answers), { text: t("test.unknown"), sign: /** @type {Sign} */ ("unknown") }];
  const choices = all.map(({ text, sign }) => {
    const means = sign && sign !== "unknown" ? t(`test.sign.${sign}`) : "";
    return { text, right: sign === undefined, why: joined([means, reason]) };
  });
  return { choices, signs: all.map(({ sign }) => sign) };
}

/**
 * Some of several wrong numbers, so that the right one is the smallest, the largest or between them about equally often.
 * @template Wrong
 * @param {Random} random
 * @param {Wrong[]} wrong
 * @param {(wrong: Wrong) => boolean} isBelow Whether one is smaller than the right number.
 * @param {number} count How many are wanted, of at least as many.
 * @returns {Wrong[]}
 */
export function around(random, wrong, isBelow, count) {
  const below = random.shuffled(wrong.filter(isBelow));
  const above = random.shuffled(wrong.filter((it) => !isBelow(it)));
  const counts = Array.from({ length: count + 1 }, (_, below) => below);
  const most = random.pick(counts.filter((it) => it <= below.length && count - it <= above.length));
  return [...below.slice(0, most), ...above.slice(0, count - most)];
}
