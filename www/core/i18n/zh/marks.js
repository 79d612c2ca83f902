// Chinese: what became of the cells that a step looked at, loaded with the first step that has some.

/** @type {Record<keyof typeof import("../en/marks.js").enOfMarks, string>} */
export const marks = {
  "mark.opened": "新加入开启列表",
  "mark.improved": "g 变小",
  "mark.reopened": "重新加入开启列表",
  "mark.not-improved": "g 没有变小",
  "mark.kept": "更好但不采用",
  "mark.closed": "已在关闭列表",
  "mark.wall": "这个邻居是障碍物",
  "mark.corner": "不能穿过的拐角",
};
