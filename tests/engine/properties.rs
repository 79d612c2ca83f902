//! Random boards and all options: held against the oracle, the naive search and the path checker.

use crate::{naive, oracle};
use proptest::prelude::*;
use proptest::sample::select;
use starstep::{
    Algorithm, Board, CostModel, Diagonal, HeuristicKind, NeighborOrder, OpenListKind, OptionValue, Options, Path,
    Solver, Status, StopWhen, TieBreak, WALL, check_path, generate,
};

fn boards() -> impl Strategy<Value = Board> {
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
const BEST_FIRST: &[Algorithm] = &[Algorithm::AStar, Algorithm::Dijkstra, Algorithm::BreadthFirst, Algorithm::Greedy];

/// Sparse and dense boards with long runs, wider and higher than a word.
fn long_boards() -> impl Strategy<Value = Board> {
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
fn with_plain_heap(options: &Options) -> Options {
    Options { decrease_key: true, swap_equal: false, ..options.clone() }
}

/// Options of any search, such as it can be run with on any board.
fn any_options() -> impl Strategy<Value = Options> {
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

fn is_close(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-6 * a.abs().max(b.abs()).max(1e-3)
}

/// Whether a path is valid, costs what it says, and is as cheap as it can be.
fn check_found(solver: &Solver, found: Option<Path>, shortest: Option<f64>) -> Result<(), TestCaseError> {
    prop_assert_eq!(found.is_some(), shortest.is_some());
    if let (Some(path), Some(shortest)) = (found, shortest) {
        prop_assert_eq!(check_path(solver.board(), solver.options(), &path.cells), Ok(path.cost));
        prop_assert!(is_close(path.cost, shortest), "{} is not {shortest}", path.cost);
    }
    Ok(())
}

fn passes_no_cell_twice(cells: &[(u32, u32)]) -> bool {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair[0] != pair[1])
}

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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn paths_are_valid_and_shortest_where_that_is_promised(board in boards(), options in options()) {
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        match solver.find_path() {
            Err(error) => {
                prop_assert!(["start-blocked", "goal-blocked"].contains(&error.code()));
                prop_assert!(board.check_ends().is_err());
            }
            Ok(path) => {
                let shortest = oracle::shortest_cost(&board, &options);
                prop_assert_eq!(path.is_some(), shortest.is_some());
                if let (Some(path), Some(shortest)) = (path, shortest) {
                    let summed = check_path(&board, &options, &path.cells);
                    prop_assert_eq!(summed, Ok(path.cost));
                    prop_assert!(path.cost >= shortest - 1e-6);
                    if solver.promises_shortest() {
                        prop_assert!(is_close(path.cost, shortest), "{} is not {shortest}", path.cost);
                    }
                    prop_assert!(is_close(solver.shortest_cost().unwrap().unwrap(), shortest));
                }
            }
        }
    }

    #[test]
    fn the_fastest_finds_what_the_oracle_finds(
        board in boards(), options in options(), edits in prop::collection::vec((0..12_u32, 0..12_u32, any::<u8>()), 0..6)
    ) {
        let mut solver = Solver::from_board(board);
        solver.configure(Options { algorithm: Algorithm::Fastest, ..options });
        for edit in std::iter::once(None).chain(edits.into_iter().map(Some)) {
            if let Some((x, y, value)) = edit {
                let _ = solver.set_cell(x, y, value);
            }
            if let Ok(found) = solver.find_path() {
                let shortest = oracle::shortest_cost(solver.board(), solver.options());
                check_found(&solver, found.clone(), shortest)?;
                solver.run().unwrap();
                prop_assert_eq!(solver.path(), found);
            }
        }
    }

    #[test]
    fn distances_are_those_of_the_oracle_and_paths_have_them(board in boards(), options in options(), again in any::<bool>()) {
        let (x, y) = board.start();
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        let Ok(distances) = solver.distances(x, y) else {
            prop_assert_eq!(board.cell(x, y), Ok(WALL));
            return Ok(());
        };
        if again {
            let _ = solver.run();
            let _ = solver.find_path();
        }
        for (index, distance) in (0..).zip(distances) {
            let (x, y) = board.coord_of_cell(index);
            let mut aimed = board.clone();
            aimed.set_goal(x, y).unwrap();
            let shortest = oracle::shortest_cost(&aimed, &options).unwrap_or(f64::INFINITY);
            prop_assert!(distance == shortest || is_close(distance, shortest), "{distance} {shortest}");
            let path = solver.path_to(x, y).unwrap();
            prop_assert_eq!(path.is_some(), distance.is_finite());
            if let Some(path) = path {
                prop_assert_eq!(check_path(&aimed, &options, &path.cells), Ok(path.cost));
                prop_assert!(is_close(path.cost, shortest));
            }
        }
    }

    #[test]
    fn searches_from_both_ends_find_what_the_oracle_finds(
        board in boards(), options in options(), edits in prop::collection::vec((0..12_u32, 0..12_u32, any::<u8>()), 0..6)
    ) {
        let mut solver = Solver::from_board(board);
        solver.configure(Options { algorithm: Algorithm::BidirectionalAStar, ..options.clone() });
        let exact = Options { improve_open: true, stop_when: StopWhen::GoalClosed, ..options };
        let exact = Options { heuristic: HeuristicKind::Auto, weight: exact.weight.min(1.0), ..exact };
        for edit in std::iter::once(None).chain(edits.into_iter().map(Some)) {
            if let Some((x, y, value)) = edit {
                let _ = solver.set_cell(x, y, value);
            }
            let shortest = oracle::shortest_cost(solver.board(), solver.options());
            if let Ok(found) = solver.find_path() {
                if solver.promises_shortest() {
                    check_found(&solver, found, shortest)?;
                } else {
                    prop_assert_eq!(found.is_some(), shortest.is_some());
                    if let Some(path) = found {
                        prop_assert_eq!(check_path(solver.board(), solver.options(), &path.cells), Ok(path.cost));
                    }
                }
                solver.configure(Options { algorithm: Algorithm::BidirectionalAStar, ..exact.clone() });
                prop_assert!(solver.promises_shortest());
                let found = solver.find_path().unwrap();
                check_found(&solver, found, shortest)?;
            }
        }
    }

    #[test]
    fn searches_from_both_ends_find_what_dijkstra_finds_on_long_boards(
        board in long_boards(), costs in select(CostModel::ALL), diagonal in select(Diagonal::ALL),
        heuristic in select(HeuristicKind::ALL)
    ) {
        let options = Options { algorithm: Algorithm::BidirectionalAStar, costs, diagonal, heuristic, ..Options::default() };
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        let mut plain = Solver::from_board(board);
        plain.configure(Options { algorithm: Algorithm::Dijkstra, ..options });
        if let (Ok(found), Ok(shortest)) = (solver.find_path(), plain.find_path())
            && solver.promises_shortest()
        {
            check_found(&solver, found, shortest.map(|path| path.cost))?;
        }
    }

    /// What jumps pass over is open, is told again however one comes to a position, and holds all that they open.
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

    #[test]
    fn jumps_find_what_the_oracle_finds(
        small in boards(), costs in select(CostModel::ALL), tie_break in select(TieBreak::ALL), never in any::<bool>()
    ) {
        let diagonal = if never { Diagonal::Never } else { Diagonal::NoCornerCutting };
        let options = Options { algorithm: Algorithm::JumpPoint, penalties: false, costs, tie_break, diagonal, ..Options::default() };
        let shortest = oracle::shortest_cost(&small, &options);
        let mut solver = Solver::from_board(small);
        solver.configure(options);
        if let Ok(found) = solver.find_path() {
            check_found(&solver, found, shortest)?;
        }
    }

    /// Weights and estimates that are too large may give longer paths, but never none.
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

    /// Whatever the search, no path passes a cell twice, at once or stepped.
    #[test]
    fn no_path_passes_a_cell_twice(board in prop_oneof![boards(), long_boards()], any in any_options()) {
        let mut solver = Solver::from_board(board);
        solver.configure(any);
        if let Ok(found) = solver.find_path() {
            if let Some(path) = &found {
                prop_assert!(passes_no_cell_twice(&path.cells), "{:?}", path.cells);
                prop_assert_eq!(check_path(solver.board(), solver.options(), &path.cells), Ok(path.cost));
            }
            solver.run().unwrap();
            prop_assert_eq!(solver.path(), found);
        }
    }

    #[test]
    fn expansions_are_those_of_the_naive_search(board in playable_boards(), options in options()) {
        let options = with_plain_heap(&options);
        let expected = naive::search(&board, &options);
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options);
        let status = solver.run().unwrap();
        let order: Vec<usize> = solver.expansion_order().into_iter().map(|cell| cell as usize).collect();
        prop_assert_eq!(&order, &expected.expanded);
        prop_assert_eq!(status == Status::Found, expected.found);
        let stats = solver.stats();
        prop_assert_eq!(
            (stats.generated, stats.improved, stats.reopened, stats.open_peak),
            (expected.generated, expected.improved, expected.reopened, expected.open_peak)
        );
        for (cell, parent) in expected.parent.iter().enumerate() {
            let (x, y) = board.coord_of_cell(u32::try_from(cell).unwrap());
            let parent = parent.map(|parent| board.coord_of_cell(u32::try_from(parent).unwrap()));
            prop_assert_eq!(solver.node(x, y).unwrap().parent, parent);
        }
    }

    #[test]
    fn finding_equals_stepping_also_on_a_used_solver(
        first in (boards(), any_options()), second in (boards(), any_options()), stride in 1..9_u64
    ) {
        let mut used = Solver::from_board(first.0);
        used.configure(first.1);
        let _ = used.find_path();
        let _ = used.run();
        used.set_board(second.0.clone());
        used.configure(second.1.clone());
        let mut fresh = Solver::from_board(second.0);
        fresh.configure(second.1);

        let found = fresh.find_path();
        prop_assert_eq!(&used.find_path(), &found);
        let Ok(found) = found else { return Ok(()) };
        while used.step(stride).unwrap() == Status::Searching {}
        prop_assert_eq!(fresh.run().unwrap(), used.status());
        prop_assert_eq!(used.path(), found);
        prop_assert_eq!(used.expansion_order(), fresh.expansion_order());
        prop_assert_eq!(used.stats(), fresh.stats());
    }

    #[test]
    fn the_open_list_changes_the_work_and_nothing_else(board in playable_boards(), options in any_options()) {
        let mut solver = Solver::from_board(board);
        let mut seen = None;
        for open_list in OpenListKind::ALL {
            solver.configure(Options { open_list: *open_list, ..with_plain_heap(&options) });
            solver.run().unwrap();
            let stats = starstep::Stats { comparisons: 0, moves: 0, ..solver.stats() };
            let now = (solver.expansion_order(), stats);
            prop_assert_eq!(seen.get_or_insert_with(|| now.clone()), &now);
        }
    }

    #[test]
    fn a_position_is_the_same_however_one_came_there(
        board in playable_boards(), options in any_options(), seeks in prop::collection::vec(0.0..=1.0_f64, 1..12)
    ) {
        let mut walked = Solver::from_board(board.clone());
        walked.configure(options.clone());
        walked.run().unwrap();
        for share in seeks {
            let position = (share * walked.length() as f64) as u64;
            walked.seek(position).unwrap();
            let mut fresh = Solver::from_board(board.clone());
            fresh.configure(options.clone());
            fresh.step(position).unwrap();
            prop_assert_eq!(walked.position(), position);
            prop_assert_eq!(fresh.position(), position);
            prop_assert_eq!(walked.states(), fresh.states());
            prop_assert_eq!(walked.stats(), fresh.stats());
            prop_assert_eq!(walked.current(), fresh.current());
            for (x, y) in (0..board.height()).flat_map(|y| (0..board.width()).map(move |x| (x, y))) {
                prop_assert_eq!(walked.node(x, y).unwrap(), fresh.node(x, y).unwrap());
            }
        }
    }

    #[test]
    fn edits_between_queries_leave_no_traces(
        board in boards(), options in any_options(), edits in prop::collection::vec((0..12_u32, 0..12_u32, any::<u8>()), 1..20)
    ) {
        let mut edited = Solver::from_board(board);
        edited.configure(options.clone());
        for (x, y, value) in edits {
            let _ = edited.find_path();
            let _ = edited.step(3);
            if edited.set_cell(x, y, value).is_err() {
                continue;
            }
            let mut fresh = Solver::from_board(edited.board().clone());
            fresh.configure(options.clone());
            prop_assert_eq!(edited.find_path(), fresh.find_path());
            prop_assert_eq!(edited.run(), fresh.run());
            prop_assert_eq!(edited.expansion_order(), fresh.expansion_order());
        }
    }

    /// Whatever is called in whatever order, nothing panics, and the solver then does what a fresh one does.
    #[test]
    fn no_sequence_of_calls_panics_or_leaves_traces(
        first in boards(), others in prop::collection::vec((boards(), options(), select(Algorithm::ALL)), 3),
        calls in prop::collection::vec((0..18_u8, 0..14_u32, 0..14_u32, any::<u8>()), 1..40)
    ) {
        let mut solver = Solver::from_board(first);
        for (call, x, y, value) in calls {
            let (board, options, algorithm) = &others[usize::from(value) % others.len()];
            match call {
                0 => drop(solver.set_cell(x, y, value)),
                1 => drop(solver.set_start(x, y)),
                2 => drop(solver.set_goal(x, y)),
                3 => solver.configure(Options { algorithm: *algorithm, ..options.clone() }),
                4 => solver.set_board(board.clone()),
                5 => drop(solver.step(u64::from(value % 8))),
                6 => drop(solver.run()),
                7 => drop(solver.seek(u64::from(x))),
                8 => drop(solver.find_path()),
                9 => drop(solver.distances(x, y)),
                10 => drop(solver.path_to(x, y)),
                11 => drop((solver.node(x, y), solver.numbers_in((x, y), (3, 3)))),
                12 => drop((solver.stats(), solver.states().len(), solver.path(), solver.current())),
                13 => drop(solver.set_cells(others[0].0.cells())),
                14 => drop(solver.edit(|board| generate::random_walls(board, f64::from(value) / 200.0, x))),
                15 => solver.paint(&[[0; 4]; starstep::PALETTE], x, (y, 0), (x, y), &mut Vec::new()),
                16 => drop(solver.configure_by_name([("weight", OptionValue::Number(f64::from(value) / 50.0))])),
                _ => drop((solver.shortest_cost(), solver.expansion_order(), solver.reset())),
            }
        }
        let mut fresh = Solver::from_board(solver.board().clone());
        fresh.configure(solver.options().clone());
        solver.reset();
        prop_assert_eq!(solver.find_path(), fresh.find_path());
        prop_assert_eq!(solver.run(), fresh.run());
        prop_assert_eq!(solver.states(), fresh.states());
    }

    #[test]
    fn every_board_survives_the_way_through_text(board in boards()) {
        prop_assert_eq!(Board::from_map(&board.to_map()).unwrap(), board);
    }

    #[test]
    fn no_text_makes_the_map_reader_panic(text in "\\PC{0,60}", rows in "(type octile\n)?height [0-9]{1,3}\nwidth [0-9]{1,3}\n(start [0-9] [0-9]\n)?map\n[.@STsg\u{2801}\n]{0,40}") {
        let _ = Board::from_map(&text);
        let _ = Board::from_map(&rows);
        let _ = Board::from_map_bytes(&rows.as_bytes()[..rows.len() / 2]);
    }
}
