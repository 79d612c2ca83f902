// The frame that a reader copies: what is in it, how wide it gets and whether a script keeps it as high as its board. How high
// that is, is estimated; whoever opens the preview gets it from the frame itself.

import { frameScript } from "../../addresses.js";
import { make, numberInput } from "../../core/ui/dom.js";
import "../../core/i18n/en/sharing.js";
import { TAGS } from "../../core/i18n/index.js";
import { ownName } from "../../core/i18n/language-names.js";
import { field } from "./copied-text.js";
import { frameAddress, frameText } from "./snippets.js";

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { Translate } from "../../core/i18n/index.js"
 * @import { Key } from "../../core/i18n/keys.js"
 * @import { Say } from "./copied-text.js"
 */

/** The columns of articles, in CSS pixels. */
const WIDTHS = { least: 280, usual: 700, most: 1600 };
/** How high a board gets in a frame, in CSS pixels: styles/embed.css. */
const HIGHEST_BOARD = 768;
/** From this width on rows around the board do not break, in CSS pixels. */
const ROOMY = 640;
/** What stands around the board, in a narrow frame and in a roomy one, in CSS pixels: about, because only the frame knows. */
const AROUND = { none: [0, 0], transport: [247, 166], basic: [247, 166], full: [1750, 1300] };
/** How high the preview is at most, in CSS pixels. */
const HIGHEST = 380;
/** What a frame answers with its height. */
const HELLO = { type: "starstep:hello" };

/** What can be chosen, by the attribute of the element. */
const CHOICES = /** @type {const} */ ({
  controls: ["basic", "none", "transport", "full"],
  theme: ["auto", "light", "dark"],
});

/**
 * @param {Translate} t
 * @param {Board} board
 * @param {string} link The absolute address of what is shown.
 * @param {Say} say
 * @param {AbortSignal} signal Ends it.
 */
export function frameField(t, board, link, say, signal) {
  const choices = Object.entries(CHOICES).map(([name, values]) => {
    const options = values.map((value) => make("option", { value }, t(/** @type {Key} */ (`share.${name}-${value}`))));
    return make("select", { name, onchange: () => change() }, ...options);
  });
  const [controls, theme] = choices;
  const languages = [["", t("share.lang-same")], ...TAGS.map((tag) => [tag, ownName(tag)])];
  const lang = make(
    "select",
    { name: "lang", onchange: () => change() },
    ...languages.map(([value, name]) => make("option", { value }, name)),
  );
  const width = numberInput({
    ...{ name: "width", min: WIDTHS.least, max: WIDTHS.most, step: 10, value: WIDTHS.usual },
    onchange: () => change(),
  });
  const script = make("input", { type: "checkbox", checked: true, onchange: () => write() });
  const named = (/** @type {Key} */ key, /** @type {HTMLElement} */ control) => make("label", {}, t(key), control);
  const row = make(
    "div",
    { class: "choices" },
    named("share.controls", controls),
    named("share.theme", theme),
    named("share.lang", lang),
    named("share.width", width),
    make("label", { class: "check" }, script, t("share.listener")),
  );
  const frame = make("iframe", { title: t("share.preview") });
  // It is looked at, and nothing else.
  const preview = make("div", { class: "preview", inert: true }, frame);
  const place = make("details", {}, make("summary", {}, t("share.preview")), preview);
  const whole = field(t, "frame", "", say, row, place);
  const area = /** @type {HTMLTextAreaElement} */ (whole.querySelector("textarea"));
  area.rows = 4;
  let height = 0;

  const attributes = () => ({
    controls: controls.value === "basic" ? "" : controls.value,
    theme: theme.value === "auto" ? "" : theme.value,
    lang: lang.value,
  });
  const widest = () => {
    const value = Math.round(width.valueAsNumber);
    return value >= WIDTHS.least && value <= WIDTHS.most ? value : WIDTHS.usual;
  };

  function write() {
    const listener = script.checked ? frameScript() : undefined;
    area.value = frameText(link, t("share.alt"), { attributes: attributes(), width: widest(), height, listener });
  }

  /** As wide as it will be, and made smaller as a whole. */
  function fit() {
    const { clientWidth } = preview;
    const scale = Math.min(1, clientWidth / widest(), HIGHEST / height) || 1;
    const size = {
      width: `${widest()}px`,
      height: `${height}px`,
      marginLeft: `${(clientWidth - widest() * scale) / 2}px`,
    };
    Object.assign(frame.style, { ...size, transform: `scale(${scale})` });
    preview.style.height = `${Math.ceil(height * scale)}px`;
  }

  const ask = () => frame.contentWindow?.postMessage(HELLO, location.origin);

  function change() {
    width.value = String(widest());
    const beside = AROUND[/** @type {keyof typeof AROUND} */ (controls.value)][widest() < ROOMY ? 0 : 1];
    height = Math.round(Math.min((widest() * board.height) / board.width, HIGHEST_BOARD)) + beside;
    if (place.open) frame.src = frameAddress(link, attributes());
    fit();
    write();
    // A frame whose address stays is not loaded again, and it says its height unasked only where that changes.
    if (place.open) ask();
  }

  frame.addEventListener("load", ask);
  const hear = (/** @type {MessageEvent} */ { source, data }) => {
    if (source !== frame.contentWindow || data?.type !== "starstep:height") return;
    height = data.height;
    fit();
    write();
  };
  addEventListener("message", hear, { signal });
  place.addEventListener("toggle", () => place.open && change());
  change();
  return whole;
}
