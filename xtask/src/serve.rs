//! `cargo xtask serve`: the page on a local port.

use crate::{build, tools};
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Builds the engine and serves the project's folder, or serves another one without building, until interrupted.
pub fn serve(port: u16, open: bool, folder: Option<PathBuf>) -> Result<()> {
    if folder.is_none() {
        build::build(build::How::Optimized)?;
    }
    tools::ensure_node_modules()?;
    let mut command = server(port, &folder.unwrap_or_else(tools::root));
    command.args(open.then_some("--open"));
    // Whoever ends this program means the server.
    #[cfg(unix)]
    return Err(std::os::unix::process::CommandExt::exec(&mut command).into());
    #[cfg(not(unix))]
    return tools::run_command(&mut command, "`node` could not be started");
}

/// The server of a folder.
pub fn server(port: u16, folder: &Path) -> Command {
    let mut command = Command::new("node");
    command.args(["build.mjs", "serve", &port.to_string()]).arg(folder);
    command
}
