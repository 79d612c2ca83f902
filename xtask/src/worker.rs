//! The page's service worker, which knows the files of the page by their hashes.

use crate::{build, bundle, names, tools};
use anyhow::Result;
use std::path::Path;

/// How the names of files in dist/ begin that do not belong to the page: the worker does not keep them.
const NOT_OF_THE_PAGE: [&str; 7] =
    ["npm/", "star-step.js", "element.js", "embed.html", "embed-", "styles/embed-", "preview.png"];

/// Makes sw.js in dist/, with the list of the files there and a version that changes with any of them.
pub fn make(dist: &Path) -> Result<()> {
    let is_kept = |name: &String| !NOT_OF_THE_PAGE.iter().any(|begin| name.starts_with(begin));
    let files: Vec<String> = names::below(dist)?.into_iter().filter(is_kept).collect();
    let hashes = tools::integrity(&files.iter().map(|name| dist.join(name)).collect::<Vec<_>>())?;
    let version = format!("{}-{}", build::version(), names::checksum(dist, &files)?);
    let listed: serde_json::Map<_, _> = files.into_iter().zip(hashes.into_iter().map(Into::into)).collect();
    let constants = [("STARSTEP_FILES", listed.into()), ("STARSTEP_VERSION", version.into())];
    bundle::module("www/sw.js", &dist.join("sw.js"), &constants)
}
