// English: what the element says in other people's pages, loaded with what it has there only.

import { en } from "./index.js";

export const enOfEmbedding = {
  "embedding.page": "Open in Starstep",
  "embedding.src": "A frame shows only lessons and maps of its own site, and “{address}” is elsewhere.",
  "embedding.misspelt": "There is no attribute “{name}”. Is “{nearest}” meant?",
};
Object.assign(en, enOfEmbedding);
