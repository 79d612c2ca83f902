// The built page without a network, and the way from one version to the next.

import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { test } from "@playwright/test";
import { expect } from "./page.js";

/** A visit that is cut short gives a new version no time to arrive. */
const PATIENTLY = { intervals: [3500], timeout: 30_000 };
const DIST = new URL("../dist/", import.meta.url).pathname;
/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
};

/**
 * A copy of dist on a server of its own, which can be changed and switched off.
 * @typedef {object} Site
 * @property {string} address
 * @property {Set<string>} missing Paths that are answered by 404.
 * @property {Map<string, string>} moved Paths that are answered by a redirect, with where to.
 * @property {string} cached What the server says of the browser's own cache.
 * @property {string} folder
 * @property {(name: string, change: (text: string) => string) => Promise<void>} edit Changes a file.
 * @property {() => Promise<unknown>} stop
 */

/** @param {(site: Site) => Promise<void>} visit */
async function withSite(visit) {
  const folder = await mkdtemp(join(tmpdir(), "starstep-"));
  await cp(DIST, folder, { recursive: true, filter: (path) => !path.includes("/npm") });
  /** @type {Set<string>} */
  const missing = new Set();
  /** @type {Map<string, string>} */
  const moved = new Map();
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname, search } = new URL(url, "http://localhost");
    const elsewhere = moved.get(pathname);
    if (elsewhere) return void response.writeHead(308, { location: elsewhere + search }).end();
    const path = pathname.replace(/\/$/, "/index.html");
    const body = missing.has(path) ? undefined : await readFile(join(folder, path)).catch(() => undefined);
    if (!body) return void response.writeHead(404).end();
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "cache-control": site.cached }).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  /** @type {Site} */
  const site = {
    address: `http://127.0.0.1:${port}/?lang=en`,
    missing,
    moved,
    cached: "max-age=3600",
    folder,
    edit: async (name, change) => writeFile(join(folder, name), change(await readFile(join(folder, name), "utf8"))),
    stop,
  };
  try {
    await visit(site);
  } finally {
    await stop();
    await rm(folder, { recursive: true });
  }
}

/**
 * Opens the page and waits until its service worker has everything.
 * @param {import("@playwright/test").Page} page
 * @param {Site} site
 */
async function visit(page, site) {
  await page.goto(site.address);
  await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** What the release that a page belongs to is called. @param {import("@playwright/test").Page} page */
const versionOf = (page) => page.locator('meta[name="description"]').getAttribute("content");

/** A version as another release would have it: other files, parts of other names, and so another service worker. @param {Site} site @param {string} title */
async function release(site, title) {
  const names = await readdir(site.folder);
  for (const name of names.filter((name) => /\.(js|html)$/.test(name))) {
    await site.edit(name, (text) => text.replaceAll(/part-(?=[\w-]+\.js)/g, `part-${title}-`));
    if (name.startsWith("part-"))
      await rename(join(site.folder, name), join(site.folder, name.replace("part-", `part-${title}-`)));
  }
  // In the description, because the title follows the language.
  await site.edit("index.html", (text) =>
    text.replace(/name="description" content="[^"]*"/, `name="description" content="${title}"`),
  );
  await site.edit("sw.js", (text) => text.replace(/\d+\.\d+\.\d+-[0-9a-f]{8}/, (version) => version + title));
}

test("the second visit needs no network, and neither do the scenarios", async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    await site.stop();
    await page.reload();
    await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
    await page.getByRole("button", { name: "Scenarios" }).click();
    await page
      .getByRole("button", { name: /Right angles/i })
      .first()
      .click();
    await page.getByRole("button", { name: "To end" }).click();
    await expect(page.getByRole("status").first()).toHaveText(/cost 160/);
  });
});

