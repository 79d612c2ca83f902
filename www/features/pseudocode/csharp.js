// The search as a program in C#, for .NET 6 and later.

import "../../core/i18n/en/spellings.js";
import { codeFrom } from "./program-lines.js";

/**
 * @import { Example } from "./example.js"
 * @import { Plan } from "./plan.js"
 * @import { Draft } from "./program-lines.js"
 * @import { Say } from "./pseudocode.js"
 */

const LINE = "Math.Sqrt(dx * dx + dy * dy)";
const ESTIMATES = {
  manhattan: "Straight * (dx + dy)",
  octile: "Diagonal * Math.Min(dx, dy) + Straight * Math.Abs(dx - dy)",
  "octile-14": "14 * Math.Min(dx, dy) + Straight * Math.Abs(dx - dy)",
  chebyshev: "Straight * Math.Max(dx, dy)",
  euclidean: `Straight * ${LINE}`,
  "floored-euclidean": `Straight * Math.Floor(${LINE})`,
  zero: "0",
};
const ROOT = `Diagonal / Math.Sqrt(2) * ${LINE}`;

/** @param {Plan} plan @param {Example} example @param {Say} say */
export function csharp(plan, example, say) {
  const { by, isStraight, isRoot, hasOld, keepsOrder, reopens, stays, swaps } = plan;
  const isLine = by === "order";
  const pair = (/** @type {readonly number[]} */ values) => `new(${values.join(", ")})`;
  const letters = [[".", 0], ...example.letters].map(([letter, value]) => `['${letter}'] = ${value}`);
  return codeFrom([
    "using System;",
    "using System.Collections.Generic;",
    "using System.Linq;",
    "",
    "readonly record struct Cell(int X, int Y);",
    "",
    ...(stays || swaps ? heap(plan, say) : []),
    "static class Program",
    "{",
    `    // ${say("moves")}`,
    "    static readonly Cell[] Moves =",
    "    {",
    ...rowsOf(plan.moves.map(pair)),
    "    };",
    isRoot && `    // ${say("units")}`,
    `    const int Straight = ${plan.straight};`,
    (!isStraight || plan.estimate === "octile" || (isRoot && plan.estimate === "euclidean")) &&
      `    const int Diagonal = ${plan.diagonal};`,
    "",
    `    // ${say("rows")}`,
    "    static readonly string[] Rows =",
    "    {",
    ...example.rows.map((row) => `        "${row}",`),
    "    };",
    ...(plan.penalties
      ? ["    static readonly Dictionary<char, int> Penalty = new()", "    {", ...rowsOf(letters), "    };"]
      : []),
    `    static readonly Cell Start = ${pair(example.start)};`,
    `    static readonly Cell Goal = ${pair(example.goal)};`,
    "",
    "    static bool IsWall(int x, int y)",
    "    {",
    "        if (y < 0 || y >= Rows.Length || x < 0 || x >= Rows[y].Length) return true;",
    "        return Rows[y][x] == '#';",
    "    }",
    "",
    ...estimate(plan),
    "    static List<Cell> Search(Cell start, Cell goal)",
    "    {",
    "        var g = new Dictionary<Cell, long> { [start] = 0 };",
    "        var parent = new Dictionary<Cell, Cell>();",
    !isLine && "        var closed = new HashSet<Cell>();",
    keepsOrder && "        var order = new Dictionary<Cell, int> { [start] = 0 };",
    !isLine && "        int opened = 0;",
    ...opening(plan),
    ["        while (open.Count > 0)", "loop"],
    "        {",
    [`            ${taking(plan)}`, "take"],
    hasOld && [
      `            if (closed.Contains(current)${reopens ? " || key.Order != order[current]" : ""}) continue; // ${say("old")}`,
      "old",
    ],
    !isLine && "            closed.Add(current);",
    "            var (x, y) = current;",
    `            // x, y, g, h, f`,
    ...printing(plan),
    [
      `            if (current == goal) return PathTo(goal, parent);${plan.stopsEarly ? ` // ${say("same")}` : ""}`,
      "goal-test",
    ],
    ["            foreach (var (dx, dy) in Moves)", "each-neighbor"],
    "            {",
    ["                if (IsWall(x + dx, y + dy)) continue;", "wall"],
    ...corner(plan),
    "                var cell = new Cell(x + dx, y + dy);",
    [
      `                long newG = g[current] + ${isStraight ? "Straight" : "(dx != 0 && dy != 0 ? Diagonal : Straight)"};`,
      "new-g",
    ],
    plan.penalties &&
      `                newG += ${plan.tenth === 1 ? "" : `${plan.tenth} * `}Penalty[Rows[y + dy][x + dx]];`,
    ...neighbor(plan),
    "            }",
    plan.stopsEarly && ["            if (g.ContainsKey(goal)) return PathTo(goal, parent);", "goal-opened"],
    "        }",
    ["        return null;", "no-path"],
    "    }",
    "",
    "    static List<Cell> PathTo(Cell cell, Dictionary<Cell, Cell> parent)",
    "    {",
    "        var path = new List<Cell> { cell };",
    "        while (parent.TryGetValue(cell, out cell)) path.Add(cell);",
    "        path.Reverse();",
    "        return path;",
    "    }",
    "",
    "    static void Main()",
    "    {",
    "        var path = Search(Start, Goal);",
    '        if (path == null) Console.WriteLine("no path");',
    '        else Console.WriteLine("path: " + string.Join(" ", path.Select(cell => $"({cell.X}, {cell.Y})")));',
    "    }",
    "}",
  ]);
}

