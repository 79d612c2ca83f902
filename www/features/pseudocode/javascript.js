// The search as a program in JavaScript.

import "../../core/i18n/en/spellings.js";
import { codeFrom } from "./program-lines.js";

/**
 * @import { Example } from "./example.js"
 * @import { Plan } from "./plan.js"
 * @import { Draft } from "./program-lines.js"
 * @import { Say } from "./pseudocode.js"
 */

const ESTIMATES = {
  manhattan: "STRAIGHT * (dx + dy)",
  octile: "DIAGONAL * Math.min(dx, dy) + STRAIGHT * Math.abs(dx - dy)",
  "octile-14": "14 * Math.min(dx, dy) + STRAIGHT * Math.abs(dx - dy)",
  chebyshev: "STRAIGHT * Math.max(dx, dy)",
  euclidean: "STRAIGHT * Math.sqrt(dx * dx + dy * dy)",
  "floored-euclidean": "STRAIGHT * Math.floor(Math.sqrt(dx * dx + dy * dy))",
  zero: "0",
};
const ROOT = "(DIAGONAL / Math.SQRT2) * Math.sqrt(dx * dx + dy * dy)";

/** @param {Plan} plan @param {Example} example @param {Say} say */
export function javascript(plan, example, say) {
  const { by, isStraight, isRoot, hasOld, keepsOrder } = plan;
  const isLine = by === "order";
  const note = (/** @type {Parameters<typeof say>[0]} */ key) => `// ${say(key)}`;
  const quoted = (/** @type {readonly number[]} */ pair) => `[${pair.join(", ")}]`;
  return codeFrom([
    note("moves"),
    `const MOVES = [${plan.moves.map(quoted).join(", ")}];`,
    isRoot && note("units"),
    `const STRAIGHT = ${plan.straight};`,
    (!isStraight || plan.estimate === "octile" || (isRoot && plan.estimate === "euclidean")) &&
      `const DIAGONAL = ${plan.diagonal};`,
    "",
    note("rows"),
    "const ROWS = [",
    ...example.rows.map((row) => `  "${row}",`),
    "];",
    plan.penalties &&
      `const PENALTY = { ${[[".", 0], ...example.letters].map(([letter, value]) => `"${letter}": ${value}`).join(", ")} };`,
    `const START = ${quoted(example.start)};`,
    `const GOAL = ${quoted(example.goal)};`,
    "",
    "const WIDTH = ROWS[0].length;",
    "const cellOf = ([x, y]) => y * WIDTH + x;",
    "const coordOf = (cell) => [cell % WIDTH, Math.floor(cell / WIDTH)];",
    'const isWall = (x, y) => (ROWS[y]?.[x] ?? "#") === "#";',
    "",
    ...estimate(plan),
    ...(isLine ? [] : heap(plan, say)),
    "function search(start, goal) {",
    "  const g = new Map([[start, 0]]);",
    "  const parent = new Map();",
    !isLine && "  const closed = new Set();",
    keepsOrder && "  const order = new Map([[start, 0]]);",
    !isLine && "  let opened = 0;",
    isLine ? ["  const open = [start];", "start"] : ["  const open = new Heap();", "start"],
    !isLine && `  open.put(${entry(plan, "start", "0", "0")});`,
    ["  while (open.length > 0) {", "loop"],
    [
      `    const ${isLine ? "current = open.shift()" : plan.hasOld && plan.reopens ? "{ cell: current, order: number } = open.pop()" : "{ cell: current } = open.pop()"};`,
      "take",
    ],
    hasOld && [
      `    if (closed.has(current)${plan.reopens ? " || number !== order.get(current)" : ""}) continue; ${note("old")}`,
      "old",
    ],
    !isLine && "    closed.add(current);",
    "    const [x, y] = coordOf(current);",
    `    // x, y, g, h, f`,
    ...printing(plan),
    [`    if (current === goal) return pathTo(goal, parent);${plan.stopsEarly ? ` ${note("same")}` : ""}`, "goal-test"],
    ["    for (const [dx, dy] of MOVES) {", "each-neighbor"],
    ["      if (isWall(x + dx, y + dy)) continue;", "wall"],
    plan.corners !== "none" && [
      `      if (dx && dy && ${plan.corners === "both" ? "isWall(x + dx, y) && isWall(x, y + dy)" : "(isWall(x + dx, y) || isWall(x, y + dy))"}) continue;`,
      "corner",
    ],
    "      const cell = cellOf([x + dx, y + dy]);",
    [
      `      const newG = g.get(current) + ${isStraight ? "STRAIGHT" : "(dx && dy ? DIAGONAL : STRAIGHT)"}${
        plan.penalties ? ` + ${plan.tenth === 1 ? "" : `${plan.tenth} * `}PENALTY[ROWS[y + dy][x + dx]]` : ""
      };`,
      "new-g",
    ],
    ...neighbor(plan),
    "    }",
    plan.stopsEarly && ["    if (g.has(goal)) return pathTo(goal, parent);", "goal-opened"],
    "  }",
    ["  return undefined;", "no-path"],
    "}",
    "",
    "function pathTo(goal, parent) {",
    "  const path = [];",
    "  for (let cell = goal; cell !== undefined; cell = parent.get(cell)) path.unshift(coordOf(cell));",
    "  return path;",
    "}",
    "",
    "const path = search(cellOf(START), cellOf(GOAL));",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template of the program.
    'console.log(path ? `path: ${path.map(([x, y]) => `(${x}, ${y})`).join(" ")}` : "no path");',
  ]);
}

