//! The smallest, the largest and the emptiest boards.

use crate::indexes::Indexes;
use starstep::{
    Algorithm, Board, CostModel, Diagonal, OPEN, OptionValue, Options, Solver, Status, StopWhen, TieBreak, WALL,
};

#[test]
fn one_cell_is_start_and_goal() {
    for stop_when in StopWhen::ALL {
        for algorithm in Algorithm::ALL {
            let mut solver = Solver::new(1, 1).unwrap();
            solver.configure(Options { algorithm: *algorithm, stop_when: *stop_when, ..Options::default() });
            let path = solver.find_path().unwrap().unwrap();
            assert_eq!((path.cells.as_slice(), path.expanded), ([(0, 0)].as_slice(), 1));
            assert!(path.cost.abs() < f64::EPSILON);
            solver.begin().unwrap();
            assert_eq!((solver.stats().open_size, solver.stats().open_peak), (1, 1));
            assert_eq!(solver.step(1), Ok(Status::Found));
            assert_eq!(solver.stats().path_length, Some(1));
        }
    }
}

#[test]
fn a_walled_in_start_ends_after_one_expansion() {
    let mut solver = Solver::new(3, 3).unwrap();
    for (x, y) in [(1, 0), (0, 1), (1, 1)] {
        solver.set_cell(x, y, WALL).unwrap();
    }
    assert_eq!(solver.step(1), Ok(Status::NoPath));
    assert_eq!((solver.length(), solver.path()), (1, None));
    assert_eq!(solver.find_path(), Ok(None));
}

#[test]
fn a_board_of_walls_is_an_error_and_shows_nothing() {
    let mut solver = Solver::new(5, 4).unwrap();
    solver.run().unwrap();
    solver.set_cells(&[WALL; 20]).unwrap();
    assert_eq!(solver.find_path().unwrap_err().code(), "start-blocked");
    assert_eq!(solver.run().unwrap_err().code(), "start-blocked");
    assert_eq!(solver.states(), [0; 20]);
    assert_eq!(solver.stats(), starstep::Stats::default());
    assert_eq!((solver.position(), solver.length()), (0, 0));
    assert_eq!(solver.node(1, 1).unwrap().g, None);
    solver.set_cells(&[OPEN; 20]).unwrap();
    assert_eq!(solver.run(), Ok(Status::Found));
}

#[test]
fn a_search_that_never_began_can_be_asked_anything() {
    let walls = |blocked: Algorithm| {
        let mut solver = Solver::new(4, 3).unwrap();
        solver.set_cell(0, 0, WALL).unwrap();
        solver.configure(Options { algorithm: blocked, costs: CostModel::Sqrt2, ..Options::default() });
        solver
    };
    for algorithm in Algorithm::ALL {
        let mut solver = walls(*algorithm);
        let node = solver.node(3, 0).unwrap();
        assert_eq!((node.g, node.f, node.parent), (None, None, None));
        let counts_h = !matches!(algorithm, Algorithm::Dijkstra | Algorithm::BreadthFirst);
        assert_eq!(node.h, if counts_h { 2.0 } else { 0.0 }, "{algorithm:?}");
        assert_eq!(solver.numbers_in((0, 0), (4, 3)).len(), 12 * starstep::NUMBERS_PER_CELL);
        assert_eq!(solver.states(), [0; 12]);
        assert_eq!((solver.current_index(), solver.path(), solver.order()), (None, None, vec![]));
        assert_eq!(solver.seek(0), Ok(()));
    }
    let mut small = Solver::new(2, 2).unwrap();
    small.run().unwrap();
    small.set_board(walls(Algorithm::AStar).board().clone());
    assert_eq!(small.node(3, 2).unwrap().g, None);
}

#[test]
fn the_largest_open_board_is_solved() {
    for costs in CostModel::ALL {
        let mut solver = Solver::new(4096, 4096).unwrap();
        solver.configure(Options { costs: *costs, diagonal: Diagonal::Never, ..Options::default() });
        let path = solver.find_path().unwrap().unwrap();
        let straight = if *costs == CostModel::Sqrt2 { 1.0 } else { 10.0 };
        assert!((path.cost - 8190.0 * straight).abs() < 1e-6);
    }
}

/// A corridor that winds through a large board, every cell at the largest penalty: the most expensive path there is.
#[test]
fn the_most_expensive_snake_does_not_overflow() {
    let (width, height) = (4096, 1023);
    let mut board = Board::new(width, height).unwrap();
    let mut cells = vec![254; (width * height) as usize];
    for y in (1..height).step_by(2) {
        let gap = if y % 4 == 1 { width - 1 } else { 0 };
        for x in (0..width).filter(|x| *x != gap) {
            cells[(y * width + x) as usize] = WALL;
        }
    }
    board.set_cells(&cells).unwrap();
    // An even number of rows ends on the side where it began.
    board.set_goal(0, height - 1).unwrap();
    let moves = f64::from(width - 1) * f64::from(height.div_ceil(2)) + f64::from(height - 1);
    for (costs, step) in [(CostModel::TenFourteen, 264.0), (CostModel::Sqrt2, 26.4)] {
        let mut solver = Solver::from_board(board.clone());
        solver.configure(Options { costs, ..Options::default() });
        let path = solver.find_path().unwrap().unwrap();
        assert!((path.cost / (moves * step) - 1.0).abs() < 1e-9, "{} and {}", path.cost, moves * step);
    }
}

