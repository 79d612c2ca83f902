// Spanish: the texts of asking for scenarios and maps, loaded with the first request.

/** @type {Record<keyof typeof import("../en/requests.js").enOfRequests, string>} */
export const requests = {
  "error.scenario-large": "El tamaño del escenario o del mapa es {size}; se lee {most} como máximo.",
  "error.scenario-fetch": "No se puede cargar {address}.",
  "error.scenario-name": "No hay ningún escenario {name}; los que hay son: {allowed}.",
};
