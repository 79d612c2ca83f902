// The tools that edit the board, undo and redo, and zooming.

import { icon, iconButton, make, numberInput } from "../ui/dom.js";

/**
 * @import { Tool } from "../input/board-target.js"
 * @import { Speaking } from "../i18n/index.js"
 * @import { Navigating } from "../input/navigate.js"
 * @import { Showing } from "../session/session.js"
 * @import { Acting, Panel } from "./panel.js"
 */

/**
 * What readers draw with.
 * @typedef {object} Brushing
 * @property {{ tool: Tool, penalty: number }} brush
 * @property {() => void} take Lets fingers draw, because the reader wants that.
 */

const UNDO = "M9 7V3L3 9l6 6v-4h5a4 4 0 0 1 0 8h-3v2h3a6 6 0 0 0 0-14z";
const REDO = "M15 7V3l6 6-6 6v-4h-5a4 4 0 0 0 0 8h3v2h-3a6 6 0 0 1 0-14z";
const ZOOM_IN = "M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z";
const ZOOM_OUT = "M5 11h14v2H5z";
const FIT = "M4 4h6v2H6v4H4zM14 4h6v6h-2V6h-4zM4 14h2v4h4v2H4zM18 14h2v6h-6v-2h4z";
const ZOOM_STEP = 1.5;
/** What draws and what erases; the other tools are what they draw. @type {Partial<Record<Tool, string>>} */
const SHAPES = {
  wall: "M3 21l1-5L16 4l4 4L8 20zM17 3l2-2 4 4-2 2z",
  erase: "M15 3l6 6-9 9h9v2H9l-6-6zM6 14l4 4 3-3-4-4z",
};

/** @type {Tool[]} */
const TOOLS = ["wall", "erase", "penalty", "start", "goal"];
let groups = 0;

/**
 * @param {Showing & Acting & Speaking & Brushing & Navigating} stage
 * @returns {Panel}
 */
export function tools({ session, command, brush, take, navigation, language: { t } }) {
  // Radio buttons of several elements on a page must not form one group.
  const name = `starstep-tool-${groups++}`;
  const penalty = numberInput({
    min: "1",
    max: "254",
    value: String(brush.penalty),
    class: "penalty-value",
    "aria-label": t("tool.penaltyValue"),
    title: t("tool.penaltyValue"),
  });
  penalty.addEventListener("input", () => {
    if (penalty.validity.valid && Number.isInteger(penalty.valueAsNumber)) brush.penalty = penalty.valueAsNumber;
    // Someone who sets a penalty wants to paint it.
    inputs.get("penalty")?.click();
  });
  penalty.addEventListener("change", () => {
    penalty.value = String(brush.penalty);
  });
  /** @type {Map<string, HTMLInputElement>} */
  const inputs = new Map();
  const radios = TOOLS.map((tool) => {
    const input = make("input", { type: "radio", name, value: tool, checked: tool === brush.tool });
    inputs.set(tool, input);
    input.addEventListener("change", () => {
      brush.tool = tool;
      take();
    });
    const title = t(`tool.${tool}`);
    const shape = SHAPES[tool];
    const face = make("span", {}, ...(shape ? [icon(shape)] : []), title);
    const label = make("label", { class: `tool tool-${tool}`, title }, input, face);
    return tool === "penalty" ? make("div", { class: "with-value" }, label, penalty) : label;
  });
  const undo = iconButton(t("tool.undo"), UNDO, () => command(() => session().undo()));
  const redo = iconButton(t("tool.redo"), REDO, () => command(() => session().redo()));
  const zoomIn = iconButton(t("zoom.in"), ZOOM_IN, () => navigation.zoom(ZOOM_STEP));
  const zoomOut = iconButton(t("zoom.out"), ZOOM_OUT, () => navigation.zoom(1 / ZOOM_STEP));
  const fit = iconButton(t("zoom.fit"), FIT, navigation.fit);
  fit.classList.add("fit");
  const group = make("div", { role: "radiogroup", "aria-label": t("tool.group"), class: "tool-group" }, ...radios);
  const element = make(
    "div",
    { class: "tools", part: "tools" },
    group,
    make("div", { class: "buttons" }, undo, redo, zoomOut, zoomIn, fit),
  );
  return {
    element,
    update() {
      for (const [tool, input] of inputs) input.disabled = session().locks.has(tool);
      penalty.disabled = session().locks.has("penalty");
      undo.disabled = !session().document.canUndo;
      redo.disabled = !session().document.canRedo;
      fit.disabled = zoomOut.disabled = !navigation.isZoomed();
    },
  };
}
