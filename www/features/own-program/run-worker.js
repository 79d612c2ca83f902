// Runs a reader's program in a frame without an origin, apart from the page and whatever the reader has elsewhere: what it
// removes from its lists, prints and returns goes to the page, as plain numbers and texts. It stands alone, because such a
// frame can load nothing.

/**
 * What is to be run.
 * @typedef {object} Order
 * @property {string} code The program, in which `__in` and `__out` stand around the calls that may remove a cell, and `__at` where a
 *   line begins, if that is asked for.
 * @property {string[]} sites What is called at each of these places.
 * @property {Call} [call] What is called afterwards.
 * @property {boolean} isByRow Whether the program reads a pair of coordinates as [row, column].
 * @property {boolean} isWatched Whether what it removes from its lists is told.
 * @property {boolean} [isTraced] Whether it is told which lines run.
 * @property {number[]} [picked] In Python: the numbers of the calls that may remove a cell.
 * @property {Task} task
 *
 * What it is run on. Others may follow once it has ended: for each of them it begins anew.
 * @typedef {object} Task
 * @property {number[][]} grid A cell is grid[y][x]: 0 is open and 1 a wall.
 * @property {[number, number]} start [x, y], or [row, column].
 * @property {[number, number]} goal
 *
 * @typedef {{ name: string, args: string[], method?: { name: string, args: string[] } }} Call A function, or a method of a new
 *   object of a class, with what its parameters are called here.
 */

/**
 * The numbers and texts in a value, in columns.
 * @typedef {(number | string | null)[]} Row
 *
 * What has been seen since the page was told last, and what the columns of each site are and the sites around it.
 * @typedef {object} Batch
 * @property {[site: number, row: Row, grown: number, cut: number][]} taken With how often lists had grown, and how many parts what ran
 *   had come to, when it was about to be removed.
 * @property {number[][]} ran What ran, in parts: lines, each followed by how often.
 * @property {string[]} printed
 * @property {Record<number, string[]>} columns
 * @property {Record<number, number[]>} within
 *
 * @typedef {object} Ending
 * @property {{ columns: string[], rows: Row[] }} [path] What was returned, if it is a list of values or a chain of parents.
 * @property {number} [grown] How often lists have grown in all.
 * @property {string} [nothing] What was returned, if that says that there is no path.
 * @property {Failure} [failure]
 *
 * Why it did not come to its end: an error of its own, or what it has done more often, or has more of, than it may.
 * In Python also a module that is not here, more time or memory than there is, or the end of the interpreter.
 * @typedef {{ kind: "error", message: string, line?: number } | { kind: "module", message: string, module: string, line?: number } | { kind: "lines" | "memory", most: number } | { kind: "refused" | "time" | "room" | "broken" }} Failure
 *
 * What the page is told: that the program begins; that what it has shown so far was of itself, before its search was called;
 * what was seen; and at the end what came of it.
 * @typedef {{ begun: true } | { again: true } | Batch | { ending: Ending }} Told
 */

/** How many lines may be printed, and cells removed, in all. */
const MOST_LINES = 1_000_000;
/** How many entries a list may have: as many as the largest board has cells. */
const MOST_ENTRIES = 1 << 22;
/** How often the page is told, in milliseconds, and how many events it takes to look at the clock. */
const PAUSE = 100;
const LOOK = 256;
/** How many parts are told of what runs. */
const MOST_CUTS = 100_000;
/** How deep, and how far, values are looked into. */
const DEPTH = 3;
const WIDE = 8;
const MOST_COLUMNS = 32;
const LONGEST_TEXT = 40;
/** What leads away from a cell, to others. */
const ELSEWHERE = /parent|prev|from|neigh|child|next|grid|map|board|graph|heap|queue|open|closed/i;
const PARENT = /^(parent|prev|previous|came_?from|from|back|pred|predecessor|parent_?node)$/i;
const PATH = /path|route|way|solution|camino|ruta/i;
/** Columns that may not be a property of the object itself. */
const NAMED = ["x", "y", "row", "col", "r", "c", "g", "h", "f"];
const NAME = "your-program.js";

/** Ends the program, whatever it does about errors. */
class Ended {
  /** @param {"lines" | "memory"} kind */
  constructor(kind) {
    this.kind = kind;
  }
}

