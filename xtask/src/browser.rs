//! `cargo xtask frames`, `picture` and `soak`: scripts that look at the page in a real browser.

use crate::{build, serve, tools};
use anyhow::{Context, Result};
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

const PORT: u16 = 8124;

/// Builds and serves the page, and runs a script from e2e/ with the address in `STARSTEP_URL`.
pub fn run_script(script: &str) -> Result<()> {
    build::build(build::How::Optimized)?;
    run_script_on(&tools::root(), script, &[])
}

/// Serves a folder, and runs a script with the address in `STARSTEP_URL`, and with other variables.
pub fn run_script_on(folder: &Path, script: &str, variables: &[(&str, String)]) -> Result<()> {
    tools::ensure_node_modules()?;
    let chromium = tools::ensure_chromium()?;
    let mut server = serve::server(PORT, folder).spawn().context("`node` could not be started")?;
    let result = run_beside(script, variables, &chromium);
    server.kill()?;
    result
}

/// Runs a script as soon as the server is up.
fn run_beside(script: &str, variables: &[(&str, String)], chromium: &Path) -> Result<()> {
    let is_up = |_: &u32| {
        std::thread::sleep(Duration::from_millis(50));
        TcpStream::connect(("127.0.0.1", PORT)).is_ok()
    };
    (0..100_u32).find(is_up).with_context(|| format!("nothing answers on port {PORT}"))?;
    let mut command = Command::new("node");
    command.arg(script).env("CHROMIUM", chromium).env("STARSTEP_URL", format!("http://127.0.0.1:{PORT}"));
    command.envs(variables.iter().map(|(name, value)| (name, value)));
    tools::run_command(&mut command, "`node` could not be started")
}
