//! Texts that are put together at compile time.

use crate::rules::options::CHOICES;

/// The interface `Options` of TypeScript.
#[cfg_attr(
    all(target_arch = "wasm32", feature = "full"),
    expect(dead_code, reason = "only a section that wasm-bindgen takes out uses it")
)]
#[cfg(any(all(target_arch = "wasm32", feature = "page"), test))]
pub(crate) const DECLARATION: &str = {
    use crate::rules::options::DECLARED;
    text(&joined::<{ length(DECLARED) }>(DECLARED))
};

/// What each option takes, as JSON.
pub(crate) const CHOICES_JSON: &str = {
    const PARTS: &[&str] = &["{", text(&joined::<{ length(CHOICES) }>(CHOICES)).split_at(length(CHOICES) - 1).0, "}"];
    text(&joined::<{ length(PARTS) }>(PARTS))
};

const fn text(bytes: &[u8]) -> &str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("texts that are joined are a text"),
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

/// A name as a slice of the JSON, so that the engine holds its letters only once.
pub(crate) const fn in_json(name: &str) -> &'static str {
    let (all, name) = (CHOICES_JSON.as_bytes(), name.as_bytes());
    let mut start = 1;
    loop {
        let mut same = 0;
        while same < name.len() && all[start + same] == name[same] {
            same += 1;
        }
        if same == name.len() && all[start - 1] == b'"' && all[start + same] == b'"' {
            return CHOICES_JSON.split_at(start).1.split_at(same).0;
        }
        start += 1;
    }
}
