// Chinese: what opening a link says, loaded with the first link.

/** @type {Record<keyof typeof import("../en/links.js").enOfLinks, string>} */
export const links = {
  "link.ask": "此链接会生成一个 {width} × {height} 的网格，搜索可能需要较长时间。要打开吗？",
  "error.link-wrong": "# 后面的内容不是 Starstep 的链接。",
  "error.link-elsewhere": "此地址指向一个只保留在绘制它的浏览器中的网格，在这里找不到它。",
  "error.link-damaged": "此链接已损坏或不完整。",
  "error.link-too-large": "此链接的内容超出了 Starstep 能打开的范围。",
  "error.link-too-new":
    "此链接由较新版本的 Starstep 生成：其格式版本为 {version}，而此处只支持到 {newest}。请重新加载页面以获得最新版本。",
  "error.link-option": "此链接要求 {name} 为“{value}”，而此版本的 Starstep 没有这个值。",
  "error.link-lesson": "无法显示此链接中的单课：{problem}",
  "error.link-scenario": "此链接指向场景“{name}”，而这里没有这个场景。",
};
