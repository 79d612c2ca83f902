import "../tests/page/english.js";
import { enOfFirstRun } from "../www/core/i18n/en/first-run.js";
import { en } from "../www/core/i18n/en/index.js";
import { LANGUAGES, loadLanguage, TAGS } from "../www/core/i18n/index.js";
import { violationsIn } from "./axe.js";
import { boardOf, expect, expectAtRest, open, openAll, openTab, SHIPPED, statusOf, test } from "./page.js";
import { inTurn } from "./sampled.js";

Object.assign(en, enOfFirstRun);
/** The texts of each language. */
const texts = new Map(await Promise.all(TAGS.map(async (tag) => /** @type {const} */ ([tag, await LANGUAGES[tag]()]))));
/** Every language but English. */
const OTHERS = TAGS.filter((tag) => tag !== "en");

for (const tag of OTHERS) {
  // Chinese has no words that could be English ones.
  const isVariant = tag !== "zh";
  test(`nothing visible is left in English, wide or wrong for those who cannot see: ${tag}`, {
    tag: isVariant ? ["@thorough"] : [],
  }, async ({ page }) => {
    const language = await loadLanguage(tag);
    await open(page, `/?lang=${tag}`);
    const { t } = language;
    await expect(boardOf(page)).toHaveAccessibleName(t("board.name", { width: 40, height: 24 }));
    await expect(statusOf(page)).toContainText(t("result.found", { cost: 318, cells: 28 }));
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.getByLabel(t("page.language"), { exact: true })).toHaveValue(tag);
    const text = await wholeText(page);
    const lines = text.split("\n").map((line) => line.trim());
    // What is filled in may be anywhere in a sentence.
    const english = Object.entries(en).flatMap(([key, text]) =>
      text === /** @type {any} */ (texts.get(tag))[key] || text.length < 3 ? [] : [text.split(/\{[^}]*\}/)],
    );
    const isEnglish = (/** @type {string} */ line) =>
      english.some(
        (parts) => parts.join("").length > 2 && (parts.length === 1 ? line === parts[0] : inOrder(line, parts)),
      );
    expect(lines.filter(isEnglish)).toEqual([]);
    if (tag === "zh") {
      // Only names are left in Latin letters.
      const names = /Starstep|Dijkstra|A\*|English|Español|\.map|MB|worker|[fgh]\b/g;
      expect(text.replace(names, "").match(/\p{Script=Latin}{2,}/gu) ?? []).toEqual([]);
    }
    await expectAtRest(page, () => violationsIn(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  });
}

/** The text of the page with each of its tabs open. @param {import("@playwright/test").Page} page */
async function wholeText(page) {
  /** @type {string[]} */
  const texts = [];
  await openAll(page, async () => void texts.push(await page.locator("body").innerText()));
  return texts.join("\n");
}

/** Whether the line has all the parts, in order. @param {string} line @param {string[]} parts */
function inOrder(line, parts) {
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".*");
  return parts.join("").length > 8 && new RegExp(`^${pattern}$`).test(line);
}

test("what a scenario lacks in a language is shown in English, and marked as English", { tag: inTurn(1) }, async ({
  page,
}) => {
  await open(page, "/?lang=es");
  const scenario = {
    starstep: 1,
    title: { en: "A wall", es: "Un muro" },
    summary: { en: "It goes around.", zh: "绕过去。" },
    map: ["height 1", "width 5", "map", "s...g"],
    captions: [{ at: { step: 0 }, text: { en: "Only the start." } }],
    variants: [{ title: { en: "Other" }, options: { weight: 2 } }],
    question: {
      text: { en: "Why?", es: "¿Por qué?" },
      choices: [
        { text: { en: "So" }, right: true, why: { en: "Because." } },
        { text: { en: "No", es: "No sé" }, right: false, why: { en: "It is not." } },
      ],
    },
  };
  await page.evaluate((it) => /** @type {any} */ (document.querySelector("star-step")).load(it), scenario);
  const panel = page.locator("star-step");
  const langs = (/** @type {string} */ text) =>
    panel
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
  for (const text of ["It goes around.", "Only the start.", "Other", "So"])
    await expect.poll(() => langs(text), text).toBe("en");
  for (const text of ["Un muro", "¿Por qué?", "Pregunta"]) await expect.poll(() => langs(text), text).toBe("es");
  await panel.getByRole("button", { name: "So", exact: true }).click();
  await expect(panel.getByText("Correcto. Because.")).toBeVisible();
  await expect.poll(() => langs("Because.")).toBe("en");
  await panel.getByRole("button", { name: "No sé" }).click();
  await expect.poll(() => langs("It is not.")).toBe("en");
});

