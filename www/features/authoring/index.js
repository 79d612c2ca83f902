// Lessons are made here: the form beside the board, its fields, what is wrong with a lesson, and its file.
//
// draft.js is the lesson without board and options, which are those on the screen (screen.js), and keeps whatever the
// form has no field for: every supplied lesson comes out as it went in (tests/page/authoring.test.js). lesson-problem.js
// reads the file as a reader's page would, in slices, and finds the field that a problem is about; drawer.js is the
// form's place on the page, lesson-form.js the form, with a file for each of its sections. What is not saved is kept in
// the browser (keeping.js), each lesson under a name of its own with that of the tab that writes it; offering.js offers
// what closed tabs have left.

/** The files that other rooms may import. */
export const doors = ["drawer.js"];
