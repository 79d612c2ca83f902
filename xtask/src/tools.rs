//! The programs that xtask calls, and what it does if one is missing.

use anyhow::{Context, Result, bail, ensure};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The project's folder.
pub fn root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().expect("xtask is a folder of the project").to_owned()
}

/// Runs a program; if it fails, the error has its command line.
pub fn run(program: &str, arguments: &[&str]) -> Result<()> {
    run_command(Command::new(program).args(arguments), &missing(program))
}

/// Runs a prepared command; `if_missing` says what to do when the program is not there.
pub fn run_command(command: &mut Command, if_missing: &str) -> Result<()> {
    let line = shown(command);
    eprintln!("$ {line}");
    let status = command.status().with_context(|| if_missing.to_owned())?;
    ensure!(status.success(), "`{line}` failed");
    Ok(())
}

/// The output of a program, or nothing if it is missing or fails.
pub fn output(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

fn missing(program: &str) -> String {
    match program {
        "node" | "npm" | "npx" => {
            format!("`{program}` is missing: install Node.js 20 or newer from https://nodejs.org")
        }
        "cargo" | "rustup" => format!("`{program}` is missing: install Rust from https://rustup.rs"),
        _ => format!("`{program}` could not be started"),
    }
}

/// Adds the wasm target if it is missing.
pub fn ensure_wasm_target() -> Result<()> {
    let libraries = output("rustc", &["--print", "target-libdir", "--target", TARGET]);
    if libraries.is_some_and(|folder| Path::new(&folder).exists()) {
        return Ok(());
    }
    run("rustup", &["target", "add", TARGET]).context(
        "the target wasm32-unknown-unknown is missing: run `rustup target add wasm32-unknown-unknown` while online",
    )
}

/// The target of the engine in the browser.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Installs the npm packages of the lock file unless they are already there in the same versions.
pub fn ensure_node_modules() -> Result<()> {
    let version = output("node", &["--version"]).context(missing("node"))?;
    let major: u32 = version.trim_start_matches('v').split('.').next().unwrap_or_default().parse().unwrap_or(0);
    ensure!(major >= 20, "Node.js {version} is too old: install version 20 or newer from https://nodejs.org");
    let wanted = std::fs::read("package-lock.json")?;
    let stamp = Path::new("node_modules/.installed-lock.json");
    if std::fs::read(stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    run("npm", &["ci", "--no-audit", "--no-fund"])?;
    Ok(std::fs::write(stamp, wanted)?)
}

/// The path of a program from `node_modules`.
pub fn node_program(name: &str) -> String {
    root().join("node_modules/.bin").join(name).to_string_lossy().into_owned()
}

/// A Chromium to test with: one that is already there, or one that Playwright or Debian installs.
pub fn ensure_chromium() -> Result<PathBuf> {
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    eprintln!("There is no Chromium here; asking Playwright for one.");
    if run("npx", &["playwright", "install", "chromium"]).is_err() {
        // Anything still missing then is reported below.
        let _ = install_from_debian(&["chromium"]);
    }
    find_chromium().context("no Chromium could be installed: install one, or set CHROMIUM to the path of yours")
}

/// A Chromium without windows, which opens pages in two thirds of the time; where there is none, any Chromium.
pub fn ensure_headless_chromium() -> Result<PathBuf> {
    const NAME: &str = "chromium-headless-shell";
    if std::env::var_os("CHROMIUM").is_none() {
        if on_path(NAME).is_none() {
            // Without it the tests only take longer.
            let _ = install_from_debian(&[NAME]);
        }
        if let Some(found) = on_path(NAME) {
            return Ok(found);
        }
    }
    ensure_chromium()
}

/// What compiles and runs programs in C#, if it can be installed: without it, those in C# are not run.
pub fn hope_for_mono() {
    if on_path("mcs").is_none() {
        let _ = install_from_debian(&["mono-mcs"]);
    }
}

/// Installs Debian packages, if this is Debian and the user is allowed to.
pub fn install_from_debian(packages: &[&str]) -> Result<()> {
    let names = packages.join(", ");
    ensure!(output("apt-get", &["--version"]).is_some(), "{names} can only be installed on Debian");
    ensure!(output("id", &["-u"]).as_deref() == Some("0"), "only root can install {names}");
    run("apt-get", &["update", "-qq"])?;
    run("apt-get", &[&["install", "-y", "-qq", "--no-install-recommends"], packages].concat())
}

/// The path of a program that can be called by its name.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}

fn find_chromium() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("CHROMIUM") {
        return Some(path.into());
    }
    let names = ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"];
    names.into_iter().find_map(on_path).or_else(|| {
        let script = "console.log(require('playwright-core').chromium.executablePath())";
        output("node", &["-e", script]).map(PathBuf::from).filter(|path| path.is_file())
    })
}

/// All files below a folder.
pub fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() { files.extend(files_below(&path)?) } else { files.push(path) }
    }
    files.sort();
    Ok(files)
}

/// Copies a file, making the folders on the way.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    if let Some(folder) = to.parent() {
        std::fs::create_dir_all(folder)?;
    }
    if !from.is_file() {
        bail!("{} is missing", from.display());
    }
    std::fs::copy(from, to)?;
    Ok(())
}
