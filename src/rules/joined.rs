//! Texts that are put together when the crate is compiled.

use crate::rules::options::DECLARED;

/// The interface `Options` of TypeScript.
pub(crate) const fn declaration() -> &'static str {
    const BYTES: [u8; length(DECLARED)] = joined(DECLARED);
    match std::str::from_utf8(&BYTES) {
        Ok(text) => text,
        Err(_) => panic!("texts joined are text"),
    }
}

const fn length(parts: &[&str]) -> usize {
    let (mut sum, mut part) = (0, 0);
    while part < parts.len() {
        sum += parts[part].len();
        part += 1;
    }
    sum
}

const fn joined<const N: usize>(parts: &[&str]) -> [u8; N] {
    let mut bytes = [0; N];
    let (mut end, mut part) = (0, 0);
    while part < parts.len() {
        let text = parts[part].as_bytes();
        let mut letter = 0;
        while letter < text.len() {
            bytes[end] = text[letter];
            end += 1;
            letter += 1;
        }
        part += 1;
    }
    bytes
}
