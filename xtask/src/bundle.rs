//! The front end in few small files: esbuild puts modules together and leaves out what only people need.

use crate::tools;
use anyhow::{Context, Result};
use std::path::Path;
use std::process::Command;

/// The oldest browsers, as docs/embedding.md names them. The sources use nothing newer, so there is nothing to translate.
const OLDEST: &str = "--target=chrome108,firefox113,safari16.4";
/// Younger browsers know more properties of characters; those that the sources use are old.
const KNOWN: &str = "--supported:regexp-unicode-property-escapes=true";

/// Bundles a module of www/ into a file. Modules named in `outside` stay files of their own; `constants` are put in for
/// their names.
pub fn module(entry: &str, to: &Path, outside: &[&str], constants: &[(&str, serde_json::Value)]) -> Result<()> {
    let mut command = module_of(entry, constants);
    command.arg(format!("--outfile={}", to.display()));
    command.args(outside.iter().map(|name| format!("--external:{name}")));
    run(command)?;
    // The bindings look for the wasm beside themselves unless they are told where it is, which all modules do. In a
    // bundle they are not where they were, and bundlers that take the bundle in would miss a file.
    let bundle = std::fs::read_to_string(to)?;
    std::fs::write(to, bundle.replace(r#"new URL("starstep_bg.wasm",import.meta.url)"#, "void 0"))?;
    Ok(())
}

/// Shortens a script that is no module and stays readable for browsers that are much older than those that modules are
/// made for.
pub fn classic(entry: &str, to: &Path) -> Result<()> {
    let mut command = esbuild();
    command.arg(entry).args(["--minify", "--target=es5", "--charset=utf8"]);
    command.arg(format!("--outfile={}", to.display()));
    run(command).map(drop)
}

/// Bundles a module of www/ into a folder, with a file of its own for what is loaded later. Returns the names of the
/// files that are loaded at once, the module itself first.
pub fn with_parts(entry: &str, folder: &Path, constants: &[(&str, serde_json::Value)]) -> Result<Vec<String>> {
    let report = tools::root().join("target/parts.json");
    let mut command = module_of(entry, constants);
    command.args(["--splitting", "--chunk-names=part-[hash]"]);
    command.arg(format!("--outdir={}", folder.display())).arg(format!("--metafile={}", report.display()));
    run(command)?;
    let report: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(report)?)?;
    let main = folder.join(Path::new(entry).file_name().context("an entry is a file")?);
    let (mut found, mut next) = (vec![main.display().to_string()], 0);
    while let Some(file) = found.get(next) {
        let imports = report["outputs"][file]["imports"].as_array().context("esbuild reports what a file imports")?;
        let at_once = imports.iter().filter(|import| import["kind"] == "import-statement");
        let new: Vec<String> = at_once.filter_map(|import| Some(import["path"].as_str()?.to_owned())).collect();
        found.extend(new.into_iter().filter(|file| !found.contains(file)).collect::<Vec<_>>());
        next += 1;
    }
    let name = |file: &String| Ok(Path::new(file).strip_prefix(folder)?.display().to_string());
    found.iter().map(name).collect()
}

/// A style sheet without comments and spaces.
pub fn styles(file: &str) -> Result<String> {
    let mut command = esbuild();
    command.args([file, "--minify", OLDEST]);
    run(command)
}

fn module_of(entry: &str, constants: &[(&str, serde_json::Value)]) -> Command {
    let mut command = esbuild();
    command.arg(entry).args(["--bundle", "--format=esm", OLDEST, KNOWN, "--minify", "--legal-comments=none"]);
    command.args(constants.iter().map(|(name, value)| format!("--define:{name}={value}")));
    command
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
