// How languages write lists of numbers, for boards and paths that are taken into a program.

/**
 * @typedef {object} Syntax
 * @property {string} name As its users write it.
 * @property {string} file The ending of a file's name.
 * @property {[string, string]} list What is around a list.
 * @property {(name: string, width: number, height: number) => string} grid What is before a list of rows with that many numbers.
 * @property {(name: string, parts: [string, string]) => string} pairs What is before a list of pairs, whose parts have these names.
 * @property {[string, string]} pair What is around a pair.
 * @property {string} end What is after the outermost list.
 * @property {string} comment What begins a comment; none where there are no comments.
 * @property {0 | 1} first The index of a list's first item.
 * @property {string} comma What is between the two indexes of a grid's cell.
 * @property {Whole} [whole] What makes a file of it, where it is none by itself.
 *
 * What is before everything, before what is declared, and after everything.
 * @typedef {{ before: string, declare: string, after: (name: string) => string }} Whole
 */

/** @type {Record<"csharp" | "cpp" | "java" | "python" | "javascript" | "json" | "gdscript" | "lua", Syntax>} */
export const SYNTAXES = {
  csharp: {
    name: "C#",
    file: "cs",
    list: ["{", "}"],
    grid: (name) => `int[,] ${name} = `,
    pairs: (name, [first, second]) => `(int ${first}, int ${second})[] ${name} = `,
    pair: ["(", ")"],
    end: ";",
    comment: "//",
    first: 0,
    comma: ", ",
    whole: { before: "public static class Starstep\n{\n", declare: "public static readonly ", after: () => "}\n" },
  },
  cpp: {
    name: "C, C++",
    file: "h",
    list: ["{", "}"],
    grid: (name, width, height) => `const int ${name}[${height}][${width}] = `,
    pairs: (name) => `const int ${name}[][2] = `,
    pair: ["{", "}"],
    end: ";",
    comment: "//",
    first: 0,
    comma: "][",
  },
  java: {
    name: "Java",
    file: "java",
    list: ["{", "}"],
    grid: (name) => `int[][] ${name} = `,
    pairs: (name) => `int[][] ${name} = `,
    pair: ["{", "}"],
    end: ";",
    comment: "//",
    first: 0,
    comma: "][",
    whole: { before: "final class Starstep {\n", declare: "static final ", after: () => "}\n" },
  },
  python: {
    name: "Python",
    file: "py",
    list: ["[", "]"],
    grid: (name) => `${name} = `,
    pairs: (name) => `${name} = `,
    pair: ["(", ")"],
    end: "",
    comment: "#",
    first: 0,
    comma: "][",
  },
  javascript: {
    name: "JavaScript",
    file: "js",
    list: ["[", "]"],
    grid: (name) => `const ${name} = `,
    pairs: (name) => `const ${name} = `,
    pair: ["[", "]"],
    end: ";",
    comment: "//",
    first: 0,
    comma: "][",
    whole: { before: "", declare: "export ", after: () => "" },
  },
  json: {
    name: "JSON",
    file: "json",
    list: ["[", "]"],
    grid: () => "",
    pairs: () => "",
    pair: ["[", "]"],
    end: "",
    comment: "",
    first: 0,
    comma: "][",
  },
  gdscript: {
    name: "GDScript",
    file: "gd",
    list: ["[", "]"],
    grid: (name) => `var ${name} = `,
    pairs: (name) => `var ${name} = `,
    pair: ["Vector2i(", ")"],
    end: "",
    comment: "#",
    first: 0,
    comma: "][",
  },
  lua: {
    name: "Lua",
    file: "lua",
    list: ["{", "}"],
    grid: (name) => `local ${name} = `,
    pairs: (name) => `local ${name} = `,
    pair: ["{", "}"],
    end: "",
    comment: "--",
    first: 1,
    comma: "][",
    whole: { before: "", declare: "", after: (name) => `return ${name}\n` },
  },
};

/** @typedef {keyof typeof SYNTAXES} SyntaxName */

export const SYNTAX_NAMES = /** @type {SyntaxName[]} */ (Object.keys(SYNTAXES));

/**
 * The lines of a list as a file that compiles or can be loaded.
 * @param {Iterable<string>} lines
 * @param {SyntaxName} syntax
 * @param {string} name Of the list.
 */
export function* wholeFile(lines, syntax, name) {
  const { whole, comment } = SYNTAXES[syntax];
  if (!whole) return yield* lines;
  if (whole.before) yield whole.before;
  let isDeclared = false;
  for (const line of lines) {
    const isComment = comment !== "" && line.startsWith(comment);
    yield isDeclared || isComment ? line : whole.declare + line;
    if (!isComment) isDeclared = true;
  }
  const after = whole.after(name);
  if (after) yield after;
}
