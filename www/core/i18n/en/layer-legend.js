// English: the legend of a layer, loaded with the first layer that is chosen.

import { en } from "./index.js";

export const enOfLayerLegend = {
  "layer.g": "What the path found so far to each cell costs, from the start.",
  "layer.g-sides": "What the path found so far to each cell costs, from the end that its search began at.",
  "layer.h": "The estimate of what remains from each cell to the goal.",
  "layer.h-sides": "The estimate of what remains from each cell reached to the other end.",
  "layer.f": "The number by which the search chooses the next cell.",
  "layer.remaining": "What a cheapest path from each cell to the goal costs, whatever the search has found.",
  "layer.order": "The step at which each cell was expanded last.",
  "layer.parents": "Every cell that has been reached points to its parent. All arrows together are one tree.",
  "layer.parents-sides":
    "Every cell that has been reached points to its parent: one tree from the start, one from the goal.",
  "layer.zoom": "Zoom in to see the arrows.",
  "layer.unit-tenths": "In tenths of a straight move.",
  "layer.unit-moves": "In straight moves.",
  "layer.unit-steps": "In steps.",
  "layer.unit-opened": "In cells opened before.",
  "layer.bands": "Each band is {width} wide.",
  "layer.too-large":
    "{name} is too large in {tooLarge} of the {cells} cells from which the goal can be reached. The difference is largest at {cell}: {name} is {h}, but only {remains} {remains:one=remains|other=remain}.",
  "layer.never-too-large":
    "{name} is nowhere larger than what remains: not in one of the {cells} cells from which the goal can be reached.",
  "layer.pending": "Computing…",
  "layer.failed": "This cannot be computed here.",
};
Object.assign(en, enOfLayerLegend);
