//! How sentences are put together and how values are written in them. Smaller than the standard library's formatting,
//! whose tables for exact decimals and for every script would be a quarter of the download.

use std::fmt::{self, Write};

/// A number with at most six decimals, or digits after the first where it is very large or very small.
pub(crate) struct Decimal(pub(crate) f64);

impl fmt::Display for Decimal {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "below 1e15 and not negative")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_nan() {
            return f.write_str("NaN");
        }
        if self.0 < 0.0 {
            f.write_char('-')?;
        }
        let (mut size, mut exponent) = (self.0.abs(), 0);
        if size.is_infinite() {
            return f.write_str("Infinity");
        }
        if size >= 1e15 || size < 1e-4 && size > 0.0 {
            while size >= 10.0 {
                (size, exponent) = (size / 10.0, exponent + 1);
            }
            while size < 1.0 {
                (size, exponent) = (size * 10.0, exponent - 1);
            }
        }
        let whole = size.trunc();
        let millionths = ((size - whole) * 1e6).round() as u64;
        let (whole, mut rest) = (whole as u64 + millionths / 1_000_000, millionths % 1_000_000);
        write!(f, "{whole}")?;
        if rest > 0 {
            let mut digits = 6;
            while rest % 10 == 0 {
                (rest, digits) = (rest / 10, digits - 1);
            }
            write!(f, ".{rest:0digits$}")?;
        }
        if exponent == 0 { Ok(()) } else { write!(f, "e{exponent}") }
    }
}

/// How many letters of a text a sentence quotes.
const MOST_QUOTED: usize = 40;

/// The beginning of a text in quotation marks, with a placeholder for invisible characters.
pub(crate) struct Quoted<'a>(pub(crate) &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for (count, letter) in self.0.chars().enumerate() {
            if count == MOST_QUOTED {
                f.write_char('…')?;
                break;
            }
            f.write_char(if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter })?;
        }
        f.write_char('"')
    }
}

/// The values in a sentence, by the words in its braces.
#[derive(Default)]
pub(crate) struct Values(pub(crate) Vec<(&'static str, String)>);

/// Only called when something goes wrong, so these need not be fast, and inlined they would be large.
impl Values {
    #[cold]
    #[inline(never)]
    pub(crate) fn text(mut self, word: &'static str, text: &str) -> Self {
        self.0.push((word, text.to_owned()));
        self
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn number(self, word: &'static str, number: i64) -> Self {
        self.text(word, &number.to_string())
    }

    pub(crate) fn count(self, word: &'static str, count: usize) -> Self {
        self.number(word, i64::try_from(count).unwrap_or(i64::MAX))
    }
}

/// A code, its sentence with words in braces, and the values for these words.
pub(crate) type Said = (&'static str, &'static str, Values);

/// Writes a sentence, with the values in place of the words in braces; `detail` is a word that has a sentence of its
/// own, with that sentence.
pub(crate) fn write_sentence(
    f: &mut fmt::Formatter<'_>,
    sentence: &str,
    values: &[(&str, String)],
    detail: (&str, &str),
) -> fmt::Result {
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        f.write_str(before)?;
        let (word, after) = after.split_once('}').unwrap_or((after, ""));
        if word == detail.0 {
            write_sentence(f, detail.1, values, ("", ""))?;
        } else if let Some((_, value)) = values.iter().find(|(name, _)| *name == word) {
            // `x` and `y` are names as they are.
            f.write_str(if word == "name" && value.len() > 1 { "The " } else { "" })?;
            f.write_str(in_words(word, value))?;
        }
        rest = after;
    }
    f.write_str(rest)
}

/// A value that is itself a code, in words.
pub(crate) fn in_words<'a>(word: &str, value: &'a str) -> &'a str {
    match (word, value) {
        ("number", "whole") => "a whole number",
        ("number", "any") => "a number",
        ("value", "object") => "an object",
        ("value", "function") => "a function",
        ("value", "symbol") => "a symbol",
        ("value", "bigint") => "a big integer",
        _ => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_people_write_them() {
        let cases = [
            (0.0, "0"),
            (-3.0, "-3"),
            (1.9, "1.9"),
            (0.05, "0.05"),
            (0.999_999_9, "1"),
            (123_456.25, "123456.25"),
            (1e300, "1e300"),
            (-2.5e-7, "-2.5e-7"),
            (f64::NAN, "NaN"),
            (f64::NEG_INFINITY, "-Infinity"),
        ];
        for (number, expected) in cases {
            assert_eq!(Decimal(number).to_string(), expected);
        }
    }

    #[test]
    fn texts_are_quoted_without_control_characters() {
        assert_eq!(Quoted("a\n墙").to_string(), "\"a\u{fffd}墙\"");
    }

    #[test]
    fn only_the_beginning_of_a_long_text_is_quoted() {
        assert_eq!(Quoted(&"9".repeat(40)).to_string(), format!("\"{}\"", "9".repeat(40)));
        assert_eq!(Quoted(&"墙".repeat(60_000_000 / 3)).to_string(), format!("\"{}…\"", "墙".repeat(40)));
    }
}
