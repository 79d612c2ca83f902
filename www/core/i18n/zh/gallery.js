// Chinese: the list of scenarios, loaded when it is opened.

/** @type {Record<keyof typeof import("../en/gallery.js").enOfGallery, string>} */
export const gallery = {
  "scenario.tutorials": "教程（按原文）",
  "scenario.tutorialsFor":
    "适合正在阅读这五篇教程的读者。每个场景都照原文的代码运行，缺陷也照样保留，并与教科书版本比较。",
  "scenario.tour": "入门课",
  "scenario.tourFor": "十二节短课，从零讲到 A*，适合刚接触 A* 的读者。每课最后有一个问题。",
  "scenario.lessons": "更多单课",
  "scenario.lessonsFor": "适合学完入门课的读者：网格更大，每课只讲一个要点。",
  "tour.begin": "开始第 1 课",
  "tour.goOn": "继续第 {number} 课",
  "tour.again": "重学一遍",
  "tour.count": "已完成 {count} / {all} 课",
  "tour.done": "已完成",
  "tour.test": "学习之前答八道题，学完之后再答八道，就能看出学到了什么。结果只留在你的浏览器里。",
  "tour.result": "你的测验：{all} 题答对 {right} 题。学完入门课后再测一次吧。",
  "tour.open": "查看测验结果文件……",
  "tour.results": "你的测验：最初 {of} 题答对 {before} 题；学完 {done} 课后，{all} 题答对 {right} 题。",
  "scenario.close": "关闭",
  "scenario.loading": "正在加载……",
};
