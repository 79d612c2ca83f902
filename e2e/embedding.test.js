import { ASSETS, expect, expectScriptsOnce, FOLDER, open, plain, SHIPPED, statusOf, test } from "./page.js";
import { sampled } from "./sampled.js";

test("two elements in an article have their own state and one download", async ({ page }) => {
  /** @type {string[]} */
  const downloads = [];
  page.on("request", (request) => downloads.push(new URL(request.url()).pathname));
  await open(page, `${SHIPPED}/examples/html/index.html`);
  const elements = page.locator("star-step");
  const [first, second] = [elements.nth(0), elements.nth(1)];
  await expect(first.getByRole("application")).toHaveAccessibleName("Board, 21 by 9 example 1");
  await expect(first.getByLabel("Algorithm")).toHaveCount(0);
  await expect(first.getByRole("status")).toHaveText(/^Path found/);
  await expect(second.getByLabel("Diagonal moves")).toHaveValue("never");
  await expect(second.getByLabel("Heuristic")).toHaveValue("manhattan");
  await second.scrollIntoViewIfNeeded();
  await expect(second.getByRole("status")).toHaveText("Path found: cost 200, 21 cells.", { timeout: 20_000 });
  await second.getByRole("button", { name: "To start" }).click();
  await expect(second.getByRole("slider", { name: "Step" })).toHaveValue("0");
  await expect(first.getByRole("status")).toHaveText(/^Path found/);
  const engines = downloads.filter((path) => path.endsWith(".wasm"));
  expect(engines).toHaveLength(new Set(engines).size);
  const scripts = downloads.filter((path) => path.endsWith(".js"));
  expectScriptsOnce(scripts);
});

test("attributes that change later take effect, and wrong ones are reported", async ({ page, warned }) => {
  await open(page);
  const element = page.locator("star-step");
  await element.evaluate((star) => star.setAttribute("diagonal", "never"));
  await expect(page.getByLabel("Diagonal moves")).toHaveValue("never");
  await element.evaluate((star) => star.setAttribute("heuristic", "octal"));
  await expect(statusOf(page)).toHaveText(/heuristic cannot be “octal”/);
  await expect(page.getByLabel("Heuristic")).toHaveValue("auto");
  expect(warned.splice(0)).toEqual([expect.stringContaining("heuristic cannot be “octal”")]);
  await element.evaluate((star) => star.setAttribute("map", "height 1\nwidth 3\nmap\ns.g\n"));
  await expect(page.getByRole("application")).toHaveAccessibleName("Board, 3 by 1");
  await element.evaluate((star) => star.setAttribute("controls", "none"));
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("an element that is moved goes on, and one that is removed is quiet", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const star = /** @type {HTMLElement} */ (document.querySelector("star-step"));
    star.remove();
    document.body.append(star);
  });
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(statusOf(page)).toHaveText(/^Paused/);
});

plain("without WebAssembly the page says so and shows a picture", async ({ page }) => {
  await page.addInitScript("delete globalThis.WebAssembly");
  await page.goto("/");
  await expect(page.getByRole("status")).toHaveText(/needs WebAssembly/);
  await expect(page.getByRole("img", { name: /A board with walls/ })).toBeVisible();
});

plain("without JavaScript the page says so and shows a picture", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  // In both languages, because there is no way to choose one.
  await expect(page.locator("noscript p")).toHaveText([/needs JavaScript/, /需要 JavaScript/]);
  await expect(page.getByRole("img", { name: /A board with walls/ })).toBeVisible();
  await context.close();
});

const WRONG = /** @type {const} */ ([
  [`src="${ASSETS}/manifest.webmanifest"`, "The scenario lacks starstep."],
  [`src="${ASSETS}/icon.svg"`, /^The map cannot be read: line 1, column 1: "<svg/],
  ['link="1.AAAAAAAAAA"', "This link is damaged or was cut off."],
]);

for (const controls of sampled(["none", "transport", "basic", "full"], 2)) {
  test(`what cannot be shown  is reported in the element, to its author and as an event, and no other board is shown: ${controls}`, async ({
    page,
    warned,
  }) => {
    for (const [attribute, sentence] of WRONG) {
      const body = `<!doctype html><meta charset="utf-8"><script>
        addEventListener("error", (event) => event.target.localName === "star-step" && (document.title = event.detail.code), true);
        </script><script type="module" src="${FOLDER}/star-step.js"></script>
        <star-step lang="en" controls="${controls}" ${attribute}></star-step>`;
      await page.route("**/wrong.html", (route) => route.fulfill({ contentType: "text/html", body }));
      await page.goto("/wrong.html");
      const star = page.locator("star-step");
      await expect(star.getByRole("status")).toHaveText(sentence);
      await expect(star.getByRole("application")).toHaveCount(0);
      await expect(star.getByRole("button")).toHaveCount(0);
      await expect(page).toHaveTitle(/^(scenario|link|bad-map)/);
      expect(warned.splice(0)).toEqual([`<star-step>: ${await star.getByRole("status").textContent()}`]);
      await star.evaluate((element) => element.setAttribute("map", "height 1\nwidth 3\nmap\ns.g\n"));
      await expect(star.getByRole("application")).toHaveAccessibleName("Board, 3 by 1");
      await page.unrouteAll();
    }
  });
}

plain("an address that cannot be loaded is said", async ({ page }) => {
  const body = `<!doctype html><meta charset="utf-8"><script type="module" src="${FOLDER}/star-step.js"></script>
    <star-step lang="en" controls="none" src="/nowhere.json"></star-step>`;
  await page.route("**/wrong.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/wrong.html");
  await expect(page.getByRole("status")).toHaveText("/nowhere.json cannot be loaded.");
  await expect(page.getByRole("application")).toHaveCount(0);
});

test("without a status line a mistake is shown on the board", async ({ page, warned }) => {
  await open(page);
  const star = page.locator("star-step");
  await star.evaluate((element) => element.setAttribute("controls", "none"));
  await expect(star.getByRole("status")).toHaveCount(0);
  await star.evaluate((element) => element.setAttribute("heuristic", "octal"));
  await expect(star.getByRole("status")).toHaveText(/heuristic cannot be “octal”/);
  await expect(star.getByRole("application")).toBeVisible();
  warned.length = 0;
});
