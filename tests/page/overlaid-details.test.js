// Details that lie over the board: which presses close them, and which of these reach the board all the same. Layout and
// focus are what e2e/settings.test.js shows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closeOutside } from "../../www/core/panels/overlaid-details.js";

/** A document that knows who listens to its presses. */
class FakeDocument extends EventTarget {
  /** @type {Set<unknown>} */
  listening = new Set();

  /** @param {any} values */
  addEventListener(...values) {
    this.listening.add(values[1]);
    Reflect.apply(super.addEventListener, this, values);
  }

  /** @param {string} type @param {any} listener @param {boolean} capture */
  removeEventListener(type, listener, capture) {
    this.listening.delete(listener);
    // Node does not take `true` for this one, as browsers do.
    super.removeEventListener(type, listener, { capture });
  }
}

/** Details in a document, with what undoes that they close by themselves. */
function overlaid() {
  const ownerDocument = new FakeDocument();
  const root = {};
  const details = Object.assign(new EventTarget(), { open: true, ownerDocument, getRootNode: () => root });
  const undo = closeOutside(/** @type {any} */ (details));
  /** Presses something in the same root, and tells whether the press goes on to it. @param {object} pressed */
  const press = (pressed) => {
    const event = new Event("pointerdown");
    let goesOn = true;
    event.composedPath = () => /** @type {any} */ ([pressed, root]);
    event.stopPropagation = () => {
      goesOn = false;
    };
    ownerDocument.dispatchEvent(event);
    return goesOn;
  };
  return { details, ownerDocument, undo, press };
}

const BOARD = { localName: "canvas" };

test("a press on the board closes them and does no more; the next one reaches it, also before the browser tells that they are closed", () => {
  const { details, press } = overlaid();
  assert.equal(press(BOARD), false);
  assert.equal(details.open, false);
  assert.equal(press(BOARD), true);
});

test("a press on something else closes them and does what it says, one in them leaves them open", () => {
  const { details, press } = overlaid();
  assert.equal(press(details), true);
  assert.equal(details.open, true);
  assert.equal(press({ localName: "button" }), true);
  assert.equal(details.open, false);
});

test("a press right after the click that opens them, before the browser tells that they are open, closes them and does no more", () => {
  const { details, press } = overlaid();
  assert.equal(press(BOARD), false);
  details.dispatchEvent(new Event("toggle"));
  // As browsers do: first the click, then what it does, then the news of that.
  details.dispatchEvent(new Event("click"));
  details.open = true;
  assert.equal(press(BOARD), false);
  assert.equal(details.open, false);
  details.dispatchEvent(new Event("toggle"));
  assert.equal(press(BOARD), true);
});

test("they listen to the document while they are open, and not after they are undone", () => {
  const { details, ownerDocument, undo } = overlaid();
  assert.equal(ownerDocument.listening.size, 1);
  details.open = false;
  details.dispatchEvent(new Event("toggle"));
  assert.equal(ownerDocument.listening.size, 0);
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
  assert.equal(ownerDocument.listening.size, 1);
  undo();
  details.dispatchEvent(new Event("click"));
  assert.equal(ownerDocument.listening.size, 0);
});
