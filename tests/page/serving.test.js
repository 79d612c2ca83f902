// What the server of the page answers, byte by byte over a raw connection: a client library would correct the requests
// made here.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { after, test } from "node:test";
import { serve } from "../../build/serve.js";

/** A folder that looks like the project's. */
const folder = mkdtempSync(join(tmpdir(), "starstep-serving-"));
const project = join(folder, "project");
for (const name of [
  "project/index.html",
  "project/embed.html",
  "project/www/main.js",
  "project/www/a b.js",
  "project/www/.hidden",
  "project/examples/html/index.html",
  "project/examples/vite/node_modules/secret.js",
  "project/.git/config",
  "project/Cargo.toml",
  "project/dist/index.html",
  "project/dist/.secret/key",
  "outside/secret.txt",
]) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), `content of ${basename(name)}`);
}
/** @type {import("node:http").Server[]} */
const servers = [];
after(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

/** Serves a folder of its own. @param {string} [of] */
async function started(of = project) {
  const server = await serve(of, project, 0);
  servers.push(server);
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  /** The whole answer to a request sent as is. @param {string} request @returns {Promise<string>} */
  const send = (request) =>
    new Promise((resolve, reject) => {
      let answer = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(request));
      socket.setEncoding("utf8");
      socket.on("data", (text) => {
        answer += text;
      });
      socket.on("end", () => resolve(answer)).on("error", reject);
    });
  const whole = (/** @type {string} */ path, host = `127.0.0.1:${port}`) =>
    send(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const get = async (/** @type {string} */ path, /** @type {string | undefined} */ host = undefined) =>
    statusOf(await whole(path, host));
  return { port, send, whole, get };
}

/** @param {string} answer */
const statusOf = (answer) => Number(answer.split(" ")[1]);

test("only the page is served from the project", async () => {
  const { get, whole } = await started();
  for (const path of ["/", "/index.html?lang=en", "/embed.html", "/www/main.js", "/www/a%20b.js", "/examples/html/"])
    assert.equal(await get(path), 200, path);
  assert.match(await whole("/examples/html"), /^HTTP\/1.1 307 [\s\S]*^location: \/examples\/html\/\r$/im);
  assert.match(await whole("/www/main.js"), /^content-type: text\/javascript\b[\s\S]*\r\n\r\ncontent of main\.js$/im);
  for (const path of [
    "/.git/config",
    "/%2egit/config",
    "/www/.hidden",
    "/www/../.git/config",
    "/www/%2e%2e/.git/config",
    "/www/..%2f.git/config",
    "/www%5c..%5c.git%5cconfig",
    "/Cargo.toml",
    "/dist/index.html",
    "/examples/vite/node_modules/secret.js",
    "/../outside/secret.txt",
    "/%2e%2e/outside/secret.txt",
    "//etc/passwd",
    "//www",
    "/www",
    "/www/",
    "/www/main.js/",
    "/www/main.js%00",
    "/www/%ff",
    "/embed",
    "/nowhere.js",
  ])
    assert.equal(await get(path), 404, path);
});

test("the page for frames names its host, because a sandboxed one has no self", async () => {
  const { port, whole } = await started();
  const policyOf = async (/** @type {string} */ path) => {
    const policies = Array.from((await whole(path)).matchAll(/^content-security-policy: (.*)\r$/gim), ([, it]) => it);
    assert.equal(policies.length, 1);
    return policies[0];
  };
  const page = await policyOf("/index.html");
  assert.ok(page.includes("script-src 'self' 'wasm-unsafe-eval'"), page);
  assert.equal(await policyOf("/embed.html?controls=basic"), page.replaceAll("'self'", `http://127.0.0.1:${port}`));
});

test("only the page that readers' programs run in may evaluate scripts, and it has no network", async () => {
  const { whole } = await started();
  const policyOf = async (/** @type {string} */ path) =>
    /^content-security-policy: (.*)\r$/im.exec(await whole(path))?.[1] ?? "none";
  const policy = await policyOf("/www/features/own-program/run.html");
  assert.match(policy, /^default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:;/);
  assert.match(policy, /sandbox allow-scripts$/);
  assert.doesNotMatch(await policyOf("/index.html"), /'unsafe-eval'|unsafe-inline/);
  const docs = readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8");
  assert.ok(docs.includes(policy), "the docs have it");
  // Other hosts send none, so the page itself says the same.
  const own = readFileSync(new URL("../../www/features/own-program/run.html", import.meta.url), "utf8");
  assert.ok(own.includes(policy.slice(0, policy.indexOf("; base-uri"))));
});

test("everything but hidden files is served from another folder", async () => {
  const { get } = await started(join(project, "dist"));
  assert.equal(await get("/"), 200);
  assert.equal(await get("/.secret/key"), 404);
  assert.equal(await get("/../index.html"), 404);
});

test("links lead to what is served or nowhere", async () => {
  const www = join(project, "www");
  symlinkSync("main.js", join(www, "inside.js"));
  symlinkSync(join(folder, "outside"), join(www, "outside"));
  symlinkSync(join(folder, "outside/secret.txt"), join(www, "secret.js"));
  symlinkSync("../.git", join(www, "git"));
  symlinkSync("../Cargo.toml", join(www, "manifest"));
  mkdirSync(join(www, "folder"));
  symlinkSync(join(folder, "outside/secret.txt"), join(www, "folder/index.html"));
  const { get } = await started();
  assert.equal(await get("/www/inside.js"), 200);
  for (const path of ["/www/outside/secret.txt", "/www/secret.js", "/www/git/config", "/www/manifest", "/www/folder/"])
    assert.equal(await get(path), 404, path);
});

test("long paths are refused and not tried, and nothing can be sent", async () => {
  const { get, send, port } = await started();
  assert.equal(await get(`/www/${"a".repeat(8000)}`), 414);
  assert.equal(await get(`/www/${"a".repeat(1900)}`), 404);
  assert.equal(await get(`/www/${"a/".repeat(900)}`), 404);
  const request = `POST /index.html HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`;
  assert.equal(statusOf(await send(request)), 405);
});

test("requests under another name get nothing", async () => {
  const { get, send, port } = await started();
  for (const host of ["127.0.0.1", "localhost", "LocalHost", "[::1]"])
    assert.equal(await get("/", `${host}:${port}`), 200, host);
  const others = ["", "localhost", "example.org", "127.0.0.1.example.org", "localhost.example.org", "127.0.0.1:1"];
  for (const host of [...others, `example.org:${port}`, `x@localhost:${port}`])
    assert.equal(await get("/", host), 421, host);
  const own = `Host: localhost:${port}\r\n`;
  for (const request of [
    "GET / HTTP/1.0\r\n\r\n",
    `GET / HTTP/1.1\r\n${own}Host: example.org\r\nConnection: close\r\n\r\n`,
    `GET http://example.org:${port}/ HTTP/1.1\r\n${own}Connection: close\r\n\r\n`,
  ])
    assert.equal(statusOf(await send(request)), 421, request);
});

test("every answer has the headers of the docs", async () => {
  const { whole } = await started();
  const docs = readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8");
  for (const answer of [await whole("/"), await whole("/nowhere", "x")]) {
    const policy = /^content-security-policy: (.*)\r$/im.exec(answer)?.[1] ?? "none";
    assert.ok(docs.includes(policy), policy);
    for (const header of ["x-content-type-options: nosniff", "referrer-policy: no-referrer", "cache-control: no-cache"])
      assert.ok(answer.toLowerCase().includes(header), answer);
  }
});
