// Lessons of one's own in links and frames, the frame that "Share" offers, and files of the same site in a frame.

import { readFileSync } from "node:fs";
import { encodeLink } from "../www/features/share/link.js";
import { boardIn, boardOf, expect, expectAtRest, open, openFile, plain, SHIPPED, statusOf, test } from "./page.js";
import { inTurn } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

const LESSON = {
  starstep: 1,
  title: { en: "My corridor", es: "Mi pasillo" },
  summary: "A wall in the way.",
  map: ["height 3", "width 8", "map", "s.......", "...@@@..", ".......g"],
  start: 2,
  captions: [{ at: { step: 2 }, text: "It begins here." }],
  question: {
    text: "What comes next?",
    at: { step: 2 },
    choices: [
      { text: "The cell with the smallest f", right: true, why: "Yes." },
      { text: "Any cell", right: false, why: "No." },
    ],
  },
};
const FILE = {
  name: "mine.json",
  mimeType: "application/json",
  buffer: Buffer.from(JSON.stringify(LESSON, undefined, 2)),
};
/** What a link to it has after the #. */
const fragmentOf = (/** @type {unknown} */ lesson) => encodeLink({ lesson: JSON.stringify(lesson) });

/** @param {Page | import("@playwright/test").FrameLocator} place */
async function expectLesson(place) {
  await expect(place.getByRole("heading", { name: "My corridor" })).toBeVisible();
  await expect(place.locator(".caption").first()).toContainText("It begins here.");
  await expect(place.getByRole("button", { name: "Any cell" })).toBeVisible();
}

