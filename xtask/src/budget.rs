//! What a visitor downloads, and how much it may be.

use crate::{names, tools};
use anyhow::{Context, Result, ensure};
use flate2::{Compression, write::GzEncoder};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;

const PAGE: &str = "index.html";
/// The element in one file, as other people's pages load it.
const ELEMENT: &str = "star-step.js";
/// The engine that both begin with: its folder, and how its name begins before the hash.
const ENGINE: &str = "pkg/lean_bg-";
/// How many bytes may be sent on the first visit, gzipped.
const LARGEST_FIRST_LOAD: usize = 107_500;
/// How many of these the engine may take. The full one, which is loaded once the page is idle, has nearly twice as many.
const LARGEST_WASM: usize = 52_000;
/// How many bytes the element and its engine may have together.
const LARGEST_ELEMENT: usize = 326_000;

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
    let wasm = gzipped_size(&dist.join(engine(dist)?))?;
    ensure!(wasm <= LARGEST_WASM, "the engine has {wasm} bytes gzipped, but may have {LARGEST_WASM}");
    let all = first_load(dist)?;
    ensure!(all <= LARGEST_FIRST_LOAD, "a first visit loads {all} bytes gzipped, but may load {LARGEST_FIRST_LOAD}");
    let element = gzipped_size(&dist.join(ELEMENT))? + wasm;
    ensure!(element <= LARGEST_ELEMENT, "the element loads {element} bytes gzipped, but may load {LARGEST_ELEMENT}");
    println!("a first visit loads {all} bytes gzipped, {wasm} of them the engine; the element loads {element}");
    Ok(())
}

/// What the first visit to the page loads: the page, the scripts, style sheets and pictures that it names, including
/// everything that its scripts import at once, and the engine. Content for visitors without scripts does not count.
fn first_load(dist: &Path) -> Result<usize> {
    let page = std::fs::read_to_string(dist.join(PAGE))?;
    let mut parts = page.split("<noscript>");
    let before = parts.next().into_iter();
    let seen: String = before.chain(parts.filter_map(|part| Some(part.split_once("</noscript>")?.1))).collect();
    let quoted: Vec<&str> = seen.split('"').collect();
    let is_address = |pair: &&[&str]| pair[0].ends_with("src=") || pair[0].ends_with("href=");
    let named = quoted.windows(2).filter(is_address).map(|pair| pair[1]);
    let engine = engine(dist)?;
    // A picture that is named twice is loaded once.
    let files: BTreeSet<&str> = named.chain([PAGE, &engine]).collect();
    files.iter().map(|name| gzipped_size(&dist.join(name))).sum()
}

/// The name of the file of the engine that a page begins with.
fn engine(dist: &Path) -> Result<String> {
    let mut files = names::below(dist)?.into_iter().filter(|name| name.starts_with(ENGINE));
    files.next().context("there is no lean engine")
}

fn gzipped_size(file: &Path) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&std::fs::read(file)?)?;
    Ok(encoder.finish()?.len())
}
