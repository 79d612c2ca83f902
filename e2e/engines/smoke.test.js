// One smoke test in Chromium, Firefox and WebKit, and a comparison of what they make. Set up and run by
// `cargo xtask test --only engines`. It never waits by the clock, only for what is to be seen.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { ENGINES, openFirefox } from "./drivers.js";
import { PAGES } from "./pages.js";
import { decodePng } from "./png.js";
import { chooseIn, DEADLY, openEditor, runProgram, writeLine } from "./programs.js";
import { serve } from "./server.js";

/** @typedef {import("./drivers.js").Driver} Driver */
/** @typedef {{ x: number, y: number }} Point */

/** How long something may take to appear, in milliseconds. */
const LONGEST = 30_000;
/** How far the mean color of a cell may be from Chromium’s: edges are smoothed in slightly different ways, and the path is dark on a light ground. */
const TOLERANCE = 16;

/** What in-page.js gives to the functions that run there. @type {any} */
const smoke = undefined;

/** @type {Map<string, Driver>} */
const drivers = new Map();
const { origin, close } = await serve(PAGES);
after(async () => {
  await Promise.all([...drivers.values()].map((driver) => driver.close()));
  close();
});

/** Asks the page until there is an answer. @param {Driver} driver @param {(...args: any[]) => any} work @param {unknown[]} args */
async function until(driver, work, ...args) {
  const end = Date.now() + LONGEST;
  for (;;) {
    const answer = await driver.evaluate(work, ...args).catch(() => undefined);
    if (answer) return answer;
    if (Date.now() > end) {
      const seen = await driver
        .evaluate((wanted) => {
          const { status, problems, pressed } = smoke;
          // Where cells were waited for: those that are otherwise, and where the board is.
          const cells = String(wanted).split(",").map(Number);
          const now = [...(smoke.star()?.solver?.cells() ?? [])];
          const others = now.flatMap((byte, i) => (byte === cells[i] ? [] : [`${i}: ${byte}, not ${cells[i]}`]));
          const isAboutCells = cells.length === now.length;
          const dialog = document.querySelector("dialog[open]")?.textContent?.slice(0, 800);
          return { status: status(), problems, pressed, dialog, ...(isAboutCells && { others, grid: smoke.grid() }) };
        }, args[0])
        .catch(String);
      const told = JSON.stringify([seen, ...args]);
      throw new Error(`${driver.name}: not seen: ${work}; instead of the rest of this: ${told}`);
    }
  }
}

/** Opens a page and waits for its board. @param {Driver} driver @param {string} path */
async function open(driver, path) {
  await driver.goto(origin + path);
  await until(driver, () => !!smoke.star().solver && /^Path found|^Paused/.test(smoke.status()));
}

/** Presses a control. @param {Driver} driver @param {string} name */
async function press(driver, name) {
  await driver.drag([await until(driver, (name) => smoke.middle(smoke.named(name)), name)]);
}

/** The step shown, and how many there are. @param {Driver} driver @returns {Promise<[number, number]>} */
const steps = (driver) => driver.evaluate(() => [smoke.star().solver.position, smoke.star().solver.length]);

/** The walls and penalties. @param {Driver} driver @returns {Promise<string>} */
const cells = (driver) => driver.evaluate(() => [...smoke.star().solver.cells()].join());

/** The middle of a cell. @param {Driver} driver @param {[number, number]} cell @returns {Promise<Point>} */
const pointOf = (driver, cell) =>
  driver.evaluate(([x, y]) => {
    const { left, top, size } = smoke.grid();
    return { x: left + (x + 0.5) * size, y: top + (y + 0.5) * size };
  }, cell);

/** Nothing went wrong in the page. @param {Driver} driver */
const checkProblems = async (driver) => assert.deepEqual(await driver.evaluate(() => smoke.problems), []);

/** A screenshot once everything has been drawn and has come to rest. @param {Driver} driver */
async function picture(driver) {
  await until(driver, () => smoke.isStill());
  for (let before = await driver.screenshot(); ; ) {
    const now = await driver.screenshot();
    if (now.equals(before)) return decodePng(now);
    before = now;
  }
}

/**
 * Shows a board that is 640 pixels wide, whose walls and penalties follow a rule, and takes its picture.
 * @param {Driver} driver
 * @param {number} columns
 * @param {number} rows
 */
