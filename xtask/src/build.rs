//! `cargo xtask build`: the engine as WebAssembly, with its JavaScript and its TypeScript declarations, in www/pkg.

use crate::tools::{self, TARGET};
use anyhow::{Context, Result, bail, ensure};
use std::path::{Path, PathBuf};
use std::thread;
use wasm_bindgen_cli_support::{Bindgen, EncodeInto};

/// One of the two engines: the crate with some of its features.
struct Engine {
    /// How its files are called.
    name: &'static str,
    features: &'static [&'static str],
}

impl Engine {
    /// Cargo calls both modules the same, so in one folder each build would undo the other, and neither could be kept.
    fn target_folder(&self) -> PathBuf {
        target_folder().join("engines").join(self.name)
    }
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
    thread::scope(|scope| {
        let builds = ENGINES.each_ref().map(|engine| scope.spawn(|| build_one(engine, how, &fresh)));
        builds.into_iter().try_for_each(|build| build.join().unwrap_or_else(|_| bail!("a build has panicked")))
    })?;
    tools::ensure_node_modules()?;
    let folder = fresh.to_string_lossy();
    let arguments = ["build.mjs", "engine", &folder, "--debug"];
    // Without optimization, and so without short names.
    tools::run("node", if how == How::Debug { &arguments } else { &arguments[..3] })?;
    for file in tools::files_below(&fresh)? {
        tools::copy(&file, &package.join(file.strip_prefix(&fresh)?))?;
    }
    Ok(())
}

fn build_one(engine: &Engine, how: How, folder: &Path) -> Result<()> {
    let features = engine.features;
    let nameless = nameless(how);
    // Who depends on the crate needs no `cdylib`, so it is asked for here.
    let mut arguments =
        vec!["rustc", "--config", &nameless, "--quiet", "--package", "starstep", "--lib", "--crate-type", "cdylib"];
    arguments.extend(features);
    let target = engine.target_folder();
    let target_name = target.to_string_lossy();
    arguments.extend(["--target", TARGET, "--target-dir", &target_name]);
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
    let wasm = target.join(TARGET).join(profile).join("starstep.wasm");
    bindings(&wasm, engine, folder)
}

/// The setting that keeps this machine's folder names out of panic messages, so that every machine makes the same file.
fn nameless(how: How) -> String {
    let cargo = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo = cargo.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).unwrap_or_default();
    let mut flags = vec![format!("--remap-path-prefix={}=cargo", cargo.display())];
    if how == How::ImmediateAbort {
        flags.extend(["-Zunstable-options", "-Cpanic=immediate-abort"].map(str::to_owned));
    }
    format!("target.{TARGET}.rustflags={flags:?}")
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

fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| tools::root().join("target"), PathBuf::from)
}

fn bindings(wasm: &Path, engine: &Engine, folder: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(engine.name).typescript(true);
    // The page says where the lean engine is; programs of other people need not say where theirs is.
    bindgen.omit_default_module_path(engine.features == LEAN);
    // Every browser that knows the rest can write a text into memory, so nothing need stand in for that.
    bindgen.encode_into(EncodeInto::Always);
    // With the function that replaces an instance of the module that failed or grew large with a fresh one.
    bindgen.web(true)?.reset_state_function(true).generate(folder).context("wasm-bindgen failed")
}
