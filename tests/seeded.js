// Where tests under Node take their random cases from: fast-check, and numbers. `cargo xtask test` gives the seed, which
// follows from what is committed, so that whoever tests one commit tries the same cases. Tests that are run by hand try
// others each time; what fails tells its seed, and STARSTEP_SEED brings the same cases back.

import fc from "fast-check";

export const SEED = Number(process.env.STARSTEP_SEED ?? Math.floor(Math.random() * 2 ** 31));

// It wants 32 bits with a sign.
fc.configureGlobal({ seed: SEED | 0 });

export { fc };
