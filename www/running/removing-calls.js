// Which calls in a reader's program may remove a cell from an open list, going by what they call. Headless.

/**
 * A function, and whether it gives something back.
 * @typedef {{ name: string, gives: boolean }} Routine
 *
 * A call: with how much is handed over, the functions around it, the innermost first, and whether it is known to choose one of many.
 * @typedef {{ name: string, count: number, inside: Routine[], chooses?: boolean }} Called
 */

/** What removes something from a list, or from a heap of the reader's own. */
const REMOVING =
  /^[_#]*(heap|queue|pq|open|list)?_*(pop|poll|shift|dequeue|deque|extract|remove|discard|take|pull|delete|del|splice|filter)_*(the)?_*(min|minimum|max|smallest|lowest|best|first|left|item|top|front|root|head|cheapest|next|node|cell|current)*_*(f|cost|score)?$/i;
/** What Python's heaps have besides. */
const OF_HEAPS = /^_?heap(pop|pushpop|replace)(_max)?$/;
/** The same where nothing is handed over. */
const GIVING =
  /^[_#]*(get|next|fetch|find|pick|choose|select)?_*(next|get|min|minimum|smallest|lowest|best|first|cheapest)_*\w*$/i;
/** What a list is handed to, to give out its best. */
const CHOOSING = /^[_#]*(get|find|pick|choose|select|extract)_*(the)?_*(min|lowest|smallest|best|cheapest|next)\w*$/i;
/** These leave things out of many lists, so what they are used in need not be a heap. */
const LEAVING_OUT = ["filter", "delete"];

/**
 * The calls that may remove a cell: by their names, or because the function that is called does and gives something back;
 * or else because it is the program's own, gives something back, and is handed nothing.
 * @template {Called} One
 * @param {One[]} calls
 * @param {Routine[]} routines The functions of the program.
 * @returns {(One & { isGuess: boolean })[]} `isGuess`: neither its name nor what it does says that it removes something.
 */
export function removingCalls(calls, routines) {
  const names = new Set();
  const own = new Set(routines.filter(({ gives }) => gives).map(({ name }) => name));
  const isRemoving = (/** @type {One} */ { name, count, chooses }) =>
    chooses ||
    names.has(name) ||
    REMOVING.test(name) ||
    OF_HEAPS.test(name) ||
    (GIVING.test(name) && count === 0) ||
    (CHOOSING.test(name) && count === 1);
  for (;;) {
    const before = names.size;
    for (const call of calls)
      if (isRemoving(call) && !LEAVING_OUT.includes(call.name) && call.inside[0]?.gives) names.add(call.inside[0].name);
    if (names.size === before) break;
  }
  return calls
    .map((call) => ({ ...call, isGuess: !isRemoving(call) }))
    .filter(({ isGuess, name, count }) => !isGuess || (count === 0 && own.has(name)));
}
