// A program that is read, with the lines that ran marked, and beside them how often. Like the editor it is a CodeMirror in a shadow
// tree of its own.

import {
  Decoration,
  EditorState,
  EditorView,
  GutterMarker,
  gutter,
  lineNumbers,
  StateEffect,
  StateField,
} from "../../pkg/codemirror.js";
import { OF, style } from "./code-style.js";

/**
 * @import { Written } from "../../running/written-in.js"
 */

/** What is left above a line that comes into sight, in pixels: two lines. */
const MARGIN = 40;

/** Which lines ran how often, and which one is looked at. @typedef {{ ran: Map<number, number>, at: number | undefined }} Marks */

/** @type {import("@codemirror/state").StateEffectType<Marks>} */
const marking = StateEffect.define();

/** @type {import("@codemirror/state").StateField<Marks>} */
const marks = StateField.define({
  create: () => /** @type {Marks} */ ({ ran: new Map(), at: undefined }),
  update: (before, { effects }) => effects.find((one) => one.is(marking))?.value ?? before,
  provide: (field) =>
    EditorView.decorations.from(
      field,
      ({ ran, at }) =>
        (view) =>
          decorations(view, ran, at),
    ),
});

/** @param {import("@codemirror/view").EditorView} view @param {Map<number, number>} ran @param {number | undefined} at */
function decorations({ state: { doc } }, ran, at) {
  const lines = new Set([...ran.keys(), ...(at === undefined ? [] : [at])].filter((line) => line <= doc.lines));
  const sorted = [...lines].sort((a, b) => a - b);
  return Decoration.set(
    sorted.map((line) => Decoration.line({ class: line === at ? "ran at" : "ran" }).range(doc.line(line).from)),
  );
}

/** How often a line ran. */
class Count extends GutterMarker {
  #count;

  /** @param {number} count */
  constructor(count) {
    super();
    this.#count = count;
  }

  /** @param {Count} other */
  eq(other) {
    return other.#count === this.#count;
  }

  toDOM() {
    return document.createTextNode(`${this.#count}×`);
  }
}

/** How often each line ran, between the numbers of the lines and the code. */
const counts = gutter({
  class: "counts",
  lineMarker({ state }, { from }) {
    const count = state.field(marks).ran.get(state.doc.lineAt(from).number);
    return count === undefined ? null : new Count(count);
  },
  lineMarkerChange: ({ startState, state }) => startState.field(marks) !== state.field(marks),
  // As wide as it gets, so that the code does not move.
  initialSpacer: () => new Count(9999),
});

const theme = EditorView.theme({
  "&": { maxHeight: "inherit" },
  ".ran": { background: "var(--starstep-hover)" },
  ".at": { boxShadow: "inset 3px 0 var(--starstep-accent)", fontWeight: "600" },
  ".counts .cm-gutterElement": { textAlign: "right", paddingRight: "6px", color: "var(--starstep-text)" },
});

/**
 * @param {HTMLElement} host
 * @param {string} text
 * @param {Written} written
 * @param {string} label
 */
export function codeView(host, text, written, label) {
  const root = host.attachShadow({ mode: "open" });
  /** @type {Marks | undefined} */
  let last;
  /** Whether the line that is looked at was shown before. */
  let isBegun = false;
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        marks,
        counts,
        ...[OF[written], style, theme],
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        // It may get its height a little later than its text.
        EditorView.updateListener.of(({ geometryChanged }) => geometryChanged && !isBegun && bringIntoSight()),
        EditorView.contentAttributes.of({
          "aria-label": label,
          role: "textbox",
          "aria-readonly": "true",
          tabindex: "0",
        }),
      ],
    }),
  });
  return {
    /** @param {Marks} shown */
    show(shown) {
      isBegun ||= last?.at !== undefined;
      last = shown;
      view.dispatch({ effects: marking.of(shown) });
      bringIntoSight();
    },
    end: () => view.destroy(),
  };

  /**
   * At first the line that is looked at; then, if none of the lines is in sight, the first of them. The editor's own would scroll the
   * page, too.
   */
  function bringIntoSight() {
    const { doc } = view.state;
    const { ran = new Map(), at } = last ?? {};
    const lines = [...(at === undefined ? [] : [at]), ...ran.keys()].filter((line) => line <= doc.lines);
    if (lines.length === 0) return;
    const { scrollDOM } = view;
    const blockOf = (/** @type {number} */ line) => view.lineBlockAt(doc.line(line).from);
    const isSeen = (isBegun ? lines : lines.slice(0, 1)).some((line) => {
      const { top, bottom } = blockOf(line);
      return top >= scrollDOM.scrollTop && bottom <= scrollDOM.scrollTop + scrollDOM.clientHeight;
    });
    if (!isSeen) scrollDOM.scrollTop = blockOf(lines[0]).top - MARGIN;
  }
}
