//! What an expansion is said to have chosen from, compared with naive searches and with what the record shows.

use crate::indexes::Indexes;
use crate::naive::{self, Call, Ground, Rank};
use crate::naive_sides;
use crate::random::{any_options, cost_of, is_close, options, playable_boards, with_plain_heap};
use proptest::prelude::*;
use starstep::{
    Algorithm, Board, CellState, DecidedBy, HeuristicKind, Options, Side, Solver, Taken, TieBreak, generate,
};

/// An open cell: f, h and when it was opened.
type Standing = (f64, f64, i64);

/// What is said of a cell and the others, worked out from how they stand: everything but the cell's own numbers and the
/// changes.
#[derive(Debug, PartialEq)]
struct Choice {
    among: u64,
    smaller_f: u64,
    equal_f: u64,
    smaller_h: u64,
    equal_h: u64,
    tied: u64,
    earlier: u64,
    decided_by: DecidedBy,
}

fn count(others: &[Standing], holds: impl Fn(&Standing) -> bool) -> u64 {
    others.iter().filter(|other| holds(other)).count() as u64
}

fn choice(options: &Options, (f, h, opened): Standing, others: &[Standing]) -> Choice {
    let among = others.len() as u64 + 1;
    let earlier = |other: &Standing| other.2 < opened;
    let none = Choice {
        among,
        smaller_f: 0,
        equal_f: 0,
        smaller_h: 0,
        equal_h: 0,
        tied: among - 1,
        earlier: count(others, earlier),
        decided_by: DecidedBy::Order,
    };
    if options.algorithm == Algorithm::BreadthFirst {
        return none;
    }
    let uses_h = [TieBreak::LowH, TieBreak::HighH].contains(&options.tie_break);
    let is_tied = |other: &Standing| other.0 == f && (other.1 == h || !uses_h);
    let (equal_f, tied) = (count(others, |other| other.0 == f), count(others, is_tied));
    Choice {
        smaller_f: count(others, |other| other.0 < f),
        equal_f,
        smaller_h: count(others, |other| other.0 == f && other.1 < h),
        equal_h: count(others, |other| other.0 == f && other.1 == h),
        tied,
        earlier: count(others, |other| is_tied(other) && earlier(other)),
        decided_by: match (equal_f, tied) {
            (0, _) => DecidedBy::F,
            (_, 0) => DecidedBy::H,
            _ => DecidedBy::Order,
        },
        ..none
    }
}

fn told(taken: &Taken) -> Choice {
    let Taken { among, smaller_f, equal_f, smaller_h, equal_h, tied, earlier, decided_by, .. } = *taken;
    Choice { among, smaller_f, equal_f, smaller_h, equal_h, tied, earlier, decided_by }
}

/// A solver at an expansion, reached in one of several ways, and the number of that expansion.
fn at_a_step(board: &Board, options: &Options, share: f64, way: u8) -> Option<(Solver, u64)> {
    let mut solver = Solver::from_board(board.clone());
    solver.configure(options.clone());
    solver.run().ok()?;
    let step = 1 + (share * (solver.length() - 1) as f64) as u64;
    match way % 3 {
        0 => solver.seek(0).unwrap(),
        1 => solver.seek(step - 1).unwrap(),
        _ => {}
    }
    solver.seek(step).unwrap();
    Some((solver, step))
}

/// The changes of an expansion are those of the sums.
fn check_changes(solver: &mut Solver, taken: &Taken) -> Result<(), TestCaseError> {
    let after = solver.stats();
    solver.seek(taken.step - 1).unwrap();
    let before = solver.stats();
    // Position 0 has openings of its own.
    prop_assert_eq!(taken.opened, after.generated - before.generated);
    prop_assert_eq!(
        (taken.improved, taken.reopened),
        (after.improved - before.improved, after.reopened - before.reopened)
    );
    Ok(())
}

/// The open cells of a naive search when it makes an expansion.
pub fn open_at(list: &[Call], step: u64) -> Vec<(usize, Rank)> {
    let mut open: Vec<(usize, Rank)> = Vec::new();
    let mut taken = 0;
    for call in list {
        match *call {
            Call::Put(cell, rank) => open.push((cell, rank)),
            Call::Improve(cell, rank) => open.iter_mut().find(|entry| entry.0 == cell).unwrap().1 = rank,
            Call::Take(_) if taken + 1 == step => break,
            Call::Take(cell) => {
                taken += 1;
                open.retain(|entry| entry.0 != cell);
            }
        }
    }
    open
}

