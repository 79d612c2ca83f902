// What stands in a log without being a program's own: colors of a terminal, stack traces, what compilers and shells say.
// Its lines become empty, so that all others keep their numbers. Each kind is looked for only where its sign occurs.

/** Colors and other orders to a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these orders begin with one.
const ORDERS = /\x1b(?:\[[0-9;:?]{0,30}[ -/]{0,3}[@-~]|\][^\x07\x1b\n]{0,300}(?:\x07|\x1b\\)?|[()][A-Z0-9]|[=>])/g;
/** What is left of a color where its first sign got lost, as it does when it is copied. */
const LOST = /\[(?:\d{1,3}(?:;\d{1,3}){0,5})?m/g;
/** The lines of a table's frame. */
const BARS = /[\u2502\u2503\u2551\u2506\u250a\uffe8]/g;
const RULES =
  /^[ \t]*[|+\u2500\u2501\u2550\u250c-\u254b\u2552-\u256c][ \t|+\-=:\u2500\u2501\u2550\u250c-\u254b\u2552-\u256c]*$/gm;

/** What tells that there are lines of a kind, and these lines. @type {[RegExp, RegExp][]} */
const KINDS = [
  // Python names a file, and shows the line of it, perhaps with marks below.
  [/^[ \t|]*File "/m, /^[ \t|]*File "[^\n]*(?:\n[ \t|]{3,}[^\n]*){0,3}/gm],
  [
    /(?:Error|Exception|Warning|Interrupt|Exit)\b|^Traceback /m,
    /^[ \t|]*(?:[\w$.]{0,80}(?:Error|Exception|Warning|KeyboardInterrupt|SystemExit)\b(?:\s*\[\w+\])?:?(?:[ \t][^\n]*)?|Uncaught [^\n]*|Unhandled [eE]xception[^\n]*|Exception in thread[^\n]*|Caused by: [^\n]*|Traceback [^\n]*)$/gm,
  ],
  // Java, JavaScript, C# and Unity: where a function was called. Node shows the line above that, with a mark.
  [
    /^[ \t]*at /m,
    /^[ \t]*at (?:[\w$./<>@:]+\.[\w$<>]+\([^\n]*\)[^\n]*|[^\n]*:\d+(?::\d+)?\)?|[^\n]*:line \d+)$|^[ \t]+\.\.\. \d+ (?:more|common frames omitted)$/gm,
  ],
  [/^[ \t]*\^/m, /^(?:[^\n]*\n)?[ \t]*\^[ \t^~]*$/gm],
  [/^UnityEngine\./m, /^UnityEngine\.[^\n]*$|^[^\n]*\(at \w+\/[^\n]*:\d+\)[ \t]*$/gm],
  // pytest quotes the source.
  [
    /^={5,} /m,
    /^(?:[=_-]{5,}[^\n]*|(?:[E>] {3}|platform |rootdir: |plugins: |collecting |collected )[^\n]*|\S+\.py:\d+:[^\n]*)$/gm,
  ],
  // Compilers quote it too, with the number of its line before a bar.
  [
    /: (?:fatal error|error|warning|note)[:[]|^(?:error|warning)(?:\[E\d+\])?: /m,
    /^(?:[^\n]{1,300}: (?:fatal error|error|warning|note)(?::|\[)[^\n]*|(?:error|warning)(?:\[E\d+\])?: [^\n]*|[ \t]*--> [^\n]*|[ \t]*\d*[ \t]+\|(?:[ \t][^\n|]*)?)$/gm,
  ],
  // What sanitizers and debuggers say of memory.
  [
    /^==\d+==|^[ \t]*#\d+[ \t]+(?:0x|\w+ [(@])/m,
    /^(?:==\d+==[^\n]*|[ \t]*#\d+[ \t]+[^\n]*|(?:READ|WRITE) of size [^\n]*|(?:0x|[ \t]*(?:=>)?0x)[0-9a-f]{6,}[^\n]*|SUMMARY: [^\n]*)$/gm,
  ],
  [/^thread '/m, /^thread '[^\n]*panicked at [^\n]*(?:\n[^\n]*)?$|^note: run with [^\n]*$/gm],
  [
    /^goroutine \d/m,
    /^(?:panic: [^\n]*|goroutine \d[^\n]*|[\w./*()]+\([^\n]*\)(?=\n\t)|\t\S+\.go:\d+[^\n]*|exit status \d+)$/gm,
  ],
  // Commands, and what a shell says of their time.
  [
    /^(?:\$ |>>> |PS |[\w.-]+@[\w.-]+[:~ ]|[A-Z]:\\[^\n>]*>)/m,
    /^(?:\$ |>>> |PS [^\n>]*> ?|[\w.-]+@[\w.-]+[:~ ][^\n$#]{0,200}[$#] |[A-Z]:\\[^\n>]{0,200}>)[^\n]*$/gm,
  ],
  [/^(?:real|user|sys)\s/m, /^(?:real|user|sys)\s+[\d.,]+(?:m[\d.,]+)?s?$/gm],
];
/** @param {string} text With line ends of one kind. */
export function withoutNoise(text) {
  let own = text;
  if (own.includes("\x1b")) own = own.replace(ORDERS, "");
  else if (own.includes("[0m") || own.includes("[m")) own = own.replace(LOST, "");
  if (/[\u2502\u2503\u2551]/.test(own)) own = own.replace(BARS, "|");
  if (/^[ \t]*[|+\u2500\u2501\u2550\u250c\u2554]/m.test(own)) own = own.replace(RULES, "");
  for (const [sign, lines] of KINDS) if (sign.test(own)) own = own.replace(lines, emptied);
  return own;
}

/** What is left of lines: their ends. @param {string} lines */
const emptied = (lines) => "\n".repeat(lines.split("\n").length - 1);
