// The page around the element: its header, and what it remembers for the reader: light or dark colors, the language.

import { shownCoord } from "./core/board/coordinates.js";
import { defaultBoard } from "./core/board/default-board.js";
import { needed, part, report } from "./core/engine/errors.js";
import { en } from "./core/i18n/en/index.js";
import { loadLanguage, NAMES, TAGS } from "./core/i18n/index.js";
import { make, painted } from "./core/ui/dom.js";
import { listenToContent } from "./core/ui/drop-and-paste.js";
import { whenIdle } from "./core/ui/idle.js";
import { remember, remembered } from "./core/ui/remember.js";
import { StarStep } from "./element/class.js";
import { define } from "./element/define.js";
import { withFull } from "./engine.js";
import { followAddress } from "./features/kept/follow-address.js";
import { numbersText } from "./narration/sentences.js";

/**
 * @import { Key } from "./core/i18n/keys.js"
 * @import { Name } from "./page-styles.js"
 */

define();
const star = /** @type {StarStep} */ (document.querySelector("star-step"));
const query = new URLSearchParams(location.search);
/** @param {string} id */
const button = (id) => /** @type {HTMLButtonElement} */ (document.getElementById(id));
const languages = /** @type {HTMLSelectElement} */ (document.getElementById("language"));
/** The buttons without words. @type {[string, Key][]} */
const ICONS = [
  ["more", "page.more"],
  ["theme", "theme.toggle"],
  ["full-screen", "page.full-screen"],
];
const isDark = matchMedia("(prefers-color-scheme: dark)");

/** @param {string | null} theme */
function showTheme(theme) {
  if (theme !== "light" && theme !== "dark") return;
  document.documentElement.dataset.theme = theme;
  star.setAttribute("theme", theme);
}

/** Writes everything in the header in the element's language. */
function sayHeader() {
  const { t, tag } = star.language;
  document.documentElement.lang = tag;
  document.title = t("page.title");
  for (const element of document.querySelectorAll("[data-text]")) {
    element.textContent = t(/** @type {Key} */ (/** @type {HTMLElement} */ (element).dataset.text));
  }
  for (const [id, key] of ICONS) {
    button(id).title = t(key);
    button(id).setAttribute("aria-label", t(key));
  }
  languages.setAttribute("aria-label", t("page.language"));
  languages.value = tag;
  // Without an engine there is nothing to show or share.
  const ids = star.solver ? ["learn", "more", "compare", "check", "share", "language", "theme"] : ["theme"];
  // Where a frame does not allow it, or a telephone cannot do it, there is no button.
  if (star.solver && document.fullscreenEnabled) ids.push("full-screen");
  for (const id of ids) button(id).hidden = false;
}

languages.append(...TAGS.map((tag) => make("option", { value: tag, lang: tag }, NAMES[tag])));

button("theme").addEventListener("click", () => {
  const now = document.documentElement.dataset.theme ?? (isDark.matches ? "dark" : "light");
  const next = now === "dark" ? "light" : "dark";
  showTheme(next);
  remember("theme", next);
});
button("full-screen").addEventListener("click", async () => {
  try {
    await star.requestFullscreen();
  } catch {
    // Refused after all: by an extension, say, or by whoever manages the browser.
    button("full-screen").hidden = true;
  }
});
languages.addEventListener("change", async () => {
  const next = languages.value;
  remember("lang", next);
  // What the reader chooses now overrides what the address requested, also when the page is shared or reloaded.
  query.delete("lang");
  history.replaceState(history.state, "", location.pathname + (String(query) ? `?${query}` : "") + location.hash);
  star.setAttribute("lang", next);
  // If its file cannot be loaded the language stays, and the element says so.
  if ((await loadLanguage(next)).tag !== next) languages.value = star.language.tag;
});

/** Opens or closes the menu that narrow windows have in place of its buttons. @param {boolean} isOpen */
const showMenu = (isOpen) => button("more").setAttribute("aria-expanded", String(isOpen));
const isMenuOpen = () => button("more").getAttribute("aria-expanded") === "true";
document.addEventListener("click", ({ target }) =>
  showMenu(button("more").contains(/** @type {Node} */ (target)) && !isMenuOpen()),
);
document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !isMenuOpen()) return;
  showMenu(false);
  button("more").focus();
});

