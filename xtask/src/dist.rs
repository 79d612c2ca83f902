//! `cargo xtask dist`: the page as a folder for any static host and any sub-path.

use crate::{build, tools};
use anyhow::Result;
use flate2::{Compression, write::GzEncoder};
use std::io::Write;
use std::path::Path;

/// Builds the engine and copies the page into dist/. Every address in it is relative, so it works below any path.
pub fn dist() -> Result<()> {
    build::build(true)?;
    let dist = Path::new("dist");
    let _ = std::fs::remove_dir_all(dist);
    tools::copy(Path::new("index.html"), &dist.join("index.html"))?;
    for file in tools::files_below(Path::new("www"))?.iter().chain(&tools::files_below(Path::new("examples"))?) {
        if is_shipped(file) {
            tools::copy(file, &dist.join(file))?;
        }
    }
    print_sizes(dist)
}

fn is_shipped(file: &Path) -> bool {
    let name = file.to_string_lossy();
    !name.ends_with(".d.ts") && !name.ends_with(".test.js")
}

fn print_sizes(dist: &Path) -> Result<()> {
    println!("{:>10} {:>10}  file", "bytes", "gzipped");
    let (mut all, mut all_gzipped) = (0, 0);
    for file in tools::files_below(dist)? {
        let bytes = std::fs::read(&file)?;
        let gzipped = gzipped_size(&bytes)?;
        println!("{:>10} {gzipped:>10}  {}", bytes.len(), file.strip_prefix(dist)?.display());
        all += bytes.len();
        all_gzipped += gzipped;
    }
    println!("{all:>10} {all_gzipped:>10}  in all");
    Ok(())
}

fn gzipped_size(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