/** @param {Plan} plan @returns {Draft[]} */
function estimate({ estimate, isRoot, by }) {
  if (by === "g" || by === "order") return [];
  if (estimate === "zero") return ["const estimate = () => 0;", ""];
  return [
    "function estimate(cell) {",
    "  const [x, y] = coordOf(cell);",
    "  const dx = Math.abs(GOAL[0] - x);",
    "  const dy = Math.abs(GOAL[1] - y);",
    `  return ${isRoot && estimate === "euclidean" ? ROOT : ESTIMATES[estimate]};`,
    "}",
    "",
  ];
}

/** What is printed of a cell that is taken: g, h and f in the units of the board. @param {Plan} plan @returns {Draft[]} */
function printing({ by, weight, isRoot }) {
  const usesH = by === "f" || by === "h";
  const f = { f: "f", g: "g.get(current)", h: "h", order: "order.get(current)" }[by];
  const scaled = (/** @type {string} */ text) => (isRoot && text !== "0" ? `${text} / STRAIGHT` : text);
  const values = ["x", "y", scaled("g.get(current)"), usesH ? scaled("h") : "0", by === "order" ? f : scaled(f)];
  return [
    usesH && "    const h = estimate(current);",
    by === "f" && `    const f = g.get(current) + ${weight && `${weight} * `}h;`,
    `    console.log(${values.join(", ")});`,
  ];
}

/** An entry of the open list. @param {Plan} plan @param {string} cell @param {string} g @param {string} order */
function entry({ by, weight, tie }, cell, g, order) {
  const h = `estimate(${cell})`;
  const f = { f: `${g === "0" ? "" : `${g} + `}${weight && `${weight} * `}${h}`, g, h, order }[by];
  const usesH = tie === "low-h" || tie === "high-h";
  return `{ ${cell === "cell" ? cell : `cell: ${cell}`}, f: ${f}, ${usesH ? `h: ${h}, ` : ""}order${order === "order" ? "" : `: ${order}`} }`;
}

