// How far a reader has come in a lesson: what was asked, and what may be revealed. None of it is taken back.

/**
 * @import { Run } from "../../core/run/run.js"
 * @import { Lesson } from "./lesson.js"
 */

export class Progress {
  /** Which questions have been asked. @type {Set<number>} */
  asked = new Set();
  /** The question that is shown, of those whose moment came last. @type {number | undefined} */
  question;
  /** Whether the answers may be revealed: all were given, or the end of one of the lesson's searches was shown. */
  isTold = false;
  /** Whether there is nothing more to come: the last caption was shown, or every question answered. */
  isDone = false;

  #lesson;

  /** @param {Lesson} lesson */
  constructor(lesson) {
    this.#lesson = lesson;
  }

  /** Records what is shown. @param {Run} run */
  look(run) {
    if (run.isSearching || run.error) return;
    const { facts, answers, scenario } = this.#lesson;
    const { questions } = scenario;
    const { position } = run;
    const mode = this.#lesson.holding(run);
    const isAnswered = questions.length > 0 && questions.every((_, index) => answers[index] !== undefined);
    const isEnd = mode !== undefined && run.isAtEnd && !run.isStopped;
    const last = facts.captions[0].at(-1)?.step ?? Number.POSITIVE_INFINITY;
    for (const [index, { kind }] of questions.entries()) {
      // Choosing another way to search asks what can be answered without the board.
      const isDue = mode === 0 ? position >= facts.asked[index].step : kind === "choices";
      if (isDue) this.asked.add(index);
    }
    this.question = this.#shown(mode === 0 ? position : Number.POSITIVE_INFINITY);
    this.isTold ||= isAnswered || isEnd || questions.length === 0;
    this.isDone ||= isAnswered || (mode === 0 && (isEnd || position >= last));
  }

  /** The questions of the last moment that has come, among those that were asked. @param {number} position */
  due(position) {
    const { asked } = this.#lesson.facts;
    const inOrder = [...this.asked].sort((a, b) => asked[a].step - asked[b].step || a - b);
    const last = inOrder.findLast((index) => asked[index].step <= position) ?? inOrder[0];
    return inOrder.filter((index) => asked[index].step === asked[last].step);
  }

  /** The question to show: readers stay at the one that they have answered until they go on. @param {number} position */
  #shown(position) {
    const due = this.due(position);
    if (this.question !== undefined && due.includes(this.question)) return this.question;
    return due.find((index) => this.#lesson.answers[index] === undefined) ?? due.at(-1);
  }
}
