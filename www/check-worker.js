// Checks what a reader's program printed, apart from the page, so that the page goes on responding and the check can be
// canceled whatever it is doing.

import { hasCode, report } from "./core/engine/errors.js";
import { loadFull } from "./engine.js";
import { failureOf, partsOf } from "./features/check-dialog/orders.js";

/** @import { Message } from "./features/check-dialog/checking.js" */

/** How often the page is told about the progress, in milliseconds. */
const PAUSE = 100;

const tell = (/** @type {Message} */ message) => postMessage(message);

addEventListener("message", async ({ data }) => {
  // The page does not hear of promises that fail here.
  try {
    await loadFull();
    const parts = partsOf(data);
    let told = performance.now();
    for (;;) {
      const { done, value } = parts.next();
      if (done) return tell({ answer: value });
      if ("read" in value) tell(value);
      else if (performance.now() - told > PAUSE) {
        told = performance.now();
        tell(value);
      }
    }
  } catch (error) {
    // Anything else reaches the page as an error of its worker.
    if (hasCode(error)) tell({ failure: failureOf(error) });
    else report(error);
  }
});
