// The service worker of the page: its files are there without a network. The bundler puts in which files, and a version
// that is another one whenever one of them is.
//
// All files of a version are in one cache, and a page gets all that it asks for from the cache of the version that it
// began with, so that no page mixes two versions. The browser asks for this script anew at every visit; when it has
// changed, the new files are fetched as a whole while the page runs, and the next page that is opened has them. Pages
// that are open go on with the files of theirs, which may no longer be on the server. If one of the new files cannot be
// fetched, all stays as it is until the next time. Only a page that came past its worker (the first visit, or a forced
// reload) got its first files from the network.

const PREFIX = "starstep-";
const CACHE = PREFIX + STARSTEP_VERSION;
const scope = new URL("./", location.href);
const PAGE = new URL("index.html", scope).href;
/** What a cache has for each page and worker that got its files from there: an address that is no file's. */
const NOTE = new URL("?opened=", scope).href;

/** The addresses of the page itself, without what says what to show. @param {string} address */
function isPage(address) {
  const url = new URL(address);
  url.search = url.hash = "";
  return url.href === PAGE || url.href === scope.href;
}

async function install() {
  const isNew = !(await caches.has(CACHE));
  const cache = await caches.open(CACHE);
  try {
    // Past the browser's own cache, which may still have files of the version before.
    const addresses = STARSTEP_FILES.map((/** @type {string} */ file) => new URL(file, scope));
    await cache.addAll(addresses.map((address) => new Request(address, { cache: "reload" })));
  } catch (error) {
    if (isNew) await caches.delete(CACHE);
    throw error;
  }
  // Who never closes the last page would else never get the new version.
  await worker.skipWaiting();
}

async function activate() {
  await worker.clients.claim();
  const open = await worker.clients.matchAll();
  for (const { id, url } of open) if (isPage(url) && !(await cacheOf(id))) await note(id, CACHE);
  // The version before stays in any case: the browser may bring back a page that it no longer counts as open.
  const older = (await others()).slice(1);
  const used = new Set(await Promise.all(open.map((/** @type {{ id: string }} */ { id }) => cacheOf(id))));
  await Promise.all(older.filter((name) => !used.has(name)).map((name) => caches.delete(name)));
}

/** The caches of other versions, the youngest first. */
async function others() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).reverse();
}

/** Keeps from which cache a page or worker gets its files. This script is ended and begun again meanwhile, and forgets. @param {string} client @param {string} name */
async function note(client, name) {
  const cache = await caches.open(name);
  await cache.put(NOTE + client, new Response());
}

/** The name of the cache from which a page or worker gets its files, if it does. @param {string} client */
async function cacheOf(client) {
  for (const name of [CACHE, ...(await others())]) {
    if (await caches.match(NOTE + client, { cacheName: name })) return name;
  }
  return undefined;
}

/** Takes out the notes of pages that are gone, of which there would be one more with every visit. */
async function forget() {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    if (url.startsWith(NOTE) && !(await worker.clients.get(url.slice(NOTE.length)))) await cache.delete(url);
  }
}

/** Pages and their workers get files from a cache; whatever else asks, such as a frame of an embedder, gets what it would get. @param {FetchEvent} event */
async function answer({ request, clientId, resultingClientId }) {
  const isVisit = request.mode === "navigate";
  const own = isVisit ? CACHE : await ownOf(clientId);
  if (!own) return fetch(request);
  if (resultingClientId) await note(resultingClientId, own);
  for (const cacheName of [own, CACHE, ...(await others())]) {
    const found = await caches.match(isVisit ? PAGE : request, { cacheName });
    // Some hosts redirect index.html to the folder, and browsers take no redirected response for a page.
    if (found) return found.redirected ? new Response(found.body, found) : found;
  }
  return fetch(request);
}

/** The cache for what a client asks for. A page of which there is no note was brought back by the browser. @param {string} client */
async function ownOf(client) {
  return (
    (await cacheOf(client)) ?? (isPage((await worker.clients.get(client))?.url ?? "about:blank") ? CACHE : undefined)
  );
}

/** @typedef {Event & { waitUntil(work: Promise<unknown>): void }} LifeEvent */
/** @typedef {LifeEvent & { request: Request, clientId: string, resultingClientId: string, respondWith(response: Promise<Response>): void }} FetchEvent */
/** @type {any} */
const worker = self;
worker.addEventListener("install", (/** @type {LifeEvent} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {LifeEvent} */ event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (/** @type {FetchEvent} */ event) => {
  const { request } = event;
  const isVisit = request.mode === "navigate";
  // Files of older versions have names that are not known here, so all requests below the scope are looked for.
  if (request.method !== "GET" || !(isVisit ? isPage(request.url) : request.url.startsWith(scope.href))) return;
  event.respondWith(answer(event));
  if (isVisit) event.waitUntil(forget());
});
