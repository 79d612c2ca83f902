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

/// Whether a length is the published one, which has six significant digits.
fn is_as_published(length: f64, published: f64) -> bool {
    (length - published).abs() <= published.max(1e-9) * 1e-5
}

/// Solves all scenarios of all maps and returns how many there were and which came out differently than published.
fn mismatches(algorithm: Algorithm) -> (usize, Vec<String>) {
    let (mut count, mut wrong) = (0, Vec::new());
    for path in maps() {
        let board = Board::from_map_bytes(&std::fs::read(&path).unwrap()).unwrap();
        let scenarios = std::fs::read_to_string(path.with_extension("map.scen")).unwrap();
        let mut solver = Solver::from_board(board);
        solver.configure(Options { algorithm, costs: CostModel::Sqrt2, ..Options::default() });
        for experiment in parse(&scenarios).unwrap() {
            solver.set_start(experiment.start.0, experiment.start.1).unwrap();
            solver.set_goal(experiment.goal.0, experiment.goal.1).unwrap();
            let found = solver.find_path().unwrap();
            let walked = found.map(|path| check_path(solver.board(), solver.options(), &path.cells).unwrap());
            let is_right = match (walked, experiment.length) {
                (Some(length), Some(published)) => is_as_published(length, published),
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
