//! `cargo xtask examples`: the pages of examples/ in dist/examples/, with those from npm built from the packed package.

use crate::tools;
use anyhow::{Context, Result, ensure};
use std::path::Path;
use std::process::Command;

/// Folders that are copied, and folders that npm builds.
const PLAIN: [&str; 2] = ["html", "iframe"];
const BUILT: [&str; 6] = ["bundlers", "vite", "vite-react", "vitepress", "webpack", "types"];

/// The folders in dist/ that are packages, and what they are packed to.
const PACKAGES: [(&str, &str); 2] = [("npm", "starstep.tgz"), ("npm-engine", "starstep-engine.tgz")];

/// Packs them, and makes all examples. Run `cargo xtask dist` first.
pub fn examples() -> Result<()> {
    let dist = Path::new("dist");
    for name in PLAIN {
        for file in tools::files_below(&Path::new("examples").join(name))? {
            tools::copy(&file, &dist.join(&file))?;
        }
    }
    for name in PACKAGES {
        pack(dist, name)?;
    }
    BUILT.iter().try_for_each(|name| build(&Path::new("examples").join(name)))
}

/// dist/starstep.tgz and dist/starstep-engine.tgz are what `npm publish` would send.
fn pack(dist: &Path, (folder, name): (&str, &str)) -> Result<()> {
    let mut command = npm(&dist.join(folder));
    let output = command.args(["pack", "--silent", "--pack-destination", ".."]).output().context("npm is missing")?;
    ensure!(output.status.success(), "npm pack failed");
    let packed = String::from_utf8(output.stdout)?;
    Ok(std::fs::rename(dist.join(packed.trim()), dist.join(name))?)
}

/// Has npm and cargo check the packages as before publishing, without a network.
pub fn rehearse() -> Result<()> {
    for (folder, _) in PACKAGES {
        let mut publish = npm(&Path::new("dist").join(folder));
        publish.args(["publish", "--dry-run", "--offline", "--silent"]);
        tools::run_command(&mut publish, "npm is missing: install Node.js")?;
    }
    // `cargo publish --dry-run` is this with a look at the registry.
    tools::run("cargo", &["package", "--quiet", "--offline", "--allow-dirty", "--package", "starstep"])
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
