//! `cargo xtask first-load`: how long a first visit takes over a slow network.

use crate::{build, dist, tools};
use anyhow::Result;
use std::path::Path;
use std::process::Command;

/// Packs dist/ and visits it, in turns with that of another version if its folder is given.
pub fn first_load(before: Option<&Path>) -> Result<()> {
    dist::dist(build::How::Optimized)?;
    let chromium = tools::ensure_chromium()?;
    let mut command = Command::new("node");
    command.arg("e2e/first-load.js").env("CHROMIUM", chromium);
    if let Some(before) = before {
        command.env("STARSTEP_BEFORE", before);
    }
    tools::run_command(&mut command, "`node` could not be started")
}
