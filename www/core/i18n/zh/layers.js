// Chinese: the choice of a layer, loaded with the row of letters.

/** @type {Record<keyof typeof import("../en/layers.js").enOfLayers, string>} */
export const layers = {
  "layers.layer": "图层",
  "layers.none": "无",
  "layers.g": "g：从起点走来的代价",
  "layers.h": "h：到终点的估计",
  "layers.f": "f：用来比较的值",
  "layers.remaining": "真实的剩余代价",
  "layers.order": "扩展的顺序",
  "layers.order-sign": "次序",
  "layers.parents": "指向父节点的箭头",
  "layers.too-large": "h 过大的格子",
  "layers.barred": "{layer}（{reason}）",
  "layers.no-estimate": "没有估计",
  "layers.two-estimates": "两侧各有自己的 h",
  "part.layer": "图层",
};
