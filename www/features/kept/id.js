// Names that nothing else has.

/** Eight or more letters and digits. */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (number) => number.toString(36).padStart(4, "0")).join("");
