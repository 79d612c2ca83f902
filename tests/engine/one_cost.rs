//! What a way costs is one number, to the last digit, wherever it is told: as a distance, as the cost of a path, as g, and
//! as the sum of its moves. On boards where the whole units of the search alone do not tell how many moves are diagonal.

use crate::naive::{self, Ground, Way};
use starstep::{
    Algorithm, Board, CellState, CostModel, Diagonal, HeuristicKind, NUMBERS_PER_CELL, Options, Solver, WALL,
    check_path, generate,
};

/// From this cost on, several numbers of diagonal moves may make the same number of units: 197 of them are as dear as
/// 2786 tenths, and where no penalties count 985 as 1393 straight moves.
fn unsure_from(has_penalties: bool) -> f64 {
    if has_penalties { 197.0 * 2_f64.sqrt() } else { 985.0 * 2_f64.sqrt() }
}

/// A board with some walls and areas of cells that are as dear as this, or up to four times as dear.
fn board(width: u32, height: u32, dear: u32, seed: u32) -> Board {
    let mut board = Board::new(width, height).unwrap();
    generate::random_walls(&mut board, 0.05, seed).unwrap();
    let ends = [board.start(), board.goal()];
    let cells = (0_u32..).zip(board.cells()).map(|(cell, byte)| {
        let (x, y) = (cell % width, cell / width);
        let area = x / 7 * 11 + y / 9 * 13 + seed % 17 * (x / 5 + y / 4);
        match *byte {
            WALL if !ends.contains(&(x, y)) => WALL,
            _ => u8::try_from(dear * (1 + area % 4)).unwrap(),
        }
    });
    let cells: Vec<u8> = cells.collect();
    board.set_cells(&cells).unwrap();
    board
}

/// The moves of the way along the parents, and whether the goal's side made it.
fn walked(solver: &Solver, cell: u32) -> (Way, bool) {
    let mut at = solver.board().coord_of_cell(cell);
    let (mut way, mut entered) = (Way::default(), Vec::new());
    while let Some(parent) = solver.node(at.0, at.1).unwrap().parent {
        // A jump is a diagonal run and a straight one, whichever comes first.
        let (dx, dy) = (at.0.abs_diff(parent.0), at.1.abs_diff(parent.1));
        way.diagonal += f64::from(dx.min(dy));
        way.straight += f64::from(dx.abs_diff(dy));
        entered.push(at);
        at = parent;
    }
    let is_back = at == solver.board().goal() && solver.board().start() != at;
    entered.push(at);
    let paid = if is_back { &entered[1..] } else { &entered[..entered.len() - 1] };
    way.penalty = paid.iter().map(|(x, y)| f64::from(solver.board().cell(*x, *y).unwrap())).sum();
    (way, is_back)
}

#[test]
fn distances_and_paths_on_large_boards() {
    for (seed, has_penalties) in [(1, false), (2, true), (3, true)] {
        let (width, height) = if has_penalties { (420, 410) } else { (1500, 1450) };
        let mut solver = Solver::from_board(board(width, height, if has_penalties { 40 } else { 0 }, seed));
        solver.configure(Options { costs: CostModel::Sqrt2, ..Options::default() });
        let distances = solver.distances(0, 0).unwrap();
        let mut unsure = 0;
        for (cell, distance) in (0_u32..).zip(distances).step_by(997) {
            let (x, y) = solver.board().coord_of_cell(cell);
            let Some(path) = solver.path_to(x, y).unwrap() else { continue };
            assert_eq!(path.cost.to_bits(), distance.to_bits(), "{path:?}");
            let mut aimed = solver.board().clone();
            aimed.set_goal(x, y).unwrap();
            assert_eq!(check_path(&aimed, solver.options(), &path.cells), Ok(distance));
            let mut way = Way::default();
            for (from, to) in path.cells.iter().zip(&path.cells[1..]) {
                let is_straight = from.0 == to.0 || from.1 == to.1;
                *(if is_straight { &mut way.straight } else { &mut way.diagonal }) += 1.0;
                way.penalty += f64::from(aimed.cell(to.0, to.1).unwrap());
            }
            assert_eq!(way.cost(CostModel::Sqrt2).to_bits(), distance.to_bits(), "{way:?}");
            unsure += u32::from(distance > 2.0 * unsure_from(has_penalties) || !has_penalties && distance > 2000.0);
        }
        assert!(unsure > 10, "{unsure}");
    }
}

