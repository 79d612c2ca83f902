//! Native time per expansion of `find_path`, over all scenarios of a map: throughput is counted in expansions.
//!
//! Where the processor's counters can be read, the instructions per expansion are printed as well.
//!
//! `STARSTEP_MAPS=folder cargo bench --bench find_path`, in benches/native, measures the maps of another folder instead of tests/maps.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use starstep::experiments::{Experiment, parse};
use starstep::{Board, CostModel, Options, Solver};
use std::hint::black_box;
use std::path::PathBuf;

fn solve_all(solver: &mut Solver, experiments: &[Experiment]) -> u64 {
    let mut expanded = 0;
    for experiment in experiments {
        solver.set_start(experiment.start.0, experiment.start.1).expect("scenarios lie on their map");
        solver.set_goal(experiment.goal.0, experiment.goal.1).expect("scenarios lie on their map");
        let path = solver.find_path().expect("scenarios begin and end on open cells");
        expanded += black_box(path).map_or(0, |path| path.expanded);
    }
    expanded
}

/// How many instructions a function takes in this process, if they can be counted.
#[cfg(target_os = "linux")]
fn instructions<T>(run: impl FnOnce() -> T) -> Option<u64> {
    use perf_event::{Builder, events::Hardware};
    let mut counter = Builder::new(Hardware::INSTRUCTIONS).build().ok()?;
    counter.enable().ok()?;
    black_box(run());
    counter.disable().ok()?;
    counter.read().ok()
}

#[cfg(not(target_os = "linux"))]
fn instructions<T>(_: impl FnOnce() -> T) -> Option<u64> {
    None
}

fn maps(criterion: &mut Criterion) {
    let folder = std::env::var_os("STARSTEP_MAPS")
        .map_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/maps")), PathBuf::from);
    let files =
        std::fs::read_dir(&folder).expect("the folder of maps is there").map(|entry| entry.expect("readable").path());
    let mut maps: Vec<_> = files.filter(|path| path.extension().is_some_and(|extension| extension == "map")).collect();
    maps.sort();
    for path in maps {
        let board = Board::from_map_bytes(&std::fs::read(&path).expect("a readable map")).expect("a map");
        let scenarios = std::fs::read_to_string(path.with_extension("map.scen")).expect("scenarios beside the map");
        let experiments = parse(&scenarios).expect("scenarios");
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut group = criterion.benchmark_group(name.as_str());
        for costs in CostModel::ALL {
            let mut solver = Solver::from_board(board.clone());
            solver.configure(Options { costs: *costs, ..Options::default() });
            let expanded = solve_all(&mut solver, &experiments);
            match instructions(|| solve_all(&mut solver, &experiments)) {
                Some(count) => {
                    println!("{name}/{}: {} instructions per expansion", costs.name(), count / expanded.max(1));
                }
                None => println!("{name}/{}: instructions cannot be counted here", costs.name()),
            }
            group.throughput(Throughput::Elements(expanded));
            group.sample_size(10);
            group.bench_function(costs.name(), |bencher| bencher.iter(|| solve_all(&mut solver, &experiments)));
        }
        group.finish();
    }
}

criterion_group!(benches, maps);
criterion_main!(benches);
