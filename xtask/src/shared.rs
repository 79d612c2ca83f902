//! What the page loads at once, in two files: its own script, and one with everything that it shares with what is loaded
//! later. esbuild makes a file for each set of parts that have something in common, and many small files compress badly.

use crate::bundle;
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::fmt::Write as _;
use std::path::Path;

/// The file that the others become.
const JOINED: &str = "shared.js";

/// Joins files that are loaded at once into one, and has all others import from that. Returns its name.
///
/// `report` is esbuild's, and has the files by their paths, as `shared` has.
pub fn join(folder: &Path, report: &Value, shared: &[String]) -> Result<String> {
    let outputs = report["outputs"].as_object().context("esbuild reports its files")?;
    let mut entry = String::new();
    for (place, file) in shared.iter().enumerate() {
        let names = outputs[file]["exports"].as_array().context("esbuild reports what a file exports")?;
        let names =
            names.iter().filter_map(|name| name.as_str().map(|name| format!("{name} as {}", given(name, place))));
        let names = names.collect::<Vec<_>>().join(",");
        let address = std::path::absolute(file)?.display().to_string();
        writeln!(entry, "export{{{names}}}from{address:?};")?;
    }
    let source = Path::new("target").join(JOINED);
    std::fs::write(&source, entry)?;
    let lazy = outputs.keys().filter(|file| !shared.contains(file));
    let lazy = lazy.map(|file| address(file)).collect::<Result<Vec<_>>>()?;
    bundle::besides(&source, &folder.join(JOINED), &lazy)?;

    let joined = shared.iter().map(|file| address(file)).collect::<Result<Vec<_>>>()?;
    for file in outputs.keys() {
        if shared.contains(file) {
            std::fs::remove_file(file)?;
        } else {
            std::fs::write(file, importing(&std::fs::read_to_string(file)?, &joined)?)?;
        }
    }
    Ok(JOINED.to_owned())
}

/// A script that imports from the joined file what it imported from the files at these addresses.
fn importing(script: &str, joined: &[String]) -> Result<String> {
    let (mut names, mut rest) = (Vec::new(), script.to_owned());
    for (place, address) in joined.iter().enumerate() {
        rest = rest.replace(&format!("import\"{address}\";"), "");
        let from = format!("}}from\"{address}\";");
        while let Some(end) = rest.find(&from) {
            let begin = rest[..end].rfind("import{").context("names are imported in braces")?;
            for name in rest[begin + "import{".len()..end].split(',') {
                let (name, own) = name.split_once(" as ").unwrap_or((name, name));
                names.push(format!("{} as {own}", given(name, place)));
            }
            rest.replace_range(begin..end + from.len(), "");
        }
        ensure!(!rest.contains(address.as_str()), "{address} is named in a way that is not known here");
    }
    let own =
        if names.is_empty() { String::new() } else { format!("import{{{}}}from\"./{JOINED}\";", names.join(",")) };
    Ok(own + &rest)
}

/// What a name is called that the file at this place exports: others export the same letters.
fn given(name: &str, place: usize) -> String {
    format!("{name}{place}")
}

/// How the other files name a file.
fn address(file: &str) -> Result<String> {
    let name = Path::new(file).file_name().and_then(|name| name.to_str()).context("a file has a name")?;
    Ok(format!("./{name}"))
}

#[cfg(test)]
mod tests {
    use super::importing;

    #[test]
    fn names_of_several_files_come_from_the_joined_one() {
        let joined = ["./part-A.js".to_owned(), "./part-B.js".to_owned()];
        let script = r#"import{a as x,b}from"./part-A.js";import"./part-B.js";import{c}from"./part-C.js";import{a as y}from"./part-B.js";x(b,y,c,import("./part-D.js"));"#;
        let expected = r#"import{a0 as x,b0 as b,a1 as y}from"./shared.js";import{c}from"./part-C.js";x(b,y,c,import("./part-D.js"));"#;
        assert_eq!(importing(script, &joined).unwrap(), expected);
        assert_eq!(importing("f()", &joined).unwrap(), "f()");
        assert!(importing(r#"import("./part-A.js")"#, &joined).is_err());
        assert!(importing(r#"import*as a from"./part-A.js";"#, &joined).is_err());
    }
}
