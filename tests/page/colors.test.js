// Every color is in one file, and what stands for it where the system forces its own in another: no other style sheet, no
// script and no page has one of its own.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { transformSync } from "esbuild";

const ROOT = new URL("../../", import.meta.url);
const TOKENS = "www/styles/tokens.css";
const FORCED = "www/styles/forced-colors.css";

/** The names of colors in CSS, except those without a color of their own (`transparent`, `currentcolor`). */
const NAMED =
  "aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen";
/** System colors. In scripts they count only as written here: `canvas` and `field` are other things too. */
const SYSTEM =
  "AccentColor AccentColorText ActiveText ButtonBorder ButtonFace ButtonText Canvas CanvasText Field FieldText GrayText Highlight HighlightText LinkText Mark MarkText SelectedItem SelectedItemText VisitedText";
const [named, system] = [NAMED, SYSTEM].map((names) => names.replaceAll(" ", "|"));
const HEX = "#(?:[\\da-fA-F]{8}|[\\da-fA-F]{6}|[\\da-fA-F]{3,4})(?![\\w-])";
const FUNCTION =
  "\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|device-cmyk|light-dark)\\(\\s*(?:[\\d.+-]|from\\b|#|srgb|display-p3|a98|prophoto|rec2020|xyz)";
/** A color in a declaration; a name only as a separate word. */
const IN_SHEET = new RegExp(`${HEX}|${FUNCTION}|(?<![\\w.#-])(?:${named}|${system})(?![\\w(-])`, "gi");
/** A color in a string of a script; a name only as the whole string, because sentences contain such words too. */
const IN_SCRIPT = new RegExp(`${HEX}|${FUNCTION}|^\\s*(?:${named}|${system})\\s*$`, "g");

/** The values of all declarations in a style sheet. @param {string} sheet */
function valuesIn(sheet) {
  const bare = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/"[^"]*"|'[^']*'/g, '""');
  return [...bare.matchAll(/[{;]\s*[\w-]+\s*:([^;{}]*)(?=[;}])/g)].map(([, value]) => value);
}

/** All strings in a script. esbuild removes the comments and leaves few kinds of quotes. @param {string} script */
function textsIn(script) {
  const { code } = transformSync(script, { legalComments: "none", charset: "utf8" });
  const texts = [...code.matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g)];
  return texts.map(([text]) => text.slice(1, -1));
}

/** What gives something on a page a color of its own. @param {string} page */
const looksIn = (page) => [...page.matchAll(/<style\b|\s(?:style|fill|stroke|color|bgcolor)=/g)].map(String);

/** @param {string[]} texts @param {RegExp} pattern */
const colorsIn = (texts, pattern) => texts.flatMap((text) => text.match(pattern) ?? []);

/** @param {string} name */
const read = (name) => readFileSync(new URL(name, ROOT), "utf8");
const files = readdirSync(new URL("www/", ROOT), { recursive: true, encoding: "utf8" })
  .map((name) => `www/${name}`)
  .filter((name) => !name.startsWith("www/pkg/"));

test("no color is outside the files of colors", () => {
  const sheets = files.filter((name) => name.endsWith(".css"));
  const scripts = files.filter((name) => name.endsWith(".js"));
  assert.ok(sheets.length > 15 && scripts.length > 60);
  for (const name of sheets.filter((name) => name !== TOKENS && name !== FORCED)) {
    assert.deepEqual(colorsIn(valuesIn(read(name)), IN_SHEET), [], name);
  }
  for (const name of scripts) assert.deepEqual(colorsIn(textsIn(read(name)), IN_SCRIPT), [], name);
  for (const name of ["index.html", "embed.html"]) assert.deepEqual(looksIn(read(name)), [], name);
});

test("a color is found in every form", () => {
  const colors = ["#fff", "#FfF8", "#12ab9F", "#12345678", "rgb(0 0 0 / 40%)", "hsl(120, 3%, 4%)", "oklch(.4 0 0)"];
  for (const color of [...colors, "color(srgb 1 0 0)", "rgb(from #fff r g b)", "red", "Canvas", "rebeccapurple"]) {
    for (const sheet of [`a{b:${color}}`, `@media x{a{--b: 1px solid ${color};c:d}}`, `a{b:var(--b,${color})}`]) {
      assert.notEqual(colorsIn(valuesIn(sheet), IN_SHEET).length, 0, sheet);
    }
    for (const script of [`f("${color}")`, `f('${color}')`, `f(\`${color}\`)`]) {
      assert.notEqual(colorsIn(textsIn(script), IN_SCRIPT).length, 0, script);
    }
  }
  const none =
    "a.red#fff{b:var(--red-area) transparent currentcolor url(a.png);c:tan(3deg)}/* red */a::after{content:'red'}";
  assert.deepEqual(colorsIn(valuesIn(none), IN_SHEET), []);
  const calm = 'class A { #fff = 1; b() { return this.#fff + "redo" + "a red cell" + "canvas"; } } // "red"';
  assert.deepEqual(colorsIn(textsIn(calm), IN_SCRIPT), []);
  assert.equal(looksIn('<p style="x"><svg fill="none"><style>').length, 3);
});

test("forced colors are the system's own", () => {
  const values = valuesIn(read(FORCED)).map((value) => value.trim());
  const colors = colorsIn(values, IN_SHEET);
  assert.ok(colors.length > 30);
  const names = SYSTEM.split(" ");
  assert.deepEqual(
    colors.filter((color) => !names.includes(color)),
    [],
  );
});

test("every color and size that a style sheet uses is defined, and each is used", () => {
  const own = new Set([
    "--all",
    "--board",
    "--board-height",
    "--columns",
    "--indent",
    "--ratio",
    "--share",
    "--starstep-board-limit",
  ]);
  for (const name of [
    "--_late",
    "--_end",
    "--_run",
    "--_steps",
    "--_lines",
    "--_lines-of-outcome",
    "--count",
    "--wide",
  ])
    own.add(name);
  const given = new Set(Array.from(read(TOKENS).matchAll(/(--[\w-]+):/g), ([, name]) => name));
  const texts = files.filter((name) => name.endsWith(".css")).map((name) => read(name));
  const used = new Set(texts.flatMap((text) => Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name)));
  assert.deepEqual(
    [...used].filter((name) => !given.has(name) && !own.has(name)),
    [],
  );
  // Scripts read the colors of the board.
  const theme = read("www/core/render/theme.js");
  const needless = [...given].filter(
    (name) => !used.has(name) && !theme.includes(`"${name.replace("--starstep-", "")}"`),
  );
  assert.deepEqual(needless, []);
});

/** The relative luminance of a color, as in WCAG. @param {string} hex */
function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test("g and h can be read wherever their numbers stand, in light and in dark", () => {
  const tokens = read(TOKENS);
  for (const theme of ["light", "dark"]) {
    const color = (/** @type {string} */ name) =>
      String(tokens.match(new RegExp(`--${name}: .*var\\(--_${theme}, (#[\\da-f]{6})\\)`))?.[1]);
    const grounds = ["_page", "starstep-ground", "starstep-surface", "starstep-open", "starstep-closed"];
    for (const [letter, ground] of ["g", "h"].flatMap((letter) => grounds.map((ground) => [letter, ground]))) {
      const [dark, light] = [color(`starstep-${letter}`), color(ground)].map(luminance).sort((a, b) => a - b);
      const ratio = (light + 0.05) / (dark + 0.05);
      assert.ok(ratio >= 4.5, `${letter} on ${ground} in ${theme}: ${ratio.toFixed(2)}`);
    }
  }
});
