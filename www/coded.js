// Errors that are expected have a code and values, and people are told of them: those of the engine, of scenarios, of
// links, of files that cannot be had. Any other is a mistake in the program, and whoever looks for it must see it.

export class CodedError extends Error {
  /**
   * @param {string} code
   * @param {Record<string, string | number | undefined>} [values] What its sentence names.
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
 * Whether an error is an expected one. Not asked by `instanceof`, because an error may come from another window, and
 * those of the engine have no class.
 * @param {unknown} error
 * @returns {error is Error & { code: string, values: Record<string, string> }}
 */
export function hasCode(error) {
  const { code, values } = /** @type {{ code?: unknown, values?: unknown }} */ (Object(error));
  return typeof code === "string" && typeof values === "object";
}

/**
 * Hands an error on to the console, and to the window's event `error`, as if nobody had caught it. What goes on after it
 * goes on.
 * @param {unknown} error
 */
export function report(error) {
  queueMicrotask(() => {
    throw error;
  });
}

/**
 * Runs what must not keep what comes after it from running.
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
 * A part of the program that is loaded when it is wanted; nothing where it cannot be loaded. Browsers word that
 * differently, but each names the import. A part that is loaded and fails is another matter.
 * @template T
 * @param {Promise<T>} loading
 * @returns {Promise<T | undefined>}
 */
export async function part(loading) {
  try {
    return await loading;
  } catch (error) {
    if (!(error instanceof TypeError && /import/i.test(error.message))) report(error);
    return undefined;
  }
}
