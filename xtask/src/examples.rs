//! `cargo xtask examples`: the pages of examples/ in dist/examples/, with those from npm built from the packed package.

use crate::tools;
use anyhow::{Context, Result, ensure};
use std::path::Path;
use std::process::Command;

/// Folders that are copied, and folders that npm builds.
const PLAIN: [&str; 2] = ["html", "iframe"];
const BUILT: [&str; 3] = ["vite-react", "vitepress", "webpack"];

/// Packs dist/npm, and makes all examples. Run `cargo xtask dist` first.
pub fn examples() -> Result<()> {
    let dist = Path::new("dist");
    for name in PLAIN {
        for file in tools::files_below(&Path::new("examples").join(name))? {
            tools::copy(&file, &dist.join(&file))?;
        }
    }
    pack(dist)?;
    BUILT.iter().try_for_each(|name| build(&Path::new("examples").join(name)))
}

/// dist/starstep.tgz is what `npm publish` would send.
fn pack(dist: &Path) -> Result<()> {
    let mut command = npm(&dist.join("npm"));
    let output = command.args(["pack", "--silent", "--pack-destination", ".."]).output().context("npm is missing")?;
    ensure!(output.status.success(), "npm pack failed");
    let name = String::from_utf8(output.stdout)?;
    Ok(std::fs::rename(dist.join(name.trim()), dist.join("starstep.tgz"))?)
}

fn build(folder: &Path) -> Result<()> {
    // The packed package differs each time, which a lock file would reject.
    let _ = std::fs::remove_dir_all(folder.join("node_modules/starstep"));
    let mut install = npm(folder);
    install.args(["install", "--no-audit", "--no-fund", "--no-package-lock", "--prefer-offline", "--loglevel=error"]);
    tools::run_command(&mut install, "npm is missing: install Node.js")?;
    let mut build = npm(folder);
    tools::run_command(build.args(["run", "build"]), "npm is missing: install Node.js")
}

fn npm(folder: &Path) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(folder);
    command
}
