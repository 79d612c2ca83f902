// Spanish: the texts of editing the board, loaded with what does it.

/** @type {Record<keyof typeof import("../en/editing.js").enOfEditing, string>} */
export const editing = {
  "edit.moved.start": "{cell} no está libre. El inicio pasó a {to}, la celda libre más cercana.",
  "edit.moved.goal": "{cell} no está libre. La meta pasó a {to}, la celda libre más cercana.",
  "edit.carry.start": "Estás moviendo el inicio. Para soltarlo, mueve el cursor y pulsa Intro (Enter).",
  "edit.carry.goal": "Estás moviendo la meta. Para soltarla, mueve el cursor y pulsa Intro (Enter).",
  "edit.endsStayFree": "El inicio y la meta no pueden convertirse en muros.",
  "edit.locked": "Esto no se puede cambiar aquí.",
  "edit.carryNot": "Se queda donde estaba.",
  "edit.picking": "Aquí se pregunta por una celda y no se dibuja. Escape deja la pregunta.",
  "edit.penTool": "El inicio y la meta se mueven con Intro (Enter); la pluma dibuja con las demás herramientas.",
  "edit.penDown": "Pluma abajo: {tool}. Las flechas dibujan; P o Escape la levanta.",
  "edit.penUp": "Pluma levantada.",
};
