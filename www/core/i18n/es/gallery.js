// Spanish: the list of scenarios, loaded when it is opened.

/** @type {Record<keyof typeof import("../en/gallery.js").enOfGallery, string>} */
export const gallery = {
  "scenario.tutorials": "Tutoriales, tal como están escritos",
  "scenario.tutorialsFor":
    "Para quienes leen estos cinco tutoriales. Cada cuadrícula ejecuta el código del propio tutorial, con sus defectos, y lo compara con el de los libros de texto.",
  "scenario.tour": "El recorrido",
  "scenario.tourFor": "De cero a A* en doce lecciones breves, para quien empieza. Cada una termina con una pregunta.",
  "scenario.lessons": "Más lecciones",
  "scenario.lessonsFor": "Para quien ya ha hecho el recorrido: una idea en cada una, en cuadrículas más grandes.",
  "tour.begin": "Empezar el recorrido",
  "tour.goOn": "Seguir con la lección {number}",
  "tour.again": "Repetir el recorrido",
  "tour.count": "{count} de {all} lecciones hechas",
  "tour.done": "Hecha",
  "tour.test":
    "Ocho preguntas antes del recorrido y ocho después muestran lo que has aprendido. Se quedan en tu navegador.",
  "tour.result": "Tu prueba: {right} de {all} bien. Repítela después del recorrido.",
  "tour.open": "Abrir un resultado…",
  "tour.results":
    "Tus pruebas: {before} de {of} bien al principio; {right} de {all} con {done} lecciones del recorrido hechas.",
  "scenario.close": "Cerrar",
  "scenario.loading": "Cargando…",
};
