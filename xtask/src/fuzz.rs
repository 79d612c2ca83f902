//! `cargo xtask fuzz`: input that nobody would write and calls in any order, for a while.

use crate::tools;
use anyhow::{Context, Result, ensure};
use std::process::{Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

/// What is tried, for how long, and starting from which case.
pub struct Plan {
    pub seconds: f64,
    pub seed: u64,
    pub attack: String,
    pub tries: Option<u64>,
}

impl Plan {
    /// All attacks, for this many seconds in total.
    pub fn of_seconds(seconds: f64, seed: Option<u64>) -> Self {
        let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_secs());
        Self { seconds, seed: seed.unwrap_or_else(now), attack: String::new(), tries: None }
    }

    /// All attacks, with as many cases as a seed and a number say, however long they take on this machine.
    pub fn of_tries(tries: u64, seed: u32) -> Self {
        Self { tries: Some(tries), ..Self::of_seconds(f64::from(u32::MAX), Some(seed.into())) }
    }
}

/// The attacks on the engine, which run natively, and those on the page's readers, under Node.
const NATIVE: [&str; 3] = ["calls", "maps", "scen"];
const UNDER_NODE: [&str; 4] = ["links", "scenarios", "texts", "arguments"];

/// Runs the attacks whose name contains the plan's word, and fails if any case does.
pub fn fuzz(plan: &Plan) -> Result<()> {
    let chosen = |names: &[&str]| names.iter().filter(|name| name.contains(&plan.attack)).count();
    let (native, under_node) = (chosen(&NATIVE), chosen(&UNDER_NODE));
    let names = || [&NATIVE[..], &UNDER_NODE].concat().join(", ");
    ensure!(native + under_node > 0, "no attack is called {:?}; there are {}", plan.attack, names());
    println!("seed {}\n\n| attack | tries | failures |\n|---|---|---|", plan.seed);
    let mut is_good = true;
    if native > 0 {
        // Built with the checks of a debug build, which find more.
        tools::run("cargo", &["build", "--quiet", "--package", "starstep", "--example", "fuzz"])?;
        let mut command = Command::new("cargo");
        command.args(["run", "--quiet", "--package", "starstep", "--example", "fuzz", "--"]);
        is_good &= run(command, plan, native, native + under_node)?;
    }
    if under_node > 0 {
        let mut command = Command::new("node");
        command.arg("tests/fuzz/main.js");
        is_good &= run(command, plan, under_node, native + under_node)?;
    }
    ensure!(is_good, "some cases failed; each says how to try it again");
    Ok(())
}

/// Runs a program for its share of the time.
fn run(mut command: Command, plan: &Plan, attacks: usize, all: usize) -> Result<bool> {
    let share = f64::from(u32::try_from(attacks)?) / f64::from(u32::try_from(all)?);
    command.args(["--seconds", &(plan.seconds * share).to_string(), "--seed", &plan.seed.to_string()]);
    command.args(["--attack", &plan.attack]);
    if let Some(tries) = plan.tries {
        command.args(["--tries", &tries.to_string()]);
    }
    Ok(command.stdin(Stdio::null()).status().context("an attack could not be started")?.success())
}
