// Chinese: the cells that are next in line, loaded with the tab Why.

/** @type {Record<keyof typeof import("../en/next.js").enOfNext, string>} */
export const next = {
  "next.before": "第 {step} 步之前的顺序（{count} 个）",
  "next.title": "接下来依次扩展（{count} 个）",
  "next.asked": "接下来依次扩展（暂时隐藏）",
  "next.left": "仍留在开启列表中（{count} 个）",
  "next.cell": "格子",
  "next.number": "序号",
  "next.tied": "{cell}，与第一个的先后只由加入顺序决定",
  "next.heap": "看堆",
  "next.list": "看列表",
};
