// The page inside an iframe. Its address says what to show, and it reports its height to the page around it.
//
// embed.html?controls=basic&lang=zh&theme=dark#1.AQB… : after the ? come attributes of the element, except for some that
// are refused; after the # comes a shared link.

import { define } from "./element/define.js";
import "./element.js";
import "./core/i18n/en/embedding.js";
import { short } from "./core/ui/ellipsis.js";

/** @import { StarStep } from "./star-step.js" */

/** What the page around it sends when the frame has loaded, and what it gets in return whenever the height changes. */
const HELLO = "starstep:hello";
const HEIGHT = "starstep:height";
/**
 * What an address may not set: boards come after the #, and the rest is for the styles of a page around it. Names that begin
 * with `on` are scripts.
 */
const REFUSED = ["map", "link", "style", "class", "id", "slot", "part"];

define();
const star = /** @type {StarStep} */ (document.querySelector("star-step"));
/** @type {string | undefined} */
let refused;
for (const [name, value] of new URLSearchParams(location.search)) {
  // A frame shows no files of other people.
  if (name === "src" && !isHere(value)) refused = value;
  else if (/^[a-z-]+$/.test(name) && !name.startsWith("on") && !REFUSED.includes(name)) star.setAttribute(name, value);
}

/** Whether a file is on the same site as this page. @param {string} address */
function isHere(address) {
  try {
    return new URL(address, location.href).origin === location.origin;
  } catch {
    // It is no address at all.
    return false;
  }
}

const lang = star.getAttribute("lang");
if (lang) document.documentElement.lang = lang;
const sayTitle = () => {
  document.title = star.language.t("page.title");
};
star.addEventListener("language", sayTitle);
star.addEventListener("ready", () => {
  sayTitle();
  if (refused !== undefined) star.say(star.language.t("embedding.src", { address: short(refused) }));
});
const theme = star.getAttribute("theme");
if (theme === "light" || theme === "dark") document.documentElement.style.colorScheme = theme;

// As an attribute, so that no other board is shown if the link is wrong.
const open = () => location.hash.length > 1 && star.setAttribute("link", location.hash);
addEventListener("hashchange", open);
open();

/** Whom to tell: nobody until the page around it has asked, and then only a page of that origin. */
let listener = "";
/** What it was told last. */
let told = 0;
const tell = () => {
  // Until the board is there the frame keeps the height that its page gave it.
  if (!listener || star.status === "loading") return;
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === told) return;
  told = height;
  parent.postMessage({ type: HEIGHT, height }, listener);
};
addEventListener("message", ({ source, origin, data }) => {
  if (source !== parent || parent === window || data?.type !== HELLO) return;
  // A page without an origin, such as a file, can only be addressed by the asterisk.
  listener = origin === "null" ? "*" : origin;
  document.documentElement.dataset.heard = "";
  told = 0;
  tell();
});
new ResizeObserver(tell).observe(document.body);
star.whenReady.then(tell, tell);
