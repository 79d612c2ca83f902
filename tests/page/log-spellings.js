// biome-ignore-all lint/suspicious/noTemplateCurlyInString: traces have expressions that look like templates.
// Logs as programs print them: each spelling takes the cells with g, h and f, and says what it tells of them.

/** @typedef {{ x: number, y: number, g: number, h: number, f: number }} Full */
/** What a spelling gives of each cell. @typedef {"g" | "h" | "f"} Cost */
/** @typedef {{ name: string, costs: Cost[], write: (step: Full, index: number) => string, before?: string, after?: string }} Spelling */
/** @typedef {{ name: string, write: (path: [number, number][]) => string }} PathSpelling */

/** @type {Cost[]} */
const ALL = ["g", "h", "f"];

/** @type {Spelling[]} */
export const SPELLINGS = [
  { name: "x y", costs: [], write: ({ x, y }) => `${x} ${y}` },
  { name: "x, y", costs: [], write: ({ x, y }) => `${x}, ${y}` },
  { name: "x;y", costs: [], write: ({ x, y }) => `${x};${y}` },
  { name: "tabs", costs: [], write: ({ x, y }) => `${x}\t${y}` },
  { name: "(x, y)", costs: [], write: ({ x, y }) => `(${x}, ${y})` },
  { name: "[x,y]", costs: [], write: ({ x, y }) => `[${x},${y}]` },
  { name: "names", costs: [], write: ({ x, y }) => `x=${x} y=${y}` },
  { name: "a class", costs: [], write: ({ x, y }) => `Point(x=${x}, y=${y})` },
  { name: "letters", costs: [], write: ({ x, y }) => `x${x} y${y}` },
  { name: "JSON lines", costs: ALL, write: (step) => JSON.stringify(step) },
  {
    name: "JSON",
    costs: ALL,
    before: "[",
    after: "]",
    write: (step, index) => `${index ? "," : ""}${JSON.stringify(step)}`,
  },
  { name: "Visiting", costs: [], write: ({ x, y }) => `Visiting (${x}, ${y})` },
  { name: "expanding node", costs: ["f"], write: ({ x, y, f }) => `expanding node (${x}, ${y}), f = ${f}` },
  {
    name: "a number of the node",
    costs: ["g"],
    write: ({ x, y, g }, index) => `Took node ${(index * 7) % 90} (${x}, ${y}), g: ${g}`,
  },
  { name: "its number alone", costs: [], write: ({ x, y }, index) => `cell ${(index * 7) % 90} (${x}, ${y})` },
  { name: "five columns", costs: ALL, write: ({ x, y, g, h, f }) => `${x} ${y} ${g} ${h} ${f}` },
  { name: "f first", costs: ALL, write: ({ x, y, g, h, f }) => `${x} ${y} ${f} ${g} ${h}` },
  { name: "counted", costs: ALL, write: ({ x, y, g, h, f }, index) => `${index + 1} ${x} ${y} ${g} ${h} ${f}` },
  { name: "counted with a point", costs: [], write: ({ x, y }, index) => `${index}. (${x}, ${y})` },
  {
    name: "a table",
    costs: ALL,
    before: "step,row,col,f,g,h\n",
    write: ({ x, y, g, h, f }, index) => `${index},${y},${x},${f},${g},${h}`,
  },
  { name: "g and h", costs: ["g", "h"], write: ({ x, y, g, h }) => `(${x}, ${y}) ${g} ${h}` },
  { name: "named costs", costs: ALL, write: ({ x, y, g, h, f }) => `(${x},${y}) g=${g} h=${h} f=${f}` },
  {
    name: "named costs, the other way",
    costs: ALL,
    write: ({ x, y, g, h, f }) => `Current: {${x}, ${y}} F: ${f}, G: ${g}, H: ${h}`,
  },
  { name: "g(n)", costs: ALL, write: ({ x, y, g, h, f }) => `node ${x},${y}: g(n)=${g}, h(n)=${h}, f(n)=${f}` },
  {
    name: "gCost",
    costs: ["g", "f"],
    write: ({ x, y, g, f }) => `pos (${x}, ${y}) gCost: ${g} fCost: ${f} parent (${x + 1}, ${y})`,
  },
  { name: "a heap's entry", costs: ["f"], write: ({ x, y, f }) => `(${f}, (${x}, ${y}))` },
  {
    name: "Unity",
    costs: [],
    write: ({ x, y }) =>
      `[11:22:33] (${x}, ${y})\nUnityEngine.Debug:Log (object)\nPathfinder:FindPath () (at Assets/Scripts/Pathfinder.cs:45)\n`,
  },
  { name: "a vector in space", costs: [], write: ({ x, y }) => `(${x}.0, 0.0, ${y}.0)` },
  { name: "a vector with depth", costs: [], write: ({ x, y }) => `Vector3Int(${x}, ${y}, 0)` },
  {
    name: "a clock",
    costs: ["g"],
    write: ({ x, y, g }, index) =>
      `2026-11-22 10:00:${String(index % 60).padStart(2, "0")},${100 + (index % 800)} INFO Popped (${x}, ${y}) with g=${g}`,
  },
  {
    name: "opened and closed",
    costs: [],
    before: "Start: (90, 91)\nGoal: (92, 93)\n",
    write: ({ x, y }) => `Closed (${x}, ${y})\nOpened (${x + 1}, ${y})\nUpdated neighbor (${x}, ${y + 1})`,
  },
  { name: "Chinese", costs: ["g", "h"], write: ({ x, y, g, h }) => `取出（${x}，${y}），g＝${g}，h＝${h}` },
  {
    name: "a board above",
    costs: [],
    before: "0 1 0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0 1 0\n\n",
    write: ({ x, y }) => `${x} ${y}`,
  },
  {
    name: "an older trace",
    costs: ["g", "f"],
    before: '{"version":"1.0.4","eventList":[{"type":"source","id":0,"variables":{"x":9,"y":9}}',
    after: "]}",
    write: ({ x, y, g, f }, index) =>
      `,{"type":"expanding","id":${index},"variables":{"x":${x},"y":${y}},"g":${g},"f":${f},"pId":null},{"type":"closing","id":${index},"variables":{"x":${x},"y":${y}}}`,
  },
  {
    name: "a trace in YAML",
    costs: ["g", "f"],
    before:
      "version: 1.4.0\nviews:\n  main:\n    - $: rect\n      x: ${{ $.x }}\n\nevents:\n  - type: source\n    id: 0\n    x: 90\n    y: 90\n",
    after: "\npivot:\n  x: 7\n",
    write: ({ x, y, g, f }, index) =>
      `  - type: generating\n    id: ${index}\n    x: 5\n    y: 5\n  - type: expanding # now\n    id: ${index}\n    g: ${g}\n    f: ${f}\n    pId:\n    x: ${x}\n    y: ${y}`,
  },
  {
    name: "a trace in short YAML",
    costs: ALL,
    before: "version: 1.1.0\nevents:\n",
    write: ({ x, y, g, h, f }, index) =>
      `- { type: expand, id: ${index}, x: ${x}, y: ${y}, g: ${g}, h: ${h}, f: ${f} }`,
  },
  { name: "current without brackets", costs: ["g"], write: ({ x, y, g }) => `Current: ${x} ${y} (g=${g})` },
  { name: "current, two numbers", costs: [], write: ({ x, y }) => `Current: ${x} ${y}` },
  { name: "current, g behind it", costs: ["g"], write: ({ x, y, g }) => `Current: ${x} ${y} g=${g}` },
  { name: "any other name for a cell", costs: [], write: ({ x, y }) => `current square: ${x}, ${y}` },
  {
    name: "the size of the open list",
    costs: [],
    write: ({ x, y }, index) => `closed: (${x}, ${y}) open size ${(index * 3) % 17}`,
  },
  {
    name: "sizes with bars",
    costs: [],
    write: ({ x, y }, index) =>
      `Iteration ${index + 1}: current node = ${x}, ${y}   |open| = ${index * 2}   |closed| = ${index}`,
  },
  {
    name: "neighbors below",
    costs: [],
    write: ({ x, y, g }) =>
      `Current: ${x} ${y}\n  neighbor ${x + 1} ${y} g=${g + 1}\n  neighbor ${x} ${y + 1} g=${g + 1}`,
  },
  {
    name: "the open list behind it",
    costs: [],
    write: ({ x, y, f }) => `pop (${x}, ${y}) -> open: [(${f}, (${x + 1}, ${y})), (${f + 2}, (${x}, ${y + 1}))]`,
  },
  {
    name: "whole lists after each step",
    costs: [],
    write: ({ x, y }) =>
      `current: (${x}, ${y})\nopen: [(${x}, ${y + 1}), (${x + 1}, ${y})]\nclosed: [(${x}, ${y}), (90, 90), (91, 91)]`,
  },
  {
    name: "a parent in front",
    costs: ["g"],
    write: ({ x, y, g }) => `Node(parent=Node(x=${x + 1}, y=${y}, g=${g + 1}, parent=None), x=${x}, y=${y}, g=${g})`,
  },
  { name: "dbg!", costs: ["g"], write: ({ x, y, g }) => `[src/main.rs:10:5] cur = Node { x: ${x}, y: ${y}, g: ${g} }` },
  {
    name: "dbg! over lines",
    costs: ["g"],
    write: ({ x, y, g }) => `[src/main.rs:10:5] cur = Node {\n    x: ${x},\n    y: ${y},\n    g: ${g},\n}`,
  },
  {
    name: "dbg! of a pair",
    costs: [],
    write: ({ x, y }) => `[src/main.rs:7:9] (a[0], a[1]) = (\n    ${x},\n    ${y},\n)`,
  },
  { name: "Go's structs", costs: [], write: ({ x, y }) => `{${x} ${y}}` },
  {
    name: "Go's structs with names",
    costs: ["g", "h"],
    write: ({ x, y, g, h }) => `&{X:${x} Y:${y} G:${g} H:${h} Parent:0xc00001}`,
  },
  { name: "C#'s records", costs: ["f"], write: ({ x, y, f }) => `Point { X = ${x}, Y = ${y}, F = ${f} }` },
  { name: "C#'s vectors", costs: [], write: ({ x, y }) => `Current: <${x}, ${y}>` },
  {
    name: "Kotlin's data classes",
    costs: ["g"],
    write: ({ x, y, g }) => `Node(x=${x}, y=${y}, g=${g}, parent=Node(x=${x + 1}, y=${y}, g=0, parent=null))`,
  },
  { name: "a pair of Kotlin", costs: [], write: ({ x, y }) => `current = (first=${x}, second=${y})` },
  { name: "numpy's numbers", costs: [], write: ({ x, y }) => `(np.int64(${x}), np.int64(${y}))` },
  { name: "numpy's arrays", costs: [], write: ({ x, y }) => `expanding array([${x}, ${y}])` },
  { name: "an index for each", costs: ["g"], write: ({ x, y, g }) => `[${x}][${y}] cost ${g}` },
  { name: "Godot", costs: [], write: ({ x, y }) => `current_cell: Vector2i(${x}, ${y})` },
  {
    name: "Lua's tables",
    costs: ["g", "h"],
    write: ({ x, y, g, h }) => `node: { x = ${x}, y = ${y}, g = ${g}, h = ${h} }`,
  },
  {
    name: "PHP",
    costs: ["f"],
    write: ({ x, y, f }) => `Array\n(\n    [x] => ${x}\n    [y] => ${y}\n    [f] => ${f}\n)`,
  },
  { name: "Perl", costs: [], write: ({ x, y }) => `$VAR1 = [\n          ${x},\n          ${y}\n        ];` },
  { name: "JSON over lines", costs: ["g"], write: ({ x, y, g }) => JSON.stringify({ x, y, g }, null, 2) },
  {
    name: "a logger's JSON",
    costs: ["f"],
    write: ({ x, y, f }, index) =>
      JSON.stringify({ level: "info", ts: 1.7e9 + index + 0.123, msg: "expand", cell: { x, y }, f }),
  },
  { name: "a list in YAML", costs: ["g"], write: ({ x, y, g }) => `- x: ${x}\n  y: ${y}\n  g: ${g}` },
  { name: "a line for each coordinate", costs: [], write: ({ x, y }) => `x = ${x}\ny = ${y}` },
  {
    name: "a time of ISO",
    costs: [],
    write: ({ x, y }, index) =>
      `[2026-01-01T12:00:${String(index % 60).padStart(2, "0")}.123Z] [DEBUG] [main] astar - pop ${x},${y}`,
  },
  {
    name: "colors",
    costs: ["g"],
    write: ({ x, y, g }) => `\u001b[32m(${x}, ${y})\u001b[0m \u001b[1;33mg=${g}\u001b[0m`,
  },
  { name: "what is left of colors", costs: ["g"], write: ({ x, y, g }) => `[32m(${x}, ${y})[0m g=${g}` },
  { name: "German", costs: ["g"], write: ({ x, y, g }) => `Besuche Knoten (${x}|${y}), Kosten ${g}` },
  { name: "Spanish", costs: ["g"], write: ({ x, y, g }) => `Nodo actual: ${x}, ${y} costo: ${g}` },
  {
    name: "a heap's entry with a counter",
    costs: ["f"],
    write: ({ x, y, f }, index) => `(${f}, ${index * 3}, (${x}, ${y}))`,
  },
  {
    name: "where it came from",
    costs: [],
    write: ({ x, y }, index) => `(${x}, ${y}) <- ${index ? `(${x + 1}, ${y})` : "None"}`,
  },
  {
    name: "words with a table",
    costs: ["f"],
    before: "| id | x | y | f |\n|---:|---:|---:|---:|\n",
    write: ({ x, y, f }, index) => `| ${index + 7} | ${x} | ${y} | ${f} |`,
  },
  {
    name: "aligned columns",
    costs: ["g", "f"],
    before: "  step    x    y    g    f\n",
    write: ({ x, y, g, f }, index) => [index, x, y, g, f].map((value) => String(value).padStart(5)).join(""),
  },
  {
    name: "a shell",
    costs: [],
    before: "$ python3 astar.py 12 8\nStart: (90, 91)\nGoal: (92, 93)\n",
    after: "\nTotal cost: 15\nExecution time: 0.0004 s\n\nreal\t0m0.052s\nuser\t0m0.041s\nsys\t0m0.010s\n$ ",
    write: ({ x, y }) => `  (${x}, ${y})`,
  },
];

