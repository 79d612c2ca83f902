// What Node's tests print: those that fail, and how many there were. What holds need not be read, and a failure is not looked
// for among thousands of lines.

/** @param {AsyncIterable<{ type: string, data: any }>} events */
export default async function* failures(events) {
  const counts = { good: 0, bad: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if (type === "test:stderr" || type === "test:stdout") yield data.message;
    if (type !== "test:pass" && type !== "test:fail") continue;
    // A file and a suite are counted by what is in them, and fail for what is in them.
    const because = data.details?.error;
    if (data.details?.type === "suite" || because?.failureType === "subtestsFailed") continue;
    if (data.skip !== undefined) counts.skipped++;
    else if (type === "test:pass") counts.good++;
    else {
      counts.bad++;
      const cause = because?.cause;
      yield `\nFAILED ${data.name}\n  ${data.file ?? ""}:${data.line ?? ""}\n${cause?.stack ?? cause ?? because}\n`;
    }
  }
  yield `${counts.good} tests are good, ${counts.bad} failed, ${counts.skipped} were skipped.\n`;
}
