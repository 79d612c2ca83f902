// The gallery of supplied scenarios: a dialog of the page. First the tour, with what the reader has done of it, then the
// lessons behind it and the tutorials, each with a picture. Loads the scenarios when opened.

import { hasCode, report } from "../core/engine/errors.js";
import { dialogOf } from "../core/ui/dialog.js";
import { icon, make } from "../core/ui/dom.js";
import { focusLesson } from "../core/ui/focus-lesson.js";
import { practice } from "./gallery-practice.js";
import "../core/i18n/en/gallery.js";
import "../core/i18n/en/requests.js";
import { LESSONS, TOUR, TUTORIALS } from "../features/lessons/supplied-scenarios.js";
import { doneIn, nextOf } from "../features/lessons/tour.js";

/**
 * @import { Translate } from "../core/i18n/index.js"
 * @import { Remembered } from "../features/lessons/tour.js"
 * @import { StarStep } from "../element/class.js"
 */

/** In CSS pixels; the style sheet of the page scales it to the card. */
const PICTURE = { width: 256, height: 160 };
const TICK = "M9.5 16.2 5.3 12 3.9 13.4l5.6 5.6 11-11-1.4-1.4z";

/**
 * What a card needs.
 * @typedef {object} Shelf
 * @property {StarStep} star
 * @property {Translate} t
 * @property {(name: string) => void} pick Shows a scenario.
 */

/**
 * Opens the gallery.
 * @param {StarStep} star Shows the scenario that is picked, and has the colors of the pictures.
 * @param {Translate} t
 * @param {Remembered} remembered What the page remembers for the reader.
 */
export async function openGallery(star, t, remembered) {
  const body = make("div", { class: "gallery-body" }, make("p", {}, t("scenario.loading")));
  const dialog = dialogOf("gallery", { title: t("scenario.gallery"), close: t("scenario.close") }, body);
  document.body.append(dialog);
  dialog.showModal();
  const first = document.activeElement;

  const pick = async (/** @type {string} */ name) => {
    dialog.close();
    if (await star.loadSupplied(name)) focusLesson(star);
  };
  const shelf = { star, t, pick };
  const done = doneIn(remembered);
  const names = [...TOUR, ...LESSONS, ...TUTORIALS];
  const cards = await Promise.all(names.map((name, index) => card(shelf, name, index, done[index])));
  const items = cards.map((content) => make("li", {}, content));
  const lessons = items.slice(TOUR.length, -TUTORIALS.length);
  body.replaceChildren(
    ...heading(t, "scenario.tour"),
    onward(shelf, done),
    practice(star, t, remembered, () => dialog.close()),
    make("ol", {}, ...items.slice(0, TOUR.length)),
    ...heading(t, "scenario.lessons"),
    make("ol", { start: TOUR.length + 1 }, ...lessons),
    // Tutorials have their numbers in their titles.
    ...heading(t, "scenario.tutorials"),
    make("ul", {}, ...items.slice(-TUTORIALS.length)),
  );
  // Nobody is taken back who has gone on while the cards were made.
  if (document.activeElement === first) body.querySelector("button")?.focus();
}

/** @param {Translate} t @param {"scenario.tour" | "scenario.lessons" | "scenario.tutorials"} key */
const heading = (t, key) => [make("h3", {}, t(key)), make("p", {}, t(`${key}For`))];

/**
 * The way on in the tour: a button for the lesson that comes next, and how many are done.
 * @param {Shelf} shelf
 * @param {boolean[]} done
 */
function onward({ t, pick }, done) {
  const place = nextOf(done);
  const count = done.filter(Boolean).length;
  const key = place === undefined ? "tour.again" : count === 0 ? "tour.begin" : "tour.goOn";
  const onclick = () => pick(TOUR[place ?? 0]);
  const button = make(
    "button",
    { type: "button", class: "onward primary", onclick },
    t(key, { number: (place ?? 0) + 1 }),
  );
  return make("p", { class: "tour" }, button, t("tour.count", { count, all: done.length }));
}

/**
 * @param {Shelf} shelf
 * @param {string} name
 * @param {number} index Its place among all.
 * @param {boolean | undefined} isDone
 * @returns {Promise<HTMLElement>}
 */
async function card({ star, t, pick }, name, index, isDone) {
  const canvas = make("canvas", {
    width: Math.round(PICTURE.width * devicePixelRatio),
    height: Math.round(PICTURE.height * devicePixelRatio),
    "aria-hidden": "true",
  });
  try {
    const { title, summary, lang } = await star.preview(name, canvas);
    const isNumbered = index < TOUR.length + LESSONS.length;
    // All that is read on it is its name: who speaks to the page says any part of it.
    return make(
      "button",
      { type: "button", onclick: () => pick(name) },
      canvas,
      make("strong", { lang }, isNumbered ? `${index + 1}. ${title}` : title),
      ...(isDone ? [make("small", {}, icon(TICK), t("tour.done"))] : []),
      make("span", { lang }, summary),
    );
  } catch (error) {
    if (!hasCode(error)) report(error);
    // One that cannot be loaded must not keep the others from being shown.
    return make("p", {}, t("error.scenario-fetch", { address: name }));
  }
}
