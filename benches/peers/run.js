// Runs Starstep and its peers on the same queries, interleaved in one process, and prints and saves a table.
//
// node --expose-gc run.js FOLDER [--queries N] [--rounds N] [--slow] [--json FILE] [--markdown FILE]
// FOLDER has pairs of NAME.map and NAME.map.scen. Each path is walked and summed up again by check.js.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { costOf } from "./check.js";
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

/** @param {string} file */
function readBoard(file) {
  const text = readFileSync(file, "utf8");
  const rows = text
    .slice(text.search(/^map\r?$/m))
    .split(/\r?\n/)
    .slice(1);
  const [width, height] = ["width", "height"].map((name) =>
    Number(text.match(new RegExp(`^${name}\\s+(\\d+)`, "m"))?.[1]),
  );
  const isOpen = (/** @type {number} */ x, /** @type {number} */ y) => ".GS".includes(rows[y]?.[x] ?? "@");
  return { width, height, text, isOpen };
}

/** Evenly spaced queries of a scenario file. @param {string} file @param {number} count */
function readQueries(file, count) {
  const lines = readFileSync(file, "utf8")
    .split(/\r?\n/)
    .map((line) => line.split(/\s+/));
  const queries = lines.filter((words) => words.length >= 9).map((words) => words.slice(4, 9).map(Number));
  const every = Math.max(1, Math.floor(queries.length / count));
  return queries
    .filter((_, i) => i % every === 0)
    .map(([a, b, c, d, length]) => ({
      start: /** @type {[number, number]} */ ([a, b]),
      goal: /** @type {[number, number]} */ ([c, d]),
      length,
    }));
}

/** @param {number[]} times @param {number} share */
const quantile = (times, share) => [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)];
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

/** @param {number[]} numbers */
const geometricMean = (numbers) =>
  Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);

/** The 4-connected optimum is not published: the lowest cost that any solver's valid path has. @type {Map<string, number>} */
const lowest = new Map();
const entries = ENTRIES.filter((entry) => options.slow || !entry.isSlow);
/** @type {Record<string, Record<string, { times: number[], costs: (number | undefined)[], lengths: number[], keys: string[] }>>} */
const results = {};
const maps = readdirSync(folder).filter((file) => file.endsWith(".map") && existsSync(join(folder, `${file}.scen`)));

for (const map of maps) {
  const board = readBoard(join(folder, map));
  const queries = readQueries(join(folder, `${map}.scen`), Number(options.queries));
  const searches = entries.map((entry) => ({ entry, ...entry.make(board) }));
  results[map] = Object.fromEntries(entries.map((_, i) => [i, { times: [], costs: [], lengths: [], keys: [] }]));
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
      into.lengths.push(query.length);
      into.keys.push(key);
    }
  }
  console.error(`${map}: ${queries.length} queries`);
}

/** Bytes that a page has to load, gzipped. @param {string[]} files */
const shipped = (files) =>
  files.every((file) => existsSync(new URL(file, import.meta.url)))
    ? files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, import.meta.url))).length, 0)
    : undefined;

const summary = entries.map((entry, i) => {
  const rival = entries.findIndex((other) => other.hasDiagonals === entry.hasDiagonals);
  const perMap = maps.map((map) => results[map][i]);
  const times = perMap.flatMap(({ times }) => times);
  const total = (/** @type {number[]} */ times) => times.reduce((sum, time) => sum + time, 0);
  const ratios = maps.map((map) => total(results[map][i].times) / total(results[map][rival].times));
  let [optimal, invalid] = [0, 0];
  for (const { costs, lengths, keys } of perMap) {
    for (const [at, cost] of costs.entries()) {
      const best = entry.hasDiagonals ? lengths[at] : (lowest.get(keys[at]) ?? 0);
      if (cost === undefined) {
        if (best === 0) optimal += 1;
        else invalid += 1;
      } else if (cost <= best * (1 + 1e-5) + 1e-9) optimal += 1;
    }
  }
  return {
    name: entry.name,
    moves: entry.hasDiagonals ? 8 : 4,
    median: quantile(times, 0.5) * 1000,
    mean: (total(times) / times.length) * 1000,
    p95: quantile(times, 0.95) * 1000,
    ratio: geometricMean(ratios),
    optimal: optimal / times.length,
    invalid: invalid / times.length,
    bytes: shipped(entry.bytes),
    perMap: Object.fromEntries(
      maps.map((map) => [map, (total(results[map][i].times) / results[map][i].times.length) * 1000]),
    ),
  };
});

const short = (/** @type {number} */ value) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString("en"));
const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(share === 1 ? 0 : 1)} %`;
const lines = [
  "| solver | moves | median µs | mean µs | 95 % µs | times Starstep fastest | optimal | not this rule | gzipped bytes |",
  "|---|---|---|---|---|---|---|---|---|",
  ...summary.map(
    (row) =>
      `| ${[row.name, row.moves, short(row.median), short(row.mean), short(row.p95), row.ratio.toFixed(1), percent(row.optimal), percent(row.invalid), row.bytes?.toLocaleString("en") ?? "–"].join(" | ")} |`,
  ),
];
const perMapLines = [
  `| mean µs | ${maps.map((map) => basename(map, ".map")).join(" | ")} |`,
  `|---|${maps.map(() => "---").join("|")}|`,
  ...summary.map((row) => `| ${row.name}, ${row.moves} | ${maps.map((map) => short(row.perMap[map])).join(" | ")} |`),
];
const machine = `${cpus()[0].model.trim()}, ${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
const queries = results[maps[0]][0].times.length;
const text = `# Benchmarks

Made by \`cargo xtask bench\` on ${machine}. This section: ${maps.length} maps, ${queries} queries each, of each the median of ${ROUNDS} rounds in which the solvers take turns, in one process, beginning with another one in each round; before its turn the garbage of the others is collected, and a solver runs ${WARM_UP.queries} queries and ${WARM_UP.milliseconds} ms that are not timed. Only the search is timed; grids are cloned and marks cleared outside the time. Costs are 1 and √2 without corner cutting, or four neighbors. "Times Starstep fastest" is the geometric mean over the maps of the ratios of total time. A path is optimal if it has the published length; "not this rule" counts paths that cut corners, which the rule forbids, and paths not found.

${lines.join("\n")}

${perMapLines.join("\n")}
`;
process.stdout.write(`${text}\n`);
if (options.json)
  writeFileSync(options.json, `${JSON.stringify({ machine, folder: basename(folder), summary }, null, 2)}\n`);
if (options.markdown) writeFileSync(options.markdown, text);
