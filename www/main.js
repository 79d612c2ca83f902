// The page around the element: remembers whether the reader wants light or dark colors, and shares what is shown.

import { openGallery } from "./gallery.js";
import { english } from "./i18n/index.js";
import { openShareDialog } from "./share/dialog.js";
import { followAddress } from "./share/follow.js";
import { StarStep } from "./star-step.js";

const KEY = "starstep.theme";
const button = /** @type {HTMLButtonElement} */ (document.querySelector("#theme"));
const isDark = matchMedia("(prefers-color-scheme: dark)");

/** Storage may be forbidden; then the choice lasts as long as the page. */
const storage = {
  read() {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  /** @param {string} theme */
  write(theme) {
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // There is nothing to be done, and nothing to be lost.
    }
  },
};

/** @param {string | null} theme */
function show(theme) {
  if (theme !== "light" && theme !== "dark") return;
  document.documentElement.dataset.theme = theme;
  document.querySelector("star-step")?.setAttribute("theme", theme);
}

const { t } = english;
button.title = t("theme.toggle");
button.setAttribute("aria-label", t("theme.toggle"));
button.hidden = false;
button.addEventListener("click", () => {
  const now = document.documentElement.dataset.theme ?? (isDark.matches ? "dark" : "light");
  const next = now === "dark" ? "light" : "dark";
  show(next);
  storage.write(next);
});
show(storage.read());

const star = document.querySelector("star-step");
const share = /** @type {HTMLButtonElement} */ (document.querySelector("#share"));
const scenarios = /** @type {HTMLButtonElement} */ (document.querySelector("#scenarios"));
if (star instanceof StarStep) {
  share.textContent = t("share.open");
  share.hidden = false;
  share.addEventListener("click", () => openShareDialog(star, t));
  scenarios.textContent = t("scenario.gallery");
  scenarios.hidden = false;
  scenarios.addEventListener("click", () => openGallery(star, t));
  // What stands after the # is newer than the scenario that the address names.
  const name = new URLSearchParams(location.search).get("scenario");
  if (name !== null) await star.loadSupplied(name);
  followAddress(star);
}