const { apply } = Reflect;
const { push, filter } = Array.prototype;

/** @type {MessagePort} */
let port;
let batch = emptyBatch();
let events = 0;
let told = 0;
/** @type {Ended | undefined} */
let ended;

/** @returns {Batch} */
function emptyBatch() {
  return { taken: [], printed: [], ran: [], columns: {}, within: {} };
}

function flush() {
  for (const [site, columns] of columnsOf) batch.columns[site] = columns;
  for (const [site, outer] of around) batch.within[site] = [...outer];
  if (batch.taken.length + batch.printed.length + batch.ran.length > 0) tell(batch);
  batch = emptyBatch();
  told = performance.now();
}

/** @param {Told} message */
const tell = (message) => port.postMessage(message);

function count() {
  if (ended) throw ended;
  events++;
  if (events > MOST_LINES) end("lines");
  if (events % LOOK === 0 && performance.now() - told > PAUSE) flush();
}

/** @param {Ended["kind"]} kind */
function end(kind) {
  ended = new Ended(kind);
  flush();
  // The program may catch what is thrown, and go on.
  tell({ ending: { failure: { kind, most: kind === "lines" ? MOST_LINES : MOST_ENTRIES } } });
  throw ended;
}

// What is removed from lists.

/** @type {string[]} */
let sites = [];
let isWatched = true;
/** The calls that are going on, each with what it was seen to remove, and how many parts there were before. @type {{ site: number, removed: unknown, cut: number }[]} */
const going = [];
/** @type {Map<number, string[]>} */
const columnsOf = new Map();
/** @type {Map<number, Set<number>>} */
const around = new Map();

/** How often a list has grown. */
let grown = 0;

/** Before a call. @param {number} site */
function __in(site) {
  const depth = going.length;
  apply(push, going, [{ site, removed: undefined, cut: cut(true) }]);
  return depth;
}

/** After it: gives on what it gave. @template Value @param {number} site @param {number} depth @param {Value} value */
function __out(site, depth, value) {
  const { removed, cut = 0 } = going[depth] ?? {};
  going.length = depth;
  if (!isWatched) return value;
  const seen = removed ?? lost(sites[site], value);
  if (seen !== undefined && seen !== null && seen !== true && seen !== false) take(site, seen, cut);
  return value;
}

/** What a call has removed, going by its name. @param {string} name @param {unknown} value */
function lost(name, value) {
  if (name === "splice") return Array.isArray(value) && value.length === 1 ? value[0] : undefined;
  return name === "filter" ? undefined : value;
}

/** @param {number} site @param {unknown} value @param {number} cut */
function take(site, value, cut) {
  count();
  const row = looking(() => rowOf(site, value));
  if (!row) return;
  const outer = around.get(site) ?? new Set();
  for (const { site: other } of going) if (other !== site) outer.add(other);
  around.set(site, outer);
  apply(push, batch.taken, [[site, row, grown, cut]]);
}

/** What is looked into may run lines of its own, which are not the program's. @template Value @param {() => Value} look */
function looking(look) {
  isLooking = true;
  try {
    return look();
  } finally {
    isLooking = false;
  }
}

/** The numbers and texts in what was removed at a site; undefined if there are none. @param {number} site @param {unknown} value */
function rowOf(site, value) {
  const columns = columnsOf.get(site) ?? columnsIn(value);
  if (columns.length === 0) return undefined;
  columnsOf.set(site, columns);
  return columns.map((column) => leaf(value, column));
}

/** The names of all numbers and short texts in a value. @param {unknown} value */
function columnsIn(value) {
  /** @type {string[]} */
  const found = [];
  const into = (/** @type {unknown} */ value, /** @type {string} */ name, /** @type {number} */ depth) => {
    if (found.length >= MOST_COLUMNS) return;
    if (isLeaf(value)) apply(push, found, [name]);
    if (typeof value !== "object" || value === null || depth === 0) return;
    if (Array.isArray(value) && value.length > WIDE) return;
    for (const key of new Set([...Object.keys(value), ...NAMED]))
      if (key in value && !ELSEWHERE.test(key))
        into(Object(value)[key], name === "" ? key : `${name}.${key}`, depth - 1);
  };
  into(value, "", DEPTH);
  return found;
}

