//! Distances to all cells, and the paths to them.

use crate::oracle;
use crate::random::{boards, is_close, options, playable_boards};
use proptest::prelude::*;
use starstep::{Solver, WALL, check_path};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn distances_are_those_of_the_oracle_and_paths_have_them(board in boards(), options in options(), again in any::<bool>()) {
        let (x, y) = board.start();
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        let Ok(distances) = solver.distances(x, y) else {
            prop_assert_eq!(board.cell(x, y), Ok(WALL));
            return Ok(());
        };
        if again {
            let _ = solver.run();
            let _ = solver.find_path();
        }
        for (index, distance) in (0..).zip(distances) {
            let (x, y) = board.coord_of_cell(index);
            let mut aimed = board.clone();
            aimed.set_goal(x, y).unwrap();
            let shortest = oracle::shortest_cost(&aimed, &options).unwrap_or(f64::INFINITY);
            prop_assert!(distance == shortest || is_close(distance, shortest), "{distance} {shortest}");
            let path = solver.path_to(x, y).unwrap();
            prop_assert_eq!(path.is_some(), distance.is_finite());
            if let Some(path) = path {
                prop_assert_eq!(check_path(&aimed, &options, &path.cells), Ok(path.cost));
                prop_assert_eq!(distance, path.cost);
            }
        }
    }

    /// Paths from distances follow the board as it is now, whatever has happened since: edits, searches, other options.
    #[test]
    fn paths_of_a_flood_follow_each_change(
        board in playable_boards(), first in options(),
        changes in prop::collection::vec((0..6_u8, 0..12_u32, 0..12_u32, any::<u8>(), options()), 1..12)
    ) {
        let mut solver = Solver::from_board(board.clone());
        solver.configure(first);
        let (x, y) = board.start();
        solver.distances(x, y).unwrap();
        for (change, to_x, to_y, value, options) in changes {
            let (to_x, to_y) = (to_x % board.width(), to_y % board.height());
            match change {
                0..=2 => solver.set_cell(to_x, to_y, value | if change == 0 { WALL } else { 0 }).unwrap(),
                3 => solver.configure(options),
                4 => drop((solver.find_path(), solver.set_goal(to_x, to_y))),
                _ => drop((solver.run(), solver.shortest_cost())),
            }
            if solver.board().cell(x, y).unwrap() == WALL {
                prop_assert_eq!(solver.path_to(to_x, to_y).unwrap_err().code(), "start-blocked");
                solver.set_cell(x, y, 0).unwrap();
            }
            let mut aimed = solver.board().clone();
            aimed.set_start(x, y).unwrap();
            aimed.set_goal(to_x, to_y).unwrap();
            let path = solver.path_to(to_x, to_y).unwrap();
            let shortest = oracle::shortest_cost(&aimed, solver.options());
            let is_wall = aimed.cell(to_x, to_y).unwrap() == WALL;
            prop_assert_eq!(path.is_some(), shortest.is_some() && !is_wall, "to ({}, {})", to_x, to_y);
            if let (Some(path), Some(shortest)) = (path, shortest) {
                prop_assert_eq!(check_path(&aimed, solver.options(), &path.cells), Ok(path.cost));
                prop_assert!(is_close(path.cost, shortest), "{} is not {shortest}", path.cost);
            }
        }
    }
}
