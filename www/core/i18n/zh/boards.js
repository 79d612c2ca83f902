// Chinese: what making boards says, loaded with the panel Board.

/** @type {Record<keyof typeof import("../en/boards.js").enOfBoards, string>} */
export const boards = {
  "boards.random": "随机障碍",
  "boards.maze": "迷宫",
  "boards.rooms": "房间",
  "boards.clearWalls": "清除障碍",
  "boards.clearSearch": "清除搜索",
  "boards.keys": "按键与朗读……",
  "boards.more": "大小、种子、文件",
  "boards.width": "宽度",
  "boards.height": "高度",
  "boards.resize": "调整大小",
  "boards.share": "障碍比例（%）",
  "boards.corner": "拖动这个角可以改变网格大小。",
  "boards.seed": "随机种子",
  "boards.open": "打开文件……",
  "boards.working": "正在生成网格……",
  "boards.save": "保存 .map",
  "error.size": "宽度和高度必须是 1 到 4096 的整数。",
  "error.seed": "随机种子必须是 0 到 4294967295 的整数。",
};