/// What a step says is what the record shows one step before.
fn check_record(board: &Board, options: &Options, share: f64, way: u8) -> Result<(), TestCaseError> {
    let Some((mut solver, _)) = at_a_step(board, options, share, way) else { return Ok(()) };
    let taken = solver.taken().unwrap().unwrap();
    check_changes(&mut solver, &taken)?;
    // Which chooses its estimate and weight itself.
    let jumps = [Algorithm::JumpPoint, Algorithm::Fastest].contains(&options.algorithm);
    let mut played = options.clone();
    if options.algorithm == Algorithm::Fastest {
        played = Options {
            algorithm: Algorithm::AStar,
            costs: options.costs,
            diagonal: options.diagonal,
            ..Options::default()
        };
    }
    let (ground, scale) = (Ground::new(board, &played), 1.0 / cost_of(&played, 1.0));
    let (goal, cell) = (ground.index(board.goal()), ground.index(taken.cell));
    let order = solver.order();
    let standing = |cell: usize| {
        let (x, y) = board.coord_of_cell(cell as u32);
        let node = solver.node(x, y).unwrap();
        let (g, h) = ((node.g.unwrap() * scale).round(), ground.h(cell, goal));
        let f = match played.algorithm {
            Algorithm::Dijkstra | Algorithm::BreadthFirst => g,
            Algorithm::Greedy => h,
            _ => g + played.weight * h,
        };
        let opened = node.history.reopened_at.last().copied().or(node.history.opened_at).unwrap();
        // An expansion opens cells in the order in which it looks at them.
        let from = opened.checked_sub(1).map_or(cell, |before| order[before as usize] as usize);
        let look = ground.moves(from).iter().position(|(to, _)| *to == cell);
        (node.state == CellState::Open).then_some((f, h, 16 * opened as i64 + look.unwrap_or(0) as i64))
    };
    let own = standing(cell).expect("the cell was open before it was taken");
    let others: Vec<Standing> = (0..board.cells().len())
        .filter(|other| *other != cell)
        .filter(|other| solver.states()[*other] == CellState::Open as u8)
        .filter_map(standing)
        .collect();
    // Where it leads by jumps, the order of those within an expansion is left out.
    let is_near = |other: &Standing| jumps && other.2 / 16 == own.2 / 16;
    let unsure = count(&others, is_near);
    let (told, expected) = (told(&taken), choice(&played, own, &others));
    prop_assert!(told.earlier.abs_diff(expected.earlier) <= unsure, "{told:?} {expected:?}");
    prop_assert_eq!(Choice { earlier: 0, ..told }, Choice { earlier: 0, ..expected });
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn a_step_says_what_a_naive_search_chose_from(
        board in playable_boards(), options in options(), share in 0.0..=1.0_f64, way in any::<u8>()
    ) {
        let options = with_plain_heap(&options);
        let (mut solver, step) = at_a_step(&board, &options, share, way).unwrap();
        let taken = solver.taken().unwrap().unwrap();
        let naive = naive::search(&board, &options);
        let (ground, goal) = (Ground::new(&board, &options), Ground::new(&board, &options).index(board.goal()));
        let cell = naive.expanded[step as usize - 1];
        let standing = |(cell, rank): &(usize, Rank)| (rank.0, ground.h(*cell, goal), rank.2.abs());
        let open = open_at(&naive.list, step);
        let own = standing(open.iter().find(|entry| entry.0 == cell).unwrap());
        let others: Vec<Standing> = open.iter().filter(|entry| entry.0 != cell).map(standing).collect();
        prop_assert_eq!(told(&taken), choice(&options, own, &others));
        prop_assert_eq!((taken.step, taken.cell, taken.side), (step, board.coord_of_cell(cell as u32), Side::Start));
        let f = if options.algorithm == Algorithm::BreadthFirst { own.2 as f64 } else { cost_of(&options, own.0) };
        prop_assert!(is_close(taken.f, f) && is_close(taken.h, cost_of(&options, own.1)), "{taken:?}");
        let now = naive::search_until(&board, &options, step);
        // To the last digit.
        prop_assert_eq!((taken.g, taken.h), (now.cells[cell].way.cost(options.costs), ground.told_h(cell, goal)));
        check_changes(&mut solver, &taken)?;
    }

    #[test]
    fn a_side_says_what_it_chose_from(
        board in playable_boards(), options in options(), share in 0.0..=1.0_f64, way in any::<u8>()
    ) {
        let options = Options { algorithm: Algorithm::BidirectionalAStar, ..options };
        let (mut solver, step) = at_a_step(&board, &options, share, way).unwrap();
        let taken = solver.taken().unwrap().unwrap();
        let side = (step as usize + 1) % 2;
        let before = naive_sides::search_until(&board, &options, step - 1);
        let ground = Ground::new(&board, &options);
        let (cell, to) = (ground.index(taken.cell), ground.index([board.goal(), board.start()][side]));
        let is_open = |cell: &usize| before.sides[side][*cell].is_open && !before.sides[1 - side][*cell].is_closed;
        let standing = |cell: usize| {
            let h = ground.h(cell, to);
            (before.sides[side][cell].g.unwrap() + options.weight * h, h, before.opened[cell].unwrap())
        };
        let open: Vec<usize> = (0..board.cells().len()).filter(is_open).collect();
        let others: Vec<Standing> = open.iter().filter(|other| **other != cell).map(|other| standing(*other)).collect();
        prop_assert_eq!(told(&taken), choice(&options, standing(cell), &others));
        prop_assert_eq!((taken.step, taken.side as usize), (step, side));
        let (g, h) = (before.sides[side][cell].g.unwrap(), ground.h(cell, to));
        prop_assert!(is_close(taken.g, cost_of(&options, g)) && is_close(taken.h, cost_of(&options, h)), "{taken:?}");
        check_changes(&mut solver, &taken)?;
    }

    /// For any search with one side, whatever its heap does: the record one step before shows the open cells.
    #[test]
    fn a_step_says_what_the_record_shows(
        board in playable_boards(), options in any_options(), share in 0.0..=1.0_f64, way in any::<u8>(), fastest in any::<bool>()
    ) {
        let mut options = options;
        if options.algorithm == Algorithm::BidirectionalAStar {
            options.algorithm = Algorithm::AStar;
        }
        if fastest && options.algorithm == Algorithm::JumpPoint {
            options.algorithm = Algorithm::Fastest;
        }
        check_record(&board, &options, share, way)?;
    }
}

