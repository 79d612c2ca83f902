// Chinese: what an overlay of several runs shows, loaded with it.

/** @type {Record<keyof typeof import("../en/overlay.js").enOfOverlay, string>} */
export const overlay = {
  "overlay.both": "两者都扩展：{count}",
  "overlay.only": "只有{name}扩展：{count}",
  "overlay.all": "{all} 个搜索都扩展：{count}",
  "overlay.some": "只有一部分搜索扩展：{count}",
  "overlay.by": "{name}扩展：{count}",
  "overlay.others": "只有其他搜索扩展：{count}",
  "overlay.path": "{name}的路径",
  "overlay.point": "{pointer:fine=指向|coarse=长按}一个格子，看谁扩展过它。",
  "overlay.pointAtAny":
    "{pointer:fine=指向一个搜索，看它扩展的格子；或指向|coarse=点按一个搜索，看它扩展的格子；或长按}一个格子，看谁扩展过它。",
  "overlay.who": "{cell}：{list}扩展过",
  "overlay.atStep": "{name}（第 {step} 步）",
  "overlay.nobody": "{cell}：还没有搜索扩展过",
};
