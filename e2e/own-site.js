// The built page on a test's own server, where new versions can be published, files can be missing and the network can
// go down.

import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { expect } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */

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
/** The scripts and style sheets with a hash in their names: these change with every version. */
const HASHED = /-([A-Z\d]{8})\.(?:js|css)$/;

/**
 * @typedef {object} Site
 * @property {string} address
 * @property {Set<string>} missing Paths that answer with 404.
 * @property {Set<string>} lost Paths that answer with a “not found” page, but with status 200.
 * @property {Map<string, string>} moved Paths that redirect, and where to.
 * @property {string} cached The server's header for the browser's own cache.
 * @property {string} folder
 * @property {(name: string, change: (text: string) => string) => Promise<void>} edit Changes a file.
 * @property {() => Promise<unknown>} stop
 */

/** A copy of what was built. @param {string} folder */
export const copyTo = (folder) =>
  cp(DIST, folder, { recursive: true, filter: (path) => !/\/(npm|npm-engine|examples)$/.test(path) });

/** @param {(site: Site) => Promise<void>} visit */
export async function withSite(visit) {
  const folder = await mkdtemp(join(tmpdir(), "starstep-"));
  await copyTo(folder);
  const [missing, lost, moved] = [new Set(), new Set(), new Map()];
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname, search } = new URL(url, "http://localhost");
    const elsewhere = moved.get(pathname);
    if (elsewhere) return void response.writeHead(308, { location: elsewhere + search }).end();
    const path = pathname.replace(/\/$/, "/index.html");
    if (lost.has(path)) return void response.writeHead(200, { "content-type": "text/html" }).end("<p>No such file.");
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
    lost,
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

/** Opens the page and waits until its service worker has everything. @param {Page} page @param {Site} site */
export async function visit(page, site) {
  await page.goto(site.address);
  await expectBoard(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Waits for the board. @param {Page} page */
export const expectBoard = (page) => expect(page.getByRole("status").first()).toHaveText(/^Path found/);

/**
 * A version as another release would have it: scripts and style sheets with other names and content, and therefore
 * another service worker. The old ones are gone. Each script records which release it belongs to.
 * @param {Site} site
 * @param {string} release
 */
export async function publish(site, release) {
  const names = (await readdir(site.folder, { recursive: true })).filter((name) => !name.startsWith("two/"));
  const renamed = names.filter((name) => HASHED.test(name));
  const next = new Map(
    renamed.map((name) => {
      const [, hash = ""] = HASHED.exec(name) ?? [];
      const other = createHash("sha256").update(release + hash);
      return [hash, other.digest("hex").slice(0, 8).toUpperCase()];
    }),
  );
  /** @param {string} text */
  const withNames = (text) => text.replace(/(?<=-)[A-Z\d]{8}(?=\.)/g, (hash) => next.get(hash) ?? hash);
  for (const name of renamed) {
    const text = await readFile(join(site.folder, name), "utf8");
    await rm(join(site.folder, name));
    const note = name.endsWith(".js") ? `\n;(globalThis.releases ??= new Set()).add("${release}");` : "";
    const own = text.replace(/\n;\(globalThis\.releases .*/, "") + note;
    await writeFile(join(site.folder, withNames(name)), withNames(own));
  }
  for (const name of ["index.html", "embed.html", "star-step.js", "sw.js"]) await site.edit(name, withNames);
  await site.edit("index.html", (text) =>
    text.replace(/<html( data-release="\w+")?/, `<html data-release="${release}"`),
  );
  await site.edit("sw.js", (text) => text.replace(/(\d+\.\d+\.\d+-[0-9a-f]{8})\w*/, `$1${release}`));
  await list(site);
}

/** Writes the current hashes of the files into the service worker. @param {Site} site */
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

/** Makes a page check for a newer version, and waits until that is there or was refused. @param {Page} page */
export const update = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const worker = registration.installing ?? registration.waiting;
    if (!worker) return;
    await new Promise((resolve) => {
      const look = () => ["activated", "redundant"].includes(worker.state) && resolve(undefined);
      worker.addEventListener("statechange", look);
      look();
    });
  });

/** The names of the caches, oldest first. @param {Page} page */
export const cachesOf = (page) => page.evaluate(() => globalThis.caches.keys());

/** Which release the page belongs to; nothing for what was built. @param {Page} page */
export const releaseOf = (page) => page.evaluate(() => document.documentElement.dataset.release);

/** Which releases the scripts that the page has run so far belong to. @param {Page} page @returns {Promise<string[]>} */
export const scriptsOf = (page) => page.evaluate(() => [...(Reflect.get(globalThis, "releases") ?? [])]);
