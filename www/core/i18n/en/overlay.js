// English: what an overlay of several runs shows, loaded with it.

import { en } from "./index.js";

export const enOfOverlay = {
  "overlay.both": "expanded by both: {count}",
  "overlay.only": "expanded only by {name}: {count}",
  "overlay.all": "expanded by all {all}: {count}",
  "overlay.some": "only by some: {count}",
  "overlay.by": "expanded by {name}: {count}",
  "overlay.others": "only by others: {count}",
  "overlay.path": "path of {name}",
  "overlay.point": "{pointer:fine=Point at|coarse=Hold a finger on} a cell to see who has expanded it.",
  "overlay.pointAtAny":
    "{pointer:fine=Point at a run to see its cells, or at a cell|coarse=Tap a run to see its cells, or hold a finger on a cell} to see who has expanded it.",
  "overlay.who": "{cell}: expanded by {list}",
  "overlay.atStep": "{name} at step {step}",
  "overlay.nobody": "{cell}: expanded by none so far",
};
Object.assign(en, enOfOverlay);
