// What the words of a program say about the cells of its board: whether a name stands for an open cell or for a wall, and
// whether a 0 or a 1 is the open one. English, and the Spanish and the Chinese of comments. A word turned around means its
// opposite: “impassable”, “not walkable”, “unblocked”, “不可通行”.

/** @typedef {"open" | "wall"} Kind */
/** @typedef {{ type: "number" | "kind" | "not" | "link" | "filler" | "compare" | "comment" | "stop", text: string, kind?: Kind, isUsed?: boolean }} Token */

/** Only so much is looked at before an array, and so much of it. */
const BEFORE = 4000;
const BEHIND = 200;
/** So many words may stand between a number and what it is. */
const NEAR = 8;
/** And so many in a condition. */
const FAR = 30;

/** What can be passed: such a name alone says that the cells named are open. */
const PASSABLE =
  /^(?:walkable|walkables|passable|traversable|accessible|navigable|transitables?|caminables?|accesibles?|可以?通行|能通行|可以?行走|可以?走|能走)$/;
/** What else is open, if a number is said to be it. */
const OPEN =
  /^(?:open|free|empty|clear|floors?|ground|paths?|roads?|walk|walked|traversed|crossed|entered|libres?|abiert[oa]s?|vac[ií][oa]s?|suelo|camino|pasillo|通路|道路|空地|空格|地板|空|路)$/;
const WALL =
  /wall|obst|barrier|rock|^block|block(?:ed|s)?$|^(?:solid|closed|collisions?|collidable|pared(?:es)?|muros?|bloquead[oa]s?|阻挡)$|墙|障/;
/** The opposites of the above in one word. */
const TURNED = /^(?:is)?(?:un|im|in|non|not)(?=\p{L}{4})/u;
/** What functions begin with. */
const ASKED = /^is(?=\p{L}{4})/u;
const NOT = /^(?:not?|non|never|cannot|without|sin|不|非|无法|无|没有)$/;
const NUMBERS = /** @type {Record<string, string>} */ ({
  0: "0",
  1: "1",
  false: "0",
  true: "1",
  zero: "0",
  zeros: "0",
  zeroes: "0",
  cero: "0",
  ceros: "0",
  one: "1",
  ones: "1",
  uno: "1",
  unos: "1",
});
const LINK =
  /^(?:=|=>|->|:|-|is|are|means?|for|represents?|denotes?|marks?|indicates?|es|son|significan?|representan?|indican?|para|表示|代表|是|为)$/;
