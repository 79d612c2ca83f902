// English: what measuring says, loaded with the panel Measure.

import { en } from "./index.js";

export const enOfMeasure = {
  "measure.choices": "What to measure",
  "measure.begin": "Measure",
  "measure.cancel": "Cancel",
  "measure.none": "Choose at least one algorithm.",
  "measure.running": "Measuring…",
  "measure.times": "Time of one search, the fastest first",
  "measure.numbers": "All numbers",
  "measure.ratio": "{times}×",
  "measure.how":
    "The median of all batches of runs; the thin line across the end of a bar is the middle half of them. The first runs do not count; the algorithms took turns in a worker apart from the page, whose clock ticks every {tick}.",
  "measure.both-ends":
    "{name} takes several times as long per expansion here because of how Starstep does it, not because of the method.",
  "measure.old": "Board or settings have changed since these numbers were measured.",
  "measure.interrupted": "Nothing was measured: board or settings changed meanwhile.",
  "measure.broken": "Measuring failed: {reason}",
  "measure.refused": "{name}: {reason}",
  "measure.failed":
    "Nothing can be measured: the worker could not be started. The page may not allow it, or the connection may be down.",
  "measure.runs": "runs measured",
  "measure.spread": "middle half",
  "measure.perExpansion": "per expansion",
  "unit.s": "s",
  "unit.ms": "ms",
  "unit.us": "µs",
  "unit.ns": "ns",
};
Object.assign(en, enOfMeasure);
