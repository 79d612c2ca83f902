//! What is loaded at once, in two files: one for those who load the element, and one with everything that it shares with
//! what is loaded later. esbuild makes a file for each set of parts that have something in common, and many small files
//! compress badly.

use crate::bundle;
use anyhow::{Context, Result, ensure};
use serde_json::{Map, Value};
use std::fmt::Write as _;
use std::path::Path;

/// The files of a bundle, by their paths.
pub struct Parts<'a> {
    /// What esbuild says of each.
    report: &'a Map<String, Value>,
    /// Those that are left.
    files: Vec<String>,
    /// The names of those that others have become.
    joined: Vec<String>,
}

impl<'a> Parts<'a> {
    /// The files that esbuild has made.
    pub fn of(report: &'a Value) -> Result<Self> {
        let report = report["outputs"].as_object().context("esbuild reports its files")?;
        Ok(Self { report, files: report.keys().cloned().collect(), joined: Vec::new() })
    }

    pub fn all(&self) -> &[String] {
        &self.files
    }

    /// What is loaded at once with any of the `entries`, without these: files that nothing else uses, and those that
    /// are used by what is loaded later too.
    pub fn at_once(&self, entries: &[String]) -> Result<(Vec<String>, Vec<String>)> {
        let first = self.imported(entries)?;
        let later: Vec<String> = self.files.iter().filter(|file| !first.contains(file)).cloned().collect();
        let later = self.imported(&later)?;
        let others = first.into_iter().filter(|file| !entries.contains(file));
        Ok(others.partition(|file| !later.contains(file)))
    }

    /// These files and all that are loaded with them.
    fn imported(&self, files: &[String]) -> Result<Vec<String>> {
        let (mut found, mut next) = (files.to_vec(), 0);
        while let Some(file) = found.get(next) {
            let imports = self.report[file]["imports"].as_array().context("esbuild reports what a file imports")?;
            let at_once = imports.iter().filter(|import| import["kind"] == "import-statement");
            let new: Vec<String> = at_once.filter_map(|import| Some(import["path"].as_str()?.to_owned())).collect();
            found.extend(new.into_iter().filter(|file| !found.contains(file)).collect::<Vec<_>>());
            next += 1;
        }
        Ok(found)
    }

    /// Joins files into one, and has all others import from that.
    pub fn join(&mut self, folder: &Path, name: &str, files: &[String]) -> Result<()> {
        let mut entry = String::new();
        for (place, file) in files.iter().enumerate() {
            let names = self.report[file]["exports"].as_array().context("esbuild reports what a file exports")?;
            let names =
                names.iter().filter_map(|name| name.as_str().map(|name| format!("{name} as {}", given(name, place))));
            let names = names.collect::<Vec<_>>().join(",");
            let address = std::path::absolute(file)?.display().to_string();
            writeln!(entry, "export{{{names}}}from{address:?};")?;
        }
        let source = Path::new("target").join(name);
        std::fs::write(&source, entry)?;
        self.files.retain(|file| !files.contains(file));
        let others = self.files.iter().map(|file| address(file)).collect::<Result<Vec<_>>>()?;
        bundle::besides(&source, &folder.join(name), &[others, self.joined.clone()].concat())?;

        let joined = files.iter().map(|file| address(file)).collect::<Result<Vec<_>>>()?;
        for file in files {
            std::fs::remove_file(file)?;
        }
        for file in &self.files {
            std::fs::write(file, importing(&std::fs::read_to_string(file)?, &joined, name)?)?;
        }
        self.joined.push(format!("./{name}"));
        Ok(())
    }
}

/// A script that imports from the joined file what it imported from the files at these addresses.
fn importing(script: &str, joined: &[String], name: &str) -> Result<String> {
    let (mut names, mut rest) = (Vec::new(), script.to_owned());
    for (place, address) in joined.iter().enumerate() {
        rest = rest.replace(&format!("import\"{address}\";"), "");
        let from = format!("}}from\"{address}\";");
        while let Some(end) = rest.find(&from) {
            let begin = rest[..end].rfind("import{").context("names are imported in braces")?;
            for part in rest[begin + "import{".len()..end].split(',') {
                let (part, own) = part.split_once(" as ").unwrap_or((part, part));
                names.push(format!("{} as {own}", given(part, place)));
            }
            rest.replace_range(begin..end + from.len(), "");
        }
        ensure!(!rest.contains(address.as_str()), "{address} is named in a way that is not known here");
    }
    let own = if names.is_empty() { String::new() } else { format!("import{{{}}}from\"./{name}\";", names.join(",")) };
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
        assert_eq!(importing(script, &joined, "shared.js").unwrap(), expected);
        assert_eq!(importing("f()", &joined, "shared.js").unwrap(), "f()");
        assert!(importing(r#"import("./part-A.js")"#, &joined, "shared.js").is_err());
        assert!(importing(r#"import*as a from"./part-A.js";"#, &joined, "shared.js").is_err());
    }
}
