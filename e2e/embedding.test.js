import { ASSETS, expect, expectScriptsOnce, FOLDER, open, plain, SHIPPED, test } from "./page.js";
import { paired } from "./sampled.js";

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
  await expect(second.getByRole("status").first()).toHaveText("Path found: cost 200, 21 cells.", { timeout: 20_000 });
  await second.getByRole("button", { name: "To start" }).click();
  await expect(second.getByRole("slider", { name: "Step" })).toHaveValue("0");
  await expect(first.getByRole("status")).toHaveText(/^Path found/);
  const engines = downloads.filter((path) => path.endsWith(".wasm"));
  expect(engines).toHaveLength(new Set(engines).size);
  const scripts = downloads.filter((path) => path.endsWith(".js"));
  expectScriptsOnce(scripts);
});

const WRONG = /** @type {const} */ ([
  [`src="${ASSETS}/manifest.webmanifest"`, "The scenario lacks starstep.", /^scenario/],
  [`src="${ASSETS}/icon.svg"`, /^The map cannot be read: line 1, column 1: "<svg/, /^bad-map/],
  ['link="1.AAAAAAAAAA"', "This link is damaged or was cut off.", /^link/],
  ['src="/nowhere.json"', "/nowhere.json cannot be loaded.", /^scenario-fetch$/],
]);

plain(
  "what cannot be shown or loaded is reported in the element, to its author and as an event, and no other board is shown",
  async ({ page }) => {
    /** @type {string[]} */
    const warned = [];
    page.on("console", (message) => message.type() === "warning" && warned.push(message.text()));
    const body = `<!doctype html><meta charset="utf-8"><script>
    addEventListener("error", (event) => event.target.localName === "star-step" && (document.title = event.detail.code), true);
    </script><script type="module" src="${FOLDER}/star-step.js"></script><div></div>`;
    await page.route("**/wrong.html", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto("/wrong.html");
    const star = page.locator("star-step");
    for (const [controls, [attribute, sentence, code]] of paired(["none", "transport", "basic", "full"], WRONG)) {
      warned.length = 0;
      await page.evaluate((star) => {
        document.title = "";
        /** @type {Element} */ (document.querySelector("div")).innerHTML = star;
      }, `<star-step lang="en" controls="${controls}" ${attribute}></star-step>`);
      const status = star.getByRole("status").first();
      await expect(status, controls).toHaveText(sentence);
      await expect(star.getByRole("application")).toHaveCount(0);
      await expect(star.getByRole("button")).toHaveCount(0);
      await expect(page).toHaveTitle(code);
      await expect.poll(async () => warned).toEqual([`<star-step>: ${await status.textContent()}`]);
      await star.evaluate((element) => element.setAttribute("map", "height 1\nwidth 3\nmap\ns.g\n"));
      await expect(star.getByRole("application")).toHaveAccessibleName("Board, 3 by 1");
    }
  },
);
