//! Gives the engine's imports and exported functions short names. wasm-bindgen makes those of imports unique by 16
//! hexadecimal digits each; all of them stand in the engine and in its JavaScript, and hardly compress.

use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// What every WebAssembly module begins with.
const HEADER: [u8; 8] = *b"\0asm\x01\0\0\0";
/// The sections of the imports and of the exports, and the kind of an import or export that is a function.
const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;
const FUNCTION: u8 = 0;

/// The names of functions, old and short.
#[derive(Default)]
struct Names {
    imports: Vec<(String, String)>,
    exports: BTreeMap<String, String>,
}

/// Renames the functions that a module imports and exports, in the module, its JavaScript and its declarations, in place.
///
/// # Errors
/// If the module is none, imports anything but functions, or its JavaScript does not define each import once and use each
/// export.
pub fn shorten(wasm: &Path, script: &Path, declarations: &[&Path]) -> Result<()> {
    let (module, names) = renamed(&fs::read(wasm)?)?;
    let mut text = fs::read_to_string(script)?;
    for (name, short) in &names.imports {
        let key = format!("        {name}: function(");
        ensure!(text.matches(&key).count() == 1, "the engine's JavaScript does not have one function {name}");
        text = text.replace(&key, &format!("        {short}: function("));
    }
    for name in names.exports.keys() {
        ensure!(members(&text).any(|member| member == name), "the engine's JavaScript does not use {name}");
    }
    fs::write(script, with_members(&text, &names.exports))?;
    for file in declarations {
        let text = fs::read_to_string(file)?;
        fs::write(file, text.lines().map(|line| declared(line, &names.exports) + "\n").collect::<String>())?;
    }
    Ok(fs::write(wasm, module)?)
}

/// Where the JavaScript calls the engine.
const ENGINE: &str = "wasm.";

/// The length of the name that a text begins with.
fn name_length(text: &str) -> usize {
    text.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').unwrap_or(text.len())
}

/// What the JavaScript uses of the engine.
fn members(text: &str) -> impl Iterator<Item = &str> {
    text.split(ENGINE).skip(1).map(|rest| &rest[..name_length(rest)])
}

fn with_members(text: &str, names: &BTreeMap<String, String>) -> String {
    let mut parts = text.split(ENGINE);
    let mut result = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_at(name_length(part));
        result += ENGINE;
        result += names.get(name).map_or(name, String::as_str);
        result += rest;
    }
    result
}

/// A line of the declarations, which have one for each export.
fn declared(line: &str, names: &BTreeMap<String, String>) -> String {
    for before in ["    readonly ", "export const "] {
        let Some(rest) = line.strip_prefix(before) else { continue };
        let (name, after) = rest.split_at(name_length(rest));
        if let Some(short) = names.get(name) {
            return format!("{before}{short}{after}");
        }
    }
    line.to_owned()
}

/// The module with short names, and the old names with their short ones.
fn renamed(module: &[u8]) -> Result<(Vec<u8>, Names)> {
    let mut rest = module.strip_prefix(&HEADER).context("this is no WebAssembly module")?;
    let mut result = HEADER.to_vec();
    let mut names = Names::default();
    while let Some((&id, after)) = rest.split_first() {
        rest = after;
        let length = number(&mut rest)?;
        let section = bytes(&mut rest, length)?;
        let section = match id {
            IMPORTS => imports(section, &mut names)?,
            EXPORTS => exports(section, &mut names)?,
            _ => section.to_vec(),
        };
        result.push(id);
        write_number(&mut result, section.len());
        result.extend(section);
    }
    Ok((result, names))
}

/// The section of the imports with short names.
fn imports(mut section: &[u8], names: &mut Names) -> Result<Vec<u8>> {
    let count = number(&mut section)?;
    let mut result = Vec::new();
    write_number(&mut result, count);
    for place in 0..count {
        let from = text(&mut section)?;
        let name = text(&mut section)?;
        let kind = bytes(&mut section, 1)?[0];
        ensure!(kind == FUNCTION, "{name} is imported and no function");
        let signature = number(&mut section)?;
        let short = short(place);
        write_text(&mut result, &from);
        write_text(&mut result, &short);
        result.push(kind);
        write_number(&mut result, signature);
        names.imports.push((name, short));
    }
    Ok(result)
}

