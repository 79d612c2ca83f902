// Lessons can be followed: captions wait for the reader, the question comes before its answer, and one lesson leads to
// the next.

import { violationsIn } from "./axe.js";
import { boardOf, drag, expect, expectAtRest, frames, open, SHIPPED, shine, statusOf, test } from "./page.js";
import { paired } from "./sampled.js";

/** @typedef {import("../www/star-step.js").StarStep} StarStep */

/** @param {import("@playwright/test").Page} page */
const parts = (page) => {
  const panel = page.getByRole("region", { name: "Scenario" });
  const said = page.locator("star-step .said");
  const button = (/** @type {string} */ name) => said.getByRole("button", { name, exact: true });
  return {
    panel,
    said,
    caption: said.locator(".caption"),
    count: said.locator(".count"),
    back: button("Back"),
    goOn: button("Continue"),
    toQuestion: button("To the question"),
    onward: said.getByRole("button", { name: /^Next lesson/ }),
    question: panel.getByRole("group", { name: "Question" }),
    slider: page.getByRole("slider", { name: "Step" }),
    marks: page.locator(".marks span"),
  };
};

/** Shows a lesson without a way through the page. @param {import("@playwright/test").Page} page @param {string} name */
const show = (page, name) =>
  page.locator("star-step").evaluate((it, name) => /** @type {StarStep} */ (it).loadSupplied(name), name);

/** The steps of a lesson's captions in the search as written. */
const TRAP = ["0", "14", "87", "139"];

test("a lesson opens at its first caption, and Continue, Back and Space go on to the next one; nothing moves, and its end leads to the next lesson", async ({
  page,
}) => {
  await open(page, "/?lang=en&scenario=trap");
  const { panel, said, caption, back, goOn: next, count, slider, onward } = parts(page);
  const play = page.getByRole("button", { name: "Play", exact: true });
  await expect(slider).toHaveValue("0");
  await expect(caption).toContainText("A* always expands the open cell with the smallest f.");
  // As fast as possible, so that nothing but the captions can make it wait.
  await page.getByRole("slider", { name: "Speed" }).fill("100");
  const expectWaiting = async (/** @type {number} */ index) => {
    await expect(slider).toHaveValue(TRAP[index]);
    await expect(count).toHaveText(`${index + 1} of 4`);
    await expect(play).toBeVisible();
    await frames(page, 3);
    await expect(slider).toHaveValue(TRAP[index]);
  };
  await expectWaiting(0);
  await expect(back).toHaveAttribute("aria-disabled", "true");
  await expect(onward).toBeHidden();
  const compare = page.getByRole("button", { name: "Compare: Greedy best-first" });
  const places = async () => {
    const boxes = await Promise.all([panel, said, back, compare].map((it) => it.boundingBox()));
    return [boxes[0]?.height, boxes[1]?.height, boxes[2], boxes[3]];
  };
  const before = await places();
  await next.focus();
  await page.keyboard.press("Enter");
  await expectWaiting(1);
  await expect(next).toBeFocused();
  await expectAtRest(page, places).toEqual(before);
  await page.keyboard.press("Space");
  await expectWaiting(2);
  await expect(next).toBeFocused();
  await expectAtRest(page, places).toEqual(before);
  // Space presses a button of the panel when one has the focus.
  await back.focus();
  await page.keyboard.press("Space");
  await expect(slider).toHaveValue("14");
  // Someone who has read the caption with a pointer is there.
  await caption.click();
  await expect(said).toBeFocused();
  await page.keyboard.press("Space");
  await expect(slider).toHaveValue("87");
  await play.focus();
  await page.keyboard.press("Space");
  await expectWaiting(3);
  await expect(caption).toContainText("A* got around the wall");
  // What leads on there is the next lesson, unless it was pressed together with what stood there before.
  await expect(onward).toHaveText("Next lesson: No path");
  await expect(next).toBeHidden();
  await onward.dispatchEvent("click", { detail: 2 });
  await expect(caption).toContainText("A* got around the wall");
  await expectAtRest(page, places).toEqual(before);
  for (const step of TRAP.slice(0, 3).reverse()) {
    await back.click();
    await expect(slider).toHaveValue(step);
  }
  await expect(count).toHaveText("1 of 4");
  await expect(back).toHaveAttribute("aria-disabled", "true");
  // Between two captions, Back goes to the one that is shown; after the last caption, Continue plays to the end.
  await slider.fill("20");
  await back.click();
  await expect(slider).toHaveValue("14");
  await compare.click();
  await expect(count).toHaveText("");
  await next.click();
  await expect(slider).toHaveValue("97");
  await expect(count).toHaveText("1 of 1");
  await compare.click();

  await slider.fill("0");
  await page.getByRole("slider", { name: "Speed" }).fill("10");
  await caption.click();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  // Pressed now, it would not wait for what is playing.
  await expect(next).toHaveAttribute("aria-disabled", "false");
  await page.keyboard.press("Space");
  await expect(play).toBeVisible();

  // The next lesson, whose panel has the focus; answering a question ends a lesson too.
  await slider.fill("139");
  await onward.click();
  await expect(panel.getByRole("heading", { name: "No path" })).toBeVisible();
  await expect(slider).toHaveValue("0");
  await expect(panel).toBeFocused();
  await expect(onward).toBeHidden();
  // A question that waits is what the button leads to, whichever tab is open.
  await page.getByRole("tab", { name: "Why" }).click();
  await parts(page).toQuestion.click();
  await expect(parts(page).question).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(parts(page).question.getByRole("button").first()).toBeFocused();
  await parts(page).question.getByRole("button", { name: "No", exact: true }).click();
  await expect(next).toHaveClass(/primary/);
  await slider.fill((await slider.getAttribute("max")) ?? "");
  await expect(onward).toHaveText("Next lesson: Corner cutting");
  await expect(onward).toHaveClass(/primary/);
  await slider.fill("0");
  await expect(onward).toBeHidden();
  // On the board Space still applies the tool.
  await boardOf(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.getByText("Board or settings are not the scenario’s any more")).toBeVisible();
  await expect(slider).toHaveValue("0");
});