#[test]
fn cells_of_every_search_on_large_boards() {
    for algorithm in Algorithm::ALL {
        for (seed, has_penalties) in [(4, false), (5, true)] {
            if *algorithm == Algorithm::JumpPoint && has_penalties {
                continue;
            }
            let (width, height) = if has_penalties { (130, 120) } else { (1300, 1250) };
            let mut solver = Solver::from_board(board(width, height, if has_penalties { 60 } else { 0 }, seed));
            solver.configure(Options { costs: CostModel::Sqrt2, algorithm: *algorithm, ..Options::default() });
            solver.run().unwrap();
            let whole = solver.numbers_in((0, 0), (width, height));
            let (mut unsure, mut back) = (0, 0);
            for cell in (0..width * height).step_by(if has_penalties { 17 } else { 1999 }) {
                let (x, y) = solver.board().coord_of_cell(cell);
                let Some(g) = solver.node(x, y).unwrap().g else { continue };
                let (way, is_back) = walked(&solver, cell);
                // All of these find a shortest way to each cell that they close, or never look at one again.
                assert_eq!(way.cost(CostModel::Sqrt2).to_bits(), g.to_bits(), "{algorithm:?} {way:?}");
                assert_eq!(whole[NUMBERS_PER_CELL * cell as usize].to_bits(), g.to_bits());
                assert_eq!(solver.numbers_in((x, y), (1, 1))[0].to_bits(), g.to_bits());
                unsure += u32::from(g > 1.1 * unsure_from(has_penalties));
                back += u32::from(is_back);
            }
            let is_two_sided = *algorithm == Algorithm::BidirectionalAStar;
            assert_eq!(back > 0, is_two_sided, "{algorithm:?}");
            // From both ends, each side goes half the way.
            assert!(unsure > 0 || is_two_sided && !has_penalties, "{algorithm:?} {has_penalties}");
        }
    }
}

/// Where an ancestor has improved, g is what the way once cost that the search knows by now to be too long.
#[test]
fn g_of_ways_that_are_no_longer_the_best() {
    let (mut unsure, mut outdated) = (0, 0);
    for seed in 0..24 {
        let board = board(60, 60, 60, seed);
        let options = Options {
            costs: CostModel::Sqrt2,
            algorithm: [Algorithm::AStar, Algorithm::Greedy][seed as usize % 6 / 5],
            heuristic: [HeuristicKind::Manhattan, HeuristicKind::Octile, HeuristicKind::Euclidean][seed as usize % 3],
            diagonal: [Diagonal::Always, Diagonal::NoCornerCutting][seed as usize % 2],
            weight: [1.5, 3.0, 8.0][seed as usize / 3 % 3],
            reopen_closed: true,
            ..Options::default()
        };
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        solver.run().unwrap();
        for position in [solver.length() / 3, solver.length() * 2 / 3, solver.length()] {
            solver.seek(position).unwrap();
            let (known, ground) = (naive::search_until(&board, &options, position), Ground::new(&board, &options));
            let numbers = solver.numbers_in((0, 0), (60, 60));
            for (index, cell) in known.cells.iter().enumerate() {
                let (x, y) = board.coord_of_cell(u32::try_from(index).unwrap());
                let node = solver.node(x, y).unwrap();
                let g = cell.g.map(|_| cell.way.cost(CostModel::Sqrt2));
                assert_eq!((node.g, node.h), (g, ground.told_h(index, ground.index(board.goal()))), "{options:?}");
                let Some(g) = g else { continue };
                assert_eq!(numbers[NUMBERS_PER_CELL * index].to_bits(), g.to_bits());
                let is_unsure = g > 1.1 * unsure_from(true);
                unsure += u32::from(is_unsure);
                let of_parent = cell.parent.map(|parent| known.cells[parent].way.and(&ground, parent, index));
                outdated += u32::from(is_unsure && of_parent.is_some_and(|way| way != cell.way));
                assert!(node.state != CellState::Untouched);
            }
            for look in solver.looks().unwrap() {
                let (Some(current), Some(g)) = (known.expanded.last(), look.g) else { continue };
                let way = known.cells[*current].way.and(&ground, *current, ground.index(look.cell));
                assert_eq!(way.cost(CostModel::Sqrt2).to_bits(), g.to_bits());
            }
        }
    }
    assert!(unsure > 1000 && outdated > 30, "{unsure} {outdated}");
}