/** @param {unknown} value */
const isLeaf = (value) =>
  typeof value === "number" || (typeof value === "string" && value.length > 0 && value.length <= LONGEST_TEXT);

/** @param {any} value @param {string} column @returns {Row[number]} */
function leaf(value, column) {
  let found = value;
  if (column !== "") for (const key of column.split(".")) found = found?.[key];
  return isLeaf(found) ? found : null;
}

/** Has the lists of the language tell what they lose, and grow no further than they may. */
function watchLists() {
  const grows = (/** @type {object} */ of, /** @type {string} */ name, /** @type {"length" | "size"} */ size) => {
    const own = Object(of)[name];
    Object.defineProperty(of, name, {
      configurable: true,
      writable: true,
      value(/** @type {unknown[]} */ ...items) {
        const before = this[size];
        if (before > MOST_ENTRIES) end("memory");
        const given = apply(own, this, items);
        if (this[size] > before) grown++;
        return given;
      },
    });
  };
  grows(Array.prototype, "push", "length");
  grows(Array.prototype, "unshift", "length");
  grows(Map.prototype, "set", "size");
  grows(Set.prototype, "add", "size");
  const loses = (/** @type {object} */ of) => {
    const own = Object(of).delete;
    Object.defineProperty(of, "delete", {
      configurable: true,
      writable: true,
      value(/** @type {unknown} */ key) {
        const isThere = apply(own, this, [key]);
        const last = going.at(-1);
        if (isThere && last && sites[last.site] === "delete") last.removed = key;
        return isThere;
      },
    });
  };
  loses(Map.prototype);
  loses(Set.prototype);
  Object.defineProperty(Array.prototype, "filter", {
    configurable: true,
    writable: true,
    value(/** @type {unknown[]} */ ...given) {
      const left = apply(filter, this, given);
      const last = going.at(-1);
      if (last && sites[last.site] === "filter" && left.length === this.length - 1) {
        let place = 0;
        while (place < left.length && left[place] === this[place]) place++;
        last.removed = this[place];
      }
      return left;
    },
  });
}

// Which lines run.

/** How often each line has run since the last part, and which they are, in the order in which they came. */
let counts = new Uint32Array(0);
/** @type {number[]} */
let lines = [];
let lastLine = 0;
let cuts = 0;
/** Whether values are looked into, which may run lines of their own. */
let isLooking = false;

/** A line begins. @param {number} line */
function __at(line) {
  if (isLooking) return;
  if (counts[line] === 0) lines[lines.length] = line;
  counts[line]++;
  lastLine = line;
}

/** Ends a part of what runs. @param {boolean} goesOn Whether the line that runs belongs to what follows. @returns {number} How many parts there are. */
function cut(goesOn) {
  if (counts.length === 0 || cuts === MOST_CUTS) return cuts;
  /** @type {number[]} */
  const part = [];
  for (const line of lines) {
    const count = counts[line] - Number(goesOn && line === lastLine);
    if (count > 0) apply(push, part, [line, count]);
    counts[line] = 0;
  }
  lines = [];
  if (goesOn && lastLine > 0) {
    lines = [lastLine];
    counts[lastLine] = 1;
  }
  apply(push, batch.ran, [part]);
  return ++cuts;
}

// What is printed.

/** @param {unknown[]} values */
function print(...values) {
  count();
  const [first] = values;
  const rest = typeof first === "string" ? filled(first, values.slice(1)) : values;
  apply(push, batch.printed, [
    rest.map((value) => (typeof value === "string" ? value : written(value, DEPTH))).join(" "),
  ]);
}

/** A text with what stands for its %d and %s, and what is left over. @param {string} text @param {unknown[]} values @returns {unknown[]} */
function filled(text, values) {
  const left = [...values];
  const put = text.replace(/%([sdifjoO%])/g, (sign, letter) => {
    if (letter === "%") return values.length > 0 ? "%" : sign;
    if (left.length === 0) return sign;
    const value = left.shift();
    if (letter === "d" || letter === "f") return String(Number(value));
    return letter === "i"
      ? String(Math.trunc(Number(value)))
      : typeof value === "string"
        ? value
        : written(value, DEPTH);
  });
  return [put, ...left];
}

