//! The programs that run tests, and how they tell what came of each.

use super::again;
use super::outcome::{Test, TestResult};
use super::plan::Plan;
use crate::tools;
use anyhow::{Context, Result, ensure};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// Where `tests/told.js` writes what came of each test.
const TOLD: &str = "target/told.json";

/// How long one try of what failed may take, in milliseconds: where many fail alone too, that is enough to know.
const LONGEST_TRY: u32 = 900_000;

/// Runs Playwright: all tests in some files, or those that failed in its last run, alone.
pub fn playwright(
    config: &str,
    files: &[String],
    prepare: impl Fn(&mut Command),
    again: Option<&[Test]>,
    plan: &Plan,
) -> Result<Vec<Test>> {
    let mut command = Command::new(tools::node_program("playwright"));
    command.args(["test", "--config", config]).args(files);
    match again {
        None if plan.looks_for_unsteady() => command.arg(format!("--repeat-each={}", plan.times)),
        None => command.arg(format!("--max-failures={}", again::MOST + 1)),
        Some(_) => command.args(["--last-failed", "--workers=1", &format!("--global-timeout={LONGEST_TRY}")]),
    };
    prepare(&mut command);
    told_by(&mut command, "Playwright is missing: run `npm ci`")
}

/// Runs the tests of Node in some files, or those files in which any failed. What is in a file shares browsers, and what the
/// tests before it found out.
pub fn node(files: &[String], prepare: impl Fn(&mut Command), again: Option<&[Test]>) -> Result<Vec<Test>> {
    let place = |test: &Test| test.place.split(':').next().unwrap_or_default().to_owned();
    let mut failed: Vec<_> = again.unwrap_or_default().iter().map(place).collect();
    failed.sort_unstable();
    failed.dedup();
    // A file that cannot be read at all has no place.
    let is_known = !failed.is_empty() && failed.iter().all(|file| Path::new(file).is_file());
    // Left to itself, Node keeps one processor free.
    let at_once =
        if again.is_some() { 1 } else { std::thread::available_parallelism().map_or(1, std::num::NonZero::get) };
    let mut command = Command::new("node");
    command.args(["--test", "--test-reporter=./tests/failures.js", &format!("--test-concurrency={at_once}")]);
    command.args(if is_known { &failed } else { files });
    prepare(&mut command);
    told_by(&mut command, "`node` could not be started")
}

/// Runs a command whose tests are told by `tests/told.js`.
fn told_by(command: &mut Command, if_missing: &str) -> Result<Vec<Test>> {
    let _ = std::fs::remove_file(TOLD);
    let told = std::path::absolute(TOLD)?;
    let done = tools::run_command(command.env("STARSTEP_TOLD", told), if_missing);
    let text = std::fs::read_to_string(TOLD).ok();
    let Some(text) = text else {
        done?;
        anyhow::bail!("nothing was told of the tests");
    };
    let tests: Vec<Test> = serde_json::from_str(&text).context("what was told of the tests cannot be read")?;
    if !tests.iter().any(|test| test.result == TestResult::Failed) {
        // It failed, but none of its tests did.
        done?;
    }
    ensure!(!tests.is_empty(), "there are no tests");
    Ok(tests)
}

/// Runs `cargo test` with some arguments: how many tests passed, and which failed.
pub fn cargo(arguments: &[&str], plan: &Plan) -> Result<Vec<Test>> {
    let mut command = Command::new("cargo");
    command.args(["test", "--quiet", "--no-fail-fast"]).args(arguments);
    command.env("PROPTEST_RNG_SEED", plan.seed.to_string()).stdout(Stdio::piped());
    eprintln!("$ cargo test {}", arguments.join(" "));
    let mut child = command.spawn().context("`cargo` could not be started")?;
    let mut tests = Vec::new();
    for line in BufReader::new(child.stdout.take().expect("it is piped")).lines() {
        let line = line?;
        println!("{line}");
        tests.extend(tests_in(&line));
    }
    let is_good = child.wait()?.success();
    ensure!(is_good || tests.iter().any(|test| test.result == TestResult::Failed), "`cargo test` failed");
    Ok(tests)
}

/// The tests that a line of `cargo test` tells of: the sum at its end, or the name of one that failed.
fn tests_in(line: &str) -> Vec<Test> {
    let test = |name: &str, result| Test { name: name.to_owned(), place: String::new(), result, error: String::new() };
    let name = line.strip_prefix("---- ").and_then(|rest| rest.strip_suffix(" stdout ----"));
    if let Some(name) = name {
        return vec![test(name, TestResult::Failed)];
    }
    let sum = line.strip_prefix("test result: ").and_then(|sum| sum.split_once(" passed"));
    let passed = sum.and_then(|(before, _)| before.rsplit(' ').next()).and_then(|count| count.parse().ok());
    vec![test("", TestResult::Passed); passed.unwrap_or(0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_of_cargo_test_are_counted() {
        let counted = |line| tests_in(line).iter().map(|test| test.result).collect::<Vec<_>>();
        assert_eq!(counted("test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured"), [TestResult::Passed; 3]);
        assert_eq!(counted("test result: FAILED. 1 passed; 2 failed; 0 ignored"), [TestResult::Passed]);
        assert_eq!(counted("---- edits::of_walls stdout ----"), [TestResult::Failed]);
        assert_eq!(counted("running 3 tests"), []);
    }
}
