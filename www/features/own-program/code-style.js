// How programs look, in the editor and where they are only read.

import {
  EditorView,
  HighlightStyle,
  indentUnit,
  javascriptLanguage,
  LanguageSupport,
  pythonLanguage,
  syntaxHighlighting,
  tags,
} from "../../pkg/codemirror.js";

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
export const OF = {
  javascript: [new LanguageSupport(javascriptLanguage), indentUnit.of("  ")],
  python: [new LanguageSupport(pythonLanguage), indentUnit.of("    ")],
};

export const style = [syntaxHighlighting(colors), theme];
