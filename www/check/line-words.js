// The words around the numbers of a line, and what they say: what a number is called, and what a line tells of a cell.

/** What a number in a line is. `first` and `second` are coordinates that are not named x and y; `cost` is what may be g. @typedef {"x" | "y" | "first" | "second" | "g" | "h" | "f" | "cost" | "other" | undefined} Role */
/** What lines of a form tell. @typedef {"expanded" | "taken" | "closed" | "plain" | "other" | "path"} Tells */

/** What numbers are called. @type {[RegExp, Role][]} */
const NAMES = [
  [/^(?:x|col(?:umn)?|列|横坐标|posx|xpos|px|c|columna|spalte)$/, "x"],
  [/^(?:y|row|行|纵坐标|posy|ypos|py|r|fila|zeile)$/, "y"],
  [/^(?:i|first)$/, "first"],
  [/^(?:j|second)$/, "second"],
  [/^(?:g|gcost|gscore|gvalue|gn|gval|已走代价|costsofar)$/, "g"],
  [/^(?:h|hcost|hscore|hvalue|hn|hval|heuristic|estimate|估计)$/, "h"],
  [/^(?:f|fcost|fscore|fvalue|fn|fval|priority|prio|total|totalcost|总代价)$/, "f"],
  [/^(?:cost|dist|distance|costo|coste|distancia|kosten|distanz|代价|距离)$/, "cost"],
];
/** What a cell is called: what follows is no number with that name, but the cell. */
const CELLS =
  /^(?:current(?:node|cell|pos|position)?|curr?|node|cell|tile|pos(?:ition)?|point|coord(?:inate)?s?|loc(?:ation)?|vertex|state|u|n|key|index|idx|id|here|now|visit\w*|expan\w*|explor\w*|pop\w*|clos\w*|tak\w*|took|dequeued?|poll\w*|select\w*|extract\w*|process\w*|chosen?|picked|visita\w*|expandi\w*|actual|nodoactual|nodo|celda|casilla|cerrad\w*|besuch\w*|aktuell\w*|knoten|feld|zelle|当前|当前节点|节点|格子|访问|取出|弹出|扩展|展开|处理)$/;
/** What counts lines or something else, whatever follows it. */
const COUNTERS =
  /^(?:step|iter(?:ation)?|round|turn|line|no|nr|count|total|length|len|size|time|cost|seed|level|depth|schritt|paso|步|步骤|次|第)\w*$/;
