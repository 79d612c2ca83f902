//! `cargo xtask dist`: the page as a folder for any static host and any sub-path, and in it the npm package.
//!
//! dist/ is www/ without its folder, so that an address like `star-step.js` stays short and what is beside a module in
//! the sources is beside the bundle here: every address in the code is relative to its file.

use crate::{budget, build, bundle, declarations, tools};
use anyhow::{Context, Result};
use std::path::Path;

/// The modules that become one file each, with what each leaves outside.
const BUNDLES: [(&str, &[&str]); 4] =
    [("star-step.js", &[]), ("element.js", &[]), ("embed.js", &["./star-step.js"]), ("measure-worker.js", &[])];
/// The page's own script, in files that are loaded when they are needed.
const PAGE: &str = "main.js";
/// What the page in the sources loads beforehand.
const PRELOAD: &str = "<link rel=\"modulepreload\" href=\"www/star-step.js\">";
/// Files that are copied as they are.
const ASSETS: [&str; 6] =
    ["icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest", "preview.png", "pkg/starstep_bg.wasm"];
/// What lies in dist/ and is not the page's: the service worker does not keep it.
const NOT_OF_THE_PAGE: [&str; 6] = ["star-step.js", "element.js", "embed.html", "embed.js", "embed.css", "preview.png"];

/// Builds the engine and packs dist/ and dist/npm/.
pub fn dist() -> Result<()> {
    build::build(true)?;
    tools::ensure_node_modules()?;
    let (www, dist) = (Path::new("www"), Path::new("dist"));
    let _ = std::fs::remove_dir_all(dist);
    let constants =
        [("STARSTEP_STYLES", bundle::styles("www/star-step.css")?.into()), ("STARSTEP_WORKER", "sw.js".into())];
    for (name, outside) in BUNDLES {
        bundle::module(&format!("www/{name}"), &dist.join(name), outside, &constants)?;
    }
    bundle::classic("www/fallback.js", &dist.join("fallback.js"))?;
    let parts = bundle::with_parts(&format!("www/{PAGE}"), dist, &constants)?;
    let preloads: Vec<_> =
        parts[1..].iter().map(|name| format!("<link rel=\"modulepreload\" href=\"{name}\">")).collect();
    for name in ASSETS {
        tools::copy(&www.join(name), &dist.join(name))?;
    }
    for file in tools::files_below(&www.join("scenarios"))?.iter().filter(|file| is_data(file)) {
        tools::copy(file, &dist.join(file.strip_prefix(www)?))?;
    }
    for name in ["page.css", "embed.css"] {
        std::fs::write(dist.join(name), bundle::styles(&format!("www/{name}"))?)?;
    }
    for page in ["index.html", "embed.html"] {
        let text = std::fs::read_to_string(page).with_context(|| format!("{page} cannot be read"))?;
        std::fs::write(dist.join(page), text.replace(PRELOAD, &preloads.join("\n    ")).replace("\"www/", "\""))?;
    }
    service_worker(dist)?;
    npm(dist, &dist.join("npm"))?;
    // Whoever takes both has the class once.
    bundle::module("www/star-step.js", &dist.join("npm/star-step.js"), &["./element.js"], &constants)?;
    declarations::pack(&dist.join("npm"))?;
    budget::print(dist)
}

/// The service worker knows the files of the page by their hashes, and has a version that changes with any of them.
fn service_worker(dist: &Path) -> Result<()> {
    let name = |file: &Path| -> Result<String> { Ok(file.strip_prefix(dist)?.to_string_lossy().replace('\\', "/")) };
    let mut files = Vec::new();
    for file in tools::files_below(dist)? {
        if !NOT_OF_THE_PAGE.contains(&name(&file)?.as_str()) {
            files.push(file);
        }
    }
    let hashes = tools::integrity(&files)?;
    let mut listed = serde_json::Map::new();
    let mut checksum = flate2::Crc::new();
    for (file, hash) in files.iter().zip(hashes) {
        checksum.update(format!("{} {hash}\n", name(file)?).as_bytes());
        listed.insert(name(file)?, hash.into());
    }
    let version = format!("{}-{:08x}", build::version(), checksum.sum());
    let constants = [("STARSTEP_FILES", listed.into()), ("STARSTEP_VERSION", version.into())];
    bundle::module("www/sw.js", &dist.join("sw.js"), &[], &constants)
}

fn is_data(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "json")
}

/// The npm package: the element and the engine on their own, which share the wasm.
fn npm(dist: &Path, package: &Path) -> Result<()> {
    for file in tools::files_below(Path::new("npm"))? {
        tools::copy(&file, &package.join(file.strip_prefix("npm")?))?;
    }
    for name in ["starstep.js", "starstep_bg.wasm", "starstep.d.ts"] {
        tools::copy(&Path::new("www/pkg").join(name), &package.join("pkg").join(name))?;
    }
    for name in ["element.js", "measure-worker.js"] {
        tools::copy(&dist.join(name), &package.join(name))?;
    }
    for file in tools::files_below(&dist.join("scenarios"))? {
        tools::copy(&file, &package.join(file.strip_prefix(dist)?))?;
    }
    tools::copy(Path::new("LICENSE"), &package.join("LICENSE"))?;
    let file = package.join("package.json");
    let mut manifest: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&file)?)?;
    // One version for the crate and the package.
    manifest["version"] = build::version().into();
    Ok(std::fs::write(file, serde_json::to_string_pretty(&manifest)? + "\n")?)
}
