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
  {
    name: "the length in front",
    write: (path) => `Solution (${path.length} cells, cost 244): ${pairs(path, " ", "[", "]")}`,
  },
];