/** Values of a list, as many in a row as fit. @param {string[]} values */
function rowsOf(values) {
  /** @type {string[]} */
  const rows = [];
  for (const value of values) {
    const longer = `${rows.at(-1) ?? ""} ${value},`;
    if (rows.length > 0 && longer.length < 100) rows[rows.length - 1] = longer;
    else rows.push(`        ${value},`);
  }
  return rows;
}

/** Whether h decides between equal f. @param {Plan} plan */
const usesH = ({ tie }) => tie === "low-h" || tie === "high-h";

/** The type of what entries of the open list are sorted by. @param {Plan} plan */
function keyType(plan) {
  const byH = { "low-h": "double H, ", "high-h": "double MinusH, ", fifo: "", lifo: "" }[plan.tie];
  const first = { f: "double F", g: "long G", h: "double H", order: "" }[plan.by];
  return `(${first}, ${byH}int Order)`;
}

/** @param {Plan} plan @returns {Draft[]} */
function estimate({ estimate, isRoot, by }) {
  if (by === "g" || by === "order") return [];
  if (estimate === "zero") return ["    static double Estimate(Cell cell) => 0;", ""];
  return [
    "    static double Estimate(Cell cell)",
    "    {",
    "        int dx = Math.Abs(Goal.X - cell.X);",
    "        int dy = Math.Abs(Goal.Y - cell.Y);",
    `        return ${isRoot && estimate === "euclidean" ? ROOT : ESTIMATES[estimate]};`,
    "    }",
    "",
  ];
}

/** @param {Plan} plan @returns {Draft[]} */
function opening(plan) {
  if (plan.by === "order") return [["        var open = new Queue<Cell>();", "start"], "        open.Enqueue(start);"];
  const first = keys(plan, "start", "0", "0");
  const type = plan.stays || plan.swaps ? "Heap" : `PriorityQueue<Cell, ${keyType(plan)}>`;
  const put = plan.stays || plan.swaps ? "Put" : "Enqueue";
  return [[`        var open = new ${type}();`, "start"], `        open.${put}(start, (${first}));`];
}

/** @param {Plan} plan */
function taking({ stays, swaps, hasOld, reopens }) {
  if (stays || swaps) return "var current = open.Pop();";
  return hasOld && reopens ? "open.TryDequeue(out var current, out var key);" : "var current = open.Dequeue();";
}

/** f, what breaks ties, and the order of opening. @param {Plan} plan @param {string} cell @param {string} g @param {string} order */
function keys(plan, cell, g, order) {
  const { by, weight } = plan;
  const h = cell === "cell" ? "newH" : `Estimate(${cell})`;
  const f = { f: `${g === "0" ? "" : `${g} + `}${weight && `${weight} * `}${h}`, g, h, order }[by];
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
        ? `${g} / (double)Straight`
        : `${text.includes("+") ? `(${text})` : text} / Straight`;
  const values = ["x", "y", scaled(g), hasH ? scaled("h") : "0", by === "order" ? f : scaled(f)];
  const text = values.map((value) => (value === "0" ? value : `{${value}}`)).join(" ");
  return [
    hasH && "            double h = Estimate(current);",
    "            Console.WriteLine(FormattableString.Invariant(",
    `                $"${text}"));`,
  ];
}

/** @param {Plan} plan @returns {Draft[]} */
function corner({ corners }) {
  if (corners === "none") return [];
  const sign = corners === "both" ? "&&" : "||";
  return [
    ["                if (dx != 0 && dy != 0", "corner"],
    `                    && (IsWall(x + dx, y) ${sign} IsWall(x, y + dy))) continue;`,
  ];
}

