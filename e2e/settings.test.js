// The options as a sentence: that it is true, in every language, and that nothing of it is hidden or cut off.

import "../tests/page/english.js";
import { LANGUAGES, TAGS } from "../www/core/i18n/index.js";
import { violationsIn } from "./axe.js";
import { boardOf, expect, expectAtRest, open, pointOf, shine, statusOf, test, unfold } from "./page.js";
import { paired, sampled } from "./sampled.js";

/** The texts of each language. */
const TEXTS = new Map(await Promise.all(TAGS.map(async (tag) => /** @type {const} */ ([tag, await LANGUAGES[tag]()]))));

/** @param {import("@playwright/test").Page} page */
const moreOf = (page) => page.locator("star-step .settings summary");
/** @param {import("@playwright/test").Page} page */
const linesOf = (page) => page.locator("star-step .settings .lines");

/** @param {import("@playwright/test").Page} page @param {object} options */
const configure = (page, options) =>
  page.locator("star-step").evaluate((star, options) => /** @type {any} */ (star).configure(options), options);

/** What a reader reads: the words around the controls, and what these show. @param {import("@playwright/test").Locator} clauses */
const readOut = (clauses) =>
  clauses.evaluateAll((clauses) =>
    clauses.map((clause) => {
      const control = /** @type {HTMLInputElement | HTMLSelectElement} */ (clause.querySelector("select, input"));
      const chosen = "options" in control ? control.selectedOptions[0].text : control.value;
      const words = [...clause.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : chosen)).join("");
      return control.type === "checkbox" ? words.replace(chosen, `[${control.checked ? "x" : " "}] `) : words;
    }),
  );

/** The sentence with the defaults, and after some changes, as a reader of the language would write it. */
const WRITTEN = {
  en: [
    "Search with A* · estimate by octile distance (auto) · move diagonally, no corner cutting · at equal f prefer the lowest h",
    "Search with greedy best-first search · estimate by Manhattan distance (auto) · move straight, never diagonally · at equal f prefer the last opened (LIFO)",
    "Moves cost 1, diagonally √2 · f = g + 2.5 · h · Look at neighbors clockwise from north · Keep the open list as an unsorted list · Stop when the goal is opened · [ ] Improve open cells · [x] Reopen closed cells · [ ] Count penalties · [ ] Move improved heap entries up · [x] Swap equal heap entries",
  ],
  es: [
    "Buscar con A* · estimar con distancia octil (auto) · movimiento diagonal sin cortar esquinas · con igual f, preferir la menor h",
    "Buscar con búsqueda voraz · estimar con distancia Manhattan (auto) · movimiento recto, nunca diagonal · con igual f, preferir la última abierta (LIFO)",
    "Cada paso cuesta 1, en diagonal √2 · f = g + 2.5 · h · Orden de las vecinas: horario desde el norte · Guardar la lista abierta en una lista sin ordenar · Terminar cuando se abra la meta · [ ] Mejorar celdas abiertas · [x] Reabrir celdas cerradas · [ ] Contar penalizaciones · [ ] Subir en el montículo las entradas mejoradas · [x] Intercambiar iguales en el montículo",
  ],
  zh: [
    "用 A* 寻路 · 启发函数用 自动：对角线距离（Octile） · 移动：可以斜走，但不穿墙角 · f 值相同时优先 h 最小的",
    "用 贪心最佳优先搜索 寻路 · 启发函数用 自动：曼哈顿距离 · 移动：不许斜走 · f 值相同时优先 最后加入的（后进先出）",
    "每步的代价：1，斜走 √2 · f = g + 2.5 · h · 查看邻居的顺序：从正上方起顺时针 · 开启列表用 无序列表 · 终点加入开启列表时 结束 · [ ] 更新开启列表中的格子 · [x] 把已关闭的格子重新加入开启列表 · [ ] 计入移动惩罚 · [ ] 堆中更新的元素上浮 · [x] 堆中相等的元素也交换",
  ],
};

