// How the built page gets from one version to the next: nobody mixes two of them, whatever the host has at the time. What the
// worker decides is tried in tests/page/service-worker.test.js; here it is a browser that runs it.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cachesOf, expectBoard, publish, releaseOf, scriptsOf, update, visit, withSite } from "./own-site.js";
import { expect, expectAtRest, test } from "./page.js";
import { sampled } from "./sampled.js";

test.use({ serviceWorkers: "allow" });

/** Opens what is loaded later, to see which version it belongs to. @param {import("@playwright/test").Page} page */
async function openEverything(page) {
  await page.bringToFront();
  await page.getByRole("button", { name: "Learn" }).click();
  await expect(page.locator("dialog .gallery-body")).toHaveCSS("padding-left", "24px");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.locator("dialog .content")).toHaveCSS("display", "grid");
  await page.keyboard.press("Escape");
  await page.locator("star-step").evaluate((star) => star.setAttribute("lang", "zh"));
  await expect(page.getByRole("status").first()).toHaveText(/^找到路径/);
}

test("a page that is open keeps its version", async ({ page }) => {
  await withSite(async (site) => {
    // The browser's own cache would hide for a while that the server no longer has a file.
    site.cached = "no-store";
    await visit(page, site);
    await publish(site, "Next");
    await update(page);
    await expectAtRest(page, async () => (await cachesOf(page)).at(-1)).toMatch(/Next$/);
    // What the page loads now is of the version that has no name.
    await openEverything(page);
    await expectAtRest(page, () => scriptsOf(page)).toEqual([]);
  });
});

test("a new version is there at the visit after the one that found it", async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    await publish(site, "Next");
    // The page checks for it by itself; nothing here tells it to.
    await page.reload();
    await expectBoard(page);
    await expect.poll(async () => (await cachesOf(page)).at(-1), { timeout: 30_000 }).toMatch(/Next$/);
    await update(page);
    await page.reload();
    await expectBoard(page);
    await expectAtRest(page, () => releaseOf(page)).toBe("Next");
    await expectAtRest(page, () => scriptsOf(page)).toEqual(["Next"]);
  });
});

test("pages that are open keep the files of their version while three newer ones come", { tag: "@thorough" }, async ({
  page,
  context,
}) => {
  await withSite(async (site) => {
    // The browser's own cache would hide for a while that the server no longer has a file.
    site.cached = "no-store";
    await publish(site, "First");
    await visit(page, site);
    // The page from its first visit, and one that the worker opened.
    const second = await context.newPage();
    await visit(second, site);
    const other = await context.newPage();
    await other.goto(site.address);
    for (const release of ["Next", "Later", "Last"]) {
      await publish(site, release);
      await update(other);
      await other.reload();
      await expectBoard(other);
      await expectAtRest(other, () => releaseOf(other)).toBe(release);
    }
    for (const old of [page, second]) {
      await expectAtRest(old, () => releaseOf(old)).toBe("First");
      await openEverything(old);
      await expectAtRest(old, () => scriptsOf(old)).toEqual(["First"]);
    }
    await openEverything(other);
    await expectAtRest(other, () => scriptsOf(other)).toEqual(["Last"]);
    await page.reload();
    await expectAtRest(page, () => releaseOf(page)).toBe("Last");
  });
});

test("five versions in turn: each is there at the visit after the one that found it, and the oldest one goes", {
  tag: "@thorough",
}, async ({ page }) => {
  await withSite(async (site) => {
    await visit(page, site);
    const releases = ["A", "B", "C", "D", "E"];
    for (const [index, release] of releases.entries()) {
      await publish(site, release);
      // The page checks for it by itself; nothing here tells it to.
      await page.reload();
      await expectBoard(page);
      await expect
        .poll(async () => (await cachesOf(page)).at(-1), { timeout: 30_000 })
        .toMatch(new RegExp(`${release}$`));
      await update(page);
      await page.reload();
      await expectBoard(page);
      await expectAtRest(page, () => releaseOf(page)).toBe(release);
      await expectAtRest(page, () => scriptsOf(page)).toEqual([release]);
      await expectAtRest(page, () => cachesOf(page)).toHaveLength(Math.min(4, index + 2));
    }
    const kept = releases.slice(1).map((release) => expect.stringMatching(new RegExp(`${release}$`)));
    await expectAtRest(page, () => cachesOf(page)).toEqual(kept);
  });
});

test("a new version takes over from one that is asked for parts all the while", { tag: "@thorough" }, async ({
  page,
}) => {
  await withSite(async (site) => {
    await visit(page, site);
    await page.reload();
    await expectBoard(page);
    await publish(site, "Next");
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      let isOver = false;
      const asking = (async () => {
        while (!isOver) {
          await fetch("icon.svg");
          for (let i = 0; i < 10; i++) await new Promise(requestAnimationFrame);
        }
      })();
      await registration.update();
      const worker = registration.installing ?? registration.waiting ?? registration.active;
      while (worker?.state !== "activated") await new Promise((done) => worker?.addEventListener("statechange", done));
      isOver = true;
      await asking;
    });
    await page.reload();
    await expectBoard(page);
    await expectAtRest(page, () => releaseOf(page)).toBe("Next");
  });
});

