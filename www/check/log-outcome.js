// How a program says that there is no path: in words, or by returning nothing where a path was expected.

/** So much of the end of a text is looked at, and of each line. */
const NEAR_END = 20_000;
const LONGEST_LINE = 300;

/** Sentences that say so. */
const SAID = new RegExp(
  [
    /\bno\s+(?:valid\s+|possible\s+|such\s+)?(?:path|route|solution|way)\b(?!\s*(?:yet|length))/,
    /\b(?:path|route|solution|goal|target|destination)\s+(?:was\s+|is\s+|could\s+|can\s+|has\s+)?(?:not|never)\s+(?:be\s+|been\s+)?(?:found|reached|reachable|exist)/,
    /\b(?:path|route|solution)\s+(?:does\s+not|doesn['’]?t)\s+exist/,
    /\b(?:could|can)(?:\s*not|n['’]?t)\s+(?:find|reach)\s+(?:a\s+|any\s+|the\s+)?(?:path|route|way|solution|goal|target|destination)/,
    /\b(?:failed|unable)\s+to\s+(?:find|reach)\b/,
    /\b(?:is\s+|are\s+)?(?:unreachable|unsolvable|not\s+reachable)\b/,
    /\b(?:didn['’]?t|did\s+not)\s+(?:find|reach)\s+(?:a\s+|any\s+|the\s+)?(?:path|route|way|goal|target|destination)/,
    /(?<!\p{L})no\s+(?:se\s+)?(?:ha\s+)?(?:encontr|hay\b|existe|hall)\S*\s+(?:un\s+|una\s+|el\s+|ning[uú]n\s+|ninguna\s+)?(?:camino|ruta|soluci[oó]n)/u,
    /(?:camino|ruta)\s+no\s+(?:encontrad|existe)/,
    /(?:meta|objetivo|destino)\s+(?:inalcanzable|no\s+(?:alcanzad|alcanzable))|\bsin\s+(?:camino|ruta|soluci[oó]n)/,
    /(?:没有|未|找不到|不存在|无)(?:找到|发现)?(?:任何|可行的?|有效的?)?(?:路径|路线|通路|解)|无路可走|无法到达|不可达|到不了/,
    /\bkein(?:en?)?\s+(?:gültigen?\s+)?(?:weg|pfad|lösung|route)\b|(?:weg|pfad)\s+(?:wurde\s+)?nicht\s+gefunden|\bziel\s+(?:ist\s+)?(?:nicht\s+erreichbar|unerreichbar)/,
    /\baucun\s+chemin\b|\bchemin\s+introuvable/,
  ]
    .map(({ source }) => `(?:${source})`)
    .join("|"),
  "iu",
);
/** What says so of a condition, or of now. */
const IF = /\b(?:if|when|unless|falls|wenn|si|yet|noch|until)\b|如果|若/i;
/** A path that is nothing. */
const NOTHING =
  /^\W{0,4}(?:(?:the\s+)?(?:shortest|final|found|result(?:ing)?)?[\s_]*(?:path|route|solution|result|camino|ruta|weg|pfad)|路径|最短路径|结果)(?:\s+(?:is|found))?\s*[:=：]?\s*(?:none|null|nil|undefined|nothing|empty|\[\s*\]|\(\s*\)|\{\s*\}|-1|false|[（(]空[)）]|空)\s*[.;]?\s*$/i;
/** A last line that is nothing. */
const ALONE = /^(?:None|null|nil|undefined|\[\s*\]|\(nil\))$/;

/** Whether a line says so. @param {string} line */
export const saysNoPath = (line) => NOTHING.test(line) || (SAID.test(line) && !IF.test(line));

/**
 * The line of a text that says that there is no path; undefined if none does.
 * @param {string} text
 * @returns {string | undefined}
 */
export function noPathIn(text) {
  const cut = text.length > NEAR_END;
  const lines = text.slice(-NEAR_END).split("\n");
  if (cut) lines.shift();
  const told = lines.map((line) => line.trim()).filter((line) => line !== "" && line.length <= LONGEST_LINE);
  const said = told.findLast(saysNoPath);
  if (said !== undefined) return said;
  const last = told.at(-1);
  return last !== undefined && ALONE.test(last) ? last : undefined;
}