async function paintBoard(driver, columns, rows) {
  await driver.size(800, 700);
  await driver.goto(`${origin}/colors.html`);
  const byte = (/** @type {number} */ x, /** @type {number} */ y) =>
    (x * 7 + y * 13) % 11 === 0 ? "@" : (x + 2 * y) % 7 === 0 ? "S" : ".";
  const line = (/** @type {number} */ y) => Array.from({ length: columns }, (_, x) => byte(x, y)).join("");
  const map = Array.from({ length: rows }, (_, y) => line(y)).join("\n");
  await until(driver, () => !!smoke.star().solver);
  await driver.evaluate((text) => smoke.star().load(text), `height ${rows}\nwidth ${columns}\nmap\n${map}\n`);
  await until(driver, (columns) => smoke.grid().columns === columns && !!smoke.star().solver.path(), columns);
  return picture(driver);
}

/** From the corners of a board of small cells its marks of start and goal reach this far, in pixels to the right and below. */
const BEYOND_MARKS = { right: 18, below: 10 };

/** The mean color of a square for every cell. @param {Driver} driver @param {number} columns @param {number} rows */
async function meanColors(driver, columns, rows) {
  const { mean } = await paintBoard(driver, columns, rows);
  const { left, top, size } = await driver.evaluate(() => smoke.grid());
  // Each engine smooths the edges of these marks in its own way.
  const { right, below } = size < 4 ? BEYOND_MARKS : { right: 0, below: 0 };
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [left + right + (index % columns) * size, top + below + Math.floor(index / columns) * size];
    return mean(x, y, x + size, y + size);
  });
}

/** How much of the board each color covers. @param {ReturnType<typeof decodePng>["mean"]} mean @returns {Map<string, number>} */
function shares(mean) {
  const found = new Map();
  for (let y = 0; y < 400; y++)
    for (let x = 0; x < 640; x++) {
      const color = mean(x, y, x + 1, y + 1).join();
      found.set(color, (found.get(color) ?? 0) + 1 / (640 * 400));
    }
  return found;
}

/** The largest difference between the colors of two boards. @param {number[][]} a @param {number[][]} b */
const difference = (a, b) =>
  Math.max(...a.flatMap((color, index) => color.map((value, part) => Math.abs(value - b[index][part]))));

const SIZES = /** @type {const} */ ([
  [32, 20],
  [200, 125],
]);
/** @type {Map<string, { link: string, map: string, step: number }>} */
const links = new Map();
/** @type {Map<string, string>} */
const searches = new Map();
/** @type {Map<string, number[][][]>} */
const colors = new Map();

