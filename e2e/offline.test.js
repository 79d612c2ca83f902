// The built page without a network, and the way from one version to the next.

import { createHash } from "node:crypto";
import { copyFile, cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
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

/** A version as another release would have it: other files, parts of other names, and so another service worker. @param {Site} site @param {string} release */
async function publish(site, release) {
  const names = await readdir(site.folder);
  for (const name of names.filter((name) => /\.(js|html)$/.test(name))) {
    await site.edit(name, (text) => text.replaceAll(/part-(?=[\w-]+\.js)/g, `part-${release}-`));
    if (name.startsWith("part-"))
      await rename(join(site.folder, name), join(site.folder, name.replace("part-", `part-${release}-`)));
  }
  await site.edit("index.html", (text) =>
    text.replace(/<html( data-release="\w+")?/, `<html data-release="${release}"`),
  );
  await site.edit("sw.js", (text) => text.replace(/\d+\.\d+\.\d+-[0-9a-f]{8}/, (version) => version + release));
  await list(site);
}

/** Writes the hashes of the files as they are now into the service worker. @param {Site} site */
async function list(site) {
  let worker = await readFile(join(site.folder, "sw.js"), "utf8");
  const entries = [...worker.matchAll(/"([^"]+)":"sha256-[^"]+"/g)];
  expect(entries.length).toBeGreaterThan(10);
  for (const [entry, name] of entries) {
    const hash = createHash("sha256").update(await readFile(join(site.folder, name)));
    worker = worker.replace(entry, `"${name}":"sha256-${hash.digest("base64")}"`);
  }
  await writeFile(join(site.folder, "sw.js"), worker);
}

/** The names of the caches, the oldest first. @param {import("@playwright/test").Page} page */
const cachesOf = (page) => page.evaluate(() => globalThis.caches.keys());

/** Has the browser look for a new version, and waits until the one that it finds is refused. @param {import("@playwright/test").Page} page */
const refuses = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    await new Promise((resolve) => {
      const look = () => (!worker || worker.state === "redundant") && resolve(undefined);
      worker?.addEventListener("statechange", look);
      look();
    });
    if (registration.waiting) throw new Error("The new version was taken.");
  });

/** How many service workers the host has. @param {import("@playwright/test").Page} page */
const workersOf = (page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Whether the newest cache has all that the page needs. @param {import("@playwright/test").Page} page */
const isKept = (page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).at(-1);
    return name !== undefined && (await (await caches.open(name)).match("index.html")) !== undefined;
  });

/** Which release the page is of; nothing for the first. @param {import("@playwright/test").Page} page */
const releaseOf = (page) => page.evaluate(() => document.documentElement.dataset.release);

/** Opens the page anew until it is of a release. @param {import("@playwright/test").Page} page @param {string} release */
async function reloadUntil(page, release) {
  await expect
    .poll(async () => {
      await page.reload();
      return releaseOf(page);
    }, PATIENTLY)
    .toBe(release);
}

/** Firefox does not know a page by its id while it is being opened. */
const AS_IN_FIREFOX = `
  const opening = new Set();
  addEventListener("fetch", ({ resultingClientId }) => {
    opening.add(resultingClientId);
    setTimeout(() => opening.delete(resultingClientId), 1500);
  });
  const { get } = Clients.prototype;
  Clients.prototype.get = async function (id) { return opening.has(id) ? undefined : get.call(this, id); };
`;

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

