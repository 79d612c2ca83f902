// That TypeScript knows what `document.querySelector("star-step")` is, where star-step.js is imported.

declare global {
  interface HTMLElementTagNameMap {
    "star-step": import("./element.js").StarStep;
  }
}

export {};
