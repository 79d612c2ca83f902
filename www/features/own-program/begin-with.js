// What the editor begins with, in each language: an A* that works, and one with gaps. All are short enough to be read at a glance.

/** @import { Written } from "../../running/written-in.js" */

/** Four neighbors, and a list that is sorted before each cell: what most tutorials begin with. */
const IN_JAVASCRIPT = `// grid[y][x] is 0 for a free cell and 1 for a wall; start and goal are [x, y].
function astar(grid, start, goal) {
  const h = (x, y) => Math.abs(x - goal[0]) + Math.abs(y - goal[1]);
  const key = (x, y) => \`\${x},\${y}\`;
  const open = [{ x: start[0], y: start[1], g: 0, f: h(...start), parent: null }];
  const best = new Map([[key(...start), 0]]);
  const closed = new Set();

  while (open.length > 0) {
    open.sort((a, b) => a.f - b.f);
    const current = open.shift();
    if (closed.has(key(current.x, current.y))) continue;
    closed.add(key(current.x, current.y));

    if (current.x === goal[0] && current.y === goal[1]) {
      const path = [];
      for (let cell = current; cell; cell = cell.parent) path.unshift([cell.x, cell.y]);
      return path;
    }

    for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]]) {
      const x = current.x + dx;
      const y = current.y + dy;
      if (grid[y]?.[x] === undefined || grid[y][x] === 1) continue;
      const g = current.g + 1;
      if (g >= (best.get(key(x, y)) ?? Infinity)) continue;
      best.set(key(x, y), g);
      open.push({ x, y, g, f: g + h(x, y), parent: current });
    }
  }
  return null;
}
`;

/** The same with a heap, which Python brings. */
const IN_PYTHON = `from heapq import heappush, heappop

# grid[y][x] is 0 for a free cell and 1 for a wall; start and goal are (x, y).
def astar(grid, start, goal):
    def h(x, y):
        return abs(x - goal[0]) + abs(y - goal[1])

    open_list = [(h(*start), start)]
    g = {start: 0}
    parent = {start: None}
    closed = set()

    while open_list:
        f, current = heappop(open_list)
        if current in closed:
            continue
        closed.add(current)

        if current == goal:
            path = []
            while current is not None:
                path.append(current)
                current = parent[current]
            return path[::-1]

        x, y = current
        for nx, ny in (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y):
            if not (0 <= ny < len(grid) and 0 <= nx < len(grid[0])) or grid[ny][nx] == 1:
                continue
            cost = g[current] + 1
            if cost >= g.get((nx, ny), float("inf")):
                continue
            g[nx, ny] = cost
            parent[nx, ny] = current
            heappush(open_list, (cost + h(nx, ny), (nx, ny)))

    return None
`;

/** The lines that are left out, with what stands in their place. @type {Record<Written, [string, string][]>} */
const GAPS = {
  javascript: [
    ["Math.abs(x - goal[0]) + Math.abs(y - goal[1])", "0 /* 1: how far is it at least? */"],
    ["    open.sort((a, b) => a.f - b.f);\n", "    // 2: which cell comes next?\n"],
    [
      "      if (grid[y]?.[x] === undefined || grid[y][x] === 1) continue;\n",
      "      // 3: which cells can nobody enter?\n",
    ],
    ["current.g + 1", "0 /* 4: what does it cost to get there? */"],
  ],
  python: [
    ["abs(x - goal[0]) + abs(y - goal[1])", "0  # 1: how far is it at least?"],
    ["heappop(open_list)\n", "open_list.pop()  # 2: which cell comes next?\n"],
    [
      "            if not (0 <= ny < len(grid) and 0 <= nx < len(grid[0])) or grid[ny][nx] == 1:\n                continue\n",
      "            # 3: which cells can nobody enter?\n",
    ],
    ["g[current] + 1", "0  # 4: what does it cost to get there?"],
  ],
};

/** @type {Record<Written, string>} */
export const WORKING = { javascript: IN_JAVASCRIPT, python: IN_PYTHON };

const withGaps = (/** @type {Written} */ written) =>
  GAPS[written].reduce((text, [line, gap]) => text.replace(line, gap), WORKING[written]);

const WITH_GAPS = { javascript: withGaps("javascript"), python: withGaps("python") };

/** What is otherwise on a board whose cells have penalties: what stands there, and instead of what. @type {[string, string][]} */
const PRICED = [
  [
    "0 for a free cell and 1 for a wall;",
    "255 for a wall, and else the penalty of the cell: a move there costs 10 and that;",
  ],
  ["=== 1)", "=== 255)"],
  ["== 1:", "== 255:"],
  ["current.g + 1;", "current.g + 10 + grid[y][x];"],
  ["g[current] + 1\n", "g[current] + 10 + grid[ny][nx]\n"],
  ["Math.abs(x - goal[0]) + Math.abs(y - goal[1])", "10 * (Math.abs(x - goal[0]) + Math.abs(y - goal[1]))"],
  ["abs(x - goal[0]) + abs(y - goal[1])\n", "10 * (abs(x - goal[0]) + abs(y - goal[1]))\n"],
];

/** @param {string} text */
const priced = (text) => PRICED.reduce((program, [usual, dear]) => program.replace(usual, dear), text);

/** @param {Record<Written, string>} texts @returns {Record<Written, string>} */
const allPriced = ({ javascript, python }) => ({ javascript: priced(javascript), python: priced(python) });

export const BEGINS = { working: WORKING, gaps: WITH_GAPS };
/** The same for boards whose cells have penalties. @type {typeof BEGINS} */
export const PRICED_BEGINS = { working: allPriced(WORKING), gaps: allPriced(WITH_GAPS) };
