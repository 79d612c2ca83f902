// Why a text could not be read, as a sentence. Headless.

import "../../core/i18n/en/check-errors.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Key } from "../../core/i18n/keys.js"
 * @import { Failure } from "./checking.js"
 */

/**
 * @param {Pick<Failure, "values" | "message">} failure
 * @param {Language} language
 */
export const problemText = ({ values }, { t }) => t(/** @type {Key} */ (`check.error.${values.problem}`), values);
