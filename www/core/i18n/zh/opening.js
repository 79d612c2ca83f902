// Chinese: what opening files and pasted texts says, loaded with the first of them.

/** @type {Record<keyof typeof import("../en/opening.js").enOfOpening, string>} */
export const opening = {
  "open.locked": "此处不能更换网格。",
  "open.problems": "这是某张地图的起点和终点列表（.scen）。请打开地图本身，再设置起点和终点。",
  "open.unknown": "粘贴的内容不是地图、场景，也不是 Starstep 链接。",
  "boards.opening": "正在打开 {name}……",
  "error.file": "无法读取文件 {name}。",
  "error.fileTooLarge": "文件 {name} 有 {size} MB；最多读取 64 MB。",
};
