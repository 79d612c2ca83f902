//! `cargo xtask test`: sets up what the tests need and runs all of them, the quick ones first.

mod again;
mod changed;
mod outcome;
mod parts;
mod plan;
#[cfg(test)]
mod planted;
mod report;
mod runners;
mod seed;

use crate::tools;
use anyhow::{Result, ensure};
use changed::Reached;
use outcome::{Outcome, Test};
use parts::{OF_FILES, PARTS, Part};
pub use plan::Asked;
use plan::{Files, Plan};
use report::Report;
use std::time::Instant;

/// Runs all parts, or those that are asked for. Returns whether all is good.
///
/// # Errors
///
/// If nothing can be run.
pub fn test(asked: &Asked) -> Result<bool> {
    let mut plan = Plan::of(asked)?;
    let chosen = if asked.changed {
        let Reached { parts, files, left } = changed::reached()?;
        if !left.is_empty() {
            eprintln!("left to a whole run: {}", left.join(" "));
        }
        plan.files = Files::Exactly(files);
        PARTS.into_iter().filter(|(name, _)| parts.iter().any(|part| part == name)).collect()
    } else {
        parts_asked_for(asked)?
    };
    if chosen.is_empty() {
        println!("Nothing has changed that a test could notice.");
        return Ok(true);
    }
    eprintln!("seed {}", plan.seed);
    tools::ensure_wasm_target()?;
    let is_all = chosen.len() == PARTS.len() && matches!(plan.files, Files::All);
    let report = run(chosen.into_iter(), &plan);
    ensure!(report.has_tests(), "no file of these tests has {} in its path", asked.files.join(" or "));
    if is_all {
        report.write()?;
    }
    print!("{}", report.lines());
    Ok(report.is_green())
}

/// The parts that a word is in the name of; where files are asked for, those that consist of files.
fn parts_asked_for(asked: &Asked) -> Result<Vec<Part>> {
    let is_chosen = |name: &str| {
        asked.only.as_deref().is_none_or(|word| name.contains(word))
            && (asked.files.is_empty() || OF_FILES.contains(&name))
    };
    let chosen: Vec<_> = PARTS.into_iter().filter(|(name, _)| is_chosen(name)).collect();
    let names = PARTS.map(|(name, _)| name).join(", ");
    let of_files = OF_FILES.join(" and ");
    let word = asked.only.as_deref().unwrap_or_default();
    ensure!(!chosen.is_empty(), "no part is called {word:?}; there are {names}, and {of_files} take files");
    Ok(chosen)
}

/// Runs parts in turn, also after one has failed, so that one run tells everything.
fn run(parts: impl Iterator<Item = Part>, plan: &Plan) -> Report {
    let mut report = Report::new(plan.seed);
    for (name, part) in parts {
        eprintln!("\n== {name}");
        let begin = Instant::now();
        let outcome = part(plan).unwrap_or_else(|error| Outcome::of(name, vec![Test::of(name, Err(error))]));
        for broken in &outcome.broken {
            eprintln!("{}", broken.error);
        }
        let word = if outcome.is_good() { "good" } else { "broken" };
        eprintln!("== {name}: {word}, {:.0?}", begin.elapsed());
        report.add(name, begin.elapsed().as_secs(), outcome);
    }
    report
}