/** A value as consoles write it. @param {unknown} value @param {number} depth @param {unknown[]} [over] What it is in. @returns {string} */
function written(value, depth, over = []) {
  if (typeof value === "string") return `'${value}'`;
  if (typeof value === "function") return `[Function: ${value.name}]`;
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return String(value);
  if (over.includes(value)) return "[Circular]";
  if (value instanceof Error) return String(value);
  const inside = (/** @type {unknown} */ part) => written(part, depth - 1, [...over, value]);
  const { name } = Object(value).constructor ?? {};
  const kind = name === undefined || name === "Object" || name === "Array" ? "" : `${name} `;
  if (depth === 0) return Array.isArray(value) ? "[Array]" : `[${name ?? "Object"}]`;
  if (value instanceof Map)
    return `Map(${value.size}) { ${[...value].map(([key, of]) => `${inside(key)} => ${inside(of)}`).join(", ")} }`;
  if (value instanceof Set) return `Set(${value.size}) { ${[...value].map(inside).join(", ")} }`;
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    const parts = Array.from(/** @type {ArrayLike<unknown>} */ (value), inside).join(", ");
    return `${kind}${parts === "" ? "[]" : `[ ${parts} ]`}`;
  }
  const parts = Object.entries(value).map(([key, of]) => `${key}: ${inside(of)}`);
  return `${kind}${parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`}`;
}

/** Has what is printed go to the page. */
function watchConsole() {
  const prints = { log: print, info: print, debug: print, warn: print, error: print, dir: print };
  const table = (/** @type {unknown} */ rows) => {
    for (const row of typeof rows === "object" && rows !== null ? Object.values(rows) : [rows]) print(row);
  };
  const all = { ...prints, table };
  const none = () => {};
  Object.defineProperty(self, "console", {
    configurable: true,
    value: new Proxy(all, { get: (own, name) => Object(own)[name] ?? none }),
  });
}

/**
 * Has what waits go on at once, in the order in which it would: programs wait so that somebody can watch, and here nobody does.
 * Time passes only while nothing else is going on, so what is to stop a search after a while does not stop it now.
 */
function passTime() {
  /** @type {{ id: number, due: number, act: () => void }[]} */
  let waiting = [];
  let now = 0;
  let last = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const [first] = waiting.sort((a, b) => a.due - b.due || a.id - b.id);
    waiting = waiting.filter((one) => one !== first);
    now = first?.due ?? now;
    first?.act();
  };
  const later = (/** @type {Function} */ act, pause = 0, /** @type {unknown[]} */ ...given) => {
    waiting = [...waiting, { id: ++last, due: now + Math.max(0, Number(pause) || 0), act: () => act(...given) }];
    port2.postMessage("");
    return last;
  };
  const never = (/** @type {unknown} */ id) => {
    waiting = waiting.filter((one) => one.id !== id);
  };
  Object.assign(self, { setTimeout: later, clearTimeout: never });
}

// What is returned.

/** The values of a list, or of a chain of parents. @param {unknown} value @returns {Ending["path"]} */
function tableOf(value) {
  if (Array.isArray(value) && value.length > 0) return rowsOf(value);
  if (value instanceof Set) return tableOf([...value]);
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, of] of Object.entries(value)) if (PATH.test(key) && Array.isArray(of)) return tableOf(of);
  const keys = Object.keys(value);
  const isLike = (/** @type {unknown} */ other) =>
    typeof other === "object" && other !== null && String(Object.keys(other)) === String(keys);
  const parent = keys.find((key) => PARENT.test(key)) ?? keys.find((key) => isLike(Object(value)[key]));
  if (parent === undefined) return undefined;
  const chain = new Set();
  for (let link = Object(value); typeof link === "object" && link !== null && !chain.has(link); link = link[parent])
    chain.add(link);
  return rowsOf([...chain]);
}

/** @param {unknown[]} values @returns {NonNullable<Ending["path"]>} */
function rowsOf(values) {
  const columns = columnsIn(values[0]);
  return { columns, rows: values.slice(0, MOST_LINES).map((value) => columns.map((column) => leaf(value, column))) };
}

/** Whether what was returned says that there is no path. @param {unknown} value @returns {string | undefined} */
function nothingIn(value) {
  const isEmpty = Array.isArray(value) && value.length === 0;
  if (value === null || value === false || value === -1 || isEmpty) return written(value, DEPTH);
  if (typeof value !== "object" || value === undefined) return undefined;
  const path = Object.entries(value).find(([key]) => PATH.test(key));
  return path && nothingIn(path[1]);
}

// The program.

/** An end of the search: a pair, and by its names. @param {[number, number]} pair @param {boolean} isByRow */
const endOf = ([a, b], isByRow) =>
  Object.assign([a, b], isByRow ? { x: b, y: a, row: a, col: b } : { x: a, y: b, row: b, col: a });

/** @param {Order} order @param {Task} task @param {Ending} ending */
async function runProgram({ code, call, isByRow, isTraced }, { grid, ...ends }, ending) {
  const [start, goal] = [endOf(ends.start, isByRow), endOf(ends.goal, isByRow)];
  /** @type {Record<string, unknown>} */
  const given = {
    grid,
    start,
    goal,
    startX: start.x,
    startY: start.y,
    goalX: goal.x,
    goalY: goal.y,
    width: grid[0].length,
    height: grid.length,
  };
  Object.assign(self, { grid, start, goal, module: { exports: {} }, exports: {}, __in, __out, __at });
  if (isTraced) counts = new Uint32Array(code.split("\n").length + 1);
  const name = call?.name ?? "undefined";
  // A method is called by what it is in.
  const owner = name.replace(/\.?[^.]+$/, "") || name;
  const wanted = owner === name ? name : `${name}?.bind?.(${owner})`;
  const result = `typeof ${owner} === "undefined" ? undefined : ${wanted}`;
  // biome-ignore lint/security/noGlobalEval: running the reader's program is what this is for, in a frame that has nothing.
  const begin = globalThis.eval(`(async () => {${code}\nreturn ${result};})\n//# sourceURL=${NAME}`);
  const found = await begin();
  if (!call || !found) return;
  // What it has shown of itself so far were its own examples.
  cut(false);
  flush();
  tell({ again: true });
  const all = { ...given, end: goal, target: goal, map: grid, board: grid, maze: grid };
  const valuesOf = (/** @type {string[]} */ args) => args.map((arg) => (arg === "all" ? all : given[arg]));
  let value;
  if (call.method) value = new found(...valuesOf(call.args))[call.method.name](...valuesOf(call.method.args));
  else value = found(...valuesOf(call.args));
  value = await value;
  // One that stops at each step goes on until it is done.
  while (typeof value?.next === "function") {
    const next = /** @type {IteratorResult<unknown>} */ (await value.next());
    count();
    if (next.done) value = next.value;
  }
  ending.path = looking(() => tableOf(value));
  if (typeof value === "string") print(value);
  if (!ending.path) ending.nothing = nothingIn(value);
}

