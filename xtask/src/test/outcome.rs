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
    /// That of tests which have no second chance.
    pub fn of(part: &str, tests: Vec<Test>) -> Self {
        let mut outcome = Self::default();
        for test in tests {
            match test.result {
                TestResult::Passed => outcome.passed += 1,
                TestResult::Failed => outcome.break_by(part, test),
                TestResult::Skipped => (),
            }
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
