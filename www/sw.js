// The service worker of the page: its files are there without a network. The bundler puts in which files, and a version
// that is another one whenever one of them is.
//
// All files of a version are in one cache, and a page gets all of them from there, so that no page mixes two versions.
// The browser asks for this script anew at every visit; when it has changed, the new files are fetched as a whole while
// the page runs, and the next visit has them. If one of them cannot be fetched, all stays as it is until the next time.

const PREFIX = "starstep-";
const CACHE = PREFIX + STARSTEP_VERSION;
const scope = new URL("./", location.href);
/** @type {Set<string>} */
const ADDRESSES = new Set(STARSTEP_FILES.map((/** @type {string} */ file) => new URL(file, scope).href));
const PAGE = new URL("index.html", scope).href;

/** The addresses of the page itself, without what says what to show. @param {string} address */
function isPage(address) {
  const url = new URL(address);
  url.search = url.hash = "";
  return url.href === PAGE || url.href === scope.href;
}

async function install() {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache, which may still have files of the version before.
  await cache.addAll([...ADDRESSES].map((address) => new Request(address, { cache: "reload" })));
  await worker.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

/** Files for the page come from the cache; whatever else asks, such as a frame of an embedder, gets what it would get. @param {FetchEvent} event */
async function answer({ request, clientId }) {
  const isForPage = request.mode === "navigate" || isPage((await worker.clients.get(clientId))?.url ?? "about:blank");
  const cached = isForPage
    ? await caches.match(request.mode === "navigate" ? PAGE : request, { cacheName: CACHE })
    : undefined;
  return cached ?? fetch(request);
}

/** @typedef {Event & { request: Request, clientId: string, respondWith(response: Promise<Response>): void }} FetchEvent */
/** @typedef {Event & { waitUntil(work: Promise<unknown>): void }} LifeEvent */
/** @type {any} */
const worker = self;
worker.addEventListener("install", (/** @type {LifeEvent} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {LifeEvent} */ event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (/** @type {FetchEvent} */ event) => {
  const { request } = event;
  const isOurs = request.mode === "navigate" ? isPage(request.url) : ADDRESSES.has(request.url);
  if (request.method === "GET" && isOurs) event.respondWith(answer(event));
});
