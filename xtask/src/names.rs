//! Names with a hash of the file's content, so that a name always means the same content: nobody gets a file of another
//! version, and browsers may keep it.

use crate::tools;
use anyhow::{Context, Result, ensure};
use std::path::Path;

/// How many letters and digits of a hash are in a name.
const LENGTH: usize = 8;

/// Gives the files in a folder their names, and puts these in wherever files or pages refer to them. A file is named
/// after the files that it refers to, so its name changes with everything reachable from it.
pub fn give(folder: &Path, files: &[String], pages: &[&str]) -> Result<()> {
    let clash = files.iter().find(|name| files.iter().any(|other| other.ends_with(&format!("/{name}"))));
    ensure!(clash.is_none(), "{} is the end of another name", clash.map_or("", String::as_str));
    let mut pending = files.to_vec();
    while !pending.is_empty() {
        let texts = pending.iter().map(|name| text_of(folder, name)).collect::<Result<Vec<_>>>()?;
        let waits = |text: &str| pending.iter().any(|name| places(text, name).next().is_some());
        let waiting: Vec<bool> = texts.iter().map(|text| waits(text)).collect();
        let of = |is_waiting: bool| {
            let files = pending.iter().zip(&waiting).filter(move |(_, waits)| **waits == is_waiting);
            files.map(|(name, _)| name.clone()).collect::<Vec<_>>()
        };
        let (ready, later) = (of(false), of(true));
        ensure!(!ready.is_empty(), "these files load each other in a circle: {}", later.join(", "));
        let paths: Vec<_> = ready.iter().map(|name| folder.join(name)).collect();
        for ((name, path), hash) in ready.iter().zip(&paths).zip(tools::integrity(&paths)?) {
            let named = with_hash(name, &hash)?;
            std::fs::rename(path, folder.join(&named))?;
            for text in later.iter().map(String::as_str).chain(pages.iter().copied()) {
                put_in(&folder.join(text), name, &named)?;
            }
        }
        pending = later;
    }
    Ok(())
}

/// A short text that changes whenever a file in a folder changes its content or its name.
pub fn checksum(folder: &Path, files: &[String]) -> Result<String> {
    let paths: Vec<_> = files.iter().map(|name| folder.join(name)).collect();
    let mut checksum = flate2::Crc::new();
    for (name, hash) in files.iter().zip(tools::integrity(&paths)?) {
        checksum.update(format!("{name} {hash}\n").as_bytes());
    }
    Ok(format!("{:08x}", checksum.sum()))
}

/// The names of all files below a folder, with slashes, in alphabetical order.
pub fn below(folder: &Path) -> Result<Vec<String>> {
    let name = |file: &Path| Ok(file.strip_prefix(folder)?.to_string_lossy().replace('\\', "/"));
    tools::files_below(folder)?.iter().map(|file| name(file)).collect()
}

/// Whether a name has an extension.
pub fn is_a(extension: &str, name: impl AsRef<Path>) -> bool {
    name.as_ref().extension().is_some_and(|own| own == extension)
}

/// A file's text if it can name others; empty for any other file.
fn text_of(folder: &Path, name: &str) -> Result<String> {
    if is_a("js", name) { Ok(std::fs::read_to_string(folder.join(name))?) } else { Ok(String::new()) }
}

/// Where a text names a file: at the end of an address in quotes.
fn places<'a>(text: &'a str, name: &'a str) -> impl Iterator<Item = usize> + 'a {
    let is_quote = |letter: u8| b"\"'`".contains(&letter);
    text.match_indices(name).map(|(place, _)| place).filter(move |&place| {
        let before = place.checked_sub(1).map(|place| text.as_bytes()[place]);
        let after = text.as_bytes().get(place + name.len());
        before.is_some_and(|letter| letter == b'/' || is_quote(letter)) && after.is_some_and(|&letter| is_quote(letter))
    })
}

fn put_in(file: &Path, name: &str, named: &str) -> Result<()> {
    let text = std::fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let (mut result, mut end) = (String::new(), 0);
    for place in places(&text, name) {
        result += &text[end..place];
        result += named;
        end = place + name.len();
    }
    Ok(std::fs::write(file, result + &text[end..])?)
}

/// `main.js` as `main-1a2b3c4d.js`. Anything that a bundler has put after a dash to tell parts apart is dropped.
fn with_hash(name: &str, integrity: &str) -> Result<String> {
    let (stem, extension) = name.rsplit_once('.').context("a file has an extension")?;
    let stem = if stem.starts_with("part-") { "part" } else { stem };
    let (_, hash) = integrity.split_once('-').context("a hash has the name of its algorithm before it")?;
    // Not all file systems distinguish upper and lower case.
    let letters = hash.chars().filter(char::is_ascii_alphanumeric).take(LENGTH);
    Ok(format!("{stem}-{}.{extension}", letters.collect::<String>().to_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::{below, give};
    use std::fs;
    use std::path::PathBuf;

    /// Builds a folder with a page, two scripts loaded by a third, and data, and returns the names that they get.
    fn given(test: &str, change: &[(&str, &str)]) -> anyhow::Result<(Vec<String>, String)> {
        let folder: PathBuf = std::env::temp_dir().join(format!("starstep-names-{test}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("data"))?;
        let files = [
            ("page.html", r#"<script src="main.js"></script><p>main.js</p>"#),
            ("main.js", r#"import"./part-ES.js";import("./late.js");new URL('./data/x.wasm');"xmain.js late.json";"#),
            ("late.js", r#"import"./part-ES.js""#),
            ("part-ES.js", "export{}"),
            ("data/x.wasm", r#"bytes "late.js" "#),
        ];
        for (name, text) in files.iter().chain(change) {
            fs::write(folder.join(name), text)?;
        }
        let names: Vec<String> = files[1..].iter().map(|(name, _)| (*name).to_owned()).collect();
        let result = give(&folder, &names, &["page.html"]);
        let found = (below(&folder)?, fs::read_to_string(folder.join("page.html"))?);
        fs::remove_dir_all(&folder)?;
        result.map(|()| found)
    }

    /// The name that a file was given.
    fn of<'a>(names: &'a [String], begin: &str) -> &'a String {
        names.iter().find(|name| name.starts_with(begin)).unwrap()
    }

    #[test]
    fn a_name_changes_with_what_its_file_reaches_and_with_nothing_else() {
        let (names, page) = given("first", &[]).unwrap();
        assert_eq!(names.len(), 5);
        assert_eq!(page, format!(r#"<script src="{}"></script><p>main.js</p>"#, of(&names, "main-")));
        let (again, _) = given("again", &[]).unwrap();
        assert_eq!(again, names);
        let (wasm, _) = given("wasm", &[("data/x.wasm", "other bytes")]).unwrap();
        let (part, _) = given("part", &[("part-ES.js", "export{};0")]).unwrap();
        for (begin, with_wasm, with_part) in
            [("main-", true, true), ("late-", false, true), ("part-", false, true), ("data/x-", true, false)]
        {
            assert_eq!(of(&names, begin) != of(&wasm, begin), with_wasm, "{begin}");
            assert_eq!(of(&names, begin) != of(&part, begin), with_part, "{begin}");
        }
    }

    #[test]
    fn files_that_load_each_other_are_reported() {
        let error = given("circle", &[("part-ES.js", r#"import("./late.js")"#)]).unwrap_err().to_string();
        assert_eq!(error, "these files load each other in a circle: main.js, late.js, part-ES.js");
    }
}
