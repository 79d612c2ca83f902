//! Texts that are put together, and taken apart, at compile time.

/// Texts one after the other; `N` is their [`length`].
pub(crate) const fn joined<const N: usize>(parts: &[&str]) -> [u8; N] {
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

/// How long texts are together.
pub(crate) const fn length(parts: &[&str]) -> usize {
    let (mut sum, mut part) = (0, 0);
    while part < parts.len() {
        sum += parts[part].len();
        part += 1;
    }
    sum
}

/// What [`joined`] has made, as a text.
pub(crate) const fn text(bytes: &[u8]) -> &str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("texts that are joined are a text"),
    }
}

/// A name as a slice of JSON that has it in quotes, instead of letters of its own.
pub(crate) const fn quoted_in(json: &'static str, name: &str) -> &'static str {
    let (all, name) = (json.as_bytes(), name.as_bytes());
    let mut start = 1;
    loop {
        let mut same = 0;
        while same < name.len() && all[start + same] == name[same] {
            same += 1;
        }
        if same == name.len() && all[start - 1] == b'"' && all[start + same] == b'"' {
            return json.split_at(start).1.split_at(same).0;
        }
        start += 1;
    }
}
