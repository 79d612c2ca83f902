//! What tests tell of themselves, and what follows for the part that they belong to.

use anyhow::Error;
use serde::{Deserialize, Serialize};

/// A test, as `tests/told.js` writes it down.
#[derive(Clone, Debug, Deserialize)]
pub struct Test {
    pub name: String,
    /// File and line, if the test has any.
    pub place: String,
    pub result: TestResult,
    /// What it said when it failed, otherwise nothing.
    pub error: String,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum TestResult {
    Passed,
    Failed,
    Skipped,
}

impl Test {
    /// Something that is done as a whole, as a test.
    pub fn of(name: &str, done: Result<(), Error>) -> Self {
        let (result, error) = match done {
            Ok(()) => (TestResult::Passed, String::new()),
            Err(error) => (TestResult::Failed, format!("{error:#}")),
        };
        Self { name: name.to_owned(), place: String::new(), result, error }
    }

    /// Whether it is the same test, in another run.
    pub fn is(&self, other: &Self) -> bool {
        self.name == other.name && self.place == other.place
    }
}

/// A test that failed beside others and passed alone.
#[derive(Clone, Debug, Serialize)]
pub struct Unsteady {
    pub part: String,
    pub name: String,
    pub place: String,
    /// What it said when it failed.
    pub first_error: String,
    /// How many tries alone it needed, from 1.
    pub tries: u32,
}

/// A test that failed, alone too if it had a second chance.
#[derive(Clone, Debug, Serialize)]
pub struct Broken {
    pub part: String,
    pub name: String,
    pub place: String,
    pub error: String,
}

/// What the tests of one part came to.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// How many passed, the unsteady among them.
    pub passed: usize,
    pub unsteady: Vec<Unsteady>,
    pub broken: Vec<Broken>,
}

impl Outcome {
    /// That of tests which have no second chance. Those that were run several times are told once.
    pub fn of(part: &str, tests: Vec<Test>) -> Self {
        let mut outcome = Self::default();
        let (failed, others): (Vec<_>, Vec<_>) = tests.into_iter().partition(|test| test.result == TestResult::Failed);
        outcome.passed = others.iter().filter(|test| test.result == TestResult::Passed).count();
        let runs = |all: &[Test], test: &Test| all.iter().filter(|other| other.is(test)).count();
        for (index, test) in failed.iter().enumerate() {
            if failed[..index].iter().any(|earlier| earlier.is(test)) {
                continue;
            }
            let mut test = test.clone();
            let (bad, good) = (runs(&failed, &test), runs(&others, &test));
            if bad + good > 1 {
                test.error = format!("{bad} of {} runs failed: {}", bad + good, test.error.trim_start());
            }
            outcome.break_by(part, test);
        }
        outcome
    }

    pub fn break_by(&mut self, part: &str, Test { name, place, error, .. }: Test) {
        self.broken.push(Broken { part: part.to_owned(), name, place, error });
    }

    /// Counts a test that failed at first and then passed.
    pub fn steady_by(&mut self, part: &str, Test { name, place, error, .. }: Test, tries: u32) {
        self.passed += 1;
        self.unsteady.push(Unsteady { part: part.to_owned(), name, place, first_error: error, tries });
    }

    /// Adds what other tests of the part came to.
    pub fn and(&mut self, other: Self) {
        self.passed += other.passed;
        self.unsteady.extend(other.unsteady);
        self.broken.extend(other.broken);
    }

    pub fn is_good(&self) -> bool {
        self.broken.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::anyhow;

    #[test]
    fn tests_that_were_run_several_times_are_told_once_with_how_often_they_failed() {
        let bad = || Test::of("unsteady", Err(anyhow!("not seen")));
        let runs = [bad(), Test::of("good", Ok(())), Test::of("unsteady", Ok(())), Test::of("good", Ok(())), bad()];
        let outcome = Outcome::of("part", runs.to_vec());
        assert_eq!(outcome.passed, 3);
        let [broken] = outcome.broken.as_slice() else { panic!("{outcome:?}") };
        assert_eq!((broken.name.as_str(), broken.error.as_str()), ("unsteady", "2 of 3 runs failed: not seen"));
    }
}
