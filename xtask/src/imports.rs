//! Gives the engine's imports short names. wasm-bindgen makes them unique by 16 hexadecimal digits each, which stand in the
//! engine and in its JavaScript and cannot be compressed.

use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::Path;

/// What every WebAssembly module begins with.
const HEADER: [u8; 8] = *b"\0asm\x01\0\0\0";
/// The section of the imports, and the kind of an import that is a function.
const IMPORTS: u8 = 2;
const FUNCTION: u8 = 0;

/// The names of imports, old and short.
type Names = Vec<(String, String)>;

/// Renames the imports of a module and the functions of the same names in its JavaScript, in place.
///
/// # Errors
/// If the module is none, imports anything but functions, or its JavaScript does not have exactly one function for each.
pub fn shorten(wasm: &Path, script: &Path) -> Result<()> {
    let module = fs::read(wasm)?;
    let mut text = fs::read_to_string(script)?;
    let (module, names) = renamed(&module)?;
    for (name, short) in names {
        let key = format!("        {name}: function(");
        ensure!(text.matches(&key).count() == 1, "the engine's JavaScript does not have one function {name}");
        text = text.replace(&key, &format!("        {short}: function("));
    }
    fs::write(wasm, module)?;
    fs::write(script, text)?;
    Ok(())
}

/// The module with short names, and the old names with their short ones.
fn renamed(module: &[u8]) -> Result<(Vec<u8>, Names)> {
    let mut rest = module.strip_prefix(&HEADER).context("this is no WebAssembly module")?;
    let mut result = HEADER.to_vec();
    let mut names = Names::new();
    while let Some((&id, after)) = rest.split_first() {
        rest = after;
        let length = number(&mut rest)?;
        let section = bytes(&mut rest, length)?;
        let section = if id == IMPORTS { imports(section, &mut names)? } else { section.to_vec() };
        result.push(id);
        write_number(&mut result, section.len());
        result.extend(section);
    }
    Ok((result, names))
}

/// The section with short names.
fn imports(mut section: &[u8], names: &mut Names) -> Result<Vec<u8>> {
    let count = number(&mut section)?;
    let mut result = Vec::new();
    write_number(&mut result, count);
    for place in 0..count {
        let length = number(&mut section)?;
        let from = bytes(&mut section, length)?;
        let length = number(&mut section)?;
        let name = std::str::from_utf8(bytes(&mut section, length)?)?.to_owned();
        let kind = bytes(&mut section, 1)?[0];
        ensure!(kind == FUNCTION, "{name} is imported and no function");
        let signature = number(&mut section)?;
        let short = short(place);
        for part in [from, short.as_bytes()] {
            write_number(&mut result, part.len());
            result.extend(part);
        }
        result.push(kind);
        write_number(&mut result, signature);
        names.push((name, short));
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

    /// A module with two imports, the second of signature 200, and a section after them.
    fn module() -> Vec<u8> {
        let section = [&[2, 3][..], b"env", &[4], b"long", &[0, 1, 3], b"env", &[6], b"longer", &[0, 0xc8, 1]].concat();
        let length = u8::try_from(section.len()).unwrap();
        [&HEADER[..], &[IMPORTS, length], &section, &[10, 2, 7, 7]].concat()
    }

    #[test]
    fn imports_get_short_names_and_nothing_else_changes() {
        let (result, names) = renamed(&module()).unwrap();
        let section = [&[2, 3][..], b"env", &[1], b"a", &[0, 1, 3], b"env", &[1], b"b", &[0, 0xc8, 1]].concat();
        let length = u8::try_from(section.len()).unwrap();
        assert_eq!(result, [&HEADER[..], &[IMPORTS, length], &section, &[10, 2, 7, 7]].concat());
        let pairs = [("long", "a"), ("longer", "b")].map(|(name, short)| (name.to_owned(), short.to_owned()));
        assert_eq!(names, pairs);
    }

    #[test]
    fn what_is_no_module_is_refused() {
        assert!(renamed(b"text").is_err());
        let whole = module();
        for length in HEADER.len() + 1..whole.len() {
            // Between two sections a module may end.
            assert!(renamed(&whole[..length]).is_err() || length == whole.len() - 4, "{length}");
        }
    }

    #[test]
    fn short_names_differ() {
        let names: std::collections::BTreeSet<_> = (0..100).map(short).collect();
        assert_eq!(names.len(), 100);
    }
}
