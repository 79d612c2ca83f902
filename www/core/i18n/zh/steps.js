// Chinese: steps of other sizes, loaded when the reader first chooses one.

/** @type {Record<keyof typeof import("../en/steps.js").enOfSteps, string>} */
export const steps = {
  "looked.neighbor": "{step}，第 {index} 个邻居，共 {count} 个：{what}",
  "looked.jump": "{step}，第 {index} 个跳点，共 {count} 个：{what}",
  "looked.opened": "{cell} 是新格子。从 {from} 走过来，g 为 {g}；加入开启列表。",
  "looked.opened-side": "对这一侧搜索来说，{cell} 是新格子。从 {from} 走过来，g 为 {g}；加入这一侧的开启列表。",
  "looked.improved": "{cell} 已在开启列表中；从 {from} 走过来，g 从 {before} 降到 {g}，父节点改为 {from}。",
  "looked.reopened": "{cell} 已关闭；从 {from} 走过来，g 从 {before} 降到 {g}，因此重新加入开启列表。",
  "looked.not-improved": "{cell} 已在开启列表中；从 {from} 走过来，g 会是 {g}，不比 {before} 小：不变。",
  "looked.kept":
    "{cell} 已在开启列表中；从 {from} 走过来，g 会是 {g}，比 {before} 小，但按当前设置，开启的格子保留最初的父节点：不变。",
  "looked.closed": "{cell} 已关闭：不变。",
  "looked.closed-compared": "{cell} 已关闭；从 {from} 走过来，g 会是 {g}，不比 {before} 小：不变。",
  "looked.closed-better":
    "{cell} 已关闭；从 {from} 走过来，g 会是 {g}，比 {before} 小，但按当前设置，关闭的格子不再加入开启列表：不变。",
  "looked.wall": "{cell} 是障碍物：跳过。",
  "looked.corner": "斜向走到 {cell} 会擦过障碍物的拐角，当前设置不允许：跳过。",
  "looked.gap": "斜向走到 {cell} 要从两个障碍物之间穿过，当前设置不允许：跳过。",
  "steps.no-cell": "请先指向一个格子，再按步进按钮，就会跳到它加入开启列表、更新或关闭的那一步。",
  "steps.no-later": "在这一步之后，{cell} 不再加入开启列表、更新或关闭。",
  "steps.no-earlier": "在这一步之前，{cell} 没有加入开启列表、更新或关闭过。",
};
