//! Random boards and options, and what must hold for every path found on them.

use proptest::prelude::*;
use proptest::sample::select;
use starstep::{
    Algorithm, Board, CostModel, Diagonal, HeuristicKind, NeighborOrder, OpenListKind, Options, Path, Solver, StopWhen,
    TieBreak, WALL, check_path, generate,
};

pub fn boards() -> impl Strategy<Value = Board> {
    let cell = prop_oneof![5 => Just(0_u8), 2 => Just(WALL), 1 => 1..=254_u8, 1 => 1..=20_u8];
    (1..=12_u32, 1..=12_u32)
        .prop_flat_map(move |(width, height)| {
            let cells = prop::collection::vec(cell.clone(), (width * height) as usize);
            (Just((width, height)), cells, (0..width, 0..height), (0..width, 0..height))
        })
        .prop_map(|((width, height), cells, start, goal)| {
            let mut board = Board::new(width, height).unwrap();
            board.set_cells(&cells).unwrap();
            board.set_start(start.0, start.1).unwrap();
            board.set_goal(goal.0, goal.1).unwrap();
            board
        })
}

/// Boards on which a search can begin: neither start nor goal is a wall.
pub fn playable_boards() -> impl Strategy<Value = Board> {
    boards().prop_map(|mut board| {
        for (x, y) in [board.start(), board.goal()] {
            let value = board.cell(x, y).unwrap() % WALL;
            board.set_cell(x, y, value).unwrap();
        }
        board
    })
}

/// The searches of the one loop, whose expansions are fixed.
pub const BEST_FIRST: &[Algorithm] =
    &[Algorithm::AStar, Algorithm::Dijkstra, Algorithm::BreadthFirst, Algorithm::Greedy];

/// Sparse and dense boards with long runs, wider and higher than a word.
pub fn long_boards() -> impl Strategy<Value = Board> {
    (1..=150_u32, 1..=150_u32, 0.0..0.5_f64, any::<u32>(), any::<(u16, u16, u16, u16)>()).prop_map(
        |(width, height, share, seed, ends)| {
            let mut board = Board::new(width, height).unwrap();
            board.set_start(u32::from(ends.0) % width, u32::from(ends.1) % height).unwrap();
            board.set_goal(u32::from(ends.2) % width, u32::from(ends.3) % height).unwrap();
            // Few walls make long jumps, many make forced neighbors.
            generate::random_walls(&mut board, share * share, seed).unwrap();
            board
        },
    )
}

/// The same options with the heap of the textbooks.
pub fn with_plain_heap(options: &Options) -> Options {
    Options { decrease_key: true, swap_equal: false, ..options.clone() }
}

/// Options for any search that can run on any board.
pub fn any_options() -> impl Strategy<Value = Options> {
    (options(), any::<u8>()).prop_map(|(options, choice)| {
        let diagonal = if options.diagonal == Diagonal::Never { Diagonal::Never } else { Diagonal::NoCornerCutting };
        let jumps = Options { algorithm: Algorithm::JumpPoint, penalties: false, diagonal, ..options.clone() };
        match choice % 4 {
            0 => jumps,
            1 => Options { algorithm: Algorithm::BidirectionalAStar, ..options },
            _ => options,
        }
    })
}

pub fn options() -> impl Strategy<Value = Options> {
    let weight = prop_oneof![4 => Just(1.0), 1 => Just(0.0), 1 => Just(1e300), 3 => 0.0..6.0_f64];
    let searches = (select(BEST_FIRST), select(HeuristicKind::ALL), weight, select(TieBreak::ALL));
    let moves = (select(Diagonal::ALL), select(CostModel::ALL), select(NeighborOrder::ALL), any::<bool>());
    let heap = prop_oneof![2 => Just((true, false)), 1 => any::<(bool, bool)>()];
    let lists = (select(OpenListKind::ALL), any::<bool>(), any::<bool>(), select(StopWhen::ALL), heap);
    (searches, moves, lists).prop_map(|(searches, moves, lists)| Options {
        algorithm: searches.0,
        heuristic: searches.1,
        weight: searches.2,
        tie_break: searches.3,
        diagonal: moves.0,
        costs: moves.1,
        neighbor_order: moves.2,
        penalties: moves.3,
        open_list: lists.0,
        improve_open: lists.1,
        reopen_closed: lists.2,
        stop_when: lists.3,
        decrease_key: lists.4.0,
        swap_equal: lists.4.1,
    })
}

/// A number of the naive searches' units in the unit of the cost model.
pub fn cost_of(options: &Options, units: f64) -> f64 {
    if options.costs == CostModel::Sqrt2 { units / 1970.0 } else { units }
}

pub fn is_close(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-6 * a.abs().max(b.abs()).max(1e-3)
}

/// Whether a path is valid, costs what it claims, and is as cheap as possible.
pub fn check_found(solver: &Solver, found: Option<Path>, shortest: Option<f64>) -> Result<(), TestCaseError> {
    prop_assert_eq!(found.is_some(), shortest.is_some());
    if let (Some(path), Some(shortest)) = (found, shortest) {
        prop_assert_eq!(check_path(solver.board(), solver.options(), &path.cells), Ok(path.cost));
        prop_assert!(is_close(path.cost, shortest), "{} is not {shortest}", path.cost);
    }
    Ok(())
}

pub fn passes_no_cell_twice(cells: &[(u32, u32)]) -> bool {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair[0] != pair[1])
}
