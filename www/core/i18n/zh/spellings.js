// Chinese: comments in programs, loaded with the first of them.

/** @type {Record<keyof typeof import("../en/spellings.js").enOfSpellings, string>} */
export const spellings = {
  "comment.moves": "邻居，按查看的次序",
  "comment.units": "1970 : 2786 即 1 : √2；用整数，相等的代价就完全相等",
  "comment.rows": "# 是障碍物，字母是带移动惩罚的格子",
  "comment.old": "旧的元素",
  "comment.same": "起点与终点是同一格",
  "comment.swaps": "相等的元素互换位置，不管谁先加入",
  "comment.stays": "更新后的元素留在原处",
};
