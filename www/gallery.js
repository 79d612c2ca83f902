// The gallery of supplied scenarios: a dialog of the page with a picture of each. Loads the scenarios when it is opened.

import { make } from "./dom.js";
import { loadEngine, Solver } from "./engine.js";
import { drawThumbnail } from "./render/thumbnail.js";
import { factsOf, solverOf } from "./scenarios/facts.js";
import { LESSONS, SUPPLIED, TUTORIALS } from "./scenarios/index.js";
import { fetchSupplied } from "./scenarios/load.js";
import { parseScenario } from "./scenarios/scenario.js";
import { fill } from "./scenarios/texts.js";
import { readColors } from "./theme.js";

/** @typedef {import("./i18n/index.js").Language} Language */

/** In CSS pixels; the style sheet of the page scales it to the card. */
const PICTURE = { width: 256, height: 160 };

/** @type {Map<string, Promise<import("./scenarios/scenario.js").Scenario>>} */
const loaded = new Map();

/** A supplied scenario, fetched once. One that could not be fetched is asked for again the next time. @param {string} name */
function load(name) {
  const known = loaded.get(name);
  if (known) return known;
  const loading = fetchSupplied(name).then(parseScenario);
  loading.catch(() => loaded.delete(name));
  loaded.set(name, loading);
  return loading;
}

/**
 * Opens the gallery.
 * @param {import("./star-step.js").StarStep} star Where the picked scenario is shown, and whose colors the pictures have.
 * @param {Language} language
 */
export async function openGallery(star, language) {
  const { t } = language;
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
  // A click beside the dialog has the dialog itself as its target.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  const theme = document.documentElement.dataset.theme;
  if (theme) dialog.dataset.theme = theme;
  document.body.append(dialog);
  dialog.showModal();

  const [results] = await Promise.all([Promise.allSettled(SUPPLIED.map(load)), loadEngine()]);
  const colors = readColors(/** @type {ShadowRoot} */ (star.shadowRoot));
  const pick = (/** @type {string} */ name) => {
    dialog.close();
    star.loadSupplied(name);
  };
  /** @param {string} name */
  const entry = (name) => {
    const result = results[SUPPLIED.indexOf(name)];
    const content =
      result.status === "fulfilled"
        ? card(name, result.value, colors, language, () => pick(name))
        : make("p", {}, t("error.scenario-fetch", { address: name }));
    return make("li", {}, content);
  };
  const part = (/** @type {string} */ key, /** @type {string[]} */ names) => [
    make("h3", {}, t(key)),
    make("ul", {}, ...names.map(entry)),
  ];
  body.replaceChildren(...part("scenario.tutorials", TUTORIALS), ...part("scenario.lessons", LESSONS));
  body.querySelector("button")?.focus();
}

/**
 * @param {string} name
 * @param {import("./scenarios/scenario.js").Scenario} scenario
 * @param {import("./theme.js").Colors} colors
 * @param {Language} language
 * @param {() => void} onclick
 */
function card(name, scenario, colors, language, onclick) {
  const canvas = make("canvas", {
    width: Math.round(PICTURE.width * devicePixelRatio),
    height: Math.round(PICTURE.height * devicePixelRatio),
    "aria-hidden": "true",
  });
  const solver = solverOf(Solver, scenario);
  drawThumbnail(canvas, solver, colors);
  solver.free();
  const { values } = factsOf(Solver, scenario);
  const [title, summary] = [`gallery-${name}`, `gallery-${name}-summary`];
  return make(
    "button",
    { type: "button", onclick, "aria-labelledby": title, "aria-describedby": summary },
    canvas,
    make("strong", { id: title }, fill(scenario.title, values, language)),
    make("span", { id: summary }, fill(scenario.summary, values, language)),
  );
}
