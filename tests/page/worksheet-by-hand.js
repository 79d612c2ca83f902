// Solves a worksheet by what is printed on its first page and nothing else, as a pupil would. Whatever the page does not say
// is an error. It shares no code with the page or the engine.

/** @typedef {import("./worksheet-read.js").Page} Page */
/** @typedef {import("./worksheet-read.js").Cell} Cell */
/** @typedef {{ g: number, h: number, f: number, order: number, isClosed: boolean }} Node */

const ARROWS = new Map([
  ["↑", [0, -1]],
  ["↗", [1, -1]],
  ["→", [1, 0]],
  ["↘", [1, 1]],
  ["↓", [0, 1]],
  ["↙", [-1, 1]],
  ["←", [-1, 0]],
  ["↖", [-1, -1]],
]);
const DIAGONALS = new Map([
  ["move straight, never diagonally", -1],
  ["move diagonally, no corner cutting", 0],
  ["move diagonally, not between walls", 1],
  ["move diagonally, even past walls", 2],
]);
const SAME = 1e-9;
/** A number with the two decimals that a sheet has. @param {number} value */
export const rounded = (value) => Math.round((value + Number.EPSILON) * 100) / 100;

/** The rules, as far as the page says them. @param {Page} page */
export function rulesOf({ lines }) {
  const text = lines.join(" ").replace(/ +/g, " ");
  const says = (/** @type {string} */ words) => text.toLowerCase().includes(words.toLowerCase());
  const pick = (/** @type {RegExp} */ pattern) => text.match(pattern)?.slice(1);
  const cellsIn = (/** @type {string} */ words) =>
    Array.from(
      words.matchAll(/\((-?\d+), (-?\d+)\)/g),
      ([, x, y]) => /** @type {[number, number]} */ ([Number(x), Number(y)]),
    );
  const costs = pick(/moves cost (\d+), diagonally (√?\d+)/i);
  const each = pick(/each move costs (\d+)/i);
  const walls = [...DIAGONALS].find(([words]) => says(words))?.[1];
  if (walls === undefined) throw new Error(`No rule for diagonal moves: ${text}`);
  const number = (/** @type {string} */ text) => (text === "√2" ? Math.SQRT2 : Number(text));
  const formula = pick(/h = ([^,]*(?:\(dx, dy\)[^,]*)*), where dx and dy/)?.[0];
  const arrows = pick(/look at neighbors [^:]*: ((?:[↑↗→↘↓↙←↖] ?)+)/i)?.[0]
    .trim()
    .split(" ");
  const goal = pick(/The goal is open: ([^.]*(?:\.\d[^.]*)*)\./)?.[0];
  const [start, end] = cellsIn(pick(/The start is (.*?); \(x, y\)/)?.[0] ?? "");
  const factor = pick(/f [=≈] g \+ ([\d.]+) · h:/)?.[0];
  return {
    text,
    says,
    start,
    goal: end,
    walls,
    straight: Number(each?.[0] ?? number(costs?.[0] ?? "")),
    diagonal: costs && number(costs[1]),
    isShaded: says("shaded cell"),
    estimate: says("h = 0: nothing is estimated") ? () => 0 : formula && estimateOf(formula),
    sum: sumOf(says, factor === undefined ? undefined : Number(factor)),
    steps: arrows?.map((arrow) => /** @type {number[]} */ (ARROWS.get(arrow))),
    order: cellsIn(pick(/in the order in which they were opened: (.*?\))\./)?.[0] ?? ""),
    goalNumbers: goal,
    tie: pick(/at equal f prefer (.*?)[;.]/i)?.[0],
  };
}

