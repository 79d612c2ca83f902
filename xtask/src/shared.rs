//! What is loaded at once, in two files: one for those who load the element, and one with everything that it shares with
//! what is loaded later. esbuild makes a file for each set of parts that have something in common, and many small files
//! compress badly.

use crate::bundle;
use anyhow::{Context, Result, ensure};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
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

        let file = folder.join(name);
        let (script, names) = under_own_names(&std::fs::read_to_string(&file)?)?;
        std::fs::write(file, script)?;
        let joined = files.iter().map(|file| address(file)).collect::<Result<Vec<_>>>()?;
        for file in files {
            std::fs::remove_file(file)?;
        }
        for file in &self.files {
            std::fs::write(file, importing(&std::fs::read_to_string(file)?, &joined, name, &names)?)?;
        }
        self.joined.push(format!("./{name}"));
        Ok(())
    }
}

/// A script that exports everything under the name that it has inside, which compresses better than one more name, and
/// these names by those under which it was exported before.
fn under_own_names(script: &str) -> Result<(String, BTreeMap<String, String>)> {
    let begin = script.rfind("export{").context("what is joined exports something")?;
    let (list, rest) = script[begin + "export{".len()..].split_once('}').context("a list of exports ends")?;
    let pair = |part: &str| {
        let (own, given) = part.split_once(" as ").unwrap_or((part, part));
        (given.to_owned(), own.to_owned())
    };
    let names: BTreeMap<String, String> = list.split(',').map(pair).collect();
    let own: BTreeSet<&str> = names.values().map(String::as_str).collect();
    let own = own.into_iter().collect::<Vec<_>>().join(",");
    Ok((format!("{}export{{{own}}}{rest}", &script[..begin]), names))
}

/// A script that imports from the joined file what it imported from the files at these addresses.
fn importing(script: &str, joined: &[String], name: &str, own_names: &BTreeMap<String, String>) -> Result<String> {
    let (mut names, mut rest) = (Vec::new(), script.to_owned());
    for (place, address) in joined.iter().enumerate() {
        rest = rest.replace(&format!("import\"{address}\";"), "");
        let from = format!("}}from\"{address}\";");
        while let Some(end) = rest.find(&from) {
            let begin = rest[..end].rfind("import{").context("names are imported in braces")?;
            for part in rest[begin + "import{".len()..end].split(',') {
                let (part, own) = part.split_once(" as ").unwrap_or((part, part));
                let exported = own_names.get(&given(part, place)).context("a name is exported")?;
                names.push(if exported == own { own.to_owned() } else { format!("{exported} as {own}") });
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
    use super::{importing, under_own_names};

    #[test]
    fn names_of_several_files_come_from_the_joined_one() {
        let joined = ["./part-A.js".to_owned(), "./part-B.js".to_owned()];
        let (shared, names) = under_own_names("var p,q,b;export{p as a0,b as b0,q as a1,p as c1};").unwrap();
        assert_eq!(shared, "var p,q,b;export{b,p,q};");
        let importing = |script: &str| importing(script, &joined, "shared.js", &names);
        let script = r#"import{a as x,b}from"./part-A.js";import"./part-B.js";import{c}from"./part-C.js";import{a as y}from"./part-B.js";x(b,y,c,import("./part-D.js"));"#;
        let expected =
            r#"import{p as x,b,q as y}from"./shared.js";import{c}from"./part-C.js";x(b,y,c,import("./part-D.js"));"#;
        assert_eq!(importing(script).unwrap(), expected);
        assert_eq!(importing("f()").unwrap(), "f()");
        assert!(importing(r#"import{z}from"./part-A.js";"#).is_err());
        assert!(importing(r#"import("./part-A.js")"#).is_err());
        assert!(importing(r#"import*as a from"./part-A.js";"#).is_err());
    }
}
