// Readers' own programs in the dialog, as far as the smoke test brings them in every browser.

/** @typedef {import("./drivers.js").Driver} Driver */
/** @typedef {(driver: Driver, work: (...args: any[]) => any, ...args: unknown[]) => Promise<any>} Until */

/** First lines in Python that would be the end of an interpreter, and what is told of them. */
export const DEADLY = /** @type {const} */ ([
  [
    String.raw`exec("class N:\n def __lt__(a, b): return sorted([N(), N()]) > []\nsorted([N(), N()])")`,
    /^Line 1: RecursionError/,
  ],
  ["rows = [[0] * 10000 for _ in iter(int, 1)]", /^Ended: your program needs more memory than/],
  ["while True: pass", /^Ended after 5 seconds/],
]);

/** Opens the dialog with the editor. @param {Driver} driver @param {Until} until */
export async function openEditor(driver, until) {
  await driver.evaluate(() => document.getElementById("check")?.click());
  await until(driver, () => !!document.querySelector('dialog input[name="check-way"]'));
  await driver.evaluate(() => /** @type {HTMLElement} */ (document.querySelectorAll('[name="check-way"]')[1]).click());
  await until(driver, () => !!document.querySelector("dialog .editor")?.shadowRoot?.querySelector(".cm-line"));
  await until(driver, () => !!document.querySelector(".own-program option[value=python]"));
}

/** Chooses in one of the editor's lists. @param {Driver} driver @param {number} place @param {string} value */
export async function chooseIn(driver, place, value) {
  await driver.evaluate(
    ([place, value]) => {
      const select = /** @type {HTMLSelectElement} */ (document.querySelectorAll(".own-program select")[Number(place)]);
      select.value = String(value);
      select.dispatchEvent(new Event("change"));
    },
    [place, value],
  );
}

/** Writes another first line. The editor reads it before the next frame. @param {Driver} driver @param {string} text */
export async function writeLine(driver, text) {
  await driver.evaluate((text) => {
    const line = document.querySelector("dialog .editor")?.shadowRoot?.querySelector(".cm-line");
    if (line) line.textContent = text;
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))));
  }, text);
}

/** Runs it, and waits for what is told. @param {Driver} driver @param {Until} until @returns {Promise<string>} */
export async function runProgram(driver, until) {
  await driver.evaluate(() => /** @type {HTMLElement} */ (document.querySelector(".own-program button")).click());
  return until(driver, () => document.querySelector(".seen")?.textContent?.match(/^(?!Running|Loading)./)?.input);
}
