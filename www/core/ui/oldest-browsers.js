// The oldest browsers that Starstep runs in, recognized by what they can do.
//
// Chrome 108, Firefox 113 and Safari 16.4 were the first to have both of these. All else in the sources is as old, which
// tests/page/floor.test.js checks. The same two lines are in fallback.js, for browsers that cannot read modules.

/** Whether the browser lacks what Starstep needs. */
export function isTooOld() {
  try {
    // Links are compressed with the one, and the board's height is given in the other.
    return !new CompressionStream("deflate-raw") || !CSS.supports("height", "1svh");
  } catch {
    // It does not exist, or does not know the format.
    return true;
  }
}
