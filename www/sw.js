// The service worker of the page, which makes its files available without a network. The bundler fills in the files,
// each with its SHA-256, and a version that changes with any of them. All but the page and its icons have a hash of
// their content in their names, so a name means one file forever. A version is kept as a whole or not at all: while one
// of its files is missing or differs (during an upload) the old version stays. If caches fail, the network answers.
// Files that most readers never need, the editor of readers' programs, are kept once they were used.

const scope = new URL("./", location.href);
// Sites in other folders of the host share the same caches. No path has a space in it, so no prefix begins another.
const PREFIX = `starstep ${scope.pathname} `;
const CACHE = PREFIX + STARSTEP_VERSION;
const PAGE = new URL("index.html", scope).href;
/** Whether an address is the page's, whatever it is to show. @param {string} url */
const isPage = (url) => [PAGE, scope.href].includes(url.replace(/[?#].*/, ""));
/** How many versions are kept, for pages that stay open while newer ones come. */
const VERSIONS = 4;
/** How long it is until the worker before is asked again to give way, in milliseconds. */
const AGAIN = 500;
let isActive = false;

/** The caches of all versions, newest first. */
async function kept() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  return [CACHE, ...others.reverse()];
}

/** Fetches all files of this version unless they are here. The browser's own cache may hold those of the previous one. */
async function keep() {
  const files = Object.entries(STARSTEP_FILES);
  const cache = await caches.open(CACHE);
  // What was used later is there, too.
  const isThere = new Set((await cache.keys()).map(({ url }) => url));
  if (files.every(([file]) => isThere.has(new URL(file, scope).href))) return;
  const request = (/** @type {string[]} */ [file, integrity]) =>
    new Request(new URL(file, scope), { cache: "no-cache", integrity });
  await cache.addAll(files.map(request)).catch((error) => caches.delete(CACHE).then(() => Promise.reject(error)));
}

/**
 * Has this version take over, whatever pages are open. Chromium ends the worker before as soon as it has nothing to do; but
 * if a page requests something at that moment, as one does that still loads, it starts that worker again, and leaves it
 * half a minute without work before it ends it. So this is asked for until it is done.
 */
function takeOver() {
  if (isActive) return undefined;
  setTimeout(takeOver, AGAIN);
  // A version that a newer one has replaced meanwhile takes over nothing.
  return worker.skipWaiting().catch(() => {});
}

async function activate() {
  isActive = true;
  await worker.clients.claim();
  await Promise.all((await kept()).slice(VERSIONS).map((name) => caches.delete(name)));
}

/** At each visit, in the background: a lost cache is filled again, and if the site has no worker any more, everything ends. */
async function tend() {
  const { status } = await fetch(location.href, { cache: "no-store" });
  if (status !== 404 && status !== 410) return keep();
  const names = await kept();
  // The page that is being opened still needs its files, so only the page is removed now, and the rest at the next visit.
  const taken = await Promise.all(names.map(async (name) => (await caches.open(name)).delete(PAGE)));
  if (taken.includes(true)) return undefined;
  await worker.registration.unregister();
  return Promise.all(names.map((name) => caches.delete(name)));
}

/** From the newest version that has it, else from the network. @param {Request} request @param {string} address */
async function answer(request, address) {
  for (const cacheName of await kept().catch(() => [])) {
    const found = await caches.match(address, { cacheName, ignoreVary: true }).catch(() => undefined);
    // Some hosts redirect index.html to the folder, and browsers accept no redirected response for a page.
    if (found) return found.redirected ? new Response(found.body, found) : found;
  }
  const integrity = STARSTEP_LATER[address.replace(scope.href, "")];
  if (!integrity) return fetch(request);
  const response = await fetch(new Request(address, { integrity }));
  const copy = response.clone();
  const cache = response.ok ? await caches.open(CACHE).catch(() => undefined) : undefined;
  // Without storage it is fetched again.
  await cache?.put(address, copy).catch(() => {});
  return response;
}

/** @typedef {Event & { request: Request, waitUntil(work: Promise<unknown>): void, respondWith(response: Promise<Response>): void }} WorkerEvent */
/** @type {any} */
const worker = self;
worker.oninstall = (/** @type {WorkerEvent} */ event) => event.waitUntil(keep().then(takeOver));
worker.onactivate = (/** @type {WorkerEvent} */ event) => event.waitUntil(activate());
worker.onfetch = (/** @type {WorkerEvent} */ event) => {
  const { request } = event;
  const isVisit = request.mode === "navigate";
  const isOurs = isVisit ? isPage(request.url) : request.url.startsWith(scope.href);
  if (request.method !== "GET" || !isOurs) return;
  event.respondWith(answer(request, isVisit ? PAGE : request.url));
  // Without a network there is nothing to do.
  if (isVisit) event.waitUntil(tend().catch(() => {}));
};
