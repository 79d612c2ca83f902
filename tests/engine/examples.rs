//! Whether every public function and type of the crate has an example, which `cargo test --doc` compiles and runs.

use std::path::{Path, PathBuf};

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let below = folders.iter().filter(|folder| !folder.ends_with("wasm")).flat_map(|folder| sources(folder));
    files.into_iter().filter(|file| file.extension().is_some_and(|ending| ending == "rs")).chain(below).collect()
}

/// The public item that a line begins.
fn public_item(line: &str) -> Option<&str> {
    let item = line.trim_start().strip_prefix("pub ")?;
    let item = item.strip_prefix("const ").filter(|rest| rest.starts_with("fn ")).unwrap_or(item);
    let name = ["fn ", "struct ", "enum ", "trait ", "type "].iter().find_map(|kind| item.strip_prefix(kind))?;
    name.split(|letter: char| !letter.is_alphanumeric() && !"_$".contains(letter)).next()
}

/// The public items of a source without a code block in the comment above them.
fn without_example(source: &str) -> Vec<String> {
    let mut missing = Vec::new();
    let mut has_example = false;
    for line in source.lines().take_while(|line| !line.starts_with("#[cfg(test)]")) {
        let start = line.trim_start();
        if start.starts_with("///") || start.starts_with("#[") || start.starts_with("$(#[") {
            has_example |= start.starts_with("/// ```") || start.contains("#[doc = concat!(\"```");
            continue;
        }
        missing.extend(public_item(line).filter(|_| !has_example).map(str::to_owned));
        has_example = false;
    }
    missing
}

#[test]
fn every_public_function_and_type_has_an_example() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let (mut items, mut missing) = (0, Vec::new());
    for file in sources(&folder) {
        let source = std::fs::read_to_string(&file).unwrap();
        items += source.lines().filter_map(public_item).count();
        let name = file.strip_prefix(&folder).unwrap().display().to_string();
        missing.extend(without_example(&source).iter().map(|item| format!("{name}: {item}")));
    }
    assert!(items > 60, "only {items} public items were found");
    assert!(missing.is_empty(), "no example is on\n{}", missing.join("\n"));
}

#[test]
fn what_has_no_example_is_found() {
    let source =
        "/// A.\npub fn a() {}\n\n/// B.\n///\n/// ```\n/// b();\n/// ```\n#[must_use]\npub fn b() {}\npub struct C;\n";
    assert_eq!(without_example(source), ["a", "C"]);
    assert_eq!(without_example("pub(crate) fn a() {}\n#[cfg(test)]\npub fn b() {}\n"), [""; 0]);
}
