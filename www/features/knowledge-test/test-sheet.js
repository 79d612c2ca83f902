// The sheet of a test: for the element, and for the trees of the bar and of the answers.

import { dressLater } from "../../core/ui/styles.js";

/** @param {HTMLElement} element In the tree that it is for. @throws {CodedError} `missing` */
export const dressForTest = (element) =>
  dressLater(element, "test.css", typeof STARSTEP_TEST_STYLES === "string" ? STARSTEP_TEST_STYLES : undefined);
