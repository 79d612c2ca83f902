// The same few verbs for every engine.

import puppeteer from "puppeteer-core";
import { openWebKit } from "./webdriver.js";

/**
 * @typedef {object} Driver
 * @property {string} name
 * @property {string} version
 * @property {(url: string) => Promise<unknown>} goto
 * @property {(work: (...args: any[]) => any, ...args: unknown[]) => Promise<any>} evaluate Runs a function in the page.
 * @property {(points: { x: number, y: number }[]) => Promise<unknown>} drag Presses at the first point and releases at the
 *   last; with one point it is a click.
 * @property {(name: string) => Promise<unknown>} key
 * @property {() => Promise<Buffer>} screenshot What is in the window, at one pixel per CSS pixel.
 * @property {(width: number, height: number) => Promise<unknown>} size
 * @property {() => Promise<unknown>} close
 */

/** Scrollbars that take up room, as people have them. */
const FIREFOX = { "widget.gtk.overlay-scrollbars.enabled": false };

/**
 * Chromium and Firefox.
 * @param {string} name
 * @param {import("puppeteer-core").LaunchOptions} options
 * @returns {Promise<Driver>}
 */
async function open(name, options) {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const page = await browser.newPage();
  return {
    name,
    version: await browser.version(),
    goto: (url) => page.goto(url),
    evaluate: (work, ...args) => page.evaluate(work, ...args),
    drag: async ([first, ...others]) => {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    key: (key) => page.keyboard.press(/** @type {import("puppeteer-core").KeyInput} */ (key)),
    screenshot: async () => Buffer.from(await page.screenshot()),
    size: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

const chromium = (/** @type {string} */ executablePath) =>
  open("chromium", {
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });

/** @param {string} executablePath @param {Record<string, unknown>} [prefs] */
export const openFirefox = (executablePath, prefs) =>
  open("firefox", { browser: "firefox", executablePath, extraPrefsFirefox: { ...FIREFOX, ...prefs } });

/** The engines that are available, by the paths in the environment, as `cargo xtask test` sets them. */
export const ENGINES = [
  { name: "chromium", path: process.env.CHROMIUM, launch: chromium },
  { name: "firefox", path: process.env.FIREFOX, launch: openFirefox },
  { name: "webkit", path: process.env.WEBKIT_DRIVER, launch: openWebKit },
];