/** What to tell of an error. @param {unknown} error @returns {Ending["failure"]} */
function failureOf(error) {
  if (!(error instanceof Error))
    return { kind: "error", message: typeof error === "string" ? error : written(error, 1) };
  if (error instanceof EvalError) return { kind: "refused" };
  const line = Number(new RegExp(`${NAME}:(\\d+)`).exec(error.stack ?? "")?.[1]);
  return { kind: "error", message: `${error.name}: ${error.message}`, ...(line > 0 ? { line } : {}) };
}

/** Nothing is left of what was seen on the board before. */
function forget() {
  batch = emptyBatch();
  events = grown = going.length = cuts = lastLine = 0;
  lines = [];
  counts.fill(0);
  columnsOf.clear();
  around.clear();
}

/** @param {Order} order @param {Task} task */
async function run(order, task) {
  forget();
  told = performance.now();
  /** @type {Ending} */
  const ending = {};
  tell({ begun: true });
  try {
    await runProgram(order, task, ending);
  } catch (error) {
    // It is the reader's own, and is told there.
    ending.failure = failureOf(error);
  }
  if (ended) return;
  ending.grown = grown;
  cut(false);
  flush();
  tell({ ending });
}

addEventListener(
  "message",
  ({ data, ports }) => {
    const order = /** @type {Order} */ (data);
    [port] = ports;
    ({ sites, isWatched } = order);
    watchConsole();
    watchLists();
    passTime();
    port.onmessage = ({ data: task }) => run(order, task);
    run(order, order.task);
  },
  { once: true },
);
