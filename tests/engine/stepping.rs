//! Stepping, seeking and editing in between.

use crate::indexes::Indexes;
use crate::pictures::board;
use starstep::{Algorithm, CellState, CostModel, HeuristicKind, Options, Solver, Status};

const BOARD: &str = "
....@...
.s..@.g.
....@...
........";

#[test]
fn a_step_is_one_expansion() {
    let mut solver = Solver::from_board(board(BOARD));
    for position in 1..=5 {
        assert_eq!(solver.step(1), Ok(Status::Searching));
        assert_eq!((solver.position(), solver.length(), solver.stats().expanded), (position, position, position));
    }
}

#[test]
fn position_zero_has_the_start_open_and_nothing_else() {
    let mut solver = Solver::from_board(board(BOARD));
    assert!(solver.states().iter().all(|state| *state == 0), "nothing is open before the search has begun");
    solver.begin().unwrap();
    let states = solver.states().to_vec();
    assert_eq!(states.iter().filter(|state| **state != 0).count(), 1);
    let start = solver.node(1, 1).unwrap();
    assert_eq!((start.state, start.g, start.parent), (CellState::Open, Some(0.0), None));
    assert_eq!((start.history.opened_at, start.history.closed_at), (Some(0), None));
    solver.run().unwrap();
    solver.seek(0).unwrap();
    assert_eq!(solver.states(), states);
    assert_eq!(solver.stats().open_peak, 1);
}

#[test]
fn stepping_goes_through_the_record_first() {
    let mut solver = Solver::from_board(board(BOARD));
    solver.run().unwrap();
    let length = solver.length();
    solver.seek(2).unwrap();
    assert_eq!(solver.path(), None);
    assert_eq!(solver.step(1), Ok(Status::Searching));
    assert_eq!((solver.position(), solver.length()), (3, length));
    assert_eq!(solver.step(u64::MAX), Ok(Status::Found));
    assert_eq!(solver.position(), length);
    assert!(solver.path().is_some());
    assert_eq!(solver.step(1), Ok(Status::Found));
    assert_eq!(solver.length(), length);
}

#[test]
fn seeking_beyond_the_record_is_refused_and_changes_nothing() {
    let mut solver = Solver::from_board(board(BOARD));
    solver.step(4).unwrap();
    let error = solver.seek(5).unwrap_err();
    assert_eq!(error.code(), "out-of-bounds");
    assert_eq!((solver.position(), solver.length()), (4, 4));
}

#[test]
fn an_edit_between_two_steps_begins_a_new_search() {
    let mut solver = Solver::from_board(board(BOARD));
    solver.step(6).unwrap();
    solver.set_cell(4, 3, 255).unwrap();
    assert_eq!((solver.position(), solver.length()), (0, 0));
    assert_eq!(solver.run(), Ok(Status::NoPath));
    let mut fresh = Solver::from_board(solver.board().clone());
    fresh.run().unwrap();
    assert_eq!(solver.order(), fresh.order());
}

#[test]
fn an_edit_that_changes_nothing_keeps_the_record() {
    let mut solver = Solver::from_board(board(BOARD));
    solver.run().unwrap();
    let length = solver.length();
    solver.set_cell(4, 0, 255).unwrap();
    solver.set_start(1, 1).unwrap();
    solver.set_goal(6, 1).unwrap();
    solver.configure(Options::default());
    assert_eq!(solver.length(), length);
}

#[test]
fn whatever_forgets_the_record_forgets_it() {
    type Change = fn(&mut Solver);
    let changes: [Change; 8] = [
        |solver| assert!(solver.find_path().unwrap().is_some()),
        |solver| assert!(!solver.distances(0, 0).unwrap().is_empty()),
        |solver| solver.set_cell(0, 0, 9).unwrap(),
        |solver| solver.set_cells(&[0; 32]).unwrap(),
        |solver| solver.set_start(0, 0).unwrap(),
        |solver| solver.set_goal(0, 0).unwrap(),
        |solver| solver.set_board(solver.board().clone()),
        |solver| solver.configure(Options { weight: 0.5, ..Options::default() }),
    ];
    for (number, change) in changes.into_iter().enumerate() {
        let mut solver = Solver::from_board(board(BOARD));
        solver.run().unwrap();
        change(&mut solver);
        assert_eq!((solver.position(), solver.length(), solver.path()), (0, 0, None), "change {number}");
        let mut fresh = Solver::from_board(solver.board().clone());
        fresh.configure(solver.options().clone());
        assert_eq!((solver.run(), solver.stats()), (fresh.run(), fresh.stats()), "change {number}");
    }
}

#[test]
fn g_in_sqrt2_is_summed_up_from_moves_and_penalties() {
    let mut solver = Solver::new(4, 3).unwrap();
    solver.set_cell(1, 1, 7).unwrap();
    solver.configure(Options { costs: CostModel::Sqrt2, algorithm: Algorithm::Dijkstra, ..Options::default() });
    solver.run().unwrap();
    assert_eq!(solver.node(1, 1).unwrap().g, Some(std::f64::consts::SQRT_2 + 0.7));
    assert_eq!(solver.node(3, 2).unwrap().g, Some(1.0 + 2.0 * std::f64::consts::SQRT_2));
    // The side of the goal pays for the cells that it leaves, since the path enters them.
    let mut solver = Solver::new(9, 9).unwrap();
    solver.set_cell(8, 8, 7).unwrap();
    let algorithm = Algorithm::BidirectionalAStar;
    solver.configure(Options { costs: CostModel::Sqrt2, algorithm, ..Options::default() });
    solver.step(4).unwrap();
    assert_eq!(solver.node(7, 7).unwrap().g, Some(std::f64::consts::SQRT_2 + 0.7));
}

