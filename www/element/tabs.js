// The tabs beside the board, in their order: a row for each feature that has one. The lesson that is shown has one before them.

import { tab as boards } from "../features/boards/index.js";
import { tab as measure } from "../features/measure/index.js";
import { tab as openList } from "../features/open-list/index.js";
import { tab as why } from "../features/why-tab/index.js";

/**
 * @import { TabOfFeature } from "../core/panels/rail.js"
 * @import { Stage } from "./stage.js"
 */

/** @type {readonly TabOfFeature<Stage>[]} */
export const TABS = [why, openList, boards, measure];