/** @param {Plan} plan @returns {Draft[]} */
function neighbor(plan) {
  const { by, improves, reopens, keepsOrder } = plan;
  const isLine = by === "order";
  const number = plan.tie === "lifo" ? "--opened" : "++opened";
  const isNew = reopens ? "!g.has(cell) || closed.has(cell)" : "!g.has(cell)";
  const set = /** @type {Draft[]} */ ([["      g.set(cell, newG);", "set"], "      parent.set(cell, current);"]);
  if (isLine) {
    return [
      ["      if (g.has(cell)) continue;", "seen"],
      ["      order.set(cell, order.size);", "new"],
      ...set,
      ["      open.push(cell);", "push"],
    ];
  }
  /** @type {Draft[]} */
  const skips = [
    !improves && !reopens && ["      if (g.has(cell)) continue;", "seen"],
    improves && !reopens && ["      if (closed.has(cell)) continue;", "skip-closed"],
    !improves && reopens && ["      if (g.has(cell) && !closed.has(cell)) continue;", "skip-open"],
    (improves || reopens) && ["      if (g.has(cell) && newG >= g.get(cell)) continue;", "better"],
  ];
  const reopening = /** @type {Draft} */ (reopens && ["closed.delete(cell);", "reopen"]);
  const deeper = (/** @type {Draft} */ draft, /** @type {number} */ spaces) =>
    /** @type {Draft} */ (Array.isArray(draft) ? [" ".repeat(spaces) + draft[0], draft[1]] : draft);
  if (keepsOrder) {
    return [
      ...skips,
      [`      if (${isNew}) {`, "new"],
      `        order.set(cell, ${number});`,
      deeper(reopening, 8),
      "      }",
      ...set,
      [`      open.put(${entry(plan, "cell", "newG", "order.get(cell)")});`, "push"],
    ];
  }
  if (improves) {
    // Greedy: a better g changes nothing about the place of an entry.
    return [
      ...skips,
      [`      if (${isNew}) {`, "new"],
      deeper(reopening, 8),
      [`        open.put(${entry(plan, "cell", "newG", number)});`, "push"],
      "      }",
      ...set,
    ];
  }
  return [...skips, deeper(reopening, 6), ...set, [`      open.put(${entry(plan, "cell", "newG", number)});`, "push"]];
}

/** What tells which of two entries leaves first. @param {Plan} plan */
function before({ tie, swaps }) {
  const byH = { "low-h": " || a.h - b.h", "high-h": " || b.h - a.h", fifo: "", lifo: "" }[tie];
  return swaps ? `(a.f - b.f${byH}) <= 0` : `(a.f - b.f${byH} || a.order - b.order) < 0`;
}

/** A binary heap, which may have the habits of hand-written ones. @param {Plan} plan @param {Say} say @returns {Draft[]} */
const heap = (plan, say) => [
  "class Heap {",
  "  #entries = [];",
  "  get length() {",
  "    return this.#entries.length;",
  "  }",
  plan.swaps && `  // ${say("swaps")}`,
  "  static #isBefore(a, b) {",
  `    return ${before(plan)};`,
  "  }",
  "  put(entry) {",
  ...put(plan, say),
  "  }",
  "  pop() {",
  "    const first = this.#entries[0];",
  "    const last = this.#entries.pop();",
  "    if (this.length > 0) this.#siftDown(last);",
  "    return first;",
  "  }",
  "  #siftUp(place, entry) {",
  "    while (place > 0) {",
  "      const above = (place - 1) >> 1;",
  "      if (!Heap.#isBefore(entry, this.#entries[above])) break;",
  "      this.#entries[place] = this.#entries[above];",
  "      place = above;",
  "    }",
  "    this.#entries[place] = entry;",
  "  }",
  "  #siftDown(entry) {",
  "    let place = 0;",
  "    for (;;) {",
  "      let below = 2 * place + 1;",
  "      if (below >= this.length) break;",
  "      if (below + 1 < this.length && Heap.#isBefore(this.#entries[below + 1], this.#entries[below])) below++;",
  "      if (!Heap.#isBefore(this.#entries[below], entry)) break;",
  "      this.#entries[place] = this.#entries[below];",
  "      place = below;",
  "    }",
  "    this.#entries[place] = entry;",
  "  }",
  "}",
  "",
];

/** How an entry is put into it. @param {Plan} plan @param {Say} say @returns {Draft[]} */
function put({ improves, stays, swaps }, say) {
  if (!improves || (!stays && !swaps)) return ["    this.#siftUp(this.length, entry);"];
  return [
    "    const place = this.#entries.findIndex(({ cell }) => cell === entry.cell);",
    stays && `    // ${say("stays")}`,
    stays && "    if (place >= 0) this.#entries[place] = entry;",
    stays && "    else this.#siftUp(this.length, entry);",
    !stays && "    this.#siftUp(place >= 0 ? place : this.length, entry);",
  ];
}
