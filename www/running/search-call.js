// Which function of a reader's program is its search, and what it is given: by the names of its parameters, as they are usual,
// or else by their order. Headless.

/**
 * @typedef {"grid" | "start" | "goal" | "startX" | "startY" | "goalX" | "goalY" | "width" | "height" | "all" | "none"} Given
 *
 * A function of a program: its name, and the texts of its parameters.
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
const START = /^(start|from|source|src|begin|origin|initial|init|s|a|st|inicio|origen)$/;
const GOAL = /^(goal|end|target|to|dest|destination|finish|final|g|e|t|b|stop|fin|meta|destino|objetivo)$/;
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
  const place = (/** @type {Callable} */ { name }) => SEARCHES.indexOf(plainly(name));
  const best = (/** @type {Callable[]} */ all) =>
    all.filter((one) => place(one) >= 0).sort((a, b) => place(a) - place(b))[0];
  const search = best(functions);
  if (search) return { name: search.name, args: givenTo(search.takes) };
  for (const { name, methods, isMade } of classes) {
    // Whoever makes one knows what it wants.
    const runs =
      !isMade && SEARCHING.test(plainly(name)) ? methods.find((one) => RUNS.test(plainly(one.name))) : undefined;
    const method = best(methods) ?? runs;
    if (!method) continue;
    const making = methods.find(({ name }) => name === "constructor");
    return { name, args: givenTo(making?.takes ?? []), method: { name: method.name, args: givenTo(method.takes) } };
  }
  return undefined;
}

/** What is given for each parameter. @param {string[]} takes @returns {Given[]} */
export function givenTo(takes) {
  const ends = new Ends();
  const named = takes.map((text) => givenFor(text, ends));
  const isKnown = named.some((given) => given !== "none" && given !== "all") || named.includes("all");
  if (isKnown) return named;
  /** @type {Given[]} */
  const usual = takes.length === 2 ? ["start", "goal"] : ["grid", "start", "goal"];
  return takes.map((_, place) => usual[place] ?? "none");
}

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
