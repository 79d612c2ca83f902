//! `cargo xtask dist`: the page as a folder for any static host and any sub-path, and in it the npm packages.

use crate::{build, examples, tools};
use anyhow::Result;

/// Builds the engine and packs dist/, dist/npm/ and dist/npm-engine/, with the examples that nothing is built for.
pub fn dist(how: build::How) -> Result<()> {
    pack(how, &["build.mjs", "dist"])
}

/// The same, and fails if a visitor would have to download more than `build/budget.js` allows.
pub fn within_budget() -> Result<()> {
    pack(build::How::Optimized, &["build.mjs", "dist", "--check"])
}

fn pack(how: build::How, arguments: &[&str]) -> Result<()> {
    build::build(how)?;
    tools::run("node", arguments)?;
    examples::plain()
}
