// Chinese: what is read out of a cell, loaded with what edits the board.

/** @type {Record<keyof typeof import("../en/describe.js").enOfDescribe, string>} */
export const describe = {
  "cell.at": "格子 x {x}，y {y}：{what}",
  "cell.open": "可通行",
  "cell.wall": "障碍物",
  "cell.penalty": "移动惩罚 {penalty}",
  "cell.start": "起点",
  "cell.goal": "终点",
  "cell.inOpenList": "在开启列表中，{numbers}",
  "cell.closed": "在关闭列表中，{numbers}",
  "cell.inOpenList-side": "在{side}的开启列表中，{numbers}",
  "cell.inBothLists": "在两侧搜索的开启列表中；{side}：{numbers}",
  "cell.closed-side": "已由{side}关闭，{numbers}",
  "cell.and": "，",
  "cell.last": "刚刚扩展",
  "cell.onPath": "路径上第 {place} 个，共 {all} 个",
  "cell.parent": "父格子 {cell}",
};
