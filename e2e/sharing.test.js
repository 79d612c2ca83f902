import { readFile } from "node:fs/promises";
import {
  arrive,
  boardOf,
  drag,
  expect,
  expectAtRest,
  mapFile,
  open,
  openFile,
  openTab,
  SHIPPED,
  savedMap,
  statusOf,
  test,
} from "./page.js";
import { inTurn, sampled } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

const CORRIDOR = `
....................
s..................g
....................
`;

const hash = (/** @type {Page} */ page) => new URL(page.url()).hash;

/** Waits until the address follows what was just done. @param {Page} page @param {() => Promise<unknown>} act */
async function followed(page, act) {
  const before = hash(page);
  await act();
  await page.waitForURL((url) => url.hash !== before);
}

/** Goes to another link like somebody who pastes it into the address bar. @param {Page} page @param {string} fragment */
const paste = (page, fragment) =>
  page.evaluate((fragment) => {
    location.hash = fragment;
  }, fragment);

/** Opens the page with its clock installed. @param {Page} page @param {string} [path] */
async function openTimed(page, path) {
  await page.clock.install();
  await open(page, path);
}

/**
 * Checks that the address stays as it is for longer than following a change takes. The page's clock must be installed.
 * @param {Page} page
 * @param {string} [expected]
 */
async function staysAt(page, expected = "") {
  await page.clock.runFor(1200);
  // Whatever had started by then is finished when a link that is requested later is there.
  await linkOf(page);
  expect(hash(page)).toBe(expected);
}

/** The link that the element offers. @param {Page} page */
const linkOf = (page) => page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).toLink());

