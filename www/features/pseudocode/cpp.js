// The search as a program in C++17.

import "../../core/i18n/en/spellings.js";
import { codeFrom } from "./program-lines.js";

/**
 * @import { Example } from "./example.js"
 * @import { Plan } from "./plan.js"
 * @import { Draft } from "./program-lines.js"
 * @import { Say } from "./pseudocode.js"
 */

const LINE = "std::sqrt(dx * dx + dy * dy)";
const ESTIMATES = {
  manhattan: "STRAIGHT * (dx + dy)",
  octile: "DIAGONAL * std::min(dx, dy) + STRAIGHT * std::abs(dx - dy)",
  "octile-14": "14 * std::min(dx, dy) + STRAIGHT * std::abs(dx - dy)",
  chebyshev: "STRAIGHT * std::max(dx, dy)",
  euclidean: `STRAIGHT * ${LINE}`,
  "floored-euclidean": `STRAIGHT * std::floor(${LINE})`,
  zero: "0",
};
const ROOT = `DIAGONAL / std::sqrt(2.0) * ${LINE}`;

/** @param {Plan} plan @param {Example} example @param {Say} say */
export function cpp(plan, example, say) {
  const { by, isStraight, isRoot, hasOld, keepsOrder, reopens, stays, swaps } = plan;
  const isLine = by === "order";
  const hasHabits = stays || swaps;
  const pair = (/** @type {readonly number[]} */ values) => `{${values.join(", ")}}`;
  const letters = [[".", 0], ...example.letters].map(([letter, value]) => `{'${letter}', ${value}}`);
  const container = isLine ? "queue" : hasHabits ? "vector" : "queue";
  const includes = [
    "algorithm",
    "cmath",
    "iostream",
    "map",
    ...(container === "queue" ? ["queue"] : []),
    ...(isLine ? [] : ["set"]),
    "string",
    ...(isLine ? [] : ["tuple"]),
    "vector",
  ];
  return codeFrom([
    ...includes.map((name) => `#include <${name}>`),
    "",
    "using Cell = std::pair<int, int>;",
    ...entryType(plan),
    "",
    `// ${say("moves")}`,
    "const std::vector<Cell> MOVES = {",
    ...rowsOf(plan.moves.map(pair)),
    "};",
    isRoot && `// ${say("units")}`,
    `const int STRAIGHT = ${plan.straight};`,
    (!isStraight || plan.estimate === "octile" || (isRoot && plan.estimate === "euclidean")) &&
      `const int DIAGONAL = ${plan.diagonal};`,
    "",
    `// ${say("rows")}`,
    "const std::vector<std::string> ROWS = {",
    ...example.rows.map((row) => `    "${row}",`),
    "};",
    ...(plan.penalties ? ["const std::map<char, int> PENALTY = {", ...rowsOf(letters), "};"] : []),
    `const Cell START = ${pair(example.start)};`,
    `const Cell GOAL = ${pair(example.goal)};`,
    "",
    "bool is_wall(int x, int y) {",
    "    if (y < 0 || y >= (int)ROWS.size() || x < 0 || x >= (int)ROWS[y].size()) return true;",
    "    return ROWS[y][x] == '#';",
    "}",
    "",
    ...estimate(plan),
    "std::vector<Cell> path_to(Cell cell, const std::map<Cell, Cell>& parent) {",
    "    std::vector<Cell> path = {cell};",
    "    while (parent.count(cell)) path.push_back(cell = parent.at(cell));",
    "    std::reverse(path.begin(), path.end());",
    "    return path;",
    "}",
    "",
    ...(hasHabits ? heap(plan, say) : []),
    "std::vector<Cell> search(Cell start, Cell goal) {",
    "    std::map<Cell, long long> g = {{start, 0}};",
    "    std::map<Cell, Cell> parent;",
    !isLine && "    std::set<Cell> closed;",
    keepsOrder && "    std::map<Cell, int> order = {{start, 0}};",
    !isLine && "    int opened = 0;",
    ...opening(plan),
    ["    while (!open.empty()) {", "loop"],
    [`        ${taking(plan)}`, "take"],
    !hasHabits && "        open.pop();",
    hasOld && [
      `        if (closed.count(current)${reopens ? " || number != order[current]" : ""}) continue;  // ${say("old")}`,
      "old",
    ],
    !isLine && "        closed.insert(current);",
    "        auto [x, y] = current;",
    "        // x, y, g, h, f",
    ...printing(plan),
    [
      `        if (current == goal) return path_to(goal, parent);${plan.stopsEarly ? `  // ${say("same")}` : ""}`,
      "goal-test",
    ],
    ["        for (auto [dx, dy] : MOVES) {", "each-neighbor"],
    ["            if (is_wall(x + dx, y + dy)) continue;", "wall"],
    plan.corners !== "none" && [
      `            if (dx && dy && (is_wall(x + dx, y) ${plan.corners === "both" ? "&&" : "||"} is_wall(x, y + dy))) continue;`,
      "corner",
    ],
    "            Cell cell = {x + dx, y + dy};",
    [
      `            long long new_g = g[current] + ${isStraight ? "STRAIGHT" : "(dx && dy ? DIAGONAL : STRAIGHT)"};`,
      "new-g",
    ],
    plan.penalties &&
      `            new_g += ${plan.tenth === 1 ? "" : `${plan.tenth} * `}PENALTY.at(ROWS[y + dy][x + dx]);`,
    ...neighbor(plan),
    "        }",
    plan.stopsEarly && ["        if (g.count(goal)) return path_to(goal, parent);", "goal-opened"],
    "    }",
    ["    return {};", "no-path"],
    "}",
    "",
    "int main() {",
    "    std::cout.precision(15);",
    "    std::vector<Cell> path = search(START, GOAL);",
    '    std::cout << (path.empty() ? "no path" : "path:");',
    '    for (auto [x, y] : path) std::cout << " (" << x << ", " << y << ")";',
    '    std::cout << "\\n";',
    "}",
  ]);
}

