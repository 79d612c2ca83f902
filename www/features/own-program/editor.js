// The editor: CodeMirror in a shadow tree of its own, where its style sheets are constructed, which no policy of a page forbids.

import {
  bracketMatching,
  Compartment,
  Decoration,
  defaultKeymap,
  drawSelection,
  EditorState,
  EditorView,
  HighlightStyle,
  history,
  historyKeymap,
  indentOnInput,
  indentUnit,
  javascriptLanguage,
  keymap,
  LanguageSupport,
  lineNumbers,
  pythonLanguage,
  StateEffect,
  StateField,
  syntaxHighlighting,
  tags,
} from "../../pkg/codemirror.js";

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

/** The colors are those of the page. */
const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: "var(--starstep-accent)" },
  { tag: [tags.string, tags.regexp, tags.special(tags.string)], color: "var(--starstep-good)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--starstep-h)" },
  { tag: tags.comment, color: "var(--starstep-text-soft)", fontStyle: "italic" },
  { tag: tags.definition(tags.function(tags.variableName)), fontWeight: "600" },
]);

const theme = EditorView.theme({
  "&": {
    height: "100%",
    border: "1px solid var(--starstep-frame)",
    borderRadius: "6px",
    color: "var(--starstep-text)",
    background: "var(--starstep-ground)",
  },
  "&.cm-focused": { outline: "3px solid var(--starstep-accent)", outlineOffset: "-3px" },
  ".cm-scroller": { fontFamily: "ui-monospace, monospace", fontSize: "var(--editor-text, 14px)", lineHeight: "1.45" },
  ".cm-content": { caretColor: "var(--starstep-text)" },
  ".cm-gutters": {
    color: "var(--starstep-text-soft)",
    background: "var(--starstep-surface)",
    borderRight: "1px solid var(--starstep-frame)",
  },
  ".cm-cursor": { borderLeftColor: "var(--starstep-text)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "var(--starstep-hover)",
  },
  "&.cm-focused .cm-matchingBracket": { background: "var(--starstep-hover)", outline: "1px solid currentColor" },
  ".marked": { background: "var(--starstep-hover)", boxShadow: "inset 3px 0 var(--starstep-bad)" },
});

/** How a language is read, and how far what is inside of something is moved in. */
const OF = {
  javascript: [new LanguageSupport(javascriptLanguage), indentUnit.of("  ")],
  python: [new LanguageSupport(pythonLanguage), indentUnit.of("    ")],
};

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
        syntaxHighlighting(colors),
        theme,
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
