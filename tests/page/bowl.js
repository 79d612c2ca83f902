// Walls that are open to the start of the tour's last lesson, like a bowl: A* fills it before it goes around.

/** @type {[number, number][]} */
export const BOWL = [
  [3, 1],
  [4, 1],
  [5, 1],
  [5, 2],
  [5, 3],
  [5, 4],
  [5, 5],
  [4, 5],
  [3, 5],
];
