//! Edits that fail leave everything as it was, whatever they have already done to the board.

use crate::indexes::Indexes;
use crate::random::{any_options, playable_boards};
use proptest::prelude::*;
use starstep::{Board, Error, Solver, WALL};

/// Walls off the start, and then fails.
fn wall_off(board: &mut Board) -> Result<(), Error> {
    let (x, y) = board.start();
    for (x, y) in [(x + 1, y), (x, y + 1), (x + 1, y + 1), (x.wrapping_sub(1), y), (x, y.wrapping_sub(1))] {
        if board.cell(x, y).is_ok() {
            board.set_cell(x, y, WALL)?;
        }
    }
    board.set_goal(0, 0)?;
    board.set_cell(board.width(), 0, WALL)?;
    Ok(())
}

proptest! {
    #[test]
    fn an_edit_that_fails_changes_nothing(board in playable_boards(), options in any_options()) {
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        // Everything that is derived from the board is there before the edit.
        let path = solver.find_path();
        let _ = solver.shortest_cost();
        let recorded = solver.run();
        let (length, states) = (solver.length(), solver.states().to_vec());

        prop_assert_eq!(solver.edit(wall_off).unwrap_err().code(), "out-of-bounds");

        prop_assert_eq!(solver.board(), &board);
        prop_assert_eq!((solver.length(), solver.states()), (length, &*states));
        prop_assert_eq!(solver.run(), recorded);
        prop_assert_eq!(solver.find_path(), path.clone());
        let mut fresh = Solver::from_board(board);
        fresh.configure(options);
        prop_assert_eq!(fresh.find_path(), path);
    }

    #[test]
    fn an_edit_that_succeeds_is_searched(board in playable_boards(), wall in any::<u32>(), options in any_options()) {
        let cells = board.width() * board.height();
        let (x, y) = (wall % cells % board.width(), wall % cells / board.width());
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        let _ = (solver.find_path(), solver.shortest_cost(), solver.run());
        solver.edit(|board| board.set_cell(x, y, WALL)).unwrap();

        let mut edited = board;
        edited.set_cell(x, y, WALL).unwrap();
        let mut fresh = Solver::from_board(edited);
        fresh.configure(options);
        prop_assert_eq!(solver.find_path(), fresh.find_path());
        prop_assert_eq!(solver.run(), fresh.run());
        prop_assert_eq!(solver.order(), fresh.order());
        for (x, y) in (0..solver.board().height()).flat_map(|y| (0..solver.board().width()).map(move |x| (x, y))) {
            prop_assert_eq!(solver.node(x, y), fresh.node(x, y));
        }
    }
}
