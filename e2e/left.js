// What is left behind by something that is done often: listeners, nodes, memory.

import { expect, frames } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */

/** How often something is done. */
const TIMES = 40;
/** How often before it is counted: what is loaded once, and kept, is there then. */
const WARM = 10;

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
 * Does something often, and compares what there was before with what there is then.
 * @param {Page} page
 * @param {(times: number) => Promise<unknown>} act
 * @param {{ times?: number, warm?: number }} [how]
 */
export async function expectNothingLeft(page, act, { times = TIMES, warm = WARM } = {}) {
  const counts = await counter(page);
  await act(warm);
  const before = await counts();
  await act(times);
  // What is let go of a little later, such as what waits for a worker, is not left behind.
  await expect(async () => {
    const after = await counts();
    expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 5);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
    // A fortieth of it each time would be more.
    expect(after.usedSize - before.usedSize).toBeLessThan(1 << 20);
  }).toPass({ timeout: 30_000 });
}
