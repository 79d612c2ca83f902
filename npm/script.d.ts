/** A script that acts when it is loaded and exports nothing. */
export {};
