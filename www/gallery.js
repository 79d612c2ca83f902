// The gallery of supplied scenarios: a dialog of the page with a picture of each. Loads the scenarios when opened.

import { hasCode, report } from "./coded.js";
import { make } from "./dom.js";
import "./i18n/en-gallery.js";
import { LESSONS, TUTORIALS } from "./scenarios/index.js";

/** In CSS pixels; the style sheet of the page scales it to the card. */
const PICTURE = { width: 256, height: 160 };

/** @typedef {import("./i18n/index.js").Language["t"]} Translate */

/**
 * Opens the gallery.
 * @param {import("./star-step.js").StarStep} star Shows the scenario that is picked, and has the colors of the pictures.
 * @param {Translate} t
 */
export async function openGallery(star, t) {
  const close = make("button", { type: "button", onclick: () => dialog.close() }, t("scenario.close"));
  const title = make("h2", { id: "gallery-title" }, t("scenario.gallery"));
  const body = make("div", { class: "gallery-body" }, make("p", {}, t("scenario.loading")));
  const dialog = make(
    "dialog",
    { class: "gallery", "aria-labelledby": "gallery-title" },
    make("header", {}, title, close),
    body,
  );
  dialog.addEventListener("close", () => dialog.remove());
  // A click outside the dialog has the dialog itself as its target.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();

  const pick = (/** @type {string} */ name) => {
    dialog.close();
    star.loadSupplied(name);
  };
  const part = async (
    /** @type {"scenario.lessons" | "scenario.tutorials"} */ key,
    /** @type {string[]} */ names,
    isNumbered = false,
  ) => {
    const cards = await Promise.all(
      names.map((name, index) => card(star, name, t, isNumbered ? index + 1 : undefined, () => pick(name))),
    );
    const list = make(isNumbered ? "ol" : "ul", {}, ...cards.map((content) => make("li", {}, content)));
    return [make("h3", {}, t(key)), make("p", {}, t(`${key}For`)), list];
  };
  // Tutorials have their numbers in their titles.
  const parts = await Promise.all([part("scenario.lessons", LESSONS, true), part("scenario.tutorials", TUTORIALS)]);
  body.replaceChildren(...parts.flat());
  body.querySelector("button")?.focus();
}

/**
 * @param {import("./star-step.js").StarStep} star
 * @param {string} name
 * @param {Translate} t
 * @param {number | undefined} number Its number among the lessons.
 * @param {() => void} onclick
 * @returns {Promise<HTMLElement>}
 */
async function card(star, name, t, number, onclick) {
  const canvas = make("canvas", {
    width: Math.round(PICTURE.width * devicePixelRatio),
    height: Math.round(PICTURE.height * devicePixelRatio),
    "aria-hidden": "true",
  });
  try {
    const { title, summary, lang } = await star.preview(name, canvas);
    const [titleId, summaryId] = [`gallery-${name}`, `gallery-${name}-summary`];
    return make(
      "button",
      { type: "button", onclick, "aria-labelledby": titleId, "aria-describedby": summaryId },
      canvas,
      make("strong", { id: titleId, lang }, number === undefined ? title : `${number}. ${title}`),
      make("span", { id: summaryId, lang }, summary),
    );
  } catch (error) {
    if (!hasCode(error)) report(error);
    // One that cannot be loaded must not keep the others from being shown.
    return make("p", {}, t("error.scenario-fetch", { address: name }));
  }
}