test("a version does not count yet while it is being uploaded, whatever is wrong with it meanwhile", async ({
  page,
}) => {
  await withSite(async (site) => {
    // A browser that keeps what it was given would keep what was wrong.
    site.cached = "max-age=31536000, immutable";
    await visit(page, site);
    const before = await cachesOf(page);
    const old = await readFile(join(site.folder, "index.html"));
    await publish(site, "Next");
    const path = await mainOf(site);
    const files = ["/index.html", path].map((name) => join(site.folder, name));
    const [next, main] = await Promise.all(files.map((file) => readFile(file)));
    /** What may be wrong with a host meanwhile, and what ends that. @type {[string, () => unknown, () => unknown][]} */
    const wrong = [
      ["the page is that of the version before", () => writeFile(files[0], old), () => writeFile(files[0], next)],
      ["a file is missing", () => site.missing.add(path), () => site.missing.clear()],
      ["a page says with the status 200 that a file is missing", () => site.lost.add(path), () => site.lost.clear()],
      [
        "a file has half of its bytes",
        () => writeFile(files[1], main.subarray(0, main.length / 2)),
        () => writeFile(files[1], main),
      ],
    ];
    for (const [what, begin, end] of sampled(wrong, 1)) {
      await begin();
      await update(page);
      await expectAtRest(page, () => cachesOf(page), what).toEqual(before);
      await page.reload();
      await expectBoard(page);
      await expectAtRest(page, () => releaseOf(page), what).toBeUndefined();
      await end();
    }
    // The first time may be the one that the page began itself, while a file was still damaged.
    const newest = async () => {
      await update(page);
      return (await cachesOf(page)).at(-1);
    };
    await expect.poll(newest).toMatch(/Next$/);
    await page.reload();
    await expectBoard(page);
    await expectAtRest(page, () => releaseOf(page)).toBe("Next");
    await expectAtRest(page, () => scriptsOf(page)).toEqual(["Next"]);
  });
});

/** What may be wrong with a host while files are being uploaded, and what fixes it. */
const UPLOADS = {
  "the page is still that of the version before": async (/** @type {import("./own-site.js").Site} */ site) => {
    const path = join(site.folder, "index.html");
    const before = await readFile(path);
    await publish(site, "Next");
    const after = await readFile(path);
    await writeFile(path, before);
    return () => writeFile(path, after);
  },
  "a file is missing": async (/** @type {import("./own-site.js").Site} */ site) => {
    await publish(site, "Next");
    const path = await mainOf(site);
    site.missing.add(path);
    return () => site.missing.clear();
  },
  "a page says with the status 200 that a file is missing": async (
    /** @type {import("./own-site.js").Site} */ site,
  ) => {
    await publish(site, "Next");
    const path = await mainOf(site);
    site.lost.add(path);
    return () => site.lost.clear();
  },
  "a file has half of its bytes": async (/** @type {import("./own-site.js").Site} */ site) => {
    await publish(site, "Next");
    const path = join(site.folder, await mainOf(site));
    const whole = await readFile(path);
    await writeFile(path, whole.subarray(0, whole.length / 2));
    return () => writeFile(path, whole);
  },
};

/** The path of the page's script. @param {import("./own-site.js").Site} site */
async function mainOf(site) {
  const names = (await readdir(site.folder)).filter((name) => /^main-\w+\.js$/.test(name));
  expect(names).toHaveLength(1);
  return `/${names[0]}`;
}

for (const [what, upload] of Object.entries(UPLOADS)) {
  test(`a version does not count yet while ${what}`, { tag: "@thorough" }, async ({ page }) => {
    await withSite(async (site) => {
      // A browser that keeps what it was given would keep what was wrong.
      site.cached = "max-age=31536000, immutable";
      await visit(page, site);
      const before = await cachesOf(page);
      const finish = await upload(site);
      for (let i = 0; i < 2; i++) {
        await update(page);
        await expectAtRest(page, () => cachesOf(page)).toEqual(before);
        await page.reload();
        await expectBoard(page);
        await expectAtRest(page, () => releaseOf(page)).toBeUndefined();
      }
      await openEverything(page);
      await expectAtRest(page, () => scriptsOf(page)).toEqual([]);
      await finish();
      await update(page);
      await page.reload();
      await expectBoard(page);
      await expectAtRest(page, () => releaseOf(page)).toBe("Next");
      await openEverything(page);
      await expectAtRest(page, () => scriptsOf(page)).toEqual(["Next"]);
    });
  });
}

test("a version that comes back after a newer one is shown again", { tag: "@thorough" }, async ({ page }) => {
  await withSite(async (site) => {
    const names = ["index.html", "sw.js"];
    await visit(page, site);
    const first = await Promise.all(names.map((name) => readFile(join(site.folder, name))));
    await publish(site, "Next");
    await update(page);
    await page.reload();
    await expectAtRest(page, () => releaseOf(page)).toBe("Next");
    // A worker gives way once it has answered all that it was asked for, so the page first gets what comes when it is idle.
    await page.waitForLoadState("networkidle");
    // All files of the first version are in its cache; only these two are requested from the host.
    await Promise.all(names.map((name, index) => writeFile(join(site.folder, name), first[index])));
    await update(page);
    await page.reload();
    await expectBoard(page);
    await expectAtRest(page, () => releaseOf(page)).toBeUndefined();
    await openEverything(page);
    await expectAtRest(page, () => scriptsOf(page)).toEqual([]);
  });
});
