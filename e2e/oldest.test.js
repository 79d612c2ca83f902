// What readers see when their browser is too old, or when a part of Starstep cannot be loaded.

import { expect, openMore, plain, SHIPPED, statusOf } from "./page.js";

const OLD = "Starstep needs a newer browser: Chrome 108, Firefox 113, Safari 16.4, or one that came after them.";

/** What older browsers lack. */
const LACKS = {
  "the unit svh, as Chrome 107": () => {
    CSS.supports = () => false;
  },
  "deflate-raw, as Firefox 112 and Safari 16.3": () => {
    Reflect.deleteProperty(globalThis, "CompressionStream");
  },
};

const pages = {
  "the page": { path: "/index.html", script: /\/main-\w+\.js$/ },
  "a frame": { path: "/embed.html", script: /\/embed-\w+\.js$/ },
};

plain("the page, a frame and an element in an article say that the browser is too old", async ({ context }) => {
  for (const [lack, take] of Object.entries(LACKS)) {
    const page = await context.newPage();
    await page.addInitScript(take);
    for (const { path, script } of Object.values(pages)) {
      await page.goto(SHIPPED + path);
      await expect(page.getByRole("status")).toHaveText(OLD);
      await expect(page.getByRole("application")).toHaveCount(0);
      // And where their script cannot be read.
      await page.route(script, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "class A { static { a ??= #; } }" }),
      );
      await page.goto(SHIPPED + path);
      await expect(page.getByRole("status")).toHaveText(OLD);
    }
    const body = '<script type="module" src="star-step.js"></script><star-step lang="zh"><p>A picture.</p></star-step>';
    await page.route(`${SHIPPED}/article.html`, (route) => route.fulfill({ body, contentType: "text/html" }));
    await page.goto(`${SHIPPED}/article.html`);
    await expect(page.getByRole("status")).toHaveText(/^Starstep 需要更新的浏览器：Chrome 108/);
    await expect(page.getByText("A picture.")).toBeVisible();
    // Without their type the scripts would run, and unknown modules do not.
    await page.route(/index\.html$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('type="module"', 'type="unknown"') });
    });
    await page.goto(`${SHIPPED}/index.html`);
    await expect(page.getByRole("status")).toHaveText(OLD);
    await expect(page.getByRole("img", { name: /A board with walls/ }), lack).toBeVisible();
  }
});

