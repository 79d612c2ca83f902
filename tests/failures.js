// What Node's tests print: those that fail, and how many there were. What holds need not be read, and a failure is not looked
// for among thousands of lines.

import { placeOf, tell } from "./told.js";

/** @param {AsyncIterable<{ type: string, data: any }>} events */
export default async function* failures(events) {
  /** @type {import("./told.js").Told[]} */
  const tests = [];
  for await (const { type, data } of events) {
    if (type === "test:stderr" || type === "test:stdout") yield data.message;
    if (type !== "test:pass" && type !== "test:fail") continue;
    // A file and a suite are counted by what is in them, and fail for what is in them.
    const because = data.details?.error;
    if (data.details?.type === "suite" || because?.failureType === "subtestsFailed") continue;
    const result = data.skip !== undefined ? "skipped" : type === "test:pass" ? "passed" : "failed";
    const cause = because?.cause;
    const error = result === "failed" ? String(cause?.stack ?? cause ?? because) : "";
    const place = placeOf(data.file, data.line);
    tests.push({ name: data.name, place, result, error });
    if (error) yield `\nFAILED ${data.name}\n  ${place}\n${error}\n`;
  }
  tell(tests);
  const count = (/** @type {string} */ result) => tests.filter((test) => test.result === result).length;
  yield `${count("passed")} tests are good, ${count("failed")} failed, ${count("skipped")} were skipped.\n`;
}
