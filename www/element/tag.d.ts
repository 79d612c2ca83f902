/** The tags that star-step.js defines, so that TypeScript knows what `document.querySelector("star-step")` is. */
export interface StarStepTags {
  "star-step": import("../element.js").StarStep;
}

declare global {
  interface HTMLElementTagNameMap extends StarStepTags {}
}
