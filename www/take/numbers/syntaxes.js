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
  },
};

/** @typedef {keyof typeof SYNTAXES} SyntaxName */

export const SYNTAX_NAMES = /** @type {SyntaxName[]} */ (Object.keys(SYNTAXES));
