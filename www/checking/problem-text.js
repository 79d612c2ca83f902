// Why a text could not be read, as a sentence. Headless.

import "../i18n/en-check-errors.js";

/** @typedef {import("../i18n/keys.js").Key} Key */

/**
 * @param {Pick<import("./checking.js").Failure, "values" | "message">} failure
 * @param {import("../i18n/index.js").Language} language
 */
export const problemText = ({ values }, { t }) => t(/** @type {Key} */ (`check.error.${values.problem}`), values);
