//! What a visitor downloads, and how much that may be.

use crate::tools;
use anyhow::{Result, ensure};
use flate2::{Compression, write::GzEncoder};
use std::io::Write;
use std::path::Path;

/// What the first visit to the page loads, without its pictures.
const FIRST_LOAD: [&str; 5] = ["index.html", "page.css", "main.js", "star-step.js", "pkg/starstep_bg.wasm"];
/// How many bytes of it may cross the wire, gzipped.
const LARGEST_FIRST_LOAD: usize = 123_000;
/// How many of these may be the engine.
const LARGEST_WASM: usize = 71_000;

/// Prints the size of every file below dist/.
pub fn print(dist: &Path) -> Result<()> {
    println!("{:>10} {:>10}  file", "bytes", "gzipped");
    for file in tools::files_below(dist)? {
        let name = file.strip_prefix(dist)?;
        if !name.starts_with("npm") {
            println!("{:>10} {:>10}  {}", std::fs::metadata(&file)?.len(), gzipped_size(&file)?, name.display());
        }
    }
    println!("{:>21}  on the first visit", first_load(dist)?);
    Ok(())
}

/// Fails if a first visit loads more than it may.
pub fn check(dist: &Path) -> Result<()> {
    let wasm = gzipped_size(&dist.join("pkg/starstep_bg.wasm"))?;
    ensure!(wasm <= LARGEST_WASM, "the engine has {wasm} bytes gzipped, but may have {LARGEST_WASM}");
    let all = first_load(dist)?;
    ensure!(all <= LARGEST_FIRST_LOAD, "a first visit loads {all} bytes gzipped, but may load {LARGEST_FIRST_LOAD}");
    println!("a first visit loads {all} bytes gzipped, {wasm} of them the engine");
    Ok(())
}

fn first_load(dist: &Path) -> Result<usize> {
    FIRST_LOAD.iter().map(|name| gzipped_size(&dist.join(name))).sum()
}

fn gzipped_size(file: &Path) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&std::fs::read(file)?)?;
    Ok(encoder.finish()?.len())
}
