// What the Export dialog makes, looked at in a browser: the SVG beside the canvas, videos played, worksheets printed.

import { readFile } from "node:fs/promises";
import { search } from "../tests/page/naive.js";
import { violationsIn } from "./axe.js";
import { expectNothingLeft } from "./left.js";
import { boardIn, expect, expectAtRest, frames, open, shine, test } from "./page.js";
import { inTurn, paired, sampled } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */
/** @typedef {"Picture" | "Filmstrip" | "Video" | "Worksheet"} Kind */

/** Opens a kind of export. @param {Page} page @param {Kind} [kind] */
async function openExport(page, kind = "Picture") {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Export…" }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await choose(dialog, kind);
  return dialog;
}

/** @param {Locator} dialog @param {Kind} kind */
async function choose(dialog, kind) {
  // Where it is may change while the first kind is being shown, which is waited for without force.
  await dialog.getByRole("radio", { name: kind }).click();
  await expect(dialog.locator(kind === "Worksheet" ? ".pages svg" : ".shown > *").first()).toBeVisible();
}

/** @param {Page} page @param {number} step */
const seek = (page, step) =>
  page.locator("star-step").evaluate((star, step) => /** @type {any} */ (star).seek(step), step);

/** What a button has the browser save. @param {Page} page @param {Locator} button */
async function saved(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/**
 * How the preview as SVG differs from the one as PNG: the largest difference between the mean colors of small squares, and
 * the share of pixels that are clearly another color.
 * @param {Locator} dialog
 */
async function difference(dialog) {
  await dialog.getByLabel("Format").selectOption("png");
  const canvas = dialog.locator(".shown canvas");
  const width = await dialog.getByLabel("Width in pixels").inputValue();
  await expect(canvas).toHaveAttribute("width", width);
  // Made anew in the frame after the last choice.
  await frames(dialog.page(), 2);
  const handle = await canvas.elementHandle();
  await dialog.getByLabel("Format").selectOption("svg");
  const svg = dialog.locator(".shown > svg");
  await expect(svg).toHaveAttribute("width", width);
  const found = await svg.evaluate(compared, handle);
  // What differs may also be the page, which shows something else by now.
  await dialog.getByLabel("Format").selectOption("png");
  await expect(canvas).toHaveAttribute("width", width);
  await frames(dialog.page(), 2);
  const isAsBefore = await canvas.evaluate(
    (now, before) =>
      /** @type {HTMLCanvasElement} */ (now).toDataURL() === /** @type {HTMLCanvasElement} */ (before).toDataURL(),
    handle,
  );
  await dialog.getByLabel("Format").selectOption("svg");
  await expect(svg).toHaveAttribute("width", width);
  return { ...found, isAsBefore };
}

/** In the page: how an SVG differs from a canvas. @param {SVGElement | HTMLElement} svg @param {unknown} shown */
async function compared(svg, shown) {
  const canvas = /** @type {HTMLCanvasElement} */ (shown);
  const { width, height } = canvas;
  const text = new XMLSerializer().serializeToString(svg);
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  if (parsed.querySelector("parsererror, image")) throw new Error("This is no vector drawing.");
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  await image.decode();
  const pixelsOf = (/** @type {CanvasImageSource} */ source) => {
    const copy = Object.assign(document.createElement("canvas"), { width, height });
    const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d", { willReadFrequently: true }));
    context.drawImage(source, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  };
  const [a, b] = [pixelsOf(canvas), pixelsOf(image)];
  const SIDE = 12;
  let [largest, others] = [0, 0];
  for (let top = 0; top + SIDE <= height; top += SIDE) {
    for (let left = 0; left + SIDE <= width; left += SIDE) {
      const sums = [0, 0, 0];
      for (let y = top; y < top + SIDE; y++) {
        for (let x = left; x < left + SIDE; x++) {
          const at = 4 * (y * width + x);
          const apart = [0, 1, 2].map((i) => a[at + i] - b[at + i]);
          for (const i of [0, 1, 2]) sums[i] += apart[i];
          if (Math.max(...apart.map(Math.abs)) > 64) others++;
        }
      }
      largest = Math.max(largest, ...sums.map((sum) => Math.abs(sum) / SIDE ** 2));
    }
  }
  return { width: image.width, largest, share: others / (width * height), bytes: text.length, shown: width };
}

/** That a picture is the same as SVG and as PNG. @param {string} what @param {Locator} dialog */
async function expectSame(what, dialog) {
  const { width, largest, share, bytes, shown, isAsBefore } = await difference(dialog);
  expect([what, isAsBefore], "the canvas shows the same before and after").toEqual([what, true]);
  expect([what, width]).toEqual([what, shown]);
  expect(largest, what).toBeLessThan(26);
  expect(share, what).toBeLessThan(0.002);
  expect(bytes, what).toBeLessThan(200_000);
}

/** The Export dialog with a picture of the board alone. @param {Page} page */
async function openBare(page) {
  const dialog = await openExport(page);
  await dialog.getByLabel("Width in pixels").fill("960");
  await dialog.getByLabel("Legend").uncheck();
  await dialog.getByLabel("Sentence of the step").uncheck();
  return dialog;
}

/** Searches from both sides, over penalties, up to a step. @param {Page} page */
async function searchBothSides(page) {
  await page.getByLabel("Algorithm").selectOption("bidirectional-astar");
  await page.locator("star-step").evaluate((star) => {
    const element = /** @type {any} */ (star);
    for (let y = 0; y < 24; y += 2) {
      for (let x = 0; x < 40; x += 3) {
        if (element.solver.cell(x, y) === 0) element.setCell(x, y, 1 + ((x * y) % 60));
      }
    }
    element.seek(30);
  });
}

/** A board whose cells have room for all their numbers in a small picture. */
const ROOMY =
  "height 6\nwidth 9\nstart 1 3\ngoal 7 3\nmap\n.........\n...@.....\n...@.@...\n...@.@...\n.....@...\n.........\n";

/** Searches it from both sides, over penalties. @param {Page} page */
async function searchRoomy(page) {
  await page.locator("star-step").evaluate((star, map) => /** @type {any} */ (star).load(map), ROOMY);
  await page.getByLabel("Algorithm").selectOption("bidirectional-astar");
  await page.locator("star-step").evaluate((star) => {
    const element = /** @type {any} */ (star);
    for (const x of [0, 2, 4, 6, 8]) element.setCell(x, 5, 1 + 6 * x);
    element.seek(8);
  });
  // What marks its neighbors may be drawn a little later, and then it would be in one of two pictures only.
  await expect(page.locator("star-step .explained [data-mark=opened]")).toBeVisible();
  await frames(page, 4);
}

/** Pictures of all that is drawn: how each is come to in the page, and what is chosen in the dialog then. @type {[string, (page: Page) => Promise<void>, (dialog: Locator) => Promise<unknown>][]} */
const LOOKS = [
  [
    "words",
    (page) => seek(page, 60),
    async (dialog) => {
      await dialog.getByLabel("Legend").check();
      await dialog.getByLabel("Sentence of the step").check();
    },
  ],
  [
    "a path through g, h and f",
    async (page) => {
      await page.locator("star-step").evaluate((star, map) => /** @type {any} */ (star).load(map), ROOMY);
      await seek(page, 9999);
    },
    async (dialog) => {
      await dialog.getByLabel("Numbers in the cells").selectOption("all");
      await expect(dialog.locator(".note")).toHaveText("");
    },
  ],
  ["two sides and penalties", searchRoomy, (dialog) => dialog.getByLabel("Only what was searched").check()],
  [
    "a layer",
    async (page) => {
      await searchRoomy(page);
      await page.locator('star-step .letters input[value="g"]').check();
      await expect(page.locator("star-step .scale")).toBeVisible();
    },
    async () => {},
  ],
];

test("the SVG shows what the canvas shows: words, a path through numbers, two sides over penalties, a layer", {
  tag: inTurn(2),
}, async ({ page }) => {
  await open(page);
  const themes = sampled(
    [
      ["light", "dark"],
      ["dark", "light"],
    ],
    1,
  )[0];
  for (const [index, [name, arrive, choose]] of sampled(LOOKS, 2).entries()) {
    await arrive(page);
    const dialog = await openBare(page);
    const theme = themes[index % 2];
    await dialog.getByLabel("Colors").selectOption(theme);
    await choose(dialog);
    await expectSame(`${name}, ${theme}`, dialog);
    await page.keyboard.press("Escape");
  }
});

test("the SVG shows what the canvas shows: both themes, with numbers and without, and all the rest", {
  tag: "@thorough",
}, async ({ page }) => {
  await open(page);
  await seek(page, 60);
  const dialog = await openBare(page);
  await expectSame("a step", dialog);
  await dialog.getByLabel("Only what was searched").check();
  await expectSame("what was searched", dialog);
  await dialog.getByLabel("Only what was searched").uncheck();
  await dialog.getByLabel("Colors").selectOption("dark");
  await expectSame("dark", dialog);
  await dialog.getByLabel("Legend").check();
  await dialog.getByLabel("Sentence of the step").check();
  await expectSame("words", dialog);
  await dialog.getByLabel("Width in pixels").fill("1920");
  await dialog.getByLabel("Numbers in the cells").selectOption("all");
  await expectSame("g, h and f", dialog);
  await page.keyboard.press("Escape");

  await seek(page, 9999);
  await openBare(page);
  await dialog.getByLabel("Width in pixels").fill("1920");
  await dialog.getByLabel("Numbers in the cells").selectOption("f");
  await expectSame("a path through numbers", dialog);
  await page.keyboard.press("Escape");

  await searchBothSides(page);
  await openBare(page);
  await expectSame("two sides and penalties", dialog);
  await page.keyboard.press("Escape");
  await page.locator('star-step .letters input[value="g"]').check();
  await expect(page.locator("star-step .scale")).toBeVisible();
  await openBare(page);
  await expectSame("a layer", dialog);
  await dialog.getByLabel("Colors").selectOption("dark");
  await expectSame("a layer in the other theme", dialog);
});

test("searches that are compared are in one picture: side by side with their names, or as an overlay", async ({
  page,
}) => {
  await open(page);
  const compare = (/** @type {string} */ layout) =>
    page.locator("star-step").evaluate(async (star, layout) => {
      const element = /** @type {any} */ (star);
      await element.compare([{ algorithm: "greedy" }, { algorithm: "dijkstra" }], { layout });
      element.seek(70);
    }, layout);
  await compare("beside");
  const dialog = await openExport(page);
  await expect(dialog.getByLabel("All boards that are compared")).toBeChecked();
  const beside = await difference(dialog);
  expect(beside.largest).toBeLessThan(26);
  expect(beside.share).toBeLessThan(0.002);
  const { bytes } = await saved(page, dialog.getByRole("button", { name: "Download" }));
  const words = bytes.toString().replace(/<[^>]*>/g, "");
  for (const name of ["A* · Step 70", "Greedy · Step 33", "Dijkstra · Step 70"]) expect(words).toContain(name);
  await dialog.getByLabel("All boards that are compared").uncheck();
  await expect(dialog.locator(".shown > svg text", { hasText: "Greedy" })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await compare("overlay");
  await openExport(page);
  await expect(dialog.getByLabel("All boards that are compared")).toBeHidden();
  await dialog.getByLabel("Legend").uncheck();
  await dialog.getByLabel("Sentence of the step").uncheck();
  for (const theme of sampled(["light", "dark"], 1)) {
    await dialog.getByLabel("Colors").selectOption(theme);
    const overlay = await difference(dialog);
    expect(overlay.largest, theme).toBeLessThan(20);
    expect(overlay.share, theme).toBeLessThan(0.002);
  }
});

test("files have the size that was chosen and a name that tells what they are, and everything is reached with the keyboard alone", async ({
  page,
}) => {
  await open(page);
  await seek(page, 42);
  const dialog = await openExport(page);
  await dialog.getByLabel("Width in pixels").fill("777");
  const png = await saved(page, dialog.getByRole("button", { name: "Download" }));
  expect(png.name).toMatch(/40x24-step-42\.png$/);
  expect(png.bytes.readUInt32BE(16)).toBe(777);
  await dialog.getByLabel("Nothing behind the board").check();
  await dialog.getByLabel("Format").selectOption("svg");
  const svg = await saved(page, dialog.getByRole("button", { name: "Download" }));
  expect(svg.name).toMatch(/step-42\.svg$/);
  expect(svg.bytes.toString()).toContain("Step 42");
  await choose(dialog, "Filmstrip");
  await dialog.getByLabel("Steps", { exact: true }).selectOption("list");
  await dialog.getByLabel("Step numbers").fill("3, 14, 15");
  await dialog.getByLabel("Format").selectOption("svg");
  await expect(dialog.locator(".shown > svg")).toBeVisible();
  const strip = await saved(page, dialog.getByRole("button", { name: "Download" }));
  expect(Array.from(strip.bytes.toString().matchAll(/>Step (\d+)</g), ([, step]) => step)).toEqual(["3", "14", "15"]);
  await dialog.getByLabel("Step numbers").fill("3, 9999");
  await expect(dialog.getByText(/^There is no step 9,999: the last one is step \d+\.$/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Download" })).toBeDisabled();
  await page.keyboard.press("Escape");
  // The page is still at its own step.
  await expectAtRest(page, () =>
    page.locator("star-step").evaluate((star) => /** @type {any} */ (star).solver.position),
  ).toBe(42);

  await page.getByRole("button", { name: "Share", exact: true }).focus();
  await page.keyboard.press("Enter");
  const exporting = page.getByRole("button", { name: "Export…" });
  await expect(exporting).toBeVisible();
  for (let i = 0; i < 20 && !(await exporting.evaluate((own) => own === document.activeElement)); i++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("radio", { name: "Picture" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "Filmstrip" })).toBeChecked();
  await expect(dialog.getByLabel("Columns")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(dialog.getByLabel("Steps", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

/** How many cells a plain search has closed after each step. @param {Page} page */
async function closedCounts(page) {
  const board = await boardIn(page);
  const counts = [0];
  for (const { nodes } of search(board, { algorithm: "astar", diagonal: "no-corner-cutting", weight: 1 })) {
    counts.push([...nodes.values()].filter(({ isClosed }) => isClosed).length);
  }
  return { counts, board };
}

/**
 * Puts a function into a page: how many cells of a frame have the color of closed ones, at a place in each cell where there
 * is no mark; start and goal have colors of their own.
 * @param {Page} page
 */
const teachCounting = (page) =>
  page.evaluate(
    `window.closedIn = ${function closedIn(
      /** @type {CanvasImageSource} */ image,
      /** @type {number} */ width,
      /** @type {number} */ height,
      /** @type {{ width: number, height: number }} */ board,
      /** @type {number[]} */ color,
    ) {
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const size = Math.floor((width - 12) / board.width);
      const left = Math.floor((width - (size * board.width + 12)) / 2) + 6;
      let count = 0;
      for (let y = 0; y < board.height; y++) {
        for (let x = 0; x < board.width; x++) {
          const at = 4 * (Math.floor(6 + (y + 0.25) * size) * width + Math.floor(left + (x + 0.25) * size));
          if (color.every((value, i) => Math.abs(data[at + i] - value) < 24)) count++;
        }
      }
      return count;
    }}`,
  );

/** The color of closed cells in the light theme. */
const CLOSED = [0xef, 0xcc, 0x95];

/** The first and the last step of the video. */
const [FROM, TO] = [50, 60];

for (const how of /** @type {const} */ (["encoded", "recorded", "failed"])) {
  // What is recorded where an encoder has failed is recorded as where there is none.
  const tag = how === "recorded" ? ["@thorough"] : [];
  test(`a video plays: it has a length, and its frames show what a plain search has closed: ${how}`, {
    tag,
  }, async ({ page }) => {
    await page.addInitScript((how) => {
      // What is encoded is recorded by nobody; where nothing can be encoded, or that fails, it is recorded all the same.
      if (how === "recorded") Reflect.deleteProperty(window, "VideoEncoder");
      else if (how === "failed")
        VideoEncoder.prototype.encode = () => {
          throw new DOMException("It is broken.", "EncodingError");
        };
      else
        MediaRecorder.prototype.start = () => {
          throw new Error("It is recorded.");
        };
    }, how);
    await open(page);
    const { counts, board } = await closedCounts(page);
    const { duration, closedAt, close } = await videoOf(page, board);
    // Ten pictures in the first second, and the last one for two.
    if (how === "encoded") expect(duration).toBeCloseTo(3, 1);
    expect(duration).toBeGreaterThan(2.5);
    expect(duration).toBeLessThan(60);
    // One is the start, which has a color of its own.
    await expect.poll(() => closedAt(duration - 0.1)).toBe(counts[TO] - 1);
    if (how === "encoded") await expect.poll(() => closedAt(0.55)).toBe(counts[55] - 1);
    // How soon pictures are recorded depends on the machine.
    await expect.poll(() => closedAt(0.55)).toBeGreaterThanOrEqual(counts[FROM] - 1);
    await expect.poll(() => closedAt(0.55)).toBeLessThanOrEqual(counts[TO] - 1);
    await close();
  });
}

/**
 * Makes a video and shows it: its length, and how many closed cells the picture at a time has. Where the browser has gone to
 * a time it may still draw the picture before, so this is asked until it is right.
 * @param {Page} page
 * @param {{ width: number, height: number }} board
 */
async function videoOf(page, board) {
  const dialog = await openExport(page, "Video");
  await dialog.getByLabel("Format").selectOption("webm");
  await dialog.getByLabel("Colors").selectOption("light");
  await dialog.getByLabel("From step").fill(String(FROM));
  await dialog.getByLabel("To step").fill(String(TO));
  await dialog.getByLabel("Pictures per second").fill("10");
  const { name, bytes } = await saved(page, dialog.getByRole("button", { name: "Make the video" }));
  expect(name).toMatch(/steps-50-60\.webm$/);
  await expect(dialog.getByText(/^Done: /)).toBeVisible();
  // The page's own policy lets no video in.
  const other = await page.context().newPage();
  await other.setContent("<video muted></video>");
  await teachCounting(other);
  const shown = other.locator("video");
  const duration = await shown.evaluate(async (element, base64) => {
    const video = /** @type {HTMLVideoElement} */ (element);
    video.src = `data:video/webm;base64,${base64}`;
    await new Promise((resolve, reject) => Object.assign(video, { onloadeddata: resolve, onerror: reject }));
    return video.duration;
  }, bytes.toString("base64"));
  const size = { width: board.width, height: board.height };
  const closedAt = (/** @type {number} */ time) =>
    shown.evaluate(
      async (element, { time, size, color }) => {
        const video = /** @type {HTMLVideoElement} */ (element);
        const isThere = new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
        video.currentTime = time;
        await isThere;
        const { videoWidth, videoHeight } = video;
        return /** @type {number} */ (
          /** @type {any} */ (window).closedIn(video, videoWidth, videoHeight, size, color)
        );
      },
      { time, size, color: CLOSED },
    );
  return { duration, closedAt, close: () => other.close() };
}

test("a GIF is decoded: each step is a frame, and the first and the last show what a plain search has closed", async ({
  page,
}) => {
  await open(page);
  const { counts, board } = await closedCounts(page);
  const dialog = await openExport(page, "Video");
  await dialog.getByLabel("Format").selectOption("gif");
  await dialog.getByLabel("Colors").selectOption("light");
  await dialog.getByLabel("Width in pixels").fill("640");
  await dialog.getByLabel("From step").fill("14");
  await dialog.getByLabel("To step").fill("20");
  await dialog.getByLabel("Steps between pictures").fill("3");
  await dialog.getByLabel("Pictures per second").fill("5");
  const { bytes } = await saved(page, dialog.getByRole("button", { name: "Make the video" }));
  await teachCounting(page);
  const { frameCount, shown } = await page.evaluate(
    async ({ base64, size, color }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const decoder = new ImageDecoder({ data, type: "image/gif" });
      await decoder.tracks.ready;
      await decoder.completed;
      const frameCount = decoder.tracks.selectedTrack?.frameCount ?? 0;
      const shown = [];
      for (const frameIndex of [0, frameCount - 1]) {
        const { image } = await decoder.decode({ frameIndex });
        const { displayWidth, displayHeight, duration } = image;
        const count = /** @type {any} */ (window).closedIn(image, displayWidth, displayHeight, size, color);
        shown.push([count, duration]);
        image.close();
      }
      return { frameCount, shown };
    },
    { base64: bytes.toString("base64"), size: { width: board.width, height: board.height }, color: CLOSED },
  );
  expect(frameCount).toBe([14, 17, 20].length);
  expect(shown).toEqual([
    [counts[14] - 1, 200_000],
    [counts[20] - 1, 2_000_000],
  ]);
  // What takes long can be given up.
  await dialog.getByLabel("From step").fill("0");
  await dialog.getByLabel("To step").fill("9999");
  await dialog.getByLabel("Steps between pictures").fill("1");
  await dialog.getByLabel("Width in pixels").fill("1920");
  await dialog.getByRole("button", { name: "Make the video" }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByText("Canceled.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Make the video" })).toBeFocused();
});

const KINDS = /** @type {const} */ (["picture", "filmstrip", "video", "worksheet"]);

test("no violations that axe can find, no scrolling sideways, in each kind and language", async ({ page }) => {
  await open(page);
  const cases = /** @type {const} */ ([
    [320, 900, "en"],
    [1440, 900, "es"],
    [740, 360, "zh"],
  ]);
  const examined = sampled(paired(KINDS, /** @type {const} */ (["light", "dark"])), 2);
  for (const [index, [width, height, lang]] of sampled(cases, 2).entries()) {
    await page.setViewportSize({ width, height });
    await page.locator("#language").evaluate((select, lang) => {
      Object.assign(select, { value: lang });
      select.dispatchEvent(new Event("change"));
    }, lang);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await page.locator("#share").evaluate((button) => /** @type {HTMLElement} */ (button).click());
    await page.locator(".share .export").click();
    const labels = page.locator(".take .segments label");
    await expect(labels).toHaveCount(KINDS.length + 1);
    const places = () =>
      labels.evaluateAll((all) =>
        /** @type {HTMLElement[]} */ (all).map(({ offsetLeft, offsetWidth }) => [offsetLeft, offsetWidth]),
      );
    const before = await places();
    /** @type {number[] | undefined} */
    let box;
    for (const kind of KINDS) {
      await page.locator(`.take .segments input[value=${kind}]`).check({ force: true });
      await expect(page.locator(`.take section.${kind} :is(.shown > *, .pages svg)`).first()).toBeVisible();
      const isWide = await page.locator(".take").evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
      expect([kind, width, isWide]).toEqual([kind, width, false]);
      // The one that is chosen is bold, and none moves for that. Boxes are as large beside long words.
      await expect.poll(places, `${kind}, ${lang}`).toEqual(before);
      // What is done stands at the lower right, the most usual last, and of each choice the whole text is seen.
      const form = await page.locator(".take").evaluate((dialog) => {
        const room = dialog.getBoundingClientRect();
        const acts = /** @type {HTMLElement[]} */ ([...dialog.querySelectorAll(".foot button")]).filter(
          (button) => !button.hidden,
        );
        const [foot, last] = [dialog.querySelector(".foot"), acts.at(-1)].map((it) => it?.getBoundingClientRect());
        const context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
        const cut = [...dialog.querySelectorAll("select")].filter((select) => {
          const { font, paddingInlineStart } = getComputedStyle(select);
          context.font = font;
          const { width } = context.measureText(select.selectedOptions[0].text);
          // The arrow of a list has 20 px.
          return select.clientWidth > 0 && width + Number.parseFloat(paddingInlineStart) + 20 > select.clientWidth;
        });
        return {
          box: [room.top, room.height],
          aside: Math.round(room.right - (last?.right ?? 0)) <= 25,
          below: Math.round(room.bottom - (foot?.bottom ?? 0)),
          isPrimary: acts.at(-1)?.classList.contains("primary"),
          cut: cut.map(({ value }) => value),
        };
      });
      box ??= form.box;
      const isScrolled = kind === "worksheet" && width < 760;
      expect([kind, lang, form]).toEqual([
        kind,
        lang,
        { box, aside: true, below: isScrolled ? form.below : 1, isPrimary: true, cut: [] },
      ]);
      const boxes = page.locator(".take input[type=checkbox]:visible");
      const widths = () => boxes.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().width));
      await expect.poll(async () => (await widths()).filter((it) => it !== 20), `${kind}, ${lang}`).toEqual([]);
      for (const [, colorScheme] of examined.filter(([it], place) => it === kind && place % 2 === index)) {
        await shine(page, colorScheme);
        const violations = await violationsIn(page, { include: [".take"] });
        expect([kind, lang, colorScheme, ...violations]).toEqual([kind, lang, colorScheme]);
      }
    }
    await page.keyboard.press("Escape");
    await expect(page.locator(".take")).toHaveCount(0);
  }
});

test("nothing is left behind by many exports opened and closed", { tag: "@thorough" }, async ({ page }) => {
  await open(page);
  await openExport(page);
  await page.keyboard.press("Escape");
  const act = (/** @type {number} */ times) =>
    page.evaluate(async (times) => {
      const frame = () => new Promise(requestAnimationFrame);
      const find = async (/** @type {string} */ selector) => {
        for (;;) {
          const found = /** @type {HTMLElement | null} */ (document.querySelector(selector));
          if (found) return found;
          await frame();
        }
      };
      const kinds = ["filmstrip", "video", "worksheet"];
      for (let i = 0; i < times; i++) {
        (await find("#share")).click();
        (await find(".share .export")).click();
        await find(".take section.picture .shown > *");
        if (i % 4 === 0) {
          const kind = kinds[(i / 4) % kinds.length];
          (await find(`.take .segments input[value=${kind}]`)).click();
          // Some are closed while they still search.
          if (i % 8 === 0) await find(`.take section.${kind} :is(.shown > *, .pages svg)`);
        }
        (await find(".take header button")).click();
        await frame();
      }
    }, times);
  await expectNothingLeft(page, act, { warm: 12 });
});
