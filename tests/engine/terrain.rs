//! `fastest` on painted boards: its paths compared with the oracle and with Dijkstra's algorithm after each of many
//! edits, and its jumps, step by step, with those of a naive walker.

use crate::indexes::Indexes;
use crate::random::{check_found, is_close};
use crate::{naive_jumps, oracle};
use proptest::prelude::*;
use proptest::sample::select;
use starstep::{Algorithm, Became, Board, CellState, CostModel, Diagonal, Options, Solver, WALL, generate};

/// Numbers that look random.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(limit)) as u32
    }

    /// A cell's byte: from a few values, or any at all, and walls.
    fn byte(&mut self, is_noise: bool, walls: u32) -> u8 {
        if self.below(100) < walls {
            return WALL;
        }
        if is_noise { self.below(255) as u8 } else { [0, 0, 7, 8, 9, 20, 28, 60, 254][self.below(9) as usize] }
    }
}

/// Areas of few penalties, or noise of many, with walls.
fn painted(width: u32, height: u32, random: &mut Random) -> Board {
    let mut board = Board::new(width, height).unwrap();
    let (is_noise, walls) = (random.below(4) == 0, [0, 5, 15, 30][random.below(4) as usize]);
    let values = if is_noise { width * height } else { 1 + random.below(6) };
    for _ in 0..values {
        let (x, y, value) = (random.below(width), random.below(height), random.byte(is_noise, 0));
        let (right, down) = if is_noise { (0, 0) } else { (random.below(width), random.below(height)) };
        // Rectangles and triangles.
        let is_slanted = random.below(2) == 0;
        for (dx, dy) in (0..=down).flat_map(|dy| (0..=right).map(move |dx| (dx, dy))) {
            if x + dx < width && y + dy < height && !(is_slanted && dx + dy > right.max(down)) {
                board.set_cell(x + dx, y + dy, value).unwrap();
            }
        }
    }
    for cell in 0..width * height {
        if random.below(100) < walls {
            board.set_cell(cell % width, cell / width, WALL).unwrap();
        }
    }
    move_ends(&mut board, random, (width, height));
    board
}

/// Somewhere on the board, or where the painter has put one of its values.
fn move_ends(board: &mut Board, random: &mut Random, (width, height): (u32, u32)) {
    let ends = [(); 2].map(|()| (random.below(width), random.below(height)));
    for (x, y) in ends {
        if board.cell(x, y) == Ok(WALL) {
            board.set_cell(x, y, random.byte(false, 0)).unwrap();
        }
    }
    board.set_start(ends[0].0, ends[0].1).unwrap();
    board.set_goal(ends[1].0, ends[1].1).unwrap();
}

/// The board with so much open ground behind a wall, to one side of it, that `fastest` jumps whatever is painted on it;
/// also how far its cells have moved.
fn with_ground(board: &Board, random: &mut Random) -> (Board, (u32, u32)) {
    let (width, height) = (board.width(), board.height());
    let is_beside = if width == 1 || height == 1 { height == 1 } else { random.below(2) == 0 };
    let (length, across) = if is_beside { (width, height) } else { (height, width) };
    let more = 65 * length + 100;
    let is_before = random.below(2) == 0;
    let size = if is_beside { (length + more, across) } else { (across, length + more) };
    let mut larger = Board::new(size.0, size.1).unwrap();
    let at = |along: u32, other: u32| if is_beside { (along, other) } else { (other, along) };
    let moved = at(if is_before { more } else { 0 }, 0);
    for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
        larger.set_cell(x + moved.0, y + moved.1, board.cell(x, y).unwrap()).unwrap();
    }
    for other in 0..across {
        let (x, y) = at(if is_before { more - 1 } else { length }, other);
        larger.set_cell(x, y, WALL).unwrap();
    }
    let [start, goal] = [board.start(), board.goal()].map(|(x, y)| (x + moved.0, y + moved.1));
    larger.set_start(start.0, start.1).unwrap();
    larger.set_goal(goal.0, goal.1).unwrap();
    (larger, moved)
}