test("the sentence says what is chosen, in each language", async ({ page }) => {
  await open(page);
  const sentence = page.locator("star-step .sentence .clause");
  const read = async (/** @type {import("@playwright/test").Locator} */ clauses) =>
    (await readOut(clauses)).join(" · ");
  const first = await page.locator("star-step").evaluate((star) => Reflect.get(star, "solver").options);
  for (const [tag, [initial, changed, folded]] of Object.entries(WRITTEN)) {
    await configure(page, first);
    await page.locator("star-step").evaluate((star, tag) => star.setAttribute("lang", tag), tag);
    await expect.poll(() => read(sentence)).toBe(initial);
    await configure(page, {
      ...{ algorithm: "greedy", diagonal: "never", tieBreak: "lifo", costs: "sqrt2", weight: 2.5 },
      ...{ neighborOrder: "clockwise", openList: "unsorted-list", stopWhen: "goal-opened", improveOpen: false },
      ...{ reopenClosed: true, penalties: false, decreaseKey: false, swapEqual: true },
    });
    await expect.poll(() => read(sentence)).toBe(changed);
    await moreOf(page).click();
    // First what the sentence has no room for.
    const lines = linesOf(page).locator(".clause");
    await expect.poll(async () => (await read(lines)).endsWith(folded)).toBe(true);
    const all = [...(await readOut(sentence)), ...(await readOut(linesOf(page).locator(".moved")))];
    expect(all.join(" · ")).toBe(changed);
    await moreOf(page).click();
  }
});

/** How wide the window is, and what is around the board. @type {[number, "full" | "basic"][]} */
const SIZES = [
  [320, "full"],
  [600, "full"],
  [768, "full"],
  [900, "full"],
  [1440, "full"],
  [320, "basic"],
];

test("each value of each option is told, and is as wide as its text", async ({ page }) => {
  await open(page);
  // All languages and all sizes, in pairs.
  for (const [tag, [width, level]] of paired(TAGS, sampled(SIZES, 3))) {
    const texts = /** @type {Record<string, string>} */ (TEXTS.get(tag));
    await page.setViewportSize({ width, height: 900 });
    await page.locator("star-step").evaluate(
      (star, attributes) => {
        for (const [name, value] of Object.entries(attributes)) star.setAttribute(name, value);
      },
      { lang: tag, controls: level },
    );
    // It stays open in another language.
    const behind = page.locator("star-step .behind");
    if (level === "basic")
      await expect(async () => {
        if (await behind.isHidden()) await unfold(page);
        await expect(behind).toBeVisible({ timeout: 1000 });
      }).toPass();
    await expect(page.getByRole("combobox", { name: texts["option.algorithm"], exact: true })).toBeVisible();
    const details = page.locator("star-step .settings details");
    // Opened by script, because a press elsewhere closes it.
    if (level === "full") {
      await expect(async () => {
        // Another language or other controls may have brought another one.
        await details.evaluate((details) => details.setAttribute("open", ""));
        await expect(linesOf(page).locator("select")).not.toHaveCount(0, { timeout: 1000 });
      }).toPass();
    } else await expect(details).toHaveCount(0);
    const found = await page.locator("star-step").evaluate(async (star) => {
      const root = /** @type {ShadowRoot} */ (star.shadowRoot);
      const context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
      const sentence = /** @type {HTMLElement} */ (root.querySelector(".sentence"));
      const found = [];
      const selects = /** @type {HTMLSelectElement[]} */ ([...root.querySelectorAll(".settings select")]);
      const choose = (/** @type {HTMLSelectElement} */ control, /** @type {string} */ value) => {
        control.value = value;
        control.dispatchEvent(new Event("change"));
      };
      const firsts = selects.map(({ value }) => value);
      const values = selects.map(({ options }) => [...options].map(({ value }) => value));
      // All controls have their next value at once.
      for (let turn = 0; turn < Math.max(...values.map(({ length }) => length)); turn++) {
        for (const [index, control] of selects.entries())
          if (turn < values[index].length) choose(control, values[index][turn]);
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
        for (const [index, control] of selects.entries()) {
          if (turn >= values[index].length) continue;
          const { text } = control.selectedOptions[0];
          const { fontWeight, fontSize, fontFamily } = getComputedStyle(control);
          context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
          const box = control.getBoundingClientRect();
          // What scrolls sideways has room for anything.
          const scrolls = sentence.contains(control) && getComputedStyle(sentence).overflowX === "auto";
          const room = (control.closest(".lines") ?? star).getBoundingClientRect();
          const isCut = !scrolls && (box.left < room.left || box.right > room.right);
          const options = Reflect.get(star, "solver").options;
          const slack = box.width - context.measureText(text).width;
          found.push({ value: values[index][turn], text, slack, isCut, all: options });
        }
      }
      for (const [index, control] of selects.entries()) choose(control, firsts[index]);
      return found;
    });
    expect(found.length).toBeGreaterThan(level === "full" ? 30 : 15);
    for (const { value, text, slack, isCut, all } of found) {
      const key = Object.keys(all).find((key) => all[key] === value && texts[`${key}.${value}`] !== undefined);
      const slanted = all.costs === "10-10" ? "heuristic.chebyshev" : "heuristic.octile";
      const resolved = texts[all.diagonal === "never" ? "heuristic.manhattan" : slanted];
      const expected = texts[`${key}.${value}`]?.replace("{resolved}", resolved);
      expect([tag, width, value, text]).toEqual([tag, width, value, expected]);
      expect([tag, width, text, isCut]).toEqual([tag, width, text, false]);
      // Room for the arrow, and no more.
      expect(slack, text).toBeGreaterThan(24);
      expect(slack, text).toBeLessThan(40);
    }
    const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(inner).toBeLessThanOrEqual(outer);
  }
});

