// Looks for a small board on which the settings give a path that is not a shortest one, and shows it. Loaded when a reader
// asks for it.

import "../../core/i18n/en/show-me.js";
import { counterexample } from "../../why/counterexample.js";
import { TRIALS } from "../../why/trial-boards.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Answer, Example } from "../../why/counterexample.js"
 */

/** How long it works between two frames, in milliseconds. */
const SLICE = 10;

/**
 * @param {Showing & Acting & Speaking} stage
 * @param {(text: string) => void} say
 * @param {AbortSignal} signal
 */
export async function showMe({ session, run, command, language: { t } }, say, signal) {
  const { options } = run();
  const parts = counterexample(options);
  try {
    let answer = slice(parts);
    if (!answer) say(t("showMe.looking"));
    while (!answer) {
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return;
      answer = slice(parts);
    }
    if (answer === "never") say(t("showMe.never"));
    else if (answer === "not-found") say(t("showMe.notFound", { count: TRIALS }));
    else open(answer);
  } finally {
    parts.return("not-found");
  }

  /** @param {Example} example */
  function open({ width, height, cells, start, goal, cost, shortest }) {
    command(() => {
      session().openBoard({ width, height, cells, start, goal, origin: [0, 0] }, options);
      say(t("showMe.found", { cost, shortest }));
    });
  }
}

/** @param {ReturnType<typeof counterexample>} parts @returns {Answer | undefined} */
function slice(parts) {
  const end = performance.now() + SLICE;
  for (;;) {
    const part = parts.next();
    if (part.done) return part.value;
    if (performance.now() > end) return undefined;
  }
}
