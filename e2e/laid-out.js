// Whether what a page shows can be read and pressed, whatever it shows: no text on another, none cut off or beside the part
// that it belongs to, no control under anything else, and nothing wider than the window.

/**
 * What is not as it should be, in words. Behind an open dialog nothing is looked at.
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string[]>}
 */
export const mislaid = (page) => page.evaluate(look);

/**
 * Where the parts are that readers look at and press again and again, each in the page: they stay there from step to step.
 * @param {import("@playwright/test").Page} page
 */
export const placesOf = (page) =>
  page.locator("star-step").evaluate((star) => {
    const root = /** @type {ShadowRoot} */ (star.shadowRoot);
    const names = [".board", ".layers", ".narrator", ".steps", ".transport", "input.step", ".play", ".tabs", ".tools"];
    return names.flatMap((name) => {
      const part = root.querySelector(name);
      if (!part?.checkVisibility()) return [];
      const { x, y, width, height } = part.getBoundingClientRect();
      return [[name, ...[x + scrollX, y + scrollY, width, height].map(Math.round)].join(" ")];
    });
  });

/** Runs in the page. @returns {string[]} */
function look() {
  /** How far texts may reach into each other or out of a part: their boxes are higher than their letters. */
  const SLACK = 2;
  /** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
  /** @type {Element[]} */
  const all = [];
  const collect = (/** @type {ParentNode} */ root) => {
    for (const element of root.querySelectorAll("*")) {
      all.push(element);
      if (element.shadowRoot) collect(element.shadowRoot);
    }
  };
  collect(document);
  const modal = all.findLast((element) => element.matches("dialog:modal"));
  /** The elements around a node as they are shown, from the inside out. @param {Node} node */
  function* around(node) {
    let inner = node instanceof Element ? node : node.parentElement;
    while (inner) {
      yield inner;
      const { parentNode } = inner;
      inner = inner.assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : inner.parentElement);
    }
  }
  const isIn = (/** @type {Node} */ node, /** @type {Element} */ outer) => [...around(node)].includes(outer);
  const shown = all.filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && (!modal || isIn(element, modal)),
  );
  /** @param {Box} one @param {Box} other @returns {Box} */
  const both = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const has = (/** @type {Box} */ { left, top, right, bottom }, slack = 0) =>
    right - left > slack && bottom - top > slack;
  const whole = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

  /** What is left of a box, and which part cuts it though nobody can scroll there. @param {Box} box @param {Element} element */
  const clipped = (box, element) => {
    let rest = box;
    /** @type {Element | undefined} */
    let cutter;
    for (const outer of around(element)) {
      const { overflowX, overflowY, position, display } = getComputedStyle(outer);
      if (display === "contents" || display === "inline") continue;
      const room = outer.getBoundingClientRect();
      const [cutsX, cutsY] = [overflowX !== "visible", overflowY !== "visible"];
      const kept = both(rest, {
        left: cutsX ? room.left : whole.left,
        right: cutsX ? room.right : whole.right,
        top: cutsY ? room.top : whole.top,
        bottom: cutsY ? room.bottom : whole.bottom,
      });
      const hides = (/** @type {string} */ overflow) => overflow === "hidden" || overflow === "clip";
      const isCut =
        (hides(overflowX) && (kept.left > rest.left + SLACK || kept.right < rest.right - SLACK)) ||
        (hides(overflowY) && (kept.top > rest.top + SLACK || kept.bottom < rest.bottom - SLACK));
      if (isCut && !["HTML", "BODY"].includes(outer.tagName)) cutter ??= outer;
      // What scrolls sideways shows that it does, by its bar or by fading at its end.
      const { scrollbarWidth, maskImage } = getComputedStyle(outer);
      const isSecret = scrollbarWidth === "none" && maskImage === "none";
      if (
        isSecret &&
        outer.scrollWidth > outer.clientWidth + 1 &&
        (kept.left > rest.left + SLACK || kept.right < rest.right - SLACK)
      )
        cutter ??= outer;
      rest = kept;
      if (position === "fixed") break;
    }
    return { rest, cutter };
  };
  const nameOf = (/** @type {Element} */ element) =>
    `${element.localName}${element.className && `.${element.getAttribute("class")}`}`;
  /** What may lie on what scrolls below it: it stays where it is. @param {Element} element */
  const bar = (element) =>
    [...around(element)].find((outer) => ["sticky", "fixed"].includes(getComputedStyle(outer).position));
  const top = (/** @type {number} */ x, /** @type {number} */ y) => {
    let element = document.elementFromPoint(x, y);
    for (let inner = element; inner; element = inner) {
      inner = inner.shadowRoot?.elementFromPoint(x, y) ?? null;
      if (!inner || inner === element) break;
    }
    return element;
  };
  const problems = new Set();
  /** What lies over other parts for a while, on a ground of its own. */
  const OVER = ".first-run, .settings .lines, #menu";
  const covers = all.filter((element) => element.matches(OVER) && element.checkVisibility());
  /** Whether nobody is meant to see a text now. @param {Element} element @param {Box} rest */
  const isHidden = (element, rest) =>
    // In a row of one line, what everybody knows comes last and may be left out.
    (!has(rest) && element.matches(".key .legend *")) ||
    covers.some((over) => {
      const { left, top: up, right, bottom } = over.getBoundingClientRect();
      return (
        !isIn(element, over) && rest.left >= left && rest.right <= right && rest.top >= up && rest.bottom <= bottom
      );
    });

  // The lines of all texts.
  /** @type {{ text: string, element: Element, box: Box, bar: Element | undefined }[]} */
  const lines = [];
  for (const element of shown) {
    if (element.matches("style, script, option, optgroup, noscript, title, textarea, .spoken, .spoken *")) continue;
    // What is only read out is a point.
    if (
      [...around(element)].some(
        (outer) =>
          outer.getBoundingClientRect().width <= 1 &&
          outer.clientWidth <= 1 &&
          getComputedStyle(outer).display !== "contents" &&
          getComputedStyle(outer).overflow !== "visible",
      )
    )
      continue;
    for (const node of element.childNodes) {
      const text = node.nodeType === 3 ? (node.nodeValue ?? "").trim() : "";
      if (!text) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        // Between the lines there is nothing to read.
        const thin = rect.height * 0.15;
        const line = { left: rect.left, right: rect.right, top: rect.top + thin, bottom: rect.bottom - thin };
        const { rest, cutter } = clipped(line, element);
        const said = `“${text.slice(0, 40)}” of ${nameOf(element)}`;
        if (isHidden(element, rest)) continue;
        if (cutter) problems.add(`${said} is cut off by ${nameOf(cutter)}`);
        const holder = element.closest("button, [role=tab], label, th, td, summary, dialog, li, .chip");
        const part = holder?.getBoundingClientRect();
        const scrolls = holder && ["auto", "scroll"].includes(getComputedStyle(holder).overflowX);
        if (
          part &&
          getComputedStyle(/** @type {Element} */ (holder)).display !== "inline" &&
          part.width > 0 &&
          getComputedStyle(/** @type {Element} */ (holder)).display !== "contents" &&
          !scrolls &&
          (line.left < part.left - SLACK || line.right > part.right + SLACK)
        )
          problems.add(`${said} reaches out of ${nameOf(/** @type {Element} */ (holder))}`);
        if (has(rest)) lines.push({ text: said, element, box: rest, bar: bar(element) });
        if (has(rest) && (rest.left < -SLACK || rest.right > innerWidth + SLACK))
          problems.add(`${said} is beside the window`);
      }
      if (getComputedStyle(element).textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1)
        problems.add(`“${text.slice(0, 40)}” of ${nameOf(element)} ends in an ellipsis`);
    }
  }
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (one.bar !== other.bar || one.element === other.element) continue;
      if (covers.some((over) => isIn(one.element, over) !== isIn(other.element, over))) continue;
      if (has(both(one.box, other.box), SLACK)) {
        const { left, right, top: up, bottom } = both(one.box, other.box);
        const at = top((left + right) / 2, (up + bottom) / 2);
        // Where one of them lies on a ground of its own, only that one is seen: what is covered is asked below.
        problems.add(`${one.text} is on ${other.text}${at ? ` (${nameOf(at)})` : ""}`);
      }
    }

  // Whatever can be pressed can be reached in its middle, as far as it is in sight.
  const CONTROLS = "button, a[href], select, summary, input, textarea, [role=tab]";
  for (const control of shown) {
    // A point of the heap is shown when the picture is pointed at.
    if (!control.matches(CONTROLS) || control.matches(":disabled, .dot, [inert] *")) continue;
    const { type, labels } = /** @type {HTMLInputElement} */ (control);
    const target = (type === "radio" || type === "checkbox" ? labels?.[0] : undefined) ?? control;
    const box = target.getBoundingClientRect();
    if (Math.min(box.width, box.height) < 2) continue;
    const { rest } = clipped(box, target);
    const seen = both(rest, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    if (!has(seen, 2)) continue;
    const name = `${nameOf(control)} “${(control.getAttribute("aria-label") ?? target.textContent ?? "").trim().slice(0, 30)}”`;
    if (
      rest.right - rest.left < box.width - SLACK &&
      !["auto", "scroll"].some((it) => [...around(target)].some((outer) => getComputedStyle(outer).overflowX === it))
    )
      problems.add(`${name} is cut off`);
    const at = top((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
    if (!at || isIn(at, target) || isIn(at, control)) continue;
    // Marks on the slider lead to their steps.
    if (at.matches(".marks *")) continue;
    const over = bar(at);
    if (over && !isIn(control, over)) continue;
    if (covers.some((over) => isIn(at, over) && !isIn(control, over))) continue;
    problems.add(`${name} is covered by ${nameOf(at)}`);
  }
  // Numbers that are typed or shown in fields.
  for (const field of shown)
    if (field.matches("input[type=number]") && field.scrollWidth > field.clientWidth + 1)
      problems.add(`the number of ${nameOf(field)} is cut off`);

  // A board has nothing on it but what belongs to it.
  for (const board of shown.filter((it) => it.matches("canvas.board"))) {
    const { rest } = clipped(board.getBoundingClientRect(), board);
    for (const { text, box, element, bar: over } of lines)
      if (
        over === bar(board) &&
        !covers.some((it) => isIn(element, it)) &&
        has(both(rest, box), SLACK) &&
        !isIn(element, /** @type {Element} */ (board.parentElement))
      )
        problems.add(`${text} is on a board`);
  }
  const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wider > 0) problems.add(`the page is ${wider} px wider than the window`);
  if (modal) {
    const { left, top: up, right, bottom } = modal.getBoundingClientRect();
    if (left < -1 || up < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      problems.add("the dialog is not in the window");
  }
  return [.../** @type {Set<string>} */ (problems)];
}