test("a change that is folded away is told if it has an effect; what has none is struck out and says so; a lock only disables", async ({
  page,
}) => {
  await shine(page, "dark");
  await open(page);
  const heuristic = page.getByLabel("Heuristic");
  const struck = () => heuristic.evaluate((select) => getComputedStyle(select).textDecorationLine);
  await expect(moreOf(page)).toHaveText("more…");
  await configure(page, { weight: 2 });
  await expect(moreOf(page)).toHaveText("more…1 changed");
  await configure(page, { costs: "sqrt2", openList: "sorted-list" });
  await expect(moreOf(page)).toHaveText("more…3 changed");
  await expectAtRest(page, struck).toBe("none");
  await expect(heuristic).toHaveAttribute("title", "Heuristic");
  // Dijkstra's algorithm has no weight, and a sorted list has no heap entries.
  await configure(page, { algorithm: "dijkstra", swapEqual: true });
  await expect(moreOf(page)).toHaveText("more…2 changed");
  await expect(heuristic).toBeDisabled();
  await expect.poll(struck).toBe("line-through");
  await expect(heuristic).toHaveAttribute("title", "No effect with these settings");
  // What is folded away says what is chosen as soon as it is there: who presses a box a frame too early presses what it shows.
  const asAdded = await linesOf(page).evaluate(async (lines) => {
    const isAdded = new Promise((resolve) => new MutationObserver(resolve).observe(lines, { childList: true }));
    lines.closest("details")?.setAttribute("open", "");
    await isAdded;
    /** @type {NodeListOf<HTMLInputElement>} */
    const controls = lines.querySelectorAll("input, select");
    return Array.from(controls, ({ type, checked, value }) => (type === "checkbox" ? checked : value));
  });
  const chosen = ["sqrt2", "2", "row-major", "sorted-list", "goal-closed", true, false, true, true, true];
  expect(asAdded).toEqual(chosen);
  // It can be read, by all rules.
  await expect(linesOf(page)).toBeVisible();
  await expectAtRest(page, () =>
    violationsIn(page, { include: [{ fromShadowDom: ["star-step", ".settings"] }] }),
  ).toEqual([]);
  await configure(page, { costs: "10-14", openList: "binary-heap", swapEqual: false });
  await expect(moreOf(page)).toHaveText("more…");
  await page.locator("star-step").evaluate((star) => {
    const map = "height 1\nwidth 3\nmap\ns.g";
    const controls = { show: ["weight", "heuristic", "improveOpen"], lock: ["heuristic"] };
    return /** @type {any} */ (star).load({ starstep: 1, title: "T", summary: "S", map, controls });
  });
  await expect(heuristic).toBeDisabled();
  await expect.poll(struck).toBe("none");
  await expect
    .poll(() => readOut(page.locator("star-step .settings .clause")))
    .toEqual(["f = g + 1 · h", "estimate by octile distance (auto)", "[x] improve open cells"]);
  await expect(moreOf(page)).toHaveCount(0);
});

