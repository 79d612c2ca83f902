//! What happens when memory runs out: an error that says so, and nothing else. A separate test binary, because its
//! allocator refuses to go beyond a limit.

use cap::Cap;
use starstep::{Algorithm, Board, Error, Map, OpenListKind, Options, Scratch, Solver, generate};
use std::alloc::System;

#[global_allocator]
static LIMITED: Cap<System> = Cap::new(System, usize::MAX);

const SIDE: u32 = 512;

/// Runs something with this many more bytes than are in use now.
fn with_room<T>(bytes: usize, act: impl FnOnce() -> T) -> T {
    LIMITED.set_limit(LIMITED.allocated() + bytes).unwrap();
    let result = act();
    LIMITED.set_limit(usize::MAX).unwrap();
    result
}

/// Whether memory ran out: for anything, or for a longer record.
fn is_memory(error: &Error) -> bool {
    let is_for = |problem: &str| error.values().contains(&("problem", problem.to_owned()));
    error.code() == "too-large" && (is_for("memory") || is_for("record"))
}

/// Amounts of memory, from nothing to enough: closely spaced at first, so that every allocation fails once.
fn rooms() -> impl Iterator<Item = usize> {
    std::iter::successors(Some(2048_usize), |bytes| Some(bytes + bytes / 7)).take_while(|bytes| *bytes < 80 << 20)
}

/// Tries something with more and more room, each time on a fresh solver on the same board. It must run out of memory at
/// first and succeed in the end, and leave a solver that finds the same path as before.
fn check(name: &str, board: &Board, options: &Options, act: impl Fn(&mut Solver) -> Result<(), Error>) {
    let fresh = || {
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        solver
    };
    let expected = fresh().find_path().unwrap();
    let (mut failed, mut succeeded) = (0, 0);
    for room in rooms() {
        let mut solver = fresh();
        let result = with_room(room, || act(&mut solver));
        match result {
            Ok(()) => succeeded += 1,
            Err(error) => {
                assert!(is_memory(&error), "{name} with {room} bytes: {error}");
                assert_eq!(solver.board(), board, "{name} with {room} bytes changed the board");
                failed += 1;
            }
        }
        if failed % 8 == 0 && succeeded == 0 {
            assert_eq!(solver.find_path().unwrap(), expected, "{name} with {room} bytes, then with enough");
        }
        if succeeded == 2 {
            break;
        }
    }
    assert!(failed > 3 && succeeded == 2, "{name}: {failed} failed, {succeeded} succeeded");
}

/// Rooms whose ends are not in the corners, so that maps have to name them.
fn board() -> Board {
    let mut board = Board::new(SIDE, SIDE).unwrap();
    generate::rooms(&mut board, 9, generate::EXTRA_DOORS, 3).unwrap();
    board.set_start(3, 3).unwrap();
    board
}

fn searches(board: &Board) {
    for algorithm in Algorithm::ALL {
        let options = Options { algorithm: *algorithm, ..Options::default() };
        check(&format!("find_path {algorithm:?}"), board, &options, |solver| solver.find_path().map(drop));
        check(&format!("run {algorithm:?}"), board, &options, |solver| solver.run().map(drop));
        check(&format!("shortest_cost {algorithm:?}"), board, &options, |solver| solver.shortest_cost().map(drop));
        check(&format!("path_between {algorithm:?}"), board, &options, |solver| {
            solver.step(9)?;
            solver.path_between(500, 500, 3, 3).map(drop)
        });
        // Preparing a map fails without a word; the query has it.
        check(&format!("a map {algorithm:?}"), board, &options, |solver| {
            let map = Map::new(Board::new(SIDE, SIDE)?, solver.options().clone());
            map.path_between(500, 500, 3, 3, &mut Scratch::default()).map(drop)
        });
    }
    for open_list in OpenListKind::ALL {
        // The open list grows large while the expansions stay few.
        let options = Options { algorithm: Algorithm::Greedy, open_list: *open_list, ..Options::default() };
        check(&format!("run {open_list:?}"), board, &options, |solver| solver.run().map(drop));
    }
    let habits = Options { decrease_key: false, reopen_closed: true, weight: 3.0, ..Options::default() };
    check("find_path with habits", board, &habits, |solver| solver.find_path().map(drop));
    check("distances", board, &Options::default(), |solver| solver.distances(3, 3).map(drop));
    check("path_to", board, &Options::default(), |solver| {
        solver.distances(3, 3)?;
        solver.path_to(500, 500).map(drop)
    });
    check("node", board, &Options::default(), |solver| solver.run().and_then(|_| solver.node(3, 3)).map(drop));
}

