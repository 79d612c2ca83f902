//! The five tutorials, each with its own options.

use crate::indexes::Indexes;
use crate::naive;
use starstep::{
    Algorithm, Board, Diagonal, HeuristicKind, NeighborOrder, OpenListKind, Options, Solver, Status, StopWhen,
    TieBreak, generate,
};

/// "Right angles only": 13 × 13, a wall in column 6 from row 2 to row 9, start (2, 5), goal (10, 5).
fn right_angles_board() -> Board {
    let mut board = Board::new(13, 13).unwrap();
    for y in 2..=9 {
        board.set_cell(6, y, 255).unwrap();
    }
    board.set_start(2, 5).unwrap();
    board.set_goal(10, 5).unwrap();
    board
}

fn right_angles_options() -> Options {
    Options {
        diagonal: Diagonal::Never,
        heuristic: HeuristicKind::FlooredEuclidean,
        open_list: OpenListKind::UnsortedList,
        tie_break: TieBreak::Fifo,
        stop_when: StopWhen::GoalOpened,
        neighbor_order: NeighborOrder::RowMajor,
        improve_open: false,
        ..Options::default()
    }
}

#[test]
fn right_angles_only_finds_the_path_of_cost_160() {
    let mut solver = Solver::from_board(right_angles_board());
    solver.configure(right_angles_options());
    let path = solver.find_path().unwrap().unwrap();
    assert!((path.cost - 160.0).abs() < 1e-9, "{}", path.cost);
    assert_eq!(path.cells.len(), 17);

    solver.run().unwrap();
    let order: Vec<usize> = solver.order().iter().map(|cell| *cell as usize).collect();
    assert_eq!(order, naive::search(&right_angles_board(), &right_angles_options()).expanded);
}

/// The first expansions worked out by hand. The start has f = 80. Its neighbors in rows order are N (2, 4), W (1, 5),
/// E (3, 5), S (2, 6) with h = ⌊√65⌋ = 8, 9, 7, 8 times 10 and so f = 90, 100, 80, 90: E is taken. East goes on to
/// (4, 5) and (5, 5), each f = 80, where the wall stands. Of all with f = 90 the first opened is (2, 4).
#[test]
fn right_angles_only_begins_as_worked_out_by_hand() {
    let mut solver = Solver::from_board(right_angles_board());
    solver.configure(right_angles_options());
    solver.step(5).unwrap();
    let order = solver.order();
    let coords: Vec<(u32, u32)> = order.iter().map(|cell| (cell % 13, cell / 13)).collect();
    assert_eq!(coords, [(2, 5), (3, 5), (4, 5), (5, 5), (2, 4)]);
    let node = solver.node(2, 4).unwrap();
    assert_eq!((node.g, node.h, node.f), (Some(10.0), 80.0, Some(90.0)));
}

/// "Random obstacles": Manhattan although diagonals are allowed, and better values of g are ignored. The path is valid
/// and may be longer than the shortest; over a hundred boards it sometimes is.
#[test]
fn random_obstacles_finds_paths_that_are_sometimes_longer() {
    let options = Options {
        heuristic: HeuristicKind::Manhattan,
        diagonal: Diagonal::Always,
        improve_open: false,
        open_list: OpenListKind::SortedList,
        tie_break: TieBreak::Fifo,
        ..Options::default()
    };
    let (mut longer, mut dead_ends) = (0, 0);
    for seed in 0..100 {
        let mut board = Board::new(20, 15).unwrap();
        generate::random_walls(&mut board, 0.2, seed).unwrap();
        let mut solver = Solver::from_board(board);
        solver.configure(options.clone());
        match solver.find_path().unwrap() {
            Some(path) => longer += u32::from(path.cost > solver.shortest_cost().unwrap().unwrap()),
            None => dead_ends += 1,
        }
    }
    assert!(longer > 10, "{longer}");
    assert!(dead_ends < 20, "{dead_ends}");
}

