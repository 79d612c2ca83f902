// The captions of a lesson: at which step each is shown, and its text.

import { make, setText } from "../../core/ui/dom.js";
import { cellsField } from "./cells-field.js";
import { addCaption } from "./draft.js";
import { momentField, stepOnScreen } from "./moment-field.js";

/**
 * @import { Author, Section } from "./author.js"
 * @import { Caption } from "./draft.js"
 */

/**
 * @param {Author} author
 * @returns {Section}
 */
export function captionsSection(author) {
  const { form, screen } = author;
  const { t, number } = form.language;
  const none = make("p", { class: "hint" }, t("author.none"));
  const list = make("ol", { class: "captions" });
  const add = make("button", { type: "button", onclick: () => append() });
  const element = make(
    "section",
    { "aria-labelledby": "author-captions" },
    make("h3", { id: "author-captions" }, t("author.captions")),
    none,
    list,
    make("div", { class: "row" }, add),
  );
  /** What depends on the step on the screen. @type {(() => void)[]} */
  let updates = [];

  function append() {
    const caption = addCaption(author.draft, screen.position);
    author.change();
    fill();
    form.fields.get(`captions[${author.draft.captions.indexOf(caption)}].text`)?.control.focus();
  }

  /** @param {Caption} caption @param {number} index */
  function entry(caption, index) {
    const key = `captions[${index}]`;
    const name = t("author.caption", { number: index + 1 });
    const move = () => {
      caption.at = { step: screen.position };
      author.change();
      fill();
      form.fields.get(`${key}.at`)?.control.focus();
    };
    const { captions } = author.draft;
    const focus = (/** @type {number} */ to) => form.fields.get(`captions[${to}].text`)?.control.focus();
    const goTo = make("button", { type: "button", onclick: () => author.goTo(caption.at) });
    const here = make("button", { type: "button", onclick: move });
    updates.push(() => {
      const step = stepOnScreen(caption.at, screen);
      goTo.disabled = step === undefined || step === screen.position;
      setText(goTo, t("author.goTo", { step: number(step ?? 0) }));
      goTo.hidden = step === undefined;
      here.hidden = step === screen.position;
      setText(here, t("author.here", { step: number(screen.position) }));
    });
    return make(
      "li",
      {},
      form.text(`${key}.text`, name, caption.text, (text) => {
        caption.text = text;
      }),
      momentField(form, `${key}.at`, t("author.when"), caption.at, screen.position, (moment) => {
        caption.at = moment;
        update();
      }),
      author.more(
        caption.marks !== undefined || caption.draws !== undefined,
        cellsField(form, `${key}.marks`, caption),
        form.box(`${key}.draws`, t("author.draws"), caption.draws !== undefined, (isDrawn) => {
          if (isDrawn) caption.draws = "estimate";
          else delete caption.draws;
        }),
      ),
      make("div", { class: "row" }, goTo, here, ...author.entryButtons(name, captions, index, { fill, focus, add })),
    );
  }

  function fill() {
    form.forget("captions");
    updates = [];
    const { captions } = author.draft;
    list.replaceChildren(...captions.map(entry));
    none.hidden = captions.length > 0;
    update();
  }

  function update() {
    setText(add, t("author.add", { step: number(screen.position) }));
    for (const act of updates) act();
  }

  fill();
  return { element, update };
}
