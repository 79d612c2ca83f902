// How far a reader has come in a lesson: what was asked, and what may be told. What has come about stays so.

/** @typedef {import("../run/run.js").Run} Run */

export class Progress {
  /** Whether the question has been asked: its moment came, or the reader went another way than the search as written. */
  isAsked = false;
  /** Whether its answer may be told: it was answered, or an end of a search of the lesson was shown. */
  isTold = false;
  /** Whether there is nothing more to come: the last caption was shown, or the question answered. */
  isDone = false;

  #lesson;

  /** @param {import("./lesson.js").Lesson} lesson */
  constructor(lesson) {
    this.#lesson = lesson;
  }

  /** Takes note of what is shown. @param {Run} run */
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
