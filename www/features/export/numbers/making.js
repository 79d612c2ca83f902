// Makes a file out of texts that are made one after another, in slices, so that the page goes on; it can be cancelled.
// The browser gets the file in parts, so that no more than one of them is in the script's own memory. Headless.

/** How many characters a part has before it is handed over. */
const PART = 1 << 20;
/** How long a slice is, in milliseconds. */
const SLICE = 12;

/**
 * @param {Generator<string | undefined>} pieces An undefined one is where making the file may pause.
 * @param {string} type The file's media type.
 * @param {object} [how]
 * @param {AbortSignal} [how.signal] Cancels it.
 * @param {(lines: number) => void} [how.tell] Is told after each slice how many lines there are so far.
 * @param {() => number} [how.clock] Milliseconds.
 * @returns {Promise<Blob | undefined>} Nothing if it was cancelled.
 * @throws whatever the pieces throw
 */
export async function makeFile(pieces, type, { signal, tell, clock = () => performance.now() } = {}) {
  /** @type {Blob[]} */
  const parts = [];
  /** @type {string[]} */
  let texts = [];
  let [length, count] = [0, 0];
  const handOver = () => {
    parts.push(new Blob(texts));
    [texts, length] = [[], 0];
  };
  const pause = pauses();
  try {
    let end = clock() + SLICE;
    for (const piece of pieces) {
      if (piece !== undefined) {
        texts.push(piece);
        length += piece.length;
        count += linesIn(piece);
      }
      if (length >= PART) handOver();
      if (clock() < end) continue;
      tell?.(count);
      await pause.wait();
      if (signal?.aborted) return undefined;
      end = clock() + SLICE;
    }
  } finally {
    pause.end();
    // What the pieces hold, such as a solver, is given back.
    pieces.return(undefined);
  }
  handOver();
  return new Blob(parts, { type });
}

/** How many lines end in a text. @param {string} text */
function linesIn(text) {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

/** Lets the page do what is waiting. Not by a timer, which browsers slow down while the page is not visible. */
function pauses() {
  const { port1, port2 } = new MessageChannel();
  return {
    wait: () =>
      new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
    end: () => port1.close(),
  };
}

/**
 * The beginning of a file, made in slices as well; it may take a search to the end before there is any.
 * @param {Generator<string | undefined>} pieces
 * @param {number} most How many lines are enough.
 * @param {AbortSignal} signal
 * @returns {Promise<{ text: string, isWhole: boolean } | undefined>} Nothing if it was cancelled.
 * @throws whatever the pieces throw
 */
export async function beginningOf(pieces, most, signal) {
  let [text, lines, isWhole] = ["", 0, false];
  const watched = (function* () {
    for (const piece of pieces) {
      if (piece !== undefined) {
        // Only one more tells that there is more.
        if (lines >= most) return;
        text += piece;
        lines += linesIn(piece);
      }
      yield undefined;
    }
    isWhole = lines <= most;
  })();
  if (!(await makeFile(watched, "", { signal }))) return undefined;
  return { text, isWhole };
}
