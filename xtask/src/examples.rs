//! `cargo xtask examples`: the pages of examples/ in dist/examples/, with those from npm built from the packed package.

use crate::tools;
use anyhow::{Context, Result, ensure};
use std::path::Path;
use std::process::Command;

/// Folders that are copied.
const PLAIN: [&str; 2] = ["html", "iframe"];
/// Folders that npm builds. Of those in a row a run of the tests needs one: each takes a quarter of a minute.
const BUILT: [&[&str]; 4] = [&["vite"], &["bundlers"], &["vite-react", "webpack"], &[CHECKED, "vitepress"]];
/// The one whose build only checks it, and leaves no page.
const CHECKED: &str = "types";

/// The folders in dist/ that are packages, and what they are packed to.
const PACKAGES: [(&str, &str); 2] = [("npm", "starstep.tgz"), ("npm-engine", "starstep-engine.tgz")];

/// Copies those that nothing has to be built for.
pub fn plain() -> Result<()> {
    for name in PLAIN {
        for file in tools::files_below(&Path::new("examples").join(name))? {
            tools::copy(&file, &Path::new("dist").join(&file))?;
        }
    }
    Ok(())
}

/// All that npm builds.
pub fn all() -> Vec<&'static str> {
    BUILT.concat()
}

/// One of each row, by the seed; the two rows with a choice are not tied to each other.
pub fn some(seed: u32) -> Vec<&'static str> {
    let digits = std::iter::successors(Some(seed), |rest| Some(rest / 2));
    BUILT.iter().zip(digits).map(|(row, digit)| row[digit as usize % row.len()]).collect()
}

/// Whether the pages of these examples are there.
pub fn are_made(names: &[&str]) -> bool {
    let mut with_page = names.iter().filter(|name| **name != CHECKED);
    with_page.all(|name| Path::new("dist/examples").join(name).exists())
}

/// Packs the packages, and makes these examples with them. Run `cargo xtask dist` first.
pub fn make(names: &[&str]) -> Result<()> {
    let dist = Path::new("dist");
    for name in PACKAGES {
        pack(dist, name)?;
    }
    names.iter().try_for_each(|name| build(&Path::new("examples").join(name)))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_each_row_one_is_built_and_each_by_some_seed() {
        let all: Vec<_> = (0..16).map(some).collect();
        for chosen in &all {
            assert!(BUILT.iter().zip(chosen).all(|(row, name)| row.contains(name)), "{chosen:?}");
        }
        for name in super::all() {
            assert!(all.iter().any(|chosen| chosen.contains(&name)), "{name}");
        }
        let pairs: std::collections::BTreeSet<_> = all.iter().map(|chosen| (chosen[2], chosen[3])).collect();
        assert_eq!(pairs.len(), 4, "{pairs:?}");
    }
}
