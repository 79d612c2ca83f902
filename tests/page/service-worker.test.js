// The page's service worker, run as it is in a world of a test's own: a host whose files can be missing or damaged, a browser
// that keeps what it was given, caches, and time. That browsers do their part is what e2e/offline.test.js and
// e2e/updates.test.js show.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { createContext, runInContext } from "node:vm";

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const WORKER = read("www/sw.js");
/** What the docs give a site that wants to be rid of it. */
const ENDING = read("docs/embedding.md").match(/```js\n(\/\/ sw\.js: .*?)```/s)?.[1] ?? "";

const SITE = "https://example.org/grid/";
const PAGE = `${SITE}index.html`;

/**
 * @typedef {{ status: number, body: string, redirected?: boolean, varies?: boolean, ok?: boolean, clone?: () => Answer }} Answer
 * @typedef {{ url: string, method: string, mode: string, cache?: string, integrity?: string }} Asked
 */

const hashOf = (/** @type {string} */ text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const urlOf = (/** @type {unknown} */ it) => String(Reflect.get(Object(it), "url") ?? it);

class FakeRequest {
  /** @param {unknown} address @param {Partial<Asked>} [asked] */
  constructor(address, asked = {}) {
    Object.assign(this, { method: "GET", mode: "cors" }, asked, { url: String(address) });
  }
}

class FakeResponse {
  redirected = false;
  /** @param {string} body @param {{ status: number }} like */
  constructor(body, { status }) {
    this.body = body;
    this.status = status;
  }
}

/** What is on the host, by address. @type {Map<string, Answer>} */
let host;
/** What the browser was given before, and gives out again to whoever does not ask otherwise. @type {Map<string, Answer>} */
let browserCache;
/** What was asked of the host. @type {Asked[]} */
let asked;
/** The caches in the order in which they were made, with what is in each. @type {Map<string, Map<string, Answer>>} */
let stored;
let isOnline = true;
/** Whether there is no storage left at all. */
let isFull = false;
/** Whether what is stored cannot be read. */
let isUnreadable = false;

beforeEach(() => {
  [host, browserCache, asked, stored] = [new Map(), new Map(), [], new Map()];
  [isOnline, isFull, isUnreadable] = [true, false, false];
});

/** @param {unknown} request @param {Partial<Asked>} [options] */
async function fetchFrom(request, options = {}) {
  const url = urlOf(request);
  const it = /** @type {Asked} */ ({ url, ...(typeof request === "object" ? request : {}), ...options });
  const kept = browserCache.get(url);
  if (kept && !["no-cache", "no-store", "reload"].includes(it.cache ?? "")) return kept;
  asked.push(it);
  if (!isOnline) throw new TypeError("Failed to fetch");
  const answer = host.get(url) ?? { status: 404, body: "" };
  if (it.integrity && hashOf(answer.body) !== it.integrity) throw new TypeError("Failed to fetch");
  return url === SITE + LATER ? Object.assign(answer, { ok: answer.status === 200, clone: () => answer }) : answer;
}

const mayBe = () => {
  if (isFull) throw new Error("QuotaExceededError");
};
const caches = {
  keys: async () => {
    mayBe();
    return [...stored.keys()];
  },
  delete: async (/** @type {string} */ name) => stored.delete(name),
  open: async (/** @type {string} */ name) => {
    mayBe();
    const entries = stored.get(name) ?? new Map();
    stored.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      match: async (/** @type {unknown} */ request) => entries.get(urlOf(request)),
      delete: async (/** @type {unknown} */ request) => entries.delete(urlOf(request)),
      put: async (/** @type {unknown} */ request, /** @type {Answer} */ answer) => entries.set(urlOf(request), answer),
      // All or nothing, as in a browser.
      addAll: async (/** @type {unknown[]} */ requests) => {
        const answers = await Promise.all(
          requests.map(async (request) => {
            const answer = await fetchFrom(request);
            if (answer.status !== 200) throw new TypeError("Request failed");
            return /** @type {const} */ ([urlOf(request), answer]);
          }),
        );
        for (const [url, answer] of answers) entries.set(url, answer);
      },
    };
  },
  match: async (
    /** @type {unknown} */ request,
    /** @type {{ cacheName: string, ignoreVary?: boolean }} */ { cacheName, ignoreVary },
  ) => {
    mayBe();
    if (isUnreadable) throw new Error("UnknownError");
    const found = stored.get(cacheName)?.get(urlOf(request));
    return found?.varies && !ignoreVary ? undefined : found;
  },
};

/** What is kept once it was used. */
const LATER = "editor-12345678.js";
const EDITOR = "the editor";

