// How far a reader has come in a lesson: what was asked, and what may be revealed. None of it is taken back.

/** @typedef {import("../run/run.js").Run} Run */

export class Progress {
  /** Whether the question has been asked: its moment came, or the reader chose a mode other than the search as written. */
  isAsked = false;
  /** Whether its answer may be revealed: it was answered, or the end of one of the lesson's searches was shown. */
  isTold = false;
  /** Whether there is nothing more to come: the last caption was shown, or the question answered. */
  isDone = false;

  #lesson;

  /** @param {import("./lesson.js").Lesson} lesson */
  constructor(lesson) {
    this.#lesson = lesson;
  }

  /** Records what is shown. @param {Run} run */
  look(run) {
    if (run.isSearching || run.error) return;
    const { facts, answer, scenario } = this.#lesson;
    const { position } = run;
    const mode = this.#lesson.holding(run);
    const isAnswered = answer !== undefined;
    const isEnd = mode !== undefined && run.isAtEnd && !run.isStopped;
    const last = facts.captions[0].at(-1)?.step ?? Number.POSITIVE_INFINITY;
    this.isAsked ||= mode !== 0 || position >= facts.ask;
    this.isTold ||= isAnswered || isEnd || !scenario.question;
    this.isDone ||= isAnswered || (mode === 0 && (isEnd || position >= last));
  }
}
