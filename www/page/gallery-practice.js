// What the gallery offers beside the tour: a test of eight questions, before it and after it, and a search to be traced
// by hand. Neither is part of the tour, and nobody has to take them.

import { part } from "../core/engine/errors.js";
import { make } from "../core/ui/dom.js";
import { focusLesson } from "../core/ui/focus-lesson.js";
import { withFull } from "../engine.js";
import "../core/i18n/en/ask-me.js";
import "../core/i18n/en/gallery.js";
import { resultsIn } from "../features/knowledge-test/results.js";

/**
 * @import { Translate } from "../core/i18n/index.js"
 * @import { Remembered } from "../features/lessons/tour.js"
 * @import { StarStep } from "../element/class.js"
 */

/**
 * @param {StarStep} star
 * @param {Translate} t
 * @param {Remembered} remembered
 * @param {() => void} close Closes the gallery.
 * @returns {HTMLElement}
 */
export function practice(star, t, remembered, close) {
  const open = async (/** @type {"openTest" | "openTrace"} */ name) => {
    close();
    const module = await part(withFull(import("../features/knowledge-test/open.js")));
    if (!module) return star.say(t("error.part", { part: t("askMe.title") }));
    await module[name](star);
    focusLesson(star);
  };
  const button = (/** @type {"askMe.test" | "askMe.trace"} */ key, /** @type {"openTest" | "openTrace"} */ name) =>
    make("button", { type: "button", class: "offer", onclick: () => open(name) }, t(key));
  return make(
    "p",
    { class: "practice" },
    make("span", { class: "standing" }, standing(t, remembered)),
    button("askMe.test", "openTest"),
    button("askMe.trace", "openTrace"),
    ...fileButton(star, t, close),
  );
}

/**
 * A button that opens a result that was saved.
 * @param {StarStep} star
 * @param {Translate} t
 * @param {() => void} close Closes the gallery.
 */
function fileButton(star, t, close) {
  const input = make("input", { type: "file", accept: ".json,application/json", hidden: true });
  input.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    if (!file) return;
    close();
    const module = await part(withFull(import("../features/knowledge-test/open.js")));
    if (module) await module.openResult(star, file);
    else star.say(t("error.part", { part: t("tour.open") }));
  });
  const onclick = () => input.click();
  return [make("button", { type: "button", class: "offer", onclick }, t("tour.open")), input];
}

/** What the tests have come to, or what they are for. @param {Translate} t @param {Remembered} remembered */
function standing(t, remembered) {
  const [first, last] = resultsIn({ remembered, remember: () => {} });
  if (!first || !last) return t("tour.test");
  const { right, all, done } = last;
  // The first test is the last one too until there is another.
  if (JSON.stringify(first) === JSON.stringify(last)) return t("tour.result", { right, all });
  return t("tour.results", { before: first.right, of: first.all, right, all, done });
}
