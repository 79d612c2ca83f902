// What the smoke test asks of pages; the test's server puts it in front of every page's own scripts. Not a module, so
// that it hears from the beginning what goes wrong.

{
  /** @type {string[]} */
  const problems = [];
  // Errors of scripts have a message; those of the element have a detail, and those of files nothing.
  addEventListener(
    "error",
    (event) => problems.push(`error: ${event.message ?? Object(event).detail?.message ?? "a file is missing"}`),
    true,
  );
  addEventListener("unhandledrejection", (event) => problems.push(`rejection: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) =>
    problems.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );

  /** What was pressed last, for whoever asks why something did not happen. @type {string[]} */
  const pressed = [];
  for (const type of ["pointerdown", "pointerup", "click", "keydown"])
    addEventListener(
      type,
      (event) => {
        const [target] = event.composedPath();
        const name = target instanceof Element ? (nameOf(target) ?? "").trim().slice(0, 20) || target.localName : "";
        pressed.push(`${Math.round(event.timeStamp)} ms: ${type} on ${name}`);
        pressed.splice(0, pressed.length - 12);
      },
      true,
    );

  try {
    // As for readers who have been here before: others are led through the first steps.
    localStorage.setItem("starstep.first-run", "begun");
  } catch {
    // A frame without an origin has no storage.
  }

  /** The frames that have been asked for and not drawn yet. @type {Set<number>} */
  const frames = new Set();
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = globalThis;
  globalThis.requestAnimationFrame = (draw) => {
    const id = request((time) => {
      frames.delete(id);
      draw(time);
    });
    frames.add(id);
    return id;
  };
  globalThis.cancelAnimationFrame = (id) => {
    frames.delete(id);
    cancel(id);
  };
  /** Whether all has been drawn: a large board is drawn piece by piece, in several frames. */
  const isStill = () => frames.size === 0;

  const star = () => /** @type {any} */ (document.querySelector("star-step"));
  const all = (/** @type {string} */ selector) => [
    ...document.querySelectorAll(selector),
    ...(star()?.shadowRoot?.querySelectorAll(selector) ?? []),
  ];
  const nameOf = (/** @type {Element} */ element) =>
    element.getAttribute("aria-label") ?? (element.closest("label")?.querySelector("span") ?? element).textContent;

  /** A control by its accessible name, if shown. @param {string} name */
  const named = (name) =>
    all("button, select, input, summary, [role=application]").find(
      (element) => nameOf(element)?.trim() === name && element.getClientRects().length > 0,
    );

  /** @param {Element | undefined} element */
  const middle = (element) => {
    if (!element) return undefined;
    element.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };

  const board = () => all("canvas.board")[0];

  /** Where the cells are: as large as fits, in whole pixels, at the left and at the top. */
  const grid = () => {
    const [columns, rows] = (board().getAttribute("aria-label") ?? "").match(/\d+/g)?.map(Number) ?? [1, 1];
    const box = board().getBoundingClientRect();
    const size = Math.floor(Math.min((box.width - 4) / columns, (box.height - 4) / rows));
    const left = box.left + Math.floor(Math.min(2, (Math.round(box.width) - size * columns) / 2));
    const top = box.top + Math.floor(Math.min(2, (Math.round(box.height) - size * rows) / 2));
    return { columns, rows, size, left, top, width: box.width, height: box.height };
  };

  const status = () => all("[role=status]")[0]?.textContent ?? "";

  Object.assign(globalThis, { smoke: { problems, pressed, isStill, star, all, named, middle, board, grid, status } });
}
