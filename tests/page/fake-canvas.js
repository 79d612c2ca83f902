// As much of a canvas and a page as drawing needs, with a record of what is drawn.

/** @typedef {[name: string, ...values: any[]]} Call */

/** A context that records its calls, each with the styles in force. */
function fakeContext(/** @type {FakeCanvas} */ canvas) {
  /** @type {Record<string, unknown>} */
  const styles = { canvas };
  return new Proxy(styles, {
    get(_, name) {
      if (name in styles) return styles[String(name)];
      return (/** @type {unknown[]} */ ...values) => {
        canvas.calls.push([String(name), ...values]);
      };
    },
    set(_, name, value) {
      styles[String(name)] = value;
      return true;
    },
  });
}

export class FakeCanvas {
  width = 0;
  height = 0;
  hidden = false;
  isAside = false;
  style = { setProperty() {} };
  classList = {
    toggle: (/** @type {string} */ name, /** @type {boolean} */ isOn) => {
      if (name === "aside") this.isAside = isOn;
    },
  };
  /** @type {Call[]} */
  calls = [];
  #context = fakeContext(this);
  getContext() {
    return this.#context;
  }
  getBoundingClientRect() {
    return { left: 0, top: 0, width: this.width, height: this.height, right: this.width, bottom: this.height };
  }

  /** What was called by that name since `calls` was emptied. @param {string} name @returns {any[][]} */
  called(name) {
    return this.calls.filter(([called]) => called === name).map(([, ...values]) => values);
  }
}

/** As much of an image as is painted: its pixels. */
class FakeImage {
  /** @param {number} width @param {number} height */
  constructor(width, height) {
    Object.assign(this, { width, height });
    this.data = new Uint8ClampedArray(4 * width * height);
  }
}

/** A canvas of the given size. @param {number} width @param {number} height */
export function canvasOf(width, height) {
  return Object.assign(new FakeCanvas(), { width, height });
}

/** In the type that drawing code expects. @param {FakeCanvas} canvas */
export const asCanvas = (canvas) => /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (canvas));

/** A root whose colors are all different, `rgb(1, 0, 0)` and so on. */
export function fakeRoot() {
  return /** @type {ShadowRoot} */ (/** @type {unknown} */ ({ append() {} }));
}

/** Gives the test's process a page, with elements that are canvases or can have a color. */
export function installPage() {
  /** @type {string[]} */
  const names = [];
  const numberOf = (/** @type {string} */ name) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  Object.assign(globalThis, {
    devicePixelRatio: 1,
    ImageData: FakeImage,
    document: {
      createElement(/** @type {string} */ name) {
        if (name === "canvas") return new FakeCanvas();
        return {
          style: { setProperty: (/** @type {string} */ _, /** @type {string} */ value) => numberOf(value) },
          remove() {},
        };
      },
    },
    getComputedStyle: () => ({ color: `rgb(${names.length}, 0, 0)`, fontFamily: "sans-serif" }),
  });
}
