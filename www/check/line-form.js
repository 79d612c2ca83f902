// What the form of a line says, from the words and signs around its numbers: which of them are coordinates, which are
// named g, h and f, and whether the line tells of a cell taken, of something else, or of the path.

/** What a number in a line is. `first` and `second` are coordinates that are not named x and y. @typedef {"x" | "y" | "first" | "second" | "g" | "h" | "f" | "other" | undefined} Role */
/** What lines of a form tell. @typedef {"expanded" | "taken" | "closed" | "plain" | "other" | "path"} Tells */
/**
 * @typedef {object} Form
 * @property {Role[]} roles What each number is; undefined where that is not said.
 * @property {[number, number][]} pairs Which numbers stand in brackets in twos.
 * @property {number[][]} triples Which stand in brackets in threes.
 * @property {Tells} tells
 * @property {boolean} isBare Whether there are but numbers and what separates them.
 * @property {boolean} hasArrow
 * @property {string} words
 * @property {string[]} gaps
 */

/** What numbers are called. @type {[RegExp, Role][]} */
const NAMES = [
  [/^(?:x|col(?:umn)?|列|横坐标|posx|c)$/, "x"],
  [/^(?:y|row|行|纵坐标|posy|r)$/, "y"],
  [/^i$/, "first"],
  [/^j$/, "second"],
  [/^(?:g|gcost|gscore|gvalue|gn|已走代价|costsofar)$/, "g"],
  [/^(?:h|hcost|hscore|hvalue|hn|heuristic|estimate|估计)$/, "h"],
  [/^(?:f|fcost|fscore|fvalue|fn|priority|total|totalcost|总代价)$/, "f"],
];
/** A name before a number, with what may be between them. */
const NAME = /([\p{L}_][\p{L}\p{N}_.]{0,30})\s?(?:\(n\))?["']?\s{0,3}[:=]\s{0,3}["']?$/u;
/** A single letter right before a number. */
const LETTER = /(?:^|[^\p{L}\p{N}_])([xyghf])\s?$/iu;
/** So much of a text is looked at before and behind a number. */
const NEAR = 200;
/** The words of a line are looked for around so many numbers. */
const MANY = 50;
const ARROW = /->|=>|<-/;

/** What lines tell of something else, whatever else they say. */
const ASIDE = /neighb|\bskip|ignor|improv|updat|relax|邻|更新|跳过|vecin/;
/** What lines tell of a cell that is taken; if a log has several of them, the first counts. @type {[Tells, RegExp][]} */
const TAKEN = [
  ["expanded", /expan|扩展|展开/],
  [
    "taken",
    /visit|\btak(?:e|ing)|\btook|\bpop|current|process|select|\bpick|choos|chose|dequeue|\bpoll|explor|访问|取出|当前|弹出|选择|处理|actual/,
  ],
  ["closed", /clos(?:e|ing)|关闭|cerrad/],
];
const OTHER =
  /\bopen|\bpush|\badd|generat|enqueue|insert|discover|check|consider|wall|obstacle|block|start|begin|goal|target|\bend|dest|finish|from|size|width|开启|加入|添加|障碍|起点|终点|入队|abiert|inicio|meta\b/;
/** How lines begin that have the path, or after which it comes. */
const PATH =
  /^(?:(?:the|final|shortest|best|found|resulting|result|optimal|full|solution|reconstructed|a\*|astar|最短|最终|找到的?|el|camino más)\s|[^\p{L}\p{N}])*(?:path\b|route\b|solution\b|最短路|路径|路线|camino\b|ruta\b)/u;
/** Lines about the search for a path. */
const NO_PATH = /\bfrom\b|finding|\bfinder|search|planning|\bno\b|\bnot\b|没有|未找到|寻路|从/;

/** @param {string[]} gaps What stands before, between and behind the numbers. @returns {Form} */
export function formOf(gaps) {
  const words = gaps.slice(0, MANY).map(short).join(" ").toLowerCase();
  const roles = gaps.slice(0, -1).map(roleAfter);
  const isBare = !/[\p{L}]/u.test(words);
  markTimes(gaps, roles);
  // What comes before the coordinates with a colon, a point or a bracket behind it counts the lines.
  if (roles.length > 2 && roles[0] === undefined && /^(?:[:.)\]]|\s*[:.)\]]\s)/.test(gaps[1])) roles[0] = "other";
  const brackets = bracketsIn(gaps, roles);
  // So does what has a word of its own there, such as `node 12 (3, 4)`.
  for (let number = 0; number < (brackets.pairs[0]?.[0] ?? 0); number++) {
    if (roles[number] === undefined && /\p{L}{2}\s?#?$/u.test(gaps[number].slice(-20))) roles[number] = "other";
  }
  return {
    roles,
    ...brackets,
    tells: tellsOf(words, isBare),
    isBare,
    hasArrow: ARROW.test(words),
    words,
    gaps,
  };
}

