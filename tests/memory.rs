//! How much memory a solver takes, and that repeated queries take no more. A separate test binary, because it counts
//! every allocation of the process.

use starstep::{Algorithm, Board, Options, Solver, generate};

#[global_allocator]
static COUNTED: dhat::Alloc = dhat::Alloc;

const SIDE: u32 = 1024;

/// Rooms with the ends in opposite corners, so that a search reaches most of the board.
fn rooms() -> Board {
    let mut board = Board::new(SIDE, SIDE).unwrap();
    generate::rooms(&mut board, 15, generate::EXTRA_DOORS, 1).unwrap();
    board
}

/// The same with areas of swamp and water, over which `fastest` jumps.
fn painted() -> Board {
    let mut board = rooms();
    for (x, y) in (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y))) {
        let penalty = [0, 20, 0, 60][((x / 100 + y / 90) % 4) as usize];
        if penalty > 0 && board.cell(x, y) != Ok(starstep::WALL) {
            board.set_cell(x, y, penalty).unwrap();
        }
    }
    board
}

/// The bytes per cell that a solver holds after searching with each of these algorithms. Also checks that a second
/// query neither keeps nor takes any memory except for its path.
fn bytes_a_cell(board: fn() -> Board, algorithms: &[Algorithm]) -> f64 {
    let before = dhat::HeapStats::get().curr_bytes;
    let mut solver = Solver::from_board(board());
    for algorithm in algorithms {
        // Jump point search by name does not count penalties.
        let penalties = *algorithm != Algorithm::JumpPoint;
        solver.configure(Options { algorithm: *algorithm, penalties, ..Options::default() });
        let cells = solver.find_path().unwrap().expect("rooms are connected").cells.len() as u64;
        let first = dhat::HeapStats::get();
        assert!(solver.find_path().unwrap().is_some());
        let second = dhat::HeapStats::get();
        assert_eq!(first.curr_bytes, second.curr_bytes, "{algorithm:?} keeps memory");
        // The path is collected in a vector that doubles as it grows, and handed out in another.
        let taken = second.total_bytes - first.total_bytes;
        assert!(taken <= 32 * cells, "{algorithm:?} takes {taken} bytes for a path of {cells} cells");
    }
    let held = dhat::HeapStats::get().curr_bytes - before;
    f64::from(u32::try_from(held).unwrap()) / f64::from(SIDE * SIDE)
}

/// A goal that cannot be reached has no path to hand out: the second query must not allocate at all.
fn blocks_of_a_search_without_a_path(algorithm: Algorithm) -> u64 {
    let mut board = rooms();
    for (x, y) in [(SIDE - 2, SIDE - 1), (SIDE - 1, SIDE - 2), (SIDE - 2, SIDE - 2)] {
        board.set_cell(x, y, starstep::WALL).unwrap();
    }
    board.set_cell(SIDE - 1, SIDE - 1, starstep::OPEN).unwrap();
    board.set_goal(SIDE - 1, SIDE - 1).unwrap();
    let mut solver = Solver::from_board(board);
    solver.configure(Options { algorithm, ..Options::default() });
    assert!(solver.find_path().unwrap().is_none());
    let before = dhat::HeapStats::get().total_blocks;
    assert!(solver.find_path().unwrap().is_none());
    dhat::HeapStats::get().total_blocks - before
}

#[test]
fn a_solver_stays_within_its_memory() {
    let _profiler = dhat::Profiler::builder().testing().build();
    let cases: [(&[Algorithm], f64); 6] = [
        (&[Algorithm::AStar, Algorithm::Dijkstra, Algorithm::BreadthFirst, Algorithm::Greedy], 24.0),
        (&[Algorithm::JumpPoint], 24.0),
        (&[Algorithm::Fastest, Algorithm::AStar, Algorithm::JumpPoint], 24.0),
        (&[Algorithm::BidirectionalAStar], 24.0),
        (Algorithm::ALL, 24.0),
        (&[Algorithm::Fastest, Algorithm::JumpPoint, Algorithm::BidirectionalAStar], 24.0),
    ];
    for (algorithms, limit) in cases {
        let bytes = bytes_a_cell(rooms, algorithms);
        println!("{algorithms:?}: {bytes:.1} bytes per cell");
        assert!(bytes <= limit, "{algorithms:?} hold {bytes:.1} bytes per cell, but may hold {limit}");
    }
    let on_painted: [&[Algorithm]; 4] = [
        &[Algorithm::Fastest],
        &[Algorithm::AStar, Algorithm::JumpPoint, Algorithm::Fastest, Algorithm::JumpPoint],
        &[Algorithm::AStar, Algorithm::Fastest, Algorithm::BidirectionalAStar],
        &[Algorithm::BidirectionalAStar, Algorithm::AStar, Algorithm::Dijkstra, Algorithm::Fastest],
    ];
    for algorithms in on_painted {
        let bytes = bytes_a_cell(painted, algorithms);
        println!("{algorithms:?} on a painted board: {bytes:.1} bytes per cell");
        assert!(bytes <= 24.0, "{algorithms:?} hold {bytes:.1} bytes per cell on a painted board");
    }
    for algorithm in Algorithm::ALL {
        assert_eq!(blocks_of_a_search_without_a_path(*algorithm), 0, "{algorithm:?}");
    }
}
