//! Published optimal lengths of the MovingAI benchmarks.

use starstep::experiments::parse;
use starstep::{Algorithm, Board, CostModel, Options, Solver, check_path};
use std::path::{Path, PathBuf};

/// The folders with maps: the tests' own, and the one named by `STARSTEP_MAPS`.
fn maps() -> Vec<PathBuf> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/maps");
    let folders = std::iter::once(own).chain(std::env::var_os("STARSTEP_MAPS").map(PathBuf::from));
    let files = folders.flat_map(|folder| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()));
    files.filter(|path| path.extension().is_some_and(|extension| extension == "map")).collect()
}

/// The most decimals that a length in a file of scenarios has. Trailing zeros are left out there, so no line tells alone.
fn decimals(scenarios: &str) -> i32 {
    let lengths = scenarios.lines().filter_map(|line| line.split_whitespace().nth(8));
    let decimals = lengths.filter_map(|length| length.split_once('.')).map(|(_, decimals)| decimals.len());
    i32::try_from(decimals.max().unwrap_or(0)).unwrap()
}

/// Whether a length is the published one, which has six significant digits, or fewer where its file has few decimals.
fn is_as_published(length: f64, published: f64, decimals: i32) -> bool {
    (length - published).abs() <= (published * 1e-5).max(10_f64.powi(-decimals.min(9)))
}

#[test]
fn lengths_are_compared_in_the_digits_that_were_published() {
    assert_eq!(decimals("version 1\n0\ta.map\t4\t4\t0\t0\t1\t1\t5\n0\ta.map\t4\t4\t0\t0\t3\t3\t7.24\n"), 2);
    // 3 + 3 √2, as a file with two decimals has it; and a path that is longer by the least that can be, next to it.
    assert!(is_as_published(7.242_640_687, 7.24, 2));
    assert!(!is_as_published(7.828_427_125, 7.24, 2));
    assert!(is_as_published(7.242_640_687, 7.24264, 5));
    assert!(!is_as_published(7.242_8, 7.24264, 5));
    assert!(is_as_published(1_234.567_8, 1234.57, 5));
}

/// Solves all scenarios of all maps and returns how many there were and which came out differently than published.
fn mismatches(algorithm: Algorithm) -> (usize, Vec<String>) {
    let (mut count, mut wrong) = (0, Vec::new());
    for path in maps() {
        let board = Board::from_map_bytes(&std::fs::read(&path).unwrap()).unwrap();
        let scenarios = std::fs::read_to_string(path.with_extension("map.scen")).unwrap();
        let decimals = decimals(&scenarios);
        let mut solver = Solver::from_board(board);
        solver.configure(Options { algorithm, costs: CostModel::Sqrt2, ..Options::default() });
        for experiment in parse(&scenarios).unwrap() {
            solver.set_start(experiment.start.0, experiment.start.1).unwrap();
            solver.set_goal(experiment.goal.0, experiment.goal.1).unwrap();
            let found = solver.find_path().unwrap();
            let walked = found.map(|path| check_path(solver.board(), solver.options(), &path.cells).unwrap());
            let is_right = match (walked, experiment.length) {
                (Some(length), Some(published)) => is_as_published(length, published, decimals),
                (None, None) => true,
                _ => false,
            };
            count += 1;
            if !is_right {
                wrong.push(format!("{}: {experiment:?} came out as {walked:?}", path.display()));
            }
        }
    }
    (count, wrong)
}

fn all_come_out_as_published(algorithm: Algorithm) {
    let (count, wrong) = mismatches(algorithm);
    println!("{algorithm:?}: {count} scenarios on {} maps, {} mismatches", maps().len(), wrong.len());
    assert!(count >= 800);
    assert_eq!(wrong, Vec::<String>::new());
}

// All algorithms that promise shortest paths on every benchmark board, a test each, so that they run in parallel.

#[test]
fn astar_finds_the_published_lengths() {
    all_come_out_as_published(Algorithm::AStar);
}

#[test]
fn dijkstra_finds_the_published_lengths() {
    all_come_out_as_published(Algorithm::Dijkstra);
}

#[test]
fn jumps_find_the_published_lengths() {
    all_come_out_as_published(Algorithm::JumpPoint);
}

#[test]
fn searches_from_both_ends_find_the_published_lengths() {
    all_come_out_as_published(Algorithm::BidirectionalAStar);
}

#[test]
fn the_fastest_finds_the_published_lengths() {
    all_come_out_as_published(Algorithm::Fastest);
}
