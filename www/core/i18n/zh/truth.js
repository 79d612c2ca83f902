// Chinese: the truth line where the engine promises a shortest path, loaded with the tab Why. Words between bars are bold.

/** @type {Record<keyof typeof import("../en/truth.js").enOfTruth, string>} */
export const truth = {
  "truth.searching": "正在搜索。已扩展 |{taken}| 个格子，|{waiting}| 个在等待。",
  "truth.done": "搜索结束。已扩展 |{taken}| 个格子，|{waiting}| 个在等待。",
  "truth.noPath": "没有路径。已扩展 |{taken}| 个格子，|{waiting}| 个在等待。",
  "truth.cost": "代价 |{cost}|，最小代价 |{shortest}|。",
  "truth.excess": "代价 |{cost}|，最小代价 |{shortest}|：多出 {more}（{percent}%）。",
  "truth.times": "{weight} · {name}",
  "truth.floored": "向下取整的欧氏距离",
  "truth.safe": "{name}在这里从不高估（即可采纳），每走一步的减少也不超过这一步的代价（即一致）",
  "truth.byG": "不作估计，f 就是 g",
  "truth.fastest": "它所用的估计从不高估",
  "truth.shortest": "{what}：找到的路径总是代价最小的。",
  "truth.sure": "找到的路径总是代价最小的。",
  "truth.showMe": "找一个反例",
  "truth.whyNoPath": "为什么没有路径",
};
