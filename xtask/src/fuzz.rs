//! `cargo xtask fuzz`: input that nobody would write and calls in any order, for a while.

use anyhow::{Context, Result, ensure};
use std::process::{Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

/// For what ends after a number of cases.
const LONGEST: f64 = 1e6;

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
}

/// An attack, and how many cases the short fuzz tries: what takes it some three seconds.
type Attack = (&'static str, u64);

/// The attacks on the engine, which run natively, and those on the page's readers, under Node.
const NATIVE: [Attack; 3] = [("calls", 5000), ("maps", 100_000), ("scen", 200_000)];
const UNDER_NODE: [Attack; 4] = [("links", 5000), ("scenarios", 2500), ("texts", 100_000), ("arguments", 5000)];

/// A program with some of the attacks, prepared to run.
type Program = fn() -> Command;
const PROGRAMS: [(&[Attack], Program); 2] = [(&NATIVE, native), (&UNDER_NODE, under_node)];

fn native() -> Command {
    let mut command = Command::new("cargo");
    // Built with the checks of a debug build, which find more.
    command.args(["run", "--quiet", "--package", "starstep", "--example", "fuzz", "--"]);
    command
}

fn under_node() -> Command {
    let mut command = Command::new("node");
    command.arg("tests/fuzz/main.js");
    command
}

/// Runs the attacks whose name contains the plan's word, and fails if any case does.
pub fn fuzz(plan: &Plan) -> Result<()> {
    let chosen = |attacks: &[Attack]| attacks.iter().filter(|(name, _)| name.contains(&plan.attack)).count();
    let all: usize = PROGRAMS.iter().map(|(attacks, _)| chosen(attacks)).sum();
    let names =
        || PROGRAMS.iter().flat_map(|(attacks, _)| *attacks).map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    ensure!(all > 0, "no attack is called {:?}; there are {}", plan.attack, names());
    let mut is_good = true;
    begin(plan.seed);
    for (attacks, program) in PROGRAMS {
        if chosen(attacks) > 0 {
            is_good &= run(program(), plan, chosen(attacks), all)?;
        }
    }
    end(is_good)
}

/// Runs all attacks for as many cases each as stand beside it, however long they take on this machine.
pub fn a_short_fuzz(seed: u32) -> Result<()> {
    let mut is_good = true;
    begin(seed.into());
    for (attacks, program) in PROGRAMS {
        for &(name, tries) in attacks {
            let plan =
                Plan { attack: name.to_owned(), tries: Some(tries), ..Plan::of_seconds(LONGEST, Some(seed.into())) };
            is_good &= run(program(), &plan, 1, 1)?;
        }
    }
    end(is_good)
}

fn begin(seed: u64) {
    println!("seed {seed}\n\n| attack | tries | failures |\n|---|---|---|");
}

fn end(is_good: bool) -> Result<()> {
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
