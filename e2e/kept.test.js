// What was drawn or written survives a reload: in the address, in the browser's storage, for each tab its own.

import { boardIn, boardOf, drag, expect, expectAtRest, hold, open, openFile, SOURCES, statusOf, test } from "./page.js";
import { inTurn, sampled } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

const hash = (/** @type {Page} */ page) => new URL(page.url()).hash;
const form = (/** @type {Page} */ page) => page.getByRole("complementary", { name: "Your lesson" });
const button = (/** @type {Page} */ page, /** @type {string} */ name) =>
  form(page).getByRole("button", { name, exact: true });
const text = (/** @type {Page} */ page, /** @type {string} */ label) =>
  form(page).getByRole("textbox", { name: label, exact: true });
/** What the page offers of what it kept. @param {Page} page */
const offer = (page) => page.locator(".kept-note");

/** The walls of the board, as the indexes of their cells. @param {Page} page */
const wallsOf = async (page) =>
  [...(await boardIn(page)).cells].flatMap((byte, index) => (byte === 255 ? [index] : []));

/** Waits for what has the address follow. @param {Page} page */
const keeping = (page) => expect(page.locator("star-step[data-keeps]")).toBeAttached();

/** Draws three walls by hand, and tells what walls there are then. @param {Page} page @param {number} [y] */
async function stroke(page, y = 3) {
  await drag(page, [
    [2, y],
    [4, y],
  ]);
  const drawn = [2, 3, 4].map((x) => y * 40 + x);
  await expect.poll(async () => (await wallsOf(page)).filter((index) => drawn.includes(index))).toEqual(drawn);
  return wallsOf(page);
}

/** A fingerprint of the board, for boards that are too large to be handed over. @param {Page} page */
const printOf = (page) =>
  page.evaluate(async () => {
    const { solver } = /** @type {StarStep} */ (document.querySelector("star-step"));
    if (!solver) return "";
    const { width, height, start, goal } = solver;
    const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(solver.cells()));
    return [width, height, start, goal, new Uint8Array(digest).join()].join(" ");
  });

/** A map with walls strewn over it. @param {number} side @param {number} [share] How many of the cells are walls. */
function strewn(side, share = 0.3) {
  let seed = 7;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => (next() < share ? "@" : ".")));
  rows[0][0] = rows[side - 1][side - 1] = ".";
  const map = rows.map((row) => row.join("")).join("\n");
  const buffer = Buffer.from(
    `type octile\nheight ${side}\nwidth ${side}\nstart 0 0\ngoal ${side - 1} ${side - 1}\nmap\n${map}\n`,
  );
  return { name: "strewn.map", mimeType: "text/plain", buffer, board: `Board, ${side} by ${side}` };
}

/** A map that fits into no address, though it is not large: of penalties that no compression makes small. @param {number} side */
function irregular(side) {
  let seed = side;
  const row = () =>
    Array.from({ length: side }, () => {
      seed = (seed * 48271) % 2147483647;
      return String.fromCharCode(0x2801 + (seed % 200));
    }).join("");
  const rows = Array.from({ length: side }, row);
  const text = `height ${side}\nwidth ${side}\nstart 0 0\ngoal 30 9\nmap\n${rows.join("\n")}\n`;
  return { name: "odd.map", mimeType: "text/plain", buffer: Buffer.from(text), board: `Board, ${side} by ${side}` };
}

/** Sets a cell as a script does, which is an edit as if it were drawn. @param {Page} page @param {number} x @param {number} y */
const draw = (page, x, y) =>
  page.evaluate(([x, y]) => /** @type {StarStep} */ (document.querySelector("star-step")).setCell(x, y, 255), [x, y]);

/** Opens the form for lessons. @param {Page} page */
async function write(page) {
  await page.locator("#share").click();
  await page.locator("dialog").getByRole("button", { name: "Make a lesson…" }).click();
  await expect(form(page)).toBeVisible();
}

/** Drops a file on a part of the page. @param {Page} page @param {string} selector @param {string} content */
async function drop(page, selector, content) {
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], "lesson.json"));
    return transfer;
  }, content);
  await page.dispatchEvent(selector, "dragover", { dataTransfer: data });
  await page.dispatchEvent(selector, "drop", { dataTransfer: data });
}

