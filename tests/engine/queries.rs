//! Queries change nothing, and many of them share a map.

use crate::random::{
    BEST_FIRST, any_options, boards, cost_of, is_close, long_boards, playable_boards, with_plain_heap,
};
use crate::{naive, oracle};
use proptest::prelude::*;
use starstep::{
    Algorithm, Board, CostModel, Diagonal, Error, Map, Options, Path, Scratch, Solver, WALL, check_path, generate,
};

/// The start and the goal of a query.
type Pair = ((u32, u32), (u32, u32));

/// Pairs of cells that lie on any board, once they are taken modulo its sides.
fn pairs() -> impl Strategy<Value = Vec<Pair>> {
    let cell = (0..200_u32, 0..200_u32);
    prop::collection::vec((cell.clone(), cell), 1..8)
}

fn on(board: &Board, pairs: Vec<Pair>) -> Vec<Pair> {
    let on = |(x, y)| (x % board.width(), y % board.height());
    pairs.into_iter().map(|(from, to)| (on(from), on(to))).collect()
}

/// The board with other ends.
fn between(board: &Board, (from, to): Pair) -> Board {
    let mut board = board.clone();
    board.set_start(from.0, from.1).unwrap();
    board.set_goal(to.0, to.1).unwrap();
    board
}

/// What a solver finds between these ends, in one go.
fn by_solver(board: &Board, options: &Options, pair: Pair) -> Result<Option<Path>, Error> {
    let mut solver = Solver::from_board(between(board, pair));
    solver.configure(options.clone());
    solver.find_path()
}

fn ask(map: &Map, ((x0, y0), (x1, y1)): Pair, scratch: &mut Scratch) -> Result<Option<Path>, Error> {
    map.path_between(x0, y0, x1, y1, scratch)
}

/// Options for every algorithm; one that does not suit a board is refused.
fn all_options() -> impl Strategy<Value = Options> {
    (any_options(), any::<u8>()).prop_map(|(options, choice)| match choice % 3 {
        0 => Options { algorithm: Algorithm::Fastest, ..options },
        _ => options,
    })
}

