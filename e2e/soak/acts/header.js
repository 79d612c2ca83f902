// What `cargo xtask soak` does with the buttons of the header and with what these open: the dialogs, with all that is in
// them, the form for lessons, other languages, other colors, the whole screen.

import { readFileSync } from "node:fs";
import { useAll } from "../use.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../../tests/fuzz/random.js").Random} Random */

const dialogs = (/** @type {Page} */ page) => page.locator("dialog");

/** @param {Page} page @param {string} id @param {string} [dialog] The class of the dialog that it opens. */
async function press(page, id, dialog = id) {
  await page.locator(`#${id}`).click();
  await page.locator(`dialog.${dialog}`).waitFor();
}

/** @param {Page} page */
async function close(page) {
  await page.keyboard.press("Escape");
  await dialogs(page).waitFor({ state: "detached" });
}

/** @param {Page} page */
export async function share(page) {
  await press(page, "share");
  await page.locator("dialog.share textarea").first().waitFor();
  await useAll(page.locator("dialog.share"), /…$/);
  await close(page);
}

/** The kinds of export. */
const KINDS = ["picture", "filmstrip", "video", "worksheet", "numbers"];

/**
 * Without force: the dialog grows while the kind before it is still being made.
 * @param {import("@playwright/test").Locator} dialog
 * @param {string} kind
 */
const chooseKind = (dialog, kind) => dialog.locator(`.segments label:has(input[value=${kind}])`).click();

/** Each kind of export with all that can be chosen for it, and a short video. @param {Page} page */
export async function exportAll(page) {
  await press(page, "share");
  await page.locator("dialog.share .export").click();
  const dialog = page.locator("dialog.take");
  for (const kind of KINDS) {
    await chooseKind(dialog, kind);
    const part = dialog.locator(`section.${kind}`);
    await part.waitFor();
    await useAll(part);
  }
  await chooseKind(dialog, "video");
  await dialog.getByLabel("Format").selectOption("gif");
  await dialog.getByLabel("Width in pixels").fill("640");
  await dialog.getByLabel("From step").fill("8");
  await dialog.getByLabel("To step").fill("11");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Make the video" }).click();
  await (await download).cancel();
  await close(page);
}

/** What a program prints: cells, with a bug or without, or nothing that can be read. */
const LOGS = [
  "7 12\n8 12\n9 12\n9 11\n10 11\n",
  "7 12 0 32 32\n8 12 10 31 41\n7 11 10 33 43\n",
  "Hello, world!\n",
  "1,1\n9,9\n1,1\n",
  readFileSync(new URL("../../../www/scenarios/ties.json", import.meta.url), "utf8"),
];

/** Pastes what a program printed on the board that is shown, and waits for the answer. @param {Page} page @param {string} printed */
export async function paste(page, printed) {
  await press(page, "check");
  // What was chosen and pasted last is kept.
  const choose = (/** @type {string} */ name) =>
    page.locator("dialog.check").getByRole("radio", { name }).check({ force: true });
  await choose("Paste what it prints");
  const log = page.getByLabel("What your program printed");
  await log.fill("");
  await choose("The board that is shown");
  await log.fill(printed);
  await page.waitForFunction(() => {
    const [verdict, said] = ["verdict", "answer [role=status]"].map((it) =>
      document.querySelector(`dialog.check .${it}`),
    );
    // Not the element: whoever is given it here holds on to it.
    return verdict !== null || /^(?!Paste what|Trying everything)\S/.test(said?.textContent ?? "");
  });
}

/** @param {Page} page @param {Random} random */
export async function check(page, random) {
  await paste(page, random.pick(LOGS));
  await useAll(page.locator("dialog.check"), /^(Use this board|Play it beside)/);
  await close(page);
}

/** The gallery, and a lesson from it. @param {Page} page @param {Random} random */
export async function learn(page, random) {
  await press(page, "learn", "gallery");
  const cards = page.locator("dialog.gallery li button");
  await cards.first().waitFor();
  await cards.nth(random.below(await cards.count())).click();
  await dialogs(page).waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "Lesson" }).click();
  // Its own panel only: a lesson that is left there makes room for the tab Board, whose buttons open dialogs.
  await useAll(page.getByRole("tabpanel", { name: "Lesson" }));
}

/** A lesson is begun, tried and given up. @param {Page} page */
export async function write(page) {
  await press(page, "share");
  await page.locator("dialog.share").getByRole("button", { name: "Make a lesson…" }).click();
  const form = page.getByRole("complementary");
  await form.waitFor();
  const again = form.getByRole("button", { name: "Discard it" });
  if (await again.isVisible()) await again.click();
  await form.getByRole("textbox", { name: "Title", exact: true }).fill("A lesson");
  await form.getByRole("textbox", { name: "Summary", exact: true }).fill("It costs {cost}.");
  await form.getByRole("button", { name: /^Question at/ }).click();
  await useAll(form, /^(Close|Try it|Save|New|Delete.*|Discard.*|Open.*)$/);
  await form.getByRole("button", { name: "New", exact: true }).click();
  const discard = form.getByRole("button", { name: "Discard it" });
  if (await discard.isVisible()) await discard.click();
  await form.getByRole("button", { name: "Close", exact: true }).click();
  await form.waitFor({ state: "detached" });
}

/** Other languages, and back. Found by its place: the label is in the language that is shown. @param {Page} page */
export async function speak(page) {
  for (const tag of ["zh", "es", "en"]) {
    await page.locator("#language").selectOption(tag);
    await page.locator(`html[lang=${tag}]`).waitFor();
  }
  await page.getByRole("button", { name: "Share", exact: true }).waitFor();
}

/** Dark and light, and the whole screen. @param {Page} page */
export async function dress(page) {
  for (let i = 0; i < 2; i++) await page.locator("#theme").click();
  if (!(await page.locator("#full-screen").isVisible())) return;
  await page.locator("#full-screen").click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await page.evaluate(() => document.exitFullscreen());
  await page.waitForFunction(() => document.fullscreenElement === null);
}
