// The editor: CodeMirror in a shadow tree of its own, where its style sheets are constructed, which no policy of a page forbids.

import {
  bracketMatching,
  Compartment,
  Decoration,
  defaultKeymap,
  drawSelection,
  EditorState,
  EditorView,
  history,
  historyKeymap,
  indentOnInput,
  keymap,
  lineNumbers,
  StateEffect,
  StateField,
} from "../../pkg/codemirror.js";
import { OF, style } from "./code-style.js";

/** Which line is marked, from 1; none for 0. @type {import("@codemirror/state").StateEffectType<number>} */
const marking = StateEffect.define();

const marked = StateField.define({
  create: () => Decoration.none,
  update(marks, { docChanged, effects, state }) {
    const effect = effects.find((one) => one.is(marking));
    if (!effect) return docChanged ? Decoration.none : marks;
    if (effect.value < 1 || effect.value > state.doc.lines) return Decoration.none;
    return Decoration.set([Decoration.line({ class: "marked" }).range(state.doc.line(effect.value).from)]);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Puts an editor into an element. Tab leaves it, as it does any field.
 * @param {HTMLElement} host
 * @param {string} text
 * @param {{ label: string, changed: (text: string, isPasted: boolean) => void, run: () => void }} acts `run` is called for Ctrl+Enter.
 */
export function editorIn(host, text, { label, changed, run }) {
  const root = host.attachShadow({ mode: "open" });
  const written = new Compartment();
  const running = () => {
    run();
    return true;
  };
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        written.of(OF.javascript),
        style,
        marked,
        keymap.of([{ key: "Mod-Enter", run: running }, ...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({
          "aria-label": label,
          tabindex: "0",
          spellcheck: "false",
          autocapitalize: "off",
        }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          const isPasted = transactions.some((one) => one.isUserEvent("input.paste"));
          if (docChanged) changed(state.doc.toString(), isPasted);
        }),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    /** Replaces the text, which can be undone. @param {string} next */
    set: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    /** @param {import("../../running/written-in.js").Written} language */
    setLanguage: (language) => view.dispatch({ effects: written.reconfigure(OF[language]) }),
    /** Marks a line, and brings it into sight; none if there is no number. @param {number} [line] */
    mark(line = 0) {
      const { doc } = view.state;
      const isThere = line >= 1 && line <= doc.lines;
      const seen = isThere ? [EditorView.scrollIntoView(doc.line(line).from, { y: "center" })] : [];
      view.dispatch({ effects: [marking.of(line), ...seen] });
    },
    focus: () => view.focus(),
    end: () => view.destroy(),
  };
}
