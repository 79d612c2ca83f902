//! Everything one does with Starstep's sources: `cargo xtask serve`, `test`, `fuzz`, `build`, `dist`.

mod bench;
mod bench_page;
mod browser;
mod build;
mod dist;
mod engines;
mod examples;
mod first_load;
mod fuzz;
mod serve;
mod soak;
mod test;
mod tools;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Builds, serves, tests and packs Starstep. Needs rustup's Rust and Node 20 or newer; fetches the rest itself.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the engine and serve the page, by default on <http://127.0.0.1:8080>
    Serve {
        /// The port to listen on; 0 takes any free one
        #[arg(long, default_value_t = 8080)]
        port: u16,
        /// Do not open a browser
        #[arg(long)]
        no_open: bool,
        /// Serve another folder, for example dist, without building anything
        #[arg(long, value_name = "FOLDER")]
        folder: Option<std::path::PathBuf>,
    },
    /// Set up what the tests need and run all of them: lints, Rust, the built package under Node, the page in three browsers
    Test(test::Asked),
    /// Build the engine into www/pkg
    Build {
        /// Without optimization
        #[arg(long)]
        debug: bool,
    },
    /// Pack the page into dist/ for any static host and any sub-path, and print what a visitor downloads
    Dist {
        /// Leave out what panics would say, which makes the engines smaller; needs a nightly toolchain with rust-src
        #[arg(long)]
        immediate_abort: bool,
    },
    /// Build the pages of examples/ with what `cargo xtask dist` packed, into dist/examples
    Examples,
    /// Measure Starstep beside its peers from npm and crates.io; without --quick also write the tables of docs/benchmarks.md
    Bench {
        /// A folder with pairs of NAME.map and NAME.map.scen
        #[arg(default_value = "tests/maps")]
        folder: std::path::PathBuf,
        /// Only a few queries: finishes within two minutes
        #[arg(long)]
        quick: bool,
    },
    /// Try input that nobody would write on the engine, maps, links, scenarios and arguments; prints attack, tries and
    /// failures
    Fuzz {
        /// How many seconds all attacks may take together
        #[arg(long, default_value_t = 60.0)]
        seconds: f64,
        /// The first case; a different one each time unless given
        #[arg(long)]
        seed: Option<u64>,
        /// Only attacks whose name contains this word: calls, maps, scen, links, scenarios, texts, arguments
        #[arg(long, value_name = "WORD", default_value = "")]
        attack: String,
        /// The maximum number of cases per attack
        #[arg(long)]
        tries: Option<u64>,
    },
    /// Drive the built page in Chromium for a while and fail if memory, nodes or listeners keep growing
    Soak {
        /// How many minutes
        #[arg(long, default_value_t = 10.0)]
        minutes: f64,
    },
    /// Measure in Chromium how long a first visit takes over a slow network, and write it to docs/benchmarks.md
    FirstLoad {
        /// The folder dist of another version, to compare with
        #[arg(long, value_name = "FOLDER")]
        before: Option<std::path::PathBuf>,
    },
    /// Measure in Chromium how long frames take while the page plays, scrubs and edits
    Frames,
    /// Write the texts of a language as a PO file for translation tools, or take one over
    Texts {
        #[arg(value_parser = ["export", "import"])]
        act: String,
        /// The language, such as fr; one that is not there yet is made
        language: String,
        /// The PO file
        file: String,
    },
    /// Take the pictures: of the page, for the README and for visitors without WebAssembly, and of the tour, for the docs
    Picture,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(arguments.command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode> {
    std::env::set_current_dir(tools::root())?;
    match command {
        // It has told itself what failed, and how much.
        Command::Test(asked) => return Ok(if test::test(&asked)? { ExitCode::SUCCESS } else { ExitCode::FAILURE }),
        Command::Serve { port, no_open, folder } => serve::serve(port, !no_open, folder),
        Command::Build { debug } => build::build(if debug { build::How::Debug } else { build::How::Optimized }),
        Command::Dist { immediate_abort: false } => dist::dist(build::How::Optimized),
        Command::Dist { immediate_abort: true } => dist::dist(build::How::ImmediateAbort),
        Command::FirstLoad { before } => first_load::first_load(before.as_deref()),
        Command::Examples => examples::make(&examples::all()),
        Command::Bench { folder, quick } => bench::bench(&folder, quick),
        Command::Fuzz { seconds, seed, attack, tries } => {
            fuzz::fuzz(&fuzz::Plan { attack, tries, ..fuzz::Plan::of_seconds(seconds, seed) })
        }
        Command::Soak { minutes } => soak::soak(minutes),
        Command::Frames => browser::run_script("e2e/frames.js"),
        Command::Texts { act, language, file } => {
            tools::ensure_node_modules()?;
            tools::run("node", &["build.mjs", "texts", &act, &language, &file])
        }
        Command::Picture => browser::run_script("e2e/picture.js"),
    }?;
    Ok(ExitCode::SUCCESS)
}
