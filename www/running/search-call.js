// Which function of a reader's program is its search, and what it is given: by the names of its parameters, as they are usual,
// or else by their order. Headless.

/**
 * @typedef {"grid" | "start" | "goal" | "startX" | "startY" | "goalX" | "goalY" | "width" | "height" | "all" | "none"} Given
 *
 * A function of a program: its name, with that of what it is in, if it is called by that; the texts of its parameters; and where it
 * is, if that is not its name.
 * @typedef {{ name: string, takes: string[], at?: string }} Callable
 *
 * A class with its methods, the constructor among them; whether the program itself makes one of it; and where it is, if that is not
 * its name.
 * @typedef {{ name: string, methods: Callable[], isMade: boolean, at?: string }} Built
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
const SEARCHING = /^(astar|aestrella|pathfinder|pathfinding|astarsearch|astarpathfinder|search|solver)$/;

const GRID =
  /^(the)?(grid|map|maze|board|matrix|world|field|terrain|level|tilemap|graph|walls|cells|mapa|tablero|laberinto|matriz|karte|feld|gitter)$/;
const START = /^(start|from|source|src|begin|origin|initial|init|s|a|st|inicio|origen|entrada|quelle|anfang)$/;
const GOAL =
  /^(goal|end|target|tgt|to|dest|dst|destination|finish|final|g|e|t|b|stop|fin|meta|destino|objetivo|salida|ziel|ende)$/;
const X = /^(x|col|column|c)$/;
const Y = /^(y|row|r)$/;
const WIDTH = /^(width|w|cols|columns|ncols|numcols|sizex|ancho)$/;
const HEIGHT = /^(height|rows|nrows|numrows|sizey|alto)$/;
/** What a search may take besides. */
const APART =
  /^(\*|\.\.\.)|heuristi|diagonal|distance|metric|weight|option|opts|config|setting|neighbo|callback|verbose|debug|allow|^(h|hfunc|fn|func|dirs|directions|queue|heap|pq|frontier|visited)$/;
/** What may stand behind the name of a cell. */
const KIND = /(node|pos|position|cell|point|coord|coords|tile|state|vertex|loc|location|xy|rc|idx|index)$/;

/**
 * The search of a program.
 * @param {Callable[]} functions At its top level.
 * @param {Built[]} classes
 * @returns {Call | undefined} Undefined if none of them is called like one.
 */
export function searchCall(functions, classes) {
  const best = (/** @type {Callable[]} */ all) =>
    all.filter((one) => placeOf(one) >= 0).sort((a, b) => placeOf(a) - placeOf(b))[0];
  const search = best(functions);
  if (search) {
    const [args] = givenTo([search.takes]);
    return { name: search.at ?? search.name, args };
  }
  for (const { name, methods, isMade, at = name } of classes) {
    // Whoever makes one knows what it wants.
    const runs = isMade ? undefined : methods.find((one) => isRunBy(one.name, name));
    const method = best(methods) ?? runs;
    if (!method) continue;
    const making = methods.find(({ name }) => name === "constructor");
    const [args, own] = givenTo([making?.takes ?? [], method.takes]);
    return { name: at, args, method: { name: method.name, args: own } };
  }
  return undefined;
}

/** How much the name of a function says that it is a search: 0 most, -1 nothing. @param {Callable} callable */
function placeOf({ name }) {
  // A method that is called by the name of what it is in has that before its own.
  const [own, owner = ""] = name.split(".").reverse();
  return isRunBy(own, owner) ? SEARCHES.length : SEARCHES.indexOf(plainly(own));
}

/** Whether a method runs what is called like a search. @param {string} method @param {string} owner */
const isRunBy = (method, owner) => SEARCHING.test(plainly(owner)) && RUNS.test(plainly(method));

/**
 * What is given for each parameter of what is called one after the other, by their names. Those with names that nobody knows, and no
 * value of their own, are given what none of them takes, in the usual order: if they are as many, or if nothing else is known.
 * @param {string[][]} takes
 * @returns {Given[][]}
 */
function givenTo(takes) {
  const given = takes.map(byNames);
  const all = given.flat();
  if (all.includes("all")) return given;
  const isBlank = (/** @type {number} */ i, /** @type {number} */ k) =>
    given[i][k] === "none" && !takes[i][k].includes("=") && !APART.test(plainly(takes[i][k]));
  const { length } = takes.flatMap((names, i) => names.filter((_, k) => isBlank(i, k)));
  const isUnknown = all.every((one) => one === "none");
  const missing = USUAL.filter((what) => !all.some((one) => one.startsWith(what)));
  // Two are the ends.
  const left = isUnknown && length === 2 ? USUAL.slice(1) : missing;
  if (length !== missing.length && !isUnknown) return given;
  return given.map((args, i) => args.map((arg, k) => (isBlank(i, k) ? (left.shift() ?? arg) : arg)));
}

/** What is given for each parameter, as far as their names tell it. @param {string[]} takes @returns {Given[]} */
function byNames(takes) {
  const ends = new Ends();
  return takes.map((text) => givenFor(text, ends));
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