/// A greedy search reaches the corner (0, 0) first by a snake of twelve rows at the largest penalty, then by two cheap
/// steps: g falls by more than the 31 bits that an event has for it.
#[test]
fn a_large_improvement_is_reverted_exactly() {
    let (width, rows) = (4096, 12);
    let last_row = 2 * (rows - 1);
    let mut board = Board::new(width, last_row + 3).unwrap();
    let mut cells = vec![WALL; board.cells().len()];
    let mut open = |x: u32, y: u32| cells[(y * width + x) as usize] = 254;
    for row in 0..rows {
        (2..width).for_each(|x| open(x, 2 * row));
        if row + 1 < rows {
            open(if row % 2 == 0 { width - 1 } else { 2 }, 2 * row + 1);
        }
    }
    open(1, last_row);
    (0..=last_row).for_each(|y| open(0, y));
    open(1, 0);
    open(width - 1, last_row + 2);
    board.set_cells(&cells).unwrap();
    board.set_start(2, 0).unwrap();
    let mut solver = Solver::from_board(board);
    solver.configure(Options {
        algorithm: Algorithm::Greedy,
        diagonal: Diagonal::Never,
        costs: CostModel::Sqrt2,
        tie_break: TieBreak::Lifo,
        ..Options::default()
    });
    assert_eq!(solver.run(), Ok(Status::NoPath));
    let improved_at = solver.node(0, 0).unwrap().history.improved_at;
    let [improved_at] = improved_at[..] else { panic!("{improved_at:?}") };
    let mut g_at = |position| {
        solver.seek(position).unwrap();
        solver.node(0, 0).unwrap().g.unwrap()
    };
    let (after, before) = (g_at(improved_at), g_at(improved_at - 1));
    assert!((after - 2.0 * 26.4).abs() < 1e-9, "{after}");
    assert!((before - after) * 1970.0 > f64::from(u32::MAX / 2), "{before}");
    assert!((g_at(improved_at) - after).abs() < 1e-9);
    assert!((g_at(improved_at - 1) - before).abs() < 1e-9);
}

#[test]
fn options_that_contradict_each_other_are_accepted_and_do_nothing() {
    let mut solver = Solver::new(9, 9).unwrap();
    let plain = Options { algorithm: Algorithm::BreadthFirst, ..Options::default() };
    solver.configure(plain.clone());
    let expected = solver.find_path();
    let strange = Options { weight: 7.0, reopen_closed: true, improve_open: false, ..plain };
    solver.configure(Options { tie_break: TieBreak::Lifo, ..strange });
    assert_eq!(solver.find_path(), expected);
}

#[test]
fn the_largest_weight_does_not_overflow() {
    let mut solver = Solver::new(30, 30).unwrap();
    solver.configure(Options { weight: f64::MAX, ..Options::default() });
    assert!(solver.find_path().unwrap().is_some());
    assert_eq!(solver.run(), Ok(Status::Found));
}

#[test]
fn distances_are_asked_for_by_coordinates_also_on_the_next_board() {
    let mut solver = Solver::new(5, 4).unwrap();
    solver.distances(4, 3).unwrap();
    solver.set_board(Board::new(10, 10).unwrap());
    let path = solver.path_to(0, 0).unwrap().unwrap();
    assert_eq!((path.cells[0], path.cells.last(), path.expanded), ((4, 3), Some(&(0, 0)), 100));
    solver.set_board(Board::new(3, 3).unwrap());
    assert_eq!(solver.path_to(0, 0), Ok(None), "the cell lies beyond this board");
}

#[test]
fn pictures_beyond_the_picture_are_empty() {
    let (solver, mut pixels) = (Solver::new(90, 70).unwrap(), vec![1]);
    for first in [(u32::MAX, 0), (0, u32::MAX), (90, 0), (u32::MAX, u32::MAX)] {
        solver.paint(&[[0; 4]; starstep::PALETTE], 90, first, (3, 3), &mut pixels);
        assert!(pixels.is_empty());
    }
}

#[test]
fn invalid_weights_count_as_the_nearest_valid_one() {
    let mut solver = Solver::new(5, 4).unwrap();
    for (given, taken) in
        [(-0.0, 0.0), (-1.0, 0.0), (f64::NAN, 0.0), (f64::INFINITY, f64::MAX), (f64::NEG_INFINITY, 0.0)]
    {
        solver.configure(Options { weight: given, ..Options::default() });
        assert_eq!(solver.options().weight.to_bits(), f64::to_bits(taken), "{given}");
        assert_eq!(solver.promises_shortest(), taken <= 1.0);
        assert!(solver.find_path().unwrap().is_some());
    }
    let mut options = Options::default();
    options.set("weight", &OptionValue::Number(-0.0)).unwrap();
    assert_eq!(options.weight.to_bits(), 0, "no -0 gets in");
}
