// Expected errors have a code and values, and people are told about them: those of the engine, of scenarios, of links,
// of files that cannot be loaded. Any other error is a mistake in the program, and whoever debugs it must see it.

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
 * A part of the program that is loaded on demand; undefined if it cannot be loaded. Browsers word that error differently,
 * but each mentions the import; an engine that cannot be loaded has a code. A part that loads and then fails is another
 * matter.
 * @template T
 * @param {Promise<T>} loading
 * @returns {Promise<T | undefined>}
 */
export async function part(loading) {
  try {
    return await loading;
  } catch (error) {
    const isExpected = hasCode(error) || (error instanceof TypeError && /import/i.test(error.message));
    if (!isExpected) report(error);
    return undefined;
  }
}
