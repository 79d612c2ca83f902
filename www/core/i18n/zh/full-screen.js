// Chinese: the button that makes room for the board in full screen, loaded with what is worn there.

/** @type {Record<keyof typeof import("../en/full-screen.js").enOfFullScreen, string>} */
export const fullScreen = {
  "fold.hide": "隐藏网格旁边的内容",
  "fold.show": "显示网格旁边的内容",
};
