//! Jump point search, compared with the oracle, and its expansions with a naive jump point search.

use crate::indexes::Indexes;
use crate::random::{boards, check_found, cost_of, long_boards, options, passes_no_cell_twice, playable_boards};
use crate::{naive_jumps, oracle};
use proptest::prelude::*;
use proptest::sample::select;
use starstep::{
    Algorithm, Board, CostModel, Diagonal, HeuristicKind, NeighborOrder, Options, Solver, Status, StopWhen, TieBreak,
    WALL, check_path, generate,
};

/// Weighted jumps over random boards by the hundred thousand, for as long as `STARSTEP_LONG` says in seconds; by default
/// a second, in which an optimized build tries some ten thousand. Of a million boards, 72 gave a path with a loop.
#[test]
fn weighted_jumps_pass_no_cell_twice() {
    let seconds = std::env::var("STARSTEP_LONG").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let begin = std::time::Instant::now();
    let (mut tried, mut found) = (0_u32, 0_u32);
    let seeds = LOOPS.into_iter().chain(0..);
    for seed in seeds.take_while(|seed| LOOPS.contains(seed) || begin.elapsed().as_secs() < seconds) {
        let (board, options) = jumps_of_seed(seed);
        let mut solver = Solver::from_board(board);
        solver.configure(options);
        tried += 1;
        let Some(path) = solver.find_path().unwrap() else { continue };
        found += 1;
        assert!(passes_no_cell_twice(&path.cells), "seed {seed}: {:?}", path.cells);
        assert_eq!(check_path(solver.board(), solver.options(), &path.cells), Ok(path.cost), "seed {seed}");
        if LOOPS.contains(&seed) {
            solver.run().unwrap();
            assert_eq!(solver.path(), Some(path), "seed {seed}");
        }
    }
    println!("{tried} boards, {found} with a path");
    assert!(found > 100, "{found} of {tried}");
}

/// Seeds of boards on which weighted jumps came back to a cell.
const LOOPS: [u32; 6] = [1570, 5929, 6332, 6929, 8045, 9799];

