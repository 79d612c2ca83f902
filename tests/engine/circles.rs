//! No two files of the crate use each other, directly or around corners: what a file needs can be read before it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A module path, such as `["rules", "cost"]`.
type Names = Vec<String>;

/// What a file says about others.
#[derive(Debug, Default)]
struct File {
    /// The paths that it uses, from the root of the crate.
    uses: Vec<Names>,
    /// The names that it passes on from other files, and where they come from.
    passes_on: BTreeMap<String, Names>,
}

type Files = BTreeMap<Names, File>;

/// The Rust files below a folder and their code, by module.
fn sources(folder: &Path, module: &[String]) -> BTreeMap<Names, String> {
    let mut found = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let below = || [module, std::slice::from_ref(&name)].concat();
        if path.is_dir() {
            found.extend(sources(&path, &below()));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let is_own = ["lib", "main", "mod"].contains(&name.as_str());
            let key = if is_own { module.to_vec() } else { below() };
            found.insert(key, code(&std::fs::read_to_string(path).unwrap()));
        }
    }
    found
}

/// A source without comments and without the tests at its end.
fn code(source: &str) -> String {
    let lines = source.lines().take_while(|line| !line.starts_with("#[cfg(test)]"));
    lines.filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// The paths in a tree such as `a::{b, c::{d, e as f}}`, each with the name that it gets.
fn paths_in(tree: &str) -> Vec<(String, String)> {
    let tree = tree.trim();
    let Some((before, rest)) = tree.split_once('{') else {
        let (path, name) = tree.split_once(" as ").unwrap_or((tree, tree.rsplit("::").next().unwrap_or(tree)));
        return if path.is_empty() { Vec::new() } else { vec![(path.to_owned(), name.to_owned())] };
    };
    let inside = rest.strip_suffix('}').unwrap_or(rest);
    let (mut parts, mut depth) = (vec![String::new()], 0);
    for letter in inside.chars() {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        if letter == ',' && depth == 0 {
            parts.push(String::new());
        } else {
            parts.last_mut().unwrap().push(letter);
        }
    }
    let all = parts.iter().flat_map(|part| paths_in(part));
    all.map(|(path, name)| (format!("{before}{path}"), name)).collect()
}

/// A path from the root of the crate; `None` if it leads out of it.
fn from_root(path: &str, module: &[String], modules: &BTreeSet<Names>) -> Option<Names> {
    let mut names: Names = path.split("::").map(|name| name.trim().to_owned()).collect();
    let mut base = match names.first()?.as_str() {
        "crate" => Vec::new(),
        "self" => module.to_vec(),
        "super" => module[..module.len().checked_sub(1)?].to_vec(),
        child if modules.contains(&[module, &[child.to_owned()]].concat()) => {
            return Some([module.to_vec(), names].concat());
        }
        _ => return None,
    };
    names.remove(0);
    while names.first().is_some_and(|name| name == "super") {
        base.pop()?;
        names.remove(0);
    }
    Some([base, names].concat())
}

/// What a file's code says about others.
fn read(code: &str, module: &[String], modules: &BTreeSet<Names>) -> File {
    let mut file = File::default();
    let is_part_of_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    for statement in code.split_inclusive([';', '{', '}']).scan(String::new(), |before, part| {
        // The braces of a `use` belong to it.
        before.push_str(part);
        let is_open = before.trim_start().lines().last().is_some() && is_use(before) && !before.ends_with(';');
        Some(if is_open { String::new() } else { std::mem::take(before) })
    }) {
        if !is_use(&statement) {
            // A path in the midst of code.
            for (at, _) in statement.match_indices("crate::") {
                let path: String =
                    statement[at..].chars().take_while(|letter| is_part_of_name(*letter) || *letter == ':').collect();
                file.uses.extend(from_root(path.trim_end_matches(':'), module, modules));
            }
            continue;
        }
        let at = statement.find("use ").unwrap();
        let is_public = statement[..at].contains("pub");
        for (path, name) in paths_in(statement[at + 4..].trim_end_matches(';')) {
            let Some(path) = from_root(&path, module, modules) else { continue };
            let is_needed = code.split(|letter| !is_part_of_name(letter)).filter(|word| *word == name).count() > 1;
            if is_public {
                file.passes_on.insert(name, path.clone());
            }
            if !is_public || is_needed {
                file.uses.push(path);
            }
        }
    }
    file
}

/// Whether a statement brings in names: its last line that is not an attribute begins with `use`.
fn is_use(statement: &str) -> bool {
    let lines = statement.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("#["));
    let first = lines.map(str::to_owned).next().unwrap_or_default();
    first.starts_with("use ") || first.starts_with("pub use ") || first.starts_with("pub(") && first.contains(") use ")
}

