//! Jumps after each of many edits on boards so large that an edit makes more of their bits out of date than the next
//! search brings up to date: compared with a fresh solver, with the search by steps, and with Dijkstra's search.

use crate::random::check_found;
use starstep::{Algorithm, Board, CostModel, Diagonal, Options, Solver, WALL, generate};

const SIDE: u32 = 640;

struct Random(u64);

impl Random {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from((self.0 >> 33) % u64::from(limit)).unwrap()
    }
}

/// Edits a board and moves its ends, with a search after each time. Returns how many searches found a path.
fn edits(mut board: Board, diagonal: Diagonal, searches: u32, seed: u64) -> u32 {
    let mut random = Random(seed);
    board.set_start(1, 1).unwrap();
    let mut jumps = Solver::from_board(board.clone());
    let options = Options { diagonal, costs: CostModel::Sqrt2, ..Options::default() };
    jumps.configure(Options { algorithm: Algorithm::JumpPoint, ..options.clone() });
    let mut plain = Solver::from_board(board);
    plain.configure(Options { algorithm: Algorithm::Dijkstra, ..options });
    let mut found = 0;
    for search in 0..searches {
        let (mut x, mut y) = (random.below(SIDE), random.below(SIDE));
        // Most edits are walls; some are near the goal, so that they concern the path.
        for edit in 0..=search % 3 {
            let value = if random.below(4) == 0 { 0 } else { WALL };
            for solver in [&mut jumps, &mut plain] {
                solver.set_cell(x, y, value).unwrap();
            }
            (x, y) = if edit == 0 { (random.below(SIDE), random.below(SIDE)) } else { ((x + 1) % SIDE, y) };
        }
        let (start, goal) = ((random.below(SIDE), random.below(SIDE)), (random.below(SIDE), random.below(SIDE)));
        for solver in [&mut jumps, &mut plain] {
            for ((x, y), is_start) in [(start, true), (goal, false)] {
                solver.set_cell(x, y, 0).unwrap();
                if is_start { solver.set_start(x, y).unwrap() } else { solver.set_goal(x, y).unwrap() }
            }
        }
        let path = jumps.find_path().unwrap();
        let shortest = plain.find_path().unwrap().map(|path| path.cost);
        check_found(&jumps, path.clone(), shortest).unwrap();
        if search % 4 == 0 {
            let mut fresh = Solver::from_board(jumps.board().clone());
            fresh.configure(jumps.options().clone());
            assert_eq!(fresh.find_path().unwrap(), path, "search {search}");
            fresh.run().unwrap();
            assert_eq!(fresh.path(), path, "search {search}");
        }
        found += u32::from(path.is_some());
    }
    found
}

#[test]
fn edits_of_an_open_board() {
    for diagonal in [Diagonal::NoCornerCutting, Diagonal::Never] {
        assert!(edits(Board::new(SIDE, SIDE).unwrap(), diagonal, 60, 1) > 50);
    }
}

#[test]
fn edits_of_rooms_and_scattered_walls() {
    for diagonal in [Diagonal::NoCornerCutting, Diagonal::Never] {
        let mut board = Board::new(SIDE, SIDE).unwrap();
        generate::rooms(&mut board, 40, generate::EXTRA_DOORS, 3).unwrap();
        assert!(edits(board, diagonal, 30, 2) > 25);
        let mut board = Board::new(SIDE, SIDE).unwrap();
        generate::random_walls(&mut board, 0.002, 3).unwrap();
        assert!(edits(board, diagonal, 60, 3) > 50);
    }
}