for (const { name, path, launch } of ENGINES) {
  describe(name, { skip: path ? false : `${name} is not here` }, () => {
    /** @type {Driver} */
    let driver;
    before(async () => {
      driver = await launch(path ?? "");
      drivers.set(name, driver);
      console.log(`# ${name}: ${driver.version}`);
      await driver.size(1280, 900);
    });

    test("the page: draw, undo, keys, play, step back, settings", async () => {
      await open(driver, "/index.html?lang=en");
      const before = await cells(driver);
      const free = await driver.evaluate(() => {
        const { solver } = smoke.star();
        const [bytes, { columns }] = [solver.cells(), smoke.grid()];
        // Four free cells side by side, in rows that have no start or goal.
        const ends = [solver.start, solver.goal].map(([, y]) => y);
        const at = bytes.findIndex(
          (/** @type {number} */ _, /** @type {number} */ i) =>
            i % columns < columns - 4 &&
            !ends.includes(Math.floor(i / columns)) &&
            [0, 1, 2, 3].every((n) => bytes[i + n] === 0),
        );
        return [at % columns, Math.floor(at / columns)];
      });
      const [x, y] = free;
      await driver.drag([await pointOf(driver, free), await pointOf(driver, [x + 2, y])]);
      const expected = before.split(",");
      const { columns } = await driver.evaluate(() => smoke.grid());
      for (let n = 0; n < 3; n++) expected[y * columns + x + n] = "255";
      await until(driver, (wanted) => [...smoke.star().solver.cells()].join() === wanted, expected.join());
      // The cursor is where the drag ended; one step further, the key draws.
      await driver.key("ArrowRight");
      await driver.key("Enter");
      expected[y * columns + x + 3] = "255";
      await until(driver, (wanted) => [...smoke.star().solver.cells()].join() === wanted, expected.join());
      await press(driver, "Undo");
      await press(driver, "Undo");
      await until(driver, (wanted) => [...smoke.star().solver.cells()].join() === wanted, before);

      await press(driver, "To start");
      await until(driver, () => smoke.status().startsWith("Paused at step 0"));
      await driver.evaluate(() => {
        smoke.star().speed = 2000;
      });
      await press(driver, "Play");
      await until(driver, () => smoke.star().solver.position === smoke.star().solver.length && !!smoke.named("Play"));
      await until(driver, () => smoke.status().startsWith("Path found"));
      await press(driver, "Step back");
      await until(driver, () => smoke.star().solver.position === smoke.star().solver.length - 1);
      const [, length] = await steps(driver);
      await driver.key(",");
      await until(driver, () => smoke.star().solver.position === smoke.star().solver.length - 2);

      await driver.evaluate(() => {
        const select = smoke.named("Algorithm");
        select.value = "dijkstra";
        select.dispatchEvent(new Event("change"));
      });
      await until(driver, () => smoke.star().solver.options.algorithm === "dijkstra");
      await press(driver, "To end");
      await until(driver, () => smoke.status().startsWith("Path found"));
      const [, more] = await steps(driver);
      assert.ok(more > length, "Dijkstra expands more");
      await checkProblems(driver);
    });

    test("a lesson is shown and goes on", async () => {
      await open(driver, "/index.html?lang=en");
      await press(driver, "Learn");
      const card = await until(driver, () => smoke.middle(document.querySelector(".gallery li button")));
      await driver.drag([card]);
      const title = await until(driver, () => smoke.all(".scenario h2")[0]?.textContent);
      assert.match(title, /\w/);
      const first = await until(driver, () => smoke.all(".said .count")[0]?.textContent);
      await press(driver, "Continue");
      await until(
        driver,
        (first) => smoke.all(".said .count")[0].textContent !== first && !!smoke.named("Play"),
        first,
      );
      await checkProblems(driver);
    });

    test("a map is opened as a file", async () => {
      await open(driver, "/index.html?lang=en");
      await driver.evaluate(() =>
        smoke
          .all("[role=tab]")
          .find((/** @type {Element} */ tab) => tab.textContent === "Board")
          .click(),
      );
      await until(driver, () => smoke.all("input[type=file]").length === 1);
      await driver.evaluate(() => {
        const files = new DataTransfer();
        files.items.add(new File(["height 3\nwidth 5\nmap\ns.@..\n..@.g\n.....\n"], "small.map"));
        const [input] = smoke.all("input[type=file]");
        input.files = files.files;
        input.dispatchEvent(new Event("change"));
      });
      await until(driver, () => !!smoke.named("Board, 5 by 3") && smoke.status().startsWith("Path found"));
      const link = await driver.evaluate(async () => {
        const star = smoke.star();
        star.seek(4);
        return { link: await star.toLink(), map: star.solver.toMap(), step: star.solver.position };
      });
      assert.equal(link.step, 4);
      links.set(name, link);
      await checkProblems(driver);
    });

    test("the board keeps its size at every width where the columns change", async () => {
      await open(driver, "/index.html?lang=en");
      for (const width of [880, 898, 900, 902, 906, 910, 914, 916, 930]) {
        await driver.size(width, 800);
        await until(driver, (width) => Math.abs(innerWidth - width) < 60 && smoke.board().width > 0, width);
        const { area, height } = await driver.evaluate(async () => {
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const { width, height } = smoke.board().getBoundingClientRect();
          return { area: width * height, height: innerHeight };
        });
        assert.ok(area > height * 220, `${width} px: the board has ${area} px²`);
      }
      await driver.size(1280, 900);
    });

    test("the element in an article", async () => {
      await open(driver, "/article.html");
      assert.equal(await driver.evaluate(() => smoke.star().solver.options.algorithm), "dijkstra");
      await press(driver, "To start");
      await press(driver, "Step forward");
      await until(driver, () => smoke.star().solver.position === 1);
      await checkProblems(driver);
    });

    test("a reader's own program is run and checked, and ended if it does not end", async () => {
      await open(driver, "/index.html?lang=en");
      await openEditor(driver, until);
      assert.match(
        await runProgram(driver, until),
        /^\d+ cells expanded, seen where line 11 removes them from the open list: open\.shift\(\)\./,
      );
      const verdict = () => document.querySelector(".verdict:not(.example *)")?.textContent;
      assert.match(
        await until(driver, verdict),
        /program does (exactly this|what this does): A\*, Manhattan distance, 4 neigh/,
      );
      await writeLine(driver, "for (;;);");
      assert.match(await runProgram(driver, until), /^Ended after 5 seconds/);
      await checkProblems(driver);
    });

    test("a reader's own program in Python is run and checked, and does no harm to the interpreter", async () => {
      await open(driver, "/index.html?lang=en");
      await openEditor(driver, until);
      await chooseIn(driver, 0, "python");
      const right = /^\d+ cells expanded, seen where line 14 removes them from the open list: heappop\(open_list\)\./;
      for (const [line, told] of DEADLY) {
        await chooseIn(driver, 1, "working");
        assert.match(await runProgram(driver, until), right);
        await writeLine(driver, line);
        assert.match(await runProgram(driver, until), told);
      }
      await checkProblems(driver);
    });

    test("a program is written for a question, and checked on boards that nobody has seen", async () => {
      await open(driver, "/index.html?lang=en&scenario=write-astar");
      await until(driver, () => {
        const [opener] = smoke.all(".question .paste button");
        opener?.click();
        return !!smoke.all("dialog .editor")[0]?.shadowRoot?.querySelector(".cm-line");
      });
      await driver.evaluate(() => {
        const [host] = smoke.all("dialog .editor");
        const line = [...host.shadowRoot.querySelectorAll(".cm-line")].find((one) => one.textContent.includes("pop()"));
        line.textContent = line.textContent.replace("pop()", "shift()");
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))));
      });
      await driver.evaluate(() => smoke.all("dialog .own-program button")[1].click());
      const told = await until(
        driver,
        () => smoke.all("dialog .seen")[0].textContent.match(/^(?!Running|Trying|$)./)?.input,
      );
      assert.match(told, /^Right\. On 40 boards .* That is breadth-first search\./);
      await checkProblems(driver);
    });

    test("an A* with a mistake goes wrong, is named and mended", async () => {
      await open(driver, "/index.html?lang=en&scenario=cure-it");
      const shown = () => smoke.all(".question .paste .shown")[0]?.textContent;
      assert.equal(await until(driver, () => smoke.all(".question .listing li").length > 60), true);
      await driver.evaluate(() => smoke.all(".question .paste button")[0].click());
      assert.match(await until(driver, shown), /^On the board where it went wrong\s*Here it finds no path/);
      const choose = (/** @type {number} */ part) =>
        until(
          driver,
          (part) => {
            const section = smoke.all(".question .paste section")[part];
            if (section.hidden) return false;
            section.querySelector(".choice:not(.wrong, .right)")?.click();
            return section.querySelector(".choice.right") && section.querySelector(".why").textContent;
          },
          part,
        );
      assert.equal(await choose(0), "Right.");
      assert.match(await choose(1), /^Right\. On 100 boards .* continue goes on with the next one/);
      await checkProblems(driver);
    });

    test("frames are as high as their boards, a sandboxed one too", async () => {
      await driver.goto(`${origin}/examples/iframe/index.html`);
      for (const index of [0, 1]) {
        await driver.evaluate((index) => document.querySelectorAll("iframe")[index].scrollIntoView(), index);
        await until(driver, (index) => document.querySelectorAll("iframe")[index].style.height !== "", index);
      }
      // The first one lets the page look inside.
      await until(driver, () => {
        const [frame] = document.querySelectorAll("iframe");
        const inside = frame.contentDocument?.body.getBoundingClientRect().height ?? 0;
        return inside > 200 && Math.ceil(inside) === frame.getBoundingClientRect().height;
      });
    });

    test("a sandboxed frame under the policy of the docs shows a board", async () => {
      await driver.goto(`${origin}/frame.html`);
      const height = await until(driver, () => Number.parseFloat(document.querySelector("iframe")?.style.height ?? ""));
      assert.ok(height > 300 && height !== 480, `${height} px`);
      // Nothing outside the frame knows when it has been drawn.
      const seen = new Set();
      for (const end = Date.now() + LONGEST; seen.size <= 50 && Date.now() < end; ) {
        const { mean } = await picture(driver);
        seen.clear();
        for (let x = 0; x < 640; x += 8) for (let y = 0; y < 400; y += 8) seen.add(mean(x, y, x + 8, y + 8).join());
      }
      assert.ok(seen.size > 50, `${seen.size} colors`);
    });

    test("searches in the page", async () => {
      await driver.goto(`${origin}/searches.html`);
      const result = await until(driver, () => document.documentElement.dataset.searches);
      const { count, found } = JSON.parse(result);
      assert.ok(count > 400 && found > count / 2 && found < count, result);
      searches.set(name, result);
    });

    test("colors of cells", async () => {
      const boards = [];
      for (const [columns, rows] of SIZES) boards.push(await meanColors(driver, columns, rows));
      colors.set(name, boards);
      await driver.size(1280, 900);
    });
  });
}

