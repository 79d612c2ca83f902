// Serves dist/ to the browsers, with the policies that docs/embedding.md gives, plus the test's own pages.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";

const DIST = new URL("../../dist/", import.meta.url);
const HERE = new URL("./", import.meta.url);
const DOCS = new URL("../../docs/embedding.md", import.meta.url);

/** @type {Record<string, string | undefined>} */
const TYPES = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  wasm: "application/wasm",
  json: "application/json",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
};

/** The policies in the docs: one for a page, one for what readers' programs run in, and one for a page in a frame without an origin. */
async function policies() {
  const found = (await readFile(DOCS, "utf8")).match(/^default-src 'none'.*$/gm) ?? [];
  const [own, running, sandboxed] = found;
  if (found.length !== 3 || !sandboxed.includes("https://example.org")) throw new Error("The docs give no policies.");
  return { own, running, sandboxed };
}

/**
 * @param {Record<string, string>} pages The test's own pages, by address.
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serve(pages) {
  const { own, running, sandboxed } = await policies();
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const named = { "/embed.html": sandboxed.replaceAll("https://example.org", origin), "/run.html": running };
    const policy = named[/** @type {keyof typeof named} */ (pathname)] ?? own;
    try {
      const content = await contentOf(pathname, pages);
      response
        .writeHead(200, {
          "content-type": TYPES[/\.(\w+)$/.exec(pathname)?.[1] ?? "html"] ?? "application/octet-stream",
          "content-security-policy": policy,
          "access-control-allow-origin": "*",
          "cache-control": "no-store",
        })
        .end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin, close };
}

/** @param {string} pathname @param {Record<string, string>} pages */
async function contentOf(pathname, pages) {
  if (pathname.startsWith("/www/pkg/")) return contentOf(pathname.replace("/www/", "/npm/"), pages);
  if (pathname.startsWith("/smoke/")) return readFile(new URL(pathname.slice("/smoke/".length), HERE));
  const isPage = pathname.endsWith("/") || pathname.endsWith(".html");
  const file = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  const content = pages[pathname] ?? (await readFile(new URL(`.${file}`, DIST)));
  return isPage ? String(content).replace("<head>", '<head><script src="/smoke/in-page.js"></script>') : content;
}