/** What stands between the two numbers of a cell. */
const BESIDE = /^\s{0,2}[,;/|\s]\s{0,3}$/;
/** A name before a number, with what may be between them. */
const NAME =
  /([\p{L}_][\p{L}\p{N}_.]{0,30})\s?(?:\(n\))?["'|)\]]?\s{0,3}(?:[:=：]|=>|\bis\b|\bist\b|\bes\b)\s{0,3}["']?$/u;
/** A single letter right before a number. */
const LETTER = /(?:^|[^\p{L}\p{N}_])([xyghf])\s{0,8}$/iu;
/** A word right before a number. */
const WORD = /([\p{L}_]{2,30})\s{1,3}#?$/u;
/** What is measured, by the word behind a number. */
const UNIT =
  /^\s?(?:ms|msec|s|secs?|seconds?|µs|us|ns|minutes?|%|times|passed|failed|bytes|[kmg]b|more|毫秒|秒|次|segundos|sekunden)(?![\p{L}\p{N}])/iu;
/** What is counted; a number right behind that word would be called so. */
const COUNTED =
  /^\s?(?:nodes?|cells?|steps?|moves?|iterations?|expansions?|entries|items?|elements?|neighbou?rs|格|个|步|nodos|celdas|pasos|movimientos|knoten|felder|schritte)(?![\p{L}\p{N}])(?!\s?[:=#]?\s?$)/iu;
/** A place in a source text, such as `main.cpp:12`. */
const SOURCE = /\.(?:py|js|mjs|ts|java|kt|c|cc|cpp|h|hpp|rs|go|cs|gd|lua|rb|swift):$/;

/** What lines tell of something else, whatever else they say. */
const ASIDE = /neighb|\bskip|ignor|improv|updat|relax|already|duplicate|\bstale|邻|更新|跳过|vecin|nachbar/;
/** What lines tell of a cell that is taken; if a log has several of them, the first counts. @type {[Tells, RegExp][]} */
export const TAKEN = [
  ["expanded", /expan|扩展|展开/],
  [
    "taken",
    /visit|\btak(?:e|ing)|\btook|\bpop|current|\bcurr?\b|process|select|extract|\bpick|choos|chose|dequeue|\bpoll|explor|访问|取出|当前|弹出|选择|处理|actual|besuch|aktuell/,
  ],
  ["closed", /clos(?:e|ing)|关闭|cerrad|geschlossen/],
];
const OTHER =
  /\bopen|\bpush|\badd|generat|enqueue|insert|discover|check|consider|wall|obstacle|block|start|begin|goal|target|\bend|dest|finish|from|size|width|开启|加入|添加|障碍|起点|终点|入队|abiert|inicio|meta\b|\bziel|\boffen/;
/** How lines begin that have the path, or after which it comes. */
const PATH =
  /^(?:(?:the|final|shortest|best|found|resulting|result|optimal|full|solution|reconstructed|a\*|astar|最短|最终|找到的?|el|la|camino más|ruta más|der|kürzester|gefundener)\s|[^\p{L}\p{N}])*(?:(?:shortest|final|best|found|full|optimal)_?path|path(?:_?found)?\b|route\b|solution\b|最短路|路径|路线|camino\b|ruta\b|weg\b|pfad\b)/u;
/** Lines about the search for a path. */
const NO_PATH = /\bfrom\b|finding|\bfinder|search|planning|\bno\b|\bnot\b|没有|未找到|寻路|从/;
/** What is said of another cell in the same line. */
const OF_OTHER =
  /(?:parent|prev(?:ious)?|pred(?:ecessor)?|from|via|by way of|neighbou?r|goal|target|start|padre|desde|vorgänger|eltern|父节点|来自)[\w\s]{0,12}["']?\s*(?:[:=]|=>|->)?\s*(?:[&*]?[A-Za-z_][\w.:]{0,30})?\s*$/i;
/** Where a list of other cells begins in the same line. */
const LISTS =
  /(?:\b(?:open|frontier|fringe|queue|heap|pq|neighbou?rs?|successors?|children|adjacent|to ?visit|closed|visited|border|abiertos|vecinos|cola|nachbarn|offen)[\w ]{0,12}["']?\s*(?:[:=]|=>|->|\bare\b)?\s*(?:new\s)?[A-Za-z]{0,16}(?:\(\d*\))?\s*[[{(<]|(?:开放列表|邻居|队列)[^\d[({]{0,4}[[{(])/i;

/**
 * What a number is called, by what stands before it and behind it.
 * @param {string} gap
 * @param {string} behind
 * @param {number} index Which number of the line it is.
 * @param {boolean} isLast
 * @returns {Role}
 */
export function roleOfNumber(gap, behind, index, isLast) {
  const after = behind.slice(0, 40);
  if (UNIT.test(after) || COUNTED.test(isLast ? `${after}\0` : after)) return "other";
  const before = gap.slice(-60);
  if (SOURCE.test(before)) return "other";
  const [, name] = NAME.exec(before) ?? LETTER.exec(before) ?? [];
  if (name !== undefined) {
    const isCell = CELLS.test(wordOf(name)) || (index === 0 && BESIDE.test(behind) && !COUNTERS.test(wordOf(name)));
    return isCell ? undefined : (known(name) ?? "other");
  }
  const [, word] = WORD.exec(before) ?? [];
  if (word === undefined) return undefined;
  // A word before the first number says what is done; behind a cell it says what else is told.
  return known(word) ?? (index > 1 && !CELLS.test(wordOf(word)) ? "other" : undefined);
}

/** Whether what stands before a number says that it is a cell, if it says anything. @param {string} gap */
export function isCellWord(gap) {
  const before = gap.slice(-60);
  const [, name] = NAME.exec(before) ?? WORD.exec(before) ?? [];
  return name === undefined ? !/\p{L}/u.test(before.slice(-20)) : CELLS.test(wordOf(name));
}

/** @param {string} name */
const wordOf = (name) => name.toLowerCase().split(".").at(-1)?.replace(/_/g, "") ?? "";

/** @param {string} name @returns {Role} */
const known = (name) => NAMES.find(([pattern]) => pattern.test(wordOf(name)))?.[1];

/** @param {string} name @returns {Role} */
export const roleOf = (name) => known(name) ?? "other";

/** Where in a text a list of other cells begins; -1 if none does. @param {string} text */
export const listBegins = (text) => text.search(LISTS);

/** Whether brackets behind a text have another cell. @param {string} text */
export const isOfOther = (text) => OF_OTHER.test(text.slice(-60));

/** @param {string} words @param {boolean} isBare @returns {Tells} */
export function tellsOf(words, isBare) {
  if (isBare) return "plain";
  if (isPathWord(words) && !NO_PATH.test(words)) return "path";
  if (ASIDE.test(words)) return "other";
  return TAKEN.find(([, pattern]) => pattern.test(words))?.[0] ?? (OTHER.test(words) ? "other" : "plain");
}

/** Whether words begin as a path's do. @param {string} words */
export const isPathWord = (words) => PATH.test(words.trimStart());
