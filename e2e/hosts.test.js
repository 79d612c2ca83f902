// Other people's pages, as they are: containers that shrink, text with other settings, frames and windows that an
// element is moved to, prototypes with additions, strict policies, servers that never answer.

import {
  boardOf,
  expect,
  expectAtRest,
  FOLDER,
  frames,
  hold,
  openTab,
  plain,
  SHIPPED,
  SOURCES,
  statusOf,
  test,
  unfold,
} from "./page.js";
import { inTurn } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

const MAP = 'map="height 4\nwidth 8\nmap\ns.......\n........\n........\n.......g\n"';
const SCRIPT = `<script type="module" src="${FOLDER}/star-step.js"></script>`;
const STAR = `<star-step lang="en" ${MAP}></star-step>`;

/**
 * Opens a host's page.
 * @param {Page} page @param {string} content Its body. @param {string} [styles] @param {Record<string, string>} [headers]
 */
async function visit(page, content, styles = "", headers = {}) {
  const body = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <style>body { margin: 8px } ${styles}</style>${content}${SCRIPT}`;
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", headers, body }));
  await page.goto("/host.html");
}

/** @param {Page} page */
const widthOf = async (page) => (await page.locator("star-step").boundingBox())?.width ?? 0;

/** Waits for the board, and says how wide it is. @param {Page} page */
async function boardWidthOf(page) {
  await expect(statusOf(page)).toHaveText(/^Path found/);
  return (await boardOf(page).boundingBox())?.width ?? 0;
}

/** Containers that ask the element how wide it wants to be. */
const SHRINKING = Object.entries({
  "flex row": `<div style="display: flex">${STAR}</div>`,
  "centered flex row": `<div style="display: flex; justify-content: center">${STAR}</div>`,
  "centered flex column": `<div style="display: flex; flex-direction: column; align-items: center">${STAR}</div>`,
  "centered grid": `<div style="display: grid; place-items: center">${STAR}</div>`,
  "wrapping flex row": `<div style="display: flex; flex-wrap: wrap">${STAR}</div>`,
  float: `<div style="float: left">${STAR}</div>`,
  "element as float": `<div class="own-float">${STAR}</div>`,
  "inline-block": `<div style="display: inline-block">${STAR}</div>`,
  "element as inline-block": `<div class="own-inline">${STAR}</div>`,
  "table cell": `<table cellspacing="0" cellpadding="0"><tr><td>${STAR}</td></tr></table>`,
  "absolute box": `<div style="position: absolute">${STAR}</div>`,
  "open dialog": `<dialog open style="padding: 0; border: 0">${STAR}</dialog>`,
  "modal dialog": `<dialog id="modal" style="padding: 0; border: 0; max-width: 100%">${STAR}</dialog>`,
  "fit-content figure": `<figure style="width: fit-content; margin: 0 auto">${STAR}</figure>`,
});
const OWN = ".own-float star-step { float: left } .own-inline star-step { display: inline-block }";

/** Puts something else into a host's page. @param {Page} page @param {string} content */
const fill = (page, content) =>
  page.evaluate((content) => {
    const place = document.querySelector("#place") ?? document.body.appendChild(document.createElement("div"));
    place.id = "place";
    place.innerHTML = content;
    /** @type {HTMLDialogElement | null} */ (document.querySelector("#modal"))?.showModal();
  }, content);

test("containers that shrink show the board in any window, and it keeps reacting to its own width", async ({
  page,
}) => {
  await visit(page, "", OWN);
  for (const [name, content] of SHRINKING) {
    await fill(page, content);
    for (const [width, least, most] of [
      [390, 340, 390],
      [1440, 640, 640],
    ]) {
      await page.setViewportSize({ width, height: 844 });
      const board = await boardWidthOf(page);
      await expect.poll(() => widthOf(page), name).toBeLessThanOrEqual(most);
      await expect.poll(() => widthOf(page), name).toBeGreaterThanOrEqual(least);
      // The panels are below or beside it.
      expect.soft(board, name).toBeGreaterThan(300);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
    }
  }
  await fill(page, `<div style="display: flex">${STAR}</div>`);
  await boardWidthOf(page);
  const isColumn = () =>
    page.locator("star-step .transport").evaluate((transport) => getComputedStyle(transport).paddingTop !== "0px");
  await expect.poll(isColumn).toBe(true);
  await page.locator("star-step").evaluate((star) => star.style.setProperty("width", "1100px"));
  await expect.poll(isColumn).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("star-step").evaluate((star) => star.style.removeProperty("width"));
  await expect.poll(() => widthOf(page)).toBe(374);
});

/** Where the page says how wide the element is: what that must be in a body this many pixels wide. */
const GIVEN = /** @type {[string, string, string, (body: number) => number][]} */ ([
  ["block", STAR, "", (body) => body],
  ["half", STAR, "star-step { width: 50% }", (body) => body / 2],
  ["at most", STAR, "star-step { max-width: 500px }", (body) => Math.min(body, 500)],
  ["a length", STAR, "star-step { width: 300px }", () => 300],
  [
    "flex: 1",
    `<div style="display: flex">${STAR}<p style="width: 60px"></p></div>`,
    "star-step { flex: 1 }",
    (body) => body - 60,
  ],
  ["a stretched column", `<div style="display: flex; flex-direction: column">${STAR}</div>`, "", (body) => body],
  ["grid columns", `<div style="display: grid; grid-template-columns: 1fr 2fr">${STAR}</div>`, "", (body) => body / 3],
  ["a grid", `<div style="display: grid">${STAR}</div>`, "", (body) => body],
  ["an element that is a flex box", STAR, "star-step { display: flex }", (body) => body],
  ["an element that is a grid", STAR, "star-step { display: grid }", (body) => body],
  ["a narrow flex row", `<div style="display: flex; width: 320px">${STAR}</div>`, "", () => 320],
]);

test("where the page gives a width, it is kept in any window", async ({ page }) => {
  await visit(page, '<style id="given"></style>');
  for (const [name, content, styles, expected] of GIVEN) {
    await page.evaluate((styles) => {
      /** @type {Element} */ (document.querySelector("#given")).textContent = styles;
    }, styles);
    await fill(page, content);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await boardWidthOf(page);
      await expect.poll(() => widthOf(page), name).toBeCloseTo(expected(width - 16), 0);
      // What is inside takes all of it.
      const inside = await page.locator("star-step .container").evaluate((box) => box.getBoundingClientRect().width);
      expect.soft(inside, name).toBeCloseTo(expected(width - 16), 0);
    }
  }
});

const TYPESETTING = `.host { letter-spacing: 3px; word-spacing: 9px; text-transform: uppercase; text-indent: 40px;
  white-space: pre; text-align: right; line-height: 3; font-style: italic; font-weight: bold; hyphens: auto; text-shadow: 1px 1px red;
  word-break: break-all; tab-size: 20; list-style: square; quotes: "<" ">"; cursor: wait; direction: rtl; writing-mode: inherit;
  -webkit-text-fill-color: red; font-variant: small-caps; }`;

test("how the page sets its text changes nothing inside, but the author's font and colors reach the element", async ({
  page,
}) => {
  const look = async () => {
    // These come a little later than the rest, in parts of their own.
    await expect(page.locator("star-step .legend canvas").first()).toBeVisible();
    await expect(page.locator("star-step .ways-out")).toHaveCSS("position", "absolute");
    return page.locator("star-step").evaluate((star) => {
      const of = (/** @type {Element} */ element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const own = star.getBoundingClientRect();
        const style = getComputedStyle(element);
        const names = ["letter-spacing", "word-spacing", "text-transform", "text-indent", "white-space", "text-align"];
        names.push("line-height", "font-style", "font-weight", "font-size", "font-family", "font-variant", "direction");
        names.push("hyphens", "text-shadow", "word-break", "tab-size", "cursor", "-webkit-text-fill-color");
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [element.className, Math.round(x - own.x), Math.round(y - own.y), width, height, ...values].join("; ");
      };
      return [...(star.shadowRoot?.querySelectorAll("*") ?? [])].map(of);
    });
  };
  const styles = `.author star-step { font-family: Courier; --starstep-text: rgb(1, 2, 3); color: rgb(1, 2, 3) }
    .all * { letter-spacing: 3px; text-transform: uppercase; text-align: right; line-height: 3; direction: rtl }`;
  await visit(page, "", TYPESETTING + styles);
  await fill(page, `<div>${STAR}</div>`);
  await boardWidthOf(page);
  const plain = await look();
  expect(plain.length).toBeGreaterThan(50);
  await fill(page, `<div class="host" dir="rtl">${STAR}</div>`);
  await boardWidthOf(page);
  await expect.poll(() => look()).toEqual(plain);
  // A page that styles all elements styles the element itself, and nothing inside it.
  await fill(page, `<div class="all"><div>${STAR}</div></div>`);
  await boardWidthOf(page);
  await expect.poll(() => look()).toEqual(plain);
  await fill(page, `<div class="author">${STAR}</div>`);
  await boardWidthOf(page);
  await expect(statusOf(page)).toHaveCSS("font-family", "Courier");
  await expect(statusOf(page)).toHaveCSS("color", "rgb(1, 2, 3)");
  // The sentence is in the article's type, as long as that can be read and leaves it its line; controls keep their size.
  for (const [size, said] of [
    ["17px", "17px"],
    ["12px", "16px"],
    ["30px", "18px"],
  ]) {
    await fill(page, `<div style="font: ${size} Courier">${STAR}</div>`);
    await boardWidthOf(page);
    await expect(page.locator("star-step .narrator")).toHaveCSS("font-size", said);
    for (const part of [".narrator", ".status", ".counter", ".chip"])
      await expect(page.locator(`star-step ${part}`)).toHaveCSS("font-family", "Courier");
    await expect(page.locator("star-step .counter")).toHaveCSS("font-size", "15px");
  }
  // Language and direction are the element's, whatever the page's are.
  await fill(page, `<div lang="ar" dir="rtl"><star-step lang="zh" ${MAP}></star-step></div>`);
  await expect(statusOf(page)).toHaveText(/找到/);
  await expect(statusOf(page)).toHaveCSS("direction", "ltr");
  const around = page
    .locator("star-step [dir]")
    .filter({ has: page.getByRole("status") })
    .first();
  await expect(around).toHaveAttribute("dir", "ltr");
  await expect(around).toHaveAttribute("lang", "zh");
  await page.locator("star-step").evaluate((star) => star.setAttribute("lang", "en"));
  await expect(statusOf(page)).toHaveText(/^Path found/);
  await expect(around).toHaveAttribute("lang", "en");
});

/**
 * Waits until no frame has been requested of the element's window for ten frames.
 * @param {import("@playwright/test").Locator} star
 */
const rests = (star) =>
  star.evaluate(async (element) => {
    const window = /** @type {Window & typeof globalThis} */ (element.ownerDocument.defaultView);
    const own = window.requestAnimationFrame;
    let asked = 0;
    window.requestAnimationFrame = (callback) => {
      asked++;
      return own.call(window, callback);
    };
    for (let quiet = 0; quiet < 10; quiet = asked > 0 ? 0 : quiet + 1) {
      asked = 0;
      await new Promise((resolve) => own.call(window, resolve));
    }
    window.requestAnimationFrame = own;
  });

/** Whether the element is styled by its own style sheet, wherever it is. @param {import("@playwright/test").Locator} star */
const isDressed = (star) =>
  star.evaluate((element) => {
    const board = element.shadowRoot?.querySelector(".board");
    const window = element.ownerDocument.defaultView;
    if (!board || !window) return false;
    return (
      window.getComputedStyle(board).position === "absolute" && window.getComputedStyle(element).display === "block"
    );
  });

test("moved to a frame and back, an element is as it was", async ({ page }) => {
  await visit(page, STAR);
  await boardWidthOf(page);
  // The clocks of the two windows differ by more than the path takes to be drawn.
  await page.waitForFunction(() => performance.now() > 600);
  const difference = await page.evaluate(() => {
    const star = /** @type {HTMLElement} */ (document.querySelector("star-step"));
    const frame = Object.assign(document.createElement("iframe"), { width: "700", height: "1200" });
    document.body.append(frame);
    frame.contentDocument?.body.append(star);
    return performance.now() - (frame.contentWindow?.performance.now() ?? 0);
  });
  expect(difference).toBeGreaterThan(500);
  const inside = page.frameLocator("iframe");
  const star = inside.locator("star-step");
  await expect(inside.getByRole("status").first()).toHaveText(/^Path found/);
  await expectAtRest(page, () => isDressed(star)).toBe(true);
  await inside.getByRole("button", { name: "To start" }).click();
  await inside.getByRole("button", { name: "Step forward" }).click();
  await expect(inside.getByRole("slider", { name: "Step" })).toHaveValue("1");
  await inside.getByRole("button", { name: "To end" }).click();
  await expect(inside.getByRole("status").first()).toHaveText(/^Path found/);
  // The path is drawn in, and then nothing moves any more: no frame is requested.
  await rests(star);
  // Its size follows the frame, and keys in a field belong to the field.
  const wide = (await inside.getByRole("application").boundingBox())?.width ?? 0;
  await page.locator("iframe").evaluate((frame) => frame.setAttribute("width", "400"));
  await expect.poll(async () => (await inside.getByRole("application").boundingBox())?.width).toBeLessThan(wide - 100);
  await page.evaluate(() => {
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
    document.body.prepend(/** @type {Node} */ (frame.contentDocument?.querySelector("star-step")));
    frame.remove();
  });
  await expectAtRest(page, () => boardWidthOf(page)).toBeGreaterThan(600);
  await expectAtRest(page, () => isDressed(page.locator("star-step"))).toBe(true);
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(statusOf(page)).toHaveText(/^Paused/);
});

test("moved to another window before it has started, an element starts there and is drawn at the ratio of its window", {
  tag: inTurn(0),
}, async ({ page, context }) => {
  // The engine arrives only after the element has been moved.
  const letGo = await hold(page, "**/*.wasm");
  const asked = page.waitForRequest("**/*.wasm");
  await visit(page, STAR);
  await asked;
  const opened = context.waitForEvent("page");
  await page.evaluate(() => {
    const other = /** @type {Window} */ (window.open("about:blank", "", "width=700,height=900"));
    Object.defineProperty(other, "devicePixelRatio", { value: 3 });
    other.document.body.append(/** @type {Node} */ (document.querySelector("star-step")));
  });
  const other = await opened;
  await letGo();
  const star = other.locator("star-step");
  await expect(other.getByRole("status").first()).toHaveText(/^Path found/);
  await expectAtRest(page, () => isDressed(star)).toBe(true);
  const ratio = (/** @type {import("@playwright/test").Locator} */ star) =>
    star.evaluate((element) => {
      const board = /** @type {HTMLCanvasElement} */ (element.shadowRoot?.querySelector(".board"));
      return board.width / board.getBoundingClientRect().width;
    });
  await expect.poll(() => ratio(star)).toBeCloseTo(3, 1);
  await other.evaluate(() => {
    const star = /** @type {Node} */ (document.querySelector("star-step"));
    /** @type {Window} */ (window.opener).document.body.append(star);
  });
  await other.close();
  await boardWidthOf(page);
  const back = page.locator("star-step");
  await expect.poll(() => ratio(back)).toBeCloseTo(1, 1);
  await expectAtRest(page, () => isDressed(back)).toBe(true);
});

for (const origin of [`${SOURCES}/www`, SHIPPED]) {
  const [kind, details] = origin === SHIPPED ? ["built", { tag: inTurn(1) }] : ["as it is", { tag: "@thorough" }];
  test(`what a page puts on Object.prototype keeps nothing from loading: ${kind}`, details, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(Object.prototype, { extra: 1, label: "text", nothing: null, list: [1], flag: true, act() {} });
    });
    const body = `<!doctype html><meta charset="utf-8"><star-step lang="en" src="${origin}/scenarios/ties.json"></star-step>
      <script type="module" src="${origin}/star-step.js"></script>`;
    await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(`${new URL(origin).origin}/host.html`);
    await expect(statusOf(page)).not.toBeEmpty();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    const star = page.locator("star-step");
    const weight = await star.evaluate((element) => {
      const { configure, solver } = /** @type {import("../www/star-step.js").StarStep} */ (element);
      configure.call(element, { weight: 2 });
      return solver?.options.weight;
    });
    expect(weight).toBe(2);
    await star.evaluate((element) => element.setAttribute("lang", "zh"));
    await unfold(page);
    await expect(page.getByRole("button", { name: "撤销" })).toBeVisible();
  });
}

const FULL = STAR.replace("<star-step", '<star-step controls="full"');
const MEASURED = /middle half|clock|measured/i;

/** Measures in a page with a policy, and expects what is said about it. @param {Page} page @param {string} policy @param {RegExp} sentence */
async function expectMeasured(page, policy, sentence) {
  await visit(page, FULL, "", { "Content-Security-Policy": policy });
  await expect(statusOf(page)).toHaveText(/^Path found/);
  await openTab(page, "Measure");
  await page.getByRole("button", { name: "Measure" }).click();
  await expect(page.locator(".measure .note").first()).toHaveText(sentence);
  const results = page.locator(".measurements dl");
  if (policy.endsWith("other")) await expect(results).toHaveCount(0);
  else await expect(results).not.toHaveCount(0);
  await page.unrouteAll();
}

// Plain, because what is refused is reported in the console, as it should be.
plain(
  "under trusted types there is measuring where they allow its worker, and a sentence where they do not",
  { tag: inTurn(2) },
  async ({ page }) => {
    await expectMeasured(page, "require-trusted-types-for 'script'; trusted-types starstep", MEASURED);
    const refused = /^Nothing can be measured: the worker could not be started/;
    await expectMeasured(page, "require-trusted-types-for 'script'; trusted-types other", refused);
  },
);

plain("trusted types without a list of names allow measuring", { tag: "@thorough" }, async ({ page }) => {
  await expectMeasured(page, "require-trusted-types-for 'script'", MEASURED);
});

/** Requests an address that never answers. @param {Page} page @param {string} address */
async function hang(page, address) {
  /** @type {{ asked: number, ended: number }} */
  const counts = { asked: 0, ended: 0 };
  const isIt = (/** @type {{ url(): string }} */ request) => request.url().endsWith(address);
  page.on("request", (request) => isIt(request) && counts.asked++);
  page.on("requestfailed", (request) => isIt(request) && counts.ended++);
  await page.route(`**${address}`, () => {});
  return counts;
}

/** Fetches something: once it arrives, what the page requested before is known too. @param {Page} page */
const askLater = (page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await fetch("/index.html");
  });

const NEW_MAP = "height 1\nwidth 3\nmap\ns.g\n";
/** The board of a supplied scenario. */
const TIES = "Board, 30 by 20";

test("what an element fetches is waited for when it is moved, and aborted when it is removed or something is requested later", async ({
  page,
}) => {
  const counts = await hang(page, "/never.map");
  // Each keeps its room free, and begins when it is near.
  await page.setViewportSize({ width: 1000, height: 4000 });
  const star = '<star-step lang="en" src="/never.map"></star-step>';
  await visit(page, '<div id="place"></div><div id="other"></div>');
  await fill(page, star.repeat(4));
  await expect.poll(() => counts.asked).toBe(4);
  await page.evaluate(() => {
    const [first] = document.querySelectorAll("star-step");
    document.querySelector("#other")?.append(first);
  });
  await askLater(page);
  expect(counts).toEqual({ asked: 4, ended: 0 });
  await page.evaluate(() => {
    const [other, place] = ["#other", "#place"].map((name) => /** @type {Element} */ (document.querySelector(name)));
    Object.assign(globalThis, { taken: [...other.children, ...place.children] });
    other.replaceChildren();
    place.replaceChildren();
  });
  await expect.poll(() => counts.ended).toBe(4);
  await askLater(page);
  expect(counts.asked).toBe(4);
  // What is requested later wins over an address that never answers.
  const { asked: before, ended } = counts;
  const later = /** @type {[string, (star: import("../www/star-step.js").StarStep, map: string) => unknown][]} */ ([
    ["an attribute", (star, map) => star.setAttribute("map", map)],
    ["a method", (star, map) => star.load(map)],
    ["another address", (star) => star.setAttribute("src", "/good.map")],
    ["a scenario", (star) => star.loadSupplied("ties")],
  ]);
  await page.route("**/good.map", (route) => route.fulfill({ contentType: "text/plain", body: NEW_MAP }));
  for (const [index, [name, act]] of later.entries()) {
    await fill(page, '<star-step lang="en" src="/never.map"></star-step>');
    await expect.poll(() => counts.asked - before, name).toBe(index + 1);
    await frames(page, 10);
    await expectAtRest(page, () => boardOf(page).count(), name).toBe(0);
    const source = `(${act})(document.querySelector("star-step"), ${JSON.stringify(NEW_MAP)})`;
    await page.evaluate(source);
    await expect(boardOf(page), name).toHaveAccessibleName(name === "a scenario" ? TIES : "Board, 3 by 1");
    await expect.poll(() => counts.ended - ended, name).toBe(index + 1);
  }
  await page.unroute("**/never.map");
  await page.route("**/never.map", (route) => route.fulfill({ contentType: "text/plain", body: NEW_MAP }));
  await page.evaluate(() => {
    const { taken } = /** @type {{ taken: Element[] }} */ (/** @type {unknown} */ (globalThis));
    document.querySelector("#place")?.replaceChildren(taken[0], taken[1]);
  });
  for (const index of [0, 1]) {
    await expect(page.locator("star-step").nth(index).getByRole("application")).toHaveAccessibleName(/^Board, 3 by 1/);
  }
  expect(counts.asked).toBe(before + later.length + 2);
  // A supplied scenario too.
  const scenario = await hang(page, "/ties.json");
  await page.evaluate(() => {
    const star = /** @type {import("../www/star-step.js").StarStep} */ (document.querySelector("star-step"));
    star.loadSupplied("ties");
  });
  await expect.poll(() => scenario.asked).toBe(1);
  await page.evaluate(() => document.querySelector("star-step")?.remove());
  await expect.poll(() => scenario.ended).toBe(1);
});
