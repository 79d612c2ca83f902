// Spanish: what making boards says, loaded with the panel Board.

/** @type {Record<keyof typeof import("../en/boards.js").enOfBoards, string>} */
export const boards = {
  "boards.random": "Muros al azar",
  "boards.maze": "Laberinto",
  "boards.rooms": "Habitaciones",
  "boards.clearWalls": "Quitar muros",
  "boards.clearSearch": "Borrar búsqueda",
  "boards.keys": "Teclas y lectura en voz alta…",
  "boards.more": "Tamaño, semilla, archivos",
  "boards.width": "Ancho",
  "boards.height": "Alto",
  "boards.resize": "Cambiar tamaño",
  "boards.share": "Muros (%)",
  "boards.corner": "Arrastra esta esquina para cambiar el tamaño de la cuadrícula.",
  "boards.seed": "Semilla",
  "boards.open": "Abrir archivo…",
  "boards.working": "Creando la cuadrícula…",
  "boards.save": "Guardar .map",
  "error.size": "El ancho y el alto deben ser números enteros de 1 a 4096.",
  "error.seed": "La semilla debe ser un número entero de 0 a 4294967295.",
};
