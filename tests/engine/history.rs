//! The reported history of a cell, compared with what is seen of the cell when stepping through the search.

use crate::indexes::Indexes;
use crate::random::{any_options, boards};
use proptest::prelude::*;
use starstep::{Algorithm, Board, CellHistory, CellState, Options, Solver};

/// What a reader sees of each cell at each position: its state and its g.
fn films(solver: &mut Solver) -> Vec<Vec<(CellState, Option<f64>)>> {
    let (width, height) = (solver.board().width(), solver.board().height());
    let mut films = vec![Vec::new(); (width * height) as usize];
    for position in 0..=solver.length() {
        solver.seek(position).unwrap();
        for (film, cell) in films.iter_mut().zip(0..width * height) {
            let node = solver.node(cell % width, cell / width).unwrap();
            film.push((node.state, node.g));
        }
    }
    films
}

/// The history of a cell up to a position, from its film and the order of expansion.
fn seen(film: &[(CellState, Option<f64>)], order: &[u32], cell: u32) -> CellHistory {
    let opened_at = film.iter().position(|(state, _)| *state != CellState::Untouched).map(|at| at as u64);
    let closed_at = order[..film.len() - 1].iter().rposition(|closed| *closed == cell).map(|at| at as u64 + 1);
    let mut history = CellHistory::default();
    (history.opened_at, history.closed_at) = (opened_at, closed_at);
    for (at, pair) in (1..).zip(film.windows(2)) {
        let [(was, g_before), (is, g)] = [pair[0], pair[1]];
        // Where an ancestor improves, the g that is shown may change by its rounding. A unit is more than that.
        let changed = (g.unwrap_or(0.0) - g_before.unwrap_or(0.0)).abs() > 1e-4;
        if is == CellState::Open && was == CellState::Open && changed {
            history.improved_at.push(at);
        }
        if is == CellState::Open && was == CellState::Closed {
            history.reopened_at.push(at);
        }
    }
    history
}

fn check(board: Board, options: Options) {
    let cells = board.width() * board.height();
    let mut solver = Solver::from_board(board);
    let width = solver.board().width();
    // If two sides search, the g shown can switch to the other side's from one step to the next.
    let two_sides = options.algorithm == Algorithm::BidirectionalAStar;
    solver.configure(options);
    if solver.run().is_err() {
        return;
    }
    let (films, order) = (films(&mut solver), solver.order());
    let positions = [0, solver.length() / 3, solver.length()];
    for position in positions {
        solver.seek(position).unwrap();
        let shown = usize::try_from(position).unwrap() + 1;
        for cell in 0..cells {
            let mut told = solver.node(cell % width, cell / width).unwrap().history;
            let mut seen = seen(&films[cell as usize][..shown], &order, cell);
            seen.opened_after = told.opened_after;
            if two_sides {
                for history in [&mut told, &mut seen] {
                    history.improved_at.clear();
                }
            }
            assert_eq!(told, seen, "cell {cell} at {position} with {:?}", solver.options());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn the_past_of_cells_is_what_was_seen_of_them(board in boards(), options in any_options()) {
        check(board, options);
    }

    #[test]
    fn also_where_cells_are_opened_again(board in boards(), mut options in any_options(), weight in 2..9_u8) {
        options.algorithm = Algorithm::AStar;
        options.weight = f64::from(weight);
        options.reopen_closed = true;
        check(board, options);
    }
}

/// Long enough for several marks among the events.
#[test]
fn it_is_found_in_long_records_as_well() {
    let mut board = Board::new(70, 60).unwrap();
    starstep::generate::random_walls(&mut board, 0.2, 7).unwrap();
    let mut solver = Solver::from_board(board);
    solver.configure(Options { algorithm: Algorithm::Dijkstra, ..Options::default() });
    solver.run().unwrap();
    let order = solver.order();
    assert!(order.len() > 2000);
    let mut opened_after = Vec::new();
    for (at, cell) in (1..).zip(&order) {
        let node = solver.node(cell % 70, cell / 70).unwrap();
        assert_eq!(node.history.closed_at, Some(at));
        let parent = node.parent.map(|(x, y)| solver.node(x, y).unwrap().history.closed_at.unwrap());
        // The last expansion that changed it is that of its parent.
        let last = node.history.improved_at.last().or(node.history.opened_at.as_ref());
        assert_eq!(parent.or(Some(0)).as_ref(), last);
        opened_after.push(node.history.opened_after);
    }
    let all = (0..70 * 60).filter(|cell| solver.states()[*cell as usize] != 0 && !order.contains(cell));
    opened_after.extend(all.map(|cell| solver.node(cell % 70, cell / 70).unwrap().history.opened_after));
    opened_after.sort_unstable();
    let one_by_one: Vec<u64> = (0..opened_after.len() as u64).collect();
    assert_eq!(opened_after, one_by_one, "each cell was opened after those before it");
}
