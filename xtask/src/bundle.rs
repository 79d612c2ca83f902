//! The front end in few small files: esbuild puts modules together and leaves out what only people need.

use crate::tools;
use anyhow::{Context, Result};
use std::path::Path;
use std::process::Command;

/// Bundles a module of www/ into a file. Modules named in `outside` stay files of their own; `constants` are put in for
/// their names.
pub fn module(entry: &str, to: &Path, outside: &[&str], constants: &[(&str, serde_json::Value)]) -> Result<()> {
    let mut command = esbuild();
    command.arg(entry).args(["--bundle", "--format=esm", "--target=es2024", "--minify", "--legal-comments=none"]);
    command.arg(format!("--outfile={}", to.display()));
    command.args(constants.iter().map(|(name, value)| format!("--define:{name}={value}")));
    command.args(outside.iter().map(|name| format!("--external:{name}")));
    run(command).map(|_| ())
}

/// A style sheet without comments and spaces.
pub fn styles(file: &str) -> Result<String> {
    let mut command = esbuild();
    command.args([file, "--minify"]);
    run(command)
}

fn esbuild() -> Command {
    Command::new(tools::node_program("esbuild"))
}

fn run(mut command: Command) -> Result<String> {
    command.arg("--log-level=warning");
    let output = command.stderr(std::process::Stdio::inherit()).output().context("esbuild is missing: run `npm ci`")?;
    anyhow::ensure!(output.status.success(), "esbuild failed");
    Ok(String::from_utf8(output.stdout)?)
}
