// The search as a program in Python.

import "../../core/i18n/en/spellings.js";
import { codeFrom } from "./program-lines.js";

/**
 * @import { Example } from "./example.js"
 * @import { Plan } from "./plan.js"
 * @import { Draft } from "./program-lines.js"
 * @import { Say } from "./pseudocode.js"
 */

const LINE = "math.sqrt(dx * dx + dy * dy)";
const ESTIMATES = {
  manhattan: "STRAIGHT * (dx + dy)",
  octile: "DIAGONAL * min(dx, dy) + STRAIGHT * abs(dx - dy)",
  "octile-14": "14 * min(dx, dy) + STRAIGHT * abs(dx - dy)",
  chebyshev: "STRAIGHT * max(dx, dy)",
  euclidean: `STRAIGHT * ${LINE}`,
  "floored-euclidean": `STRAIGHT * math.floor(${LINE})`,
  zero: "0",
};
const ROOT = `DIAGONAL / math.sqrt(2) * ${LINE}`;

/** @param {Plan} plan @param {Example} example @param {Say} say */
export function python(plan, example, say) {
  const { by, isStraight, isRoot, hasOld, keepsOrder, reopens, stays, swaps } = plan;
  const isLine = by === "order";
  const hasHabits = stays || swaps;
  const usesRoot = plan.estimate === "euclidean" || plan.estimate === "floored-euclidean";
  const pair = (/** @type {readonly number[]} */ values) => `(${values.join(", ")})`;
  const letters = [[".", 0], ...example.letters].map(([letter, value]) => `"${letter}": ${value}`);
  return codeFrom([
    isLine && "from collections import deque",
    !isLine && !hasHabits && "import heapq",
    usesRoot && "import math",
    (isLine || !hasHabits || usesRoot) && "",
    `# ${say("moves")}`,
    "MOVES = [",
    ...rowsOf(plan.moves.map(pair)),
    "]",
    isRoot && `# ${say("units")}`,
    `STRAIGHT = ${plan.straight}`,
    (!isStraight || plan.estimate === "octile" || (isRoot && plan.estimate === "euclidean")) &&
      `DIAGONAL = ${plan.diagonal}`,
    "",
    `# ${say("rows")}`,
    "ROWS = [",
    ...example.rows.map((row) => `    "${row}",`),
    "]",
    ...(plan.penalties ? penalty(letters) : []),
    `START = ${pair(example.start)}`,
    `GOAL = ${pair(example.goal)}`,
    "",
    "",
    "def is_wall(x, y):",
    "    if not (0 <= y < len(ROWS) and 0 <= x < len(ROWS[y])):",
    "        return True",
    '    return ROWS[y][x] == "#"',
    "",
    "",
    ...estimate(plan),
    ...(hasHabits ? heap(plan, say) : []),
    "def search(start, goal):",
    "    g = {start: 0}",
    "    parent = {start: None}",
    !isLine && "    closed = set()",
    keepsOrder && "    order = {start: 0}",
    !isLine && "    opened = 0",
    ...opening(plan),
    ["    while open_cells:", "loop"],
    [
      isLine
        ? "        current = open_cells.popleft()"
        : hasHabits
          ? "        current = open_cells.pop()"
          : hasOld && reopens
            ? "        *_, number, current = heapq.heappop(open_cells)"
            : "        *_, current = heapq.heappop(open_cells)",
      "take",
    ],
    hasOld && [`        if current in closed${reopens ? " or number != order[current]" : ""}:`, "old"],
    hasOld && `            continue  # ${say("old")}`,
    !isLine && "        closed.add(current)",
    "        x, y = current",
    `        # x, y, g, h, f`,
    ...printing(plan),
    ["        if current == goal:", "goal-test"],
    `            return path_to(goal, parent)${plan.stopsEarly ? `  # ${say("same")}` : ""}`,
    ["        for dx, dy in MOVES:", "each-neighbor"],
    ["            if is_wall(x + dx, y + dy):", "wall"],
    "                continue",
    ...corner(plan),
    "            cell = (x + dx, y + dy)",
    [`            new_g = g[current] + ${isStraight ? "STRAIGHT" : "(DIAGONAL if dx and dy else STRAIGHT)"}`, "new-g"],
    plan.penalties && `            new_g += ${plan.tenth === 1 ? "" : `${plan.tenth} * `}PENALTY[ROWS[y + dy][x + dx]]`,
    ...neighbor(plan),
    plan.stopsEarly && ["        if goal in g:", "goal-opened"],
    plan.stopsEarly && "            return path_to(goal, parent)",
    ["    return None", "no-path"],
    "",
    "",
    "def path_to(cell, parent):",
    "    path = []",
    "    while cell is not None:",
    "        path.append(cell)",
    "        cell = parent[cell]",
    "    return path[::-1]",
    "",
    "",
    "path = search(START, GOAL)",
    "if path is None:",
    '    print("no path")',
    "else:",
    '    print("path:", *path)',
  ]);
}

