// Makes DOM elements, and listens, in one expression.

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} [properties] Those that start with `on` are listeners, `class` and those with a
 *   dash or in ATTRIBUTES are attributes, the rest are properties.
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (name.includes("-") || ATTRIBUTES.has(name)) element.setAttribute(name, String(value));
    else Object.assign(element, { [name]: value });
  }
  element.append(...children);
  return element;
}

/**
 * A field for a number. In some browsers the wheel would change the number of a focused field without even reporting
 * it; here the wheel scrolls.
 * @param {Record<string, unknown>} properties
 */
export function numberInput(properties) {
  const input = make("input", { type: "number", ...properties });
  input.addEventListener("wheel", () => input.blur(), { passive: true });
  return input;
}

const ATTRIBUTES = new Set(["class", "role", "for", "part"]);

/**
 * An icon of 24 × 24 units, drawn in the color of the text.
 * @param {string} path The `d` of an SVG path.
 */
export function icon(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
  shape.setAttribute("d", path);
  svg.append(shape);
  return svg;
}

/**
 * A button with an icon; its name is read out and shown as a tooltip.
 * @param {string} name
 * @param {string} path
 * @param {() => void} onclick
 */
export function iconButton(name, path, onclick) {
  return make("button", { type: "button", class: "icon", title: name, "aria-label": name, onclick }, icon(path));
}

/**
 * Gives a control a value unless it already has it: the browser lays out the page at once for each value that is set.
 * @param {HTMLInputElement | HTMLSelectElement} control
 * @param {string} value
 */
export function setValue(control, value) {
  if (control.value !== value) control.value = value;
}

/**
 * Ends the groups of radio buttons in an element that is about to be removed. Chromium keeps a group that is removed from a
 * shadow tree, with everything around it, for as long as the tree lives.
 * @param {HTMLElement} element
 */
export function endRadios(element) {
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (element.querySelectorAll("input[type=radio]"))) {
    input.name = "";
  }
}

/**
 * The window that a node is in now, which may not be this script's.
 * @param {Node} node
 * @returns {Window & typeof globalThis}
 */
export const windowOf = (node) => node.ownerDocument?.defaultView ?? window;

/** Writes only what is new, so that nothing is read out or laid out twice. @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Resolves once the changes so far have been painted, or after a while if the page is not visible at all. */
export const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
  });

/**
 * @template {keyof (HTMLElementEventMap & WindowEventMap)} Name
 * @param {EventTarget} target
 * @param {Name} name
 * @param {(event: (HTMLElementEventMap & WindowEventMap)[Name]) => void} listener
 * @param {AddEventListenerOptions} [options]
 * @returns {() => void} Stops listening.
 */
export function listen(target, name, listener, options) {
  const heard = /** @type {EventListener} */ (listener);
  target.addEventListener(name, heard, options);
  return () => target.removeEventListener(name, heard, options);
}

/** Undoes several things at once. @param {readonly (() => void)[]} undos @returns {() => void} */
export const undoing = (undos) => () => {
  for (const undo of undos) undo();
};
