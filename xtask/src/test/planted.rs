//! What the gate makes of tests that fail on purpose, in xtask/planted/.

use super::again::{MOST, steadily};
use super::outcome::{Outcome, Test};
use super::parts::{Part, once};
use super::plan::Plan;
use super::{run, runners};
use crate::tools;
use anyhow::{anyhow, bail};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{Mutex, MutexGuard};

/// What tests tell stands in one file, so only one run at a time.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// A folder for what planted tests leave for each other.
struct Folder(PathBuf, #[expect(dead_code, reason = "it is held")] MutexGuard<'static, ()>);

impl Folder {
    fn new(name: &str) -> Self {
        let guard = ONE_AT_A_TIME.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        std::env::set_current_dir(tools::root()).unwrap();
        tools::ensure_node_modules().unwrap();
        let folder = tools::root().join("target/planted").join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder, guard)
    }

    fn prepare(&self, command: &mut Command) {
        // Whoever reads what the gate prints would take these failures for real ones.
        command.env("PLANTED_FOLDER", &self.0).stdout(Stdio::null());
    }
}

fn names_of_unsteady(outcome: &Outcome) -> Vec<(&str, u32)> {
    let mut names: Vec<_> = outcome.unsteady.iter().map(|test| (test.name.as_str(), test.tries)).collect();
    names.sort_unstable();
    names
}

#[test]
fn what_fails_only_at_first_or_beside_others_is_good_and_what_fails_alone_too_is_broken() {
    let folder = Folder::new("browser");
    let config = "xtask/planted/playwright.config.js";
    let plan = Plan::of_seed(1);
    let run =
        |again: Option<&[Test]>| runners::playwright(config, &[], |command| folder.prepare(command), again, &plan);
    let outcome = steadily("planted", run).unwrap();
    assert_eq!(outcome.passed, 5, "{outcome:?}");
    let unsteady = ["fails at its first run", "fails while another worker is busy", "needs a worker of its own"];
    assert_eq!(names_of_unsteady(&outcome), unsteady.map(|name| (name, 1)));
    let runs = std::fs::read_to_string(folder.0.join("good")).unwrap();
    assert_eq!(runs, "x", "what is good is not run again");
    for test in &outcome.unsteady {
        assert!(test.place.starts_with("xtask/planted/browser.planted.js:"), "{}", test.place);
        assert!(!test.first_error.contains('\u{1b}'), "{}", test.first_error);
    }
    let errors: Vec<_> = outcome.unsteady.iter().map(|test| test.first_error.as_str()).collect();
    assert!(errors.iter().any(|error| error.contains("another worker is busy")), "{errors:?}");
    let [broken] = outcome.broken.as_slice() else { panic!("{outcome:?}") };
    assert_eq!(broken.name, "always fails");
    assert!(broken.error.contains("one is two"), "{}", broken.error);
}

#[test]
fn tests_under_node_are_run_again_by_file() {
    let folder = Folder::new("node");
    let run = |again: Option<&[Test]>| {
        runners::node(&["xtask/planted/node.planted.js".to_owned()], |command| folder.prepare(command), again)
    };
    let outcome = steadily("planted", run).unwrap();
    assert_eq!((outcome.passed, names_of_unsteady(&outcome)), (2, vec![("fails at its first run", 1)]));
    let broken: Vec<_> = outcome.broken.iter().map(|test| test.name.as_str()).collect();
    assert_eq!(broken, ["always fails"]);
}

#[test]
fn a_broken_build_is_not_tried_again() {
    let failed = || Test::of("planted", Err(anyhow!("it is planted")));
    let runs_of = |count| {
        let mut runs = 0;
        let outcome = steadily("planted", |_| {
            runs += 1;
            Ok(vec![failed(); count])
        });
        assert_eq!(outcome.unwrap().broken.len(), count);
        runs
    };
    assert_eq!((runs_of(MOST), runs_of(MOST + 1)), (4, 1));
}

#[test]
fn what_is_not_run_again_stays_broken() {
    let outcome = steadily("planted", |again| match again {
        None => Ok(vec![Test::of("planted", Err(anyhow!("it is planted")))]),
        Some(_) => Ok(vec![Test::of("another", Ok(()))]),
    });
    assert!(!outcome.unwrap().is_good());
    let outcome = steadily("planted", |again| match again {
        None => Ok(vec![Test::of("planted", Err(anyhow!("it is planted")))]),
        Some(_) => bail!("it cannot be started"),
    });
    assert!(!outcome.unwrap().is_good());
}

#[test]
fn all_parts_run_also_after_one_has_failed() {
    let parts: [Part; 4] = [
        ("first", |_| Ok(once("first", || Ok(())))),
        ("broken", |_| Ok(once("broken", || bail!("it is planted")))),
        ("without a start", |_| bail!("it cannot be started")),
        ("unsteady", |plan| {
            let mut runs = 0;
            steadily("unsteady", |_| {
                runs += 1;
                Ok(vec![Test::of(
                    "second time",
                    if runs < 3 { Err(anyhow!("run {runs} of {}", plan.seed)) } else { Ok(()) },
                )])
            })
        }),
    ];
    let report = run(parts.into_iter(), &Plan::of_seed(7));
    assert!(!report.is_green());
    let lines = report.lines();
    assert!(lines.ends_with("\n2 passed, 2 failed\n"), "{lines}");
    assert!(lines.contains("broken: [broken] broken: it is planted\n"), "{lines}");
    assert!(lines.contains("broken: [without a start] without a start: it cannot be started\n"), "{lines}");
    assert!(
        lines.contains("unsteady: [unsteady] second time: passed alone after 2 tries; at first: run 1 of 7\n"),
        "{lines}"
    );
}