/**
 * Puts on the style sheet of something that the page opens.
 * @param {Name} name
 * @throws {CodedError} `missing`
 */
const wear = async (name) => (await needed(import("./page-styles.js"))).wear(name);

/**
 * Makes a button open a dialog. Its module and its style sheet are loaded on demand; if they cannot be loaded, the page
 * says so.
 * @template Module
 * @param {"share" | "learn" | "check"} id Of the button, and the name of the style sheet.
 * @param {Key} key Its name.
 * @param {() => Promise<Module>} load
 * @param {(module: Module) => void} open
 */
const opens = (id, key, load, open) =>
  button(id).addEventListener("click", async () => {
    const [module] = (await part(Promise.all([load(), wear(id)]))) ?? [];
    const { t } = star.language;
    if (!module) star.say(t("error.part", { part: t(key) }));
    // A second click meanwhile must not open it twice.
    else if (document.querySelector("dialog") === null) open(module);
  });
opens(
  "share",
  "part.share",
  () => import("./features/share/share-dialog.js"),
  ({ openShareDialog }) => openShareDialog(star, star.language.t, wear),
);
opens(
  "check",
  "check.open",
  () => withFull(import("./features/check-dialog/check-dialog.js")),
  ({ openCheck }) => openCheck(star),
);
opens(
  "learn",
  "part.gallery",
  () => import("./page/gallery.js"),
  ({ openGallery }) => openGallery(star, star.language.t, remembered),
);

button("compare").addEventListener("click", async () => {
  if (star.compared) return star.endCompare();
  const isDone = await part(star.compare().then(() => true));
  const { t } = star.language;
  if (!isDone) star.say(t("error.part", { part: t("compare.open") }));
});

star.addEventListener("words", async (event) => {
  const words = await part(import("./page/header-words.js"));
  words?.showHeaderWords(/** @type {CustomEvent<boolean>} */ (event).detail);
});

// The gallery ticks the lessons whose question was answered right.
star.addEventListener("answer", ({ detail: { scenario, right } }) => {
  if (scenario && right) remember(`done.${scenario}`, "");
});

// A reader who has never been here is led through the first steps, unless the address asks for something.
if (remembered("first-run") === null && location.hash.length < 2 && !query.has("scenario")) {
  star.dataset.firstVisit = "";
  const page = { en, numbersText, shownCoord, remember, defaultBoard, wear: () => wear("firstRun") };
  part(Promise.all([import("./page/first-run.js"), import("./page-styles.js")])).then((modules) =>
    modules?.[0].begin(star, page),
  );
}

showTheme(remembered("theme"));
// The page's own language is that of the reader's browser, unless the reader chose one; a link may give an element in it another one.
document.documentElement.lang = navigator.languages[0] ?? "en";
const chosen = query.get("lang") ?? remembered("lang");
if (chosen !== null && TAGS.includes(chosen)) star.setAttribute("lang", chosen);
star.addEventListener("language", sayHeader);
star.addEventListener("ready", sayHeader);
star.addEventListener("error", sayHeader);

/** Who comes to this page comes for the board, so the full engine does not wait until they turn to it. */
async function fetchEngine() {
  await painted();
  whenIdle(window, () => part(star.loadEngine()));
}
star.addEventListener("ready", fetchEngine, { once: true });

/** Keeps the page for the next visit, and checks for a newer one. Where that is not allowed, everything works as before. */
async function keep() {
  try {
    const registration = await navigator.serviceWorker.register(STARSTEP_WORKER ?? "");
    await registration.update();
  } catch {
    // Without a network there is nothing newer, and without permission nothing to keep.
  }
}
if (typeof STARSTEP_WORKER === "string" && "serviceWorker" in navigator) {
  // After everything visible is there.
  star.addEventListener("ready", keep, { once: true });
}

if (star instanceof StarStep) {
  // What comes after the # is newer than the scenario that the address names.
  const name = query.get("scenario");
  // A mistake in showing it must not keep the address from being followed.
  if (name !== null) await star.loadSupplied(name).catch(report);
  followAddress(star, wear);
  // The page belongs to the element: what is dropped or pasted anywhere on it is meant for the board.
  listenToContent(document.documentElement, (content) => star.open(content));
}
