// Chinese: what settings promise that are not sure to find a shortest path, loaded with the first of them.

/** @type {Record<keyof typeof import("../en/limits.js").enOfLimits, string>} */
export const limits = {
  "truth.inconsistent": "{name}在这里可采纳（从不高估），但不一致：代价为 {cost} 的一步可能让它减少 {fall}",
  "truth.over-straight": "{name}可能高估，因此不可采纳：直走一步的代价是 {cost}，它估计为 {h}",
  "truth.over-diagonal": "{name}可能高估，因此不可采纳：斜走一步的代价是 {cost}，它估计为 {h}",
  "truth.over-far": "{name}可能高估，因此不可采纳：相距 {dx} 列、{dy} 行时代价是 {cost}，它估计为 {h}",
  "truth.inOrder": "格子按加入开启列表的先后扩展，不管每步的代价",
  "truth.uniform": "格子按加入开启列表的先后扩展，而每步的代价都相同",
  "truth.greedy": "贪心搜索只看 h，不看已经付出的代价",
  "truth.whyFirst": "开启列表中的格子保留最初的父节点。",
  "truth.whyHeap": "更新后的格子在堆中留在原处。",
  "truth.whyEarly": "终点一加入开启列表，搜索就结束。",
  "truth.whyClosed": "关闭列表中的格子不会重新加入开启列表。",
  "truth.bound": "{what}。{why}找到的路径代价不会超过最小代价的 {bound} 倍。",
  "truth.unbounded": "{what}。{why}找到的路径代价可能高于最小代价，上限未知。",
  "truth.within": "路径代价不会超过最小代价的 {bound} 倍。",
  "truth.open": "路径代价可能高于最小代价。",
};