/** @param {string} formula */
function estimateOf(formula) {
  const code = formula
    .replace(/⌊(.*)⌋/, "Math.floor($1)")
    .replace(/\|([^|]*)\|/, "Math.abs($1)")
    .replace("√(", "Math.sqrt(")
    .replace(/√2/g, "Math.SQRT2")
    .replace(/²/g, "**2")
    .replace(/·/g, "*")
    .replace(/−/g, "-")
    .replace(/\b(min|max)\(/g, "Math.$1(");
  return /** @type {(dx: number, dy: number) => number} */ (new Function("dx", "dy", `return ${code}`));
}

/** How f comes from g and h. @param {(words: string) => boolean} says @param {number | undefined} factor */
function sumOf(says, factor) {
  if (factor !== undefined) return (/** @type {number} */ g, /** @type {number} */ h) => g + factor * h;
  if (says("f = g + h:")) return (/** @type {number} */ g, /** @type {number} */ h) => g + h;
  if (says("f = g:")) return (/** @type {number} */ g) => g;
  if (says("f = h:")) return (/** @type {number} */ _, /** @type {number} */ h) => h;
  return undefined;
}

/** What entering a cell costs more, as far as it is known: the number in it. @param {Cell} cell */
const penaltyOf = (cell) => cell.more ?? 0;

/** @param {Page} page @param {number} x @param {number} y */
const cellOf = ({ cells }, x, y) => cells.get(`${x},${y}`);

/** @param {Page} page @param {ReturnType<typeof rulesOf>} rules @param {number} x @param {number} y @param {readonly number[]} step @returns {number | undefined} What a move costs; nothing if it is not allowed. */
function moveCost(page, { walls, straight, diagonal }, x, y, [dx, dy]) {
  const isBlocked = (/** @type {number} */ x, /** @type {number} */ y) => cellOf(page, x, y)?.isWall ?? true;
  if (isBlocked(x + dx, y + dy)) return undefined;
  const beside = Number(isBlocked(x + dx, y)) + Number(isBlocked(x, y + dy));
  if (dx !== 0 && dy !== 0 && beside > walls) return undefined;
  const move = dx !== 0 && dy !== 0 ? diagonal : straight;
  if (move === undefined || Number.isNaN(move))
    throw new Error(`The page does not say what a move costs: ${[x, y, dx, dy, walls, straight, diagonal]}`);
  return move + penaltyOf(/** @type {Cell} */ (cellOf(page, x + dx, y + dy)));
}

/** The numbers in the blanks, by cell. @param {Page} page */
export function solveValues(page) {
  const rules = rulesOf(page);
  const found = new Map();
  for (const [at, cell] of page.cells) {
    if (cell.blanks.length === 0) continue;
    const [x, y] = at.split(",").map(Number);
    if (!cell.arrow) throw new Error(`There is no arrow in ${at}.`);
    const [dx, dy] = cell.arrow;
    let cost = 0;
    let [toX, toY] = [x, y];
    for (;;) {
      const [fromX, fromY] = [toX + dx, toY + dy];
      cost +=
        (dx !== 0 && dy !== 0 ? Number(rules.diagonal) : rules.straight) +
        penaltyOf(/** @type {Cell} */ (cellOf(page, toX, toY)));
      [toX, toY] = [fromX, fromY];
      const parent = cellOf(page, toX, toY);
      if (!parent || parent.isWall) throw new Error(`The arrow of ${at} leads to no cell.`);
      if (parent.isClosed || rules.says("Its arrow points to its parent.")) break;
    }
    const isEnd = [rules.start, rules.goal].some(([endX, endY]) => endX === toX && endY === toY);
    const g = (isEnd ? 0 : exactG(page, rules, toX, toY, Number(cellOf(page, toX, toY)?.g))) + cost;
    const side = sideOf(page, rules, toX, toY);
    const h = rules.estimate ? rules.estimate(Math.abs(side[0] - x), Math.abs(side[1] - y)) : Number.NaN;
    found.set(at, { g, h, f: rules.sum ? rules.sum(g, h) : Number.NaN });
  }
  return found;
}

/** To which end h is the estimate: from both ends, to that to which the arrows do not lead. @param {Page} page @param {ReturnType<typeof rulesOf>} rules @param {number} x @param {number} y */
function sideOf(page, { start, goal, says }, x, y) {
  if (!says("the other end")) return goal;
  while (!(x === start[0] && y === start[1]) && !(x === goal[0] && y === goal[1])) {
    const arrow = cellOf(page, x, y)?.arrow;
    if (!arrow) throw new Error(`There is no arrow in ${x}, ${y}.`);
    [x, y] = [x + arrow[0], y + arrow[1]];
  }
  return x === start[0] && y === start[1] ? goal : start;
}

/** The cells that come next, with their numbers. @param {Page} page @param {number} count */
export function solveNext(page, count) {
  const rules = rulesOf(page);
  const isQueue = rules.says("how many cells were opened before this one");
  const [improves, reopens] = [rules.says("replaces its parent"), rules.says("opens it again")];
  if (!isQueue && !improves && !rules.says("keeps its first parent")) throw new Error("What happens to open cells?");
  if (!isQueue && !reopens && !rules.says("Closed cells stay closed")) throw new Error("What happens to closed cells?");
  const estimate = (/** @type {number} */ x, /** @type {number} */ y) =>
    rules.estimate ? rules.estimate(Math.abs(rules.goal[0] - x), Math.abs(rules.goal[1] - y)) : Number.NaN;
  const nodes = startingNodes(page, rules, isQueue, estimate);
  let opened = 1 + Math.max(...[...nodes.values()].map(({ order }) => order));
  const taken = [];
  while (taken.length < count) {
    const at = first(nodes, rules, isQueue);
    const node = /** @type {Node} */ (nodes.get(at));
    const [x, y] = at.split(",").map(Number);
    node.isClosed = true;
    taken.push({ x, y, ...node });
    if (x === rules.goal[0] && y === rules.goal[1]) break;
    const steps = rules.steps ?? [...ARROWS.values()];
    for (const step of steps) {
      if (rules.walls === -1 && step[0] !== 0 && step[1] !== 0) continue;
      const cost = moveCost(page, rules, x, y, step);
      if (cost === undefined) continue;
      const to = `${x + step[0]},${y + step[1]}`;
      const known = nodes.get(to);
      const g = node.g + cost;
      const isBetter = known !== undefined && !isQueue && g < known.g - SAME;
      if (known && !(isBetter && (known.isClosed ? reopens : improves))) continue;
      const h = isQueue ? 0 : estimate(x + step[0], y + step[1]);
      const keeps = known && !known.isClosed;
      const f = isQueue ? opened : rules.sum ? rules.sum(g, h) : Number.NaN;
      // Where no order is printed, none may be needed.
      const order = keeps ? known.order : rules.steps ? opened : Number.NaN;
      nodes.set(to, { g, h, f, order, isClosed: false });
      if (!keeps) opened++;
    }
  }
  return taken;
}

/** What is known at first: what is in the cells, and of start and goal what is said. @param {Page} page @param {ReturnType<typeof rulesOf>} rules @param {boolean} isQueue @param {(x: number, y: number) => number} estimate */
function startingNodes(page, rules, isQueue, estimate) {
  /** @type {Map<string, Node>} */
  const nodes = new Map();
  for (const [at, cell] of page.cells) {
    if (cell.f === undefined || cell.g === undefined) continue;
    const [x, y] = at.split(",").map(Number);
    const order = isQueue ? cell.f : rules.order.findIndex(([orderX, orderY]) => orderX === x && orderY === y);
    // What is printed is rounded; g and f follow exactly, by the arrows.
    nodes.set(at, { g: cell.g, h: Number(cell.h), f: cell.f, order, isClosed: cell.isClosed });
  }
  const [start, goal] = [rules.start, rules.goal].map(([x, y]) => `${x},${y}`);
  const startH = isQueue ? 0 : estimate(...rules.start);
  const isBegun = cellOf(page, ...rules.start)?.isClosed === true;
  const startF = isQueue ? 0 : rules.sum ? rules.sum(0, startH) : Number.NaN;
  nodes.set(start, { g: 0, h: startH, f: startF, order: isBegun ? -1 : 0, isClosed: isBegun });
  if (rules.goalNumbers) {
    const of = (/** @type {string} */ letter) =>
      Number(rules.goalNumbers?.match(new RegExp(`\\b${letter} ([\\d.]+)`))?.[1] ?? 0);
    const order = isQueue ? of("f") : rules.order.findIndex(([x, y]) => `${x},${y}` === goal);
    const f = isQueue ? Number(rules.goalNumbers.match(/\d+/)?.[0]) : rules.sum ? rules.sum(of("g"), 0) : Number.NaN;
    nodes.set(goal, { g: of("g"), h: 0, f, order: isQueue ? f : order, isClosed: false });
  }
  for (const [at, node] of nodes) exact(page, rules, at, node, isQueue, estimate);
  return nodes;
}

/** Replaces rounded numbers by exact ones, reckoned along the arrows. @param {Page} page @param {ReturnType<typeof rulesOf>} rules @param {string} at @param {Node} node @param {boolean} isQueue @param {(x: number, y: number) => number} estimate */
function exact(page, rules, at, node, isQueue, estimate) {
  if (!rules.says("rounded to two decimals") || isQueue) return;
  const [x, y] = at.split(",").map(Number);
  node.h = estimate(x, y);
  node.g = exactG(page, rules, x, y, node.g);
  node.f = rules.sum ? rules.sum(node.g, node.h) : Number.NaN;
}

/** The cost along the arrows, where it is what is printed. @param {Page} page @param {ReturnType<typeof rulesOf>} rules @param {number} x @param {number} y @param {number} printed */
function exactG(page, rules, x, y, printed) {
  if (!rules.says("rounded to two decimals")) return printed;
  let sum = 0;
  for (let arrow = cellOf(page, x, y)?.arrow; arrow; arrow = cellOf(page, x, y)?.arrow) {
    const [dx, dy] = arrow;
    const move = dx !== 0 && dy !== 0 ? Number(rules.diagonal) : rules.straight;
    sum += move + penaltyOf(/** @type {Cell} */ (cellOf(page, x, y)));
    [x, y] = [x + dx, y + dy];
  }
  return Math.abs(sum - printed) < 0.006 ? sum : printed;
}

/** The cell that comes first. @param {Map<string, Node>} nodes @param {ReturnType<typeof rulesOf>} rules @param {boolean} isQueue */
function first(nodes, { tie = "", text }, isQueue) {
  let best = [...nodes].filter(([, { isClosed }]) => !isClosed);
  const keep = (/** @type {(node: Node) => number} */ number) => {
    const least = Math.min(...best.map(([, node]) => number(node)));
    best = best.filter(([, node]) => number(node) - least < SAME * 100);
  };
  keep(({ f }) => f);
  if (!isQueue && tie.startsWith("the lowest h")) keep(({ h }) => h);
  if (!isQueue && tie.startsWith("the highest h")) keep(({ h }) => -h);
  if (best.length === 1) return best[0][0];
  if (tie.includes("the first opened")) keep(({ order }) => order);
  else if (tie.includes("the last opened")) keep(({ order }) => -order);
  const isKnown = best.length === 1 && best[0][1].order >= 0;
  if (!isKnown) throw new Error(`The page does not decide between ${best.map(([at]) => at).join(" and ")}: ${text}`);
  return best[0][0];
}

/** The path along the arrows with its cost, or the cost of a cheapest one where there are none. @param {Page} page */
export function solvePath(page) {
  const rules = rulesOf(page);
  if (!rules.says("follow the arrows")) return { cells: undefined, cost: cheapest(page, rules) };
  let [x, y] = rules.goal;
  const cells = [[x, y]];
  let cost = 0;
  while (x !== rules.start[0] || y !== rules.start[1]) {
    const arrow = cellOf(page, x, y)?.arrow;
    if (!arrow || cells.length > page.cells.size) throw new Error(`No arrow leads on from ${x}, ${y}.`);
    const [fromX, fromY] = [x + arrow[0], y + arrow[1]];
    const move = moveCost(page, rules, fromX, fromY, [-arrow[0], -arrow[1]]);
    if (move === undefined) throw new Error(`The move to ${x}, ${y} is not allowed.`);
    cost += move;
    [x, y] = [fromX, fromY];
    cells.unshift([x, y]);
  }
  return { cells, cost };
}

/** @param {Page} page @param {ReturnType<typeof rulesOf>} rules */
function cheapest(page, rules) {
  if (rules.isShaded) throw new Error("Shaded cells are read by eye.");
  const costs = new Map([[`${rules.start}`, 0]]);
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const [at, cost] of costs) {
      const [x, y] = at.split(",").map(Number);
      for (const step of ARROWS.values()) {
        if (rules.walls === -1 && step[0] !== 0 && step[1] !== 0) continue;
        const move = moveCost(page, rules, x, y, step);
        const to = `${x + step[0]},${y + step[1]}`;
        if (move === undefined || cost + move >= (costs.get(to) ?? Number.POSITIVE_INFINITY) - SAME) continue;
        costs.set(to, cost + move);
        hasChanged = true;
      }
    }
  }
  return costs.get(`${rules.goal}`);
}