/** What happens to a neighbor. @param {Plan} plan @returns {Draft[]} */
function neighbor(plan) {
  const { by, improves, reopens, keepsOrder } = plan;
  const isNew = reopens ? "!g.ContainsKey(cell) || closed.Contains(cell)" : "!g.ContainsKey(cell)";
  const set = /** @type {Draft[]} */ ([
    ["                g[cell] = newG;", "set"],
    "                parent[cell] = current;",
  ]);
  if (by === "order") {
    return [
      ["                if (g.ContainsKey(cell)) continue;", "seen"],
      ["                order[cell] = order.Count;", "new"],
      ...set,
      ["                open.Enqueue(cell);", "push"],
    ];
  }
  const number = plan.tie === "lifo" ? "--opened" : "++opened";
  const skips = skipping(plan);
  if (keepsOrder) {
    return [
      ...skips,
      [`                if (${isNew})`, "new"],
      "                {",
      `                    order[cell] = ${number};`,
      reopens && ["                    closed.Remove(cell);", "reopen"],
      "                }",
      ...set,
      ...push(plan, "                ", "order[cell]"),
    ];
  }
  if (improves) {
    return [
      ...skips,
      [`                if (${isNew})`, "new"],
      "                {",
      reopens && ["                    closed.Remove(cell);", "reopen"],
      ...push(plan, "                    ", number),
      "                }",
      ...set,
    ];
  }
  return [
    ...skips,
    reopens && ["                closed.Remove(cell);", "reopen"],
    ...set,
    ...push(plan, "                ", number),
  ];
}

/** @param {Plan} plan @param {string} space @param {string} order @returns {Draft[]} */
function push(plan, space, order) {
  const verb = plan.stays || plan.swaps ? "Put" : "Enqueue";
  return [
    plan.by !== "g" && `${space}double newH = Estimate(cell);`,
    [`${space}open.${verb}(cell, (${keys(plan, "cell", "newG", order)}));`, "push"],
  ];
}

/** What is left as it is. @param {Plan} plan @returns {Draft[]} */
function skipping({ improves, reopens }) {
  const better = /** @type {Draft} */ ([
    "                if (g.TryGetValue(cell, out long oldG) && newG >= oldG) continue;",
    "better",
  ]);
  if (!improves && !reopens) return [["                if (g.ContainsKey(cell)) continue;", "seen"]];
  if (!reopens) return [["                if (closed.Contains(cell)) continue;", "skip-closed"], better];
  if (!improves)
    return [["                if (g.ContainsKey(cell) && !closed.Contains(cell)) continue;", "skip-open"], better];
  return [better];
}

/** A binary heap with the habits of hand-written ones. @param {Plan} plan @param {Say} say @returns {Draft[]} */
function heap(plan, say) {
  const { improves, stays, swaps } = plan;
  const type = keyType(plan);
  const isShort = !usesH(plan);
  const key = (/** @type {string} */ entry) => {
    const names = type
      .slice(1, -1)
      .split(", ")
      .slice(0, -1)
      .map((part) => `${entry}.Key.${part.split(" ")[1]}`);
    return isShort ? names[0] : `(${names.join(", ")})`;
  };
  return [
    `readonly record struct Entry(${type} Key, Cell Cell);`,
    "",
    "class Heap",
    "{",
    "    readonly List<Entry> entries = new();",
    "",
    "    public int Count => entries.Count;",
    "",
    "    static bool IsBefore(Entry a, Entry b)",
    "    {",
    swaps && `        // ${say("swaps")}`,
    `        return ${swaps ? `${key("a")}.CompareTo(${key("b")}) <= 0` : "a.Key.CompareTo(b.Key) < 0"};`,
    "    }",
    "",
    `    public void Put(Cell cell, ${type} key)`,
    "    {",
    "        var entry = new Entry(key, cell);",
    ...(improves
      ? [
          "        int old = entries.FindIndex(other => other.Cell == cell);",
          "        if (old >= 0)",
          "        {",
          stays && `            // ${say("stays")}`,
          stays ? "            entries[old] = entry;" : "            SiftUp(old, entry);",
          "            return;",
          "        }",
        ]
      : []),
    "        entries.Add(entry);",
    "        SiftUp(entries.Count - 1, entry);",
    "    }",
    "",
    "    public Cell Pop()",
    "    {",
    "        var first = entries[0].Cell;",
    "        var last = entries[entries.Count - 1];",
    "        entries.RemoveAt(entries.Count - 1);",
    "        if (entries.Count > 0) SiftDown(last);",
    "        return first;",
    "    }",
    "",
    "    void SiftUp(int place, Entry entry)",
    "    {",
    "        while (place > 0)",
    "        {",
    "            int above = (place - 1) / 2;",
    "            if (!IsBefore(entry, entries[above])) break;",
    "            entries[place] = entries[above];",
    "            place = above;",
    "        }",
    "        entries[place] = entry;",
    "    }",
    "",
    "    void SiftDown(Entry entry)",
    "    {",
    "        int place = 0;",
    "        while (2 * place + 1 < entries.Count)",
    "        {",
    "            int below = 2 * place + 1;",
    "            if (below + 1 < entries.Count && IsBefore(entries[below + 1], entries[below])) below++;",
    "            if (!IsBefore(entries[below], entry)) break;",
    "            entries[place] = entries[below];",
    "            place = below;",
    "        }",
    "        entries[place] = entry;",
    "    }",
    "}",
    "",
  ];
}
