// Chinese: the texts of editing the board, loaded with what does it.

/** @type {Record<keyof typeof import("../en/editing.js").enOfEditing, string>} */
export const editing = {
  "edit.moved.start": "{cell} 不可通行，起点已放到最近的可通行格子 {to}。",
  "edit.moved.goal": "{cell} 不可通行，终点已放到最近的可通行格子 {to}。",
  "edit.carry.start": "已拿起起点。移动光标，再按回车键放下。",
  "edit.carry.goal": "已拿起终点。移动光标，再按回车键放下。",
  "edit.endsStayFree": "起点和终点不能变成障碍物。",
  "edit.locked": "此处不能更改。",
  "edit.carryNot": "已放回原处。",
  "edit.picking": "现在要选一个格子作答，不能绘制。按 Esc 键离开这个问题。",
  "edit.penTool": "起点和终点用回车键移动；画笔适用于其他工具。",
  "edit.penDown": "画笔已落下：{tool}。方向键绘制，P 键或 Esc 键抬起画笔。",
  "edit.penUp": "画笔已抬起。",
};
