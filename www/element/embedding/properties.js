// The attributes of the element as properties too, for frameworks that set properties where there are some, as React and Vue do.

import { TEXTS } from "../../core/ui/attributes.js";

/** The properties that are no texts, which the class has itself. */
const KINDS = ["speed", "loop", "readonly", "controls"];

/** A property's name: that of its attribute without the hyphens. @param {string} attribute */
export const propertyOf = (attribute) => attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/**
 * Gives a class a property for each attribute that is a text. Without the attribute it is null; null and undefined remove the
 * attribute, and anything else becomes a text.
 * @param {{ prototype: HTMLElement }} element
 */
export function reflect(element) {
  for (const attribute of TEXTS) {
    const property = propertyOf(attribute);
    // The method of this name stays what is read.
    const method = Reflect.get(element.prototype, property);
    Object.defineProperty(element.prototype, property, {
      configurable: true,
      enumerable: true,
      /** @this {HTMLElement} */
      get() {
        return method ?? this.getAttribute(attribute);
      },
      /** @this {HTMLElement} @param {unknown} value */
      set(value) {
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
}

/** Lets an element have the properties that a page set before its class was defined: they would hide the setters. @param {HTMLElement} element */
export function takeOver(element) {
  for (const name of [...TEXTS.map(propertyOf), ...KINDS]) {
    const own = Object.getOwnPropertyDescriptor(element, name);
    if (!own) continue;
    Reflect.deleteProperty(element, name);
    queueMicrotask(() => Reflect.set(element, name, own.value));
  }
}