/** @param {[number, number][]} path @param {string} between @param {string} [begin] @param {string} [end] */
const pairs = (path, between, begin = "(", end = ")") => path.map(([x, y]) => `${begin}${x}, ${y}${end}`).join(between);

/** @type {PathSpelling[]} */
export const PATHS = [
  { name: "a line", write: (path) => `path: ${pairs(path, " ")}` },
  { name: "a line with arrows", write: (path) => `Path found: ${pairs(path, " -> ")}` },
  { name: "an arrow of Unicode", write: (path) => `路径：${pairs(path, "→")}` },
  { name: "a list", write: (path) => `The shortest path is [${pairs(path, ", ")}]` },
  { name: "numbers alone", write: (path) => `path: ${path.map(([x, y]) => `${x} ${y}`).join(", ")}` },
  { name: "a block", write: (path) => `Path:\n${path.map(([x, y]) => `${x} ${y}`).join("\n")}\n` },
  { name: "a block with its length", write: (path) => `Path length: ${path.length}\n${pairs(path, "\n")}\n` },
  { name: "a block with arrows", write: (path) => `Final path:\n\n${pairs(path, " ->\n")}\n` },
  { name: "no word", write: (path) => pairs(path, " ") },
  { name: "a list without a word", write: (path) => JSON.stringify(path) },
  { name: "lines that all say so", write: (path) => path.map(([x, y]) => `Path: (${x}, ${y})`).join("\n") },
  { name: "strings", write: (path) => `path [ ${path.map(([x, y]) => `'${x},${y}'`).join(", ")} ]` },
  { name: "strings of JSON", write: (path) => `path: ${JSON.stringify(path.map(String))}` },
  {
    name: "Java's points",
    write: (path) => `Path: [${path.map(([x, y]) => `java.awt.Point[x=${x},y=${y}]`).join(", ")}]`,
  },
  {
    name: "over lines",
    write: (path) => `path = [\n${path.map(([x, y]) => `    (\n        ${x},\n        ${y},\n    ),`).join("\n")}\n]`,
  },
  { name: "Python's printer", write: (path) => `path = [${pairs(path, ",\n ")}]` },
  { name: "Spanish", write: (path) => `El camino es: ${pairs(path, " ")}` },
  { name: "German", write: (path) => `Kürzester Weg: ${pairs(path, " -> ")}` },
  {
    name: "the length in front",
    write: (path) => `Solution (${path.length} cells, cost 244): ${pairs(path, " ", "[", "]")}`,
  },
];