/** Values of a list, as many in a row as fit. @param {string[]} values */
function rowsOf(values) {
  /** @type {string[]} */
  const rows = [];
  for (const value of values) {
    const longer = `${rows.at(-1) ?? ""} ${value},`;
    if (rows.length > 0 && longer.length < 80) rows[rows.length - 1] = longer;
    else rows.push(`    ${value},`);
  }
  return rows;
}

/** Whether h decides between equal f. @param {Plan} plan */
const usesH = ({ tie }) => tie === "low-h" || tie === "high-h";

/** What an entry of the open list is made of. @param {Plan} plan @returns {Draft[]} */
function entryType(plan) {
  if (plan.by === "order") return [];
  const names = [plan.by, ...(usesH(plan) ? [plan.tie === "high-h" ? "-h" : "h"] : [])];
  return [
    `using Entry = std::tuple<${"double, ".repeat(names.length)}int, Cell>;  // ${[...names, "order", "cell"].join(", ")}`,
  ];
}

/** @param {Plan} plan @returns {Draft[]} */
function estimate({ estimate, isRoot, by }) {
  if (by === "g" || by === "order") return [];
  if (estimate === "zero") return ["double estimate(Cell) {", "    return 0;", "}", ""];
  return [
    "double estimate(Cell cell) {",
    "    int dx = std::abs(GOAL.first - cell.first);",
    "    int dy = std::abs(GOAL.second - cell.second);",
    `    return ${isRoot && estimate === "euclidean" ? ROOT : ESTIMATES[estimate]};`,
    "}",
    "",
  ];
}

/** @param {Plan} plan @returns {Draft[]} */
function opening(plan) {
  if (plan.by === "order") return [["    std::queue<Cell> open;", "start"], "    open.push(start);"];
  const type = "std::priority_queue<Entry, std::vector<Entry>, std::greater<>>";
  const entry = keys(plan, "start", "0", "0");
  if (plan.stays || plan.swaps) return [["    Heap open;", "start"], `    open.put({${entry}, start});`];
  return [[`    ${type} open;`, "start"], `    open.push({${entry}, start});`];
}

/** @param {Plan} plan */
function taking(plan) {
  if (plan.by === "order") return "Cell current = open.front();";
  if (plan.stays || plan.swaps) return "Cell current = open.pop();";
  if (!plan.hasOld || !plan.reopens) return "Cell current = std::get<Cell>(open.top());";
  return "auto [number, current] = std::make_pair(std::get<int>(open.top()), std::get<Cell>(open.top()));";
}

/** f, what breaks ties, and the order of opening. @param {Plan} plan @param {string} cell @param {string} g @param {string} order */
function keys(plan, cell, g, order) {
  const { by, weight } = plan;
  const h = cell === "cell" ? "h" : `estimate(${cell})`;
  const cost = g === "new_g" ? "(double)new_g" : g;
  const f = { f: `${g === "0" ? "" : `${g} + `}${weight && `${weight} * `}${h}`, g: cost, h, order }[by];
  return [f, ...(usesH(plan) ? [plan.tie === "high-h" ? `-${h}` : h] : []), order].join(", ");
}

/** What is printed of a cell that is taken: g, h and f in the units of the board. @param {Plan} plan @returns {Draft[]} */
function printing({ by, weight, isRoot }) {
  const hasH = by === "f" || by === "h";
  const g = "g[current]";
  const f = { f: `${g} + ${weight && `${weight} * `}h`, g, h: "h", order: "order[current]" }[by];
  const scaled = (/** @type {string} */ text) =>
    !isRoot || text === "0"
      ? text
      : text === g
        ? `${g} / (double)STRAIGHT`
        : `${text.includes("+") ? `(${text})` : text} / STRAIGHT`;
  const values = ["x", "y", scaled(g), hasH ? scaled("h") : "0", by === "order" ? f : scaled(f)];
  const shown = values.map((value) => (value.startsWith("(") || !value.includes("+") ? value : `(${value})`));
  return [
    hasH && "        double h = estimate(current);",
    `        std::cout << ${shown.slice(0, 3).join(` << " " << `)} << " "`,
    `                  << ${shown.slice(3).join(` << " " << `)} << "\\n";`,
  ];
}

