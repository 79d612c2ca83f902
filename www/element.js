// The class of <star-step>, with what it needs in other people's pages. Importing it defines nothing; star-step.js does.

import { StarStep } from "./element/class.js";
import { embedding } from "./element/embedding/embedding.js";
import { reflect } from "./element/embedding/properties.js";
import { tellState } from "./element/embedding/told-state.js";
import { Parts } from "./element/parts.js";

/** @typedef {import("./core/ui/attributes.js").Controls} Controls */
/** @typedef {import("./engine.js").Options} Options */
/** @typedef {import("./core/engine/solver-face.js").SolverFace} SolverFace */
/** @typedef {import("./core/ui/dispatch.js").StarStepEvents} StarStepEvents */

Parts.embedding = embedding;
reflect(StarStep);
tellState(StarStep);

export { StarStep };
