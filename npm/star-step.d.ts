import type { Options, Solver } from "./pkg/starstep.js";

/** What is around the board. */
export type Controls = "none" | "transport" | "basic" | "full";

/** The events of the element, by name, with what their `detail` is. */
export interface StarStepEvents {
  /** The board is there. */
  ready: undefined;
  /** Another step is shown. */
  step: { position: number; length: number };
  /** A search came to its end, and the end is shown. */
  done: { found: boolean; cost: number | undefined; expanded: number };
  /** The board was changed: by the reader, an attribute, a script or a link. */
  edit: undefined;
  /** The reader answered a scenario's question. */
  answer: { scenario: string | undefined; choice: number; right: boolean };
  /** What was asked for cannot be shown. */
  error: unknown;
  /** `toLink()` would give another address now. */
  change: undefined;
}

/** `<star-step>`: a board with a search on it that readers can edit, step and play. */
export class StarStep extends HTMLElement {
  /** The engine's solver of the board that is shown, once the element is ready. */
  readonly solver: Solver | undefined;
  /** Expansions per second; `Infinity` for as fast as possible. */
  speed: number;
  /** Plays again from the start, two seconds after the end. */
  loop: boolean;
  /** Readers can step and play, but change nothing. */
  readonly: boolean;
  controls: Controls;
  /** The texts of the element's language. */
  readonly language: { tag: string; t(key: string, values?: Record<string, string | number>): string };
  /** Plays from the position, or from the start if the search is at its end. */
  play(): void;
  pause(): void;
  /** Goes `n` expansions forward, 1 if left out; back if negative. */
  step(n?: number): void;
  /** Shows the state after `n` expansions; beyond the end means the end. */
  seek(n: number): void;
  /** Goes back to the board and the options that the page's author gave, and their first step. */
  reset(): void;
  /** Changes some options of the search. Throws an error of the engine for a wrong one, and then changes nothing. */
  configure(options: Partial<Options>): void;
  /** Shows a scenario, as an object or JSON text, or the text of a map. Resolves to whether it is shown. */
  load(value: unknown): Promise<boolean>;
  /** Says a sentence in the status line, until something else is done. */
  say(sentence: string | undefined): void;
  /** Shows one of the supplied scenarios, such as `ties`. Resolves to whether it is shown. */
  loadSupplied(name: string): Promise<boolean>;
  /** An absolute address that shows what the element shows. */
  toLink(options?: { base?: string; longest?: number }): Promise<string>;
  /** Shows what a link holds, and resolves to whether it does. */
  openLink(fragment: string): Promise<boolean>;

  addEventListener<Name extends keyof StarStepEvents>(
    type: Name,
    listener: (this: StarStep, event: CustomEvent<StarStepEvents[Name]>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "star-step": StarStep;
  }
}
