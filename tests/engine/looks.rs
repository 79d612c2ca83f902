//! What an expansion is said to have looked at, compared with naive searches.

use crate::naive::{self, Ground};
use crate::naive_jumps;
use crate::naive_sides;
use crate::random::{any_options, cost_of, is_close, options, playable_boards, with_plain_heap};
use proptest::prelude::*;
use starstep::{Algorithm, Became, Board, CellState, Diagonal, Look, Options, Solver, WALL};

/// A look as it should be told.
#[derive(Debug)]
struct Expected {
    cell: (u32, u32),
    became: Became,
    g: Option<f64>,
    before: Option<f64>,
}

/// A solver after an expansion, whose number is at least 1.
fn after_a_step(board: &Board, options: &Options, share: f64, from: f64) -> Solver {
    let mut solver = Solver::from_board(board.clone());
    solver.configure(options.clone());
    solver.run().unwrap();
    let at = |share: f64| (share * solver.length() as f64) as u64;
    let (before, step) = (at(from), 1 + at(share).min(solver.length() - 1));
    solver.seek(before).unwrap();
    solver.seek(step).unwrap();
    solver
}

/// What is known of a cell before an expansion, by the side that expands and by the other.
#[derive(Debug, Clone, Copy, Default)]
struct Before {
    g: Option<f64>,
    is_open: bool,
    is_closed: bool,
    is_closed_beyond: bool,
}

/// What an expansion that expands a cell must see at its neighbors; g in units.
fn around(
    board: &Board,
    options: &Options,
    cell: usize,
    g: f64,
    side: usize,
    known: impl Fn(usize) -> Before,
) -> Vec<Expected> {
    let ground = Ground::new(board, options);
    let everywhere = Options { diagonal: Diagonal::Always, ..options.clone() };
    let (allowed, two_sides) = (ground.moves(cell), options.algorithm == Algorithm::BidirectionalAStar);
    let is_first_in_first_out = options.algorithm == Algorithm::BreadthFirst;
    // On a board without walls every neighbor is a move away.
    let mut bare = Board::new(board.width(), board.height()).unwrap();
    bare.set_cells(&vec![0; board.cells().len()]).unwrap();
    let mut looks = Vec::new();
    for (next, _) in Ground::new(&bare, &everywhere).moves(cell) {
        let (x, y) = board.coord_of_cell(next as u32);
        let Some((_, cost)) = allowed.iter().find(|(to, _)| *to == next) else {
            let (from_x, from_y) = board.coord_of_cell(cell as u32);
            if options.diagonal != Diagonal::Never || x == from_x || y == from_y {
                let became = if board.cells()[next] == WALL { Became::Wall } else { Became::Corner };
                looks.push(Expected { cell: (x, y), became, g: None, before: None });
            }
            continue;
        };
        let before = known(next);
        let through = g + cost + ground.penalty(if side == 0 { next } else { cell });
        let is_better = before.g.is_none_or(|old| through < old);
        let reopens = options.reopen_closed && !two_sides && !is_first_in_first_out;
        let improves = options.improve_open && !is_first_in_first_out;
        let became = if before.is_closed_beyond {
            Became::Closed
        } else if before.is_closed {
            if is_better && reopens { Became::Reopened } else { Became::Closed }
        } else if !before.is_open {
            Became::Opened
        } else if !is_better {
            Became::NotImproved
        } else if improves {
            Became::Improved
        } else {
            Became::Kept
        };
        let cost = |units: f64| cost_of(options, units);
        looks.push(Expected { cell: (x, y), became, g: Some(cost(through)), before: before.g.map(cost) });
    }
    looks
}

fn check_same(told: &[Look], expected: &[Expected]) -> Result<(), TestCaseError> {
    let same_cost = |a: Option<f64>, b: Option<f64>| match (a, b) {
        (Some(a), Some(b)) => is_close(a, b),
        (a, b) => a == b,
    };
    let is_same = |(a, b): (&Look, &Expected)| {
        (a.cell, a.became) == (b.cell, b.became) && same_cost(a.g, b.g) && same_cost(a.before, b.before)
    };
    prop_assert!(told.len() == expected.len() && told.iter().zip(expected).all(is_same), "{told:?} {expected:?}");
    Ok(())
}

