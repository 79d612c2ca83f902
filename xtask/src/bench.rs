//! `cargo xtask bench`: Starstep compared with its peers, on the same queries, in one run.

use crate::{bench_page, build, tools};
use anyhow::{Context, Result};
use std::path::Path;
use std::process::Command;

/// How many scenarios a benchmark map has.
const SCENARIOS: usize = 200;
/// How many of them are queried, spread over the file; in quick mode, with one round, few enough to finish within two
/// minutes.
const QUERIES: usize = 50;
const QUICK_QUERIES: usize = 8;
/// How many Criterion measures again and again.
const CRITERION_QUERIES: usize = 10;

/// The native benchmarks that print a table, with the headings of their sections.
const TABLES: [(&str, &str); 2] = [("native_peer", "Native"), ("terrain", "Terrain")];

const ABOUT_CRATES: &str = "Measured by Criterion, warm, on the same rules; versions are those of benches/native/Cargo.lock. `cargo bench` in benches/native also makes its page \
    with plots, target/criterion/report/index.html. The A* of `bevy_northstar` is left out: version 0.8 needs Rust 1.97, \
    and 0.7 compiles Bevy's renderer; with eight neighbors it would follow another rule, because a diagonal move costs as \
    much as a straight one.";

/// Measures the maps of a folder, prints the tables, and writes target/bench.json and the sections of
/// docs/benchmarks.md that are made here; what else stands on that page stays.
pub fn bench(folder: &Path, quick: bool) -> Result<()> {
    build::build(build::How::Optimized)?;
    let folder = std::path::absolute(folder)?;
    let queries = if quick { QUICK_QUERIES } else { QUERIES };
    let mut sections = vec![("peers", peers(&folder, queries, quick)?), ("prices", prices(&folder, quick)?)];
    for (bench, heading) in TABLES {
        let table = table(bench, &folder, SCENARIOS / queries)?;
        println!("{table}");
        sections.push((bench, format!("## {heading}\n\n{table}")));
    }
    if quick {
        return Ok(());
    }
    let crates = crates(&folder)?;
    println!("{crates}");
    sections.push(("crates", crates));
    let file = tools::root().join("docs/benchmarks.md");
    let page = std::fs::read_to_string(&file)?;
    let page = sections.iter().try_fold(page, |page, (name, text)| bench_page::with_section(&page, name, text))?;
    Ok(std::fs::write(file, page)?)
}

/// Runs the packages from npm. Returns the beginning of the page.
fn peers(folder: &Path, queries: usize, quick: bool) -> Result<String> {
    let count = queries.to_string();
    let json = tools::root().join("target/bench.json");
    let mut arguments = vec!["--queries", &count, "--json", json.to_str().context("the folder's name is no text")?];
    arguments.extend(if quick { ["--rounds", "1"].as_slice() } else { &["--slow"] });
    javascript("run", folder, &arguments)
}

/// Runs what tells the first query, the warm one, and those after an edit apart. Returns its section.
fn prices(folder: &Path, quick: bool) -> Result<String> {
    javascript("prices", folder, if quick { &["--queries", "4", "--edits", "3"] } else { &[] })
}

/// Runs a script of benches/peers, and returns what it has written.
fn javascript(script: &str, folder: &Path, arguments: &[&str]) -> Result<String> {
    let peers = tools::root().join("benches/peers");
    if !peers.join("node_modules").exists() {
        let mut install = Command::new("npm");
        tools::run_command(install.args(["ci", "--no-audit", "--no-fund"]).current_dir(&peers), "npm is missing")?;
    }
    let file = tools::root().join(format!("target/bench-{script}.md"));
    let mut command = Command::new("node");
    command.args(["--expose-gc", &format!("{script}.js")]).arg(folder).args(arguments).current_dir(&peers);
    command.arg("--markdown").arg(&file);
    tools::run_command(&mut command, "node is missing: install Node.js 20 or newer from https://nodejs.org")?;
    Ok(std::fs::read_to_string(file)?)
}

/// A benchmark of the package in benches/native.
fn native(bench: &str) -> Command {
    let mut command = Command::new("cargo");
    command.args(["bench", "--quiet", "--locked", "--bench", bench]);
    command.current_dir(tools::root().join("benches/native"));
    command.env("CARGO_TARGET_DIR", tools::root().join("target/benches"));
    command
}

/// Runs a native benchmark and returns its table.
fn table(bench: &str, folder: &Path, every: usize) -> Result<String> {
    let mut command = native(bench);
    command.env("STARSTEP_MAPS", folder).env("STARSTEP_EVERY", every.to_string());
    let output = command.stderr(std::process::Stdio::inherit()).output().context("cargo could not be started")?;
    anyhow::ensure!(output.status.success(), "the native benchmark {bench} failed");
    Ok(String::from_utf8(output.stdout)?)
}

/// Runs the crates of benches/native with Criterion, and returns their section.
fn crates(folder: &Path) -> Result<String> {
    let file = tools::root().join("target/bench-crates.md");
    let mut command = native("fastest");
    command
        .env("STARSTEP_MAPS", folder)
        .env("STARSTEP_EVERY", (SCENARIOS / CRITERION_QUERIES).to_string())
        .env("STARSTEP_TABLE", &file);
    tools::run_command(&mut command, "cargo could not be started")?;
    let table = std::fs::read_to_string(file)?;
    Ok(format!("## Other crates\n\n{ABOUT_CRATES}\n\n{table}"))
}
