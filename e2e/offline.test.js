// The built page without a network, and what becomes of its service worker. What the worker decides is tried in
// tests/page/service-worker.test.js; here it is a browser that runs it.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cachesOf, copyTo, expectBoard, publish, update, visit, withSite } from "./own-site.js";
import { expect, expectAtRest, openTab, plain, test } from "./page.js";
import { inTurn } from "./sampled.js";

test.use({ serviceWorkers: "allow" });

/** Declares an icon, because browsers request one. */
const ANOTHER_SITE = '<!doctype html><link rel="icon" href="data:,"><title>Another site</title>';
/** Workers start, stop and are replaced when the browser finds time for it. */
const PATIENTLY = { timeout: 30_000 };

/** How many service workers the host has. @param {import("@playwright/test").Page} page */
const workersOf = (page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Whether the newest cache has all that the page needs. @param {import("@playwright/test").Page} page */
const isKept = (page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).at(-1);
    return name !== undefined && (await (await caches.open(name)).match("index.html")) !== undefined;
  });

/** Opens the list of scenarios, which does not exist before. @param {import("@playwright/test").Page} page */
async function openGallery(page) {
  await page.getByRole("button", { name: "Learn" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

test("the second visit needs no network, nor does anything that the page can open, on a host that redirects too", async ({
  page,
}) => {
  await withSite(async (site) => {
    // As on the following days, when the browser's own cache is empty again.
    site.cached = "no-store";
    site.moved.set("/index.html", "/");
    await visit(page, site);
    await site.stop();
    await page.goto(site.address.replace("/?", "/index.html?"));
    await expectBoard(page);
    await page.goto(site.address);
    await expectBoard(page);
    await openTab(page, "Measure");
    await page.locator(".measure").getByRole("button", { name: "Measure" }).click();
    await expect(page.locator(".measure .bars li").first()).toBeVisible();
    await openGallery(page);
    await page
      .getByRole("button", { name: /Right angles/i })
      .first()
      .click();
    // Before it is there the button is that of the board before.
    await expect(page.getByRole("status").first()).toHaveText("Paused at step 0 of 92.");
    await page.getByRole("button", { name: "To end" }).click();
    await expect(page.getByRole("status").first()).toHaveText(/cost 160/);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("dialog")).toHaveCSS("border-radius", "12px");
    await page.keyboard.press("Escape");
    await page.locator("star-step").evaluate((star) => star.setAttribute("lang", "zh"));
    await expect(page.getByRole("status").first()).toHaveText(/^找到路径/);
  });
});

test("without any storage left the page opens, with and without the network", { tag: "@thorough" }, async ({
  page,
  context,
}) => {
  await withSite(async (site) => {
    await visit(page, site);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(site.address).origin, quotaSize: 1 });
    const refused = page.evaluate(async () => (await caches.open("full")).put("/x", new Response("x".repeat(10_000))));
    await expect(refused).rejects.toThrow(/Quota/);
    for (let i = 0; i < 2; i++) {
      await page.reload();
      await expectBoard(page);
      await openGallery(page);
      if (i === 0) await site.stop();
    }
  });
});

test("a cache that was lost is filled again", { tag: "@thorough" }, async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await expectBoard(page);
    await expect.poll(() => isKept(page), PATIENTLY).toBe(true);
    await site.stop();
    await page.reload();
    await expectBoard(page);
    await openGallery(page);
  });
});

test("sites below other folders of the host keep their caches, and so do other apps", { tag: "@thorough" }, async ({
  page,
}) => {
  await withSite(async (site) => {
    await copyTo(join(site.folder, "two"));
    const second = { ...site, address: site.address.replace("/?", "/two/?") };
    await visit(page, second);
    const kept = await cachesOf(page);
    expect(kept).toEqual([expect.stringMatching(/^starstep \/two\/ \d/)]);
    await visit(page, site);
    await page.evaluate(async () => (await caches.open("starstep-notes")).put("/x", new Response("x")));
    const releases = ["A", "B", "C", "D"];
    for (const release of releases) {
      await publish(site, release);
      await update(page);
    }
    const own = releases.map((release) => expect.stringMatching(new RegExp(`^starstep / .*${release}$`)));
    await expectAtRest(page, async () => new Set(await cachesOf(page))).toEqual(
      new Set([...kept, "starstep-notes", ...own]),
    );
    await site.stop();
    await page.goto(second.address);
    await expectBoard(page);
  });
});

