// When a page rests: nothing is on its way to it, nothing is worked out for it, and it has nothing to draw. What a test looks
// at then is what a reader sees, however slow the machine is.

/**
 * Follows, from its very beginning, what a page has asked the browser for and not got yet. Runs in the page, before any
 * script of its own, and keeps the browser's own functions, which a clock that is installed later replaces.
 */
export function followRest() {
  /** How long something may be put off and yet be waited for, in milliseconds. */
  const SOON = 100;
  /** What is still to come. @type {Set<unknown>} */
  const pending = new Set();
  const own = window;
  const { requestAnimationFrame, setTimeout } = own;
  const fetched = performance.getEntriesByType.bind(performance, "resource");

  /** @param {"requestAnimationFrame" | "requestIdleCallback" | "setTimeout"} ask @param {"cancelAnimationFrame" | "cancelIdleCallback" | "clearTimeout"} cancel */
  const follow = (ask, cancel) => {
    const [asks, cancels] = [own[ask], own[cancel]];
    if (!asks) return;
    Object.assign(own, {
      [ask]: (/** @type {unknown} */ callback, /** @type {any} */ how, /** @type {unknown[]} */ ...rest) => {
        if (typeof callback !== "function" || (ask === "setTimeout" && how > SOON))
          return Reflect.apply(asks, own, [callback, how, ...rest]);
        const called = (/** @type {unknown[]} */ ...values) => {
          pending.delete(`${ask} ${id}`);
          Reflect.apply(callback, own, values);
        };
        const id = Reflect.apply(asks, own, [called, how, ...rest]);
        pending.add(`${ask} ${id}`);
        return id;
      },
      [cancel]: (/** @type {number} */ id) => {
        pending.delete(`${ask} ${id}`);
        Reflect.apply(cancels, own, [id]);
      },
    });
  };
  follow("requestAnimationFrame", "cancelAnimationFrame");
  follow("requestIdleCallback", "cancelIdleCallback");
  follow("setTimeout", "clearTimeout");
  const followed = own.setTimeout;

  // A worker has an answer to give from a question on, until the first one comes or nobody wants it any more.
  own.Worker = class extends Worker {
    /** @param {ConstructorParameters<typeof Worker>} values */
    constructor(...values) {
      super(...values);
      const listen = EventTarget.prototype.addEventListener.bind(this);
      for (const name of ["message", "error", "messageerror"]) listen(name, () => pending.delete(this));
    }

    /** @param {[any, any?]} values */
    postMessage(...values) {
      pending.add(this);
      super.postMessage(...values);
    }

    terminate() {
      pending.delete(this);
      super.terminate();
    }
  };

  /** Whether nothing is still to come two frames later; where there are no frames, a moment later. */
  const rests = async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, SOON);
    });
    // The clock that a test has installed keeps its own list, and itself always has a timer to come.
    const isClockOurs = own.setTimeout === followed;
    return Array.from(pending).every((it) => typeof it === "string" && !isClockOurs);
  };
  Object.defineProperty(own, "resting", { value: { rests, fetched } });
}

/** The requests of each page that have no answer yet. @type {WeakMap<import("@playwright/test").Page, Set<import("@playwright/test").Request>>} */
const requests = new WeakMap();

/** Follows what a page requests. @param {import("@playwright/test").Page} page */
export function followRequests(page) {
  /** @type {Set<import("@playwright/test").Request>} */
  const open = new Set();
  requests.set(page, open);
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  // What was on its way to a page that is left has no answer.
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) open.clear();
  });
}

/** A page that plays, or from which an answer is held back, does not rest; after so many milliseconds a test looks anyway. */
const LIMIT = 1000;

/** Waits until a page rests. @param {import("@playwright/test").Page} page */
export async function settled(page) {
  const end = Date.now() + LIMIT;
  // Twice, since what has just come may ask for more.
  for (let times = 0; times < 2 && Date.now() < end; ) {
    const isLoading = (requests.get(page)?.size ?? 0) > 0;
    const rests = await page.evaluate(() => Reflect.get(window, "resting")?.rests()).catch(() => false);
    times = rests !== false && !isLoading ? times + 1 : 0;
  }
}
