// Chinese: asking about a cell, loaded with the tab Why.

/** @type {Record<keyof typeof import("../en/ask.js").enOfAsk, string>} */
export const ask = {
  "ask.title": "询问格子",
  "ask.before": "{cell}，第 {step} 步之前",
  "ask.point": "指向一个格子：为什么现在、为什么还没有，或者为什么不会。",
  "ask.hold": "长按一个格子：为什么现在、为什么还没有，或者为什么不会。",
  "ask.close": "关闭",
  "ask.pause": "暂停后即可询问 {cell}。",
};
