// Which language a reader's program is in, going by signs that one of them has and the other has not. Headless.

/** @typedef {"javascript" | "python"} Written */

const OF_PYTHON = [
  /^\s*(async\s+)?def\s+\w+\s*\(/,
  /^\s*(class\s.*|for\s.+\sin\s.+|while\s.+|if\s.+|elif\s.+|else|try|except.*|with\s.+):\s*(#.*)?$/,
  /^\s*(from\s+[\w.]+\s+)?import\s+[\w.*, ()]+(\s+as\s+\w+)?\s*(#.*)?$/,
  /^\s*#/,
  /\b(None|True|False|elif|not in|is not|lambda\s[\w, ]*:)/,
];
const OF_JAVASCRIPT = [
  /=>|===|!==|&&|\|\||\+\+/,
  /;\s*(\/\/.*)?$/,
  /[{}]\s*(\/\/.*)?$/,
  /^\s*(export\s+|async\s+)*(const|let|var|function\*?)\b/,
  /^\s*(\/\/|\/?\*)/,
];

/** How many lines have one of the signs. @param {string[]} lines @param {RegExp[]} signs */
const count = (lines, signs) => lines.filter((line) => signs.some((sign) => sign.test(line))).length;

/** @param {string} source @returns {Written | undefined} Undefined if nothing tells. */
export function writtenIn(source) {
  const lines = source.split("\n");
  const [python, javascript] = [count(lines, OF_PYTHON), count(lines, OF_JAVASCRIPT)];
  if (python === javascript) return undefined;
  return python > javascript ? "python" : "javascript";
}
