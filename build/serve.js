// What `cargo xtask serve` serves, and to whom: the page's files, to requests that call this machine by its own names.

import { realpathSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join, relative, sep } from "node:path";
import sirv from "sirv";

/** The page loads scripts, styles and data from its own host only; WebAssembly needs a separate permission. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";
/** Readers' programs are evaluated in a page of their own, which has no network. Its frame is without an origin. */
const RUN_POLICY =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:; base-uri 'none'; form-action 'none'; sandbox allow-scripts";
const RUNNER = /^(\/www\/features\/own-program)?\/run\.html$/;
const HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-cache",
  // Other sites, and sandboxed frames, which have no origin, may load the element.
  "access-control-allow-origin": "*",
};
/** What belongs to the page in the project's folder. The rest (the repository, the build, installed npm packages) is not served. */
const OPEN = ["index.html", "embed.html", "www", "examples"];
/** The page that other sites put into frames. */
const FRAME = "/embed.html";
/** What this machine is called by those on it. */
const OWN = ["127.0.0.1", "localhost", "[::1]"];
/** The longest path that is looked up, in bytes as sent. Some systems allow none longer than 4096. */
const LONGEST_PATH = 2000;

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

/**
 * Serves the files of a folder to requests for this machine.
 * @param {string} folder
 * @param {string} project Its own folder, where only the page is served.
 * @param {number} port Any free one for 0.
 * @returns {Promise<import("node:http").Server>} It listens.
 */
export function serve(folder, project, port) {
  const site = new Site(realpathSync(folder), realpathSync(project));
  const server = createServer({ requireHostHeader: false }, (request, response) => site.answer(request, response));
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

class Site {
  #folder;
  #isProject;
  #files;

  /** @param {string} folder @param {string} project Both with links in their paths resolved. */
  constructor(folder, project) {
    this.#folder = folder;
    this.#isProject = folder === project;
    this.#files = sirv(folder, { dev: true, etag: true, extensions: ["html"] });
  }

  /** @param {Request} request @param {Response} response */
  answer(request, response) {
    const { url = "/", headers } = request;
    const [path] = url.split("?");
    // In a frame without an origin 'self' matches nothing in some browsers, so the policy names the host there.
    const isFrame = path === FRAME && isAsked(request);
    const policy = isFrame ? POLICY.replaceAll("'self'", `http://${headers.host}`) : POLICY;
    response.setHeader("content-security-policy", RUNNER.test(path) ? RUN_POLICY : policy);
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const refuse = (/** @type {number} */ status, /** @type {string} */ sentence) => {
      response.writeHead(status, { "content-type": "text/plain;charset=utf-8" }).end(sentence);
    };
    if (!isAsked(request)) return refuse(421, "Ask 127.0.0.1 or localhost, with the port.");
    if (!["GET", "HEAD"].includes(request.method ?? "")) return refuse(405, "There is nothing to change here.");
    if (Buffer.byteLength(path) > LONGEST_PATH) return refuse(414, "The path is too long.");
    const found = this.#find(path);
    if (found === undefined) return refuse(404, "There is no such file here.");
    // Addresses in the page of a folder are relative to the folder.
    if (found === "folder" && !path.endsWith("/")) return response.writeHead(307, { location: `${path}/` }).end();
    return this.#files(request, response);
  }

  /** Whether a path is that of a file, or of a folder with a page, which is in the folder and served from it, links resolved. @param {string} path */
  #find(path) {
    try {
      const plain = decodeURIComponent(path).slice(1);
      // A path that begins with two slashes would be redirected to another host.
      if (!path.startsWith("/") || /^\/|[\\\0]/.test(plain)) return undefined;
      const isFolder = statSync(join(this.#folder, plain)).isDirectory();
      const file = realpathSync(join(this.#folder, plain, isFolder ? "index.html" : ""));
      const inside = relative(this.#folder, file);
      // A device or a pipe has no answer, or would never finish one.
      const isServed = this.#serves(plain) && this.#serves(inside.split(sep).join("/")) && statSync(file).isFile();
      if (!isServed || (!isFolder && plain.endsWith("/"))) return undefined;
      return isFolder ? "folder" : "file";
    } catch {
      // It is not there, or no path at all.
      return undefined;
    }
  }

  /** Whether a path below the folder is served. The empty path is the page's. @param {string} path */
  #serves(path) {
    const names = path.replace(/\/$/, "").split("/");
    const isOpen = !this.#isProject || path === "" || OPEN.includes(names[0]);
    return isOpen && names.every((name) => !name.startsWith(".") && name !== "node_modules");
  }
}

/**
 * Whether a request names this machine and nobody else. Somebody else's site can make its name lead here (“DNS rebinding”),
 * and could then read what is served as its own.
 * @param {Request} request
 */
function isAsked({ rawHeaders, url = "", socket: { localPort } }) {
  const hosts = rawHeaders.filter((_, place) => rawHeaders[place - 1]?.toLowerCase() === "host" && place % 2 === 1);
  const isOwn = (/** @type {string} */ host) =>
    OWN.some(
      (name) => host.toLowerCase() === `${name}:${localPort}` || (localPort === 80 && host.toLowerCase() === name),
    );
  const named = /^[a-z]+:\/\/([^/]*)/i.exec(url)?.[1];
  return hosts.length === 1 && isOwn(hosts[0]) && (named === undefined || isOwn(named));
}