for (const browser of ["Chromium", "Firefox"]) {
  test(`a page that is open goes on with the files of its version when there is a newer one, as ${browser} tells of it`, async ({
    page,
    context,
  }) => {
    await withSite(async (site) => {
      // The browser's own cache would hide for a while that the server no longer has a file.
      site.cached = "no-store";
      if (browser === "Firefox") await site.edit("sw.js", (text) => AS_IN_FIREFOX + text);
      await visit(page, site);
      // The page from its first visit and one that the worker opened, over two releases that another one finds.
      const second = await context.newPage();
      await visit(second, site);
      const other = await context.newPage();
      for (const name of ["Next", "Last"]) {
        await publish(site, name);
        await other.goto(site.address);
        await reloadUntil(other, name);
      }
      for (const old of [page, second]) {
        expect(await releaseOf(old)).toBeUndefined();
        await old.bringToFront();
        await old.getByRole("button", { name: "Scenarios" }).click();
        await expect(old.getByRole("dialog")).toBeVisible();
        await old.keyboard.press("Escape");
        await old.getByLabel("Language").selectOption("zh");
        await expect(old.getByRole("status").first()).toHaveText(/^找到路径/);
        await old.reload();
        expect(await releaseOf(old)).toBe("Last");
      }
    });
  });
}

test("a new version is there at the visit after the one that found it", async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    await publish(site, "Next");
    await page.reload();
    await reloadUntil(page, "Next");
    expect(await cachesOf(page)).toEqual([expect.stringMatching(/\d$|[0-9a-f]$/), expect.stringMatching(/Next$/)]);
    // Of the versions before, the last one stays for pages that the browser brings back, and no others.
    await publish(site, "Last");
    await reloadUntil(page, "Last");
    await expect
      .poll(() => cachesOf(page))
      .toEqual([expect.stringMatching(/Next$/), expect.stringMatching(/LastNext$/)]);
  });
});