test("the address follows in one entry of the history, and a reload shows the same; while it plays the address waits, and what is shared is the step that was shown", async ({
  page,
}) => {
  await openTimed(page);
  const entries = await page.evaluate(() => history.length);
  await staysAt(page);
  await openFile(page, mapFile(CORRIDOR));
  await followed(page, () =>
    drag(page, [
      [4, 0],
      [4, 1],
    ]),
  );
  await followed(page, () => page.getByLabel("Algorithm").selectOption("dijkstra"));
  await followed(page, () => page.getByRole("slider", { name: "Step" }).fill("7"));
  await followed(page, () => page.getByRole("button", { name: "Zoom in" }).click());
  expect(hash(page)).toMatch(/^#1\.[\w-]+$/);
  await expectAtRest(page, () => page.evaluate(() => history.length)).toBe(entries);
  await expectAtRest(page, () => linkOf(page)).toBe(page.url());
  const map = await savedMap(page);

  await page.reload();
  await expect(boardOf(page)).toHaveAccessibleName("Board, 20 by 3");
  await expect(statusOf(page)).toHaveText(/^Paused at step 7 of/);
  await expect(page.getByLabel("Algorithm")).toHaveValue("dijkstra");
  await expect(page.getByRole("button", { name: "Zoom out" })).toBeEnabled();
  await expectAtRest(page, () => savedMap(page)).toBe(map);
  await expectAtRest(page, () => linkOf(page)).toBe(page.url());

  // While it plays the address waits, also for what it did not hold yet.
  await page.getByRole("slider", { name: "Speed" }).fill("20");
  const third = await page.evaluate(async () => {
    const star = /** @type {StarStep} */ (document.querySelector("star-step"));
    const changed = new Promise((resolve) => star.addEventListener("change", resolve, { once: true }));
    star.seek(3);
    await changed;
    const link = await star.toLink();
    star.play();
    return link;
  });
  await staysAt(page, new URL(third).hash);
  await followed(page, () => page.getByRole("button", { name: "Pause" }).click());
  await page.getByRole("slider", { name: "Step" }).fill("5");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this board" });
  const told = await dialog.getByText(/characters: board 20 × 3/).innerText();
  const [, step] = told.match(/ step (\d+),/) ?? [];
  expect(Number(step)).toBeGreaterThanOrEqual(5);
  await expect(dialog.getByRole("textbox", { name: "Picture for Markdown" })).toHaveValue(
    new RegExp(`, step ${step} of .*-step-${step}\\.png`),
  );
  await page.keyboard.press("Escape");
  await expect(statusOf(page)).toHaveText(new RegExp(`^Paused at step ${step} of`));
});

test("going back goes from link to link, and to the board without one", async ({ page }) => {
  await openTimed(page);
  const links = [];
  for (const map of ["s.g", "s..\n..g"]) {
    await openFile(page, mapFile(map));
    links.push(new URL(await linkOf(page)).hash);
  }
  // Without what follows the #.
  await arrive(page, "/?lang=en&again");
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
  // An undone change leaves the address as it was: then the page has recorded what it shows without a link.
  await openTab(page, "Board");
  await followed(page, () => page.getByRole("button", { name: "Clear walls" }).click());
  await followed(page, () => page.getByRole("button", { name: "Undo" }).click());
  expect(hash(page)).toBe("");
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await paste(page, links[0]);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 3 by 1");
  await paste(page, links[1]);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 3 by 2");
  await page.goBack();
  await expect(boardOf(page)).toHaveAccessibleName("Board, 3 by 1");
  await page.goBack();
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
  await expectAtRest(page, () => page.evaluate(() => Reflect.get(globalThis, "isSamePage"))).toBe(true);
  await staysAt(page);

  // A page opened by a link has no other board yet.
  await page.goto(`/?lang=en${links[0]}`);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 3 by 1");
  await page.evaluate(() => {
    location.hash = "";
  });
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
});

/** @type {[string, RegExp][]} */
const WRONG = [
  ["1.JAMJBBcdAAAeABAACAgYkn2ib", /damaged or was cut off/],
  ["4.JAMJBBcdAAAeABAACAgYkn2ibw", /newer Starstep: it has format 4, and this one reads up to 3/],
  ["somewhere", /is not a Starstep link/],
  ["1.EA97ImNvbG9yIjoicmVkIn29Fc4c", /asks for color “red”, which this version of Starstep does not have/],
  ["1.AQdub3doZXJlfvBw6A", /scenario “nowhere”, which does not exist here/],
];

for (const [link, sentence] of sampled(WRONG, 1)) {
  test(`the link ${link} is answered with a sentence and nothing is lost, and a right one is opened`, async ({
    page,
  }) => {
    await openTimed(page, `/?lang=en#${link}`);
    await expect(statusOf(page)).toHaveText(sentence);
    await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
    // The picture for visitors without scripts is not for this.
    await expect(page.locator("star-step img")).toHaveCount(0);
    // It stays until something changes, because a newer page may be able to read it.
    await staysAt(page, `#${link}`);

    await openFile(page, mapFile(CORRIDOR));
    await expect.poll(() => hash(page)).not.toBe(`#${link}`);
    const before = await savedMap(page);
    // So are all that are pasted.
    for (const [pasted, sentence] of WRONG) {
      await paste(page, pasted);
      await expect(statusOf(page)).toHaveText(sentence);
      await expectAtRest(page, () => savedMap(page)).toBe(before);
    }
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
    await expect(statusOf(page)).toHaveText(/^Path found/);

    // One that is right is opened, the last of several, and undo brings the board back.
    const first = await savedMap(page);
    await paste(page, "1.JAMJBBcdAAAeABAACAgYkn2ibw");
    await expect(boardOf(page)).toHaveAccessibleName(/^Board, 10 by 5/);
    await expect(statusOf(page)).toHaveText(/^Paused at step 3 of/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
    await expectAtRest(page, () => savedMap(page)).toBe(first);
    const shown = await page.evaluate(async () => {
      const star = /** @type {StarStep} */ (document.querySelector("star-step"));
      return Promise.all([star.openLink("1.IP8f_x8A____BwAA_v__DxWIP6Y"), star.openLink("#1.IAMBAAcAAA__7qL7vg")]);
    });
    expect(shown).toEqual([false, true]);
    await expect(boardOf(page)).toHaveAccessibleName("Board, 4 by 2");
  });
}

test("elements open the link in their attribute, and leave the page's address alone", { tag: inTurn(1) }, async ({
  page,
  warned,
}) => {
  await page.clock.install();
  await arrive(page, `${SHIPPED}/examples/html/index.html`);
  const [first, second] = [page.locator("star-step").nth(0), page.locator("star-step").nth(1)];
  await first.evaluate((star) => {
    const fresh = document.createElement("star-step");
    fresh.setAttribute("link", "1.JAMJBBcdAAAeABAACAgYkn2ibw");
    star.replaceWith(fresh);
  });
  await expect(first.getByRole("application")).toHaveAccessibleName(/^Board, 10 by 5/);
  await expect(first.getByRole("status")).toHaveText(/^Paused at step 3 of/);
  await second.scrollIntoViewIfNeeded();
  await second.evaluate((star) => star.setAttribute("link", "1.damaged"));
  await expect(second.getByRole("status")).toHaveText(/damaged/);
  expect(warned.splice(0)).toEqual([expect.stringContaining("damaged")]);
  await expect(second.getByRole("application")).toHaveAccessibleName(/^Board, 21 by 9/);
  await first.getByRole("button", { name: "Step forward" }).click();
  await staysAt(page);
  const link = await first.evaluate((star) =>
    /** @type {StarStep} */ (star).toLink({ base: "https://example.org/s/" }),
  );
  expect(link).toMatch(/^https:\/\/example\.org\/s\/#1\./);
});

test("Share copies a link and three texts that embed the board, and saves its picture", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await openFile(page, mapFile(CORRIDOR));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this board" });
  const copied = async (/** @type {string} */ name, /** @type {string} */ kind = "") => {
    if (kind) await dialog.getByRole("radio", { name: kind }).check();
    await dialog.getByRole("button", { name: kind ? `Copy: ${name}` : "Copy link" }).click();
    await expect(dialog.getByText(`Copied: ${name}`)).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const link = await copied("Link");
  expect(link).toBe(await linkOf(page));
  await expect(
    dialog.getByText(`${link.length} characters: board 20 × 3, default options, the end of the search, the language.`),
  ).toBeVisible();
  const fragment = new URL(link).hash;
  const { origin } = new URL(link);
  const [, alt, file, address] =
    (await copied("Picture for Markdown", "Markdown")).match(/^\[!\[(.*)\]\((.*)\)\]\((.*)\)$/) ?? [];
  expect(address).toBe(link);
  const steps = await page.getByRole("slider", { name: "Step", includeHidden: true }).getAttribute("max");
  expect(alt).toBe(`A board of 20 by 3 cells searched with A\\*, step ${steps} of ${steps}`);
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save picture" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(file);
  const picture = await colorsOf(page, await readFile(await saved.path()));
  expect(picture.width).toBe(960);
  // Start, goal, what was taken, and the path, in light colors.
  expect(picture.colors).toEqual(expect.arrayContaining(["#0b7a4b", "#d93228", "#f3d9af", "#ac1c14"]));
  await expect(copied("Frame for any site (iframe)", "Frame (iframe)")).resolves.toContain(
    `src="${origin}/embed.html${fragment}"`,
  );
  const element = await copied("Element for a page of your own", "Element");
  expect(element).toContain(`<star-step link="${fragment.slice(1)}"></star-step>`);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeFocused();

  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(boardOf(visitor)).toHaveAccessibleName("Board, 20 by 3");
  await visitor.close();

  // Where copying is not allowed the text is selected.
  await page.bringToFront();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
  });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  // What is shared is seen first: the picture, with what it is for those who do not see it.
  const shown = dialog.getByRole("img", {
    name: `A board of 20 by 3 cells searched with A*, step ${steps} of ${steps}`,
  });
  await expect.poll(() => shown.evaluate((image) => /** @type {HTMLImageElement} */ (image).naturalWidth)).toBe(960);
  const copying = dialog.getByRole("button", { name: "Copy link" });
  await copying.click();
  await expect(dialog.getByText(/The text is selected/)).toBeVisible();
  // It can be read while it is pointed at, too.
  await copying.hover();
  const { color, background } = await copying.evaluate((button) => {
    const style = getComputedStyle(button);
    return { color: style.color, background: style.backgroundColor };
  });
  expect([color, background]).toEqual(["rgb(255, 254, 251)", "rgb(25, 33, 43)"]);
  const field = dialog.getByRole("textbox", { name: "Link", exact: true });
  const selected = () =>
    field.evaluate((element) => {
      const { value, selectionStart, selectionEnd } = /** @type {HTMLInputElement} */ (element);
      return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
    });
  await expectAtRest(page, selected).toBe(link);
});

test("a board that fits into no link can still be shown, and Share says so", { tag: inTurn(2) }, async ({ page }) => {
  await open(page);
  const cells = noise(1300);
  await page.evaluate(
    (text) => {
      const cells = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
      const star = /** @type {StarStep} */ (document.querySelector("star-step"));
      star.openBoard({ width: 1300, height: 1300, cells, start: [0, 0], goal: [5, 0], origin: [0, 0] }, {});
    },
    cells.map((cell) => String.fromCharCode(cell)).join(""),
  );
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/too large and too irregular for a link/)).toBeVisible();
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save .map" }).press("Enter");
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("board-1300x1300.map");
  const text = await readFile(await saved.path(), "utf8");
  const rows = text.slice(text.indexOf("map\n") + 4).trimEnd();
  // A penalty of 20 has a letter of its own, and so have the others.
  const letters = cells.map((cell) => (cell === 20 ? "S" : String.fromCharCode(0x2800 + cell)));
  const expected = Array.from({ length: 1300 }, (_, y) => letters.slice(1300 * y, 1300 * (y + 1)).join("")).join("\n");
  expect(rows === expected).toBe(true);
  // It is kept in the browser instead, and Share says so.
  await expect.poll(() => hash(page)).toMatch(/^#kept\.\w+$/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(dialog.getByText(/This browser keeps the board/)).toBeVisible();
});

/**
 * The width of a picture, and which colors cover more than a few hundred of its pixels.
 * @param {Page} page
 * @param {Buffer} png
 */
const colorsOf = (page, png) =>
  page.evaluate(
    async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, picture.width, picture.height);
      /** @type {Record<string, number>} */
      const counts = {};
      for (let at = 0; at < data.length; at += 4) {
        const color = `#${[0, 1, 2].map((part) => data[at + part].toString(16).padStart(2, "0")).join("")}`;
        counts[color] = (counts[color] ?? 0) + 1;
      }
      return { width: picture.width, colors: Object.keys(counts).filter((color) => counts[color] > 300) };
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );

/** Penalties that no compression makes small, for a square board. @param {number} side */
function noise(side) {
  let seed = 1;
  return Array.from({ length: side * side }, () => {
    seed = (seed * 48271) % 2147483647;
    return 1 + (seed % 254);
  });
}
