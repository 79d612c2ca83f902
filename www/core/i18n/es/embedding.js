// Spanish: what the element says in other people's pages, loaded with what it has there only.

/** @type {Record<keyof typeof import("../en/embedding.js").enOfEmbedding, string>} */
export const embedding = {
  "embedding.page": "Abrir en Starstep",
  "embedding.src": "Un marco solo muestra lecciones y mapas de su propio sitio, y «{address}» está en otro.",
  "embedding.misspelt": "No existe el atributo «{name}». ¿Será «{nearest}»?",
};
