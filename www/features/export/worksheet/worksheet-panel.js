// The worksheet: what it asks, at which step, in which words, on which paper; a preview of both pages, printing and files.

import { make } from "../../../core/ui/dom.js";
import { namesOf, wordsOf } from "../../compare/run-names.js";
import "../../../core/i18n/en/take.js";
import { fileName, save } from "../../../core/ui/save.js";
import { isPlain } from "../../../rules/algorithms.js";
import { colorsOf } from "../colors.js";
import { isCompared } from "../compared.js";
import { actButton, checkField, footOf, longTextField, numberField, selectField, textField } from "../export-fields.js";
import { nodeOf, soon } from "../preview.js";
import { searchAgain } from "../reel.js";
import { targetOf } from "../target.js";
import { isOfHeap } from "./by-hand.js";
import { paperColors } from "./grays.js";
import { pagesFile, printPages } from "./print.js";
import { factsOf, USUAL_NEXT } from "./worksheet-facts.js";
import { planOf, worksheet } from "./worksheet-sheet.js";

/**
 * @import { Speaking, Translate } from "../../../core/i18n/index.js"
 * @import { Seeing } from "../../../core/render/renderer.js"
 * @import { Showing } from "../../../core/session/session.js"
 * @import { Kind } from "../export-dialog.js"
 * @import { Reel } from "../reel.js"
 * @import { VectorContext } from "../vector/svg-context.js"
 * @import { Ask } from "./worksheet-facts.js"
 */

/** @type {Ask[]} */
const ASKS = ["values", "next", "path"];
/** Boards beyond this many cells are not drawn cell by cell. */
const MOST_CELLS = 1 << 16;
/** How many cells may be asked for in order, how many points a sheet may be worth, and lines to write on. */
const [MOST_NEXT, MOST_POINTS, MOST_LINES] = [20, 999, 12];

/** @type {Kind["fill"]} */
export async function fill(stage, element, t) {
  const reel = await searchAgain(stage, element);
  return reel && show(stage, element, t, reel);
}

/**
 * @param {Showing & Speaking & Seeing} stage
 * @param {HTMLElement} element
 * @param {Translate} t
 * @param {Reel} reel
 */
function show(stage, element, t, reel) {
  const { length, run } = reel;
  const { language } = stage;
  const { measure } = /** @type {VectorContext} */ (targetOf("svg", 1, 1).vector);
  const draw = soon(element, update);
  const ask = selectField(
    t("take.ask"),
    ASKS.map((ask) => /** @type {const} */ ([ask, t(`take.ask-${ask}`)])),
    "values",
    draw,
  );
  const shown = Math.min(stage.run().position, length);
  const last = lastOnPaper(shown);
  const first = factsOf(run, "values", last).answers.length > 0 ? last : shown;
  const step = numberField(t("take.sheetAt"), { min: 0, max: length, value: first }, draw);
  const count = numberField(t("take.count"), { min: 1, max: MOST_NEXT, value: USUAL_NEXT }, draw);
  const paper = selectField(
    t("take.paper"),
    /** @type {const} */ ([
      ["a4", "A4"],
      ["letter", "Letter"],
    ]),
    "a4",
    draw,
  );
  const title = textField(t("take.sheetTitle"), "", draw, t("take.usual"));
  title.element.classList.add("wide");
  const task = longTextField(t("take.sheetTask"), "", draw, t("take.usual"));
  const points = numberField(t("take.points"), { min: 0, max: MOST_POINTS, value: 0 }, draw);
  const lines = numberField(t("take.lines"), { min: 0, max: MOST_LINES, value: 0 }, draw);
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
      ...[ask, step, count, paper, title, task, points, lines, grays].map(({ element }) => element),
    ),
    preview,
    footOf(note, ...[...acts].reverse()),
  );
  update();
  return () => reel.dispose();

  /** The last step up to this one whose open cells have room on paper. @param {number} upTo */
  function lastOnPaper(upTo) {
    let [least, most] = [0, upTo];
    if (hasRoomAt(upTo)) return upTo;
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (hasRoomAt(middle)) least = middle;
      else most = middle - 1;
    }
    return least;
  }

  /** @param {number} at */
  function hasRoomAt(at) {
    return planOf(factsOf(run, "values", at), run, { paper: "a4" }, language, measure).hasRoom;
  }

  function choice() {
    const own = { title: title.value.trim(), task: task.value.trim() };
    return { paper: paper.value, ...own, points: points.value, lines: lines.value };
  }

  /** What is asked, and how it is laid out. */
  function made() {
    const facts = factsOf(run, ask.value, step.value, count.value);
    return { facts, plan: planOf(facts, run, choice(), language, measure) };
  }

  /** What keeps the worksheet from being made, as a sentence. @param {ReturnType<typeof made>} made */
  function problem({ facts, plan }) {
    const { path, answers } = facts;
    const { options } = run;
    const algorithm = t(`algorithm.${options.algorithm}`);
    if (ask.value === "path") {
      if (!path) return t("take.noPath");
      if (run.board.cells.length > MOST_CELLS) return t("take.tooLarge");
      if (!plan.hasRoom) return t("take.noPenalties");
      if (plan.look.hasArrows || run.solver.promisesShortest) return "";
      return isPlain(options) ? t("take.noArrows") : t("take.noPathArrows", { algorithm });
    }
    if (ask.value === "next" && !isPlain(options)) return t("take.noRules", { algorithm });
    if (ask.value === "next" && isOfHeap(options)) return t("take.noHeap");
    if (!plan.hasRoom) return t("take.tooWide");
    if (answers.length > 0) return "";
    return t(facts.isCut ? "take.undecided" : "take.nothingOpen");
  }

  /** What else is to be known about it. @param {ReturnType<typeof made>} made */
  function hint({ facts }) {
    const session = stage.session();
    const { runs, run: front } = session;
    const name = isCompared(session) ? wordsOf(namesOf(runs, language), language)[runs.indexOf(front)] : undefined;
    const isMoved = ask.value !== "path" && first < shown && step.value === first;
    return language.joined([
      isMoved ? t("take.earlier", { shown, step: first }) : "",
      facts.isCut ? t("take.onlyDecided", { count: facts.answers.length }) : "",
      name === undefined ? "" : t("take.inFront", { name }),
    ]);
  }

  /** The two pages. */
  function svgs() {
    const look = stage.look();
    const own = made();
    if (!look || problem(own) !== "") return [];
    const colors = paperColors(colorsOf("light", look.colors, look.root), grays.value, ask.value === "values");
    const words = { title: title.value.trim() || t("take.worksheet"), description: t(`take.ask-${ask.value}`) };
    return worksheet(own.plan, own.facts, run, choice(), colors, language, measure).map((page) => page.toSvg(words));
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
    const page = pagesFile(svgs(), t("take.worksheet"), language.tag, made().plan);
    save(new Blob([page], { type: "text/html" }), `${name()}.html`);
  }

  function update() {
    step.element.hidden = ask.value === "path";
    count.element.hidden = ask.value !== "next";
    const drawn = svgs();
    const own = made();
    note.textContent = problem(own) || hint(own);
    for (const act of acts) act.disabled = drawn.length === 0;
    pages.replaceChildren(...drawn.map(nodeOf));
  }
}
