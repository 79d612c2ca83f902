// Makes <star-step> known to the page. For another name, or a registry of one's own, import element.js.

import { define } from "./element/define.js";
import { StarStep } from "./element.js";

export { StarStep };

/** @typedef {import("./element.js").Controls} Controls */
/** @typedef {import("./element.js").Options} Options */
/** @typedef {import("./element.js").SolverFace} SolverFace */
/** @typedef {import("./element.js").StarStepEvents} StarStepEvents */
/** @typedef {import("./element/tag.js").StarStepTags} StarStepTags */

define();
