// The service worker of the page: its files are there without a network. The bundler puts in which files with the hash of
// each, and a version that is another one whenever one of them is.
//
// All files of a version are in one cache, and a page gets all that it asks for from the cache of the version that it
// began with, so that no page mixes two versions. The browser asks for this script anew at every visit; when it has
// changed, the new files are fetched as a whole while the page runs, and the next page that is opened has them. Pages
// that are open go on with the files of theirs, which may no longer be on the server. If one of the new files cannot be
// fetched or is not the one of this version (an upload is under way), all stays as it is until the next time. Only a
// page that came past its worker (the first visit, or a forced reload) got its first files from the network.
//
// Whatever goes wrong with the caches (no room, no permission) leaves the page what the network has.

const scope = new URL("./", location.href);
// Sites below other folders of the host have the same caches. No path has a space in it, so no prefix begins another.
const PREFIX = `starstep ${scope.pathname} `;
const CACHE = PREFIX + STARSTEP_VERSION;
const PAGE = new URL("index.html", scope).href;
/** What a cache has for each page and worker that got its files from there: an address that is no file's. */
const NOTE = new URL("?opened=", scope).href;
/** How many notes stay in any case. */
const LATEST_NOTES = 8;

/** The addresses of the page itself, without what says what to show. @param {string} address */
function isPage(address) {
  const url = new URL(address);
  url.search = url.hash = "";
  return url.href === PAGE || url.href === scope.href;
}

async function install() {
  if (!(await isWhole())) await fill();
  // Who never closes the last page would else never get the new version.
  await worker.skipWaiting();
}

/** Fetches all files of this version, or none. */
async function fill() {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache, which may still have files of the version before.
  const requests = Object.entries(STARSTEP_FILES).map(
    ([file, integrity]) => new Request(new URL(file, scope), { cache: "reload", integrity }),
  );
  try {
    await cache.addAll(requests);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** Whether all files of this version are here. Browsers and readers may delete a cache at any time. */
async function isWhole() {
  if (!(await caches.has(CACHE))) return false;
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  return Object.keys(STARSTEP_FILES).every((file) => here.has(new URL(file, scope).href));
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
  const names = [];
  for (const name of await caches.keys()) {
    // The first versions had caches without their folder in the name.
    const isOurs = name.startsWith(PREFIX) || (/^starstep-\d/.test(name) && (await has(name, PAGE)));
    if (isOurs && name !== CACHE) names.unshift(name);
  }
  return names;
}

/** @param {string} cacheName @param {string} address */
const has = async (cacheName, address) => (await caches.match(address, { cacheName })) !== undefined;

/** Keeps from which cache a page or worker gets its files. This script is ended and begun again meanwhile, and forgets. @param {string} client @param {string} name */
async function note(client, name) {
  try {
    const cache = await caches.open(name);
    await cache.put(NOTE + client, new Response());
  } catch {
    // Without room for a note the page opens all the same. It is then taken for one of the newest version.
  }
}

/** The name of the cache from which a page or worker gets its files, if it does. @param {string} client */
const cacheOf = (client) => firstWith(NOTE + client);

/** The newest cache that has an address. @param {string} address */
async function firstWith(address) {
  for (const name of [CACHE, ...(await others())]) if (await has(name, address)) return name;
  return undefined;
}

/**
 * What is done behind a page that is being opened: notes of others that are gone are taken out, a cache that was lost is
 * filled again, and where there is no service worker any more all ends.
 */
async function tend() {
  await forget();
  const { status } = await fetch(location.href, { cache: "no-store" });
  if (status === 404 || status === 410) await end();
  else if (!(await isWhole())) await fill();
}

/**
 * Takes out the notes of pages that are gone, of which there would be one more with every visit. The latest ones stay:
 * not all browsers know a page already while it is being opened, and they may bring back one that was left.
 */
async function forget() {
  const cache = await caches.open(CACHE);
  const notes = (await cache.keys()).map(({ url }) => url).filter((url) => url.startsWith(NOTE));
  for (const url of notes.slice(0, -LATEST_NOTES)) {
    if (!(await worker.clients.get(url.slice(NOTE.length)))) await cache.delete(url);
  }
}

/**
 * Ends where the site no longer has this script. The page that is being opened still needs its files, so now only the
 * page is taken out; the next visit gets what the site has, and after it nothing is left here.
 */
async function end() {
  const names = [CACHE, ...(await others())];
  const taken = await Promise.all(names.map(async (name) => (await caches.open(name)).delete(PAGE)));
  if (taken.includes(true)) return;
  await worker.registration.unregister();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Pages and their workers get files from a cache; whatever else asks, such as a frame of an embedder, gets what it would get. @param {FetchEvent} event */
async function answer(event) {
  const found = await kept(event).catch(() => undefined);
  return found ?? fetch(event.request);
}

/** What is here for a request, if it is. @param {FetchEvent} event @returns {Promise<Response | undefined>} */
async function kept({ request, clientId, resultingClientId }) {
  const isVisit = request.mode === "navigate";
  const own = isVisit ? await firstWith(PAGE) : await ownOf(clientId);
  if (!own) return undefined;
  if (resultingClientId) await note(resultingClientId, own);
  for (const cacheName of [own, CACHE, ...(await others())]) {
    const found = await caches.match(isVisit ? PAGE : request, { cacheName });
    // Some hosts redirect index.html to the folder, and browsers take no redirected response for a page.
    if (found) return found.redirected ? new Response(found.body, found) : found;
  }
  return undefined;
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
  // Without a network there is nothing to be done.
  if (isVisit) event.waitUntil(tend().catch(() => {}));
});
