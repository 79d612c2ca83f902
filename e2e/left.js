// What is left behind by something that is done often: listeners, nodes, memory.

import { expect, frames } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */

/** How often something is done. */
const TIMES = 40;
/** How often before it is counted: what is loaded once, and kept, is there then. */
const WARM = 10;
/** How long is waited, in milliseconds, for what is let go of a little later. */
const [PATIENCE, MOST] = [5000, 30_000];

/** What there is after garbage has been collected. @param {Page} page */
async function counter(page) {
  const session = await page.context().newCDPSession(page);
  return async () => {
    await frames(page, 3);
    await session.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return { nodes, jsEventListeners, usedSize };
  };
}

/**
 * Does something often, and compares what there was before with what there is then. Where there is more, it does so once
 * more: what came late, such as what is loaded when the page is idle, comes once, and what is left behind each time.
 * @param {Page} page
 * @param {(times: number) => Promise<unknown>} act
 * @param {{ times?: number, warm?: number }} [how]
 */
export async function expectNothingLeft(page, act, { times = TIMES, warm = WARM } = {}) {
  const counts = await counter(page);
  await act(warm);
  /** @param {number} timeout */
  const compare = async (timeout) => {
    const before = await counts();
    await act(times);
    // What waits for a worker, say, is let go of a little later.
    await expect(async () => {
      const after = await counts();
      expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 5);
      expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
      // A fortieth of it each time would be more.
      expect(after.usedSize - before.usedSize).toBeLessThan(1 << 20);
    }).toPass({ timeout });
  };
  // What is left behind each time is found by the second try.
  await compare(PATIENCE).catch(() => compare(MOST));
}