/// The file in which the item of a path is declared.
fn file_of(path: &[String], files: &Files) -> Names {
    let mut module = Vec::new();
    for (index, name) in path.iter().enumerate() {
        let below = [module.clone(), vec![name.clone()]].concat();
        if files.contains_key(&below) {
            module = below;
            continue;
        }
        let passed_on = files.get(&module).and_then(|file| file.passes_on.get(name));
        return passed_on.map_or(module, |other| file_of(&[other, &path[index + 1..]].concat(), files));
    }
    module
}

/// Files that use each other in a circle, if there are any, and how many uses there are.
fn circle_in(sources: &BTreeMap<Names, String>) -> (Vec<String>, usize) {
    let modules = sources.keys().cloned().collect();
    let files: Files = sources.iter().map(|(module, code)| (module.clone(), read(code, module, &modules))).collect();
    let mut uses: BTreeMap<&Names, BTreeSet<Names>> = files
        .iter()
        .map(|(module, file)| {
            let others = file.uses.iter().map(|path| file_of(path, &files)).filter(|other| other != module);
            (module, others.collect())
        })
        .collect();
    let count = uses.values().map(BTreeSet::len).sum();
    // What uses only files that are no longer there is in no circle.
    while let Some(done) = uses.iter().find(|(_, others)| others.iter().all(|it| !uses.contains_key(it))) {
        let done = *done.0;
        uses.remove(done);
    }
    let mut circle: Vec<Names> = Vec::new();
    let mut next = uses.keys().next().map(|module| (*module).clone());
    while let Some(module) = next.take_if(|module| !circle.contains(module)) {
        next = uses[&module].iter().find(|other| uses.contains_key(other)).cloned();
        circle.push(module);
    }
    let begins = circle.iter().position(|module| Some(module) == next.as_ref()).unwrap_or(0);
    circle.drain(..begins);
    circle.extend(next);
    (circle.iter().map(|module| module.join("::")).collect(), count)
}

#[test]
fn no_two_files_use_each_other() {
    let (circle, uses) = circle_in(&sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &[]));
    assert!(circle.is_empty(), "{}", circle.join(" uses "));
    assert!(uses > 300, "only {uses} uses were read");
}

#[test]
fn circles_are_found() {
    let found = |files: &[(&str, &str)]| {
        let module = |name: &str| name.split("::").filter(|it| !it.is_empty()).map(str::to_owned).collect();
        circle_in(&files.iter().map(|(name, source)| (module(name), code(source))).collect()).0.join(" ")
    };
    assert_eq!(found(&[("a", "use crate::b::{self, C};\nuse std::fmt;"), ("b", "struct C;")]), "");
    assert_eq!(found(&[("a", "use crate::b::C;"), ("b", "use super::a::D;")]), "a b a");
    assert_eq!(found(&[("a", "fn f() { crate::b::g() }"), ("b", "fn g() { crate::a::f() }")]), "a b a");
    // Around corners, and through a file that passes on a name.
    let through = [("", "pub use b::C;"), ("a", "use crate::{\n    C,\n};"), ("b", "use crate::d::E;")];
    assert_eq!(found(&[&through[..], &[("d", "pub(crate) use crate::a::F; struct E(F);")]].concat()), "a b d a");
    // Passing on a name is no use of it.
    assert_eq!(found(&[("a", "pub(crate) use b::C;"), ("a::b", "use crate::a::D;")]), "");
    assert_eq!(found(&[("a", "use b::C;"), ("a::b", "use crate::a::D;")]), "a a::b a");
    // Tests and comments may use what they like.
    assert_eq!(found(&[("a", "use crate::b::C;"), ("b", "// crate::a::D\n#[cfg(test)]\nuse crate::a::D;")]), "");
}
