// What a language is called by those who speak it.

/** Its tag where the browser knows no name. @param {string} tag */
export const ownName = (tag) => new Intl.DisplayNames(tag, { type: "language", fallback: "code" }).of(tag) ?? tag;
