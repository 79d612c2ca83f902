// English: the texts of asking for scenarios and maps, loaded with the first request.

import { en } from "./index.js";

export const enOfRequests = {
  "error.scenario-fetch": "{address} cannot be loaded.",
  "error.scenario-large": "The scenario or map has a size of {size}; at most {most} are read.",
  "error.scenario-name": "There is no scenario {name}; the names are: {allowed}.",
};
Object.assign(en, enOfRequests);
