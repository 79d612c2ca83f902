//! What a change can reach.

use crate::tools;
use anyhow::{Context, Result};
use serde::Deserialize;

/// Parts by their names, and files of tests.
#[derive(Deserialize)]
pub struct Reached {
    pub parts: Vec<String>,
    pub files: Vec<String>,
    /// Those that only a whole run tries, so that this one is quick.
    pub left: Vec<String>,
}

/// What can notice the changes since the last commit, or else those of the last commit.
///
/// # Errors
///
/// If the scripts cannot be read.
pub fn reached() -> Result<Reached> {
    tools::ensure_node_modules()?;
    let text = tools::output("node", &["tests/reached/main.js"])
        .context("what has changed is not known: `node tests/reached/main.js` fails")?;
    serde_json::from_str(&text).context("what has changed cannot be read")
}