test("measuring needs no network either", async ({ page }) => {
  await withSite(async (site) => {
    // As in the next days, when the browser's own cache has nothing any more.
    site.cached = "no-store";
    await visit(page, site);
    await site.stop();
    await page.reload();
    await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
    const panel = page.locator("details.measure");
    await panel.locator("summary").click();
    await panel.getByRole("button", { name: "Measure" }).click();
    await expect(panel.locator(".measure-name").first()).toBeVisible({ timeout: 30_000 });
  });
});

test("a host that redirects index.html to its folder may have it", async ({ page }) => {
  await withSite(async (site) => {
    site.moved.set("/index.html", "/");
    await visit(page, site);
    for (const address of [site.address, site.address.replace("/?", "/index.html?")]) {
      await page.goto(address);
      await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
    }
  });
});

test("a page that is open goes on with the files of its version when there is a newer one", async ({
  page,
  context,
}) => {
  await withSite(async (site) => {
    // The browser's own cache would hide for a while that the server no longer has a file.
    site.cached = "no-store";
    await visit(page, site);
    const title = await versionOf(page);
    // The page from its first visit and one that the worker opened, over two releases that another one finds.
    const second = await context.newPage();
    await visit(second, site);
    const other = await context.newPage();
    for (const name of ["Next", "Last"]) {
      await release(site, name);
      await other.goto(site.address);
      await expect
        .poll(async () => {
          await other.reload();
          return versionOf(other);
        }, PATIENTLY)
        .toBe(name);
    }
    for (const old of [page, second]) {
      expect(await versionOf(old)).toBe(title);
      await old.bringToFront();
      await old.getByRole("button", { name: "Scenarios" }).click();
      await expect(old.getByRole("dialog")).toBeVisible();
      await old.keyboard.press("Escape");
      await old.getByRole("button", { name: "中文" }).click();
      await expect(old.getByRole("status").first()).toHaveText(/^找到路径/);
      await old.reload();
      expect(await versionOf(old)).toBe("Last");
    }
  });
});

test("a new version is there at the visit after the one that found it", async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    await release(site, "Next");
    await page.reload();
    await expect
      .poll(async () => {
        await page.reload();
        return versionOf(page);
      }, PATIENTLY)
      .toBe("Next");
    const caches = () => page.evaluate(() => globalThis.caches.keys());
    expect(await caches()).toEqual([expect.stringMatching(/\d$|[0-9a-f]$/), expect.stringMatching(/Next$/)]);
    // Of the versions before, the last one stays for pages that the browser brings back, and no others.
    await release(site, "Last");
    await expect
      .poll(async () => {
        await page.reload();
        return versionOf(page);
      }, PATIENTLY)
      .toBe("Last");
    await expect.poll(caches).toEqual([expect.stringMatching(/Next$/), expect.stringMatching(/LastNext$/)]);
  });
});

test("visits leave nothing behind", async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    for (let i = 0; i < 4; i++) {
      await page.reload();
      await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
    }
    const notes = () =>
      page.evaluate(async () => {
        const cache = await caches.open((await caches.keys())[0]);
        return (await cache.keys()).filter(({ url }) => url.includes("?opened=")).length;
      });
    // That of the page that is open, and those that came and went at the same time.
    await expect.poll(notes).toBeLessThan(3);
    expect(await notes()).toBeGreaterThan(0);
  });
});

test("a version of which a file is missing changes nothing", async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    const title = await versionOf(page);
    site.missing.add("/main.js");
    await release(site, "Broken");
    for (let i = 0; i < 3; i++) {
      await page.reload();
      await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
      expect(await versionOf(page)).toBe(title);
      await page.waitForTimeout(300);
    }
  });
});

test("frames of embedders are none of its business", async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    await site.edit("embed.html", (text) => text.replace("<star-step>", '<star-step data-new="yes">'));
    await page.goto(site.address.replace("/?lang=en", "/embed.html?lang=en"));
    await expect(page.locator("star-step[data-new]")).toHaveCount(1);
    await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
  });
});
