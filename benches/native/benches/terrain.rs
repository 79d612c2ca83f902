//! `fastest` compared with `astar` on maps with swamp and water: natively, in one process, on the same queries.
//!
//! `STARSTEP_MAPS=folder cargo bench --bench terrain`, in benches/native, paints areas on each map of the folder and prints a
//! Markdown table;
//! `STARSTEP_ONLY=word` takes the maps whose names have it. `cargo xtask bench` runs it.

use starstep::experiments::{Experiment, parse};
use starstep::{Algorithm, Board, CostModel, Diagonal, Options, SWAMP, Solver, WALL};
use std::path::{Path, PathBuf};
use std::time::Instant;

const ROUNDS: usize = 3;
/// What a cell of water costs more than one of ground, in tenths of a straight move.
const WATER: u8 = 60;
/// How far the highs and lows of the ground are apart, in cells: small areas, middling and large ones.
const GRAINS: [u32; 3] = [8, 24, 48];
/// Above which height swamp begins, and above which water: the highest points are 1.
const SHORES: [(f64, u8); 2] = [(0.8, WATER), (0.68, SWAMP)];

/// A number from 0 to 1 that looks random.
fn random(x: u32, y: u32, seed: u32) -> f64 {
    let mut mixed = u64::from(x) << 40 ^ u64::from(y) << 20 ^ u64::from(seed);
    for _ in 0..3 {
        mixed = (mixed ^ mixed >> 29).wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    }
    f64::from((mixed >> 40) as u32) / f64::from(1 << 24)
}

/// The height of a place, smooth between points of random heights.
fn height(x: u32, y: u32, grain: u32, seed: u32) -> f64 {
    let (column, row) = (x / grain, y / grain);
    let smooth = |at: u32| {
        let part = f64::from(at % grain) / f64::from(grain);
        part * part * (3.0 - 2.0 * part)
    };
    let (right, down) = (smooth(x), smooth(y));
    let across = |row| random(column, row, seed) * (1.0 - right) + random(column + 1, row, seed) * right;
    across(row) * (1.0 - down) + across(row + 1) * down
}

/// Paints swamp with water in it on the open cells of a map, in areas whose shapes follow from the seed.
fn paint(board: &mut Board, grain: u32, seed: u32) {
    let (width, height_of_board) = (board.width(), board.height());
    for (x, y) in (0..height_of_board).flat_map(|y| (0..width).map(move |x| (x, y))) {
        let ground = height(x, y, grain, seed);
        let shore = SHORES.iter().find(|(shore, _)| ground > *shore);
        if let Some((_, penalty)) = shore.filter(|_| board.cell(x, y) != Ok(WALL)) {
            board.set_cell(x, y, *penalty).expect("the cell is on the board");
        }
    }
}

/// How many microseconds a function takes in this thread: processor time, which others that run beside it do not add to,
/// where the system tells it, else time.
fn time(run: impl FnOnce()) -> f64 {
    #[cfg(target_os = "linux")]
    if let Ok(mut counter) = perf_event::Builder::new(perf_event::events::Software::TASK_CLOCK).build()
        && counter.enable().is_ok()
    {
        run();
        let nanoseconds = counter.read().expect("a counter that was enabled can be read");
        return std::time::Duration::from_nanos(nanoseconds).as_secs_f64() * 1e6;
    }
    let begin = Instant::now();
    run();
    begin.elapsed().as_secs_f64() * 1e6
}

/// The mean time of a query in microseconds, the median of the rounds, for each of the algorithms. They take turns, and
/// must find the same costs.
fn measure(board: &Board, experiments: &[Experiment], diagonal: Diagonal) -> [f64; 2] {
    let mut solvers = [Algorithm::AStar, Algorithm::Fastest].map(|algorithm| {
        let mut solver = Solver::from_board(board.clone());
        solver.configure(Options { algorithm, diagonal, costs: CostModel::Sqrt2, ..Options::default() });
        solver
    });
    let mut times = [[0.0; ROUNDS]; 2];
    let mut costs: [Vec<Option<f64>>; 2] = Default::default();
    for round in 0..=ROUNDS {
        for ((solver, times), costs) in solvers.iter_mut().zip(&mut times).zip(&mut costs) {
            costs.clear();
            let time = time(|| {
                for experiment in experiments {
                    solver.set_start(experiment.start.0, experiment.start.1).expect("scenarios lie on their map");
                    solver.set_goal(experiment.goal.0, experiment.goal.1).expect("scenarios lie on their map");
                    let path = solver.find_path().expect("scenarios begin and end on open cells");
                    costs.push(path.map(|path| path.cost));
                }
            });
            // The first round warms up.
            if let Some(round) = round.checked_sub(1) {
                times[round] = time;
            }
        }
    }
    for (cost, other) in costs[0].iter().zip(&costs[1]) {
        assert_eq!(cost.is_some(), other.is_some(), "both find a path, or none");
        let difference = cost.zip(*other).map_or(0.0, |(cost, other)| cost - other);
        assert!(difference.abs() < 1e-3, "both find the same cost");
    }
    let count = f64::from(u32::try_from(experiments.len()).expect("a scenario file has fewer lines"));
    times.map(|mut times| {
        times.sort_unstable_by(f64::total_cmp);
        times[ROUNDS / 2] / count
    })
}

