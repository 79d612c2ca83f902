// The page shows its board solved to readers who have been there before; others are led through the first steps.

/** Makes a reader one who has been here before: for others the page begins at step 0, with a note. */
export function comeBack() {
  try {
    localStorage.setItem("starstep.first-run", "begun");
  } catch {
    // A frame without an origin has no storage; it has no first visit either.
  }
}
