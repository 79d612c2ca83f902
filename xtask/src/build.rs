//! `cargo xtask build`: the engine as WebAssembly, with its JavaScript and its TypeScript declarations, in www/pkg.

use crate::short_names;
use crate::tools::{self, TARGET};
use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// One of the two engines: the crate with some of its features.
struct Engine {
    /// How its files are called.
    name: &'static str,
    features: &'static [&'static str],
}

const ENGINES: [Engine; 2] = [
    // What the npm package and the workers have, and the page once it is idle.
    Engine { name: "starstep", features: &["--features", "page"] },
    // What the page begins with.
    Engine { name: "lean", features: LEAN },
];

/// The features of the engine that the page begins with.
pub const LEAN: &[&str] = &["--no-default-features", "--features", "page"];

/// How the engines are built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum How {
    Debug,
    Optimized,
    /// Optimized, and with a standard library that ends the program at once where it would panic. That saves what panics
    /// would say, and needs flags that only a nightly toolchain has.
    ImmediateAbort,
}

/// Builds both engines into www/pkg.
pub fn build(how: How) -> Result<()> {
    tools::ensure_wasm_target()?;
    if how == How::ImmediateAbort {
        ensure_nightly()?;
    }
    let package = Path::new("www/pkg");
    // Made next to the old package and then moved over it, so that a loading page never sees half of one.
    let fresh = target_folder().join("pkg");
    let _ = std::fs::remove_dir_all(&fresh);
    for engine in &ENGINES {
        build_one(engine, how, &fresh)?;
    }
    for file in tools::files_below(&fresh)? {
        tools::copy(&file, &package.join(file.strip_prefix(&fresh)?))?;
    }
    Ok(())
}

fn build_one(engine: &Engine, how: How, folder: &Path) -> Result<()> {
    let Engine { name, features } = engine;
    let nameless = nameless(how);
    let mut arguments = vec!["build", "--config", &nameless, "--quiet", "--package", "starstep", "--lib"];
    arguments.extend(*features);
    arguments.extend(["--target", TARGET]);
    let optimized = how != How::Debug;
    let profile = if optimized { "release" } else { "debug" };
    if optimized {
        arguments.push("--release");
    }
    if how == How::ImmediateAbort {
        arguments.extend(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features="]);
        tools::run("rustup", &[&["run", NIGHTLY, "cargo"], &arguments[..]].concat())?;
    } else {
        tools::run("cargo", &arguments)?;
    }
    let wasm = target_folder().join(TARGET).join(profile).join("starstep.wasm");
    bindings(&wasm, name, folder)?;
    if optimized {
        let of = |ending: &str| folder.join(format!("{name}{ending}"));
        let wasm = of("_bg.wasm");
        optimize(&wasm)?;
        let declarations = [of(".d.ts"), of("_bg.wasm.d.ts")];
        let declarations: Vec<&Path> = declarations.iter().map(PathBuf::as_path).collect();
        short_names::shorten(&wasm, &of(".js"), &declarations)?;
    }
    Ok(())
}

/// The setting that keeps this machine's folder names out of panic messages, so that every machine makes the same file.
fn nameless(how: How) -> String {
    let cargo = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo = cargo.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).unwrap_or_default();
    let mut flags = vec![format!("--remap-path-prefix={}=cargo", cargo.display())];
    if how == How::ImmediateAbort {
        flags.extend(["-Zunstable-options", "-Cpanic=immediate-abort"].map(str::to_owned));
    }
    format!("target.{TARGET}.rustflags={}", serde_json::Value::from(flags))
}

/// The toolchain that knows unstable flags.
const NIGHTLY: &str = "nightly";

/// Fails with what is missing for a standard library of one's own.
fn ensure_nightly() -> Result<()> {
    let sysroot = tools::output("rustup", &["run", NIGHTLY, "rustc", "--print", "sysroot"]).context(
        "--immediate-abort needs a nightly toolchain, and there is none: run `rustup toolchain install nightly --component rust-src`",
    )?;
    let sources = Path::new(&sysroot).join("lib/rustlib/src/rust/library");
    ensure!(
        sources.exists(),
        "--immediate-abort compiles the standard library, whose sources are missing: run `rustup component add rust-src --toolchain {NIGHTLY}`"
    );
    Ok(())
}

/// The version of the crate.
pub fn version() -> String {
    let manifest = include_str!("../../Cargo.toml");
    let line = manifest.lines().find_map(|line| line.strip_prefix("version = "));
    line.unwrap_or_default().trim_matches('"').to_owned()
}

fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| tools::root().join("target"), PathBuf::from)
}

fn bindings(wasm: &Path, name: &str, folder: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(name).typescript(true).omit_default_module_path(false);
    // With the function that replaces an instance of the module that failed or grew large with a fresh one.
    bindgen.web(true)?.reset_state_function(true).generate(folder).context("wasm-bindgen failed")
}

/// Runs wasm-opt in place, from the npm package `binaryen`, with the features that rustc's output uses.
fn optimize(wasm: &Path) -> Result<()> {
    tools::ensure_node_modules()?;
    let file = wasm.to_string_lossy();
    let mut command = Command::new(tools::node_program("wasm-opt"));
    command
        .args([&file, "-o", &file, "-O3", "--converge", ONE_CALLER, "--strip-debug", "--strip-producers"])
        .args(FEATURES);
    tools::run_command(&mut command, "wasm-opt is missing: run `npm ci`")
}

/// The largest function that wasm-opt may inline into its only caller. rustc has already inlined what pays: without this
/// limit the engine is 1.5 KB larger when compressed, and no faster.
const ONE_CALLER: &str = "--one-caller-inline-max-function-size=100";

/// The features that rustc has enabled for wasm32-unknown-unknown since 1.82.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-multivalue",
    "--enable-reference-types",
];
