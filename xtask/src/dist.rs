//! `cargo xtask dist`: the page as a folder for any static host and any sub-path, and in it the npm package.
//!
//! dist/ is www/ without its folder, so that addresses like `star-step.js` stay short, and files next to a module in
//! the sources are next to the bundle here: every address in the code is relative to its file.

use crate::{budget, build, bundle, declarations, names, sheets, tools, worker};
use anyhow::{Context, Result, ensure};
use std::path::Path;

/// The lists of sheets that are loaded with what they dress, by the names that stand for their texts.
const LATER: [(&str, &str); 5] = [
    ("STARSTEP_LESSON_STYLES", "lesson"),
    ("STARSTEP_WHY_STYLES", "why-tab"),
    ("STARSTEP_OPEN_LIST_STYLES", "open-list"),
    ("STARSTEP_LADDER_STYLES", "ladder"),
    ("STARSTEP_COMPARE_STYLES", "compare-tab"),
];

/// The modules that become one file each.
const BUNDLES: [&str; 3] = ["star-step.js", "element.js", "embed.js"];
/// Those of them that have only the full engine.
const FULL_BUNDLES: [&str; 2] = ["measure-worker.js", "check-worker.js"];
/// The full engine's bindings, which pages load once they are idle.
const FULL: &str = "pkg/starstep.js";
/// The page's own script, in files that are loaded on demand.
const PAGE: &str = "main.js";
/// What the page preloads in the sources.
const PRELOAD: &str = "<link rel=\"modulepreload\" href=\"www/star-step.js\">";
/// The colors and sizes, which are in every sheet that is shipped.
const TOKENS: &str = "<link rel=\"stylesheet\" href=\"www/styles/tokens.css\">\n    ";
/// Style sheets with their own file: those of the page, of the frame, and of what the page opens.
const SHEETS: [&str; 8] =
    ["page.css", "embed.css", "share.css", "gallery.css", "first-run.css", "authoring.css", "take.css", "check.css"];
/// Files that are copied unchanged.
const ASSETS: [&str; 7] = [
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "manifest.webmanifest",
    "preview.png",
    "pkg/lean_bg.wasm",
    "pkg/starstep_bg.wasm",
];
/// The pages, which name the files that they begin with.
const PAGES: [&str; 2] = ["index.html", "embed.html"];
/// Files whose names others rely on. All others have a hash in their names.
const STABLE: [&str; 9] = [
    "index.html",
    "embed.html",
    "star-step.js",
    "element.js",
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "manifest.webmanifest",
    "preview.png",
];
/// The way a script refers to one of the supplied scenarios.
const SCENARIOS: &str = "`./scenarios/$";

/// Builds the engine and packs dist/ and dist/npm/.
pub fn dist() -> Result<()> {
    dist_of(build::How::Optimized)
}

/// The same with the engine built in another way.
pub fn dist_of(how: build::How) -> Result<()> {
    build::build(how)?;
    tools::ensure_node_modules()?;
    let dist = Path::new("dist");
    let _ = std::fs::remove_dir_all(dist);
    let scripts = scripts(dist)?;
    data(dist)?;
    pages(dist, &scripts)?;
    // The files of a package have its version, and their own names.
    npm(dist, &dist.join("npm"))?;
    give_names(dist)?;
    worker::make(dist)?;
    for_others(dist)?;
    budget::print(dist)
}

/// Bundles the scripts. Returns the names of those that the page loads at once.
fn scripts(dist: &Path) -> Result<Vec<String>> {
    let constants = constants()?;
    for name in BUNDLES {
        bundle::module(&format!("www/{name}"), &dist.join(name), &constants)?;
    }
    for name in FULL_BUNDLES {
        bundle::with_full(&format!("www/{name}"), &dist.join(name), &constants)?;
    }
    bundle::module(&format!("www/{FULL}"), &dist.join(FULL), &[])?;
    bundle::classic("www/fallback.js", &dist.join("fallback.js"))?;
    bundle::with_parts(&format!("www/{PAGE}"), dist, &constants)
}

/// Values for the names that the sources leave open.
fn constants() -> Result<Vec<(&'static str, serde_json::Value)>> {
    let mut constants = vec![("STARSTEP_WORKER", "sw.js".into())];
    let mut later = String::new();
    for (name, list) in LATER {
        let sheet = sheets::of_element(&format!("www/styles/{list}.css"), "")?;
        later += &sheet;
        constants.push((name, sheet.into()));
    }
    constants.push(("STARSTEP_STYLES", sheets::of_element("www/styles/star-step.css", &later)?.into()));
    Ok(constants)
}

