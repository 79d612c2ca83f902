//! `cargo xtask test`: sets up what the tests need and runs all of them, the quick ones first.

use crate::tools::{self, TARGET};
use crate::{build, dist, engines as engine_tests, examples, fuzz, soak};
use anyhow::{Result, ensure};
use std::path::Path;
use std::process::Command;

type Part = (&'static str, fn() -> Result<()>);

const PARTS: [Part; 13] = [
    ("rustfmt", rustfmt),
    ("clippy", clippy),
    ("rustdoc", rustdoc),
    ("rust", rust),
    ("package", package),
    ("types", types),
    ("biome", biome),
    ("node", node),
    ("fuzz", a_short_fuzz),
    ("examples", examples_and_package),
    ("browser", browser),
    ("engines", engines),
    ("soak", a_short_soak),
];

/// Runs all parts, or those whose name contains a word.
pub fn test(only: Option<&str>) -> Result<()> {
    let chosen: Vec<_> = PARTS.iter().filter(|(name, _)| only.is_none_or(|word| name.contains(word))).collect();
    let names = || PARTS.map(|(name, _)| name).join(", ");
    ensure!(!chosen.is_empty(), "no part is called {:?}; there are {}", only.unwrap_or_default(), names());
    tools::ensure_wasm_target()?;
    for (name, part) in chosen {
        eprintln!("\n== {name}");
        let begin = std::time::Instant::now();
        part()?;
        eprintln!("== {name}: good, {:.0?}", begin.elapsed());
    }
    Ok(())
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

fn rust() -> Result<()> {
    tools::run("cargo", &["test", "--quiet", "--package", "starstep", "--package", "xtask"])?;
    // What is not built is refused; the other tests need all features.
    tools::run("cargo", &["test", "--quiet", "--package", "starstep", "--no-default-features", "--test", "lean"])
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
fn node() -> Result<()> {
    // Left to itself, Node keeps one processor free.
    let at_once = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let at_once = format!("--test-concurrency={at_once}");
    tools::run("node", &["--test", tools::FAILURES, &at_once, "tests/boundary/", "tests/page/", "tests/tutorials/"])
}

/// A little of `cargo xtask fuzz`, with other cases each time.
fn a_short_fuzz() -> Result<()> {
    fuzz::fuzz(&fuzz::Plan::of_seconds(20.0, None))
}

/// The pages of examples/, built with the packed package, the packages themselves in Node, and publishing without doing it.
fn examples_and_package() -> Result<()> {
    examples::examples()?;
    tools::run("node", &["--test", tools::FAILURES, "tests/shipped/"])?;
    examples::rehearse()
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

/// The most important things in three engines.
fn engines() -> Result<()> {
    ensure_examples()?;
    engine_tests::engines()
}

/// A little of `cargo xtask soak`, with other acts each time the command is run.
fn a_short_soak() -> Result<()> {
    ensure_examples()?;
    soak::a_short_soak()
}

fn browser() -> Result<()> {
    ensure_examples()?;
    let chromium = tools::ensure_headless_chromium()?;
    let mut command = Command::new(tools::node_program("playwright"));
    command.args(["test", "--config", "e2e/playwright.config.js"]).env("CHROMIUM", chromium);
    tools::run_command(&mut command, "Playwright is missing: run `npm ci`")
}
