//! Edits where the words of the bitmaps begin and end: after each one, a jump point search equals that of a fresh
//! solver and the naive search, on boards whose lines just fit into words and just do not.

use crate::indexes::Indexes;
use crate::naive::{self, Ground};
use crate::naive_jumps;
use crate::random::check_found;
use starstep::{Algorithm, Board, Diagonal, Options, Solver, WALL};

/// Lengths of lines around one word and two.
const LENGTHS: [u32; 9] = [62, 63, 64, 65, 66, 127, 128, 129, 130];

/// The size of the boards across the line.
const ACROSS: u32 = 5;

/// The cells of a line where words begin and end, and the last ones.
fn places(length: u32) -> Vec<u32> {
    let borders = [0, 1, 61, 62, 63, 64, 65, 66, 125, 126, 127, 128, 129, length - 2, length - 1];
    let mut places: Vec<u32> = borders.into_iter().filter(|place| *place < length).collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// Numbers that look random.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % limit as u64) as usize
    }
}

/// A line along one axis of a board and across the other.
fn at(is_tall: bool, along: u32, across: u32) -> (u32, u32) {
    if is_tall { (across, along) } else { (along, across) }
}

fn board_of(length: u32, is_tall: bool) -> Board {
    let (width, height) = at(is_tall, length, ACROSS);
    let mut board = Board::new(width, height).unwrap();
    let goal = at(is_tall, length - 1, ACROSS / 2);
    board.set_goal(goal.0, goal.1).unwrap();
    board
}

/// What the naive Dijkstra search finds; the oracle takes long on long boards.
fn shortest_cost(board: &Board, options: &Options) -> Option<f64> {
    let options = Options { algorithm: Algorithm::Dijkstra, ..options.clone() };
    let goal = Ground::new(board, &options).index(board.goal());
    let known = &naive::search(board, &options).cells[goal];
    known.g.filter(|_| known.is_closed)
}

/// Searches with this solver and a fresh one, at once and step by step. Returns how many expansions it took.
fn check(edited: &mut Solver) -> usize {
    let mut fresh = Solver::from_board(edited.board().clone());
    fresh.configure(edited.options().clone());
    let found = edited.find_path().unwrap();
    assert_eq!(found, fresh.find_path().unwrap());
    let (board, options) = (edited.board().clone(), edited.options().clone());
    edited.run().unwrap();
    let order: Vec<usize> = edited.order().into_iter().map(|cell| cell as usize).collect();
    if options.algorithm == Algorithm::JumpPoint {
        let expected = naive_jumps::search(&board, &options);
        assert_eq!((&order, found.is_some()), (&expected.expanded, expected.found), "{}", board.to_map());
    } else {
        fresh.run().unwrap();
        assert_eq!(edited.order(), fresh.order());
    }
    check_found(edited, found, shortest_cost(&board, &options)).unwrap();
    order.len()
}

/// Toggles one cell after another, with a search after each, while start and goal move back and forth.
fn toggles(algorithm: Algorithm, diagonal: Diagonal, edits: usize) {
    let (mut most, mut walled) = (0, 0);
    for (index, length) in LENGTHS.into_iter().enumerate() {
        for is_tall in [false, true] {
            let mut random = Random(u64::from(length) * 2 + u64::from(is_tall));
            let mut solver = Solver::from_board(board_of(length, is_tall));
            solver.configure(Options { algorithm, diagonal, ..Options::default() });
            // The bitmaps must be there before the first edit, so that edits have to keep them current.
            check(&mut solver);
            let places = places(length);
            for edit in 0..edits {
                let (x, y) = at(is_tall, places[random.below(places.len())], random.below(ACROSS as usize) as u32);
                if edit % 10 == index {
                    let end = at(is_tall, if edit % 20 < 10 { 0 } else { length / 2 }, ACROSS / 2);
                    solver.set_start(end.0, end.1).unwrap();
                } else if [solver.board().start(), solver.board().goal()].contains(&(x, y)) {
                    continue;
                } else {
                    let value = WALL - solver.board().cell(x, y).unwrap();
                    solver.set_cell(x, y, value).unwrap();
                }
                let (x, y) = solver.board().start();
                solver.set_cell(x, y, 0).unwrap();
                most = most.max(check(&mut solver));
                walled += usize::from(solver.status() == starstep::Status::NoPath);
            }
        }
    }
    assert!(most > 10, "the most expansions were {most}");
    assert!(walled > 0, "the goal was always reached");
}

#[test]
fn jumps_after_each_edit_at_the_borders_of_words() {
    toggles(Algorithm::JumpPoint, Diagonal::NoCornerCutting, 80);
    toggles(Algorithm::JumpPoint, Diagonal::Never, 80);
}

#[test]
fn the_fastest_after_each_edit_at_the_borders_of_words() {
    toggles(Algorithm::Fastest, Diagonal::NoCornerCutting, 40);
    toggles(Algorithm::Fastest, Diagonal::Never, 40);
}

/// One wall at every place beside a corridor of walls: each makes and takes away jump points in the lines beside it.
#[test]
fn a_gap_anywhere_in_a_wall_is_found() {
    for length in LENGTHS {
        for is_tall in [false, true] {
            let mut solver = Solver::from_board(board_of(length, is_tall));
            let options = Options { algorithm: Algorithm::JumpPoint, ..Options::default() };
            solver.configure(options.clone());
            let goal = at(is_tall, length / 2, ACROSS - 1);
            solver.set_goal(goal.0, goal.1).unwrap();
            for along in 0..length {
                let (x, y) = at(is_tall, along, 2);
                solver.set_cell(x, y, WALL).unwrap();
            }
            assert_eq!(solver.find_path().unwrap(), None);
            for along in 0..length {
                let (x, y) = at(is_tall, along, 2);
                solver.set_cell(x, y, 0).unwrap();
                check(&mut solver);
                solver.set_cell(x, y, WALL).unwrap();
                assert_eq!(solver.find_path().unwrap(), None, "closed again at {along} of {length}");
            }
        }
    }
}
