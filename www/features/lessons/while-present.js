// Network requests of an element: they are aborted when it is removed, so that no connection is held for a board that nobody
// sees, and are made again when it comes back.

/** @import { Presence } from "../../core/ui/fetch-while-connected.js" */

/**
 * Fetches something; if the element is removed meanwhile, fetches it again once the element is back.
 * @template T
 * @param {Presence} presence
 * @param {(signal: AbortSignal) => Promise<T>} get
 * @param {AbortSignal} [unwanted] Aborts it for good.
 * @returns {Promise<T>}
 */
export async function whilePresent(presence, get, unwanted) {
  for (;;) {
    unwanted?.throwIfAborted();
    const leaving = presence.leaving.signal;
    const either = new AbortController();
    const ends = [leaving, unwanted].flatMap((signal) => signal ?? []);
    const end = () => either.abort();
    for (const signal of ends) signal.addEventListener("abort", end);
    try {
      return await get(either.signal);
    } catch (error) {
      // What fails because the element has left is fetched again; what fails for another reason will fail again.
      if (unwanted?.aborted || !leaving.aborted) throw error;
    } finally {
      for (const signal of ends) signal.removeEventListener("abort", end);
    }
    const refused = new Promise((resolve) => unwanted?.addEventListener("abort", resolve, { once: true }));
    await Promise.race([presence.back, refused]);
  }
}