test("a site that was replaced is there at the second visit, and nothing of the worker is left", {
  tag: inTurn(2),
}, async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    site.missing.add("/sw.js");
    await writeFile(join(site.folder, "index.html"), ANOTHER_SITE);
    // This visit still has all it needs.
    await page.reload();
    await openGallery(page);
    await expect.poll(() => isKept(page), PATIENTLY).toBe(false);
    await page.reload();
    await expectAtRest(page, () => page.title()).toBe("Another site");
    await expect.poll(() => workersOf(page), PATIENTLY).toBe(0);
    await expect.poll(() => cachesOf(page), PATIENTLY).toEqual([]);
  });
});

test("a worker that was missing for a while continues", { tag: "@thorough" }, async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    site.missing.add("/sw.js");
    await page.reload();
    await expectBoard(page);
    await expect.poll(() => isKept(page), PATIENTLY).toBe(false);
    site.missing.clear();
    await page.reload();
    await expectBoard(page);
    await expect.poll(() => isKept(page), PATIENTLY).toBe(true);
    await site.stop();
    await page.reload();
    await expectBoard(page);
  });
});

test("the script of the docs ends the worker and deletes its caches", { tag: "@thorough" }, async ({ page }) => {
  const docs = await readFile(new URL("../docs/embedding.md", import.meta.url), "utf8");
  const script = docs.match(/```js\n(\/\/ sw\.js: .*?)```/s)?.[1] ?? "";
  expect(script).toContain("unregister");
  await withSite(async (site) => {
    await visit(page, site);
    await page.evaluate(async () => (await caches.open("another program's")).put("/x", new Response("x")));
    await writeFile(join(site.folder, "sw.js"), script);
    await writeFile(join(site.folder, "index.html"), ANOTHER_SITE);
    await page.reload();
    await expect.poll(() => workersOf(page), PATIENTLY).toBe(0);
    await expectAtRest(page, () => cachesOf(page)).toEqual(["another program's"]);
    await page.reload();
    await expectAtRest(page, () => page.title()).toBe("Another site");
  });
});

test("visits leave nothing behind", { tag: "@thorough" }, async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    const entries = () =>
      page.evaluate(async () => {
        const all = (await caches.keys()).map(async (name) => [name, (await (await caches.open(name)).keys()).length]);
        return Promise.all(all);
      });
    const before = await entries();
    expect(before).toEqual([[expect.stringMatching(/^starstep \/ /), expect.any(Number)]]);
    for (let i = 0; i < 4; i++) {
      await page.reload();
      await expectBoard(page);
      await update(page);
    }
    await expectAtRest(page, entries).toEqual(before);
  });
});

test("frames of embedders are none of its business", { tag: "@thorough" }, async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    await site.edit("embed.html", (text) => text.replace("<star-step>", '<star-step data-new="yes">'));
    await page.goto(site.address.replace("/?lang=en", "/embed.html?lang=en"));
    await expect(page.locator("star-step[data-new]")).toHaveCount(1);
    await expectBoard(page);
  });
});

// A frame without an origin has no worker, so its file is asked for in vain.
plain("Python needs no network once it was used, and is not kept before", { tag: inTurn(2) }, async ({ page }) => {
  const openEditor = async () => {
    await page.getByRole("button", { name: "Check my A*" }).click();
    const dialog = page.getByRole("dialog", { name: "Check my A*" });
    await dialog.getByRole("radio", { name: "Run it here" }).check();
    await dialog.getByRole("combobox", { name: "Language of the program" }).selectOption("python");
    return dialog;
  };
  const runIn = async (/** @type {import("@playwright/test").Locator} */ dialog) => {
    await dialog.getByRole("button", { name: /^Load Python/ }).click();
    await expect(dialog.locator(".seen")).toContainText("from the open list: heappop(open_list).");
  };
  const keptOfPython = () =>
    page.evaluate(async () => {
      const [name] = await caches.keys();
      const all = await (await caches.open(name)).keys();
      return all.filter(({ url }) => /\.(wasm|zip)$/.test(url) && url.includes("/python/")).length;
    });
  await withSite(async (site) => {
    site.cached = "no-store";
    await visit(page, site);
    // The worker has the page from the second visit on.
    await page.reload();
    const dialog = await openEditor();
    await expectAtRest(page, keptOfPython).toBe(0);
    await runIn(dialog);
    await expect.poll(keptOfPython).toBe(2);
    await site.stop();
    await page.reload();
    await expectBoard(page);
    await page.getByRole("button", { name: "Check my A*" }).click();
    await runIn(page.getByRole("dialog", { name: "Check my A*" }));
  });
});