#[test]
fn random_obstacles_reports_its_three_failures_in_words() {
    let mut solver = Solver::new(4, 1).unwrap();
    assert_eq!(solver.set_goal(4, 0).unwrap_err().to_string(), "x is 4, but must be a whole number from 0 to 3.");
    solver.set_cell(0, 0, 255).unwrap();
    assert_eq!(solver.find_path().unwrap_err().to_string(), "The start (0, 0) is a wall.");
    assert_eq!(solver.step(1).unwrap_err().code(), "start-blocked");
    solver.set_cell(0, 0, 0).unwrap();
    solver.set_cell(3, 0, 255).unwrap();
    assert_eq!(solver.run().unwrap_err().to_string(), "The goal (3, 0) is a wall.");
    solver.set_cell(3, 0, 0).unwrap();
    solver.set_cell(2, 0, 255).unwrap();
    assert_eq!(solver.run(), Ok(Status::NoPath));
    assert_eq!(solver.find_path(), Ok(None));
}

/// "Binary heap": corners may be cut; an unsorted list and a heap make the same expansions, the heap with less work.
#[test]
fn binary_heap_saves_work() {
    let mut board = Board::new(60, 60).unwrap();
    generate::random_walls(&mut board, 0.2, 3).unwrap();
    let comparisons = |open_list| {
        let mut solver = Solver::from_board(board.clone());
        solver.configure(Options { open_list, diagonal: Diagonal::Always, ..Options::default() });
        solver.run().unwrap();
        (solver.order(), solver.stats().comparisons)
    };
    let (heap, list) = (comparisons(OpenListKind::BinaryHeap), comparisons(OpenListKind::UnsortedList));
    assert_eq!(heap.0, list.0);
    assert!(heap.1 * 4 < list.1, "{} and {}", heap.1, list.1);
}

/// "Farm scene with roads": with a larger penalty off the road, the path keeps to the road.
#[test]
fn farm_scene_bends_the_path_onto_the_road() {
    let path_with = |beside: u8, penalties: bool| {
        let mut board = Board::new(15, 9).unwrap();
        board.set_cells(&[beside; 15 * 9]).unwrap();
        // A road along the top, and down on both sides.
        for (x, y) in (0..15).map(|x| (x, 1)).chain((1..9).flat_map(|y| [(0, y), (14, y)])) {
            board.set_cell(x, y, 0).unwrap();
        }
        board.set_start(0, 8).unwrap();
        let mut solver = Solver::from_board(board);
        let neighbor_order = NeighborOrder::ColumnMajorUp;
        solver.configure(Options { diagonal: Diagonal::Always, neighbor_order, penalties, ..Options::default() });
        let path = solver.find_path().unwrap().unwrap();
        let on_road = path.cells.iter().filter(|(x, y)| solver.board().cell(*x, *y) == Ok(0)).count();
        (on_road == path.cells.len(), path.cost)
    };
    assert_eq!(path_with(0, true), (true, 140.0));
    assert_eq!(path_with(20, true), (true, 2.0 * 6.0 * 10.0 + 2.0 * 14.0 + 12.0 * 10.0));
    assert!(!path_with(5, true).0);
    assert_eq!(path_with(20, false).1, 140.0);
}

/// "Four searches, one base class": all end as soon as the goal is in the queue. Greedy expands the fewest here, and
/// breadth-first and Dijkstra the most.
#[test]
fn four_searches_differ_in_what_they_expand() {
    let expanded = |algorithm| {
        let mut board = Board::new(21, 21).unwrap();
        board.set_start(10, 10).unwrap();
        board.set_goal(18, 13).unwrap();
        let mut solver = Solver::from_board(board);
        let options = Options {
            algorithm,
            heuristic: HeuristicKind::Octile,
            diagonal: Diagonal::Always,
            stop_when: StopWhen::GoalOpened,
            ..Options::default()
        };
        solver.configure(options);
        assert_eq!(solver.run(), Ok(Status::Found));
        solver.length()
    };
    let [astar, dijkstra, breadth_first, greedy] =
        [Algorithm::AStar, Algorithm::Dijkstra, Algorithm::BreadthFirst, Algorithm::Greedy].map(expanded);
    assert!(greedy <= astar && astar < breadth_first.min(dijkstra), "{greedy} {astar} {breadth_first} {dijkstra}");
}
