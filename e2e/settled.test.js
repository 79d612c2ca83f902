// Whether a test that waits until the page rests waits for everything that it should.

import { expect, hold, open, test } from "./page.js";
import { settled } from "./settled.js";

test("a page rests when frames, idle moments, short timers, workers and requests have come, and not before", async ({
  page,
}) => {
  await open(page);
  const contentType = "text/javascript";
  await page.route("**/late-worker.js", (route) =>
    route.fulfill({ contentType, body: "onmessage = () => setTimeout(() => postMessage(1), 300);" }),
  );
  await page.evaluate(() => {
    const ways = {
      frame: (/** @type {() => void} */ next) => requestAnimationFrame(next),
      idle: (/** @type {() => void} */ next) => requestIdleCallback(next),
      timer: (/** @type {() => void} */ next) => setTimeout(next, 90),
      worker: (/** @type {() => void} */ next) => {
        const asked = new Worker("late-worker.js");
        asked.onmessage = next;
        asked.postMessage(0);
      },
    };
    /** @type {string[]} */
    const done = [];
    Object.assign(window, { done });
    Object.assign(window, {
      // Each way three times over, the next one not before the last has come.
      begin: (/** @type {keyof typeof ways} */ name, count = 3) => {
        ways[name](() => {
          done.push(name);
          if (count > 1) Reflect.get(window, "begin")(name, count - 1);
        });
      },
    });
  });
  const done = () => page.evaluate(() => Reflect.get(window, "done").splice(0));
  for (const way of ["frame", "idle", "timer", "worker"]) {
    await page.evaluate((way) => Reflect.get(window, "begin")(way, way === "worker" ? 1 : 3), way);
    await settled(page);
    await expect(done()).resolves.toEqual(way === "worker" ? [way] : [way, way, way]);
  }
  // What is canceled is not waited for, and what is put off for long neither.
  await page.evaluate(() => {
    cancelAnimationFrame(requestAnimationFrame(() => {}));
    cancelIdleCallback(requestIdleCallback(() => {}));
    clearTimeout(setTimeout(() => {}, 90));
    setTimeout(() => {}, 60_000);
  });
  await expect(page.evaluate(() => Reflect.get(window, "resting").rests())).resolves.toBe(true);

  const letGo = await hold(page, "**/held.txt", (route) => route.fulfill({ body: "x" }));
  await page.evaluate(() => {
    fetch("held.txt").then(() => Reflect.get(window, "done").push("answer"));
  });
  const rest = settled(page);
  await letGo();
  await rest;
  await expect(done()).resolves.toEqual(["answer"]);
});
