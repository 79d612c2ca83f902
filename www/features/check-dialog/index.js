// "Check my A*": the dialog around www/check/, and what it says of a program.

/** The files that other rooms may import. */
export const doors = ["check-dialog.js", "cure-exercise.js", "exercise.js", "orders.js", "program-exercise.js"];
