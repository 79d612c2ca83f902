// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they belong to the programs.
// What to add to a program so that it prints what can be read, in the languages of game programmers: where a cell is taken, and
// at the end for the path. Data only.

/** @import { CodeLanguage } from "./board-in-language.js" */

/** @typedef {{ step: string, path: string }} OneLiners */

/** @type {Record<CodeLanguage, OneLiners>} */
export const ONE_LINERS = {
  csharp: {
    step: 'Console.WriteLine($"{current.x} {current.y} {current.g} {current.h} {current.f}");',
    path: 'Console.WriteLine("path: " + string.Join(" ", path.Select(cell => $"({cell.x}, {cell.y})")));',
  },
  cpp: {
    step: "std::cout << current->x << ' ' << current->y << ' ' << current->g << ' ' << current->h << ' ' << current->f << '\\n';",
    path: 'std::cout << "path:";\nfor (auto* cell : path) std::cout << " (" << cell->x << ", " << cell->y << ")";',
  },
  python: {
    step: "print(current.x, current.y, current.g, current.h, current.f)",
    path: 'print("path:", *[(cell.x, cell.y) for cell in path])',
  },
  java: {
    step: 'System.out.println(current.x + " " + current.y + " " + current.g + " " + current.h + " " + current.f);',
    path: 'System.out.print("path:");\nfor (Node cell : path) System.out.print(" (" + cell.x + ", " + cell.y + ")");',
  },
  javascript: {
    step: "console.log(current.x, current.y, current.g, current.h, current.f);",
    path: 'console.log("path:", path.map((cell) => `(${cell.x}, ${cell.y})`).join(" "));',
  },
  gdscript: {
    step: "prints(current.x, current.y, current.g, current.h, current.f)",
    path: 'print("path: ", " ".join(path.map(func(cell): return "(%d, %d)" % [cell.x, cell.y])))',
  },
  lua: {
    step: "print(current.x, current.y, current.g, current.h, current.f)",
    path: 'io.write("path:")\nfor _, cell in ipairs(path) do io.write(" (" .. cell.x .. ", " .. cell.y .. ")") end',
  },
};