fn fastest(costs: CostModel, diagonal: Diagonal) -> Options {
    Options { algorithm: Algorithm::Fastest, costs, diagonal, ..Options::default() }
}

fn rules() -> impl Strategy<Value = Options> {
    (select(CostModel::ALL), select(&[Diagonal::NoCornerCutting, Diagonal::Never][..]))
        .prop_map(|(costs, diagonal)| fastest(costs, diagonal))
}

/// Small boards of any shape, some of them a single row or column.
fn sizes() -> impl Strategy<Value = (u32, u32)> {
    prop_oneof![6 => (1..=11_u32, 1..=11_u32), 1 => (1..=40_u32, Just(1)), 1 => (Just(1), 1..=40_u32), 1 => (2..=3_u32, 1..=30_u32)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// On small boards, in one go and step by step, and after each edit. The oracle does not need the open ground.
    #[test]
    fn the_fastest_finds_what_the_oracle_finds_on_painted_boards(size in sizes(), options in rules(), seed in any::<u64>()) {
        let mut random = Random(seed);
        let mut small = painted(size.0, size.1, &mut random);
        let (larger, moved) = with_ground(&small, &mut random);
        let mut solver = Solver::from_board(larger);
        solver.configure(options.clone());
        for edit in 0..6 {
            if edit > 0 {
                let (x, y) = (random.below(size.0), random.below(size.1));
                let value = random.byte(edit % 2 == 0, 20);
                if edit == 4 {
                    solver.set_start(x + moved.0, y + moved.1).unwrap();
                    small.set_start(x, y).unwrap();
                } else {
                    solver.set_cell(x + moved.0, y + moved.1, value).unwrap();
                    small.set_cell(x, y, value).unwrap();
                }
            }
            let Ok(found) = solver.find_path() else { continue };
            check_found(&solver, found.clone(), oracle::shortest_cost(&small, &options))?;
            solver.run().unwrap();
            prop_assert_eq!(solver.path(), found);
            prop_assert!(!solver.scans().is_empty(), "it jumps");
        }
    }

    /// On boards of many words, with walls of their own, after each of many edits.
    #[test]
    fn the_fastest_finds_what_dijkstra_finds_on_large_painted_boards(
        width in 1..=150_u32, height in 1..=150_u32, options in rules(), seed in any::<u64>()
    ) {
        let mut random = Random(seed);
        let mut board = painted(width, height, &mut random);
        let cells: Vec<u8> = board.cells().to_vec();
        match random.below(3) {
            0 => _ = generate::maze(&mut board, seed as u32),
            1 => _ = generate::rooms(&mut board, 7, 0.5, seed as u32),
            _ => {}
        }
        let built: Vec<u8> = board.cells().iter().zip(&cells).map(|(wall, paint)| if *wall == WALL { WALL } else { *paint }).collect();
        board.set_cells(&built).unwrap();
        move_ends(&mut board, &mut random, (width, height));
        let mut jumps = Solver::from_board(board.clone());
        jumps.configure(options.clone());
        let mut plain = Solver::from_board(board);
        plain.configure(Options { algorithm: Algorithm::Dijkstra, ..options });
        for edit in 0..8 {
            if edit > 0 {
                let (x, y) = (random.below(width), random.below(height));
                let value = random.byte(edit % 2 == 0, 20);
                jumps.set_cell(x, y, value).unwrap();
                plain.set_cell(x, y, value).unwrap();
            }
            match (plain.find_path(), jumps.find_path()) {
                (Ok(plain), Ok(found)) => check_found(&jumps, found, plain.map(|path| path.cost))?,
                (plain, found) => prop_assert_eq!(plain, found),
            }
        }
    }

    /// The expansions, the parents and g of all cells, what was passed over, and what became of the cells jumped to.
    #[test]
    fn jumps_on_painted_boards_are_those_of_a_naive_walker(
        size in sizes(), options in rules(), seed in any::<u64>(), share in 0.0..1.0_f64
    ) {
        let mut random = Random(seed);
        let (board, _) = with_ground(&painted(size.0, size.1, &mut random), &mut random);
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        // Edits keep what the first search has prepared.
        let (x, y) = board.goal();
        let value = board.cell(x, y).unwrap();
        solver.set_cell(x, y, 33).unwrap();
        solver.find_path().unwrap();
        solver.set_cell(x, y, value).unwrap();
        solver.run().unwrap();
        prop_assume!(!solver.scans().is_empty());
        let expected = naive_jumps::search(&board, &options);
        let order: Vec<usize> = solver.order().into_iter().map(|cell| cell as usize).collect();
        prop_assert_eq!(&order, &expected.expanded);
        let scale = if options.costs == CostModel::Sqrt2 { 1970.0 } else { 1.0 };
        let told = solver.path().map(|path| path.cost);
        prop_assert_eq!(told.is_some(), expected.cost.is_some());
        prop_assert!(told.zip(expected.cost).is_none_or(|(told, cost)| is_close(told, cost / scale)));

        let position = 1 + (share * (solver.length() - 1) as f64) as u64;
        solver.seek(position - 1).unwrap();
        let before: Vec<_> = (0..board.cells().len() as u32)
            .map(|cell| { let (x, y) = board.coord_of_cell(cell); solver.node(x, y).unwrap() })
            .collect();
        solver.seek(position).unwrap();
        let taken = solver.taken().unwrap().unwrap();
        let (x, y) = taken.cell;
        let parent = solver.node(x, y).unwrap().parent;
        let from = board.cell_of_coord(x, y).unwrap() as usize;
        let jumps = if taken.cell == board.goal() { Vec::new() } else { naive_jumps::jumps_from(&board, &options, taken.cell, parent) };
        let looks = solver.looks().unwrap();
        prop_assert_eq!(looks.len(), jumps.len());
        for (to, cost) in jumps {
            let cell = board.coord_of_cell(to as u32);
            let look = looks.iter().find(|look| look.cell == cell).expect("the naive walker jumps there");
            let (through, known) = (taken.g + cost / scale, &before[to]);
            prop_assert!(look.g.is_some_and(|g| is_close(g, through)), "{look:?} {through}");
            let became = match (known.state, known.g) {
                (CellState::Closed, _) => Became::Closed,
                _ if to == from => Became::Closed,
                (CellState::Untouched, _) => Became::Opened,
                (_, Some(g)) if through < g && !is_close(through, g) => Became::Improved,
                _ => Became::NotImproved,
            };
            prop_assert_eq!(look.became, became, "{:?}", look);
            if matches!(became, Became::Opened | Became::Improved) {
                let node = solver.node(cell.0, cell.1).unwrap();
                prop_assert_eq!(node.parent, Some(taken.cell));
                prop_assert!(node.g.is_some_and(|g| is_close(g, through)), "{node:?} {through}");
            }
        }
    }
}

/// Areas jump, noise and clutter do not, and each edit is counted.
#[test]
fn the_fastest_jumps_over_areas_and_not_over_noise() {
    let jumps = |solver: &mut Solver| {
        solver.run().unwrap();
        !solver.scans().is_empty()
    };
    let mut solver = Solver::new(64, 64).unwrap();
    solver.configure(fastest(CostModel::Sqrt2, Diagonal::NoCornerCutting));
    solver.set_cell(9, 9, 20).unwrap();
    assert!(jumps(&mut solver));
    let painted: Vec<(u32, u32)> =
        (0..64).flat_map(|y| (0..64).map(move |x| (x, y))).filter(|(x, y)| x % 4 == 0 && y % 4 == 0).collect();
    for (x, y) in &painted {
        solver.set_cell(*x, *y, 60).unwrap();
    }
    assert!(!jumps(&mut solver));
    for (x, y) in &painted {
        solver.set_cell(*x, *y, 0).unwrap();
    }
    assert!(jumps(&mut solver));
    solver.configure(fastest(CostModel::Sqrt2, Diagonal::AtMostOneObstacle));
    assert!(!jumps(&mut solver));
}
