// Chinese: the legend of a layer, loaded with the first layer that is chosen.

/** @type {Record<keyof typeof import("../en/layer-legend.js").enOfLayerLegend, string>} */
export const layerLegend = {
  "layer.g": "目前找到的、从起点到每个格子的路径的代价。",
  "layer.g-sides": "目前找到的、从该侧搜索的出发点到每个格子的路径的代价。",
  "layer.h": "从每个格子到终点的剩余代价的估计。",
  "layer.h-sides": "从每个已到达的格子到另一端的剩余代价的估计。",
  "layer.f": "搜索根据这个值选择下一个格子。",
  "layer.remaining": "从每个格子到终点的最小代价，与搜索已经找到什么无关。",
  "layer.order": "每个格子最近一次被扩展时的步数。",
  "layer.parents": "每个已到达的格子都指向自己的父节点，所有箭头合起来是一棵树。",
  "layer.parents-sides": "每个已到达的格子都指向自己的父节点：一棵树从起点长出，另一棵从终点长出。",
  "layer.zoom": "放大后可以看到箭头。",
  "layer.unit-tenths": "单位：直走一格的十分之一。",
  "layer.unit-moves": "单位：直走一格。",
  "layer.unit-steps": "单位：步。",
  "layer.unit-opened": "单位：在它之前加入开启列表的格子数。",
  "layer.bands": "每条色带宽 {width}。",
  "layer.too-large":
    "在能到达终点的 {cells} 个格子中，有 {tooLarge} 个的 {name} 过大。相差最多的是 {cell}：{name} 是 {h}，而实际只剩 {remains}。",
  "layer.never-too-large": "在能到达终点的 {cells} 个格子中，没有一个的 {name} 大于实际的剩余代价。",
  "layer.pending": "正在计算……",
  "layer.failed": "这里无法计算。",
};