test("a version of which not all files have arrived is not yet one", async ({ page }) => {
  await withSite(async (site) => {
    // The browser's own cache would mend for a while what the worker mixes up.
    site.cached = "no-store";
    await visit(page, site);
    const late = ["index.html", "main.js"];
    const aside = await mkdtemp(join(tmpdir(), "starstep-old-"));
    const move = (/** @type {string} */ from, /** @type {string} */ to) =>
      Promise.all(late.map((name) => copyFile(join(from, name), join(to, name))));
    await move(site.folder, aside);
    await publish(site, "Next");
    // The worker and the new parts are there, two files are still those of the version before.
    const fresh = await mkdtemp(join(tmpdir(), "starstep-new-"));
    await move(site.folder, fresh);
    await move(aside, site.folder);
    const before = await cachesOf(page);
    for (let i = 0; i < 3; i++) {
      await page.reload();
      await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
      expect(await releaseOf(page)).toBeUndefined();
      await refuses(page);
      expect(await cachesOf(page)).toEqual(before);
    }
    await page.getByRole("button", { name: "Scenarios" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    // Once the upload has ended, the next visits have all of the new version.
    await move(fresh, site.folder);
    await reloadUntil(page, "Next");
    await page.getByLabel("Language").selectOption("zh");
    await expect(page.getByRole("status").first()).toHaveText(/^找到路径/);
    await Promise.all([aside, fresh].map((folder) => rm(folder, { recursive: true })));
  });
});

test("without room for anything the page opens, with the network and without", async ({ page, context }) => {
  await withSite(async (site) => {
    await visit(page, site);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(site.address).origin, quotaSize: 1 });
    const refused = page.evaluate(async () => (await caches.open("full")).put("/x", new Response("x".repeat(10_000))));
    await expect(refused).rejects.toThrow(/Quota/);
    for (let i = 0; i < 2; i++) {
      await page.reload();
      await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
      await page.getByRole("button", { name: "Scenarios" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      if (i === 0) await site.stop();
    }
  });
});

test("a cache that was lost is filled again", async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
    await expect.poll(() => isKept(page)).toBe(true);
    await site.stop();
    await page.reload();
    await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
    await page.getByRole("button", { name: "Scenarios" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test("sites below other folders of the host keep their caches, and so do other programs", async ({ page }) => {
  await withSite(async (site) => {
    await cp(DIST, join(site.folder, "two"), { recursive: true, filter: (path) => !path.includes("/npm") });
    const second = { ...site, address: site.address.replace("/?", "/two/?") };
    await visit(page, second);
    const kept = await cachesOf(page);
    expect(kept).toEqual([expect.stringMatching(/^starstep \/two\/ \d/)]);
    await visit(page, site);
    await page.evaluate(async () => {
      for (const [name, address] of [
        ["starstep-0.1.0-0123abcd", "/index.html"],
        ["starstep-0.1.0-4567cdef", "/two/index.html"],
        ["starstep-notes", "/index.html"],
      ]) {
        await (await caches.open(name)).put(address, new Response("of an earlier release"));
      }
    });
    for (const name of ["Next", "Last"]) {
      await publish(site, name);
      await page.reload();
      await reloadUntil(page, name);
    }
    const names = async () => new Set(await cachesOf(page));
    const own = [expect.stringMatching(/^starstep \/ .*Next$/), expect.stringMatching(/^starstep \/ .*LastNext$/)];
    const others = [...kept, "starstep-0.1.0-4567cdef", "starstep-notes"];
    await expect.poll(names).toEqual(new Set([...others, ...own]));
    await site.stop();
    await page.goto(second.address);
    await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
  });
});

test("a site that was replaced is seen at the second visit, and nothing of the worker is left", async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    site.missing.add("/sw.js");
    await writeFile(join(site.folder, "index.html"), "<!doctype html><title>Another site</title>");
    // This visit still has all that it needs.
    await page.reload();
    await page.getByRole("button", { name: "Scenarios" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(() => isKept(page)).toBe(false);
    await page.reload();
    expect(await page.title()).toBe("Another site");
    await expect.poll(() => workersOf(page)).toBe(0);
    await expect.poll(() => cachesOf(page)).toEqual([]);
  });
});

test("a worker that was missing for a while goes on", async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    site.missing.add("/sw.js");
    await page.reload();
    await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
    await expect.poll(() => isKept(page)).toBe(false);
    site.missing.clear();
    await page.reload();
    await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
    await expect.poll(() => isKept(page)).toBe(true);
    await site.stop();
    await page.reload();
    await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
  });
});

test("the script of the docs ends the worker and takes its caches along", async ({ page }) => {
  const docs = await readFile(new URL("../docs/embedding.md", import.meta.url), "utf8");
  const script = docs.match(/```js\n(\/\/ sw\.js: .*?)```/s)?.[1] ?? "";
  expect(script).toContain("unregister");
  await withSite(async (site) => {
    await visit(page, site);
    await page.evaluate(async () => (await caches.open("another program's")).put("/x", new Response("x")));
    await writeFile(join(site.folder, "sw.js"), script);
    await writeFile(join(site.folder, "index.html"), "<!doctype html><title>Another site</title>");
    await page.reload();
    await expect.poll(() => workersOf(page)).toBe(0);
    expect(await cachesOf(page)).toEqual(["another program's"]);
    await page.reload();
    expect(await page.title()).toBe("Another site");
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
    // That of the page that is open, and those of the visits before.
    expect(await notes()).toBeLessThanOrEqual(5);
    expect(await notes()).toBeGreaterThan(0);
    // After many visits, those of the last ones.
    await page.evaluate(async () => {
      const cache = await caches.open((await caches.keys())[0]);
      for (let i = 0; i < 40; i++) await cache.put(`?opened=gone-${i}`, new Response());
    });
    await page.reload();
    await expect.poll(notes).toBeLessThanOrEqual(8 + 2);
    expect(await notes()).toBeGreaterThan(0);
  });
});

test("a version of which a file is missing changes nothing", async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    site.missing.add("/main.js");
    await publish(site, "Broken");
    for (let i = 0; i < 3; i++) {
      await page.reload();
      await expect(page.getByRole("status").first()).toHaveText(/^Path found/);
      expect(await releaseOf(page)).toBeUndefined();
      await refuses(page);
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
