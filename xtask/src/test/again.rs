//! A second chance for what opens a browser. On a busy machine a good test may fail, by chance. So what failed is run again
//! with nothing beside it: what fails there too is broken, what passes there is unsteady and told by name.

use super::outcome::{Outcome, Test, TestResult};
use anyhow::Result;

/// How often a test may be tried alone.
const TRIES: u32 = 3;
/// If more tests than this fail at first, the build is broken, and none is tried again.
pub const MOST: usize = 40;

/// Runs the tests of a part. `run` gets those that are to be run alone, or nothing for all of them at once.
pub fn steadily(part: &str, mut run: impl FnMut(Option<&[Test]>) -> Result<Vec<Test>>) -> Result<Outcome> {
    let is_failed = |test: &Test| test.result == TestResult::Failed;
    let (mut failed, others): (Vec<_>, Vec<_>) = run(None)?.into_iter().partition(is_failed);
    let mut outcome = Outcome::of(part, others);
    if failed.len() <= MOST {
        for tries in 1..=TRIES {
            if failed.is_empty() {
                break;
            }
            eprintln!("\n-- {part}: {} failed and will be run alone, try {tries} of {TRIES}", failed.len());
            let now = match run(Some(&failed)) {
                Ok(now) => now,
                Err(error) => {
                    eprintln!("{error:#}");
                    continue;
                }
            };
            let is_good = |test: &Test| now.iter().any(|now| now.is(test) && now.result == TestResult::Passed);
            let (good, bad): (Vec<_>, Vec<_>) = failed.into_iter().partition(is_good);
            for test in good {
                outcome.steady_by(part, test, tries);
            }
            failed = bad;
        }
    }
    for test in failed {
        outcome.break_by(part, test);
    }
    Ok(outcome)
}
