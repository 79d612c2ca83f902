// Runs Starstep and its peers on the same queries, interleaved in one process, and prints and saves a table.
//
// node --expose-gc run.js FOLDER [--queries N] [--rounds N] [--slow] [--json FILE] [--markdown FILE]
// FOLDER has pairs of NAME.map and NAME.map.scen. Each path is walked and summed up again by check.js.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { costOf } from "./check.js";
import { load, machine, quantile, short, tableOf } from "./machine.js";
import { mapsIn, readBoard, readQueries } from "./maps.js";
import { ENTRIES } from "./solvers.js";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    queries: { type: "string", default: "200" },
    rounds: { type: "string", default: "5" },
    slow: { type: "boolean", default: false },
    json: { type: "string" },
    markdown: { type: "string" },
  },
});
const folder = positionals[0] ?? "../../tests/maps";

const ROUNDS = Number(options.rounds);
/**
 * At the beginning of each turn a solver runs so many queries, and so many milliseconds, that are not timed, so that it
 * finds its own code and data in the caches.
 */
const WARM_UP = { queries: 3, milliseconds: 50 };
/** How long the collector may sweep before a turn, in milliseconds. */
const PAUSE = 200;
// One of the peers reports each board on the console.
console.log = () => {};

/** @param {number[]} times */
const total = (times) => times.reduce((sum, time) => sum + time, 0);

/** @param {number[]} numbers */
const geometricMean = (numbers) =>
  Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);

/** The 4-connected optimum is not published: the lowest cost that any solver's valid path has. @type {Map<string, number>} */
const lowest = new Map();
const entries = ENTRIES.filter((entry) => options.slow || !entry.isSlow);
/**
 * Of a solver on a map: for each query its time, what its path costs and may cost; and for each round the time of all queries.
 * @typedef {{ times: number[], rounds: number[], costs: (number | undefined)[], queries: import("./maps.js").Query[], keys: string[] }} Result
 */
/** @type {Record<string, Record<string, Result>>} */
const results = {};
const maps = mapsIn(folder);

for (const map of maps) {
  const board = readBoard(join(folder, map));
  const queries = readQueries(join(folder, `${map}.scen`), Number(options.queries));
  const searches = entries.map((entry) => ({ entry, ...entry.make(board) }));
  results[map] = Object.fromEntries(
    entries.map((_, i) => [i, { times: [], rounds: [], costs: [], queries, keys: [] }]),
  );
  // The solvers take turns, each with all queries of the map, and each round begins with another one, so that none always
  // follows the same other. Of each query the median of the rounds counts, so that a compiler or collector at work does not.
  const rounds = searches.map(() => queries.map(() => /** @type {number[]} */ ([])));
  for (let round = 0; round < ROUNDS; round++) {
    const first = Math.floor((round * searches.length) / ROUNDS);
    for (let turn = 0; turn < searches.length; turn++) {
      const i = (first + turn) % searches.length;
      const { prepare, search } = searches[i];
      // Nobody pays for what others have left behind.
      globalThis.gc?.();
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const beginOfTurn = performance.now();
      for (let i = 1; i <= WARM_UP.queries || performance.now() - beginOfTurn < WARM_UP.milliseconds; i++) {
        const { start, goal } = queries[queries.length - 1 - (i % queries.length)];
        await search(start, goal, prepare?.(start, goal));
      }
      for (const [at, query] of queries.entries()) {
        const prepared = prepare?.(query.start, query.goal);
        const begin = performance.now();
        const returned = search(query.start, query.goal, prepared);
        if (returned instanceof Promise) await returned;
        rounds[i][at].push(performance.now() - begin);
      }
    }
  }
  // The paths are checked afterwards, so that what this takes and leaves behind is in no time.
  for (const [i, { entry, prepare, search, cells }] of searches.entries()) {
    const into = results[map][i];
    for (const [at, query] of queries.entries()) {
      const path = cells(await search(query.start, query.goal, prepare?.(query.start, query.goal)));
      // A path that leaves out its start is completed.
      if (path?.[0][0] === -1) path[0] = query.start;
      const isSame = String(query.start) === String(query.goal);
      const cost = path ? costOf(board, path, query.start, query.goal, entry.hasDiagonals) : isSame ? 0 : undefined;
      const key = `${map} ${query.start} ${query.goal}`;
      if (!entry.hasDiagonals && cost !== undefined) {
        lowest.set(key, Math.min(cost, lowest.get(key) ?? Number.POSITIVE_INFINITY));
      }
      into.times.push(quantile(rounds[i][at], 0.5));
      into.costs.push(cost);
      into.keys.push(key);
    }
    into.rounds = Array.from({ length: ROUNDS }, (_, round) => total(rounds[i].map((times) => times[round])));
  }
  console.error(`${map}: ${queries.length} queries`);
}

/** Bytes that a page has to load, gzipped. @param {string[]} files */
const shipped = (files) =>
  files.every((file) => existsSync(new URL(file, import.meta.url)))
    ? files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, import.meta.url))).length, 0)
    : undefined;

