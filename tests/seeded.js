// Where tests under Node take their random cases from: fast-check, and numbers. `cargo xtask test` gives the seed, which
// follows from what is committed, so that whoever tests one commit tries the same cases. Tests that are run by hand try
// others each time; what fails tells its seed, and STARSTEP_SEED brings the same cases back.

import fc from "fast-check";

export const SEED = Number(process.env.STARSTEP_SEED ?? Math.floor(Math.random() * 2 ** 31));

// It wants 32 bits with a sign.
fc.configureGlobal({ seed: SEED | 0 });

/** Whether everything is tried, as by `cargo xtask test --thorough`. */
const IS_THOROUGH = Boolean(process.env.STARSTEP_ALL);

/**
 * How many of many cases that are alike a run tries: all of them if it is thorough, otherwise one in six.
 * @param {number} count
 * @param {number} [share] One in how many.
 */
export const some = (count, share = 6) => (IS_THOROUGH ? count : Math.ceil(count / share));

export { fc };