const LESSON = JSON.stringify({
  starstep: 1,
  title: "Another one",
  summary: "S",
  map: ["height 2", "width 3", "map", "s.g", "..."],
});

test("boards too large for the address survive a reload, and back and forward go from one to another", async ({
  page,
}) => {
  await open(page);
  const prints = [];
  const names = [];
  for (const side of [260, 270]) {
    await openFile(page, irregular(side));
    await draw(page, 3, 5);
    await draw(page, 4, 5);
    const before = names.at(-1) ?? "";
    await page.waitForURL((url) => url.hash !== before);
    await expect.poll(() => hash(page)).toMatch(/^#kept\.\w+$/);
    names.push(hash(page));
    prints.push(await printOf(page));
  }
  await draw(page, 7, 5);
  prints[1] = await printOf(page);
  await page.reload();
  await expect(boardOf(page)).toHaveAccessibleName("Board, 270 by 270");
  await expect.poll(() => printOf(page)).toBe(prints[1]);
  for (const [act, index] of /** @type {const} */ ([
    ["goBack", 0],
    ["goForward", 1],
  ])) {
    await page[act]();
    await expect(boardOf(page)).toHaveAccessibleName(["Board, 260 by 260", "Board, 270 by 270"][index]);
    await expect.poll(() => printOf(page)).toBe(prints[index]);
    expect(hash(page)).toBe(names[index]);
  }
});

test("a stroke followed at once by a reload is not lost, nor one when the address holds those before it", async ({
  page,
}) => {
  await open(page);
  // Before what keeps it is there, the browser asks whether to leave.
  await keeping(page);
  const walls = await stroke(page);
  await page.reload();
  await expect(statusOf(page)).not.toBeEmpty();
  await expect.poll(() => wallsOf(page)).toEqual(walls);
  await expect.poll(() => hash(page)).toMatch(/^#1\./);

  const second = await stroke(page, 6);
  await page.reload();
  await expect(statusOf(page)).not.toBeEmpty();
  await expect.poll(() => wallsOf(page)).toEqual(second);
});

test("a stroke followed at once by going to the page without a link is kept for its address, and nothing is said of a link", {
  tag: inTurn(2),
}, async ({ page }) => {
  await open(page, "/?lang=en&shift");
  await keeping(page);
  const first = await wallsOf(page);
  await stroke(page);
  await expect.poll(() => hash(page)).toMatch(/^#1\./);
  await stroke(page, 6);
  await page.goto("/?lang=en&shift");
  await expect(statusOf(page)).toHaveText(/^Path found/);
  await expect(statusOf(page)).not.toContainText("link");
  await expectAtRest(page, () => wallsOf(page)).toEqual(first);
  expect(hash(page)).toBe("");
});

test("a stroke made while a search plays is in the address, and one during a reload is not lost", {
  tag: inTurn(2),
}, async ({ page }) => {
  await open(page);
  await keeping(page);
  await page.getByRole("slider", { name: "Speed" }).fill("2");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const before = hash(page);
  const more = await stroke(page, 5);
  await page.waitForURL((url) => url.hash !== before);
  expect(hash(page)).toMatch(/^#1\./);
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.reload();
  await expect(statusOf(page)).not.toBeEmpty();
  await expect.poll(() => wallsOf(page)).toEqual(more);

  // What reaches the address while the page is being reloaded is not lost either.
  await keeping(page);
  const letGo = await hold(page, "**/?lang=en");
  const drawn = hash(page);
  await draw(page, 2, 8);
  await page.waitForURL((url) => url.hash !== drawn);
  const first = hash(page);
  await page.evaluate(async (first) => {
    location.reload();
    // The answer is on its way, and the page is still there.
    /** @type {StarStep} */ (document.querySelector("star-step")).setCell(3, 8, 255);
    while (location.hash === first) await new Promise(requestAnimationFrame);
  }, first);
  const loaded = page.waitForEvent("load");
  await letGo();
  await loaded;
  await expect(statusOf(page)).not.toBeEmpty();
  await expect.poll(() => wallsOf(page)).toEqual(expect.arrayContaining([322, 323]));
});

test("a frame keeps nothing, and leaves address and history alone", async ({ page }) => {
  await open(page, "/embed.html?lang=en&controls=full");
  await draw(page, 0, 0);
  await expect(boardOf(page)).toBeVisible();
  const kept = await page.evaluate(() => [location.hash, history.length, Object.keys(sessionStorage)]);
  await page.reload();
  await expect(boardOf(page)).toBeVisible();
  expect(kept).toEqual(["", expect.any(Number), []]);
  await expectAtRest(page, async () => (await boardIn(page)).cells[0]).toBe(0);
});

test("two tabs write two lessons, and each finds its own again", {
  tag: inTurn(0),
}, async ({ page, context }) => {
  await open(page);
  await write(page);
  await text(page, "Title").fill("Of tab A");
  const other = await context.newPage();
  await open(other);
  await write(other);
  // What another tab is writing is not offered, and an empty form writes nothing over it.
  await expect(text(other, "Title")).toHaveValue("");
  await draw(other, 0, 0);
  await text(other, "Title").fill("Of tab B");
  for (const [tab, title] of /** @type {const} */ ([
    [page, "Of tab A"],
    [other, "Of tab B"],
  ])) {
    await tab.reload();
    await write(tab);
    await expect(form(tab)).toContainText(`You began to write “${title}”.`);
    await button(tab, "Go on with it").click();
    await expect(text(tab, "Title")).toHaveValue(title);
  }
});

test("a lesson that is dropped replaces what is being written only if the author says so", {
  tag: inTurn(2),
}, async ({ page }) => {
  await open(page);
  await write(page);
  await text(page, "Title").fill("Of this tab");
  await drop(page, "aside.authoring", LESSON);
  await expect(form(page).getByRole("alert")).toContainText("is not saved");
  await button(page, "Keep writing").click();
  await expect(text(page, "Title")).toHaveValue("Of this tab");
  await drop(page, "aside.authoring", LESSON);
  await button(page, "Discard it").click();
  await expect(text(page, "Title")).toHaveValue("Another one");
});

test("what closed tabs wrote is listed, and what one tab discards is gone from the list of another", {
  tag: inTurn(1),
}, async ({ page, context }) => {
  await open(page);
  await page.evaluate(() => {
    // Tabs that were closed since have written them.
    for (const [index, title] of ["First", "Second"].entries()) {
      const kept = { tab: "closed", at: 7 + index, raw: { title, summary: "" }, base: "en" };
      localStorage.setItem(`starstep.lesson.${index}`, JSON.stringify(kept));
    }
  });
  const other = await context.newPage();
  await open(other);
  for (const tab of [page, other]) {
    await write(tab);
    await expect(form(tab)).toContainText("“First”");
    await expect(form(tab)).toContainText("“Second”");
  }
  await other.bringToFront();
  await button(other, "Go on with it").first().click();
  await expect(text(other, "Title")).toHaveValue("Second");
  await page.bringToFront();
  await expect(form(page)).not.toContainText("“Second”");
  await button(page, "Discard it").click();
  await expect(text(page, "Title")).toHaveValue("");
  await other.reload();
  await write(other);
  await expect(form(other)).toContainText("You began to write “Second”.");
  await expect(form(other)).not.toContainText("“First”");
});

test("a lesson over a drawn board is a step of the history: back brings the board, and what is drawn just before is offered", async ({
  page,
}) => {
  await open(page);
  const walls = await stroke(page);
  await page.locator("#learn").click();
  await page.getByRole("dialog").getByRole("button").filter({ hasText: "1" }).first().click();
  await expect(page.locator("star-step [part=scenario]")).toBeVisible();
  await expect.poll(() => hash(page)).toMatch(/^#1\./);
  await page.reload();
  await expect(page.locator("star-step [part=scenario]")).toBeVisible();
  await page.goBack();
  await expect(page.locator("star-step [part=scenario]")).toHaveCount(0);
  await expect.poll(() => wallsOf(page)).toEqual(walls);

  // What is drawn just before going back is kept aside, and offered.
  const drawn = hash(page);
  await page.locator("star-step").evaluate((star) => /** @type {StarStep} */ (star).loadSupplied("ties"));
  await expect(page.locator("star-step [part=scenario]")).toBeVisible();
  await page.waitForURL((url) => url.hash !== drawn);
  await expect.poll(() => hash(page)).toMatch(/^#1\./);
  const before = await page.evaluate(() => {
    const star = /** @type {StarStep} */ (document.querySelector("star-step"));
    star.setCell(0, 0, 7);
    history.back();
    return star.solver?.toMap();
  });
  await expect(offer(page)).toContainText("Your board of 30 by 20 cells from");
  await offer(page).getByRole("button", { name: "Bring it back" }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).solver?.toMap()))
    .toBe(before);
});

// More than is written as a text while a page goes, and the largest board there is.
for (const [side, tag] of /** @type {[number, string[]][]} */ ([
  [1100, inTurn(1)],
  [4096, ["@thorough"]],
])) {
  test(`a board of ${side} by ${side}, at random, survives a reload right after a stroke, with ends and options`, {
    tag,
  }, async ({ page }) => {
    test.setTimeout(180_000);
    await open(page);
    await page.evaluate((side) => {
      const star = /** @type {StarStep} */ (document.querySelector("star-step"));
      const cells = new Uint8Array(side * side);
      let seed = 7;
      for (let i = 0; i < cells.length; i++) {
        seed = (seed * 48271) % 2147483647;
        cells[i] = seed % 10 < 3 ? 255 : 0;
      }
      cells[0] = cells[5] = 0;
      star.openBoard(
        { width: side, height: side, cells, start: [0, 0], goal: [5, 0], origin: [3, -4] },
        { weight: 1.5 },
      );
    }, side);
    await expect.poll(() => hash(page), { timeout: 60_000 }).toMatch(/^#kept\./);
    await draw(page, 2, 2);
    await page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).setGoal(6, 1));
    const before = await printOf(page);
    await page.reload();
    await expect(boardOf(page)).toHaveAccessibleName(`Board, ${side} by ${side}`, { timeout: 60_000 });
    await expect.poll(() => printOf(page)).toBe(before);
    const { weight, origin } = await page.evaluate(() => {
      const { solver } = /** @type {StarStep} */ (document.querySelector("star-step"));
      return { weight: solver?.options.weight, origin: solver?.origin };
    });
    expect({ weight, origin: [...(origin ?? [])] }).toEqual({ weight: 1.5, origin: [3, -4] });
  });
}

test("a map, a link and a generator over a drawn board are steps of the history; over others they are not", async ({
  page,
}) => {
  await open(page);
  const entries = () => page.evaluate(() => history.length);
  const first = await entries();
  const tiny = { ...strewn(5, 0), name: "tiny.map" };
  await openFile(page, tiny);
  await page.getByRole("button", { name: "Maze" }).click();
  await expect.poll(() => hash(page)).toMatch(/^#1\./);
  await expectAtRest(page, entries).toBe(first);
  const acts = {
    file: () => openFile(page, tiny),
    link: () =>
      page
        .locator("star-step")
        .evaluate((star) => /** @type {StarStep} */ (star).open("x#1.JAMJBBcdAAAeABAACAgYkn2ibw")),
    maze: () => page.getByRole("button", { name: "Maze" }).click(),
  };
  for (const [index, [name, act]] of Object.entries(acts).entries()) {
    const left = hash(page);
    await openFile(page, strewn(9 + index, 0.2));
    await draw(page, 4, 4);
    // The address says so, and with that the file is a step of the history too, where it was opened over something drawn.
    await expect.poll(() => page.evaluate(() => history.state?.drawn === true && location.hash)).toMatch(/^#1\./);
    await expect.poll(() => hash(page)).not.toBe(left);
    const before = await printOf(page);
    const count = await entries();
    await act();
    await expect.poll(entries, name).toBe(count + 1);
    await expectAtRest(page, () => printOf(page)).not.toBe(before);
    if (name === "maze") {
      // Undo is what it was.
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => printOf(page)).toBe(before);
      await page.getByRole("button", { name: "Redo" }).click();
      // That opens it over what was drawn once more.
      await expect.poll(() => printOf(page)).not.toBe(before);
      await expect.poll(entries, name).toBe(count + 2);
    }
    await page.goBack();
    await expect.poll(() => printOf(page)).toBe(before);
  }
});

test("before what keeps a board is there, the browser asks whether to leave what was drawn", {
  tag: inTurn(2),
}, async ({ page }) => {
  const letGo = await hold(page, "**/kept/page-address.js");
  await open(page, `${SOURCES}/?lang=en`);
  const asked = new Promise((resolve) =>
    page.once("dialog", async (dialog) => {
      await dialog.dismiss();
      resolve(dialog.type());
    }),
  );
  await stroke(page);
  await page.evaluate(() => void location.reload());
  await expect(asked).resolves.toBe("beforeunload");
  await letGo();
  await expect.poll(() => hash(page)).toMatch(/^#1\./);
});

test("a copied tab draws on a copy", { tag: inTurn(0) }, async ({ page, context }) => {
  await open(page);
  await openFile(page, irregular(260));
  await draw(page, 3, 5);
  await expect.poll(() => hash(page)).toMatch(/^#kept\./);
  const opened = context.waitForEvent("page");
  // What a tab keeps for its session is copied to those that it opens.
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  await expect(boardOf(copy)).toHaveAccessibleName("Board, 260 by 260");
  await expect.poll(() => printOf(copy)).toBe(await printOf(page));
  const name = hash(page);
  await draw(copy, 7, 7);
  await expect.poll(() => hash(copy)).not.toBe(name);
  await draw(page, 9, 9);
  const prints = [await printOf(page), await printOf(copy)];
  for (const [index, tab] of [page, copy].entries()) {
    await tab.reload();
    await expect(boardOf(tab)).toHaveAccessibleName("Board, 260 by 260");
    await expect.poll(() => printOf(tab)).toBe(prints[index]);
  }
});

/** What is stored in the database. @param {Page} page */
const storedIn = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("starstep");
        opening.onsuccess = () => {
          const stores = [...opening.result.objectStoreNames];
          if (stores.length === 0) return resolve([]);
          const asking = opening.result.transaction(stores).objectStore("boards").getAllKeys();
          asking.onsuccess = () => {
            resolve(asking.result);
            opening.result.close();
          };
        };
      }),
  );

test("the board of a closed tab is offered, brought back, or forgotten", async ({ page, context }) => {
  await open(page);
  await openFile(page, irregular(260));
  await draw(page, 3, 5);
  await expect.poll(() => hash(page)).toMatch(/^#kept\./);
  const print = await printOf(page);
  // A tab that is open has its own.
  const other = await context.newPage();
  await open(other);
  await expect(other.locator("star-step [part=board]")).toBeVisible();
  await page.close();
  await other.reload();
  await expect(offer(other)).toContainText("Your board of 260 by 260 cells from");
  await other.getByLabel("Language", { exact: true }).selectOption("es");
  await expect(offer(other)).toContainText("Se conserva tu cuadrícula de 260 por 260 celdas");
  await other.getByLabel("Idioma").selectOption("en");
  await offer(other).getByRole("button", { name: "Not now" }).click();
  await expect(offer(other)).toHaveCount(0);
  // The language is in the address until it is the first one again.
  await expectAtRest(other, () => hash(other)).toBe("");
  await other.reload();
  await offer(other).getByRole("button", { name: "Bring it back" }).click();
  await expect(boardOf(other)).toHaveAccessibleName("Board, 260 by 260");
  await expect.poll(() => printOf(other)).toBe(print);
  await other.goBack();
  await expect(boardOf(other)).toHaveAccessibleName("Board, 40 by 24");
  await other.reload();
  await offer(other).getByRole("button", { name: "Forget it" }).click();
  await expect(offer(other)).toHaveCount(0);
  await expectAtRest(other, () => storedIn(other)).toEqual([]);
  await other.goForward();
  await expect(statusOf(other)).toContainText(
    "kept only in the browser in which it was drawn. It cannot be found here",
  );
});

for (const storage of sampled(["full", "blocked"], 1)) {
  test(`where storage is ${storage}, the page says that a large board will be gone, and a lesson`, {
    tag: inTurn(2),
  }, async ({ page }) => {
    await page.addInitScript((storage) => {
      const fail = (/** @type {string} */ name) => () => {
        throw new DOMException(storage, name);
      };
      Storage.prototype.setItem = fail("QuotaExceededError");
      if (storage === "full") IDBObjectStore.prototype.put = fail("QuotaExceededError");
      else IDBFactory.prototype.open = fail("SecurityError");
    }, storage);
    await open(page);
    await openFile(page, irregular(260));
    await expect(statusOf(page)).toContainText("will be gone when this page is closed");
    await draw(page, 3, 5);
    await expect(boardOf(page)).toHaveAccessibleName("Board, 260 by 260");
    expect(hash(page)).toBe("");
    // A lesson is kept while the page is open.
    await write(page);
    await text(page, "Title").fill("Only here");
    await expect(form(page)).toContainText("will be gone when this page is closed");
    await button(page, "Close").click();
    await write(page);
    await expect(form(page)).toContainText("You began to write “Only here”.");
    await button(page, "Go on with it").click();
    await expect(text(page, "Title")).toHaveValue("Only here");
  });
}

test("damaged entries are left out, and nothing breaks", { tag: inTurn(1) }, async ({ page }) => {
  await open(page);
  await openFile(page, irregular(260));
  await draw(page, 3, 5);
  await expect.poll(() => hash(page)).toMatch(/^#kept\./);
  const name = hash(page);
  await page.goto("/?lang=en");
  await page.evaluate(async () => {
    /** @type {IDBDatabase} */
    const database = await new Promise((resolve) => {
      const opening = indexedDB.open("starstep");
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = database.transaction(["boards", "about"], "readwrite");
    const boards = transaction.objectStore("boards");
    boards.openCursor().onsuccess = (event) => {
      const cursor = /** @type {IDBRequest<IDBCursorWithValue | null>} */ (event.target).result;
      if (!cursor) return;
      cursor.update({ ...cursor.value, board: { ...cursor.value.board, cells: new Uint8Array(7) } });
      cursor.continue();
    };
    transaction.objectStore("about").put({ id: "odd", drawn: true, at: "never", width: -1 });
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
    localStorage.setItem("starstep.lesson", "{");
    localStorage.setItem("starstep.lesson.a", '{"raw":{"title":7}}');
    localStorage.setItem("starstep.lesson.b", '{"raw":{"title":"T","summary":"S","captions":5}}');
    sessionStorage.setItem("starstep.late", '[{"search":"?lang=en","hash":"","link":"1.AAAA"},7]');
    sessionStorage.setItem("starstep.check", "~abc");
    sessionStorage.setItem("starstep.tab", "");
  });
  await open(page);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
  await write(page);
  await expect(text(page, "Title")).toHaveValue("");
  await button(page, "Close").click();
  await page.locator("#check").click();
  await expect(page.getByLabel("What your program printed")).toHaveValue("");
  await page.goto(`/?lang=en&again${name}`);
  await expect(statusOf(page)).toContainText("It cannot be found here");
  await expectAtRest(page, () => storedIn(page)).toEqual([]);
});

test("a test that a reload interrupts goes on where it was and gives the board back, and what was pasted into the check survives", async ({
  page,
}) => {
  const log = "7 12\n8 12\n9 13\n";
  const check = page.getByRole("dialog", { name: "Check my A*" });
  const field = check.getByLabel("What your program printed");
  await open(page);
  await page.locator("#check").click();
  await field.fill(log);
  await page.keyboard.press("Escape");
  await expect(check).toHaveCount(0);
  await draw(page, 0, 0);
  const before = await printOf(page);
  const bar = page.locator("star-step > [slot=note]");
  const begin = async () => {
    await page.getByRole("tab", { name: "Why" }).click();
    await page.getByRole("button", { name: "Test yourself" }).click();
  };
  await keeping(page);
  await begin();
  await page.locator("star-step [part=scenario]").getByRole("button", { name: "I do not know" }).click();
  await bar.getByRole("button", { name: "Next question" }).click();
  await expect(bar).toContainText("Question 2 of 8");
  const asked = await printOf(page);
  await page.reload();
  await expect(statusOf(page)).not.toBeEmpty();
  await keeping(page);
  await begin();
  await expect(bar).toContainText("Question 2 of 8");
  await expect.poll(() => printOf(page)).toBe(asked);
  await bar.getByRole("button", { name: "End the test" }).click();
  await expect(bar).toHaveCount(0);
  await expect.poll(() => printOf(page)).toBe(before);
  await page.locator("#check").click();
  await expect(field).toHaveValue(log);
  await check.getByRole("button", { name: "Forget it" }).click();
  await expect(field).toHaveValue("");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("starstep.check"))).toBe(null);
  await page.keyboard.press("Escape");
  await expect(check).toHaveCount(0);
  await begin();
  await expect(bar).toContainText("Question 1 of 8");
});
