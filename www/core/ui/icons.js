// Shapes that several buttons have, in 24 × 24 units.

/** The button that closes what it stands in. */
export const CLOSE = "M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z";
