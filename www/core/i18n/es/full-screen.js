// Spanish: the button that makes room for the board in full screen, loaded with what is worn there.

/** @type {Record<keyof typeof import("../en/full-screen.js").enOfFullScreen, string>} */
export const fullScreen = {
  "fold.hide": "Ocultar lo que hay junto a la cuadrícula",
  "fold.show": "Mostrar lo que hay junto a la cuadrícula",
};
