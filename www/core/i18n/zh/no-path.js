// Chinese: why there is no path, loaded when a search ends without one.

/** @type {Record<keyof typeof import("../en/no-path.js").enOfNoPath, string>} */
export const noPath = {
  "noPath.searching": "正在查看是什么挡住了路……",
  "noPath.reached": "可以到达 {count} 个格子；{walls} 个障碍物把它们与终点隔开。",
  "noPath.nearest": "其中到终点直线距离最近的是 {cell}。",
  "noPath.nearestStart": "其中到终点直线距离最近的就是起点。",
  "noPath.nearestCost": "其中到终点直线距离最近的是 {cell}；到那里的最小代价是 {cost}。",
  "noPath.nearestSeveral": "其中到终点直线距离最近的有 {count} 个，{cell} 是其中之一。",
  "noPath.nearestSeveralStart": "其中到终点直线距离最近的有 {count} 个，起点是其中之一。",
  "noPath.nearestSeveralCost": "其中到终点直线距离最近的有 {count} 个，{cell} 是其中之一；到那里的最小代价是 {cost}。",
  "noPath.openingOne": "去掉障碍物 {cells} 就有路了。",
  "noPath.openingOneOf": "去掉障碍物 {cells} 就有路了；这样的障碍物有 {single} 个，它是其中之一。",
  "noPath.opening": "至少要去掉 {count} 个障碍物才有路，去掉这些就够了：{cells}。",
  "noPath.more": "{cells}，还有 {count} 个",
  "noPath.showRegion": "可以到达的范围",
  "noPath.showPath": "到最近格子的路径",
  "noPath.showWalls": "要去掉的障碍物",
  "noPath.remove": "去掉 {count} 个障碍物",
};
