// Spanish: what the section “Ask me” offers. What it asks is in en-quiz.js, loaded when it asks.

/** @type {Record<keyof typeof import("../en/ask-me.js").enOfAskMe, string>} */
export const askMe = {
  "askMe.title": "Preguntas",
  "askMe.next": "¿Qué celda sigue?",
  "askMe.trace": "Hacer la traza",
  "askMe.test": "Prueba",
  "askMe.left": "Fin de las preguntas. Ya puedes dibujar.",
};