plain(
  "where scripts, WebAssembly or all JavaScript are missing the page says so beside a picture, whatever scripts a page around lacks",
  async ({ browser }) => {
    const context = await browser.newContext({ locale: "zh-CN" });
    const page = await context.newPage();
    await page.route(/\/main-\w+\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(SHIPPED);
    await expect(page.getByRole("status")).toHaveText("无法加载 Starstep。请检查网络连接，然后刷新页面。");
    await expect(page.locator("star-step img")).toBeVisible();
    const body = `<script defer src="fallback.js"></script><script src="other/missing.js"></script>
    <star-step><p>A picture.</p></star-step>`;
    await page.route(`${SHIPPED}/article.html`, (route) => route.fulfill({ body, contentType: "text/html" }));
    await page.route(/missing/, (route) => route.abort());
    await page.goto(`${SHIPPED}/article.html`);
    await expect(page.getByText("A picture.")).toBeVisible();
    await expect(page.getByRole("status")).toHaveCount(0);
    await context.close();

    const without = await browser.newPage();
    await without.addInitScript("delete globalThis.WebAssembly");
    await without.goto(SHIPPED);
    await expect(without.getByRole("status")).toHaveText(/needs WebAssembly/);
    await expect(without.getByRole("img", { name: /A board with walls/ })).toBeVisible();
    await without.close();

    const silent = await browser.newPage({ javaScriptEnabled: false });
    await silent.goto(SHIPPED);
    // In both languages, because there is no way to choose one.
    await expect(silent.locator("noscript p")).toHaveText([/needs JavaScript/, /需要 JavaScript/]);
    await expect(silent.getByRole("img", { name: /A board with walls/ })).toBeVisible();
    await silent.close();
  },
);

plain.describe("parts", () => {
  // Its cache would answer instead of the network.
  plain.use({ serviceWorkers: "block" });

  plain("each part that cannot be loaded is said, and comes when it is tried again", async ({ page }) => {
    /** @type {string[]} */
    const scripts = [];
    page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request.url()));
    // That they are missing is no mistake.
    /** @type {string[]} */
    const errors = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(`${SHIPPED}/?lang=en`);
    await expect(statusOf(page)).toHaveText(/^Path found/);
    const atFirst = [...scripts];
    const isNew = (/** @type {URL} */ { href }) => href.endsWith(".js") && !atFirst.includes(href);
    const again = "could not be loaded. Check your connection and try again.";
    const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true });
    const dialog = page.getByRole("dialog");
    const cases = [
      { part: "The Share dialog", act: () => button("Share").click(), seen: () => expect(dialog).toBeVisible() },
      {
        part: "The list of scenarios",
        act: () => button("Learn").click(),
        seen: () => expect(dialog).toBeVisible(),
      },
      {
        part: "The part of Starstep that opens files",
        act: () =>
          page.evaluate(() =>
            Reflect.get(document.querySelector("star-step") ?? {}, "open").call(
              document.querySelector("star-step"),
              "height 2\nwidth 3\nmap\ns..\n..g\n",
            ),
          ),
        seen: () => expect(page.getByRole("application")).toHaveAccessibleName("Board, 3 by 2"),
      },
      {
        part: "The list of path cells",
        act: () => page.getByText("Path cells", { exact: true }).click(),
        seen: () => expect(page.locator("star-step .path-cells textarea")).toBeVisible(),
      },
      {
        part: "The other settings",
        act: () => openMore(page),
        seen: () => expect(page.getByLabel("Weight")).toBeVisible(),
      },
      {
        part: "The translation for “中文”",
        act: () => page.getByLabel("Language").selectOption("zh"),
        seen: async () => {
          await expect(statusOf(page)).toHaveText(/^找到路径/);
          await expect(page.getByLabel("语言")).toHaveValue("zh");
        },
      },
    ];
    for (const { part, act, seen } of cases) {
      await page.route(isNew, (route) => route.abort());
      await act();
      await expect(statusOf(page)).toHaveText(`${part} ${again}`);
      // A language that cannot be loaded is not chosen.
      await expect(page.getByLabel("Language", { exact: true })).toHaveValue("en");
      await page.unroute(isNew);
      await act();
      await seen();
      if (await dialog.isVisible()) await page.keyboard.press("Escape");
    }
    // What the address asks for leaves the board as it is.
    await page.route(isNew, (route) => route.abort());
    await page.goto(`${SHIPPED}/?lang=en&scenario=ties`);
    await expect(statusOf(page)).toHaveText(`A part of Starstep ${again}`);
    await expect(page.getByRole("application").first()).toBeVisible();
    await page.goto(`${SHIPPED}/?lang=zh`);
    await expect(statusOf(page)).toHaveText(/^The translation for “中文” could not be loaded\./);
    await expect(page.getByRole("application").first()).toBeVisible();
    expect(errors).toEqual([]);
  });

  plain("a dialog is not opened without its style sheet, and comes when it is tried again", async ({ page }) => {
    /** @type {string[]} */
    const errors = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(`${SHIPPED}/?lang=en`);
    await expect(statusOf(page)).toHaveText(/^Path found/);
    // What all dialogs have in common comes with the first of them.
    let sheets = 2;
    for (const [name, part, sheet, place, property, value] of /** @type {const} */ ([
      ["Share", "The Share dialog", /share-\w+\.css$/, ".content", "display", "grid"],
      ["Learn", "The list of scenarios", /gallery-\w+\.css$/, ".gallery-body", "padding-left", "24px"],
      ["Check my A*", "Check my A*", /check-\w+\.css$/, ".parts", "display", "grid"],
    ])) {
      const dialog = page.getByRole("dialog");
      await page.route(sheet, (route) => route.abort());
      await page.getByRole("button", { name, exact: true }).click();
      await expect(statusOf(page)).toHaveText(`${part} could not be loaded. Check your connection and try again.`);
      await expect(dialog).toHaveCount(0);
      await page.unroute(sheet);
      // A second time, and a third time with the style sheet already there.
      for (let i = 0; i < 2; i++) {
        await page.getByRole("button", { name, exact: true }).click();
        await expect(dialog).toHaveCSS("border-radius", "12px");
        await expect(dialog.locator(place)).toHaveCSS(property, value);
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
      }
      sheets++;
      await expect(page.locator("link[rel=stylesheet]")).toHaveCount(sheets);
    }
    expect(errors).toEqual([]);
  });
});