/// Whether each of several threads that ask one map at once hears what a solver says, which is returned.
fn threads_agree(
    board: &Board,
    options: &Options,
    pairs: &[Pair],
) -> Result<Vec<Result<Option<Path>, Error>>, TestCaseError> {
    let map = Map::new(board.clone(), options.clone());
    let answers: Vec<Vec<_>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..3)
            .map(|first| {
                let map = &map;
                scope.spawn(move || {
                    let mut scratch = Scratch::default();
                    // Each asks in another order, and twice, so that each has another past.
                    let order = (0..2 * pairs.len()).map(|place| (place * (first + 1) + first) % pairs.len());
                    order.map(|index| (index, ask(map, pairs[index], &mut scratch))).collect()
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    prop_assert_eq!((map.board(), map.options()), (board, options));
    let expected: Vec<_> = pairs.iter().map(|pair| by_solver(board, options, *pair)).collect();
    for (index, answer) in answers.into_iter().flatten() {
        prop_assert_eq!(&answer, &expected[index], "{:?}", pairs[index]);
    }
    Ok(expected)
}

/// The same, and whether the slow searches agree.
fn all_agree(board: &Board, options: &Options, pairs: &[Pair]) -> Result<(), TestCaseError> {
    let expected = threads_agree(board, options, pairs)?;
    let mut solver = Solver::new(1, 1).unwrap();
    solver.configure(options.clone());
    for (pair, path) in pairs.iter().zip(expected) {
        let Ok(path) = path else { continue };
        let board = between(board, *pair);
        if solver.promises_shortest() {
            let shortest = oracle::shortest_cost(&board, options);
            let is_same = path.as_ref().zip(shortest).is_some_and(|(path, cost)| is_close(path.cost, cost));
            prop_assert!(is_same || path.is_none() && shortest.is_none(), "{path:?} {shortest:?}");
        }
        if BEST_FIRST.contains(&options.algorithm) && *options == with_plain_heap(options) {
            let naive = naive::search(&board, options);
            prop_assert_eq!(path.is_some(), naive.found);
            let goal = board.cell_of_coord(pair.1.0, pair.1.1).unwrap() as usize;
            if let Some((path, g)) = path.as_ref().zip(naive.cells[goal].g) {
                // A parent that is opened again with a smaller g does not tell its children: their g is an older, larger cost.
                let g = cost_of(options, g);
                let may_be_less = options.reopen_closed && path.cost < g;
                prop_assert!(is_close(path.cost, g) || may_be_less, "{} {g}", path.cost);
            }
        }
        if let Some(path) = path {
            prop_assert_eq!(check_path(&board, options, &path.cells), Ok(path.cost));
        }
    }
    Ok(())
}

/// All that is told of a solver.
fn told(solver: &Solver) -> String {
    let board = solver.board();
    let cells = (0..board.height()).flat_map(|y| (0..board.width()).map(move |x| (x, y)));
    let nodes: Vec<_> = cells.map(|(x, y)| solver.node(x, y).unwrap()).collect();
    let record = (solver.position(), solver.length(), solver.status(), solver.stats(), solver.expansion_order());
    let latest = (solver.taken().unwrap(), solver.looks().unwrap(), solver.path(), solver.states(), solver.scans());
    let lists = (solver.open_cells(usize::MAX, None).unwrap(), solver.storage(None).unwrap());
    format!("{board:?} {:?} {record:?} {latest:?} {lists:?} {nodes:?}", solver.options())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn threads_on_one_map_hear_what_slow_searches_say(
        board in boards(), options in all_options(), pairs in pairs()
    ) {
        all_agree(&board, &options, &on(&board, pairs))?;
    }

    /// A query between steps, wherever the search stands, is as if there had been none.
    #[test]
    fn a_query_changes_nothing_that_can_be_seen(
        board in playable_boards(), options in all_options(), pairs in pairs(), steps in (0..40_u64, 0..40_u64)
    ) {
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        let is_refused = solver.step(steps.0 + steps.1).is_err();
        prop_assert!(is_refused || solver.seek(steps.0.min(solver.length())).is_ok());
        let mut undisturbed = solver.clone();
        let before = told(&solver);
        for pair in on(&board, pairs) {
            let ((x0, y0), (x1, y1)) = pair;
            prop_assert_eq!(solver.path_between(x0, y0, x1, y1), by_solver(&board, &options, pair));
            prop_assert_eq!(&told(&solver), &before);
        }
        prop_assert_eq!(solver.run(), undisturbed.run());
        prop_assert_eq!(told(&solver), told(&undisturbed));
    }

    /// A map that has been edited answers like one made of the board as it is now.
    #[test]
    fn an_edited_map_is_like_a_new_one(
        board in boards(), options in all_options(), pairs in pairs(),
        edits in prop::collection::vec((0..8_u8, 0..12_u32, 0..12_u32, any::<u8>(), all_options()), 1..12)
    ) {
        let (mut map, mut scratch) = (Map::new(board, options), Scratch::default());
        for (edit, x, y, value, options) in edits {
            let (x, y) = (x % map.board().width(), y % map.board().height());
            match edit {
                0..=3 => map.set_cell(x, y, if edit < 2 { value } else { value / 128 * WALL }).unwrap(),
                4 => map.configure(options),
                5 => map.edit(|board| generate::random_walls(board, f64::from(value) / 300.0, x).map(drop)).unwrap(),
                6 => map.edit(|board| Board::new(x + 1, y + 2).map(|other| *board = other)).unwrap(),
                _ => map.edit(|board| board.set_cell(x, y, value).and_then(|_| board.set_goal(x, y)).map(drop)).unwrap(),
            }
            let new = Map::new(map.board().clone(), map.options().clone());
            for pair in on(map.board(), pairs.clone()) {
                prop_assert_eq!(ask(&map, pair, &mut scratch), ask(&new, pair, &mut Scratch::default()));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// On boards of many words, where jumps read blocks of bits, also after edits of cells far apart.
    #[test]
    fn threads_agree_on_large_boards_too(
        board in long_boards(), has_diagonals in any::<bool>(), pairs in pairs(),
        edits in prop::collection::vec((0..150_u32, 0..150_u32), 0..40)
    ) {
        let diagonal = if has_diagonals { Diagonal::NoCornerCutting } else { Diagonal::Never };
        let options = Options::default().algorithm(Algorithm::JumpPoint).diagonal(diagonal).costs(CostModel::Sqrt2);
        let mut map = Map::new(board, options.clone());
        for (x, y) in edits {
            let (x, y) = (x % map.board().width(), y % map.board().height());
            let value = WALL - map.board().cell(x, y).unwrap();
            map.set_cell(x, y, value).unwrap();
        }
        let pairs = on(map.board(), pairs);
        for pair in &pairs {
            let expected = by_solver(map.board(), &options, *pair);
            prop_assert_eq!(ask(&map, *pair, &mut Scratch::default()), expected);
        }
        threads_agree(map.board(), &options, &pairs)?;
    }
}

#[test]
fn maps_are_shared_and_scratch_goes_from_thread_to_thread() {
    fn is_shared<T: Send + Sync + 'static>() {}
    fn is_sent<T: Send + 'static>() {}
    is_shared::<Map>();
    is_sent::<Scratch>();
}

#[test]
fn ends_that_cannot_be_are_refused_and_so_are_options_that_do_not_suit() {
    let mut map = Map::new(Board::new(4, 3).unwrap(), Options::default());
    map.set_cell(2, 1, WALL).unwrap();
    let mut scratch = Scratch::default();
    let mut code = |map: &Map, x0, y0, x1, y1| map.path_between(x0, y0, x1, y1, &mut scratch).map_err(|it| it.code());
    assert_eq!(code(&map, 4, 0, 0, 0), Err("out-of-bounds"));
    assert_eq!(code(&map, 0, 0, 0, u32::MAX), Err("out-of-bounds"));
    assert_eq!(code(&map, 2, 1, 0, 0), Err("start-blocked"));
    assert_eq!(code(&map, 0, 0, 2, 1), Err("goal-blocked"));
    assert_eq!(map.set_cell(4, 0, 0).unwrap_err().code(), "out-of-bounds");
    let refused: Result<(), Error> = map.edit(|board| board.set_cell(0, 0, WALL).and(board.set_goal(9, 9)).map(drop));
    assert_eq!(refused.unwrap_err().code(), "out-of-bounds");
    assert_eq!(map.board().cell(0, 0), Ok(0));

    map.set_cell(0, 2, 20).unwrap();
    map.configure(Options::default().algorithm(Algorithm::JumpPoint));
    assert_eq!(code(&map, 0, 0, 3, 0), Err("wrong-algorithm"));
    map.set_cell(0, 2, 0).unwrap();
    assert!(code(&map, 0, 0, 3, 0).unwrap().is_some());
    // A weight that no search can use becomes one that it can.
    map.configure(Options::default().weight(f64::NAN));
    assert_eq!(map.options().weight, 0.0);
    assert!(format!("{map:?}").starts_with("Map { board: type octile\nheight 3\n"), "{map:?}");
}
