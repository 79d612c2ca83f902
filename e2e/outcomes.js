// Tells `cargo xtask test` what came of each browser test (tests/told.js).

import { placeOf, tell } from "../tests/told.js";

/** @import { FullConfig, Reporter, Suite, TestCase } from "@playwright/test/reporter" */

/** @implements {Reporter} */
export default class Outcomes {
  /** @type {Suite | undefined} */
  #suite;

  /** @param {FullConfig} _ @param {Suite} suite */
  onBegin(_, suite) {
    this.#suite = suite;
  }

  onEnd() {
    tell((this.#suite?.allTests() ?? []).map(told));
  }

  printsToStdio() {
    return false;
  }
}

/** @param {TestCase} test @returns {import("../tests/told.js").Told} */
function told(test) {
  // What stands before the file is the project.
  const name = test.titlePath().slice(3).join(" › ");
  const place = placeOf(test.location.file, test.location.line);
  const last = test.results.at(-1);
  if (test.expectedStatus === "skipped") return { name, place, result: "skipped", error: "" };
  // One that was never begun, because something else went wrong, is not good.
  if (!last || last.status === "skipped") return { name, place, result: "failed", error: "It was not run." };
  if (test.ok()) return { name, place, result: "passed", error: "" };
  return { name, place, result: "failed", error: last.error?.message ?? last.status };
}