fn jumps_of_seed(seed: u32) -> (Board, Options) {
    // Numbers that look random, from one seed.
    let part = |index: u32, limit: u32| {
        let mixed = (u64::from(seed) * 16 + u64::from(index) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        u32::try_from((mixed >> 33) % u64::from(limit)).unwrap()
    };
    let (width, height) = (4 + part(0, 20), 4 + part(1, 20));
    let mut board = Board::new(width, height).unwrap();
    board.set_start(part(2, width), part(3, height)).unwrap();
    board.set_goal(part(4, width), part(5, height)).unwrap();
    generate::random_walls(&mut board, 0.05 + f64::from(part(6, 40)) / 100.0, seed).unwrap();
    let pick = |index: u32, count: usize| part(index, u32::try_from(count).unwrap()) as usize;
    let options = Options {
        algorithm: Algorithm::JumpPoint,
        diagonal: [Diagonal::Never, Diagonal::NoCornerCutting][pick(7, 2)],
        heuristic: HeuristicKind::ALL[pick(8, HeuristicKind::ALL.len())],
        costs: CostModel::ALL[pick(9, CostModel::ALL.len())],
        tie_break: TieBreak::ALL[pick(10, TieBreak::ALL.len())],
        weight: [1.0, 1.5, 3.0, 10.0, 1e6][pick(11, 5)],
        ..Options::default()
    };
    (board, options)
}

/// What the docs say about estimates on boards whose cells all cost the same.
fn never_overestimates(options: &Options) -> bool {
    let is_straight = options.diagonal == Diagonal::Never;
    let fits = match options.heuristic {
        HeuristicKind::Manhattan | HeuristicKind::FlooredEuclidean => is_straight,
        HeuristicKind::Euclidean => is_straight || options.costs == CostModel::Sqrt2,
        HeuristicKind::Octile => is_straight || options.costs != CostModel::TenTen,
        _ => true,
    };
    fits && options.weight <= 1.0
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    /// All estimates and weights that promise a shortest path find one.
    #[test]
    fn jumps_find_what_the_oracle_finds(board in boards(), any in options(), never in any::<bool>(), low in any::<bool>()) {
        let diagonal = if never { Diagonal::Never } else { Diagonal::NoCornerCutting };
        let weight = if low { any.weight.min(1.0) } else { any.weight };
        let options = Options { algorithm: Algorithm::JumpPoint, penalties: false, diagonal, weight, ..any };
        let shortest = oracle::shortest_cost(&board, &options);
        let mut solver = Solver::from_board(board);
        solver.configure(options.clone());
        let is_promised = never_overestimates(&options) && options.stop_when == StopWhen::GoalClosed;
        prop_assert_eq!(solver.promises_shortest(), is_promised);
        if let Ok(found) = solver.find_path()
            && is_promised
        {
            check_found(&solver, found, shortest)?;
        }
    }

    /// Where a diagonal move costs no more than a straight one, two of them may be as good as two straight ones, which is
    /// so under no other costs.
    #[test]
    fn jumps_find_what_the_oracle_finds_where_all_moves_cost_the_same(
        board in boards(), never in any::<bool>(), tie in select(TieBreak::ALL), order in select(NeighborOrder::ALL)
    ) {
        let diagonal = if never { Diagonal::Never } else { Diagonal::NoCornerCutting };
        let costs = CostModel::TenTen;
        let jumps = Options { costs, diagonal, tie_break: tie, neighbor_order: order, ..Options::default() };
        let mut solver = Solver::from_board(board.clone());
        for (algorithm, penalties) in [(Algorithm::JumpPoint, false), (Algorithm::Fastest, false), (Algorithm::Fastest, true)] {
            let options = Options { algorithm, penalties, ..jumps.clone() };
            let shortest = oracle::shortest_cost(&board, &options);
            solver.configure(options);
            if let Ok(found) = solver.find_path() {
                check_found(&solver, found.clone(), shortest)?;
                solver.run().unwrap();
                prop_assert_eq!(solver.path(), found);
            }
        }
    }

    #[test]
    fn expansions_are_those_of_naive_jumps(
        board in prop_oneof![3 => boards(), 1 => long_boards()], any in options(), never in any::<bool>()
    ) {
        let diagonal = if never { Diagonal::Never } else { Diagonal::NoCornerCutting };
        let options = Options { algorithm: Algorithm::JumpPoint, penalties: false, diagonal, ..any };
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        if let Ok(status) = solver.run() {
            let expected = naive_jumps::search(&board, &options);
            let order: Vec<usize> = solver.order().into_iter().map(|cell| cell as usize).collect();
            prop_assert_eq!(&order, &expected.expanded);
            prop_assert_eq!(status == Status::Found, expected.found);
            let cost = expected.cost.map(|cost| cost_of(&options, cost));
            let told = solver.path().map(|path| path.cost);
            prop_assert!(told.is_some() == cost.is_some());
            // A path that came back to a cell is cut short, and so cheaper than the goal's g.
            prop_assert!(told.unwrap_or(0.0) <= cost.unwrap_or(0.0) * (1.0 + 1e-6), "{told:?} is more than {cost:?}");
        }
    }

    /// Weights and estimates that are too large may give longer paths, but never no path.
    #[test]
    fn jumps_find_a_path_wherever_there_is_one(
        board in prop_oneof![boards(), long_boards()], any in options(), never in any::<bool>()
    ) {
        let diagonal = if never { Diagonal::Never } else { Diagonal::NoCornerCutting };
        let mut solver = Solver::from_board(board);
        solver.configure(Options { algorithm: Algorithm::JumpPoint, penalties: false, diagonal, ..any });
        if let Ok(shortest) = solver.shortest_cost() {
            let found = solver.find_path().unwrap();
            prop_assert_eq!(found.is_some(), shortest.is_some());
            if let (Some(path), Some(shortest)) = (found, shortest) {
                prop_assert_eq!(check_path(solver.board(), solver.options(), &path.cells), Ok(path.cost));
                prop_assert!(path.cost >= shortest - 1e-6);
            }
        }
    }

    #[test]
    fn jumps_find_what_dijkstra_finds_on_long_boards_after_edits(
        board in long_boards(), costs in select(CostModel::ALL), never in any::<bool>(),
        edits in prop::collection::vec((0..150_u32, 0..150_u32), 0..4)
    ) {
        let diagonal = if never { Diagonal::Never } else { Diagonal::NoCornerCutting };
        let options = Options { costs, diagonal, ..Options::default() };
        let mut jumps = Solver::from_board(board.clone());
        jumps.configure(Options { algorithm: Algorithm::JumpPoint, ..options.clone() });
        let mut plain = Solver::from_board(board);
        plain.configure(Options { algorithm: Algorithm::Dijkstra, ..options });
        for edit in std::iter::once(None).chain(edits.into_iter().map(Some)) {
            if let Some((x, y)) = edit {
                let (x, y) = (x % plain.board().width(), y % plain.board().height());
                let value = WALL - plain.board().cell(x, y).unwrap();
                plain.set_cell(x, y, value).unwrap();
                jumps.set_cell(x, y, value).unwrap();
            }
            match (plain.find_path(), jumps.find_path()) {
                (Ok(plain), Ok(found)) => check_found(&jumps, found, plain.map(|path| path.cost))?,
                (plain, found) => prop_assert_eq!(plain, found),
            }
        }
    }

    /// Cells that jumps pass over are open, are the same however a position is reached, and include all that they open.
    #[test]
    fn scanned_cells_are_open_and_lead_to_all_that_is_opened(
        board in playable_boards(), never in any::<bool>(), seeks in prop::collection::vec(0.0..=1.0_f64, 1..6)
    ) {
        let diagonal = if never { Diagonal::Never } else { Diagonal::NoCornerCutting };
        let options = Options { algorithm: Algorithm::JumpPoint, penalties: false, diagonal, ..Options::default() };
        let mut walked = Solver::from_board(board.clone());
        walked.configure(options.clone());
        walked.run().unwrap();
        for share in seeks {
            let position = (share * walked.length() as f64) as u64;
            walked.seek(position).unwrap();
            let mut fresh = Solver::from_board(board.clone());
            fresh.configure(options.clone());
            fresh.step(position).unwrap();
            prop_assert_eq!(walked.scans(), fresh.scans());
            let states = walked.states().to_vec();
            let start = board.cell_of_coord(board.start().0, board.start().1).unwrap() as usize;
            for (cell, scans) in walked.scans().iter().enumerate() {
                prop_assert!(*scans == 0 || board.cells()[cell] != WALL);
                prop_assert!(*scans > 0 || states[cell] == 0 || cell == start);
            }
        }
    }
}
