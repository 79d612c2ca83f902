// Articles on paper: every board of a comparison is drawn, none is cut by the end of a page, and a lesson is a handout.

import { inflateSync } from "node:zlib";
import { dressedForPaper, expect, expectAtRest, FOLDER, open, test } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */

const ROWS = [
  "s...............",
  ".......@@.......",
  ".......@@.......",
  ".......@@.......",
  ".......@@......g",
  "................",
  ".......@@.......",
  "................",
];
const MAP = `map="height 8\nwidth 16\nmap\n${ROWS.join("\n")}\n"`;
const SCRIPT = `<script type="module" src="${FOLDER}/star-step.js"></script>`;

/** Opens somebody's page. @param {Page} page @param {string} content */
async function visit(page, content) {
  const body = `<!doctype html><meta charset="utf-8"><title>Article</title>${content}${SCRIPT}`;
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/host.html");
}

/** The pictures in a file that are boards: how many of their dots are drawn, and on which pages each is. @param {Buffer} pdf */
function boardsIn(pdf) {
  const text = pdf.toString("latin1");
  const objects = new Map(Array.from(text.matchAll(/(\d+) 0 obj\s*(<<[\s\S]*?)endobj/g), (it) => [it[1], it]));
  const pages = [...objects.values()].filter(([, , content]) => /\/Type \/Page\b(?!s)/.test(content));
  /** The objects that an object leads to, but for other pages. @param {string} number @param {Set<string>} found @returns {Set<string>} */
  const reached = (number, found = new Set()) => {
    const [, , content = ""] = objects.get(number) ?? [];
    if (found.has(number) || (found.size > 0 && /\/Type \/Pages?\b/.test(content))) return found;
    found.add(number);
    for (const [, next] of content.slice(0, 4000).matchAll(/(\d+) 0 R/g)) reached(next, found);
    return found;
  };
  const places = pages.map(([, number]) => reached(number));
  return Array.from(text.matchAll(/(\d+) 0 obj\s*<<([^>]*\/Subtype \/Image[^>]*)>>\s*stream\r?\n/g)).flatMap(
    (match) => {
      const number = (/** @type {string} */ name) => Number(match[2].match(new RegExp(`/${name} (\\d+)`))?.[1]);
      if (/DeviceGray/.test(match[2]) || number("Width") < 300) return [];
      const begin = match.index + match[0].length;
      const bytes = inflateSync(pdf.subarray(begin, begin + number("Length")));
      let count = 0;
      for (const byte of bytes) if (byte > 0) count++;
      return [{ drawn: count / bytes.length, pages: places.filter((found) => found.has(match[1])).length }];
    },
  );
}

const PAPER = { format: "A4", margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" } };

test("a comparison prints whole from the top of the page, and no board is cut", async ({ page }) => {
  const text = `<p>${"A line of the article. ".repeat(40)}</p>`;
  const star = `<star-step lang="en" controls="basic" compare="greedy, weight=2" ${MAP}></star-step>`;
  await visit(page, `<h1>Compared</h1>${text}${star}${text}${star}`);
  for (const at of [0, 1]) {
    const element = page.locator("star-step").nth(at);
    await element.scrollIntoViewIfNeeded();
    await expect(element.getByRole("application")).toHaveCount(3);
    await dressedForPaper(element);
  }
  await page.evaluate(() => scrollTo(0, 0));
  const boards = boardsIn(await page.pdf(PAPER));
  expect(boards).toHaveLength(6);
  for (const { drawn, pages } of boards) {
    expect(drawn).toBeGreaterThan(0.9);
    expect(pages).toBe(1);
  }
  // On the screen everything is as before.
  const last = page.locator("star-step").nth(1).getByRole("application").last();
  await last.scrollIntoViewIfNeeded();
  const share = () =>
    last.evaluate((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const copy = Object.assign(document.createElement("canvas"), { width: 60, height: 60 });
      const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d"));
      context.drawImage(canvas, 0, 0, 60, 60);
      const { data } = context.getImageData(0, 0, 60, 60);
      return data.filter((value, index) => index % 4 === 3 && value > 0).length / 3600;
    });
  await expect.poll(share).toBeGreaterThan(0.8);
});

const LESSON = {
  starstep: 1,
  title: "Round the wall",
  summary: "A search meets a wall.",
  map: ["height 8", "width 16", "map", ...ROWS],
  options: {},
  captions: [{ at: { step: 3 }, text: "Here it has expanded three cells." }],
  questions: [
    {
      at: { step: 3 },
      text: "What does it do next?",
      choices: [
        { text: "It goes round.", right: true, why: "Yes." },
        { text: "It stops.", right: false, why: "No." },
      ],
    },
  ],
};

test("a lesson prints with its title, caption and question, in an article and on the page", async ({ page }) => {
  await page.route("**/lesson.json", (route) => route.fulfill({ json: LESSON }));
  await visit(page, '<p>Text</p><star-step lang="en" controls="basic" src="/lesson.json"></star-step>');
  const star = page.locator("star-step");
  for (const [isPage, width] of /** @type {const} */ ([
    [false, 794],
    [false, 559],
    [true, 794],
  ])) {
    // On paper of two sizes.
    await page.setViewportSize({ width, height: 1123 });
    if (isPage) {
      await open(page, "/index.html?lang=en");
      await star.evaluate((element) => element.setAttribute("src", "/lesson.json"));
    }
    await expect(star.getByRole("heading", { name: "Round the wall" })).toBeVisible();
    await star.evaluate((element) => /** @type {any} */ (element).seek(3));
    await expect(star.getByText("What does it do next?")).toBeVisible();
    await dressedForPaper(star);
    await page.emulateMedia({ media: "print" });
    const placed = async (/** @type {string} */ text) => {
      const part = star.getByText(text, { exact: true }).last();
      await expect(part).toBeVisible();
      return /** @type {{ y: number }} */ (await part.boundingBox()).y;
    };
    const board = /** @type {{ y: number }} */ (await star.locator("[part=board]").first().boundingBox()).y;
    await expectAtRest(page, () => placed("Round the wall")).toBeLessThan(board);
    // Of these the reader has opened nothing.
    const settings = star.locator("[part=settings]");
    await expect(settings).toContainText("Search with A*");
    await expectAtRest(page, async () => (await settings.boundingBox())?.y).toBeLessThan(board);
    await expect(star.getByText("open list", { exact: true })).toBeVisible();
    await expect(star.getByText("estimated cost from here to the goal")).toBeVisible();
    await expect(star.locator(".chip")).toBeHidden();
    const { y: result } = /** @type {{ y: number }} */ (await star.locator("[part=result]").boundingBox());
    await expectAtRest(page, () => placed("A search meets a wall.")).toBeLessThan(board);
    for (const text of ["Here it has expanded three cells.", "What does it do next?", "It goes round.", "It stops."])
      await expectAtRest(page, () => placed(text), text).toBeGreaterThanOrEqual(result);
    for (const name of ["Back", "Continue", "To the question", "Play"]) {
      await expectAtRest(page, () => star.getByRole("button", { name, exact: true }).count()).toBe(0);
    }
    await page.emulateMedia({ media: "screen" });
  }
});