test("the language that the reader chooses replaces the one in the address, is remembered, and closes no panel", async ({
  page,
}) => {
  await open(page, "/?lang=zh&scenario=stop-early");
  const opened = page.locator("star-step details[open] > summary");
  await openAll(page);
  const before = await opened.count();
  expect(before).toBeGreaterThan(2);
  await page.getByLabel("语言").selectOption("en");
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
  // What is in this tab comes when it is opened.
  await openTab(page, "Why");
  await expect(opened).toHaveCount(before);
  expect(new URL(page.url()).search).toBe("?scenario=stop-early");
  await page.reload();
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
  // The menu has each language by its own name, in its own language.
  const options = page.getByRole("combobox", { name: "Language", exact: true }).locator("option");
  await expect(options).toHaveText(["English", "Español", "中文"]);
  for (const [index, tag] of TAGS.entries()) await expect(options.nth(index)).toHaveAttribute("lang", tag);

  // Sentences follow.
  await page.goto("/");
  await expect(statusOf(page)).toHaveText(/^Path found/);
  await page.getByLabel("Language").selectOption("zh");
  await expect(statusOf(page)).toHaveText(/^找到路径/);
  await page.reload();
  await expect(statusOf(page)).toHaveText(/^找到路径/);
  await page.getByLabel("语言").selectOption("en");
  await expect(statusOf(page)).toHaveText(/^Path found/);
  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).load("height 1\nwidth 3\nmap\ns@g\n"));
  await expect(statusOf(page)).toHaveText(/^There is no path/);
  await page.getByLabel("Language").selectOption("zh");
  await expect(statusOf(page)).toHaveText("没有路径：开启列表已空。");
});

test("two elements on a page speak two languages, and titles are in the reader's, in a frame too", {
  tag: inTurn(2),
}, async ({ page }) => {
  await page.goto(`${SHIPPED}/examples/html/index.html`);
  const [first, second] = [page.locator("star-step").nth(0), page.locator("star-step").nth(1)];
  await expect(first.getByRole("status")).toHaveText(/^Path found/);
  await second.evaluate((star) => star.setAttribute("lang", "zh"));
  await second.scrollIntoViewIfNeeded();
  await expect(second.getByRole("button", { name: "回到开头" })).toBeVisible();
  await expect(first.getByRole("button", { name: "To start" })).toBeVisible();
  for (const [address, title] of [
    ["/?lang=zh", "Starstep：可以一步一步看的 A*"],
    ["/embed.html?lang=zh", "Starstep：可以一步一步看的 A*"],
    ["/embed.html?lang=en", "Starstep: A* you can step through"],
    ["/?lang=en", "Starstep: A* you can step through"],
  ]) {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
  }
});

test("the panels of a language go when another comes", { tag: inTurn(1) }, async ({ page }) => {
  await open(page);
  const devtools = await page.context().newCDPSession(page);
  const panels = await page.evaluateHandle(async () => {
    const star = /** @type {HTMLElement} */ (document.querySelector("star-step"));
    /** @type {WeakRef<Element>[]} */
    const panels = [];
    for (const lang of ["zh", "es", "zh", "en"]) {
      const shown = /** @type {NodeListOf<Element>} */ (
        star.shadowRoot?.querySelectorAll(".root > *:not(.stage), .tools")
      );
      for (const panel of shown) panels.push(new WeakRef(panel));
      const isSpoken = new Promise((resolve) => star.addEventListener("language", resolve, { once: true }));
      star.setAttribute("lang", lang);
      await isSpoken;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    return panels;
  });
  const kept = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    return panels.evaluate((panels) => panels.flatMap((panel) => panel.deref()?.className ?? []));
  };
  await expectAtRest(page, () => panels.evaluate((panels) => panels.length)).toBeGreaterThan(16);
  await expect.poll(kept).toEqual([]);
});
