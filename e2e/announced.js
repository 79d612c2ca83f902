// What a screen reader would read out: every text that changes in a live region, in the page and in elements, in order.

import { expect } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Records from the very beginning. Called before the page is opened. @param {Page} page */
export const record = (page) =>
  page.addInitScript(() => {
    /** @type {string[]} */
    const said = [];
    Object.assign(window, { said });
    /** The live region that something is in. @param {Node} node */
    const regionOf = (node) => {
      let element = node instanceof Element ? node : node.parentElement;
      while (element && !element.hasAttribute("aria-live") && element.getAttribute("role") !== "status")
        element = element.parentElement;
      return element?.getAttribute("aria-live") === "off" ? undefined : element;
    };
    const observer = new MutationObserver((records) => {
      const regions = new Set(
        records
          .filter(({ type, addedNodes }) => type !== "childList" || addedNodes.length > 0)
          .map((it) => regionOf(it.target)),
      );
      for (const region of regions) {
        const paragraphs = Array.from(region?.querySelectorAll("p") ?? [], (each) => each.textContent);
        const text = paragraphs.length > 0 ? paragraphs.join(" ") : (region?.textContent ?? "");
        if (region?.checkVisibility() && text.trim() !== "") said.push(text.replace(/\s+/g, " ").trim());
      }
    });
    const options = { childList: true, characterData: true, subtree: true };
    observer.observe(document, options);
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      observer.observe(root, options);
      return root;
    };
  });

/** What has been said since this was called last. @param {Page} page @returns {Promise<string[]>} */
export const heard = (page) => page.evaluate(() => Reflect.get(window, "said").splice(0));

/**
 * Does something, and waits until something is said for it.
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 * @param {RegExp} words
 */
export async function expectSaid(page, act, words) {
  await heard(page);
  await act();
  return expectHeard(page, words);
}

/** Waits until something is said, or has been since anybody asked. @param {Page} page @param {RegExp} words */
export async function expectHeard(page, words) {
  /** @type {string[]} */
  const all = [];
  const listen = async () => {
    all.push(...(await heard(page)));
    return all.some((text) => words.test(text)) ? "said" : all.join(" | ");
  };
  // There is much to hear, and most of it comes at once.
  await expect.poll(listen, { intervals: [10, 20, 20, 30, 50, 100] }).toBe("said");
  return all;
}

/** What has the focus, through all trees. @param {Page} page */
export const focused = (page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element === null || element === document.body
      ? "nothing"
      : (element.getAttribute("class") ?? element.id) || element.localName;
  });

/** Goes to something with the Tab key alone. @param {Page} page @param {import("@playwright/test").Locator} locator @param {"Tab" | "Shift+Tab"} [key] */
export async function tabTo(page, locator, key = "Tab") {
  let element = await locator.elementHandle();
  for (let i = 0; i < 120; i++) {
    // To look for it takes long, and it may be another one after a while.
    if (i % 8 === 7) element = await locator.elementHandle();
    const is = await element?.evaluate(
      (element) => /** @type {Document | ShadowRoot} */ (element.getRootNode()).activeElement === element,
    );
    if (is) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${locator}.`);
}
