// Chinese: what an overlay of several runs shows, loaded with it.

/** @type {Record<keyof typeof import("../en/overlay.js").enOfOverlay, string>} */
export const overlay = {
  "overlay.both": "两者都扩展：{count}",
  "overlay.only": "只有{name}扩展：{count}",
  "overlay.by": "{all} 个搜索中有 {runs} 个扩展：{count}",
  "overlay.path": "{name}的路径",
};
