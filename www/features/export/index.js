// What readers take along: pictures, films, videos, worksheets and numbers.

/** The files that other rooms may import. */
export const doors = [
  "colors.js",
  "compared.js",
  "compose.js",
  "export-dialog.js",
  "numbers/board-as-array.js",
  "numbers/syntaxes.js",
  "picture/all-boards.js",
];