const COMPARE = /^(?:===?|!==?|<>)$/;
const COMMENT = /^(?:\/\/|\/\*|#|--)$/;
const FILLER =
  /^(?:an?|the|all|any|you|we|it|cells?|tiles?|squares?|nodes?|spaces?|fields?|that|which|be|can|considered|stands?|un|una|el|la|las|los|celdas?|casillas?|que|的|格子|单元格|个|可以|[(){?])$/;

const WORD =
  /\d+(?:\.\d+)?|===?|!==?|<>|=>|->|\/\/|\/\*|--|可以?通行|能通行|可以?行走|可以?走|能走|通路|道路|空地|空格|地板|墙壁|障碍物|障碍|阻挡|无法|没有|表示|代表|单元格|格子|可以|\p{Script=Han}|\p{Script=Latin}+|[-=:;,.?#(){}[\]\n]/gu;

/** What a list is assigned to. */
const ASSIGNED = /([\p{L}\p{N}_$]+)\s{0,9}(?:\[[^\]]{0,40}\]\s{0,9}){0,3}=\s{0,9}[^=;\n]{0,60}?[[{(]/gu;

/** @param {string} text @returns {Token[]} */
function tokensOf(text) {
  const apart = text
    .replace(/n['’]t\b/g, " not")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/\bnon-/gi, "not ")
    .replaceAll("_", " ");
  return [...apart.toLowerCase().matchAll(WORD)].map(([text]) => tokenOf(text));
}

/** @param {string} text @returns {Token} */
function tokenOf(text) {
  const kind = kindOf(text);
  if (kind) return { type: "kind", text, kind };
  if (Object.hasOwn(NUMBERS, text)) return { type: "number", text };
  if (NOT.test(text)) return { type: "not", text };
  if (LINK.test(text)) return { type: "link", text };
  if (COMPARE.test(text)) return { type: "compare", text };
  if (COMMENT.test(text)) return { type: "comment", text };
  return { type: FILLER.test(text) ? "filler" : "stop", text };
}

/** What a word stands for. @param {string} word @returns {Kind | undefined} */
function kindOf(word) {
  const opposite = word.replace(TURNED, "");
  if (opposite !== word && PASSABLE.test(opposite)) return "wall";
  if (opposite !== word && WALL.test(opposite)) return "open";
  const plain = word.replace(ASKED, "");
  return WALL.test(plain) ? "wall" : PASSABLE.test(plain) || OPEN.test(plain) ? "open" : undefined;
}

/** @param {Kind} kind @param {boolean} isTurned @returns {Kind} */
const turned = (kind, isTurned) => (isTurned ? (kind === "open" ? "wall" : "open") : kind);

/** @param {string} number */
const otherOf = (number) => (number === "0" ? "1" : "0");

/** What a value's name says of its cells, such as `Tile.NotWalkable`. @param {string} name @returns {Kind | undefined} */
export function kindOfName(name) {
  const tokens = tokensOf(name);
  const at = tokens.findLastIndex(({ kind }) => kind !== undefined);
  return at < 0 ? undefined : turned(/** @type {Kind} */ (tokens[at].kind), isTurnedAt(tokens, at));
}

/** Whether a word is turned around by one before it: “not a wall”. @param {Token[]} tokens @param {number} at */
function isTurnedAt(tokens, at) {
  let before = at - 1;
  while (before >= 0 && (tokens[before].type === "filler" || /^(?:be|is|es)$/.test(tokens[before].text))) before--;
  return tokens[before]?.type === "not";
}

/**
 * Which number the text around an array says is open: 0 or 1.
 * @param {string} text
 * @param {number} at Where the array is, or what stands before it in its line.
 * @returns {"0" | "1" | undefined} Undefined if it does not say, or both.
 */
export function openNumber(text, at) {
  const around = text.slice(Math.max(0, at - BEFORE), at + BEHIND);
  const tokens = tokensOf(around);
  const said = tokens.flatMap((token, i) => (token.type === "number" ? (saidOf(tokens, i) ?? []) : []));
  const open = said.length > 0 ? said : namedIn(tokens, around, Math.min(at, BEFORE));
  return open.length > 0 && open.every((number) => number === open[0]) ? /** @type {"0" | "1"} */ (open[0]) : undefined;
}

/** Which number is open, going by what is said of the one at a place. @param {Token[]} tokens @param {number} at */
function saidOf(tokens, at) {
  const before = tokens[at - 1];
  const isOther = before?.type === "not" || (before?.type === "compare" && /[!<]/.test(before.text));
  const number = isOther ? otherOf(NUMBERS[tokens[at].text]) : NUMBERS[tokens[at].text];
  const kind =
    linkedBefore(tokens, at) ?? behind(tokens, at) ?? (before?.type === "compare" ? condition(tokens, at) : undefined);
  return kind && (kind === "open" ? number : otherOf(number));
}

/** A kind, once. @param {Token[]} tokens @param {number} at */
function used(tokens, at) {
  tokens[at].isUsed = true;
  return turned(/** @type {Kind} */ (tokens[at].kind), isTurnedAt(tokens, at));
}

/** “walkable = 0”, “walkable is 0”, “walkable (0)”. What is assigned true or false may be the beginning of a search. @param {Token[]} tokens @param {number} at */
function linkedBefore(tokens, at) {
  if (/^(?:true|false)$/.test(tokens[at].text)) return undefined;
  const isInBrackets = tokens[at - 1]?.text === "(" && tokens[at + 1]?.text === ")";
  const from = isInBrackets || tokens[at - 1]?.type === "link" ? at - 2 : -1;
  const next = tokens[at + 1];
  // A colon or a dash may also lead from the number to what follows: “0 = free: 1 = wall”.
  if (from >= 0 && tokens[from].kind && !tokens[from].isUsed) return used(tokens, from);
  const isAlone = tokens[at - 1]?.kind && !tokens[at - 1].isUsed && next?.type !== "link";
  return isAlone ? used(tokens, at - 1) : undefined;
}

/** “0 is walkable”, “1: a wall”, “== 0) // not walkable”. @param {Token[]} tokens @param {number} at */
function behind(tokens, at) {
  for (let i = at + 1; i < tokens.length && i <= at + NEAR; i++) {
    const { type, text } = tokens[i];
    if (type === "kind") return used(tokens, i);
    const isBeforeComment = text === ";" && tokens[i + 1]?.type === "comment";
    if (!isBeforeComment && (type === "stop" || type === "number" || type === "compare")) return undefined;
  }
  return undefined;
}

/** “isWalkable(x, y) { return grid[y][x] == 0; }”. @param {Token[]} tokens @param {number} at */
function condition(tokens, at) {
  for (let i = at - 2; i >= 0 && i >= at - FAR; i--) {
    if (tokens[i].kind && !tokens[i].isUsed) return used(tokens, i);
    if (tokens[i].type === "compare" || /[;}]/.test(tokens[i].text)) return undefined;
  }
  return undefined;
}

/**
 * Where no number is said to be anything: the cells that are 1 are what the array is called.
 * @param {Token[]} tokens
 * @param {string} text
 * @param {number} at Where the array is.
 */
function namedIn(tokens, text, at) {
  const named = tokens.flatMap(({ text }, i) => {
    const isOpen = /^(?:open|free)$/.test(text) && tokens[i - 1]?.text === "is";
    const isPassable = PASSABLE.test(text.replace(TURNED, "").replace(ASKED, ""));
    // A function of that name says nothing.
    if (!(isOpen || isPassable) || tokens[i + 1]?.text === "(") return [];
    return [used(tokens, i)];
  });
  const lists = [...text.matchAll(ASSIGNED)];
  const [, name = ""] = lists.findLast(({ index }) => index < at) ?? lists[0] ?? [];
  // “open” and “path” may be lists of another kind.
  const kind = WALL.test(name.toLowerCase()) ? kindOfName(name) : undefined;
  const kinds = named.length > 0 || !kind ? named : [kind];
  return kinds.map((kind) => (kind === "open" ? "1" : "0"));
}
