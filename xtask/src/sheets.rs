//! Style sheets as they are shipped: each with the colors and sizes that it needs, and no others.

use crate::bundle;
use anyhow::Result;

/// The colors and sizes that page and element share.
const TOKENS: &str = "www/styles/tokens.css";

/// A sheet of the element. It is put into a shadow tree, where no selector reaches the page; all of its colors stay,
/// because scripts read them too, and those sizes that the other sheets use.
pub fn of_element(file: &str, others: &str) -> Result<String> {
    Ok(without_rules(&without_unused(bundle::styles(file)?, others, "--_"), &[":root", "::backdrop"]))
}

/// A sheet of the page, without the colors of the board, which only the element needs.
pub fn of_page(file: &str) -> Result<String> {
    let sheet = bundle::styles(file)?;
    let tokens = without_rules(&without_unused(bundle::styles(TOKENS)?, &sheet, "--"), &[":host"]);
    // If all colors of a group are left out, the group is empty.
    Ok(without_rules(tokens.trim_end(), &[]) + &sheet)
}

/// A sheet without the custom properties with a prefix that neither it nor the `other` sheet uses.
fn without_unused(mut sheet: String, other: &str, prefix: &str) -> String {
    // A property may have been used only by another one.
    while let Some((begin, end)) = declarations(&sheet).into_iter().find(|&(begin, end)| {
        let name = sheet[begin..end].split(':').next().unwrap_or_default();
        name.starts_with(prefix) && !is_used(name, &sheet) && !is_used(name, other)
    }) {
        sheet.replace_range(begin..end, "");
    }
    sheet
}

/// Where the declarations of custom properties begin and end, in a sheet without spaces and without strings that
/// contain semicolons or braces.
fn declarations(sheet: &str) -> Vec<(usize, usize)> {
    let begins = sheet.match_indices("--").map(|(place, _)| place);
    let begins = begins.filter(|&place| place > 0 && b"{;".contains(&sheet.as_bytes()[place - 1]));
    let end_of = |begin: usize| {
        let end = sheet[begin..].find([';', '}']).map_or(sheet.len(), |length| begin + length);
        // The last one in a rule has no semicolon, so the previous one's stays behind.
        if sheet[end..].starts_with(';') { end + 1 } else { end }
    };
    begins.map(|begin| (begin, end_of(begin))).collect()
}

fn is_used(name: &str, sheet: &str) -> bool {
    [")", ","].iter().any(|after| sheet.contains(&format!("var({name}{after}")))
}

/// A sheet without selectors with this beginning, and without rules that are then left with none.
fn without_rules(sheet: &str, begins: &[&str]) -> String {
    let (mut result, mut rest) = (String::new(), sheet);
    while let Some(open) = rest.find('{') {
        let start = rest[..open].rfind(['}', ';']).map_or(0, |place| place + 1);
        let (before, selectors, body) = (&rest[..start], &rest[start..open], &rest[open + 1..]);
        let parts = selectors.split(',').filter(|part| !begins.iter().any(|begin| part.starts_with(begin)));
        let left = if selectors.starts_with('@') { selectors.to_owned() } else { parts.collect::<Vec<_>>().join(",") };
        result += before;
        if left.is_empty() || body.starts_with('}') {
            rest = body.split_once('}').map_or("", |(_, after)| after);
        } else {
            result.extend([left.as_str(), "{"]);
            rest = body;
        }
    }
    result + rest
}

#[cfg(test)]
mod tests {
    use super::{without_rules, without_unused};

    #[test]
    fn unused_properties_go_and_so_does_what_only_they_used() {
        let sheet =
            ":root{--on: ;--off:var(--a,1);--a:#fff;--aa:var(--on,2)}@media x{:root{--b:3;--off:4}}p{top:var(--aa)}";
        let rest = ":root{--on: ;--aa:var(--on,2)}@media x{:root{}}p{top:var(--aa)}";
        assert_eq!(without_unused(sheet.to_owned(), "", "--"), rest);
        assert_eq!(without_unused("p{--_a:1;--b:2}".to_owned(), "", "--_"), "p{--b:2}");
        assert_eq!(without_unused("p{--a:1;--b:2;--c:3}".to_owned(), "q{r:var(--c);--b:0}", "--"), "p{--c:3}");
        let all_used = "p:not(.--a):has(a--b){--a:1;color:var(--a)}";
        assert_eq!(without_unused(all_used.to_owned(), "", "--"), all_used);
    }

    #[test]
    fn rules_that_match_nothing_go_and_the_others_stay() {
        let sheet =
            ":root,:host{a:1}@media x{:root,:host{b:2}:root{c:3}}:root[d],:host([d]){e:4}p:is(q,r),s{f:5}t{}:root{u:6}";
        let rest = ":host{a:1}@media x{:host{b:2}}:host([d]){e:4}p:is(q,r),s{f:5}";
        assert_eq!(without_rules(sheet, &[":root"]), rest);
    }
}
