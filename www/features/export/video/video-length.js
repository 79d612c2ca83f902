// What all ways to make a video have in common: how long its last picture is shown, and how many bits it has. Headless.

/** How long the last picture is shown, in seconds. */
export const HOLD = 2;

/** Bits for each pixel and second, and at least in all. */
const [BITS_PER_PIXEL, LEAST_BITS] = [6, 3e6];

/** Bits per second. @param {number} width @param {number} height */
export const bitrateOf = (width, height) => Math.max(LEAST_BITS, BITS_PER_PIXEL * width * height);