test("captions are marks at their steps on the slider, for the variant that runs, and only while they hold", async ({
  page,
}) => {
  await open(page, "/?lang=en&scenario=trap");
  const { marks, slider, goOn: next } = parts(page);
  await expect(marks).toHaveCount(4);
  await expect(marks.nth(1)).toHaveAttribute("title", /^Caption 2 of 4: \(14,\u00a06\) lies at the bottom/);
  await expect(slider).toHaveAttribute("aria-valuetext", "Step 0 of 139, Caption 1 of 4");
  await slider.fill("1");
  await expect(slider).toHaveAttribute("aria-valuetext", "Step 1 of 139");
  // A mark is where the middle of the thumb is at its step.
  const box = await slider.boundingBox();
  const mark = await marks.nth(2).boundingBox();
  if (!box || !mark) throw new Error("The slider is not shown.");
  expect(mark.x + mark.width / 2).toBeCloseTo(box.x + 10 + ((box.width - 20) * 87) / 139, 0);
  // Pressed, it goes there; next to it the slider is just the slider.
  await marks.nth(2).click();
  await expect(slider).toHaveValue("87");
  // Each says whether the search has been there; at that where it is the slider can be dragged.
  const sides = () => marks.evaluateAll((all) => all.map((it) => /** @type {HTMLElement} */ (it).dataset.side));
  await expect.poll(sides).toEqual(["1", "1", "0", "-1"]);
  await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(slider).toHaveValue("0");
  await expect.poll(sides).toEqual(["0", "-1", "-1", "-1"]);
  await slider.click({ position: { x: box.width / 2, y: box.height / 2 } });
  await expect.poll(async () => Math.abs(Number(await slider.inputValue()) - 70)).toBeLessThanOrEqual(1);

  await page.getByRole("button", { name: "Compare: Greedy best-first" }).click();
  await expect(marks).toHaveCount(1);
  await page.getByRole("button", { name: "Compare: Greedy best-first" }).click();
  await expect(marks).toHaveCount(4);
  await drag(page, [[0, 0]]);
  await expect(marks).toHaveCount(0);
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(marks).toHaveCount(4);
  await page.getByRole("button", { name: "Leave the scenario" }).click();
  await expect(marks).toHaveCount(0);

  // Marks of two ways whose captions come at the same step say what each one says.
  await show(page, "no-path");
  for (const [name, title] of /** @type {const} */ ([
    ["Dijkstra", /Dijkstra’s algorithm expands/],
    ["Breadth-first", /Breadth-first search expands/],
  ])) {
    await parts(page).panel.getByRole("button", { name, exact: true }).click();
    await expect(marks).toHaveCount(1);
    await expect(marks).toHaveAttribute("title", title);
  }
});

