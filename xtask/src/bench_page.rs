//! The sections of docs/benchmarks.md that `cargo xtask bench` makes. They stand between two comments with their name;
//! whatever stands elsewhere was written by hand, and stays.

use anyhow::{Context, Result};

/// The page with the text of a section replaced, or put at the end if it has no such section.
pub fn with_section(page: &str, name: &str, text: &str) -> Result<String> {
    let (begin, end) = (format!("<!-- cargo xtask bench: {name} -->"), format!("<!-- end of {name} -->"));
    let section = format!("{begin}\n{}\n{end}", text.trim());
    let Some((before, rest)) = page.split_once(&begin) else {
        return Ok(format!("{}\n\n{section}\n", page.trim_end()).trim_start().to_owned());
    };
    let (_, after) = rest.split_once(&end).with_context(|| format!("the page has no line {end}"))?;
    Ok(format!("{before}{section}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_is_replaced_and_everything_else_stays() {
        let page = with_section("", "one", "first").unwrap();
        let page = with_section(&page, "two", "second\n").unwrap();
        assert_eq!(
            page,
            "<!-- cargo xtask bench: one -->\nfirst\n<!-- end of one -->\n\n\
             <!-- cargo xtask bench: two -->\nsecond\n<!-- end of two -->\n"
        );
        let page =
            page.replace("<!-- end of one -->\n", "<!-- end of one -->\n\n## By hand\n\nKept.\n") + "At the end.\n";
        let again = with_section(&page, "one", "third").unwrap();
        assert_eq!(again, page.replace("first", "third"));
        assert_eq!(with_section(&again, "two", "second").unwrap(), again);
    }

    #[test]
    fn a_section_without_an_end_is_an_error() {
        assert!(with_section("<!-- cargo xtask bench: one -->\nBy hand.\n", "one", "").is_err());
    }
}
