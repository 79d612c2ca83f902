//! The crate without its default features: `cargo test --no-default-features --test lean`. What is not built is refused,
//! and never answered by another search.
#![cfg(not(feature = "full"))]

use starstep::{Algorithm, OpenListKind, Options, Solver, Status, WALL};

/// A wall with a gap, on which the searches expand different cells.
fn solver_with(options: Options) -> Solver {
    let mut solver = Solver::new(12, 9).unwrap();
    for y in 1..9 {
        solver.set_cell(6, y, WALL).unwrap();
    }
    solver.set_start(0, 8).unwrap();
    solver.configure(options);
    solver
}

/// Refuses to begin, with the reason, and has nothing to show.
fn is_refused(options: &Options) {
    let mut solver = solver_with(options.clone());
    for _ in 0..2 {
        let error = solver.run().unwrap_err();
        assert_eq!(error.code(), "wrong-algorithm", "{options:?}");
        assert_eq!(error.values(), [("problem", "not-built".to_owned())]);
        assert!(error.to_string().contains("feature `full`"), "{error}");
        assert_eq!((solver.step(5).unwrap_err(), solver.begin().unwrap_err()), (error.clone(), error));
    }
    assert_eq!((solver.length(), solver.status(), solver.path()), (0, Status::Searching, None));
    assert_eq!(solver.expansion_order(), []);
    // The board and the other options are as they were, and another search begins.
    solver.configure(Options { algorithm: Algorithm::AStar, decrease_key: true, swap_equal: false, ..options.clone() });
    assert_eq!(solver.run(), Ok(Status::Found));
}

#[test]
fn searches_that_are_not_built_are_refused() {
    let built = [Algorithm::AStar, Algorithm::Dijkstra, Algorithm::BreadthFirst, Algorithm::Greedy];
    for algorithm in Algorithm::ALL {
        let options = Options { algorithm: *algorithm, ..Options::default() };
        if built.contains(algorithm) {
            assert_eq!(solver_with(options).run(), Ok(Status::Found), "{algorithm}");
        } else {
            is_refused(&options);
        }
    }
}

#[test]
fn heaps_with_habits_are_refused_where_they_would_have_them() {
    for (decrease_key, swap_equal) in [(false, false), (true, true), (false, true)] {
        let habits = Options { decrease_key, swap_equal, ..Options::default() };
        for algorithm in [Algorithm::AStar, Algorithm::Dijkstra, Algorithm::Greedy] {
            is_refused(&Options { algorithm, ..habits.clone() });
        }
        // Where no heap is in use its habits are without effect, as everywhere.
        let in_line = Options { algorithm: Algorithm::BreadthFirst, ..habits.clone() };
        let in_list = Options { open_list: OpenListKind::SortedList, ..habits };
        for options in [in_line, in_list] {
            assert_eq!(solver_with(options).run(), Ok(Status::Found));
        }
    }
}
