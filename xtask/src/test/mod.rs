//! `cargo xtask test`: sets up what the tests need and runs all of them, the quick ones first.

mod again;
mod outcome;
#[cfg(test)]
mod planted;
mod report;
mod runners;
mod seed;

use crate::tools::{self, TARGET};
use crate::{build, dist, engines as engine_tests, examples, fuzz, soak};
use again::steadily;
use anyhow::{Result, ensure};
use outcome::{Outcome, Test};
use report::Report;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// A part gets the seed of its samples.
type Part = (&'static str, fn(u32) -> Result<Outcome>);

const PARTS: [Part; 13] = [
    ("rustfmt", |_| Ok(once("rustfmt", rustfmt))),
    ("clippy", |_| Ok(once("clippy", clippy))),
    ("rustdoc", |_| Ok(once("rustdoc", rustdoc))),
    ("rust", rust),
    ("package", |_| Ok(once("package", package))),
    ("types", |_| Ok(once("types", types))),
    ("biome", |_| Ok(once("biome", biome))),
    ("node", node),
    ("fuzz", |seed| Ok(once("fuzz", || fuzz::a_short_fuzz(seed)))),
    ("examples", examples_and_package),
    ("browser", browser),
    ("engines", engines),
    ("soak", a_short_soak),
];

/// Runs all parts, or those whose name contains a word. Returns whether all is good.
///
/// # Errors
///
/// If nothing can be run.
pub fn test(only: Option<&str>, seed: Option<&str>) -> Result<bool> {
    let chosen: Vec<_> = PARTS.iter().filter(|(name, _)| only.is_none_or(|word| name.contains(word))).collect();
    let names = || PARTS.map(|(name, _)| name).join(", ");
    ensure!(!chosen.is_empty(), "no part is called {:?}; there are {}", only.unwrap_or_default(), names());
    let seed = seed::seed(seed)?;
    eprintln!("seed {seed}");
    tools::ensure_wasm_target()?;
    let report = run(chosen.into_iter().copied(), seed);
    if only.is_none() {
        report.write()?;
    }
    print!("{}", report.lines());
    Ok(report.is_green())
}

/// Runs parts in turn, also after one has failed, so that one run tells everything.
fn run(parts: impl Iterator<Item = Part>, seed: u32) -> Report {
    let mut report = Report::new(seed);
    for (name, part) in parts {
        eprintln!("\n== {name}");
        let begin = Instant::now();
        let outcome = part(seed).unwrap_or_else(|error| Outcome::of(name, vec![Test::of(name, Err(error))]));
        for broken in &outcome.broken {
            eprintln!("{}", broken.error);
        }
        let word = if outcome.is_good() { "good" } else { "broken" };
        eprintln!("== {name}: {word}, {:.0?}", begin.elapsed());
        report.add(name, begin.elapsed().as_secs(), outcome);
    }
    report
}

/// A part that is one test and needs no second chance.
fn once(name: &str, part: impl FnOnce() -> Result<()>) -> Outcome {
    Outcome::of(name, vec![Test::of(name, part())])
}

fn rustfmt() -> Result<()> {
    tools::run("cargo", &["fmt", "--all", "--check"])
}

/// The tests use the engine with all its features; Rust programs use it without the page's, and the page begins with
/// the lean one.
fn clippy() -> Result<()> {
    let alone = ["--package", "starstep", "--lib"];
    let lean_alone = [&alone[..], &["--no-default-features"]].concat();
    let for_the_page = [&alone[..], &["--features", "page", "--target", TARGET]].concat();
    let lean = [&alone[..], build::LEAN, &["--target", TARGET]].concat();
    for of in [&["--workspace", "--all-targets"][..], &alone, &lean_alone, &for_the_page, &lean] {
        tools::run("cargo", &[&["clippy", "--quiet"], of, &["--", "-D", "warnings"]].concat())?;
    }
    Ok(())
}

fn rustdoc() -> Result<()> {
    for target in [&[][..], &["--features", "page", "--target", TARGET]] {
        let mut command = Command::new("cargo");
        command.args(["doc", "--quiet", "--package", "starstep", "--no-deps", "--document-private-items"]).args(target);
        tools::run_command(command.env("RUSTDOCFLAGS", "-D warnings"), "cargo could not be started")?;
    }
    Ok(())
}

fn rust(seed: u32) -> Result<Outcome> {
    let mut tests = runners::cargo(&["--package", "starstep", "--package", "xtask"], seed)?;
    // What is not built is refused; the other tests need all features.
    tests.extend(runners::cargo(&["--package", "starstep", "--no-default-features", "--test", "lean"], seed)?);
    Ok(Outcome::of("rust", tests))
}

/// The engine in www/pkg, the shipped files in dist/, and how large they are.
fn package() -> Result<()> {
    dist::within_budget()
}

fn types() -> Result<()> {
    tools::ensure_node_modules()?;
    tools::run(&tools::node_program("tsc"), &["--noEmit", "--project", "tsconfig.json"])
}

fn biome() -> Result<()> {
    tools::ensure_node_modules()?;
    tools::run(&tools::node_program("biome"), &["ci", "--error-on-warnings"])
}

/// The built package at its boundary, and the page's modules that need no browser.
fn node(seed: u32) -> Result<Outcome> {
    tools::ensure_node_modules()?;
    let paths = ["tests/boundary/", "tests/page/", "tests/tutorials/"];
    Ok(Outcome::of("node", runners::node(&paths, |command| seeded(command, seed), None)?))
}

/// The pages of examples/, built with the packed package, the packages themselves in Node, and publishing without doing it.
fn examples_and_package(seed: u32) -> Result<Outcome> {
    let part = "examples";
    let mut outcome = steadily(part, |_| Ok(vec![Test::of("the examples can be built", examples::examples())]))?;
    let shipped = |again: Option<&[Test]>| runners::node(&["tests/shipped/"], |command| seeded(command, seed), again);
    outcome.and(steadily(part, shipped)?);
    outcome.and(once("publishing can be rehearsed", examples::rehearse));
    Ok(outcome)
}

/// If only one of the last parts is run, the output of earlier parts may be missing.
fn ensure_examples() -> Result<()> {
    tools::ensure_node_modules()?;
    if !Path::new("dist/examples").exists() {
        dist::dist(build::How::Optimized)?;
        examples::examples()?;
    }
    Ok(())
}

fn browser(seed: u32) -> Result<Outcome> {
    ensure_examples()?;
    let chromium = tools::ensure_headless_chromium()?;
    let prepare = |command: &mut Command| {
        seeded(command, seed);
        command.env("CHROMIUM", &chromium);
    };
    steadily("browser", |again| runners::playwright("e2e/playwright.config.js", prepare, again))
}

/// The most important things in three engines.
fn engines(seed: u32) -> Result<Outcome> {
    ensure_examples()?;
    let engines = engine_tests::engines()?;
    let prepare = |command: &mut Command| {
        seeded(command, seed);
        engines.prepare(command);
    };
    steadily("engines", |again| runners::node(&["e2e/engines/"], prepare, again))
}

/// A little of `cargo xtask soak`.
fn a_short_soak(seed: u32) -> Result<Outcome> {
    ensure_examples()?;
    steadily("soak", |_| Ok(vec![Test::of("nothing is left behind", soak::a_short_soak(seed))]))
}

/// Tells what runs tests which cases its samples take.
fn seeded(command: &mut Command, seed: u32) {
    command.env("STARSTEP_SEED", seed.to_string());
}
