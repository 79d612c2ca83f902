// Several searches on one board or side by side: their view, the ladder of one option, and many boards.
//
// While runs are compared, `session.comparing` (core/session/comparing.js) is set, and transport, keys and scripts move
// its clock in place of the only run. compare-view.js puts a lane.js for each run into the place of the board's frame;
// arranging.js gives them the columns and the form that make the boards largest (compare-room.js, headless). The first
// lane has the element's own board, so nothing moves when another run comes to the front.
//
// compare-overlay.js puts several runs on one board: membership-of.js knows which run has taken which cell, step by step,
// and overlay-picture.js draws only what looks different. ladder/ has a search for each value of one option; climbing.js
// makes them in slices and keeps their solvers. many/ puts the same searches on a hundred boards like the one that is
// shown: pieces.js takes its walls apart, board-like.js puts them elsewhere, sample.js searches them in the worker that
// measures.

/** The files that other rooms may import. */
export const doors = ["attribute.js", "compare-view.js", "many/sample.js", "run-names.js", "sentence.js", "totals.js"];
