//! `cargo xtask bench`: Starstep compared with its peers, on the same queries, in one run.

use crate::{build, tools};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// How many scenarios a benchmark map has.
const SCENARIOS: usize = 200;
/// How many of them are queried, spread over the file; in quick mode, with one round, few enough to finish within two
/// minutes.
const QUERIES: usize = 50;
const QUICK_QUERIES: usize = 8;

/// Measures the maps of a folder, prints the tables and writes docs/benchmarks.md and target/bench.json.
pub fn bench(folder: &Path, quick: bool) -> Result<()> {
    build::build(build::How::Optimized)?;
    let folder = std::path::absolute(folder)?;
    let queries = if quick { QUICK_QUERIES } else { QUERIES };
    let peers = tools::root().join("benches/peers");
    if !peers.join("node_modules").exists() {
        let mut install = Command::new("npm");
        tools::run_command(install.args(["ci", "--no-audit", "--no-fund"]).current_dir(&peers), "npm is missing")?;
    }
    let native = native(&folder, SCENARIOS / queries)?;
    let mut command = Command::new("node");
    command.args(["--expose-gc", "run.js"]).arg(&folder).current_dir(&peers);
    command.arg("--queries").arg(queries.to_string());
    command.arg("--native").arg(&native).arg("--json").arg(tools::root().join("target/bench.json"));
    if quick {
        command.args(["--rounds", "1"]);
    } else {
        command.arg("--slow").arg("--markdown").arg(tools::root().join("docs/benchmarks.md"));
    }
    tools::run_command(&mut command, "node is missing: install Node.js 20 or newer from https://nodejs.org")
}

/// Runs the native benchmark and saves its table to a file.
fn native(folder: &Path, every: usize) -> Result<PathBuf> {
    let mut command = Command::new("cargo");
    command.args(["bench", "--quiet", "--package", "starstep", "--bench", "native_peer"]);
    command.env("STARSTEP_MAPS", folder).env("STARSTEP_EVERY", every.to_string());
    let output = command.stderr(std::process::Stdio::inherit()).output().context("cargo could not be started")?;
    anyhow::ensure!(output.status.success(), "the native benchmark failed");
    let file = tools::root().join("target/bench-native.md");
    std::fs::write(&file, output.stdout)?;
    Ok(file)
}