describe("all engines", () => {
  test("expand the same cells in the same order, at the same costs", () => {
    for (const result of searches.values()) assert.equal(result, [...searches.values()][0]);
  });

  test("paint cells in the same colors", () => {
    const [first, ...others] = colors.values();
    for (const other of others) {
      for (const [index, size] of SIZES.entries()) {
        const most = difference(first[index], other[index]);
        assert.ok(most <= TOLERANCE, `${size.join(" × ")}: ${most}`);
      }
    }
  });

  test("open each other's links", async () => {
    for (const [name, driver] of drivers) {
      for (const [other, { link, map, step }] of links) {
        await driver.goto("about:blank");
        await open(driver, new URL(link).href.slice(origin.length));
        const shown = await driver.evaluate(() => [smoke.star().solver.toMap(), smoke.star().solver.position]);
        assert.deepEqual(shown, [map, step], `${name} opens the link of ${other}`);
      }
    }
  });
});

const firefox = process.env.FIREFOX;
test("Firefox paints the same colors when it resists fingerprinting", { skip: !firefox && "no Firefox" }, async () => {
  const driver = await openFirefox(firefox ?? "", { "privacy.resistFingerprinting": true });
  drivers.set("resisting", driver);
  // What it returns for a pixel read back is false here, or there would be nothing to see.
  await driver.goto(`${origin}/colors.html`);
  const isFalse = await driver.evaluate(() => {
    const context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    context.fillRect(0, 0, 9, 9);
    return context.getImageData(0, 0, 9, 9).data.some((value, index) => value !== (index % 4 === 3 ? 255 : 0));
  });
  assert.ok(isFalse);
  // It also pretends to have a sharper screen, on which cells lie elsewhere: so compare how much there is of each.
  const [columns, rows] = SIZES[1];
  const resisting = shares((await paintBoard(driver, columns, rows)).mean);
  const normal = shares((await paintBoard(drivers.get("firefox") ?? driver, columns, rows)).mean);
  // Closed cells have many tints, brighter and yellower than anything else; walls have one color, a quarter of the ground in it at
  // the end.
  const isTint = (/** @type {string} */ color) => {
    const [red, green, blue] = color.split(",").map(Number);
    return red - blue >= 50 && green > 100;
  };
  const sum = (/** @type {Map<string, number>} */ all, /** @type {(color: string) => boolean} */ is) =>
    [...all].reduce((sum, [color, share]) => (is(color) ? sum + share : sum), 0);
  const isWall = (/** @type {string} */ color) => color === "119,127,137";
  const tints = [...normal].filter(([color, share]) => isTint(color) && share > 0.002);
  assert.ok(tints.length >= 20 && sum(normal, isWall) > 0.02, "closed cells and walls");
  for (const [color, share] of tints) assert.ok(resisting.has(color), `${color}: ${share}`);
  const partOf = (/** @type {Map<string, number>} */ all) => sum(all, isTint) / (sum(all, isTint) + sum(all, isWall));
  assert.ok(Math.abs(partOf(resisting) - partOf(normal)) < 0.03, `${partOf(normal)} and ${partOf(resisting)}`);
});