/** What a number is called by what stands before it. @param {string} gap @returns {Role} */
function roleAfter(gap) {
  const before = gap.slice(-60);
  const [, name] = NAME.exec(before) ?? LETTER.exec(before) ?? [];
  if (name === undefined) return undefined;
  return roleOf(name);
}

/** @param {string} name @returns {Role} */
function roleOf(name) {
  const word = name.toLowerCase().split(".").at(-1)?.replace(/_/g, "") ?? "";
  return NAMES.find(([pattern]) => pattern.test(word))?.[1] ?? "other";
}

/** What the columns below a line are if it has nothing but their names, such as `step,x,y,f`. @param {string} line @returns {Role[] | undefined} */
export function headingOf(line) {
  if (line.length > 200) return undefined;
  const roles = line
    .trim()
    .split(/[\s,;|]+/)
    .filter((name) => name !== "")
    .map(roleOf);
  const has = (/** @type {Role} */ role) => roles.filter((other) => other === role).length === 1;
  return (has("x") && has("y")) || (has("first") && has("second")) ? roles : undefined;
}

/** Times of day and dates are no coordinates. @param {string[]} gaps @param {Role[]} roles */
function markTimes(gaps, roles) {
  for (let i = 0; i + 2 < roles.length; i++) {
    const [one, other] = [gaps[i + 1], gaps[i + 2]];
    if (one === other && /^[:/-]$/.test(one)) {
      roles.fill("other", i, i + 3);
      if (gaps[i + 3] === "," || gaps[i + 3] === ".") roles[i + 3] ??= "other";
    }
  }
}

/**
 * The numbers that stand in brackets in twos and in threes.
 * @param {string[]} gaps
 * @param {Role[]} roles
 */
function bracketsIn(gaps, roles) {
  /** @type {[number, number][]} */
  const pairs = [];
  /** @type {number[][]} */
  const triples = [];
  /** @type {number[][]} */
  const open = [];
  for (const [index, gap] of gaps.entries()) {
    for (const sign of short(gap).replace(/->|=>|<-|<=|>=/g, " ")) {
      if ("([{<".includes(sign)) open.push([]);
      else if (")]}>".includes(sign)) {
        const inside = open.pop() ?? [];
        const free = inside.filter((number) => roles[number] === undefined || isCoord(roles[number]));
        // Words between numbers say that these do not belong together.
        if (free.some((number, index) => index > 0 && roles[number] === undefined && /\p{L}{2}/u.test(gaps[number])))
          continue;
        if (free.length === 2) pairs.push([free[0], free[1]]);
        else if (free.length === 3 && inside.length === 3) triples.push(free);
      }
    }
    if (index < roles.length) open.at(-1)?.push(index);
  }
  return { pairs: pairs.sort(([one], [other]) => one - other), triples };
}

/** A text without its middle, if that is long: what matters is next to the numbers. @param {string} gap */
const short = (gap) => (gap.length > 2 * NEAR ? `${gap.slice(0, NEAR)} ${gap.slice(-NEAR)}` : gap);

/** @param {Role} role */
const isCoord = (role) => role === "x" || role === "y" || role === "first" || role === "second";

/** @param {string} words @param {boolean} isBare @returns {Tells} */
function tellsOf(words, isBare) {
  if (isBare) return "plain";
  if (PATH.test(words.trimStart()) && !NO_PATH.test(words)) return "path";
  if (ASIDE.test(words)) return "other";
  return TAKEN.find(([, pattern]) => pattern.test(words))?.[0] ?? (OTHER.test(words) ? "other" : "plain");
}
