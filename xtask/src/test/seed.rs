//! Which cases the samples of a run take: widths, languages, random boards, what is fuzzed, the order of a soak.

use crate::tools;
use anyhow::{Context, Result};
use std::time::{SystemTime, UNIX_EPOCH};

/// The seed that `--seed` asks for: a number, `random`, or else that of the tree.
pub fn seed(asked: Option<&str>) -> Result<u32> {
    match asked {
        None => Ok(of_tree().unwrap_or(1)),
        Some("random") => Ok(SystemTime::now().duration_since(UNIX_EPOCH)?.subsec_nanos()),
        Some(number) => number
            .parse()
            .with_context(|| format!("{number:?} is no seed: give a whole number from 0 to {}, or `random`", u32::MAX)),
    }
}

/// The seed that follows from what is committed, so that whoever tests one commit tries the same cases.
fn of_tree() -> Option<u32> {
    u32::from_str_radix(tree()?.get(..8)?, 16).ok()
}

/// The hash of the files that are committed; none without git.
pub fn tree() -> Option<String> {
    tools::output("git", &["rev-parse", "HEAD^{tree}"])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_follows_from_the_tree_unless_another_is_asked_for() {
        assert_eq!(seed(None).unwrap(), seed(None).unwrap());
        assert_eq!(seed(Some("7")).unwrap(), 7);
        assert_ne!(seed(Some("random")).unwrap(), seed(Some("random")).unwrap());
        let error = seed(Some("-1")).unwrap_err().to_string();
        assert!(error.contains("\"-1\" is no seed"), "{error}");
    }
}
