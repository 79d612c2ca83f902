//! What a run of the tests is asked for.

use super::seed;
use anyhow::Result;
use clap::Args;
use std::process::Command;

/// The arguments of `cargo xtask test`.
#[derive(Args)]
pub struct Asked {
    /// Tests whose file has one of these words in its path, of Node's and of the browser's
    #[arg(value_name = "FILE")]
    pub files: Vec<String>,
    /// Only the part whose name contains this word
    #[arg(long, value_name = "WORD")]
    pub only: Option<String>,
    /// Which cases the samples take: a number, or `random`; by default it follows from what is committed
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
    /// Only what can notice the changes since the last commit, or else those of the last commit
    #[arg(long, conflicts_with_all = ["files", "only", "thorough"])]
    pub changed: bool,
    /// Everything: all widths, languages and rare corners, new random cases, a long soak and fuzz
    #[arg(long)]
    pub thorough: bool,
    /// Slow the pages' processor by this factor, and let each answer come up to 300 ms late; nothing is tried again
    #[arg(long, value_name = "FACTOR", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub slow: Option<u32>,
    /// Run each test of Node and of the browser this many times; nothing is tried again
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub repeat: Option<u32>,
}

/// How the parts are run.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// Which cases the samples take.
    pub seed: u32,
    pub files: Files,
    pub is_thorough: bool,
    /// How many times as slow as this machine's the processor of pages is.
    pub slowness: u32,
    /// How often each test is run.
    pub times: u32,
}

/// The files of tests that are run.
#[derive(Clone, Debug, Default)]
pub enum Files {
    #[default]
    All,
    /// Those whose paths contain one of these words.
    With(Vec<String>),
    /// These and no others.
    Exactly(Vec<String>),
}

impl Files {
    fn has(&self, file: &str) -> bool {
        match self {
            Self::All => true,
            Self::With(words) => words.iter().any(|word| file.contains(word.as_str())),
            Self::Exactly(files) => files.iter().any(|one| one == file),
        }
    }
}

impl Plan {
    /// All tests, once.
    #[cfg(test)]
    pub fn of_seed(seed: u32) -> Self {
        Self { seed, slowness: 1, times: 1, ..Self::default() }
    }

    /// # Errors
    ///
    /// If what is asked for is no seed.
    pub fn of(asked: &Asked) -> Result<Self> {
        let of_whom_looks_for_more = asked.thorough.then_some("random");
        Ok(Self {
            seed: seed::seed(asked.seed.as_deref().or(of_whom_looks_for_more))?,
            files: if asked.files.is_empty() { Files::All } else { Files::With(asked.files.clone()) },
            is_thorough: asked.thorough,
            slowness: asked.slow.unwrap_or(1),
            times: asked.repeat.unwrap_or(1),
        })
    }

    /// Whether the task is to find what is unsteady, rather than to judge a change.
    pub fn looks_for_unsteady(&self) -> bool {
        self.slowness > 1 || self.times > 1
    }

    /// Tells programs that run tests which cases they take, and how slow pages are.
    pub fn prepare(&self, command: &mut Command) {
        command.env("STARSTEP_SEED", self.seed.to_string());
        if self.is_thorough {
            command.env("STARSTEP_ALL", "1");
        }
        // Of the rare corners a run of the whole gate tries a third; who asks for some files gets all that is in them.
        if matches!(self.files, Files::All) && !self.is_thorough && !self.looks_for_unsteady() {
            command.env("STARSTEP_TURN", (self.seed % 3).to_string());
        }
        if self.slowness > 1 {
            command.env("STARSTEP_SLOW", self.slowness.to_string());
        }
    }

    /// Those files that are to be run.
    pub fn chosen(&self, files: Vec<String>) -> Vec<String> {
        files.into_iter().filter(|file| self.files.has(file)).collect()
    }
}
