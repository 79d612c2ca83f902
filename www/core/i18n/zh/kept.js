// Chinese: what the page says of what it keeps in the browser, loaded with what keeps it.

/** @type {Record<keyof typeof import("../en/kept.js").enOfKept, string>} */
export const kept = {
  "kept.full":
    "这个网格太大，页面地址放不下，浏览器也无法再保存内容：关闭页面后它会丢失。可以用“网格”标签页中的“保存 .map”把它保存下来。",
  "kept.offer": "你在 {when} 绘制的 {width} × {height} 网格还保留着。",
  "kept.more": "另有 {count} 个更早的。",
  "kept.restore": "恢复",
  "kept.forget": "删除",
  "kept.later": "以后再说",
};
