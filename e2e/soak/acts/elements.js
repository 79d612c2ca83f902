// What pages with elements of their own do: elements come, play, move to another place, share a board, and go.

/** @typedef {import("@playwright/test").Page} Page */

/** How many elements come and go at a time. */
export const MOUNTS = 12;

/** @param {Page} page */
export async function mount(page) {
  await page.evaluate(async (count) => {
    const place = document.createElement("div");
    document.body.prepend(place);
    const elements = Array.from({ length: count }, (_, index) => {
      const element = /** @type {any} */ (document.createElement("star-step"));
      element.setAttribute("controls", ["none", "transport", "basic", "full"][index % 4]);
      element.setAttribute("lang", ["en", "es", "zh"][index % 3]);
      element.toggleAttribute("autoplay", index % 3 === 0);
      element.toggleAttribute("loop", index % 6 === 0);
      if (index % 4 === 1) element.setAttribute("sync", "together");
      if (index % 6 === 2) element.setAttribute("compare", "greedy");
      return element;
    });
    const ready = elements.map(
      (element) => new Promise((done) => element.addEventListener("ready", done, { once: true })),
    );
    // Some go before they have started.
    const [staying, leaving] = [elements.slice(0, -2), elements.slice(-2)];
    place.append(...elements);
    for (const element of leaving) element.remove();
    await Promise.all(
      staying.map(async (element, index) => {
        element.scrollIntoView();
        await ready[index];
        element.seek(3);
        if (index % 2 === 0) place.append(element);
      }),
    );
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    place.remove();
    scrollTo(0, 0);
  }, MOUNTS);
}
