// Chinese: what the section “Ask me” offers. What it asks is in en-quiz.js, loaded when it asks.

/** @type {Record<keyof typeof import("../en/ask-me.js").enOfAskMe, string>} */
export const askMe = {
  "askMe.title": "考考我",
  "askMe.next": "下一个是哪个格子？",
  "askMe.trace": "自己走一遍",
  "askMe.test": "小测验",
  "askMe.left": "不再提问，可以绘制了。",
};
