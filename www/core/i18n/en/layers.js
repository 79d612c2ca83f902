// English: the choice of a layer, loaded with the row of letters.

import { en } from "./index.js";

export const enOfLayers = {
  "layers.layer": "Layer",
  "layers.none": "none",
  "layers.g": "g: cost from the start",
  "layers.h": "h: estimate to the goal",
  "layers.f": "f: what is compared",
  "layers.remaining": "true remaining cost",
  "layers.order": "order of expanding",
  "layers.order-sign": "order",
  "layers.parents": "arrows to the parents",
  "layers.too-large": "where h is too large",
  "layers.barred": "{layer} ({reason})",
  "layers.no-estimate": "nothing is estimated",
  "layers.two-estimates": "each side has its own h",
  "part.layer": "The layer",
};
Object.assign(en, enOfLayers);
