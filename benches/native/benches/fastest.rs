//! `fastest` beside other crates, where they can be run on the same rule: Criterion's page, and a table of its means.
//!
//! `STARSTEP_MAPS=folder` names the maps, `STARSTEP_EVERY=20` takes each twentieth query of a map, and `STARSTEP_TABLE=file`
//! writes the table. `cargo xtask bench` runs it without plots; `cargo bench` in this folder makes the page,
//! target/criterion/report/index.html.

use criterion::{Criterion, SamplingMode};
use starstep::Board;
use starstep::experiments::parse;
use starstep_benches::check::{Coord, decimals, length, shortest_straight};
use starstep_benches::solvers::{ENTRIES, Entry, Find};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A query: its ends, and the shortest lengths with eight and with four neighbors, the first with so many decimals.
struct Query {
    ends: (Coord, Coord),
    decimals: i32,
    lengths: [Option<f64>; 2],
}

/// What became of a solver's paths.
#[derive(Clone, Copy, Default)]
struct Tally {
    shortest: usize,
    longer: usize,
    breaking: usize,
}

fn read(map: &Path, every: usize) -> (Board, Vec<Query>) {
    let board = Board::from_map_bytes(&std::fs::read(map).expect("a readable map")).expect("a map");
    let scenarios = std::fs::read_to_string(map.with_extension("map.scen")).expect("scenarios beside the map");
    let decimals = decimals(&scenarios);
    let queries = parse(&scenarios).expect("scenarios").into_iter().step_by(every).map(|experiment| {
        let ends = (experiment.start, experiment.goal);
        Query { ends, decimals, lengths: [experiment.length, shortest_straight(&board, ends)] }
    });
    let queries = queries.collect();
    (board, queries)
}

/// Walks the paths of a solver.
fn check(board: &Board, queries: &[Query], entry: &Entry, find: &mut Find, tally: &mut Tally) {
    for Query { ends, decimals, lengths } in queries {
        let path = find(ends.0, ends.1);
        let shortest = lengths[usize::from(!entry.has_diagonals)];
        match path.map(|path| length(board, &path, *ends, entry.has_diagonals)) {
            None if shortest.is_none() => tally.shortest += 1,
            None | Some(None) => tally.breaking += 1,
            Some(Some(length)) => {
                // Published lengths have six digits, or as many decimals as their file.
                let is_shortest = shortest.is_some_and(|shortest| {
                    (length - shortest).abs() <= (shortest * 1e-5).max(10_f64.powi(-decimals.min(&9)))
                });
                let counted = if is_shortest { &mut tally.shortest } else { &mut tally.longer };
                *counted += 1;
            }
        }
    }
}

