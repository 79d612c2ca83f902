// A program in the editor.

import { expect } from "./page.js";

/** Replaces it, as by a paste. @param {import("@playwright/test").Locator} editor @param {string} program */
export async function pasteInto(editor, program) {
  await editor.press("ControlOrMeta+a");
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
  }, program);
  // What is far above is not in the document.
  const [last] = program.trim().split("\n").slice(-1);
  await expect(editor).toContainText(last.trim());
}