test("the question comes before the numbers that answer it; answered, it says why and shows them, without violations", async ({
  page,
}) => {
  const [[scheme, width], [otherScheme, otherWidth]] = paired(/** @type {const} */ (["light", "dark"]), [320, 1440]);
  const check = async () => {
    await expectAtRest(page, () => violationsIn(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  };
  await shine(page, scheme);
  await page.setViewportSize({ width, height: 900 });
  await open(page, "/?lang=en&scenario=ties");
  const { panel, question } = parts(page);
  await expect(question).toContainText("Which of them should A* expand first");
  const numbers = panel.getByRole("table", { name: "Numbers of each kind of search" });
  await expect(numbers.getByRole("row", { name: /^A\*/ })).toHaveText("A*??");
  await check();
  const before = await numbers.boundingBox();
  await question.getByRole("button", { name: "It makes no difference" }).click();
  await expect(question.getByText("Not quite. The cost is the same either way")).toBeVisible();
  await expect(numbers.getByRole("row", { name: /^A\*/ })).toHaveText("A*48049");
  await expect(numbers.getByRole("row", { name: /Largest h first/ })).toHaveText("Largest h first480600");
  const after = await numbers.boundingBox();
  expect(after?.height).toBe(before?.height);
  await question.getByRole("button", { name: "The one with the smallest h" }).click();
  await expect(question.getByText("Right. By the estimate")).toBeVisible();
  await page.getByRole("button", { name: "To end" }).click();
  await expect(page.getByRole("button", { name: /^Next lesson/ })).toBeVisible();
  await shine(page, otherScheme);
  await page.setViewportSize({ width: otherWidth, height: 900 });
  await check();
});

test("a question at a later moment appears there, open, while playing pauses", async ({ page }) => {
  await open(page);
  const scenario = {
    starstep: 1,
    title: "Later",
    summary: "A question comes.",
    map: ["height 3", "width 9", "map", ".........", "s.......g", "........."],
    captions: [{ at: { event: "start" }, text: "Watch." }],
    compare: { title: "Dijkstra", options: { algorithm: "dijkstra" } },
    question: {
      at: { step: 4 },
      text: "Which cell comes next?",
      choices: [
        { text: "The one to the right", right: true, why: "Its h is the smallest." },
        { text: "The one above", right: false, why: "Its f is larger." },
      ],
    },
  };
  const load = (/** @type {unknown} */ it) =>
    page.locator("star-step").evaluate((star, value) => /** @type {StarStep} */ (star).load(value), it);
  await expect(load(scenario)).resolves.toBe(true);
  const { question, goOn, toQuestion, slider, panel, marks, onward } = parts(page);
  const numbers = panel.getByRole("row", { name: /^A\*/ });
  await expect(question).toBeHidden();
  await expect(numbers).toHaveText("A*??");
  await expect(marks).toHaveCount(2);
  await page.getByRole("slider", { name: "Speed" }).fill("100");
  await goOn.click();
  await expect(slider).toHaveValue("4");
  await expect(question).toBeVisible();
  await expect(question).toContainText("Which cell comes next?");
  await slider.fill("0");
  await expect(question).toBeVisible();
  // The end of the search gives it away as well.
  await expect(numbers).toHaveText("A*??");
  await goOn.click();
  await expect(slider).toHaveValue("4");
  // What comes next would be the answer.
  await expect(goOn).toHaveCount(0);
  await toQuestion.click();
  await expect(question).toBeFocused();
  await panel.focus();
  await page.keyboard.press("Space");
  await expect(slider).toHaveValue("4");
  await question.getByRole("button", { name: "The one above" }).click();
  await expect(question).toContainText("Its f is larger.");
  // What was said of this search is not said of another one.
  await page.getByRole("button", { name: "Compare: Dijkstra" }).click();
  await expect(question).not.toContainText("Its f is larger.");
  await page.getByRole("button", { name: "Compare: Dijkstra" }).click();
  await expect(question).toContainText("Its f is larger.");
  await goOn.click();
  await expect(slider).toHaveValue("9");
  await expect(numbers).toHaveText("A*809");
  await expect(onward).toBeHidden();

  await expect(load({ ...scenario, question: { ...scenario.question, at: { step: 40 } } })).resolves.toBe(false);
  await expect(statusOf(page)).toContainText("question.at is step 40");
});

const GROUPS = /** @type {const} */ ([
  [
    "en",
    "Learn",
    ["The tour", "More lessons", "Tutorials, as written"],
    [/for anyone new to it/, /know the tour/, /readers of these five/],
  ],
  ["zh", "学习", ["入门课", "更多单课", "教程（按原文）"], [/刚接触 A\*/, /学完入门课/, /这五篇教程/]],
  [
    "es",
    "Aprender",
    ["El recorrido", "Más lecciones", "Tutoriales, tal como están escritos"],
    [/para quien empieza/, /ya ha hecho el recorrido/, /estos cinco tutoriales/],
  ],
]);
test("the gallery has the tour first, then lessons, numbered, then tutorials, each with its audience, up to the last one", async ({
  page,
}) => {
  await open(page, "/?lang=en&scenario=tutorial-5-four-searches");
  // The last one says that it was.
  const { panel, onward } = parts(page);
  await page.getByRole("button", { name: "To end" }).click();
  await expect(panel.getByText("This was the last one.")).toBeVisible();
  await expect(onward).toBeHidden();
  const dialog = page.getByRole("dialog");
  for (const [lang, name, headings, audiences] of GROUPS) {
    await page.locator("#language").selectOption(lang);
    await page.getByRole("button", { name, exact: true }).click();
    await expect(dialog.locator("h3")).toHaveText([...headings]);
    await expect(dialog.locator("h3 + p")).toHaveText([...audiences]);
    await expect(dialog.locator("ul strong")).toHaveCount(5);
    const titles = await dialog.locator("ol strong").allTextContents();
    expect(titles.map((title) => title.split(".")[0])).toEqual(titles.map((_, index) => String(index + 1)));
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});

const SHORT = {
  starstep: 1,
  title: "T",
  summary: "S",
  map: ["height 3", "width 9", "map", ".........", "s.......g", "........."],
  captions: [0, 3, 6].map((step) => ({ at: { step }, text: "x" })),
};

/** A short lesson in an element on the page of examples. @param {import("@playwright/test").Page} page @param {Record<string, string>} attributes */
async function embed(page, attributes) {
  await page.goto(`${SHIPPED}/examples/html/index.html`);
  await page.evaluate((all) => {
    const star = document.createElement("star-step");
    for (const [name, value] of Object.entries({ lang: "en", speed: "max", ...all })) star.setAttribute(name, value);
    document.querySelector("main, body")?.prepend(star);
    scrollTo(0, 0);
  }, attributes);
  const star = page.locator("star-step").first();
  await expect(star.getByRole("application")).toBeVisible();
  if (!attributes.src) await star.evaluate((element, value) => /** @type {StarStep} */ (element).load(value), SHORT);
  const position = () => star.evaluate((element) => /** @type {StarStep} */ (element).solver?.position);
  const play = () => star.evaluate((element) => /** @type {StarStep} */ (element).play());
  return { star, position, play };
}

/**
 * Lets time go by on the page's clock until the search is at a step.
 * @param {import("@playwright/test").Page} page
 * @param {() => Promise<number | undefined>} position
 * @param {number} step
 */
async function until(page, position, step) {
  const later = async () => {
    await page.clock.runFor(250);
    return position();
  };
  await expect.poll(later, { intervals: [0] }).toBe(step);
}

test("in an article playing waits at captions, in a loop until they can have been read; where none are visible it does not wait", async ({
  page,
}) => {
  // From here on time passes only where it is told to.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const { star, position, play } = await embed(page, { controls: "transport" });
  await expectAtRest(page, position).toBe(0);
  await play();
  await until(page, position, 3);
  await page.clock.runFor(2500);
  await expectAtRest(page, position).toBe(3);
  await expect(star.getByRole("button", { name: /^Next lesson/ })).toHaveCount(0);
  // In a loop a lesson goes on by itself.
  await star.evaluate((element) => {
    element.setAttribute("loop", "");
    /** @type {StarStep} */ (element).seek(0);
  });
  await play();
  await until(page, position, 3);
  await page.clock.runFor(700);
  await expect(position()).resolves.toBe(3);
  for (const step of [6, 9, 0]) await until(page, position, step);
  await page.clock.runFor(250);
  await expect(position()).resolves.toBe(0);
  await until(page, position, 3);
  await star.evaluate((element) => {
    element.removeAttribute("loop");
    element.setAttribute("controls", "none");
  });
  await play();
  await until(page, position, 9);

  // Playing by itself it waits at the first caption too, and at the second for the reader.
  await page.route("**/short.json", (route) => route.fulfill({ json: SHORT }));
  const { position: own } = await embed(page, { controls: "transport", autoplay: "", src: "short.json" });
  await page.clock.runFor(500);
  await expect(own()).resolves.toBe(0);
  await until(page, own, 3);
  await page.clock.runFor(2000);
  await expectAtRest(page, own).toBe(3);
});