/// The shares of swamp and water among the open cells, in percent.
fn shares(board: &Board) -> [f64; 2] {
    let count = |is_meant: &dyn Fn(u8) -> bool| {
        board.cells().iter().map(|cell| f64::from(u8::from(is_meant(*cell)))).sum::<f64>()
    };
    [SWAMP, WATER].map(|penalty| 100.0 * count(&|cell| cell == penalty) / count(&|cell| cell != WALL))
}

/// Whether `fastest` jumps on a board.
fn jumps(board: &Board) -> bool {
    let mut solver = Solver::from_board(board.clone());
    let open = (0_u32..).zip(board.cells()).find(|(_, cell)| **cell != WALL).expect("a map has open cells").0;
    let (x, y) = board.coord_of_cell(open);
    solver.set_start(x, y).expect("the cell is on the board");
    solver.set_goal(x, y).expect("the cell is on the board");
    solver.configure(Options { algorithm: Algorithm::Fastest, ..Options::default() });
    solver.run().expect("start and goal are open");
    !solver.scans().is_empty()
}

/// The row of the table for a map painted in some grain; how many times as fast `fastest` is, with and without diagonal moves; and whether it
/// jumps.
fn row(path: &Path, grain: u32, every: usize) -> (String, [f64; 2], bool) {
    let mut board = Board::from_map_bytes(&std::fs::read(path).expect("a readable map")).expect("a map");
    let scenarios = std::fs::read_to_string(path.with_extension("map.scen")).expect("scenarios beside the map");
    let experiments: Vec<_> = parse(&scenarios).expect("scenarios").into_iter().step_by(every).collect();
    paint(&mut board, grain, 1);
    let [swamp, water] = shares(&board);
    let [eight, four] = [Diagonal::NoCornerCutting, Diagonal::Never].map(|rule| measure(&board, &experiments, rule));
    let ratios = [eight, four].map(|[astar, fastest]| astar / fastest);
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let jumps = jumps(&board);
    let row = format!(
        "| {name} | {grain} | {swamp:.0} % | {water:.0} % | {} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} |",
        if jumps { "yes" } else { "no" },
        eight[0],
        eight[1],
        ratios[0],
        four[0],
        four[1],
        ratios[1]
    );
    (row, ratios, jumps)
}

fn main() {
    let folder = std::env::var_os("STARSTEP_MAPS")
        .map_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/maps")), PathBuf::from);
    let every = std::env::var("STARSTEP_EVERY").ok().and_then(|every| every.parse().ok()).unwrap_or(1);
    let only = std::env::var("STARSTEP_ONLY").unwrap_or_default();
    let files =
        std::fs::read_dir(&folder).expect("the folder of maps is there").map(|entry| entry.expect("readable").path());
    let mut maps: Vec<_> = files
        .filter(|path| path.extension().is_some_and(|extension| extension == "map"))
        .filter(|path| path.to_string_lossy().contains(&only))
        .collect();
    maps.sort();
    println!(
        "Areas of swamp (penalty {SWAMP}) with water in them (penalty {WATER}) are painted on the open cells of each map, with \
         shapes that follow from smooth random heights, whose highs and lows are 8, 24 or 48 cells apart (the grain); natively, processor time, the median of {ROUNDS} rounds. Both find \
         paths of the same cost.\n"
    );
    println!(
        "| mean µs | grain | swamp | water | jumps | astar, 8 | fastest, 8 | times | astar, 4 | fastest, 4 | times |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    let mut means = Vec::new();
    for grain in GRAINS {
        let rows: Vec<_> = maps.iter().map(|path| row(path, grain, every)).collect();
        for (row, _, _) in &rows {
            println!("{row}");
        }
        let mean = |rule: usize, only_jumps: bool| {
            let logs = rows.iter().filter(|row| row.2 || !only_jumps).map(|row| row.1[rule].ln());
            let (count, sum) = logs.fold((0.0, 0.0), |(count, sum), log| (count + 1.0, sum + log));
            if count == 0.0 { 1.0 } else { f64::exp(sum / count) }
        };
        means.push(format!(
            "| {grain} | {} of {} | {:.1} | {:.1} | {:.1} | {:.1} |",
            rows.iter().filter(|row| row.2).count(),
            rows.len(),
            mean(0, false),
            mean(1, false),
            mean(0, true),
            mean(1, true)
        ));
    }
    println!(
        "\nGeometric means of the ratios, by how far the highs and lows are apart:\n\n\
         | grain | maps where it jumps | all maps, 8 | all maps, 4 | where it jumps, 8 | where it jumps, 4 |\n\
         |---|---|---|---|---|---|\n{}",
        means.join("\n")
    );
}
