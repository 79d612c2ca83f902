// Spanish: what opening a link says, loaded with the first link.

/** @type {Record<keyof typeof import("../en/links.js").enOfLinks, string>} */
export const links = {
  "link.ask":
    "Este enlace crea una cuadrícula de {width} por {height} celdas, y su búsqueda puede tardar mucho. ¿Abrirlo?",
  "error.link-wrong": "Lo que sigue a # no es un enlace de Starstep.",
  "error.link-elsewhere":
    "Esta dirección nombra una cuadrícula que solo se conserva en el navegador en el que se dibujó. Aquí no se encuentra.",
  "error.link-damaged": "Este enlace está dañado o incompleto.",
  "error.link-too-large": "Este enlace contiene más de lo que Starstep abre.",
  "error.link-too-new":
    "Este enlace es de un Starstep más reciente: tiene el formato {version}, y este lee hasta el {newest}. Al recargar la página se obtiene la versión más reciente.",
  "error.link-option": "Este enlace pide {name} «{value}», que esta versión de Starstep no tiene.",
  "error.link-lesson": "No se puede mostrar la lección de este enlace: {problem}",
  "error.link-scenario": "Este enlace nombra el escenario «{name}», que aquí no existe.",
};
