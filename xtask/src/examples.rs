//! `cargo xtask examples`: the pages of examples/ in dist/examples/, with those from npm built from the packed package.

use crate::tools;
use anyhow::{Context, Result, bail, ensure};
use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Folders that are copied, and folders that npm builds.
const PLAIN: [&str; 2] = ["html", "iframe"];
const BUILT: [&str; 6] = ["bundlers", "vite", "vite-react", "vitepress", "webpack", "types"];

const AT_ONCE: usize = 3;

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

/// Packs the packages, and makes the other examples with them. Run `cargo xtask dist` first.
pub fn examples() -> Result<()> {
    let dist = Path::new("dist");
    for name in PACKAGES {
        pack(dist, name)?;
    }
    build_all()
}

/// Builds several at once: npm mostly waits.
fn build_all() -> Result<()> {
    let rest = Mutex::new(BUILT.iter());
    let next = || rest.lock().unwrap_or_else(PoisonError::into_inner).next();
    let work = || std::iter::from_fn(next).try_for_each(|name| build(&Path::new("examples").join(name)));
    thread::scope(|scope| {
        let workers: Vec<_> = (0..AT_ONCE).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().unwrap_or_else(|_| bail!("a build has panicked")))
    })
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