/// The cells of the solver's board one expansion earlier, as the record has them.
fn record_before(solver: &Solver) -> impl Fn(usize) -> Before + use<> {
    let mut earlier = solver.clone();
    earlier.seek(solver.position() - 1).unwrap();
    move |cell: usize| {
        let (x, y) = earlier.board().coord_of_cell(cell as u32);
        let node = earlier.node(x, y).unwrap();
        let (is_open, is_closed) = (node.state == CellState::Open, node.state == CellState::Closed);
        Before { g: node.g, is_open, is_closed, is_closed_beyond: false }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn neighbors_become_what_a_naive_search_makes_of_them(
        board in playable_boards(), options in options(), share in 0.0..=1.0_f64, from in 0.0..=1.0_f64
    ) {
        let options = with_plain_heap(&options);
        let solver = after_a_step(&board, &options, share, from);
        let step = solver.position();
        let before = naive::search_until(&board, &options, step - 1);
        let cell = naive::search_until(&board, &options, step).expanded[step as usize - 1];
        let known = |next: usize| {
            let known = &before.cells[next];
            // The cell itself is closed before its neighbors are looked at.
            Before { g: known.g, is_open: known.is_open, is_closed: known.is_closed, is_closed_beyond: false }
        };
        let ground = Ground::new(&board, &options);
        let expected = if cell == ground.index(board.goal()) {
            Vec::new()
        } else {
            around(&board, &options, cell, before.cells[cell].g.unwrap(), 0, known)
        };
        let looks = solver.looks().unwrap();
        check_same(&looks, &expected)?;
        // To the last digit.
        for look in looks.iter().filter(|look| look.g.is_some()) {
            let next = ground.index(look.cell);
            let through = before.cells[cell].way.and(&ground, cell, next);
            let known = before.cells[next].g.map(|_| before.cells[next].way.cost(options.costs));
            prop_assert_eq!((look.g, look.before), (Some(through.cost(options.costs)), known));
        }
    }

    #[test]
    fn a_side_sees_what_the_other_has_closed(
        board in playable_boards(), options in options(), share in 0.0..=1.0_f64, from in 0.0..=1.0_f64
    ) {
        let options = Options { algorithm: Algorithm::BidirectionalAStar, ..options };
        let solver = after_a_step(&board, &options, share, from);
        let step = solver.position();
        let (side, before) = ((step as usize + 1) % 2, naive_sides::search_until(&board, &options, step - 1));
        let after = naive_sides::search_until(&board, &options, step);
        let cell = after.expanded[step as usize - 1];
        let known = |next: usize| {
            let (own, other) = (before.sides[side][next], before.sides[1 - side][next]);
            Before { g: own.g, is_open: own.is_open, is_closed: own.is_closed, is_closed_beyond: other.is_closed }
        };
        let expected = if after.is_left_alone {
            Vec::new()
        } else {
            around(&board, &options, cell, before.sides[side][cell].g.unwrap(), side, known)
        };
        check_same(&solver.looks().unwrap(), &expected)?;
    }

    #[test]
    fn jumps_lead_where_a_naive_walker_jumps(
        board in playable_boards(), options in options(), share in 0.0..=1.0_f64,
        from in 0.0..=1.0_f64
    ) {
        let diagonal = if options.diagonal == Diagonal::Never { Diagonal::Never } else { Diagonal::NoCornerCutting };
        let options = Options { algorithm: Algorithm::JumpPoint, penalties: false, diagonal, ..options };
        let solver = after_a_step(&board, &options, share, from);
        let taken = solver.taken().unwrap().unwrap();
        let (x, y) = taken.cell;
        let parent = solver.node(x, y).unwrap().parent;
        let known = record_before(&solver);
        let ground = Ground::new(&board, &options);
        let cell = ground.index(taken.cell);
        let mut expected: Vec<Expected> = Vec::new();
        let is_goal = cell == ground.index(board.goal());
        let jumps = if is_goal { Vec::new() } else { naive_jumps::jumps_from(&board, &options, taken.cell, parent) };
        for (to, cost) in jumps {
            let next = board.coord_of_cell(to as u32);
            if expected.iter().any(|look| look.cell == next) {
                continue;
            }
            let before = known(to);
            let through = taken.g + cost_of(&options, cost);
            let became = match before {
                Before { is_closed: true, .. } => Became::Closed,
                _ if to == cell => Became::Closed,
                Before { is_open: false, .. } => Became::Opened,
                Before { g: Some(g), .. } if through < g && !is_close(through, g) => Became::Improved,
                _ => Became::NotImproved,
            };
            expected.push(Expected { cell: next, became, g: Some(through), before: before.g });
        }
        check_same(&solver.looks().unwrap(), &expected)?;
    }

    /// For any search: what the record changes is among the looks, and nothing else is said to have changed.
    #[test]
    fn the_looks_are_the_changes_of_the_record(
        board in playable_boards(), options in any_options(), share in 0.0..=1.0_f64, from in 0.0..=1.0_f64,
        fastest in any::<bool>()
    ) {
        let mut options = options;
        if fastest {
            options.algorithm = Algorithm::Fastest;
        }
        let solver = after_a_step(&board, &options, share, from);
        let (taken, looks) = (solver.taken().unwrap().unwrap(), solver.looks().unwrap());
        let count = |became: Became| looks.iter().filter(|look| look.became == became).count() as u64;
        prop_assert_eq!(
            [count(Became::Opened), count(Became::Improved), count(Became::Reopened)],
            [taken.opened, taken.improved, taken.reopened]
        );
        for look in &looks {
            let (x, y) = look.cell;
            let (cell, node) = (y * board.width() + x, solver.node(x, y).unwrap());
            match look.became {
                Became::Opened => prop_assert!(look.before.is_none() && node.state != CellState::Untouched, "{look:?}"),
                Became::Improved => prop_assert!(node.history.improved_at.contains(&taken.step), "{look:?}"),
                Became::Reopened => prop_assert!(node.history.reopened_at.contains(&taken.step), "{look:?}"),
                Became::Wall => prop_assert_eq!(board.cells()[cell as usize], WALL),
                Became::Corner => prop_assert!(look.g.is_none() && x != taken.cell.0 && y != taken.cell.1),
                Became::Closed => prop_assert_eq!(node.state, CellState::Closed),
                Became::NotImproved => prop_assert!(look.before.is_some_and(|before| look.g.unwrap() >= before), "{look:?}"),
                Became::Kept => prop_assert!(look.before.is_some_and(|before| look.g.unwrap() < before), "{look:?}"),
                other => panic!("{other:?} is not checked"),
            }
        }
    }
}
