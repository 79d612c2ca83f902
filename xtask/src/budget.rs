//! What a visitor downloads, and how much it may be.

use crate::{names, tools};
use anyhow::{Context, Result, ensure};
use flate2::{Compression, write::GzEncoder};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;

const PAGE: &str = "index.html";
/// The engine that both begin with: its folder, and how its name begins before the hash.
const ENGINE: &str = "pkg/lean_bg-";
/// How many bytes may be sent on the first visit, gzipped.
const LARGEST_FIRST_LOAD: usize = 99_900;
/// How many of these the engine may take. The full one, which is loaded once the page is idle, has more than twice as many.
const LARGEST_WASM: usize = 49_000;

/// What other people's pages load, and how much it may have with what it imports at once and the engine.
const ELEMENT: &str = "star-step.js";
const LARGEST_ELEMENT: usize = 93_700;

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
    println!("{:>21}  for an element on another page", element(dist)?);
    Ok(())
}

/// Fails if a first visit loads more than it may.
pub fn check(dist: &Path) -> Result<()> {
    let wasm = gzipped_size(&dist.join(engine(dist)?))?;
    ensure!(wasm <= LARGEST_WASM, "the engine has {wasm} bytes gzipped, but may have {LARGEST_WASM}");
    let all = first_load(dist)?;
    ensure!(all <= LARGEST_FIRST_LOAD, "a first visit loads {all} bytes gzipped, but may load {LARGEST_FIRST_LOAD}");
    println!("a first visit loads {all} bytes gzipped, {wasm} of them the engine");
    let element = element(dist)?;
    ensure!(element <= LARGEST_ELEMENT, "an element loads {element} bytes gzipped, but may load {LARGEST_ELEMENT}");
    println!("an element on another page loads {element} bytes gzipped");
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
    total(dist, named.chain([PAGE, &engine]).map(str::to_owned).collect())
}

/// What a page loads that has an element: its script with everything that it imports at once, and the engine.
fn element(dist: &Path) -> Result<usize> {
    total(dist, BTreeSet::from([ELEMENT.to_owned(), engine(dist)?]))
}

/// The size of files and of everything that their scripts import at once.
fn total(dist: &Path, files: BTreeSet<String>) -> Result<usize> {
    let (mut found, mut next) = (files.into_iter().collect::<Vec<_>>(), 0);
    while let Some(name) = found.get(next) {
        if names::is_a("js", name) {
            let imported = imports(&std::fs::read_to_string(dist.join(name))?);
            found.extend(imported.into_iter().filter(|name| !found.contains(name)).collect::<Vec<_>>());
        }
        next += 1;
    }
    found.iter().map(|name| gzipped_size(&dist.join(name))).sum()
}

/// The files next to a bundled script that it imports at once: what is loaded later is named in `import(…)`.
fn imports(script: &str) -> BTreeSet<String> {
    let named = ["from\"./", "import\"./"].into_iter().flat_map(|before| script.split(before).skip(1));
    named.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
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

#[cfg(test)]
mod tests {
    use super::imports;

    #[test]
    fn what_is_imported_at_once_is_found_and_what_comes_later_is_not() {
        let script = r#"import"./a.js";import{b as c}from"./b.js";export{d}from"./d.js";c(()=>import("./later.js"));"#;
        assert_eq!(imports(script).into_iter().collect::<Vec<_>>(), ["a.js", "b.js", "d.js"]);
    }
}