/// Worked out by hand: in the heap of the third tutorial, equal entries change places, and the newest leaves first.
#[test]
fn a_heap_that_swaps_equal_entries_takes_what_was_opened_later() {
    let mut solver = Solver::new(5, 5).unwrap();
    solver.set_start(2, 2).unwrap();
    let rules = Options { algorithm: Algorithm::Dijkstra, swap_equal: true, ..Options::default() };
    solver.configure(rules);
    solver.step(2).unwrap();
    let taken = solver.taken().unwrap().unwrap();
    // Row by row (2, 1), (1, 2), (3, 2), (2, 3) are opened with g 10: the last one is at the root in the end.
    assert_eq!((taken.cell, taken.f, taken.among), ((2, 3), 10.0, 8));
    assert_eq!((taken.tied, taken.earlier, taken.decided_by), (3, 3, DecidedBy::Order));
}

/// Of two cells that are tied, one may be reopened long after: what counts is when it was put in before the step.
#[test]
fn reopenings_that_come_later_do_not_count() {
    let misled = Options {
        heuristic: HeuristicKind::Manhattan,
        weight: 4.0,
        reopen_closed: true,
        swap_equal: true,
        ..Options::default()
    };
    for seed in 0..60 {
        let mut board = Board::new(16, 16).unwrap();
        generate::random_walls(&mut board, 0.3, seed).unwrap();
        for step in 0..40 {
            check_record(&board, &misled, f64::from(step) / 40.0, (seed % 3) as u8).unwrap();
        }
    }
}
