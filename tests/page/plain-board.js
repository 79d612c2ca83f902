// A board for programs that are run.

/** @typedef {import("./any-board.js").Board} Board */

/** A board of 14 by 10 on which bugs show. @returns {Board} */
export function plainBoard() {
  const rows = [
    "..............",
    "...#...#...#..",
    "...#...#...#..",
    "...#.......#G.",
    ".....###...##.",
    "..#....#......",
    ".S#....#..#...",
    "..######..#...",
    "..........#...",
    "..............",
  ].join("");
  const [start, goal] = [rows.indexOf("S"), rows.indexOf("G")];
  return {
    width: 14,
    height: 10,
    cells: Uint8Array.from(rows, (sign) => (sign === "#" ? 255 : 0)),
    start: [start % 14, Math.floor(start / 14)],
    goal: [goal % 14, Math.floor(goal / 14)],
  };
}
