// Expected errors have a code and values, and people are told about them: those of the engine, of scenarios, of links,
// of files that cannot be loaded. Any other error is a mistake in the program, and whoever debugs it must see it.

/** An error, as far as it can be sent from a worker. @typedef {{ message: string, code: string, values: Record<string, string> }} Failure */

export class CodedError extends Error {
  /**
   * @param {string} code
   * @param {Record<string, string | number | undefined>} [values] The values in its sentence.
   * @param {string} [message] The sentence in English.
   * @param {Error} [cause]
   */
  constructor(code, values = {}, message = code, cause = undefined) {
    super(message, cause && { cause });
    this.code = code;
    this.values = values;
  }
}

/**
 * Whether an error is an expected one. Not decided by `instanceof`, because an error may come from another window, and
 * the engine's errors have no class.
 * @param {unknown} error
 * @returns {error is Error & { code: string, values: Record<string, string> }}
 */
export function hasCode(error) {
  const { code, values } = /** @type {{ code?: unknown, values?: unknown }} */ (Object(error));
  return typeof code === "string" && typeof values === "object";
}

/**
 * Passes an error on to the console, and to the window's `error` event, as if nobody had caught it. The code after it
 * still runs.
 * @param {unknown} error
 */
export function report(error) {
  queueMicrotask(() => {
    throw error;
  });
}

/**
 * Runs something whose failure must not keep the code after it from running.
 * @param {() => void} act
 */
export function guard(act) {
  try {
    act();
  } catch (error) {
    report(error);
  }
}

/**
 * How browsers begin to say that `import()` could not fetch a script. There is nothing else to know it by: the error is a
 * plain `TypeError`, like those of mistakes in the script.
 */
// Chromium and Firefox, Safari, and Safari where a host answers with a page in place of the script.
const UNFETCHED =
  /^((Failed to fetch|error loading) dynamically imported module|Importing a module script failed|'[^']*' is not a valid JavaScript MIME type)\b/;

/** Whether an error says that a script could not be fetched. @param {unknown} error */
const isUnfetched = (error) => error instanceof TypeError && UNFETCHED.test(error.message);

/** What is missing is a part of the program: a network may be gone for a while, or a host may have lost a file. @param {unknown} [cause] */
export const missing = (cause) =>
  new CodedError("missing", {}, "A part of Starstep could not be loaded.", /** @type {Error | undefined} */ (cause));

/**
 * A part of the program that is loaded on demand; undefined if it cannot be loaded. A part that loads and then fails is
 * another matter.
 * @template T
 * @param {Promise<T>} loading
 * @returns {Promise<T | undefined>}
 */
export async function part(loading) {
  try {
    return await loading;
  } catch (error) {
    if (!hasCode(error) && !isUnfetched(error)) report(error);
    return undefined;
  }
}

/**
 * A part of the program without which nothing can be done.
 * @template T
 * @param {Promise<T>} loading
 * @returns {Promise<T>}
 * @throws {CodedError} `missing`
 */
export async function needed(loading) {
  const module = await part(loading);
  if (module === undefined) throw missing();
  return module;
}
