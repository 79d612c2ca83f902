//! `cargo xtask soak`: the built page in Chromium for a long while, and what it holds on to meanwhile.

use crate::{browser, build, dist};
use anyhow::Result;
use std::path::Path;

/// The first two rounds load what is kept afterwards; what a third, which does the same as the second, leaves behind is a
/// leak.
const FEWEST_ROUNDS: u32 = 3;

/// Drives the page of dist/ for this many minutes, and fails if what it holds keeps growing.
pub fn soak(minutes: f64) -> Result<()> {
    dist::dist(build::How::Optimized)?;
    drive(&[("STARSTEP_MINUTES", minutes.to_string())])
}

/// The fewest rounds that can tell whether anything is left behind, on the page as dist/ has it.
pub fn a_short_soak(seed: u32) -> Result<()> {
    drive(&[("STARSTEP_ROUNDS", FEWEST_ROUNDS.to_string()), ("STARSTEP_SEED", seed.to_string())])
}

fn drive(variables: &[(&str, String)]) -> Result<()> {
    browser::run_script_on(Path::new("dist"), "e2e/soak/main.js", variables)
}
