// The oldest browsers that Starstep runs in, told by what they can do.
//
// Chrome 108, Firefox 113 and Safari 16.4 were the first to have both of these. All else that the sources use is as old,
// which tests/page/floor.test.js holds. The same two lines stand in fallback.js, for browsers that cannot read modules.

/** Whether the browser lacks what Starstep needs. */
export function isTooOld() {
  try {
    // Links are packed by the one, and the board's height is given in the other.
    return !new CompressionStream("deflate-raw") || !CSS.supports("height", "1svh");
  } catch {
    // The one is not there, or does not know the format.
    return true;
  }
}
