import { boardOf, drag, expect, mapFile, open, openFile, openTab, SHIPPED, savedMap, statusOf, test } from "./page.js";

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
  await expect.poll(() => hash(page)).not.toBe(before);
}

/** Goes to another link like somebody who pastes it into the address bar. @param {Page} page @param {string} fragment */
const paste = (page, fragment) =>
  page.evaluate((fragment) => {
    location.hash = fragment;
  }, fragment);

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

test("the address follows in one entry of the history, and a reload shows the same", async ({ page }) => {
  await page.clock.install();
  await open(page);
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
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await linkOf(page)).toBe(page.url());
  const map = await savedMap(page);

  await page.reload();
  await expect(boardOf(page)).toHaveAccessibleName("Board, 20 by 3");
  await expect(statusOf(page)).toHaveText(/^Paused at step 7 of/);
  await expect(page.getByLabel("Algorithm")).toHaveValue("dijkstra");
  await expect(page.getByRole("button", { name: "Zoom out" })).toBeEnabled();
  expect(await savedMap(page)).toBe(map);
  expect(await linkOf(page)).toBe(page.url());
});

test("going back goes from link to link, and to the board without one", async ({ page }) => {
  await page.clock.install();
  await open(page);
  const links = [];
  for (const map of ["s.g", "s..\n..g"]) {
    await openFile(page, mapFile(map));
    links.push(new URL(await linkOf(page)).hash);
  }
  await open(page, "/?lang=en");
  await page.reload();
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
  // The page has recorded what it shows without a link once undoing a change leads back to no link.
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
  expect(await page.evaluate(() => Reflect.get(globalThis, "isSamePage"))).toBe(true);
  await staysAt(page);

  // A page opened by a link has no other board yet.
  await page.goto(`/?lang=en${links[0]}`);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 3 by 1");
  await page.evaluate(() => {
    location.hash = "";
  });
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
});

test("an undone change leaves the address as it was", async ({ page }) => {
  await open(page);
  await openTab(page, "Board");
  await followed(page, () => page.getByRole("button", { name: "Clear walls" }).click());
  await followed(page, () => page.getByRole("button", { name: "Undo" }).click());
  expect(hash(page)).toBe("");
});

test("while it plays the address waits", async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.getByRole("slider", { name: "Speed" }).fill("20");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await staysAt(page);
  await followed(page, () => page.getByRole("button", { name: "Pause" }).click());
});

