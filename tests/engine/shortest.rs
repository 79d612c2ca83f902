//! Paths are valid, cost what they claim, and are shortest where that is promised, compared with the oracle.

use crate::oracle;
use crate::random::{any_options, boards, check_found, is_close, long_boards, options, passes_no_cell_twice};
use proptest::prelude::*;
use starstep::{Algorithm, Options, Solver, check_path};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn paths_are_valid_and_shortest_where_that_is_promised(board in boards(), options in options()) {
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        match solver.find_path() {
            Err(error) => {
                prop_assert!(["start-blocked", "goal-blocked"].contains(&error.code()));
                prop_assert!(board.check_ends().is_err());
            }
            Ok(path) => {
                let shortest = oracle::shortest_cost(&board, &options);
                prop_assert_eq!(path.is_some(), shortest.is_some());
                if let (Some(path), Some(shortest)) = (path, shortest) {
                    let summed = check_path(&board, &options, &path.cells);
                    prop_assert_eq!(summed, Ok(path.cost));
                    prop_assert!(path.cost >= shortest - 1e-6);
                    if solver.promises_shortest() {
                        prop_assert!(is_close(path.cost, shortest), "{} is not {shortest}", path.cost);
                    }
                    prop_assert!(is_close(solver.shortest_cost().unwrap().unwrap(), shortest));
                }
            }
        }
    }

    #[test]
    fn the_fastest_finds_what_the_oracle_finds(
        board in boards(), options in options(), edits in prop::collection::vec((0..12_u32, 0..12_u32, any::<u8>()), 0..6)
    ) {
        let mut solver = Solver::from_board(board);
        solver.configure(Options { algorithm: Algorithm::Fastest, ..options });
        for edit in std::iter::once(None).chain(edits.into_iter().map(Some)) {
            if let Some((x, y, value)) = edit {
                let _ = solver.set_cell(x, y, value);
            }
            if let Ok(found) = solver.find_path() {
                let shortest = oracle::shortest_cost(solver.board(), solver.options());
                check_found(&solver, found.clone(), shortest)?;
                solver.run().unwrap();
                prop_assert_eq!(solver.path(), found);
            }
        }
    }

    /// Whatever the search, no path passes a cell twice, whether found at once or step by step.
    #[test]
    fn no_path_passes_a_cell_twice(board in prop_oneof![boards(), long_boards()], any in any_options()) {
        let mut solver = Solver::from_board(board);
        solver.configure(any);
        if let Ok(found) = solver.find_path() {
            if let Some(path) = &found {
                prop_assert!(passes_no_cell_twice(&path.cells), "{:?}", path.cells);
                prop_assert_eq!(check_path(solver.board(), solver.options(), &path.cells), Ok(path.cost));
            }
            solver.run().unwrap();
            prop_assert_eq!(solver.path(), found);
        }
    }
}
