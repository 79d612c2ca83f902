// What the gallery offers beside the tour: a test of eight questions, before it and after it, and a search to be traced
// by hand. Neither is part of the tour, and nobody has to take them.

import { part } from "./coded.js";
import { make } from "./dom.js";
import { withFull } from "./engine.js";
import "./i18n/en-ask-me.js";
import "./i18n/en-gallery.js";
import { resultsIn } from "./quiz/results.js";

/**
 * @param {import("./star-step.js").StarStep} star
 * @param {import("./i18n/index.js").Language["t"]} t
 * @param {import("./tour.js").Remembered} remembered
 * @param {() => void} close Closes the gallery.
 * @returns {HTMLElement}
 */
export function practice(star, t, remembered, close) {
  const open = async (/** @type {"openTest" | "openTrace"} */ name) => {
    close();
    const module = await part(withFull(import("./quiz/open.js")));
    if (module) module[name](star);
    else star.say(t("error.part", { part: t("askMe.title") }));
  };
  const button = (/** @type {"askMe.test" | "askMe.trace"} */ key, /** @type {"openTest" | "openTrace"} */ name) =>
    make("button", { type: "button", class: "offer", onclick: () => open(name) }, t(key));
  return make(
    "p",
    { class: "practice" },
    make("span", { class: "standing" }, standing(t, remembered)),
    button("askMe.test", "openTest"),
    button("askMe.trace", "openTrace"),
  );
}

/** What the tests have come to, or what they are for. @param {import("./i18n/index.js").Language["t"]} t @param {import("./tour.js").Remembered} remembered */
function standing(t, remembered) {
  const [first, last] = resultsIn({ remembered, remember: () => {} });
  if (!first || !last) return t("tour.test");
  const { right, all, done } = last;
  // The first test is the last one too until there is another.
  if (JSON.stringify(first) === JSON.stringify(last)) return t("tour.result", { right, all });
  return t("tour.results", { before: first.right, of: first.all, right, all, done });
}