/** The files of a version. @param {string} version @returns {Record<string, string>} */
const filesOf = (version) => ({
  "index.html": `page of ${version}`,
  [`main-${version}.js`]: `script of ${version}`,
  "icon.svg": "icon",
});

/** Puts a version on the host, whose own files are all that is there. @param {string} version */
function publish(version) {
  host.clear();
  host.set(`${SITE}sw.js`, { status: 200, body: "worker" });
  for (const [name, body] of Object.entries(filesOf(version))) host.set(SITE + name, { status: 200, body });
}

/** Starts a worker of a version. @param {string} version @param {string} [source] */
function start(version, source = WORKER) {
  const did = /** @type {string[]} */ ([]);
  /** @type {{ act: () => void, after: number }[]} */
  const timers = [];
  /** @type {Record<string, (event: any) => unknown>} */
  const listeners = {};
  const files = Object.entries(filesOf(version)).map(([name, body]) => [name, hashOf(body)]);
  const worker = {
    STARSTEP_VERSION: version,
    STARSTEP_FILES: Object.fromEntries(files),
    STARSTEP_LATER: { [LATER]: hashOf(EDITOR) },
    location: { href: `${SITE}sw.js` },
    caches,
    fetch: fetchFrom,
    URL,
    Request: FakeRequest,
    Response: FakeResponse,
    Promise,
    setTimeout: (/** @type {() => void} */ act, /** @type {number} */ after) => timers.push({ act, after }),
    skipWaiting: async () => void did.push("skipWaiting"),
    clients: { claim: async () => void did.push("claim") },
    registration: { unregister: async () => void did.push("unregister") },
    addEventListener: (/** @type {string} */ name, /** @type {(event: unknown) => unknown} */ act) =>
      Object.assign(listeners, { [name]: act }),
  };
  Object.assign(worker, { self: worker });
  runInContext(source, createContext(worker));

  /** Lets something happen to the worker, and waits until it is done. @param {string} name @param {Record<string, unknown>} [more] */
  async function happen(name, more = {}) {
    const works = /** @type {Promise<unknown>[]} */ ([]);
    /** @type {Promise<Answer> | undefined} */
    let answer;
    const event = {
      ...more,
      waitUntil: (/** @type {Promise<unknown>} */ work) => works.push(work),
      respondWith: (/** @type {Promise<Answer>} */ response) => (answer = response),
    };
    const act = Reflect.get(worker, `on${name}`) ?? listeners[name];
    act(event);
    const answered = answer && (await /** @type {Promise<Answer>} */ (answer));
    await Promise.all(works);
    return { isAnswered: answer !== undefined, ...answered };
  }
  return {
    did,
    timers,
    install: () => happen("install"),
    activate: () => happen("activate"),
    /** @param {string} url @param {Partial<Asked>} [asked] */
    ask: (url, asked) => happen("fetch", { request: new FakeRequest(url, asked) }),
    /** Opens a page. @param {string} [url] */
    visit: (url = SITE) => happen("fetch", { request: new FakeRequest(url, { mode: "navigate" }) }),
  };
}

/** A worker that has everything and is in charge. @param {string} version */
async function running(version) {
  publish(version);
  const worker = start(version);
  await worker.install();
  await worker.activate();
  asked = [];
  return worker;
}

/** The name of a version's cache. */
const cacheOf = (/** @type {string} */ version) => `starstep /grid/ ${version}`;

test("a version is kept as a whole, whatever the browser's own cache still has of the version before", async () => {
  publish("two");
  browserCache.set(PAGE, { status: 200, body: "page of one" });
  const worker = start("two");
  await worker.install();
  assert.deepEqual([...stored.keys()], [cacheOf("two")]);
  const kept = Object.entries(filesOf("two")).map(([name, body]) => [SITE + name, body]);
  assert.deepEqual(
    [...(stored.get(cacheOf("two")) ?? [])].map(([url, { body }]) => [url, body]),
    kept,
  );
});

for (const [what, damage] of /** @type {[string, () => unknown][]} */ ([
  ["the page is still that of the version before", () => host.set(PAGE, { status: 200, body: "page of one" })],
  ["a file is missing", () => host.delete(`${SITE}main-two.js`)],
  [
    "a page says with the status 200 that a file is missing",
    () => host.set(`${SITE}main-two.js`, { status: 200, body: "<p>No such file." }),
  ],
  ["a file has half of its bytes", () => host.set(`${SITE}main-two.js`, { status: 200, body: "script " })],
])) {
  test(`a version does not count while ${what}, and nothing of it is kept`, async () => {
    await running("one");
    publish("two");
    damage();
    const worker = start("two");
    await assert.rejects(worker.install());
    assert.deepEqual([...stored.keys()], [cacheOf("one")]);
    assert.deepEqual([worker.did, worker.timers], [[], []]);
    publish("two");
    await worker.install();
    assert.deepEqual([...stored.keys()], [cacheOf("one"), cacheOf("two")]);
  });
}

