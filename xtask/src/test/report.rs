//! What a run of the tests came to: its last lines, and `target/gate.json`.

use super::outcome::{Broken, Outcome, Unsteady};
use super::seed;
use crate::tools;
use anyhow::Result;
use serde::Serialize;
use std::path::Path;

/// Where a run of all parts leaves what it came to.
const GATE: &str = "target/gate.json";

#[derive(Serialize)]
pub struct Report {
    commit: Option<String>,
    tree: Option<String>,
    /// Whether all that was tested was committed.
    is_clean: bool,
    seed: u32,
    is_green: bool,
    passed: usize,
    parts: Vec<Part>,
    unsteady: Vec<Unsteady>,
    broken: Vec<Broken>,
}

#[derive(Serialize)]
struct Part {
    name: String,
    is_good: bool,
    seconds: u64,
}

impl Report {
    /// That of a run that begins.
    pub fn new(seed: u32) -> Self {
        Self {
            commit: tools::output("git", &["rev-parse", "HEAD"]),
            tree: seed::tree(),
            is_clean: tools::output("git", &["status", "--porcelain"]).is_some_and(|changes| changes.is_empty()),
            seed,
            is_green: true,
            passed: 0,
            parts: Vec::new(),
            unsteady: Vec::new(),
            broken: Vec::new(),
        }
    }

    /// Adds what a part came to.
    pub fn add(&mut self, name: &str, seconds: u64, outcome: Outcome) {
        let is_good = outcome.is_good();
        self.is_green &= is_good;
        self.passed += outcome.passed;
        self.parts.push(Part { name: name.to_owned(), is_good, seconds });
        self.unsteady.extend(outcome.unsteady);
        self.broken.extend(outcome.broken);
    }

    /// Whether anything was tested.
    pub fn has_tests(&self) -> bool {
        self.passed + self.broken.len() > 0
    }

    pub fn is_green(&self) -> bool {
        self.is_green
    }

    /// What is told at the end; how many passed and failed comes last.
    pub fn lines(&self) -> String {
        let times: Vec<_> = self.parts.iter().map(|part| format!("{} {} s", part.name, part.seconds)).collect();
        let mut lines = vec![String::new(), format!("seed {}; {}", self.seed, times.join(", "))];
        lines.extend(self.unsteady.iter().map(|test| {
            let tries = if test.tries == 1 { "1 try".to_owned() } else { format!("{} tries", test.tries) };
            let (place, error) = (place(&test.part, &test.place), first_line(&test.first_error));
            format!("unsteady: {place} {}: passed alone after {tries}; at first: {error}", test.name)
        }));
        lines.extend(self.broken.iter().map(|test| {
            format!("broken: {} {}: {}", place(&test.part, &test.place), test.name, first_line(&test.error))
        }));
        lines.push(format!("{} passed, {} failed\n", self.passed, self.broken.len()));
        lines.join("\n")
    }

    /// Leaves the report for whoever wants to know what was tested.
    pub fn write(&self) -> Result<()> {
        std::fs::create_dir_all(Path::new(GATE).parent().expect("it has a folder"))?;
        Ok(std::fs::write(GATE, serde_json::to_string_pretty(self)? + "\n")?)
    }
}

/// Where a test belongs.
fn place(part: &str, place: &str) -> String {
    if place.is_empty() { format!("[{part}]") } else { format!("[{part}] {place}") }
}

fn first_line(error: &str) -> &str {
    error.lines().find(|line| !line.trim().is_empty()).unwrap_or("it failed").trim()
}
