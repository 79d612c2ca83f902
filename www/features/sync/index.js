// Elements of one page that share a clock.
//
// group.js is a board document and a clock that sessions share: a session moves to the group's document and follows its
// clock when its element has the attribute `sync` and is on a page, and goes back to a copy of its own when it is
// removed. So nothing has to be mirrored, and undo is the same everywhere.

/** The files that other rooms may import. */
export const doors = ["group.js"];
