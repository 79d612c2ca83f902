//! `cargo xtask dist`: the page as a folder for any static host and any sub-path, and in it the npm package.
//!
//! dist/ is www/ without its folder, so that an address like `star-step.js` stays short and what is beside a module in
//! the sources is beside the bundle here: every address in the code is relative to its file.

use crate::{budget, build, bundle, tools};
use anyhow::{Context, Result};
use std::path::Path;

/// The modules that become files of their own, with what each leaves outside.
const BUNDLES: [(&str, &[&str]); 4] = [
    ("star-step.js", &[]),
    ("main.js", &["./star-step.js"]),
    ("embed.js", &["./star-step.js"]),
    ("measure-worker.js", &[]),
];
/// Files that are copied as they are.
const ASSETS: [&str; 3] = ["icon.svg", "preview.png", "pkg/starstep_bg.wasm"];

/// Builds the engine and packs dist/ and dist/npm/.
pub fn dist() -> Result<()> {
    build::build(true)?;
    tools::ensure_node_modules()?;
    let (www, dist) = (Path::new("www"), Path::new("dist"));
    let _ = std::fs::remove_dir_all(dist);
    for (name, outside) in BUNDLES {
        bundle::module(&format!("www/{name}"), &dist.join(name), outside)?;
    }
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
        std::fs::write(dist.join(page), text.replace("\"www/", "\"").replace("pkg/starstep.js", "star-step.js"))?;
    }
    npm(dist, &dist.join("npm"))?;
    budget::print(dist)
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
    for name in ["star-step.js", "measure-worker.js"] {
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
