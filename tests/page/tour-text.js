// docs/tour.md, made from the lessons of the tour: what they say with the numbers filled in, and what they ask.

import { english } from "../../www/core/i18n/index.js";
import { fill } from "../../www/features/lessons/scenario-texts.js";
import { TOUR } from "../../www/features/lessons/supplied-scenarios.js";
import { nextQuestionAt } from "../../www/features/questions/next-question.js";
import { searched, supplied } from "./supplied.js";

const INTRODUCTION = `# The tour

${TOUR.length} short lessons that lead from nothing to A\\*. Each has a small board, a few sentences that playing waits for, and one question, which comes before its answer can be seen. On the page “Learn” opens them; \`?scenario=${TOUR[0]}\` opens the first one by its name.

The order is that of the words: none is used before the lesson that explains it. Lessons 1 and 2 know straight moves only; lesson 3 adds diagonal ones, and with them the question of cost. Lesson 4 is about the better way to an open cell, and lesson 5 about when a search may stop, both with Dijkstra’s algorithm: there the one number that counts is already known. Lessons 3, 6 and 7 are the same board, searched by what a way has cost, by what is left, and by both together. Lesson 9 has the rule: with an h that is never too large the path is a cheapest one. The cells show no number before it is taught: none in lesson 1, up to lesson 6 only the one by which the search decides. Where nothing is to be drawn, nothing can be, so that nobody loses the lesson by a slip of the finger.

This page is made from the lessons: \`UPDATE=1 node --test tests/page/tour.test.js\` writes it again, and \`node e2e/tour-pictures.js\` takes the pictures again ([testing.md](testing.md#pictures)).
`;

/** @typedef {ReturnType<typeof supplied>} Supplied */

/** What answers the question of a lesson. @param {Supplied} lesson @returns {string[]} */
function answersOf({ name, scenario, facts }) {
  const [question] = scenario.questions;
  const { step, values, told } = facts.asked[0];
  if (question.kind === "choices") {
    return question.choices.map(({ text, right, why }) => {
      const [choice, reason] = [text, why].map((it) => fill(it, values, english));
      return `- ${right ? `**${choice}**` : choice}: ${reason}`;
    });
  }
  if (question.kind === "trace")
    return [
      "Right: each cell that the rules allow after the reader’s own choices. A miss is explained by its kind, and a hint says first what to look at, then how to decide.",
    ];
  if (question.kind === "draw") return question.right ? [fill(question.right, told, english)] : [];
  const solver = searched(name);
  solver.seek(step);
  if (question.kind === "next") {
    const cells = nextQuestionAt(solver)?.accepted.map(([x, y]) => `(${x}, ${y})`) ?? [];
    return [`Right: ${cells.join(", ")}.`];
  }
  const before = solver.states().slice();
  solver.seek(step + 1);
  const after = solver.states();
  const opened = [...before.keys()].filter((cell) => before[cell] === 0 && after[cell] === 1);
  const lines = opened.map((cell) => {
    const [x, y] = [cell % solver.width, Math.floor(cell / solver.width)];
    const [g, h, f] = solver.numbersIn(x, y, 1, 1);
    return `- (${x}, ${y}): g ${g}, h ${h}, f ${f}.`;
  });
  solver.free();
  return lines;
}

/** @param {string} name @param {number} index */
function section(name, index) {
  const lesson = supplied(name);
  const { scenario, facts } = lesson;
  const [question] = scenario.questions;
  const title = fill(scenario.title, facts.values, english);
  const captions = facts.captions[0].map(({ step, text, values }) => `| ${step} | ${fill(text, values, english)} |`);
  const others = scenario.modes.slice(1).flatMap(({ title: other }, mode) =>
    facts.captions[mode + 1].map(({ text, values }) => {
      const heading = other ? fill(other, facts.values, english) : "";
      return `Beside it, “${heading}”: ${fill(text, values, english)}`;
    }),
  );
  return [
    `## ${index + 1}. ${title}`,
    `![${title}](tour/${name}.png)`,
    fill(scenario.summary, facts.values, english),
    ["| step | |", "|---|---|", ...captions].join("\n"),
    ...others,
    `Asked at step ${facts.asked[0].step}: ${fill(question.text, facts.asked[0].values, english)}`,
    answersOf(lesson).join("\n"),
  ].join("\n\n");
}

/** The whole page. */
export const tourText = () =>
  `${[INTRODUCTION, ...TOUR.map(section)].join("\n\n").replaceAll("\u00a0", " ").replaceAll("\n\n\n", "\n\n")}\n`.replace(
    /(?<!\\)A\*/g,
    "A\\*",
  );
