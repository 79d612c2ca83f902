// Chinese: the search for a board on which the settings fail, loaded with it.

/** @type {Record<keyof typeof import("../en/show-me.js").enOfShowMe, string>} */
export const showMe = {
  "showMe.looking": "正在寻找一个小网格，在它上面找到的路径不是代价最小的……",
  "showMe.found": "在这个网格上，找到的路径代价是 {cost}，最小代价是 {shortest}。撤销即可回到之前的网格。",
  "showMe.never": "不存在这样的网格：在任何网格上找到的路径都是代价最小的。",
  "showMe.notFound": "试了 {count} 个小网格，找到的路径都是代价最小的。也许还有别的网格不是这样。",
};
