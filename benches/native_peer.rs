//! Starstep's A* beside that of the crate `pathfinding`, natively, interleaved in one process on the same queries.
//!
//! `STARSTEP_MAPS=folder cargo bench --bench native_peer` prints a Markdown table; `cargo xtask bench` runs it.

use pathfinding::prelude::astar;
use starstep::scenario_file::{Query, parse_scen};
use starstep::{Board, CostModel, Options, Solver};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const ROUNDS: usize = 3;

/// The cost of a path by the peer, in the same whole units as Starstep's: 1970 straight, 2786 diagonal.
fn peer(board: &Board, query: &Query) -> Option<u32> {
    let open = |x: u32, y: u32| board.is_open(i64::from(x), i64::from(y));
    let successors = |(x, y): &(u32, u32)| {
        let (x, y) = (*x, *y);
        let steps = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
        let mut found = Vec::with_capacity(8);
        for (dx, dy) in steps {
            let (next_x, next_y) = (x.wrapping_add_signed(dx), y.wrapping_add_signed(dy));
            if open(next_x, next_y) && open(next_x, y) && open(x, next_y) {
                found.push(((next_x, next_y), if dx == 0 || dy == 0 { 1970 } else { 2786 }));
            }
        }
        found
    };
    let heuristic = |(x, y): &(u32, u32)| {
        let (dx, dy) = (x.abs_diff(query.goal.0), y.abs_diff(query.goal.1));
        1970 * dx.max(dy) + 816 * dx.min(dy)
    };
    astar(&query.start, successors, heuristic, |cell| *cell == query.goal).map(|(_, cost)| cost)
}

fn timed<T>(act: impl FnOnce() -> T) -> (Duration, T) {
    let begin = Instant::now();
    let result = act();
    (begin.elapsed(), result)
}

fn micros(times: &[Duration]) -> f64 {
    times.iter().sum::<Duration>().as_secs_f64() * 1e6 / f64::from(u32::try_from(times.len()).unwrap_or(1))
}

/// Mean times of both over the queries, of each the median of the rounds.
fn measure(path: &Path, every: usize) -> (f64, f64) {
    let board = Board::from_map_bytes(&std::fs::read(path).expect("a readable map")).expect("a map");
    let scenarios = std::fs::read_to_string(path.with_extension("map.scen")).expect("scenarios beside the map");
    let queries = parse_scen(&scenarios).expect("scenarios");
    let mut solver = Solver::from_board(board.clone());
    solver.configure(Options { costs: CostModel::Sqrt2, ..Options::default() });
    let (mut own, mut other) = (Vec::new(), Vec::new());
    for query in queries.iter().step_by(every) {
        let mut rounds = [[Duration::ZERO; ROUNDS]; 2];
        let [own_rounds, other_rounds] = &mut rounds;
        for (own_round, other_round) in own_rounds.iter_mut().zip(other_rounds) {
            let (time, found) = timed(|| {
                solver.set_start(query.start.0, query.start.1).expect("scenarios lie on their map");
                solver.set_goal(query.goal.0, query.goal.1).expect("scenarios lie on their map");
                solver.find_path().expect("scenarios begin and end on open cells")
            });
            *own_round = time;
            let (time, cost) = timed(|| peer(&board, query));
            *other_round = time;
            let same = found
                .map(|path| path.cost)
                .zip(cost)
                .is_none_or(|(own, other)| (own - f64::from(other) / 1970.0).abs() < 1e-3);
            assert!(same, "both find the same cost");
        }
        for (times, mut round) in [&mut own, &mut other].into_iter().zip(rounds) {
            round.sort_unstable();
            times.push(round[ROUNDS / 2]);
        }
    }
    (micros(&own), micros(&other))
}

fn main() {
    let folder = std::env::var_os("STARSTEP_MAPS").map_or_else(|| PathBuf::from("tests/maps"), PathBuf::from);
    let every = std::env::var("STARSTEP_EVERY").ok().and_then(|every| every.parse().ok()).unwrap_or(1);
    let files =
        std::fs::read_dir(&folder).expect("the folder of maps is there").map(|entry| entry.expect("readable").path());
    let mut maps: Vec<_> = files.filter(|path| path.extension().is_some_and(|extension| extension == "map")).collect();
    maps.sort();
    println!("| map | Starstep astar, mean µs | crate `pathfinding` astar, mean µs | ratio |\n|---|---|---|---|");
    let mut logarithms = 0.0;
    for path in &maps {
        let (own, other) = measure(path, every);
        logarithms += (other / own).ln();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        println!("| {name} | {own:.1} | {other:.1} | {:.1} |", other / own);
    }
    let mean = (logarithms / f64::from(u32::try_from(maps.len()).unwrap_or(1))).exp();
    println!("\nGeometric mean of the ratios: {mean:.1}.");
}