/** @param {string[]} letters @returns {Draft[]} */
const penalty = (letters) =>
  letters.length <= 6 ? [`PENALTY = {${letters.join(", ")}}`] : ["PENALTY = {", ...rowsOf(letters), "}"];

/** Values of a list, as many in a row as fit. @param {string[]} values */
function rowsOf(values) {
  /** @type {string[]} */
  const rows = [];
  for (const value of values) {
    const longer = `${rows.at(-1) ?? ""} ${value},`;
    if (rows.length > 0 && longer.length < 79) rows[rows.length - 1] = longer;
    else rows.push(`    ${value},`);
  }
  return rows;
}

/** @param {Plan} plan @returns {Draft[]} */
function estimate({ estimate, isRoot, by }) {
  if (by === "g" || by === "order") return [];
  if (estimate === "zero") return ["def estimate(cell):", "    return 0", "", ""];
  return [
    "def estimate(cell):",
    "    dx = abs(GOAL[0] - cell[0])",
    "    dy = abs(GOAL[1] - cell[1])",
    `    return ${isRoot && estimate === "euclidean" ? ROOT : ESTIMATES[estimate]}`,
    "",
    "",
  ];
}

/** @param {Plan} plan @returns {Draft[]} */
function opening(plan) {
  const { by, stays, swaps } = plan;
  if (by === "order") return [["    open_cells = deque([start])", "start"]];
  const first = keys(plan, "start", "0", "0");
  if (stays || swaps) return [["    open_cells = Heap()", "start"], `    open_cells.put(start, (${first}))`];
  return [[`    open_cells = [(${first}, start)]`, "start"]];
}

/** f, what breaks ties, and the order of opening. @param {Plan} plan @param {string} cell @param {string} g @param {string} order */
function keys({ by, weight, tie }, cell, g, order) {
  const h = cell === "cell" ? "h" : `estimate(${cell})`;
  const sum = cell === "cell" ? "f" : `${weight && `${weight} * `}${h}`;
  const f = { f: sum, g, h, order }[by];
  const byH = { "low-h": `${h}, `, "high-h": `-${h}, `, fifo: "", lifo: "" }[tie];
  return `${f}, ${byH}${order}`;
}

/** What is printed of a cell that is taken: g, h and f in the units of the board. @param {Plan} plan @returns {Draft[]} */
function printing({ by, weight, isRoot }) {
  const usesH = by === "f" || by === "h";
  const f = { f: "f", g: "g[current]", h: "h", order: "order[current]" }[by];
  const scaled = (/** @type {string} */ text) => (isRoot && text !== "0" ? `${text} / STRAIGHT` : text);
  const values = ["x", "y", scaled("g[current]"), usesH ? scaled("h") : "0", by === "order" ? f : scaled(f)];
  return [
    usesH && "        h = estimate(current)",
    by === "f" && `        f = g[current] + ${weight && `${weight} * `}h`,
    `        print(${values.join(", ")})`,
  ];
}

/** @param {Plan} plan @returns {Draft[]} */
function corner({ corners }) {
  if (corners === "none") return [];
  const word = corners === "both" ? "and" : "or";
  return [
    [`            if dx and dy and (is_wall(x + dx, y) ${word} is_wall(x, y + dy)):`, "corner"],
    "                continue",
  ];
}

