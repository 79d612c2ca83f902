// How large a control is for a finger: what of 44 px in each direction reaches it, whatever its box says.

/** As DESIGN.md has it, less the half pixels at both edges. */
const LEAST = 42;

/**
 * The controls that a finger would miss, each as a sentence. Behind an open dialog nothing can be reached, nor is anything meant
 * to be; and what scrolls out of a row of its own is brought into view first.
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string[]>}
 */
export const missed = (page) =>
  page.evaluate((least) => {
    /** @type {HTMLElement[]} */
    const all = [];
    const collect = (/** @type {ParentNode} */ root) => {
      for (const element of root.querySelectorAll("*")) {
        all.push(/** @type {HTMLElement} */ (element));
        if (element.shadowRoot) collect(element.shadowRoot);
      }
    };
    collect(document);
    const isIn = (/** @type {Node | null} */ node, /** @type {Node} */ outer) => {
      while (node && node !== outer) node = node.parentNode ?? /** @type {ShadowRoot} */ (node).host ?? null;
      return node === outer;
    };
    const at = (/** @type {number} */ x, /** @type {number} */ y) => {
      let element = document.elementFromPoint(x, y);
      for (let inner = element; inner; element = inner) {
        inner = inner.shadowRoot?.elementFromPoint(x, y) ?? null;
        if (!inner || inner === element) break;
      }
      return element;
    };
    const CONTROLS = "button, a[href], select, summary, input, textarea, [role=tab]";
    const modal = all.find((element) => element.matches("dialog:modal"));
    const found = [];
    for (const control of all) {
      if (
        !control.matches(CONTROLS) ||
        control.matches(":disabled") ||
        control.matches("[aria-hidden=true]") ||
        !control.checkVisibility({ visibilityProperty: true })
      )
        continue;
      if (modal && !isIn(control, modal)) continue;
      const { type, labels } = /** @type {HTMLInputElement} */ (control);
      const target = (type === "radio" || type === "checkbox" ? labels?.[0] : undefined) ?? control;
      target.scrollIntoView({ block: "center", inline: "center" });
      const { x, y, width, height } = target.getBoundingClientRect();
      const name = `${control.localName} “${(control.getAttribute("aria-label") ?? target.textContent ?? "").trim()}”`;
      const hits = (/** @type {number} */ dx, /** @type {number} */ dy) => {
        const element = at(x + width / 2 + dx, y + height / 2 + dy);
        return element !== null && (isIn(element, target) || isIn(element, control));
      };
      // What is not there, such as a control that another one stands for, cannot be missed.
      if (Math.min(width, height) < 2) continue;
      if (!hits(0, 0)) {
        found.push(`${name} is covered by ${at(x + width / 2, y + height / 2)?.outerHTML.slice(0, 80)}`);
        continue;
      }
      const reach = (/** @type {number} */ dx, /** @type {number} */ dy) => {
        let count = 0;
        while (count < 22 && hits(dx * (count + 1), dy * (count + 1))) count++;
        return count;
      };
      const [wide, high] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
      if (Math.min(wide, high) < least) found.push(`${name} is ${wide} × ${high} px`);
    }
    scrollTo(0, 0);
    return found;
  }, LEAST);
