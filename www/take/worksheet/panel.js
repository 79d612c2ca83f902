// The worksheet: what it asks, at which step, on which paper; a preview of both pages, printing and files.

import { make } from "../../dom.js";
import "../../i18n/en-take.js";
import { colorsOf } from "../colors.js";
import { actButton, checkField, numberField, selectField } from "../fields.js";
import { nodeOf, soon } from "../preview.js";
import { searchAgain } from "../reel.js";
import { fileName, save } from "../save.js";
import { targetOf } from "../target.js";
import { factsOf } from "./facts.js";
import { paperColors } from "./grays.js";
import { pagesFile, printPages } from "./print.js";
import { isOnPaper, paperOf, worksheet } from "./sheet.js";

/** @typedef {import("./facts.js").Ask} Ask */
/** @type {Ask[]} */
const ASKS = ["values", "next", "path"];
/** The step of which it is at first if the one on the screen has no room on paper. */
const USUAL = 5;
/** Boards beyond this many cells are not drawn cell by cell. */
const MOST_CELLS = 1 << 16;

/** @type {import("../dialog.js").Kind["fill"]} */
export async function fill(stage, element, t) {
  const reel = await searchAgain(stage, element);
  return reel && show(stage, element, t, reel);
}

/**
 * @param {import("../../panels/panel.js").Stage} stage
 * @param {HTMLElement} element
 * @param {import("../../i18n/index.js").Language["t"]} t
 * @param {import("../reel.js").Reel} reel
 */
function show(stage, element, t, reel) {
  const { length, run } = reel;
  const draw = soon(element, update);
  const ask = selectField(
    t("take.ask"),
    ASKS.map((ask) => /** @type {const} */ ([ask, t(`take.ask-${ask}`)])),
    "values",
    draw,
  );
  const shown = Math.min(stage.run().position, length);
  const first = isOnPaper(factsOf(run, "values", shown), "a4") ? shown : Math.min(USUAL, lastOnPaper(shown));
  const step = numberField(t("take.sheetAt"), { min: 0, max: length, value: first }, draw);
  const paper = selectField(
    t("take.paper"),
    /** @type {const} */ ([
      ["a4", "A4"],
      ["letter", "Letter"],
    ]),
    "a4",
    draw,
  );
  const grays = checkField(t("take.grays"), true, draw);
  const note = make("p", { class: "note", role: "status" });
  const pages = make("div", { class: "pages" });
  const preview = make("figure", { class: "preview", role: "group", "aria-label": t("take.preview") }, pages);
  const acts = [
    actButton(t("take.print"), () => printPages(svgs().map(nodeOf))),
    actButton(t("take.asPage"), saveBoth),
    actButton(t("take.taskAsSvg"), () => savePage(0)),
    actButton(t("take.solutionsAsSvg"), () => savePage(1)),
  ];
  element.append(
    make(
      "form",
      { onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      ...[ask, step, paper, grays].map(({ element }) => element),
      make("div", { class: "acts" }, ...acts),
      note,
    ),
    preview,
  );
  update();
  return () => reel.dispose();

  /** The last step up to this one whose cells have room on paper. @param {number} upTo */
  function lastOnPaper(upTo) {
    let [least, most] = [0, upTo];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (isOnPaper(factsOf(run, "values", middle), "a4")) least = middle;
      else most = middle - 1;
    }
    return least;
  }

  function facts() {
    return factsOf(run, ask.value, step.value);
  }

  /** What keeps the worksheet from being made, as a sentence. */
  function problem() {
    const { path, answers } = facts();
    if (ask.value === "path" && !path) return t("take.noPath");
    if (ask.value === "path") return run.board.cells.length > MOST_CELLS ? t("take.tooLarge") : "";
    if (!isOnPaper(facts(), paper.value)) return t("take.tooWide");
    return answers.length === 0 ? t("take.nothingOpen") : "";
  }

  /** The two pages. */
  function svgs() {
    const look = stage.look();
    if (!look || problem() !== "") return [];
    const colors = paperColors(colorsOf("light", look.colors, look.root), grays.value, ask.value === "values");
    const { measure } = /** @type {import("../vector/context.js").VectorContext} */ (targetOf("svg", 1, 1).vector);
    const title = t("take.worksheet");
    return worksheet(facts(), run, paper.value, colors, stage.language, measure).map((page) =>
      page.toSvg({ title, description: t(`take.ask-${ask.value}`) }),
    );
  }

  function name() {
    return fileName(run.board, "worksheet", ask.value, run.position);
  }

  /** @param {0 | 1} index The task or the solutions. */
  function savePage(index) {
    const blob = new Blob([svgs()[index]], { type: "image/svg+xml" });
    save(blob, `${name()}${index === 0 ? "" : "-solutions"}.svg`);
  }

  function saveBoth() {
    const page = pagesFile(svgs(), t("take.worksheet"), stage.language.tag, paperOf(facts(), paper.value));
    save(new Blob([page], { type: "text/html" }), `${name()}.html`);
  }

  function update() {
    step.element.hidden = ask.value === "path";
    const made = svgs();
    note.textContent = problem();
    for (const act of acts) act.disabled = made.length === 0;
    pages.replaceChildren(...made.map(nodeOf));
  }
}