/// The mean and its confidence interval in microseconds for a query, which Criterion has left in a file.
fn estimate(folder: &Path, group: &str, name: &str, queries: usize) -> [f64; 3] {
    let file = folder.join(group).join(name.replace('*', "_")).join("new/estimates.json");
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mean = &serde_json::from_str::<serde_json::Value>(&text).expect("Criterion writes JSON")["mean"];
    let interval = &mean["confidence_interval"];
    let values = [&mean["point_estimate"], &interval["lower_bound"], &interval["upper_bound"]];
    values.map(|value| value.as_f64().expect("an estimate") / 1000.0 / queries as f64)
}

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = std::env::var_os("STARSTEP_MAPS").map_or_else(|| root.join("tests/maps"), PathBuf::from);
    let every = std::env::var("STARSTEP_EVERY").ok().and_then(|every| every.parse().ok()).unwrap_or(20);
    let table = std::env::var_os("STARSTEP_TABLE");
    let output = root.join("target/criterion");
    let mut criterion = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(100))
        .measurement_time(Duration::from_millis(400))
        .output_directory(&output);
    if table.is_some() {
        criterion = criterion.without_plots();
    }
    let files = std::fs::read_dir(&folder).expect("the folder of maps is there");
    let mut maps: Vec<_> = files.map(|entry| entry.expect("readable").path()).collect();
    maps.retain(|path| path.extension().is_some_and(|extension| extension == "map"));
    maps.sort();
    let mut tallies = vec![Tally::default(); ENTRIES.len()];
    let mut rows: Vec<(String, Vec<Option<[f64; 3]>>)> = Vec::new();
    for map in &maps {
        let name = map.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (board, queries) = read(map, every);
        let mut times = Vec::new();
        for (entry, tally) in ENTRIES.iter().zip(&mut tallies) {
            let mut find = (entry.make)(&board);
            check(&board, &queries, entry, &mut find, tally);
            let moves = if entry.has_diagonals { 8 } else { 4 };
            let name = format!("{name}, {moves} neighbors");
            times.push(entry.another_rule.is_none().then(|| {
                let mut group = criterion.benchmark_group(&name);
                group.sampling_mode(SamplingMode::Flat);
                group.bench_function(entry.name, |bencher| {
                    bencher.iter(|| {
                        for query in &queries {
                            std::hint::black_box(find(query.ends.0, query.ends.1));
                        }
                    });
                });
                group.finish();
                estimate(&output, &name, entry.name, queries.len())
            }));
        }
        rows.push((name, times));
    }
    for (entry, tally) in ENTRIES.iter().zip(&tallies) {
        let is_right = tally.longer + tally.breaking == 0;
        assert!(is_right || entry.name != "Starstep fastest", "fastest finds shortest paths");
    }
    let text = markdown(&tallies, &rows);
    match table {
        Some(file) => std::fs::write(file, text).expect("the table can be written"),
        None => println!("{text}"),
    }
}

fn markdown(tallies: &[Tally], rows: &[(String, Vec<Option<[f64; 3]>>)]) -> String {
    let mut text = String::from("| µs a query, mean and 95 % interval |");
    let measured: Vec<usize> = (0..ENTRIES.len()).filter(|at| ENTRIES[*at].another_rule.is_none()).collect();
    for at in &measured {
        let moves = if ENTRIES[*at].has_diagonals { 8 } else { 4 };
        write!(text, " {}, {moves} |", ENTRIES[*at].name).expect("text can be longer");
    }
    text += &format!("\n|---{}|\n", "|---".repeat(measured.len()));
    for (name, times) in rows {
        let cells: Vec<_> = measured.iter().filter_map(|at| times[*at]).map(interval).collect();
        text += &format!("| {name} | {} |\n", cells.join(" | "));
    }
    text += "| times fastest |";
    for at in &measured {
        let first = measured.iter().find(|first| ENTRIES[**first].has_diagonals == ENTRIES[*at].has_diagonals);
        let ratios = rows.iter().filter_map(|(_, times)| Some(times[*at]?[0] / times[*first?]?[0]));
        let (sum, count) = ratios.fold((0.0, 0.0), |(sum, count), ratio| (sum + f64::ln(ratio), count + 1.0));
        write!(text, " {:.1} |", f64::exp(sum / count)).expect("text can be longer");
    }
    text += "\n\n| solver | moves | shortest | longer | breaking the rule or none | |\n|---|---|---|---|---|---|\n";
    for (entry, Tally { shortest, longer, breaking }) in ENTRIES.iter().zip(tallies) {
        let moves = if entry.has_diagonals { 8 } else { 4 };
        let note = entry.another_rule.map_or(String::new(), |why| format!("not this rule: {why}"));
        text += &format!("| {} | {moves} | {shortest} | {longer} | {breaking} | {note} |\n", entry.name);
    }
    text
}

/// In three digits.
fn interval([mean, lower, upper]: [f64; 3]) -> String {
    let digits = if mean < 10.0 { 2 } else { usize::from(mean < 100.0) };
    format!("{mean:.digits$} ({lower:.digits$}–{upper:.digits$})")
}
