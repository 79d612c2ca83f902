// English: the texts of editing the board, loaded with what does it.

import { en } from "./index.js";

export const enOfEditing = {
  "edit.moved.start": "{cell} is not free. The start went to {to}, the nearest free cell.",
  "edit.moved.goal": "{cell} is not free. The goal went to {to}, the nearest free cell.",
  "edit.carry.start": "Start picked up. Move the cursor and press Enter to put it down.",
  "edit.carry.goal": "Goal picked up. Move the cursor and press Enter to put it down.",
  "edit.endsStayFree": "Start and goal cannot become walls.",
  "edit.locked": "This cannot be changed here.",
  "edit.carryNot": "Put back.",
  "edit.picking": "A cell is asked for here; nothing is drawn. Escape leaves the question.",
  "edit.penTool": "Start and goal are moved with Enter; the pen draws with the other tools.",
  "edit.penDown": "Pen down: {tool}. The arrow keys draw; P or Escape lifts it.",
  "edit.penUp": "Pen lifted.",
};
Object.assign(en, enOfEditing);
