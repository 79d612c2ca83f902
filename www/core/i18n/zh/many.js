// Chinese: the runs that are compared on many boards, loaded with the first comparison.

/** @type {Record<keyof typeof import("../en/many.js").enOfMany, string>} */
export const many = {
  "many.open": "{count} 张类似的网格",
  "many.said": "在 {count} 张类似的网格上：{list}。",
  "many.always": "{name} 扩展 {range} 次，总能找到代价最小的路径",
  "many.more": "{name} 扩展 {range} 次，路径代价比最小代价高 {low}% 至 {high}%（中位数 {median}%）",
  "many.equally": "{name} 扩展 {range} 次，路径代价比最小代价高 {low}%",
  "many.between": "{low} 至 {high}",
  "many.none": "在 {tries} 张类似的网格中，没有一张能让每个搜索都找到路径。",
  "many.running": "正在类似的网格上搜索……",
  "many.cancel": "取消",
  "many.again": "重新搜索",
  "many.canceled": "已取消。",
  "many.failed": "无法在这些网格上搜索。",
  "many.large": "一百张类似的网格只用于不超过 {side} × {side} 格的网格。",
  "many.seed": "种子",
  "many.how":
    "同样大小的随机网格：同样的墙和移动惩罚，一块一块放到别处，起点与终点相距同样远。种子相同，网格就相同。竖线标出当前网格。",
  "many.howSome":
    "同样大小的随机网格：同样的墙和移动惩罚，一块一块放到别处，起点与终点相距同样远。没有路径的 {left} 张不计入。种子相同，网格就相同。竖线标出当前网格。",
  "many.run": "搜索",
  "many.expanded": "扩展次数",
  "many.excess": "高出最小代价",
  "many.percent": "{percent}%",
  "many.percents": "{low}% 至 {high}%",
  "many.numbers": "{range}，中位数 {median}",
  "many.numbersHere": "{all}；当前网格：{here}",
  "many.picture": "{name}，{what}：{text}",
};
