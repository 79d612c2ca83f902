//! `cargo xtask dist`: the page as a folder for any static host and any sub-path, and in it the npm packages.

use crate::{build, tools};
use anyhow::Result;

/// Builds the engine and packs dist/, dist/npm/ and dist/npm-engine/.
pub fn dist(how: build::How) -> Result<()> {
    build::build(how)?;
    tools::run("node", &["build.mjs", "dist"])
}

/// The same, and fails if a visitor would have to download more than `build/budget.js` allows.
pub fn within_budget() -> Result<()> {
    build::build(build::How::Optimized)?;
    tools::run("node", &["build.mjs", "dist", "--check"])
}
