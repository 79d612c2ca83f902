// What `cargo xtask soak` does with questions: which cell is next, a test, a search traced by hand, and a lesson of every kind
// of question.

import { useAll } from "../use.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../../tests/fuzz/random.js").Random} Random */

/** Points somewhere on the board. @param {Page} page @param {Random} random */
async function click(page, random) {
  const box = await page.getByRole("application").first().boundingBox();
  if (!box) throw new Error("The board is not shown.");
  const [x, y] = [random, random].map((it) => 0.2 + it.below(60) / 100);
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
}

/** @param {Page} page @param {"test" | "trace"} name */
async function begin(page, name) {
  await page.locator("#learn").click();
  const offers = page.locator("dialog.gallery .practice button");
  await offers.nth(name === "test" ? 0 : 1).click();
  await page.locator("dialog").waitFor({ state: "detached" });
}

/** A test, answered somehow, up to its answers and the end of it. @param {Page} page @param {Random} random */
export async function takeTest(page, random) {
  await begin(page, "test");
  const bar = page.locator("star-step .test-bar").first();
  await bar.waitFor();
  const place = await bar.getByRole("status").innerText();
  const count = Number(place.match(/(\d+)\D*$/)?.[1]);
  for (let question = 1; question <= count; question++) {
    await bar.getByText(`Question ${question} of ${count}`).waitFor();
    await answerSomehow(page, random, bar.locator("button.primary"));
  }
  const answers = page.locator("dialog.test-answers");
  await answers.waitFor();
  await useAll(answers);
  if ((await answers.count()) > 0) await page.keyboard.press("Escape");
  await answers.waitFor({ state: "detached" });
  await bar.getByRole("button").last().click();
  await bar.waitFor({ state: "detached" });
}

/** @param {Page} page @param {Random} random @param {import("@playwright/test").Locator} next What leads on once there is an answer. */
async function answerSomehow(page, random, next) {
  const choices = page.locator("star-step .choice");
  while (await next.isDisabled()) {
    // What is not answered on the board has choices.
    const count = await choices.count();
    if (count > 0) await choices.nth(random.below(count)).click();
    else await click(page, random);
  }
  await next.click();
}

/** A search, traced wrongly. @param {Page} page @param {Random} random */
export async function trace(page, random) {
  await begin(page, "trace");
  const question = page.getByRole("group", { name: "Question" }).first();
  await question.waitFor();
  for (let i = 0; i < 3; i++) await click(page, random);
  await useAll(question);
}

const MAP = ["height 5", "width 7", "map", "......g", "..@....", "s.@.@..", "..@....", "......."];
/** Each kind of question. */
const QUESTIONS = [
  { ask: "next", text: "Next?" },
  { ask: "numbers", text: "Numbers?" },
  { ask: "trace", text: "Trace." },
  { ask: "parent", text: "Where from?", cell: [1, 2], at: { step: 3 } },
  { ask: "draw", text: "Draw.", aim: { expanded: 20 } },
  { ask: "paste", text: "Paste." },
  { ask: "program", text: "Write." },
  { ask: "cure", text: "Mend.", bug: "keeps-worse-g" },
];

/** A lesson that asks, answered somehow. @param {Page} page @param {Random} random */
export async function answer(page, random) {
  for (const question of random.shuffled(QUESTIONS).slice(0, 2)) {
    await page.evaluate(
      async (scenario) => {
        const star = /** @type {any} */ (document.querySelector("star-step"));
        if (!(await star.load(scenario))) throw new Error(`It is refused: ${JSON.stringify(scenario)}`);
        star.seek(scenario.question.at?.step ?? 0);
      },
      { starstep: 1, title: "Asked", summary: "It asks.", map: MAP, question },
    );
    const group = page.getByRole("group", { name: "Question" }).first();
    await group.waitFor();
    await click(page, random);
    await useAll(group);
  }
}
