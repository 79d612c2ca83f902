// All of English: also the texts that come with what the page loads later. For types and tests; the page imports parts.

import { enOfAsk } from "./ask.js";
import { enOfAskMe } from "./ask-me.js";
import { enOfAsking } from "./asking.js";
import { enOfAuthoring } from "./authoring.js";
import { enOfBoards } from "./boards.js";
import { enOfCheck } from "./check.js";
import { enOfCheckBugs } from "./check-bugs.js";
import { enOfCheckErrors } from "./check-errors.js";
import { enOfCode } from "./code.js";
import { enOfCompare } from "./compare.js";
import { enOfCompareAttribute } from "./compare-attribute.js";
import { enOfDescribe } from "./describe.js";
import { enOfEditing } from "./editing.js";
import { enOfEmbedding } from "./embedding.js";
import { enOfFirstRun } from "./first-run.js";
import { enOfFullScreen } from "./full-screen.js";
import { enOfGallery } from "./gallery.js";
import { en } from "./index.js";
import { enOfKept } from "./kept.js";
import { enOfKeys } from "./keys.js";
import { enOfLadder } from "./ladder.js";
import { enOfLayerLegend } from "./layer-legend.js";
import { enOfLayers } from "./layers.js";
import { enOfLegend } from "./legend.js";
import { enOfLimits } from "./limits.js";
import { enOfLinks } from "./links.js";
import { enOfMany } from "./many.js";
import { enOfMarks } from "./marks.js";
import { enOfMeasure } from "./measure.js";
import { enOfNext } from "./next.js";
import { enOfNoPath } from "./no-path.js";
import { enOfNumbers } from "./numbers.js";
import { enOfOpenList } from "./open-list.js";
import { enOfOpening } from "./opening.js";
import { enOfOverlay } from "./overlay.js";
import { enOfOwnProgram } from "./own-program.js";
import { enOfQuiz } from "./quiz.js";
import { enOfRequests } from "./requests.js";
import { enOfScenarios } from "./scenarios.js";
import { enOfSettings } from "./settings.js";
import { enOfSharing } from "./sharing.js";
import { enOfShowMe } from "./show-me.js";
import { enOfSpellings } from "./spellings.js";
import { enOfSpoken } from "./spoken.js";
import { enOfSteps } from "./steps.js";
import { enOfStory } from "./story.js";
import { enOfTake } from "./take.js";
import { enOfTest } from "./test.js";
import { enOfTruth } from "./truth.js";

export const every = {
  ...en,
  ...enOfAsk,
  ...enOfAskMe,
  ...enOfAsking,
  ...enOfAuthoring,
  ...enOfBoards,
  ...enOfCheck,
  ...enOfCheckBugs,
  ...enOfCheckErrors,
  ...enOfCode,
  ...enOfCompare,
  ...enOfCompareAttribute,
  ...enOfDescribe,
  ...enOfEditing,
  ...enOfEmbedding,
  ...enOfFirstRun,
  ...enOfFullScreen,
  ...enOfGallery,
  ...enOfKept,
  ...enOfKeys,
  ...enOfLadder,
  ...enOfLayerLegend,
  ...enOfLayers,
  ...enOfLegend,
  ...enOfLimits,
  ...enOfLinks,
  ...enOfMany,
  ...enOfMarks,
  ...enOfMeasure,
  ...enOfNext,
  ...enOfNoPath,
  ...enOfNumbers,
  ...enOfOpenList,
  ...enOfOpening,
  ...enOfOverlay,
  ...enOfOwnProgram,
  ...enOfQuiz,
  ...enOfRequests,
  ...enOfScenarios,
  ...enOfSettings,
  ...enOfSharing,
  ...enOfShowMe,
  ...enOfSpellings,
  ...enOfSpoken,
  ...enOfSteps,
  ...enOfStory,
  ...enOfTake,
  ...enOfTest,
  ...enOfTruth,
};