test("a lesson from a file is in the link, in the address, and in the frame that is shared", async ({
  page,
  context,
}) => {
  await open(page);
  await openFile(page, FILE);
  await expectLesson(page);
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#3\./);
  await page.reload();
  await expectLesson(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this board" });
  await expect(dialog.getByText("a lesson with its texts and questions")).toBeVisible();
  const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  await dialog.getByRole("radio", { name: "Frame (iframe)" }).check();
  const frame = await dialog.getByRole("textbox", { name: "Frame for any site (iframe)" }).inputValue();

  const visitor = await context.newPage();
  await visitor.goto(link);
  await expectLesson(visitor);
  // What is asked can be answered there.
  await visitor.getByRole("button", { name: "The cell with the smallest f" }).click();
  await expect(visitor.getByText("Yes.").first()).toBeVisible();

  const article = await context.newPage();
  await article.route("**/article.html", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><title>An article</title>${frame}` }),
  );
  await article.goto(`${SHIPPED}/article.html`);
  await expectLesson(article.frameLocator("iframe"));
});

test("a wrong lesson in a link is answered with a sentence and loses nothing, and a question of a test is in no link", async ({
  page,
}) => {
  await open(page);
  const before = await boardIn(page);
  const fragment = await fragmentOf({ ...LESSON, start: "soon" });
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, fragment);
  await expect(statusOf(page)).toHaveText(
    /^The lesson in this link cannot be shown: .*start.*The board is unchanged\.$/,
  );
  await expect.poll(() => boardIn(page)).toEqual(before);
  await page.getByRole("tab", { name: "Why" }).click();
  await page.getByRole("button", { name: "Test yourself" }).click();
  await expect(page.locator("star-step > [slot=note]")).toContainText("Question 1 of 8");
  const link = await page.evaluate(() => /** @type {any} */ (document.querySelector("star-step")).toLink());
  expect(new URL(link).hash).not.toMatch(/^#3\./);
});

plain(
  "a frame shows lessons of its own site, and says that it shows no others",
  { tag: inTurn(0) },
  async ({ page }) => {
    const asked = /** @type {string[]} */ ([]);
    page.on("request", (request) => asked.push(new URL(request.url()).hostname));
    await page.route("**/mine.json", (route) =>
      route.fulfill({ contentType: "application/json", body: JSON.stringify(LESSON) }),
    );
    await page.goto("/embed.html?lang=en&src=mine.json");
    await expectLesson(page);
    for (const address of ["https://example.org/mine.json", "//example.org/mine.json", "https://[", "data:,x"]) {
      await page.goto(`/embed.html?lang=en&src=${encodeURIComponent(address)}`);
      await expect(statusOf(page)).toHaveText(
        /^A frame shows only lessons and maps of its own site, and “.*” is elsewhere\.$/,
      );
    }
    expect(new Set(asked)).toEqual(new Set(["127.0.0.1"]));
  },
);

test("the frame that is shared is as high as what is in it, in what is chosen", async ({ page, context }) => {
  await open(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this board" });
  await dialog.getByRole("radio", { name: "Frame (iframe)" }).check();
  const text = () => dialog.getByRole("textbox", { name: "Frame for any site (iframe)" }).inputValue();
  const heightIn = async () => Number((await text()).match(/height="(\d+)"/)?.[1]);
  const preview = dialog.frameLocator("iframe");
  // As high as is estimated, before anybody has looked; and as it is, after that.
  const estimated = await heightIn();
  await dialog.getByText("Preview of the frame").click();
  await expect(boardOf(/** @type {any} */ (preview))).toBeVisible();
  const inside = () => preview.locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect.poll(async () => (await heightIn()) - (await inside())).toBe(0);
  await expectAtRest(page, async () => Math.abs((await heightIn()) - estimated)).toBeLessThan(120);
  await dialog.getByLabel("Around the board").selectOption("transport");
  await dialog.getByLabel("Colors").selectOption("dark");
  await dialog.getByLabel("Language").selectOption("es");
  await dialog.getByLabel("Width in pixels").fill("520");
  await dialog.getByLabel("Width in pixels").press("Tab");
  await expect(preview.getByRole("button", { name: "Reproducir" })).toBeVisible();
  await expect.poll(text).toMatch(/embed\.html\?controls=transport&amp;theme=dark&amp;lang=es#/);
  await expectAtRest(page, text).toContain("max-width: 520px");
  await expectAtRest(page, text).toContain('listen.js"></script>');
  await expect.poll(async () => (await heightIn()) - (await inside())).toBe(0);
  // Chosen once more, nothing in the frame changes, and its height stays what it is.
  await dialog.getByLabel("Width in pixels").dispatchEvent("change");
  await expect.poll(async () => (await heightIn()) - (await inside())).toBe(0);
  await dialog.getByText("The page may have scripts").click();
  await expect.poll(text).not.toContain("<script");
  const frame = await text();

  // Without a script the whole of it can be seen: Play too, and nothing scrolls.
  const article = await context.newPage();
  await article.setViewportSize({ width: 700, height: 900 });
  await article.route("**/article.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>An article</title><body style="margin: 0">${frame}`,
    }),
  );
  await article.goto(`${SHIPPED}/article.html`);
  const shown = article.frameLocator("iframe");
  await expect(shown.getByRole("button", { name: "Reproducir" })).toBeInViewport();
  const box = await article.locator("iframe").boundingBox();
  expect(box?.width).toBe(520);
  await expect.poll(() => shown.locator("html").evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0);
  const room = await shown.locator("body").evaluate((body) => innerHeight - body.getBoundingClientRect().height);
  expect(room).toBeLessThan(0.25 * (box?.height ?? 0));
});

test("what is saved comes with the lines that put it into a page", async ({ page, context }) => {
  await open(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Make a lesson…" }).click();
  const form = page.getByRole("complementary");
  await form.getByRole("textbox", { name: "Title", exact: true }).fill("Round the wall");
  await form.getByRole("textbox", { name: "Summary", exact: true }).fill("It costs {cost}.");
  const download = page.waitForEvent("download");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  const saved = await download;
  const element = await form
    .getByRole("textbox", { name: "In a page of your own, with the file beside it" })
    .inputValue();
  const frame = await form
    .getByRole("textbox", { name: "In a frame anywhere: its address has the lesson" })
    .inputValue();
  expect(element).toContain(`src="${encodeURI(saved.suggestedFilename())}"`);
  const text = readFileSync(await saved.path(), "utf8");

  const article = await context.newPage();
  await article.route("**/article.html", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><title>An article</title>${element}${frame}` }),
  );
  await article.route(`**/${encodeURI(saved.suggestedFilename())}`, (route) =>
    route.fulfill({ contentType: "application/json", body: text }),
  );
  await article.goto(`${SHIPPED}/article.html`);
  for (const place of [article.locator("body > star-step"), article.frameLocator("iframe")])
    await expect(place.getByRole("heading", { name: "Round the wall" })).toBeVisible();
});
