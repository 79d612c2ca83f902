/**
 * Whether an error has a code, as those of the engine, of scenarios and of links do: then it is told, and any other is a
 * failure. Not asked by `instanceof`, because an error may come from another window.
 * @param {unknown} error
 * @returns {error is Error & { code: string }}
 */
export const hasCode = (error) =>
  typeof (/** @type {{ code?: unknown } | null | undefined} */ (error)?.code) === "string";