test("a version that is here already is not fetched again", async () => {
  await running("one");
  const worker = start("one");
  await worker.install();
  await worker.visit();
  assert.deepEqual(
    asked.map(({ url }) => url),
    [`${SITE}sw.js`],
  );
  assert.deepEqual(stored.size, 1);
});

test("what few readers need is kept once it was used, and not before", async () => {
  const worker = await running("one");
  const url = SITE + LATER;
  assert.equal(stored.get(cacheOf("one"))?.has(url), false);
  host.set(url, { status: 200, body: "another editor" });
  await assert.rejects(worker.ask(url), "what differs is not taken");
  host.set(url, { status: 200, body: EDITOR });
  assert.equal((await worker.ask(url)).body, EDITOR);
  isOnline = false;
  assert.equal((await worker.ask(url)).body, EDITOR);
  // Nothing is fetched again because there is more than at first.
  isOnline = true;
  asked = [];
  await worker.visit();
  assert.deepEqual(
    asked.map(({ url }) => url),
    [`${SITE}sw.js`],
  );
  [isFull, isUnreadable] = [true, false];
  stored.clear();
  assert.equal((await worker.ask(url)).body, EDITOR, "without storage the network answers");
});

test("a new version asks the one before to give way, again and again until it does", async () => {
  publish("one");
  const worker = start("one");
  await worker.install();
  assert.deepEqual(worker.did, ["skipWaiting"]);
  for (let i = 2; i <= 4; i++) {
    const [timer, ...others] = worker.timers.splice(0);
    assert.ok(others.length === 0 && timer.after > 0 && timer.after <= 1000);
    timer.act();
    assert.equal(worker.did.length, i);
  }
  await worker.activate();
  assert.deepEqual(worker.did.slice(4), ["claim"], "pages that are open are its own then");
  for (const { act } of worker.timers.splice(0)) act();
  assert.equal(worker.did.length, 5);
  assert.deepEqual(worker.timers, []);
});

test("four versions are kept, for pages that stay open, and caches of others are left alone", async () => {
  const others = ["starstep /grid/two/ one", "starstep / one", "starstep-notes", "another program's"];
  for (const name of others) stored.set(name, new Map());
  for (const version of ["one", "two", "three", "four"]) await running(version);
  assert.deepEqual([...stored.keys()], [...others, ...["one", "two", "three", "four"].map(cacheOf)]);
  await running("five");
  assert.deepEqual([...stored.keys()], [...others, ...["two", "three", "four", "five"].map(cacheOf)]);
  // One that comes back has its files here, and is shown again although newer ones are here too.
  assert.equal((await (await running("two")).visit()).body, "page of two");
  await running("six");
  assert.deepEqual([...stored.keys()], [...others, ...["three", "four", "five", "six"].map(cacheOf)]);
});

test("a page that is open gets the files of its version while newer ones come", async () => {
  for (const version of ["one", "two", "three", "four"]) await running(version);
  const worker = await running("four");
  for (const version of ["one", "two", "three", "four"]) {
    assert.equal((await worker.ask(`${SITE}main-${version}.js`)).body, `script of ${version}`);
  }
  assert.equal((await worker.visit()).body, "page of four");
  assert.ok(!asked.some(({ url }) => url.includes("main")));
});

test("what has been kept needs no network, and what has not comes from there", async () => {
  const worker = await running("one");
  host.set(`${SITE}later.txt`, { status: 200, body: "later" });
  assert.equal((await worker.ask(`${SITE}later.txt`)).body, "later");
  isOnline = false;
  for (const url of [SITE, PAGE, `${SITE}?lang=en#1.abc`, `${PAGE}?scenario=ties`]) {
    assert.equal((await worker.visit(url)).body, "page of one", url);
  }
  assert.equal((await worker.ask(`${SITE}main-one.js`)).body, "script of one");
  await assert.rejects(worker.ask(`${SITE}later.txt`));
});

test("frames, other folders and what is sent are none of its business", async () => {
  const worker = await running("one");
  for (const url of [`${SITE}embed.html?lang=en`, `${SITE}docs/`, `${SITE}two/index.html`, "https://example.org/"]) {
    assert.equal((await worker.visit(url)).isAnswered, false, url);
  }
  for (const url of ["https://example.org/main-one.js", "https://example.com/grid/main-one.js"]) {
    assert.equal((await worker.ask(url)).isAnswered, false, url);
  }
  assert.equal((await worker.ask(`${SITE}main-one.js`, { method: "POST" })).isAnswered, false);
  assert.deepEqual(asked, []);
});

