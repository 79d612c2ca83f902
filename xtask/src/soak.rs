//! `cargo xtask soak`: the built page in Chromium for a long while, and what it holds on to meanwhile.

use crate::{browser, dist};
use anyhow::Result;
use std::path::Path;

/// Drives the page of dist/ for this many minutes, and fails if what it holds keeps growing.
pub fn soak(minutes: f64) -> Result<()> {
    dist::dist()?;
    browser::run_script_on(Path::new("dist"), "e2e/soak/main.js", &[("STARSTEP_MINUTES", minutes.to_string())])
}