/// Copies everything that is not a script: pictures, the engine, the supplied scenarios.
fn data(dist: &Path) -> Result<()> {
    let www = Path::new("www");
    for name in ASSETS {
        tools::copy(&www.join(name), &dist.join(name))?;
    }
    scenarios(dist)
}

fn scenarios(dist: &Path) -> Result<()> {
    let www = Path::new("www");
    for file in tools::files_below(&www.join("scenarios"))?.iter().filter(|file| is_data(file)) {
        tools::copy(file, &dist.join(file.strip_prefix(www)?))?;
    }
    Ok(())
}

/// Makes the pages and their style sheets.
fn pages(dist: &Path, scripts: &[String]) -> Result<()> {
    std::fs::create_dir_all(dist.join("styles"))?;
    for name in SHEETS {
        std::fs::write(dist.join("styles").join(name), sheets::of_page(&format!("www/styles/{name}"))?)?;
    }
    let preload = |name: &String| format!("<link rel=\"modulepreload\" href=\"{name}\">");
    let preloads: Vec<_> = scripts[1..].iter().map(preload).collect();
    for page in PAGES {
        let text = std::fs::read_to_string(page).with_context(|| format!("{page} cannot be read"))?;
        let text = text.replace(TOKENS, "").replace(PRELOAD, &preloads.join("\n    "));
        std::fs::write(dist.join(page), text.replace("\"www/", "\""))?;
    }
    Ok(())
}

/// Puts hashes in the names of all files except those that others rely on. The scenarios share one, in the name of
/// their folder.
fn give_names(dist: &Path) -> Result<()> {
    let all = names::below(dist)?.into_iter().filter(|name| !name.starts_with("npm/"));
    let (scenarios, files): (Vec<String>, Vec<String>) = all.partition(|name| name.starts_with("scenarios/"));
    let folder = format!("scenarios-{}", names::checksum(dist, &scenarios)?);
    std::fs::rename(dist.join("scenarios"), dist.join(&folder))?;
    let scripts = files.iter().filter(|name| names::is_a("js", name)).map(|name| dist.join(name));
    let mut count = 0;
    for script in scripts {
        let text = std::fs::read_to_string(&script)?;
        count += text.matches(SCENARIOS).count();
        std::fs::write(&script, text.replace(SCENARIOS, &SCENARIOS.replace("scenarios", &folder)))?;
    }
    // The element, its class, the frame and the page.
    ensure!(count == 4, "scripts name the supplied scenarios {count} times");
    let files: Vec<String> = files.into_iter().filter(|name| !STABLE.contains(&name.as_str())).collect();
    names::give(dist, &files, &[&PAGES[..], &["star-step.js", "element.js"]].concat())
}

/// Files with a hash in their names, also under the names that other pages rely on.
fn for_others(dist: &Path) -> Result<()> {
    scenarios(dist)?;
    bundle::classic("www/fallback.js", &dist.join("fallback.js"))
}

fn is_data(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "json")
}

/// The npm package: the element and the engine separately, sharing the wasm of the full engine.
fn npm(dist: &Path, package: &Path) -> Result<()> {
    for file in tools::files_below(Path::new("npm"))? {
        tools::copy(&file, &package.join(file.strip_prefix("npm")?))?;
    }
    for name in ["starstep.js", "starstep_bg.wasm", "starstep.d.ts"] {
        tools::copy(&Path::new("www/pkg").join(name), &package.join("pkg").join(name))?;
    }
    bundle::with_full("www/element.js", &package.join("element.js"), &constants()?)?;
    for name in FULL_BUNDLES {
        tools::copy(&dist.join(name), &package.join(name))?;
    }
    for file in tools::files_below(&dist.join("scenarios"))? {
        tools::copy(&file, &package.join(file.strip_prefix(dist)?))?;
    }
    // A program that imports both gets the class only once.
    bundle::beside("www/star-step.js", &package.join("star-step.js"), "./element.js", &constants()?)?;
    declarations::pack(package)?;
    tools::copy(Path::new("LICENSE"), &package.join("LICENSE"))?;
    let file = package.join("package.json");
    let mut manifest: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&file)?)?;
    // The crate and the package have the same version.
    manifest["version"] = build::version().into();
    Ok(std::fs::write(file, serde_json::to_string_pretty(&manifest)? + "\n")?)
}
