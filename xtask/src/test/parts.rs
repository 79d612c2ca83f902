//! What `cargo xtask test` runs, part by part.

use super::again::steadily;
use super::outcome::{Outcome, Test};
use super::plan::Plan;
use super::runners;
use crate::tools::{self, TARGET};
use crate::{build, dist, engines as engine_tests, examples, fuzz, soak};
use anyhow::Result;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

pub type Part = (&'static str, fn(&Plan) -> Result<Outcome>);

pub const PARTS: [Part; 13] = [
    ("rustfmt", |_| Ok(once("rustfmt", rustfmt))),
    ("clippy", |_| Ok(once("clippy", clippy))),
    ("rustdoc", |_| Ok(once("rustdoc", rustdoc))),
    ("rust", rust),
    ("package", |_| Ok(once("package", package))),
    ("types", |_| Ok(once("types", types))),
    ("biome", |_| Ok(once("biome", biome))),
    ("node", node),
    ("fuzz", |plan| Ok(fuzzed(plan))),
    ("examples", examples_and_package),
    ("browser", browser),
    ("engines", engines),
    ("soak", soaked),
];

/// The parts that consist of files which can be asked for.
pub const OF_FILES: [&str; 2] = ["node", "browser"];

/// A part that is one test and needs no second chance.
pub fn once(name: &str, part: impl FnOnce() -> Result<()>) -> Outcome {
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

fn rust(plan: &Plan) -> Result<Outcome> {
    let mut tests = runners::cargo(&["--package", "starstep", "--package", "xtask"], plan)?;
    // What is not built is refused; the other tests need all features.
    tests.extend(runners::cargo(&["--package", "starstep", "--no-default-features", "--test", "lean"], plan)?);
    Ok(Outcome::of("rust", tests))
}

/// Whether this run has packed dist/.
static IS_PACKED: AtomicBool = AtomicBool::new(false);

/// The engine in www/pkg, the shipped files in dist/, and how large they are.
fn package() -> Result<()> {
    dist::within_budget()?;
    IS_PACKED.store(true, Relaxed);
    Ok(())
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
fn node(plan: &Plan) -> Result<Outcome> {
    tools::ensure_node_modules()?;
    tools::hope_for_mono();
    let mut files = Vec::new();
    for folder in ["tests/boundary", "tests/page", "tests/tutorials"] {
        files.extend(test_files(Path::new(folder))?);
    }
    let files = plan.chosen(files);
    if files.is_empty() {
        return Ok(Outcome::default());
    }
    let mut tests = Vec::new();
    for _ in 0..plan.times {
        tests.extend(runners::node(&files, |command| plan.prepare(command), None)?);
    }
    Ok(Outcome::of("node", tests))
}

/// The files in a folder whose names are those of tests, as the runners name them.
fn test_files(folder: &Path) -> Result<Vec<String>> {
    let paths = tools::files_below(folder)?;
    let names = paths.iter().map(|path| path.to_string_lossy().replace('\\', "/"));
    Ok(names.filter(|name| name.ends_with(".test.js")).collect())
}

fn fuzzed(plan: &Plan) -> Outcome {
    let long = || fuzz::fuzz(&fuzz::Plan::of_seconds(THOROUGH_FUZZ, Some(plan.seed.into())));
    once("fuzz", || if plan.is_thorough { long() } else { fuzz::a_short_fuzz(plan.seed) })
}

/// How many seconds all attacks take together in a thorough run, and how many minutes the soak.
const THOROUGH_FUZZ: f64 = 300.0;
const THOROUGH_SOAK: f64 = 10.0;

/// The pages of examples/, built with the packed package, the packages themselves in Node, and publishing without doing it.
fn examples_and_package(plan: &Plan) -> Result<Outcome> {
    let part = "examples";
    let build = || examples::make(&examples_of(plan));
    let mut outcome = steadily(part, |_| Ok(vec![Test::of("the examples can be built", build())]))?;
    let files = test_files(Path::new("tests/shipped"))?;
    let shipped = |again: Option<&[Test]>| runners::node(&files, |command| plan.prepare(command), again);
    outcome.and(steadily(part, shipped)?);
    outcome.and(once("publishing can be rehearsed", examples::rehearse));
    Ok(outcome)
}

/// If only one of the last parts is run, the output of earlier parts is missing, or is that of another state.
fn ensure_page() -> Result<()> {
    tools::ensure_node_modules()?;
    if IS_PACKED.load(Relaxed) {
        return Ok(());
    }
    dist::dist(build::How::Optimized)?;
    IS_PACKED.store(true, Relaxed);
    Ok(())
}

/// The tests that open what npm builds from the examples.
const OF_BUILT_EXAMPLES: &str = "e2e/examples.test.js";

/// Makes them all again if one of this run is missing: an earlier run had others, or none.
fn ensure_examples(plan: &Plan) -> Result<()> {
    let names = examples_of(plan);
    if examples::are_made(&names) { Ok(()) } else { examples::make(&names) }
}

fn examples_of(plan: &Plan) -> Vec<&'static str> {
    if plan.is_thorough { examples::all() } else { examples::some(plan.seed) }
}

fn browser(plan: &Plan) -> Result<Outcome> {
    let files = plan.chosen(test_files(Path::new("e2e"))?.into_iter().filter(|file| is_playwrights(file)).collect());
    if files.is_empty() {
        return Ok(Outcome::default());
    }
    ensure_page()?;
    if files.iter().any(|file| file == OF_BUILT_EXAMPLES) {
        ensure_examples(plan)?;
    }
    let chromium = tools::ensure_headless_chromium()?;
    let prepare = |command: &mut Command| {
        plan.prepare(command);
        command.env("CHROMIUM", &chromium);
    };
    let run = |again: Option<&[Test]>| runners::playwright("e2e/playwright.config.js", &files, prepare, again, plan);
    if plan.looks_for_unsteady() { Ok(Outcome::of("browser", run(None)?)) } else { steadily("browser", run) }
}

/// The others are Node's, for three browsers.
fn is_playwrights(file: &str) -> bool {
    !file.starts_with("e2e/engines/")
}

/// The most important things in three engines.
fn engines(plan: &Plan) -> Result<Outcome> {
    ensure_page()?;
    let engines = engine_tests::engines()?;
    let prepare = |command: &mut Command| {
        plan.prepare(command);
        engines.prepare(command);
    };
    let files = test_files(Path::new("e2e/engines"))?;
    steadily("engines", |again| runners::node(&files, prepare, again))
}

/// A little of `cargo xtask soak`, or enough of it.
fn soaked(plan: &Plan) -> Result<Outcome> {
    ensure_page()?;
    let soak = || if plan.is_thorough { soak::soak(THOROUGH_SOAK) } else { soak::a_short_soak(plan.seed) };
    steadily("soak", |_| Ok(vec![Test::of("nothing is left behind", soak())]))
}