/// It chooses its estimate itself.
#[test]
fn the_fastest_shows_the_default_estimate() {
    for heuristic in HeuristicKind::ALL {
        let mut solver = Solver::new(7, 4).unwrap();
        solver.configure(Options { algorithm: Algorithm::Fastest, heuristic: *heuristic, ..Options::default() });
        for begun in [false, true] {
            assert_eq!(solver.node(0, 0).unwrap().h, 3.0 * 14.0 + 3.0 * 10.0, "{heuristic:?}, begun: {begun}");
            solver.begin().unwrap();
        }
    }
}

/// Cells that jumps passed over once are seen as well, unless they are in a list.
#[test]
fn a_picture_shows_what_jumps_passed_over() {
    let mut solver = Solver::new(9, 5).unwrap();
    solver.configure(Options { algorithm: Algorithm::JumpPoint, ..Options::default() });
    solver.step(1).unwrap();
    let mut colors = [[0; 4]; starstep::PALETTE];
    (colors[256], colors[257], colors[258]) = ([1; 4], [2; 4], [3; 4]);
    let mut pixels = Vec::new();
    solver.paint(&colors, 9, (0, 0), (9, 5), &mut pixels);
    let expected: Vec<u8> = solver
        .scans()
        .iter()
        .zip(solver.states())
        .map(|(scans, state)| if *state > 0 { *state } else { 3 * u8::from(*scans > 0) })
        .collect();
    assert!(solver.scans().contains(&1) && expected.contains(&3));
    assert_eq!(pixels.iter().step_by(4).copied().collect::<Vec<u8>>(), expected);
}

#[test]
fn a_recorded_search_survives_the_question_for_the_shortest_cost() {
    let mut solver = Solver::from_board(board(BOARD));
    solver.configure(Options { weight: 5.0, ..Options::default() });
    solver.run().unwrap();
    let before = (solver.order(), solver.path());
    assert_eq!(solver.shortest_cost().unwrap(), Some(72.0));
    assert_eq!((solver.order(), solver.path()), before);
}

#[test]
fn numbers_of_a_rectangle_are_those_of_its_cells() {
    for algorithm in Algorithm::ALL {
        let mut solver = Solver::from_board(board(BOARD));
        solver.configure(Options { algorithm: *algorithm, ..Options::default() });
        solver.step(9).unwrap();
        let numbers = solver.numbers_in((1, 1), (5, u32::MAX));
        assert_eq!(solver.numbers_in((1, 1), (u32::MAX, 9)).len(), 7 * 3 * starstep::NUMBERS_PER_CELL);
        assert_eq!(numbers.len(), 5 * 3 * starstep::NUMBERS_PER_CELL);
        let cells = (1..4).flat_map(|y| (1..6).map(move |x| (x, y)));
        for ((x, y), shown) in cells.zip(numbers.chunks(starstep::NUMBERS_PER_CELL)) {
            let node = solver.node(x, y).unwrap();
            let same = |shown: f64, number: Option<f64>| number.map_or(shown.is_nan(), |number| number == shown);
            assert!(same(shown[0], node.g) && same(shown[1], Some(node.h)) && same(shown[2], node.f), "{x} {y}");
            let steps = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
            let parent = node.parent.map(|(px, py)| (i64::from(px) - i64::from(x), i64::from(py) - i64::from(y)));
            // A jump point's parent is far, and the arrow only points along the last step.
            let direction = |(x, y): (i64, i64)| (x.signum(), y.signum());
            let towards = steps.get(shown[3] as usize).filter(|_| !shown[3].is_nan()).copied();
            if matches!(algorithm, Algorithm::JumpPoint | Algorithm::Fastest) {
                assert_eq!(towards.is_some(), parent.is_some());
            } else {
                assert_eq!(towards, parent.map(direction));
                assert!(parent.is_none_or(|(x, y)| x.abs() <= 1 && y.abs() <= 1));
            }
        }
    }
}

#[test]
fn each_side_of_a_bidirectional_search_has_states_of_its_own() {
    let mut solver = Solver::new(9, 1).unwrap();
    assert!(solver.side_states().is_empty());
    solver.configure(Options { algorithm: Algorithm::BidirectionalAStar, ..Options::default() });
    solver.begin().unwrap();
    assert_eq!(
        solver.side_states(),
        [1, 0, 0, 0, 0, 0, 0, 0, 4],
        "the start is open on one side, the goal on the other"
    );
    solver.step(4).unwrap();
    assert_eq!(solver.side_states(), [2, 2, 1, 0, 0, 0, 4, 8, 8]);
    assert_eq!(solver.states(), [2, 2, 1, 0, 0, 0, 1, 2, 2]);
    let mut colors = [[0; 4]; starstep::PALETTE];
    (colors[256], colors[257], colors[259]) = ([1; 4], [2; 4], [3; 4]);
    let mut pixels = Vec::new();
    solver.paint(&colors, 9, (0, 0), (9, 1), &mut pixels);
    let painted: Vec<u8> = pixels.iter().step_by(4).copied().collect();
    assert_eq!(painted, [2, 2, 1, 0, 0, 0, 1, 3, 3]);
    solver.seek(2).unwrap();
    assert_eq!(solver.side_states(), [2, 1, 0, 0, 0, 0, 0, 4, 8]);
}