test("where the host redirects to the folder, the answer for a page is not a redirected one", async () => {
  publish("one");
  host.set(PAGE, { status: 200, body: "page of one", redirected: true });
  const worker = start("one");
  await worker.install();
  const { body, redirected } = await worker.visit();
  assert.deepEqual([body, redirected], ["page of one", false]);
});

test("an answer that varies with what was sent is the same here", async () => {
  publish("one");
  host.set(PAGE, { status: 200, body: "page of one", varies: true });
  const worker = start("one");
  await worker.install();
  isOnline = false;
  assert.equal((await worker.visit()).body, "page of one");
});

test("without any storage left, or where it cannot be read, the network answers", async () => {
  const worker = await running("one");
  isUnreadable = true;
  assert.equal((await worker.ask(PAGE)).body, "page of one");
  asked = [];
  isFull = true;
  assert.equal((await worker.visit(PAGE)).body, "page of one");
  assert.equal((await worker.ask(`${SITE}main-one.js`)).body, "script of one");
  assert.deepEqual(asked.map(({ url }) => url).sort(), [PAGE, `${SITE}main-one.js`, `${SITE}sw.js`]);
});

test("a cache that was lost is filled again at the next visit, and by nothing else", async () => {
  const worker = await running("one");
  stored.clear();
  await worker.ask(`${SITE}main-one.js`);
  assert.equal(stored.size, 0);
  await worker.visit(PAGE);
  assert.equal(stored.get(cacheOf("one"))?.size, 3);
});

test("visits leave nothing behind", async () => {
  const worker = await running("one");
  const before = structuredClone(stored);
  for (let i = 0; i < 4; i++) await worker.visit();
  assert.deepEqual(stored, before);
});

for (const status of [404, 410]) {
  test(`where the host has no worker any more (${status}), the next visit is the last, and nothing is left`, async () => {
    await running("one");
    const worker = await running("two");
    host.set(`${SITE}sw.js`, { status, body: "" });
    browserCache.set(`${SITE}sw.js`, { status: 200, body: "worker" });
    assert.equal((await worker.visit()).body, "page of two");
    // The page that is open still has its files, and no further one is opened from here.
    assert.deepEqual(
      [...stored.values()].map((entries) => [entries.has(PAGE), entries.size]),
      [
        [false, 2],
        [false, 2],
      ],
    );
    assert.deepEqual(worker.did, ["skipWaiting", "claim"]);
    host.set(SITE, { status: 200, body: "Another site" });
    assert.equal((await worker.visit()).body, "Another site");
    assert.deepEqual([worker.did.at(-1), [...stored.keys()]], ["unregister", []]);
  });
}

test("a worker that was missing for a while continues, and a host that fails ends nothing", async () => {
  const worker = await running("one");
  host.set(`${SITE}sw.js`, { status: 404, body: "" });
  await worker.visit();
  assert.equal(stored.get(cacheOf("one"))?.has(PAGE), false);
  host.set(`${SITE}sw.js`, { status: 200, body: "worker" });
  host.set(SITE, { status: 200, body: "page of one" });
  await worker.visit();
  assert.equal(stored.get(cacheOf("one"))?.has(PAGE), true);
  for (const status of [500, 503]) {
    host.set(`${SITE}sw.js`, { status, body: "" });
    await worker.visit();
    await worker.visit();
  }
  isOnline = false;
  assert.equal((await worker.visit()).body, "page of one");
  assert.deepEqual([stored.get(cacheOf("one"))?.size, worker.did], [3, ["skipWaiting", "claim"]]);
});

test("the script of the docs takes over, ends the worker, and deletes its caches and no others", async () => {
  await running("one");
  await running("two");
  stored.set("another program's", new Map());
  stored.set("starstep /grid/two/ one", new Map());
  const worker = start("", ENDING);
  await worker.install();
  assert.deepEqual(worker.did, ["skipWaiting"]);
  worker.timers.splice(0)[0].act();
  assert.deepEqual(worker.did, ["skipWaiting", "skipWaiting"]);
  await worker.activate();
  worker.timers.splice(0)[0].act();
  assert.deepEqual(worker.did, ["skipWaiting", "skipWaiting", "unregister"]);
  assert.deepEqual([...stored.keys()], ["another program's", "starstep /grid/two/ one"]);
});
