// What outlives a reload: the page's address, and boards too large for one.
//
// page-address.js sees with each edit whether the document has another board than before; what replaces a board that was
// drawn on is pushed on the browser's history, after the entry of the drawn board has been brought up to date.
// kept-boards.js keeps boards that fit into no address in IndexedDB; all but the cells is stored as a link and read as
// carefully. bounds.js says which are forgotten, late.js holds what is written while the page goes, offer.js offers what
// was kept. tab.js gives the tab a name that it holds as a lock, so that a copied tab gets another.

/** The files that other rooms may import. */
export const doors = ["follow-address.js", "id.js", "tab.js"];