/// The section of the exports, in which functions have short names.
fn exports(mut section: &[u8], names: &mut Names) -> Result<Vec<u8>> {
    let count = number(&mut section)?;
    let mut result = Vec::new();
    write_number(&mut result, count);
    for place in 0..count {
        let name = text(&mut section)?;
        let kind = bytes(&mut section, 1)?[0];
        let index = number(&mut section)?;
        if kind == FUNCTION {
            write_text(&mut result, &short(place));
            names.exports.insert(name, short(place));
        } else {
            write_text(&mut result, &name);
        }
        result.push(kind);
        write_number(&mut result, index);
    }
    Ok(result)
}

/// a to z, and then a1 to z1 and so on.
fn short(place: usize) -> String {
    const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyz";
    let letter = char::from(LETTERS[place % LETTERS.len()]);
    match place / LETTERS.len() {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    }
}

fn bytes<'a>(rest: &mut &'a [u8], length: usize) -> Result<&'a [u8]> {
    let (taken, after) = rest.split_at_checked(length).context("the module ends too early")?;
    *rest = after;
    Ok(taken)
}

fn text(rest: &mut &[u8]) -> Result<String> {
    let length = number(rest)?;
    Ok(std::str::from_utf8(bytes(rest, length)?)?.to_owned())
}

fn write_text(result: &mut Vec<u8>, text: &str) {
    write_number(result, text.len());
    result.extend(text.as_bytes());
}

/// A number in LEB128: seven bits a byte, the lowest first.
fn number(rest: &mut &[u8]) -> Result<usize> {
    let mut value = 0;
    for shift in (0..35).step_by(7) {
        let byte = bytes(rest, 1)?[0];
        value |= usize::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Ok(value);
        }
    }
    anyhow::bail!("a number in the module is too long")
}

fn write_number(result: &mut Vec<u8>, mut value: usize) {
    while value >= 0x80 {
        result.push(u8::try_from(value & 0x7f).unwrap_or_default() | 0x80);
        value >>= 7;
    }
    result.push(u8::try_from(value).unwrap_or_default());
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module with two imports, the second of signature 200, and three exports, the first of which is a memory.
    fn module(imports: [&str; 2], exports: [&str; 3]) -> Vec<u8> {
        let mut section = vec![2];
        for (name, signature) in imports.into_iter().zip([1, 200]) {
            write_text(&mut section, "env");
            write_text(&mut section, name);
            section.push(FUNCTION);
            write_number(&mut section, signature);
        }
        let mut result = HEADER.to_vec();
        result.extend([IMPORTS, u8::try_from(section.len()).unwrap()]);
        result.extend(section);
        let mut section = vec![3];
        for (index, name) in exports.into_iter().enumerate() {
            write_text(&mut section, name);
            section.push(if index == 0 { 2 } else { FUNCTION });
            write_number(&mut section, index);
        }
        result.extend([EXPORTS, u8::try_from(section.len()).unwrap()]);
        result.extend(section);
        result.extend([10, 2, 7, 7]);
        result
    }

    #[test]
    fn functions_get_short_names_and_nothing_else_changes() {
        let (result, names) = renamed(&module(["long", "longer"], ["memory", "step", "steps"])).unwrap();
        assert_eq!(result, module(["a", "b"], ["memory", "b", "c"]));
        let pairs = [("long", "a"), ("longer", "b")].map(|(name, short)| (name.to_owned(), short.to_owned()));
        assert_eq!(names.imports, pairs);
        let script = "wasm.step(wasm.memory, wasm.steps); own.step; wasm.stepping";
        assert_eq!(with_members(script, &names.exports), "wasm.b(wasm.memory, wasm.c); own.step; wasm.stepping");
        assert_eq!(members(script).collect::<Vec<_>>(), ["step", "memory", "steps", "stepping"]);
        assert_eq!(declared("    readonly step: () => void;", &names.exports), "    readonly b: () => void;");
        assert_eq!(declared("export const memory: Memory;", &names.exports), "export const memory: Memory;");
    }

    #[test]
    fn what_is_no_module_is_refused() {
        assert!(renamed(b"text").is_err());
        let whole = module(["long", "longer"], ["memory", "step", "steps"]);
        let ends: Vec<usize> =
            (HEADER.len() + 1..whole.len()).filter(|&length| renamed(&whole[..length]).is_ok()).collect();
        // Between two sections a module may end.
        assert_eq!(ends.len(), 2);
    }

    #[test]
    fn short_names_differ() {
        let names: std::collections::BTreeSet<_> = (0..100).map(short).collect();
        assert_eq!(names.len(), 100);
    }
}
