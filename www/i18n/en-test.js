// English: the test of eight questions, loaded with it.

import { en } from "./en.js";

export const enOfTest = {
  "test.title": "Test yourself",
};
Object.assign(en, enOfTest);
