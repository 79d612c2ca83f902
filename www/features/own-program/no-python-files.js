// The same as python-files.js where there is no Python: in the package for bundlers, all of which would take its twelve megabytes along.

import { DOWNLOAD } from "../../pkg/python/sizes.js";

/** @import { allParts as there } from "./python-files.js" */

export const MEGABYTES = Math.ceil(DOWNLOAD / 1e5) / 10;

export const isOffered = () => Promise.resolve(false);

/** @type {typeof there} */
export const allParts = () => Promise.reject(new Error("There is no Python in this package."));
