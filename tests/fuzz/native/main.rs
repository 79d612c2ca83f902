//! The native half of `cargo xtask fuzz`: calls to a solver, maps and `.scen` files that nobody would write.
//!
//! An attack tries one case after another until its time is up. A case follows from its seed alone, and the seeds of a
//! run are consecutive, so a failed case can be repeated with its seed and one try. It is shrunk as long as it still
//! fails.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::float_cmp,
    clippy::naive_bytecount,
    clippy::many_single_char_names,
    reason = "the boards of these attacks are small, and plain arithmetic is easier to check by eye"
)]

mod apply;
mod calls;
mod model;
#[path = "../../engine/naive.rs"]
mod naive;
#[path = "../../engine/oracle.rs"]
mod oracle;
mod random;
mod shrink;
mod texts;

use std::cell::RefCell;
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The result of an attack: how often it tried, and the failures.
#[derive(Default)]
struct Outcome {
    tries: u64,
    failures: u64,
}

/// How long an attack lasts, and where it begins.
#[derive(Clone, Copy)]
struct Bounds {
    seed: u64,
    tries: u64,
    time: Duration,
}

type Attack = fn(Bounds) -> Outcome;
const ATTACKS: [(&str, Attack); 3] = [
    ("calls", |bounds| attack("calls", bounds, calls::make, apply::run)),
    ("maps", |bounds| attack("maps", bounds, texts::make_map, texts::run_map)),
    ("scen", |bounds| attack("scen", bounds, texts::make_scen, texts::run_scen)),
];
/// How many failures are shown in full; more would be the same one again.
const SHOWN: u64 = 3;

fn main() -> ExitCode {
    let seconds: f64 = argument("--seconds").map_or(10.0, |text| text.parse().expect("--seconds is a number"));
    let seed = argument("--seed").map_or(1, |text| text.parse().expect("--seed is a whole number"));
    let tries = argument("--tries").map_or(u64::MAX, |text| text.parse().expect("--tries is a whole number"));
    let word = argument("--attack").unwrap_or_default();
    let chosen: Vec<_> = ATTACKS.iter().filter(|(name, _)| name.contains(&word)).collect();
    std::panic::set_hook(Box::new(|info| PANIC.set(info.to_string())));
    let mut failures = 0;
    for (name, run) in &chosen {
        let outcome = run(Bounds { seed, tries, time: Duration::from_secs_f64(seconds / chosen.len() as f64) });
        println!("| {name} | {} | {} |", outcome.tries, outcome.failures);
        failures += outcome.failures;
    }
    if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn argument(name: &str) -> Option<String> {
    let mut arguments = std::env::args().skip_while(|argument| argument != name).skip(1);
    arguments.next()
}

thread_local! {
    /// What the last panic said, and where.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Tries cases, which are lists of parts, and shows failing ones reduced to as few parts as still fail.
fn attack<Part: Clone + Debug>(
    name: &str,
    bounds: Bounds,
    make: fn(u64) -> Vec<Part>,
    run: fn(u64, &[Part]) -> Result<(), String>,
) -> Outcome {
    let mut outcome = Outcome::default();
    let begin = Instant::now();
    while outcome.tries < bounds.tries && begin.elapsed() < bounds.time {
        let seed = bounds.seed.wrapping_add(outcome.tries);
        outcome.tries += 1;
        let parts = make(seed);
        let Err(reason) = guarded(|| run(seed, &parts)) else { continue };
        outcome.failures += 1;
        if outcome.failures <= SHOWN {
            eprintln!("\n{name}: {reason}\nagain: cargo xtask fuzz --attack {name} --seed {seed} --tries 1");
            let fails = |parts: &[Part]| guarded(|| run(seed, parts)).err();
            let (parts, reason) = shrink::smallest(parts, reason, fails);
            eprintln!("with as few parts as still fail: {reason}\n{parts:?}");
        }
    }
    outcome
}

/// A panic is a failure like any other.
fn guarded(run: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| Err(PANIC.take()))
}
