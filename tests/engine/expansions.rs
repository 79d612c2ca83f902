//! The order of expansions, and everything known of cells and counted on the way, compared with the naive search.

use crate::indexes::Indexes;
use crate::naive;
use crate::random::{any_options, cost_of, is_close, options, playable_boards, with_plain_heap};
use proptest::prelude::*;
use starstep::{Algorithm, CellState, NUMBERS_PER_CELL, OpenListKind, Options, Solver, Status};

/// Everything that can be read of a search at its position.
fn check_position(solver: &mut Solver, expected: &naive::Outcome) -> Result<(), TestCaseError> {
    let (board, options) = (solver.board().clone(), solver.options().clone());
    let ground = naive::Ground::new(&board, &options);
    let order: Vec<usize> = solver.order().into_iter().map(|cell| cell as usize).collect();
    prop_assert_eq!(&order[..expected.expanded.len()], &expected.expanded);
    prop_assert_eq!(solver.position(), expected.expanded.len() as u64);
    let sums = solver.stats();
    let open = expected.cells.iter().filter(|cell| cell.is_open).count() as u64;
    prop_assert_eq!(
        (sums.expanded, sums.generated, sums.improved, sums.reopened, sums.open_size, sums.open_peak),
        (solver.position(), expected.generated, expected.improved, expected.reopened, open, expected.open_peak)
    );
    let shown = solver.numbers_in((0, 0), (board.width(), board.height()));
    let shown_as = solver.states().to_vec();
    for (index, cell) in expected.cells.iter().enumerate() {
        let (x, y) = board.coord_of_cell(u32::try_from(index).unwrap());
        let node = solver.node(x, y).unwrap();
        let expected_state = if cell.is_closed {
            CellState::Closed
        } else if cell.is_open {
            CellState::Open
        } else {
            CellState::Untouched
        };
        prop_assert_eq!((node.state, shown_as[index]), (expected_state, expected_state as u8));
        prop_assert_eq!(node.parent, cell.parent.map(|parent| board.coord_of_cell(u32::try_from(parent).unwrap())));
        prop_assert_eq!(
            (node.history.opened_at, node.history.closed_at, node.history.improved_at, node.history.reopened_at),
            (cell.opened_at, cell.closed_at, cell.improved_at.clone(), cell.reopened_at.clone())
        );
        // To the last digit: one way has one cost, wherever it is told.
        let g = cell.g.map(|_| cell.way.cost(options.costs));
        let h = ground.told_h(index, ground.index(board.goal()));
        let f = g.map(|g| match options.algorithm {
            Algorithm::AStar => g + options.weight * h,
            Algorithm::Greedy => h,
            Algorithm::BreadthFirst => cell.f.unwrap(),
            _ => g,
        });
        let drawn: Vec<Option<f64>> = shown[NUMBERS_PER_CELL * index..]
            .iter()
            .take(3)
            .map(|number| Some(*number).filter(|number| !number.is_nan()))
            .collect();
        prop_assert_eq!([node.g, Some(node.h), node.f], [g, Some(h), f]);
        prop_assert_eq!(drawn, [g, Some(h), f]);
        // And near to what counts in the search.
        for (told, units) in [(g, cell.g), (Some(h), Some(ground.h(index, ground.index(board.goal()))))] {
            prop_assert!(told.is_none_or(|told| is_close(told, cost_of(&options, units.unwrap()))));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn expansions_are_those_of_the_naive_search(board in playable_boards(), options in options()) {
        let options = with_plain_heap(&options);
        let expected = naive::search(&board, &options);
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        let status = solver.run().unwrap();
        prop_assert_eq!(status == Status::Found, expected.found);
        check_position(&mut solver, &expected)?;
    }

    #[test]
    fn what_is_known_at_any_position_is_what_the_naive_search_knows_by_then(
        board in playable_boards(), options in options(), share in 0.0..1.0_f64
    ) {
        let options = with_plain_heap(&options);
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        solver.run().unwrap();
        let position = (share * solver.length() as f64) as u64;
        solver.seek(position).unwrap();
        check_position(&mut solver, &naive::search_until(&board, &options, position))?;
    }

    #[test]
    fn the_open_list_changes_the_work_and_nothing_else(board in playable_boards(), options in any_options()) {
        let mut solver = Solver::from_board(board);
        let mut seen = None;
        for open_list in OpenListKind::ALL {
            solver.configure(Options { open_list: *open_list, ..with_plain_heap(&options) });
            solver.run().unwrap();
            let mut stats = solver.stats();
            (stats.comparisons, stats.moves) = (0, 0);
            let now = (solver.order(), stats);
            prop_assert_eq!(seen.get_or_insert_with(|| now.clone()), &now);
        }
    }
}
