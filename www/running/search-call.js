// Which function of a reader's program is its search, and what it is given: by the names of its parameters, as they are usual,
// or else by their order. Headless.

/**
 * @typedef {"grid" | "start" | "goal" | "startX" | "startY" | "goalX" | "goalY" | "width" | "height" | "all" | "none"} Given
 *
 * A function of a program: its name, with that of what it is in, if it is called by that; and the texts of its parameters.
 * @typedef {{ name: string, takes: string[] }} Callable
 *
 * A class with its methods, the constructor among them, and whether the program itself makes one of it.
 * @typedef {{ name: string, methods: Callable[], isMade: boolean }} Built
 *
 * @typedef {{ name: string, args: Given[], method?: { name: string, args: Given[] } }} Call
 */

/** @param {string} name */
const plainly = (name) => name.toLowerCase().replaceAll("_", "");

/** What searches are called; first those that say most. Capitals and lines make no difference. */
const SEARCHES = [
  "aStar",
  "aStarSearch",
  "aStarAlgorithm",
  "aStarPath",
  "aEstrella",
  "runAStar",
  "searchAStar",
  "findPath",
  "findShortestPath",
  "shortestPath",
  "pathfind",
  "getPath",
  "computePath",
  "buscarCamino",
  "search",
  "solve",
].map(plainly);

/** What a class has for it that is called so itself. */
const RUNS = /^(find|run|search|solve|start|execute|compute|calculate|path|finde|suche)$/;
/** What such a class is called. */
const SEARCHING = /^(astar|aestrella|pathfinder|pathfinding|astarsearch|astarpathfinder|solver)$/;

const GRID =
  /^(the)?(grid|map|maze|board|matrix|world|field|terrain|level|tilemap|graph|walls|cells|mapa|tablero|laberinto|matriz|karte|feld|gitter)$/;
const START = /^(start|from|source|src|begin|origin|initial|init|s|a|st|inicio|origen|entrada|quelle|anfang)$/;
const GOAL =
  /^(goal|end|target|tgt|to|dest|dst|destination|finish|final|g|e|t|b|stop|fin|meta|destino|objetivo|salida|ziel|ende)$/;
const X = /^(x|col|column|c)$/;
const Y = /^(y|row|r)$/;
const WIDTH = /^(width|w|cols|columns|ncols|numcols|sizex|ancho)$/;
const HEIGHT = /^(height|rows|nrows|numrows|sizey|alto)$/;
/** What may stand behind the name of a cell. */
const KIND = /(node|pos|position|cell|point|coord|coords|tile|state|vertex|loc|location|xy|rc|idx|index)$/;

/**
 * The search of a program.
 * @param {Callable[]} functions At its top level.
 * @param {Built[]} classes
 * @returns {Call | undefined} Undefined if none of them is called like one.
 */
export function searchCall(functions, classes) {
  // A method that is called by the name of what it is in has that before its own.
  const place = (/** @type {Callable} */ { name }) => SEARCHES.indexOf(plainly(name.replace(/^.*\./, "")));
  const best = (/** @type {Callable[]} */ all) =>
    all.filter((one) => place(one) >= 0).sort((a, b) => place(a) - place(b))[0];
  const search = best(functions);
  if (search) {
    const [args] = givenTo([search.takes]);
    return { name: search.name, args };
  }
  for (const { name, methods, isMade } of classes) {
    // Whoever makes one knows what it wants.
    const runs =
      !isMade && SEARCHING.test(plainly(name)) ? methods.find((one) => RUNS.test(plainly(one.name))) : undefined;
    const method = best(methods) ?? runs;
    if (!method) continue;
    const making = methods.find(({ name }) => name === "constructor");
    const [args, own] = givenTo([making?.takes ?? [], method.takes]);
    return { name, args, method: { name: method.name, args: own } };
  }
  return undefined;
}

/**
 * What is given for each parameter of what is called one after the other. If as many of them have names that nobody knows, and no
 * value of their own, as there are things that none of them takes, these are what they take, in the usual order.
 * @param {string[][]} takes
 * @returns {Given[][]}
 */
function givenTo(takes) {
  const given = takes.map(byNames);
  const all = given.flat();
  if (all.includes("all")) return given;
  const missing = USUAL.filter((what) => !all.some((one) => one.startsWith(what)));
  const isBlank = (/** @type {number} */ i, /** @type {number} */ k) =>
    given[i][k] === "none" && !takes[i][k].includes("=");
  const blanks = takes.flatMap((names, i) => names.filter((_, k) => isBlank(i, k)));
  if (blanks.length !== missing.length) return given;
  return given.map((args, i) => args.map((arg, k) => (isBlank(i, k) ? /** @type {Given} */ (missing.shift()) : arg)));
}

/** What is given for each parameter, by their names or else by their order. @param {string[]} takes @returns {Given[]} */
function byNames(takes) {
  const ends = new Ends();
  const named = takes.map((text) => givenFor(text, ends));
  if (named.some((given) => given !== "none")) return named;
  const usual = takes.length === 2 ? USUAL.slice(1) : USUAL;
  return takes.map((_, place) => usual[place] ?? "none");
}

/** What a search takes, in the usual order. @type {Given[]} */
const USUAL = ["grid", "start", "goal"];

/** Counts the coordinates without a name of their end: those of the start come first. */
class Ends {
  #counts = { X: 0, Y: 0 };

  /** @param {"X" | "Y"} axis @returns {Given} */
  next(axis) {
    const isFirst = this.#counts[axis]++ === 0;
    return `${isFirst ? "start" : "goal"}${axis}`;
  }
}

/** @param {string} text A parameter. @param {Ends} ends @returns {Given} */
function givenFor(text, ends) {
  const isPattern = /^[[{]/.test(text);
  if (text.startsWith("{")) return /\b(x|y|row|col)\b/.test(text) ? endOf(text) : "all";
  if (isPattern) return endOf(text);
  const name = plainly(text.replace(/\s*=[\s\S]*$/, "").replace(/^\.\.\./, ""));
  if (GRID.test(name)) return "grid";
  const cell = name.replace(KIND, "") || name;
  if (START.test(cell)) return "start";
  if (GOAL.test(cell)) return "goal";
  if (WIDTH.test(name)) return "width";
  if (HEIGHT.test(name)) return "height";
  return coordinateFor(name, ends);
}

/** A pattern of an end tells which it is by its names. @param {string} text @returns {Given} */
const endOf = (text) => (/[get](x|y|c|r|col|row)\b|goal|end|target|x2|y2|x1.*y1.*x1/i.test(text) ? "goal" : "start");

/** A coordinate of an end, such as startX, gx, x1 or endRow. @param {string} name @param {Ends} ends @returns {Given} */
function coordinateFor(name, ends) {
  const [, before = "", axis = "", after = ""] =
    /^(.*?)(x|y|col|column|row|c|r)(\d*|start|goal|end|s|g|e|t)$/.exec(name) ?? [];
  const which = X.test(axis) ? "X" : Y.test(axis) ? "Y" : undefined;
  if (!which) return "none";
  const end = before + after.replace(/\d/g, "");
  if (START.test(end)) return `start${which}`;
  if (GOAL.test(end)) return `goal${which}`;
  return end === "" ? ends.next(which) : "none";
}
