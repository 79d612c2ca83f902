// On what machine a table was made, and how busy that was: times mean little without.

import { cpus, loadavg } from "node:os";

const begin = loadavg()[0];

/** How many processes wanted to run at the beginning and at the end, as a sentence. */
export const load = () =>
  `On average ${begin.toFixed(1)} processes were running or waiting when it began, ${loadavg()[0].toFixed(1)} when it ended.`;

export const machine = `${cpus()[0].model.trim()}, ${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;

/** @param {number[]} times @param {number} share */
export const quantile = (times, share) => [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)];

/** A number of microseconds, as short as it makes sense. @param {number} value */
export const short = (value) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString("en"));

/** @param {(string | number)[][]} rows The first has the headings. */
export const tableOf = ([head, ...rows]) =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
