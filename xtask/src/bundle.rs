//! The front end in a few small files: esbuild joins modules and strips what only people need.

use crate::{shared, tools};
use anyhow::{Context, Result};
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

/// The oldest browsers, as docs/embedding.md names them. The sources use nothing newer, so there is nothing to translate.
const OLDEST: &str = "--target=chrome108,firefox113,safari16.4";
/// Newer browsers know more properties of characters; those used in the sources are old.
const KNOWN: &str = "--supported:regexp-unicode-property-escapes=true";

/// The two engines as `engine.js` names them: the bindings, and the file that each begins with.
const LEAN: &str = "./pkg/lean.js";
const LEAN_WASM: &str = "./pkg/lean_bg.wasm";
const FULL: &str = "./pkg/starstep.js";
const FULL_WASM: &str = "./pkg/starstep_bg.wasm";

/// Bundles a module of www/ into a file; the names of `constants` are replaced by their values.
pub fn module(entry: &str, to: &Path, constants: &[(&str, serde_json::Value)]) -> Result<()> {
    let mut command = module_of(entry, constants);
    command.arg(format!("--outfile={}", to.display()));
    run(command)?;
    mend(to)
}

/// The same for a module whose bundle has the full engine and no other.
pub fn with_full(entry: &str, to: &Path, constants: &[(&str, serde_json::Value)]) -> Result<()> {
    let constants = [constants, &[("STARSTEP_FULL", true.into())]].concat();
    let mut command = module_of(entry, &constants);
    let between = Path::new("target/full-engine.js");
    command.args([format!("--outfile={}", between.display()), format!("--external:{LEAN}")]);
    run(command)?;
    // What names the lean engine names the full one, whose bindings export the same.
    let full = std::path::absolute(format!("www/{FULL}"))?.display().to_string();
    let bundle = std::fs::read_to_string(between)?;
    let mut count = 0;
    let mut put = |text: &str, old: &str, new: &str| {
        count += text.matches(old).count();
        text.replace(old, new)
    };
    let bundle = put(&bundle, LEAN, &full);
    let bundle = put(&bundle, LEAN_WASM, FULL_WASM);
    anyhow::ensure!(count == 2, "{entry} names the lean engine {count} times, not with its bindings and its file");
    std::fs::write(between, bundle)?;
    besides(between, to, &[])?;
    mend(to)
}

/// The same for a module that imports another one, which stays a separate file.
pub fn beside(entry: &str, to: &Path, other: &str, constants: &[(&str, serde_json::Value)]) -> Result<()> {
    let mut command = module_of(entry, constants);
    command.args([format!("--outfile={}", to.display()), format!("--external:{other}")]);
    run(command)?;
    mend(to)
}

/// Bundles files of a bundle into one; those at the `others`' addresses stay separate files.
pub fn besides(entry: &Path, to: &Path, others: &[String]) -> Result<()> {
    let mut command = module_of(&entry.display().to_string(), &[]);
    command.arg(format!("--outfile={}", to.display()));
    command.args(others.iter().map(|other| format!("--external:{other}")));
    run(command).map(drop)
}

