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

/// The programs of all engines that are installed or can be, by the variables that pass them.
pub struct Engines(Vec<(&'static str, Option<PathBuf>)>);

impl Engines {
    /// Passes them to what runs the smoke test.
    pub fn prepare(&self, command: &mut Command) {
        for (variable, program) in &self.0 {
            match program {
                Some(program) => command.env(variable, program),
                None => command.env_remove(variable),
            };
        }
    }
}

/// Finds or installs all engines.
pub fn engines() -> Result<Engines> {
    let mut found = vec![("CHROMIUM", Some(tools::ensure_chromium()?))];
    for engine in ENGINES {
        let program = ensure(&engine);
        if let Err(reason) = &program {
            eprintln!("{} is left out: {reason:#}.", engine.name);
        }
        found.push((engine.variable, program.ok()));
    }
    Ok(Engines(found))
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