/// A generator that fails leaves the board as it was, which `check` compares.
fn generators(board: &Board) {
    type Make = fn(&mut Board) -> Result<(), Error>;
    let makes: [(&str, Make); 3] = [
        ("random walls", |board| generate::random_walls(board, 0.2, 1).map(drop)),
        ("maze", |board| generate::maze(board, 1)),
        ("rooms", |board| generate::rooms(board, 5, 0.3, 1)),
    ];
    for (name, make) in makes {
        check(name, board, &Options::default(), |solver| solver.edit(make));
    }
}

fn boards_and_maps(board: &Board) {
    check("a board", board, &Options::default(), |_| Board::new(4096, 1024).map(drop));
    let named = board.to_map();
    let unnamed: String =
        named.lines().filter(|line| !line.starts_with(['s', 'g'])).flat_map(|line| [line, "\n"]).collect();
    let walled = unnamed.replacen("map\n.", "map\n@", 1);
    for (name, text) in [("a map with ends", named), ("a map without ends", unnamed), ("a map with a corner", walled)] {
        check(name, board, &Options::default(), |_| Board::from_map(&text).map(drop));
    }
}

/// Where the memory of the last distances was released for a search, the path from them is searched for again.
fn distances_after_a_search_without_memory(board: &Board) {
    let mut solver = Solver::from_board(board.clone());
    solver.distances(3, 3).unwrap();
    let expected = solver.path_to(500, 500).unwrap();
    assert!(expected.is_some());
    with_room(16 << 10, || assert_eq!(solver.begin().unwrap_err().code(), "too-large"));
    assert_eq!(solver.path_to(500, 500).unwrap(), expected);
}

/// A search that runs out of memory midway keeps its record, can go back in it, and continues when there is memory
/// again.
fn records(board: &Board) {
    for algorithm in Algorithm::ALL {
        let mut whole = Solver::from_board(board.clone());
        whole.configure(Options { algorithm: *algorithm, ..Options::default() });
        whole.run().unwrap();
        let mut solver = Solver::from_board(board.clone());
        solver.configure(whole.options().clone());
        let begin = whole.length() / 50;
        solver.step(begin).unwrap();
        let error = with_room(16 << 10, || solver.run()).unwrap_err();
        assert!(error.code() == "too-large", "{algorithm:?}: {error}");
        let length = solver.length();
        assert!((begin..whole.length()).contains(&length), "{algorithm:?} recorded {length} of {}", whole.length());
        with_room(16 << 10, || solver.seek(length / 2)).unwrap();
        assert_eq!(solver.position(), length / 2);
        solver.run().unwrap();
        assert_eq!(solver.expansion_order(), whole.expansion_order(), "{algorithm:?}");
        assert_eq!(solver.stats(), whole.stats(), "{algorithm:?}");
    }
}

/// If the states cannot be allocated, a picture shows what is known: the cells.
fn pictures(board: &Board) {
    let mut solver = Solver::from_board(board.clone());
    let palette = std::array::from_fn(|index| [u8::try_from(index % 256).unwrap_or(0); 4]);
    let mut pixels = Vec::with_capacity(4 * (SIDE * SIDE) as usize);
    with_room(20_000, || {
        assert_eq!(solver.begin().unwrap_err().code(), "too-large");
        assert!(solver.states().is_empty());
        solver.paint(&palette, SIDE, (0, 0), (SIDE, SIDE), &mut pixels);
    });
    assert!(pixels.chunks(4).map(|pixel| pixel[0]).eq(board.cells().iter().copied()));
}

#[test]
fn running_out_of_memory_is_an_error_and_leaves_everything_as_it_was() {
    let board = board();
    boards_and_maps(&board);
    generators(&board);
    searches(&board);
    records(&board);
    distances_after_a_search_without_memory(&board);
    pictures(&board);
}