/// Changes parts of a bundle that esbuild leaves as they are.
fn mend(file: &Path) -> Result<()> {
    // The bindings look for the wasm next to themselves unless given its address, which all modules do. In a bundle
    // they are somewhere else, and bundlers that process the bundle would miss a file.
    let bundle = std::fs::read_to_string(file)?;
    let bundle = bundle.replace(r#"new URL("starstep_bg.wasm",import.meta.url)"#, "void 0");
    let bundle = bundle.replace(r#"new URL("lean_bg.wasm",import.meta.url)"#, "void 0");
    Ok(std::fs::write(file, over_own_keys(&bundle)?)?)
}

/// The code with loops that include inherited keys replaced by loops over an object's own keys. esbuild makes such a
/// loop over the exports of a lazily loaded module; anything that a page has put on `Object.prototype` would be taken
/// for an export, and the bundle would not load.
fn over_own_keys(code: &str) -> Result<String> {
    let mut parts = code.split("for(var ");
    let mut result = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let head = part.split_once(')').and_then(|(head, rest)| Some((head.split_once(" in ")?, rest)));
        match head {
            Some(((key, object), rest)) if is_name(key) => {
                anyhow::ensure!(is_name(object), "esbuild loops over the keys of {object}, which is not a name");
                write!(result, "for(var {key} of Object.keys({object})){rest}")?;
            }
            _ => write!(result, "for(var {part}")?,
        }
    }
    Ok(result)
}

fn is_name(text: &str) -> bool {
    text.chars().all(|letter| letter.is_alphanumeric() || "_$".contains(letter))
}

/// Minifies a script that is not a module and must work in browsers much older than those that the modules are made
/// for.
pub fn classic(entry: &str, to: &Path) -> Result<()> {
    let mut command = esbuild();
    command.arg(entry).args(["--minify", "--target=es5", "--charset=utf8"]);
    command.arg(format!("--outfile={}", to.display()));
    run(command).map(drop)
}

/// Bundles a module of www/ into a folder, with separate files for lazily loaded parts. Returns the names of the files
/// that are loaded at once: the module itself, and what it shares with the parts.
pub fn with_parts(entry: &str, folder: &Path, constants: &[(&str, serde_json::Value)]) -> Result<Vec<String>> {
    let report = tools::root().join("target/parts.json");
    let mut command = module_of(entry, constants);
    command.args(["--splitting", "--chunk-names=part-[hash]"]);
    command.arg(format!("--outdir={}", folder.display())).arg(format!("--metafile={}", report.display()));
    run(command)?;
    let report: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(report)?)?;
    for file in report["outputs"].as_object().context("esbuild reports its files")?.keys() {
        mend(Path::new(file))?;
    }
    let main = folder.join(Path::new(entry).file_name().context("an entry is a file")?);
    let (mut found, mut next) = (vec![main.display().to_string()], 0);
    while let Some(file) = found.get(next) {
        let imports = report["outputs"][file]["imports"].as_array().context("esbuild reports what a file imports")?;
        let at_once = imports.iter().filter(|import| import["kind"] == "import-statement");
        let new: Vec<String> = at_once.filter_map(|import| Some(import["path"].as_str()?.to_owned())).collect();
        found.extend(new.into_iter().filter(|file| !found.contains(file)).collect::<Vec<_>>());
        next += 1;
    }
    let main = Path::new(&found[0]).strip_prefix(folder)?.display().to_string();
    Ok(vec![main, shared::join(folder, &report, &found[1..])?])
}

/// A style sheet with the sheets that it imports, without comments and spaces.
pub fn styles(file: &str) -> Result<String> {
    let mut command = esbuild();
    command.args([file, "--bundle", "--minify", OLDEST]);
    run(command)
}

fn module_of(entry: &str, constants: &[(&str, serde_json::Value)]) -> Command {
    let mut command = esbuild();
    command.arg(entry).args(["--bundle", "--format=esm", OLDEST, KNOWN, "--minify", "--legal-comments=none"]);
    command.args(constants.iter().map(|(name, value)| format!("--define:{name}={value}")));
    // A file of its own, for all that load it.
    command.arg(format!("--external:{FULL}"));
    command
}

fn esbuild() -> Command {
    Command::new(tools::node_program("esbuild"))
}

fn run(mut command: Command) -> Result<String> {
    command.arg("--log-level=warning");
    let output = command.stderr(std::process::Stdio::inherit()).output().context("esbuild is missing: run `npm ci`")?;
    anyhow::ensure!(output.status.success(), "esbuild failed");
    Ok(String::from_utf8(output.stdout)?)
}

#[cfg(test)]
mod tests {
    use super::over_own_keys;

    #[test]
    fn loops_go_over_own_keys_and_everything_else_stays() {
        let code = "var g=(t,e)=>{for(var n in e)d(t,n,{get:e[n]})};for(var i=0;i in a;i++)f(i);for(var $ in _b){}";
        let own = "var g=(t,e)=>{for(var n of Object.keys(e))d(t,n,{get:e[n]})};for(var i=0;i in a;i++)f(i);\
                   for(var $ of Object.keys(_b)){}";
        assert_eq!(over_own_keys(code).unwrap(), own);
        assert!(over_own_keys("for(var n in f(x))y(n)").is_err());
        assert_eq!(over_own_keys("for(let [a] of b)c(a)").unwrap(), "for(let [a] of b)c(a)");
    }
}
