//! Earlier use leaves no trace: a solver that has been used, moved back and forth and edited behaves like a fresh one.

use crate::indexes::Indexes;
use crate::random::{any_options, boards, options, playable_boards};
use proptest::prelude::*;
use proptest::sample::select;
use starstep::{Algorithm, OptionValue, Options, Solver, Status, generate};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn finding_equals_stepping_also_on_a_used_solver(
        first in (boards(), any_options()), second in (boards(), any_options()), stride in 1..9_u64
    ) {
        let mut used = Solver::from_board(first.0);
        used.configure(first.1);
        let _ = used.find_path();
        let _ = used.run();
        used.set_board(second.0.clone());
        used.configure(second.1.clone());
        let mut fresh = Solver::from_board(second.0);
        fresh.configure(second.1);

        let found = fresh.find_path();
        prop_assert_eq!(&used.find_path(), &found);
        let Ok(found) = found else { return Ok(()) };
        while used.step(stride).unwrap() == Status::Searching {}
        prop_assert_eq!(fresh.run().unwrap(), used.status());
        prop_assert_eq!(used.path(), found);
        prop_assert_eq!(used.order(), fresh.order());
        prop_assert_eq!(used.stats(), fresh.stats());
    }

    #[test]
    fn a_position_is_the_same_however_one_came_there(
        board in playable_boards(), options in any_options(), seeks in prop::collection::vec(0.0..=1.0_f64, 1..12)
    ) {
        let mut walked = Solver::from_board(board.clone());
        walked.configure(options.clone());
        walked.run().unwrap();
        for share in seeks {
            let position = (share * walked.length() as f64) as u64;
            walked.seek(position).unwrap();
            let mut fresh = Solver::from_board(board.clone());
            fresh.configure(options.clone());
            fresh.step(position).unwrap();
            prop_assert_eq!(walked.position(), position);
            prop_assert_eq!(fresh.position(), position);
            prop_assert_eq!(walked.states(), fresh.states());
            prop_assert_eq!(walked.stats(), fresh.stats());
            prop_assert_eq!(walked.current_index(), fresh.current_index());
            for (x, y) in (0..board.height()).flat_map(|y| (0..board.width()).map(move |x| (x, y))) {
                prop_assert_eq!(walked.node(x, y).unwrap(), fresh.node(x, y).unwrap());
            }
        }
    }

    #[test]
    fn edits_between_queries_leave_no_traces(
        board in boards(), options in any_options(), edits in prop::collection::vec((0..12_u32, 0..12_u32, any::<u8>()), 1..20)
    ) {
        let mut edited = Solver::from_board(board);
        edited.configure(options.clone());
        for (x, y, value) in edits {
            let _ = edited.find_path();
            let _ = edited.step(3);
            if edited.set_cell(x, y, value).is_err() {
                continue;
            }
            let mut fresh = Solver::from_board(edited.board().clone());
            fresh.configure(options.clone());
            prop_assert_eq!(edited.find_path(), fresh.find_path());
            prop_assert_eq!(edited.run(), fresh.run());
            prop_assert_eq!(edited.order(), fresh.order());
        }
    }

    /// Whatever is called in whatever order, nothing panics, and afterwards the solver does what a fresh one does.
    #[test]
    fn no_sequence_of_calls_panics_or_leaves_traces(
        first in boards(), others in prop::collection::vec((boards(), options(), select(Algorithm::ALL)), 3),
        calls in prop::collection::vec((0..18_u8, 0..14_u32, 0..14_u32, any::<u8>()), 1..40)
    ) {
        let mut solver = Solver::from_board(first);
        for (call, x, y, value) in calls {
            let (board, options, algorithm) = &others[usize::from(value) % others.len()];
            match call {
                0 => drop(solver.set_cell(x, y, value)),
                1 => drop(solver.set_start(x, y)),
                2 => drop(solver.set_goal(x, y)),
                3 => solver.configure(Options { algorithm: *algorithm, ..options.clone() }),
                4 => solver.set_board(board.clone()),
                5 => drop(solver.step(u64::from(value % 8))),
                6 => drop(solver.run()),
                7 => drop(solver.seek(u64::from(x))),
                8 => drop(solver.find_path()),
                9 => drop(solver.distances(x, y)),
                10 => drop(solver.path_to(x, y)),
                11 => drop((solver.node(x, y), solver.numbers_in((x, y), (3, 3)))),
                12 => drop((solver.stats(), solver.states().len(), solver.path(), solver.current_index())),
                13 => drop(solver.set_cells(others[0].0.cells())),
                14 => drop(solver.edit(|board| generate::random_walls(board, f64::from(value) / 200.0, x))),
                15 => solver.paint(&[[0; 4]; starstep::PALETTE], x, (y, 0), (x, y), &mut Vec::new()),
                16 => drop(solver.configure_by_name([("weight", OptionValue::Number(f64::from(value) / 50.0))])),
                _ => drop((solver.shortest_cost(), solver.order(), solver.reset())),
            }
        }
        let mut fresh = Solver::from_board(solver.board().clone());
        fresh.configure(solver.options().clone());
        solver.reset();
        prop_assert_eq!(solver.find_path(), fresh.find_path());
        prop_assert_eq!(solver.run(), fresh.run());
        prop_assert_eq!(solver.states(), fresh.states());
    }
}
