// English: what is wrong with the attribute compare, loaded with the first element that has it.

import { en } from "./index.js";

export const enOfCompareAttribute = {
  "error.compare-word":
    "“{value}” is neither an algorithm nor an option with its value, such as weight=2. There are: {allowed}.",
};
Object.assign(en, enOfCompareAttribute);
