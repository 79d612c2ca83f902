//! Starstep's A* and `fastest` compared with the A* of the crate `pathfinding`, natively, in one process on the same
//! experiments.
//!
//! `STARSTEP_MAPS=folder cargo bench --bench native_peer`, in benches/native, prints a Markdown table; `cargo xtask bench` runs it.

use pathfinding::prelude::astar;
use starstep::experiments::{Experiment, parse};
use starstep::{Algorithm, Board, CostModel, Options, Solver};
use std::path::{Path, PathBuf};
use std::time::Instant;

const ROUNDS: usize = 3;
/// Untimed queries at the beginning of each turn.
const WARM_UP: usize = 3;

/// The cost of the path that the peer finds, in the same whole units as Starstep's: 1970 straight, 2786 diagonal.
fn peer(board: &Board, experiment: &Experiment) -> Option<u32> {
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
        let (dx, dy) = (x.abs_diff(experiment.goal.0), y.abs_diff(experiment.goal.1));
        1970 * dx.max(dy) + 816 * dx.min(dy)
    };
    astar(&experiment.start, successors, heuristic, |cell| *cell == experiment.goal).map(|(_, cost)| cost)
}

/// Finds a path's cost, in straight moves.
type Find<'a> = Box<dyn FnMut(&Experiment) -> Option<f64> + 'a>;

fn starstep(board: &Board, algorithm: Algorithm) -> Find<'_> {
    let mut solver = Solver::from_board(board.clone());
    solver.configure(Options { algorithm, costs: CostModel::Sqrt2, ..Options::default() });
    Box::new(move |experiment| {
        solver.set_start(experiment.start.0, experiment.start.1).expect("scenarios lie on their map");
        solver.set_goal(experiment.goal.0, experiment.goal.1).expect("scenarios lie on their map");
        solver.find_path().expect("scenarios begin and end on open cells").map(|path| path.cost)
    })
}

/// Times in microseconds of A*, `fastest` and the crate.
struct Times {
    /// Means over the experiments, using the median of the rounds for each.
    means: [f64; 3],
    /// The sums of each round.
    rounds: [[f64; 3]; ROUNDS],
    count: f64,
}

/// The version of the crate that is measured, as the lock file has it.
fn version() -> &'static str {
    let lock = include_str!("../Cargo.lock");
    let entry = lock.split("[[package]]").find(|entry| entry.contains("name = \"pathfinding\""));
    let line = entry.and_then(|entry| entry.lines().find(|line| line.starts_with("version")));
    line.and_then(|line| line.split('"').nth(1)).expect("the crate is in the lock file")
}

/// Measures a map. The solvers take turns, each with all experiments, and a turn begins with untimed experiments, so that each has its
/// own data in the caches.
fn measure(path: &Path, every: usize) -> Times {
    let board = Board::from_map_bytes(&std::fs::read(path).expect("a readable map")).expect("a map");
    let scenarios = std::fs::read_to_string(path.with_extension("map.scen")).expect("scenarios beside the map");
    let experiments: Vec<_> = parse(&scenarios).expect("scenarios").into_iter().step_by(every).collect();
    let mut solvers: [Find; 3] = [
        starstep(&board, Algorithm::AStar),
        starstep(&board, Algorithm::Fastest),
        Box::new(|experiment| peer(&board, experiment).map(|cost| f64::from(cost) / 1970.0)),
    ];
    let mut rounds = [(); ROUNDS].map(|()| [(); 3].map(|()| Vec::new()));
    let mut costs = [(); 3].map(|()| Vec::new());
    for round in &mut rounds {
        for ((find, times), costs) in solvers.iter_mut().zip(round).zip(&mut costs) {
            for experiment in experiments.iter().rev().take(WARM_UP) {
                find(experiment);
            }
            costs.clear();
            for experiment in &experiments {
                let begin = Instant::now();
                costs.push(find(experiment));
                times.push(begin.elapsed().as_secs_f64() * 1e6);
            }
        }
    }
    let [own, fastest, other] = &costs;
    for costs in [own, fastest] {
        for (cost, other) in costs.iter().zip(other) {
            assert!(cost.is_some() == other.is_some(), "both find a path, or none");
            let difference = cost.zip(*other).map_or(0.0, |(cost, other)| cost - other);
            assert!(difference.abs() < 1e-3, "both find the same cost");
        }
    }
    let count = f64::from(u32::try_from(experiments.len()).expect("a scenario file has fewer lines"));
    let median = |which: usize, at: usize| {
        let mut times = rounds.each_ref().map(|round| round[which][at]);
        times.sort_unstable_by(f64::total_cmp);
        times[ROUNDS / 2]
    };
    Times {
        means: std::array::from_fn(|which| (0..experiments.len()).map(|at| median(which, at)).sum::<f64>() / count),
        rounds: rounds.each_ref().map(|round| round.each_ref().map(|times| times.iter().sum())),
        count,
    }
}

/// The geometric mean of some ratios.
fn mean(ratios: &[f64]) -> f64 {
    let count = f64::from(u32::try_from(ratios.len()).expect("a folder has fewer files"));
    (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / count).exp()
}

fn main() {
    let folder = std::env::var_os("STARSTEP_MAPS")
        .map_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/maps")), PathBuf::from);
    let every = std::env::var("STARSTEP_EVERY").ok().and_then(|every| every.parse().ok()).unwrap_or(1);
    let files =
        std::fs::read_dir(&folder).expect("the folder of maps is there").map(|entry| entry.expect("readable").path());
    let mut maps: Vec<_> = files.filter(|path| path.extension().is_some_and(|extension| extension == "map")).collect();
    maps.sort();
    println!("The A* of the crate `pathfinding` {}; {ROUNDS} rounds, warm queries.\n", version());
    println!(
        "| mean µs | Starstep astar | Starstep fastest | crate `pathfinding` astar | times astar | times fastest |"
    );
    println!("|---|---|---|---|---|---|");
    let mut all = Vec::new();
    for path in &maps {
        let times = measure(path, every);
        let [own, fastest, other] = times.means;
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        println!("| {name} | {own:.1} | {fastest:.1} | {other:.1} | {:.1} | {:.1} |", other / own, other / fastest);
        all.push(times);
    }
    println!(
        "\n| crate `pathfinding` takes | mean of the maps' ratios | in the rounds | by total time |\n|---|---|---|---|"
    );
    for (which, name) in [(0, "astar"), (1, "fastest")] {
        let of_maps: Vec<_> = all.iter().map(|times| times.means[2] / times.means[which]).collect();
        let rounds = (0..ROUNDS).map(|round| {
            mean(&all.iter().map(|times| times.rounds[round][2] / times.rounds[round][which]).collect::<Vec<_>>())
        });
        let (least, most) = rounds.fold((f64::INFINITY, 0.0_f64), |(a, b), ratio| (a.min(ratio), b.max(ratio)));
        let total = |which: usize| all.iter().map(|times| times.means[which] * times.count).sum::<f64>();
        println!(
            "| times `{name}` | {:.1} | {least:.1} to {most:.1} | {:.1} |",
            mean(&of_maps),
            total(2) / total(which)
        );
    }
}