test("what is folded away opens over the board and closes by itself, and a press that closes it does not draw", async ({
  page,
}) => {
  await open(page);
  const before = await boardOf(page).boundingBox();
  await moreOf(page).click();
  await expect(linesOf(page)).toBeVisible();
  await expectAtRest(page, () => boardOf(page).boundingBox()).toEqual(before);
  await page.getByLabel("Costs").selectOption("sqrt2");
  await expect(linesOf(page)).toBeVisible();
  // Neither a press beside the controls nor Escape in one of them does more than it should.
  await linesOf(page).click({ position: { x: 4, y: 4 } });
  await expect(linesOf(page)).toBeVisible();
  await page.getByLabel("Weight").press("Escape");
  await expect(linesOf(page)).toBeHidden();
  await expect(moreOf(page)).toBeFocused();

  // With the keyboard alone; going on closes it.
  await page.keyboard.press("Enter");
  await expect(linesOf(page)).toBeVisible();
  for (let i = 0; i < 16 && (await linesOf(page).isVisible()); i++) await page.keyboard.press("Tab");
  await expect(linesOf(page)).toBeHidden();
  await expectAtRest(page, () => boardOf(page).boundingBox()).toEqual(before);
  // So does going back, to a choice of the sentence, which keeps the focus.
  await moreOf(page).press("Enter");
  await expect(linesOf(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(linesOf(page)).toBeHidden();
  await expectAtRest(page, () => page.getByLabel("Tie-breaking").evaluate((it) => it.matches(":focus"))).toBe(true);

  await moreOf(page).click();
  await moreOf(page).click();
  await expect(linesOf(page)).toBeHidden();
  await moreOf(page).click();
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(linesOf(page)).toBeHidden();
  await expect(statusOf(page)).toHaveText(/^Paused/);

  const cell = () => page.locator("star-step").evaluate((star) => Reflect.get(star, "solver").cell(30, 2));
  await expectAtRest(page, cell).toBe(0);
  const { x, y } = await pointOf(page, 30, 2);
  await moreOf(page).click();
  await expect(linesOf(page)).toBeVisible();
  await page.mouse.click(x, y);
  await expect(linesOf(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await expectAtRest(page, cell).toBe(0);
  await page.mouse.click(x, y);
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  await expectAtRest(page, cell).toBe(255);

  // Only that press: the next one reaches the board, however soon it comes.
  await moreOf(page).click();
  await expect(linesOf(page)).toBeVisible();
  const reached = await boardOf(page).evaluate((board) => {
    let presses = 0;
    board.addEventListener(
      "pointerdown",
      (event) => {
        event.stopImmediatePropagation();
        presses++;
      },
      { capture: true, once: true },
    );
    for (let i = 0; i < 2; i++) {
      board.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    }
    return presses;
  });
  expect(reached).toBe(1);

  // What the sentence has no room for in a narrower window is there too, under the word, which stays where it is.
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectAtRest(page, () => linesOf(page).isVisible()).toBe(false);
  const ties = page.getByLabel("Tie-breaking");
  await expect(ties).not.toBeInViewport({ ratio: 1 });
  const word = await moreOf(page).boundingBox();
  await moreOf(page).click();
  await expect(linesOf(page).locator(ties)).toBeInViewport({ ratio: 1 });
  await expectAtRest(page, () => moreOf(page).boundingBox()).toEqual(word);
  const [right, end] = [await linesOf(page).boundingBox(), (word?.x ?? 0) + (word?.width ?? 0)];
  expect(Math.abs((right?.x ?? 0) + (right?.width ?? 0) - end)).toBeLessThan(30);
  await ties.selectOption("lifo");
  await page.keyboard.press("Escape");
  await expect(page.locator("star-step .sentence").locator(ties)).toHaveValue("lifo");
});

test("on a phone the sentence scrolls within its line, and focus brings each control into view", async ({
  browser,
  baseURL,
}) => {
  for (const width of sampled([320, 390], 1)) {
    const context = await browser.newContext({
      baseURL,
      hasTouch: true,
      isMobile: true,
      viewport: { width, height: 844 },
    });
    const page = await context.newPage();
    await open(page);
    const line = await page.locator("star-step .settings").boundingBox();
    expect(line?.height).toBeLessThanOrEqual(48);
    for (const name of ["Algorithm", "Heuristic", "Diagonal moves", "Tie-breaking"]) {
      const select = page.getByLabel(name);
      await select.focus();
      const box = await select.boundingBox();
      if (!box) throw new Error("The select is not shown.");
      expect(box.height, name).toBeGreaterThanOrEqual(44);
      // The longest is wider than the window; its beginning or its end is there.
      expect(box.x + box.width).toBeGreaterThan(80);
      expect(box.x).toBeLessThan(width - 80);
    }
    const more = await moreOf(page).boundingBox();
    expect(more?.height).toBeGreaterThanOrEqual(44);
    expect((more?.x ?? 0) + (more?.width ?? 0)).toBeLessThanOrEqual(width);
    await expectAtRest(page, () => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await moreOf(page).tap();
    await expect(linesOf(page)).toBeVisible();
    const lines = await linesOf(page).boundingBox();
    expect(lines?.width).toBeGreaterThan(width - 40);
    for (const control of await linesOf(page).locator("select, input[type=number], label.toggle").all()) {
      await expectAtRest(page, async () => (await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await context.close();
  }
});
