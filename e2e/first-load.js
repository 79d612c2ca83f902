// Measures how long a first visit takes over a slow network until a step of the search is drawn, and writes the section
// “First load” of docs/benchmarks.md. Times are reported, never asserted: machines differ.
//
// `cargo xtask first-load` packs dist/ and runs this. STARSTEP_BEFORE names the dist/ of another version to compare with; both are
// visited in turns.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { cpus } from "node:os";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";

const PAGE = "docs/benchmarks.md";
const TITLE = "## First load";
const VISITS = 7;
/** “Slow 4G”: bytes per second in both directions, and milliseconds there and back. */
const NETWORK = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150, offline: false };
const TYPES = /** @type {Record<string, string>} */ ({
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
});
/** An article with the element in it, as its script is embedded. */
const ARTICLE = '<!doctype html><script type="module" src="star-step.js"></script><star-step></star-step>';

/** Serves a folder with its files gzipped, as hosts do. @param {string} folder */
function serve(folder) {
  /** @type {Map<string, Buffer>} */
  const packed = new Map([["article.html", gzipSync(ARTICLE, { level: 9 })]]);
  const server = createServer((request, response) => {
    const name = normalize(decodeURIComponent(new URL(request.url ?? "", "http://host").pathname)).slice(1);
    const file = name || "index.html";
    if (!packed.has(file) && existsSync(join(folder, file))) {
      packed.set(file, gzipSync(readFileSync(join(folder, file)), { level: 9 }));
    }
    const body = packed.get(file);
    const headers = { "content-type": TYPES[extname(file)] ?? "text/plain", "content-encoding": "gzip" };
    if (body) response.writeHead(200, headers).end(body);
    else response.writeHead(404).end();
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(/** @type {import("node:net").AddressInfo} */ (server.address()).port));
  });
}

/** Notes when the first frame with a step has been painted: the one after the element is ready. */
function watch() {
  addEventListener(
    "ready",
    () =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => Object.assign(globalThis, { firstStep: performance.now() });
        port2.postMessage(0);
      }),
    { capture: true, once: true },
  );
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});

/** One first visit. @param {string} address @returns {Promise<{ time: number, bytes: number }>} */
async function visit(address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => "firstStep" in globalThis);
  const loaded = bytes;
  const time = await page.evaluate(() => /** @type {any} */ (globalThis).firstStep);
  await context.close();
  return { time, bytes: loaded };
}

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const { STARSTEP_BEFORE: before } = process.env;
const versions = [...(before ? [{ name: "before", folder: before }] : []), { name: "now", folder: "dist" }];
const pages = [
  { name: "the page", address: "" },
  { name: "an article with `star-step.js`", address: "article.html" },
];
const ports = await Promise.all(versions.map(({ folder }) => serve(folder)));
/** @type {string[]} */
const rows = [];
for (const { name, address } of pages) {
  /** @type {{ time: number, bytes: number }[][]} */
  const visits = versions.map(() => []);
  for (let round = 0; round < VISITS; round++) {
    for (const [index, port] of ports.entries()) visits[index].push(await visit(`http://127.0.0.1:${port}/${address}`));
  }
  for (const [index, version] of versions.entries()) {
    const times = visits[index].map(({ time }) => time / 1000);
    const kilobytes = median(visits[index].map(({ bytes }) => bytes)) / 1000;
    const seconds = [median(times), Math.min(...times), Math.max(...times)].map((time) => time.toFixed(2));
    rows.push(`| ${name} | ${version.name} | ${seconds.join(" | ")} | ${kilobytes.toFixed(0)} |`);
  }
}
await browser.close();

const section = `${TITLE}

Made by \`cargo xtask first-load\` in Chromium ${browser.version()} on ${cpus()[0].model.trim()}, ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}: from navigation until the first frame with a step of the search is painted, without a cache, over 1.6 Mbit/s down, 750 kbit/s up and 150 ms latency (“slow 4G”), with files gzipped; ${VISITS} visits each, in turns. Kilobytes are those that had arrived by then.

| what | version | median s | shortest | longest | kB |
|---|---|---|---|---|---|
${rows.join("\n")}
`;
const text = readFileSync(PAGE, "utf8");
const [head, rest = ""] = text.split(`${TITLE}\n`);
const next = rest.search(/^## /m);
writeFileSync(PAGE, `${head.trimEnd()}\n\n${section}${next < 0 ? "" : `\n${rest.slice(next)}`}`);
console.log(section);
process.exit();