/** The optimum of a query, as far as it is known, and how exactly. @param {Result} result @param {number} at @param {boolean} hasDiagonals */
const best = ({ queries, keys }, at, hasDiagonals) =>
  hasDiagonals
    ? { cost: queries[at].length, rounding: queries[at].rounding }
    : { cost: lowest.get(keys[at]) ?? 0, rounding: 1e-9 };

const summary = entries.map((entry, i) => {
  const rival = entries.findIndex((other) => other.hasDiagonals === entry.hasDiagonals);
  const perMap = maps.map((map) => results[map][i]);
  const rivals = maps.map((map) => results[map][rival]);
  const times = perMap.flatMap(({ times }) => times);
  let [optimal, invalid] = [0, 0];
  for (const result of perMap) {
    for (const [at, found] of result.costs.entries()) {
      const { cost, rounding } = best(result, at, entry.hasDiagonals);
      if (found === undefined) {
        if (cost === 0) optimal += 1;
        else invalid += 1;
      } else if (found <= cost + rounding + 1e-9) optimal += 1;
    }
  }
  /** How many times as long as the fastest of ours, for each round: the mean over the maps. @type {number[]} */
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    geometricMean(perMap.map((result, at) => result.rounds[round] / rivals[at].rounds[round])),
  );
  return {
    name: entry.name,
    version: entry.version,
    moves: entry.hasDiagonals ? 8 : 4,
    median: quantile(times, 0.5) * 1000,
    mean: (total(times) / times.length) * 1000,
    p95: quantile(times, 0.95) * 1000,
    ratio: geometricMean(perMap.map((result, at) => total(result.times) / total(rivals[at].times))),
    rounds: [Math.min(...rounds), Math.max(...rounds)],
    ofTotal: total(times) / total(rivals.flatMap(({ times }) => times)),
    optimal: optimal / times.length,
    invalid: invalid / times.length,
    bytes: shipped(entry.bytes),
    perMap: Object.fromEntries(
      maps.map((map) => [map, (total(results[map][i].times) / results[map][i].times.length) * 1000]),
    ),
  };
});

const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(share === 1 ? 0 : 1)} %`;
/** Whether a solver did the same work as the others: by what its paths were found to be. @param {(typeof summary)[0]} row */
const isSameWork = ({ optimal, invalid }) => optimal === 1 && invalid === 0;
/** @param {(typeof summary)[0]} row @param {string} text */
const marked = (row, text) => (isSameWork(row) ? text : `(${text})`);
const lines = [
  [
    ...["solver", "version", "moves", "median µs", "mean µs", "95 % µs", "times Starstep fastest", "in the rounds"],
    ...["by total time", "optimal", "not this rule", "gzipped bytes"],
  ],
  ...summary.map((row) => [
    ...[row.name, row.version, row.moves, short(row.median), short(row.mean), short(row.p95)],
    ...[marked(row, row.ratio.toFixed(1)), row.rounds.map((ratio) => ratio.toFixed(1)).join(" to ")],
    ...[marked(row, row.ofTotal.toFixed(1)), percent(row.optimal), percent(row.invalid)],
    row.bytes?.toLocaleString("en") ?? "–",
  ]),
];
const perMapLines = [
  ["mean µs", ...maps.map((map) => basename(map, ".map"))],
  ...summary.map((row) => [`${row.name}, ${row.moves}`, ...maps.map((map) => short(row.perMap[map]))]),
];
const queries = results[maps[0]][0].times.length;
const text = `# Benchmarks

Made by \`cargo xtask bench\` on ${machine}. ${load()} This section: ${maps.length} maps, ${queries} queries each, of each the median of ${ROUNDS} rounds in which the solvers take turns, in one process, beginning with another one in each round; before its turn the garbage of the others is collected, and a solver runs ${WARM_UP.queries} queries and ${WARM_UP.milliseconds} ms that are not timed. Costs are 1 and √2 without corner cutting, or four neighbors.

**These are warm queries.** Only the search is timed. What a solver makes of a board beforehand, in its first query too, is in no time here: grids are cloned and marks cleared outside the time, Starstep's jumps have made the bits that they read (see [what is paid when](#what-is-paid-when)), and l1-path-finder has prepared its map.

“Times Starstep fastest” is the geometric mean over the maps of the ratios of total time, so that a map of 49 × 49 counts as much as a maze; beside it are the smallest and the largest of these means in the rounds. “By total time” is the ratio of the sums over all maps, in which large maps count most. A path is optimal if it has the published length, up to one unit of the last digit that is printed; “not this rule” counts paths that cut corners, which the rule forbids, and paths not found. **Ratios in parentheses compare unlike things**: that solver follows another rule or does not find shortest paths, which is less work, or other work.

${tableOf(lines)}

${tableOf(perMapLines)}
`;
process.stdout.write(`${text}\n`);
if (options.json)
  writeFileSync(options.json, `${JSON.stringify({ machine, folder: basename(folder), summary }, null, 2)}\n`);
if (options.markdown) writeFileSync(options.markdown, text);