/** What happens to a neighbor. @param {Plan} plan @returns {Draft[]} */
function neighbor(plan) {
  const { by, improves, reopens, keepsOrder } = plan;
  const isNew = reopens ? "cell not in g or cell in closed" : "cell not in g";
  const set = /** @type {Draft[]} */ ([["            g[cell] = new_g", "set"], "            parent[cell] = current"]);
  if (by === "order") {
    return [
      ["            if cell in g:", "seen"],
      "                continue",
      ["            order[cell] = len(order)", "new"],
      ...set,
      ["            open_cells.append(cell)", "push"],
    ];
  }
  const count = `opened ${plan.tie === "lifo" ? "-" : "+"}= 1`;
  const skips = skipping(plan);
  if (keepsOrder) {
    return [
      ...skips,
      [`            if ${isNew}:`, "new"],
      `                ${count}`,
      "                order[cell] = opened",
      reopens && ["                closed.discard(cell)", "reopen"],
      ...set,
      ...push(plan, "            ", "order[cell]"),
    ];
  }
  if (improves) {
    return [
      ...skips,
      [`            if ${isNew}:`, "new"],
      reopens && ["                closed.discard(cell)", "reopen"],
      `                ${count}`,
      ...push(plan, "                ", "opened"),
      ...set,
    ];
  }
  return [
    ...skips,
    reopens && ["            closed.discard(cell)", "reopen"],
    ...set,
    `            ${count}`,
    ...push(plan, "            ", "opened"),
  ];
}

/** @param {Plan} plan @param {string} space @param {string} order @returns {Draft[]} */
function push(plan, space, order) {
  const entry = keys(plan, "cell", "new_g", order);
  const put =
    plan.stays || plan.swaps ? `open_cells.put(cell, (${entry}))` : `heapq.heappush(open_cells, (${entry}, cell))`;
  return [
    plan.by !== "g" && `${space}h = estimate(cell)`,
    plan.by === "f" && `${space}f = new_g + ${plan.weight && `${plan.weight} * `}h`,
    [space + put, "push"],
  ];
}

/** What is left as it is. @param {Plan} plan @returns {Draft[]} */
function skipping({ improves, reopens }) {
  const next = "                continue";
  const better = /** @type {Draft[]} */ ([["            if cell in g and new_g >= g[cell]:", "better"], next]);
  if (!improves && !reopens) return [["            if cell in g:", "seen"], next];
  if (!reopens) return [["            if cell in closed:", "skip-closed"], next, ...better];
  if (!improves) return [["            if cell in g and cell not in closed:", "skip-open"], next, ...better];
  return better;
}

/** A binary heap with the habits of hand-written ones. @param {Plan} plan @param {Say} say @returns {Draft[]} */
function heap({ improves, stays, swaps }, say) {
  const [key, sign] = swaps ? ["[:-1]", "<="] : ["", "<"];
  return [
    "def is_before(a, b):",
    swaps && `    # ${say("swaps")}`,
    `    return a[0]${key} ${sign} b[0]${key}`,
    "",
    "",
    "class Heap:",
    "    def __init__(self):",
    "        self.entries = []",
    "",
    "    def __len__(self):",
    "        return len(self.entries)",
    "",
    "    def put(self, cell, key):",
    ...(improves
      ? [
          "        for place, (_, other) in enumerate(self.entries):",
          "            if other == cell:",
          stays && `                # ${say("stays")}`,
          stays
            ? "                self.entries[place] = (key, cell)"
            : "                self.sift_up(place, (key, cell))",
          "                return",
        ]
      : []),
    "        self.entries.append(None)",
    "        self.sift_up(len(self.entries) - 1, (key, cell))",
    "",
    "    def pop(self):",
    "        first = self.entries[0]",
    "        last = self.entries.pop()",
    "        if self.entries:",
    "            self.sift_down(last)",
    "        return first[1]",
    "",
    "    def sift_up(self, place, entry):",
    "        while place > 0:",
    "            above = (place - 1) // 2",
    "            if not is_before(entry, self.entries[above]):",
    "                break",
    "            self.entries[place] = self.entries[above]",
    "            place = above",
    "        self.entries[place] = entry",
    "",
    "    def sift_down(self, entry):",
    "        entries, place = self.entries, 0",
    "        length = len(entries)",
    "        while 2 * place + 1 < length:",
    "            below = 2 * place + 1",
    "            right = below + 1",
    "            if right < length and is_before(entries[right], entries[below]):",
    "                below = right",
    "            if not is_before(entries[below], entry):",
    "                break",
    "            entries[place] = entries[below]",
    "            place = below",
    "        entries[place] = entry",
    "",
    "",
  ];
}