/** What happens to a neighbor. @param {Plan} plan @returns {Draft[]} */
function neighbor(plan) {
  const { by, improves, reopens, keepsOrder } = plan;
  const isNew = reopens ? "!g.count(cell) || closed.count(cell)" : "!g.count(cell)";
  const set = /** @type {Draft[]} */ ([["            g[cell] = new_g;", "set"], "            parent[cell] = current;"]);
  if (by === "order") {
    return [
      ["            if (g.count(cell)) continue;", "seen"],
      ["            order.insert({cell, (int)order.size()});", "new"],
      ...set,
      ["            open.push(cell);", "push"],
    ];
  }
  const number = plan.tie === "lifo" ? "--opened" : "++opened";
  const skips = skipping(plan);
  if (keepsOrder) {
    return [
      ...skips,
      [`            if (${isNew}) {`, "new"],
      `                order[cell] = ${number};`,
      reopens && ["                closed.erase(cell);", "reopen"],
      "            }",
      ...set,
      ...push(plan, "            ", "order[cell]"),
    ];
  }
  if (improves) {
    return [
      ...skips,
      [`            if (${isNew}) {`, "new"],
      reopens && ["                closed.erase(cell);", "reopen"],
      ...push(plan, "                ", number),
      "            }",
      ...set,
    ];
  }
  return [
    ...skips,
    reopens && ["            closed.erase(cell);", "reopen"],
    ...set,
    ...push(plan, "            ", number),
  ];
}

/** @param {Plan} plan @param {string} space @param {string} order @returns {Draft[]} */
function push(plan, space, order) {
  const verb = plan.stays || plan.swaps ? "put" : "push";
  return [
    plan.by !== "g" && `${space}double h = estimate(cell);`,
    [`${space}open.${verb}({${keys(plan, "cell", "new_g", order)}, cell});`, "push"],
  ];
}

/** What is left as it is. @param {Plan} plan @returns {Draft[]} */
function skipping({ improves, reopens }) {
  const better = /** @type {Draft} */ (["            if (g.count(cell) && new_g >= g[cell]) continue;", "better"]);
  if (!improves && !reopens) return [["            if (g.count(cell)) continue;", "seen"]];
  if (!reopens) return [["            if (closed.count(cell)) continue;", "skip-closed"], better];
  if (!improves) return [["            if (g.count(cell) && !closed.count(cell)) continue;", "skip-open"], better];
  return [better];
}

/** A binary heap with the habits of hand-written ones. @param {Plan} plan @param {Say} say @returns {Draft[]} */
function heap(plan, say) {
  const { improves, stays, swaps } = plan;
  const key = (/** @type {string} */ entry) =>
    usesH(plan) ? `std::make_pair(std::get<0>(${entry}), std::get<1>(${entry}))` : `std::get<0>(${entry})`;
  return [
    "struct Heap {",
    "    std::vector<Entry> entries;",
    "    bool empty() const { return entries.empty(); }",
    "    static bool is_before(const Entry& a, const Entry& b) {",
    swaps && `        // ${say("swaps")}`,
    swaps ? `        return ${key("a")} <= ${key("b")};` : "        return a < b;",
    "    }",
    "    void put(Entry entry) {",
    ...(improves
      ? [
          "        for (size_t place = 0; place < entries.size(); place++) {",
          "            if (std::get<Cell>(entries[place]) != std::get<Cell>(entry)) continue;",
          stays && `            // ${say("stays")}`,
          stays ? "            entries[place] = entry;" : "            sift_up(place, entry);",
          "            return;",
          "        }",
        ]
      : []),
    "        entries.push_back(entry);",
    "        sift_up(entries.size() - 1, entry);",
    "    }",
    "    Cell pop() {",
    "        Cell first = std::get<Cell>(entries[0]);",
    "        Entry last = entries.back();",
    "        entries.pop_back();",
    "        if (!entries.empty()) sift_down(last);",
    "        return first;",
    "    }",
    "    void sift_up(size_t place, Entry entry) {",
    "        while (place > 0) {",
    "            size_t above = (place - 1) / 2;",
    "            if (!is_before(entry, entries[above])) break;",
    "            entries[place] = entries[above];",
    "            place = above;",
    "        }",
    "        entries[place] = entry;",
    "    }",
    "    void sift_down(Entry entry) {",
    "        size_t place = 0;",
    "        while (2 * place + 1 < entries.size()) {",
    "            size_t below = 2 * place + 1, right = below + 1;",
    "            if (right < entries.size() && is_before(entries[right], entries[below])) below = right;",
    "            if (!is_before(entries[below], entry)) break;",
    "            entries[place] = entries[below];",
    "            place = below;",
    "        }",
    "        entries[place] = entry;",
    "    }",
    "};",
    "",
  ];
}