test("a link that is pasted is opened, and undo brings the board back", async ({ page }) => {
  await open(page);
  const before = await savedMap(page);
  await paste(page, "1.JAMJBBcdAAAeABAACAgYkn2ibw");
  await expect(boardOf(page)).toHaveAccessibleName("Board, 10 by 5");
  await expect(statusOf(page)).toHaveText(/^Paused at step 3 of/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
  expect(await savedMap(page)).toBe(before);
});

/** @type {[string, RegExp][]} */
const WRONG = [
  ["1.JAMJBBcdAAAeABAACAgYkn2ib", /damaged or was cut off/],
  ["2.JAMJBBcdAAAeABAACAgYkn2ibw", /newer Starstep: it has format 2, and this one reads up to 1/],
  ["somewhere", /is not a Starstep link/],
  ["1.EA97ImNvbG9yIjoicmVkIn29Fc4c", /asks for color “red”, which this version of Starstep does not have/],
  ["1.AQdub3doZXJlfvBw6A", /scenario “nowhere”, which does not exist here/],
];

for (const [link, sentence] of WRONG) {
  test(`the link ${link} is answered with a sentence, and nothing is lost`, async ({ page }) => {
    await page.clock.install();
    await open(page, `/?lang=en#${link}`);
    await expect(statusOf(page)).toHaveText(sentence);
    await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
    // It stays until something changes, because a newer page may be able to read it.
    await staysAt(page, `#${link}`);

    await openFile(page, mapFile(CORRIDOR));
    await expect.poll(() => hash(page)).not.toBe(`#${link}`);
    const before = await savedMap(page);
    await paste(page, link);
    await expect(statusOf(page)).toHaveText(sentence);
    expect(await savedMap(page)).toBe(before);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
    await expect(statusOf(page)).toHaveText(/^Path found/);
  });
}

test("of links that follow quickly the last one is shown", async ({ page }) => {
  await open(page);
  const shown = await page.evaluate(async () => {
    const star = /** @type {StarStep} */ (document.querySelector("star-step"));
    return Promise.all([star.openLink("1.IP8f_x8A____BwAA_v__DxWIP6Y"), star.openLink("#1.IAMBAAcAAA__7qL7vg")]);
  });
  expect(shown).toEqual([false, true]);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 4 by 2");
});

test("elements open the link in their attribute, and leave the page's address alone", async ({ page, warned }) => {
  await page.clock.install();
  await open(page, `${SHIPPED}/examples/html/index.html`);
  const [first, second] = [page.locator("star-step").nth(0), page.locator("star-step").nth(1)];
  await first.evaluate((star) => {
    const fresh = document.createElement("star-step");
    fresh.setAttribute("link", "1.JAMJBBcdAAAeABAACAgYkn2ibw");
    star.replaceWith(fresh);
  });
  await expect(first.getByRole("application")).toHaveAccessibleName("Board, 10 by 5");
  await expect(first.getByRole("status")).toHaveText(/^Paused at step 3 of/);
  await second.scrollIntoViewIfNeeded();
  await second.evaluate((star) => star.setAttribute("link", "1.damaged"));
  await expect(second.getByRole("status")).toHaveText(/damaged/);
  expect(warned.splice(0)).toEqual([expect.stringContaining("damaged")]);
  await expect(second.getByRole("application")).toHaveAccessibleName("Board, 21 by 9");
  await first.getByRole("button", { name: "Step forward" }).click();
  await staysAt(page);
  const link = await first.evaluate((star) =>
    /** @type {StarStep} */ (star).toLink({ base: "https://example.org/s/" }),
  );
  expect(link).toMatch(/^https:\/\/example\.org\/s\/#1\./);
});

test("Share copies a link and three texts that embed the board", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await openFile(page, mapFile(CORRIDOR));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this board" });
  const copied = async (/** @type {string} */ name) => {
    await dialog.getByRole("button", { name: `Copy: ${name}` }).click();
    await expect(dialog.getByText(`Copied: ${name}`)).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const link = await copied("Link");
  expect(link).toBe(await linkOf(page));
  const fragment = new URL(link).hash;
  const { origin } = new URL(link);
  expect(await copied("Frame for any site (iframe)")).toContain(`<iframe src="${origin}/embed.html${fragment}"`);
  const element = await copied("Element for a page of your own");
  expect(element).toContain(`<star-step link="${fragment.slice(1)}"></star-step>`);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeFocused();

  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(boardOf(visitor)).toHaveAccessibleName("Board, 20 by 3");
});

test("where copying is not allowed the text is selected", async ({ page }) => {
  await page.addInitScript("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))");
  await open(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this board" });
  await dialog.getByRole("button", { name: "Copy: Link" }).click();
  await expect(dialog.getByText(/The text is selected/)).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await linkOf(page));
});

test("a board that fits into no link can still be shown, and Share says so", async ({ page }) => {
  await open(page);
  await openFile(page, {
    name: "noise.map",
    mimeType: "text/plain",
    buffer: Buffer.from(noise(1500)),
    board: "Board, 1500 by 1500",
  });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("dialog").getByText(/too large and too irregular for a link/)).toBeVisible();
  expect(hash(page)).toBe("");
});

/** A map of penalties that no compression makes small. @param {number} side */
function noise(side) {
  let seed = 1;
  const row = () =>
    Array.from({ length: side }, () => {
      seed = (seed * 48271) % 2147483647;
      return String.fromCharCode(0x2801 + (seed % 254));
    }).join("");
  return `height ${side}\nwidth ${side}\nmap\n${Array.from({ length: side }, row).join("\n")}\n`;
}
