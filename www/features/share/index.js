// Links to what is shown, and the texts that put it into other pages.
//
// A run and its board become the text of a link in link-state.js, payload.js and link.js (docs/links.md), and come back
// by open-link.js and what it uses, which is loaded with the first link; so is write-link.js, which makes them. Nothing
// here trusts what it reads: whatever the text, it throws only a LinkError, and before anything is changed. Options have
// numbers of their own (option-codes.js), which are permanent. links.js is what the element does with links; told.js says
// what a link holds.

/** The files that other rooms may import. */
export const doors = [
  "copied-text.js",
  "fragments.js",
  "link.js",
  "link-state.js",
  "links.js",
  "read-link.js",
  "share-dialog.js",
  "snippets.js",
  "write-link.js",
];
