//! The smoke test of e2e/engines in Chromium, Firefox and `WebKit`. If one of the latter two is not available, it is
//! reported and left out.

use crate::tools;
use anyhow::Result;
use std::path::PathBuf;
use std::process::Command;

/// An engine other than Chromium: the variable that passes its program to the test, the programs that it needs, of
/// which the first is passed, and the Debian packages that contain them.
struct Engine {
    name: &'static str,
    variable: &'static str,
    programs: &'static [&'static str],
    packages: &'static [&'static str],
}

const ENGINES: [Engine; 2] = [
    Engine { name: "Firefox", variable: "FIREFOX", programs: &["firefox-esr"], packages: &["firefox-esr"] },
    Engine {
        name: "WebKit",
        variable: "WEBKIT_DRIVER",
        programs: &["WebKitWebDriver", "xvfb-run", "xauth"],
        packages: &["webkit2gtk-driver", "xvfb", "xauth"],
    },
];

/// Runs the smoke test in all engines that are installed or can be.
pub fn engines() -> Result<()> {
    let mut command = Command::new("node");
    command.args(["--test", tools::FAILURES, "e2e/engines/"]).env("CHROMIUM", tools::ensure_chromium()?);
    for engine in ENGINES {
        match ensure(&engine) {
            Ok(program) => drop(command.env(engine.variable, program)),
            Err(reason) => {
                eprintln!("{} is left out: {reason:#}.", engine.name);
                command.env_remove(engine.variable);
            }
        }
    }
    tools::run_command(&mut command, "`node` could not be started")
}

/// The program of an engine, installed if possible.
fn ensure(engine: &Engine) -> Result<PathBuf> {
    if let Some(path) = std::env::var_os(engine.variable) {
        return Ok(path.into());
    }
    let missing = || engine.programs.iter().find(|name| tools::on_path(name).is_none());
    if missing().is_some() {
        tools::install_from_debian(engine.packages)?;
    }
    if let Some(name) = missing() {
        anyhow::bail!("there is no `{name}`, even after installing {}", engine.packages.join(", "));
    }
    Ok(tools::on_path(engine.programs[0]).expect("it was found a moment ago"))
}
