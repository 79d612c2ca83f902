//! Shrinks a failing list.

/// The list without all parts that can be left out, one after another, while it still fails; with the reason of the
/// last failure.
pub fn smallest<Part: Clone>(
    mut parts: Vec<Part>,
    mut reason: String,
    fails: impl Fn(&[Part]) -> Option<String>,
) -> (Vec<Part>, String) {
    let mut size = parts.len().div_ceil(2);
    while size > 0 {
        let (before, mut at) = (parts.len(), 0);
        while at < parts.len() {
            let mut fewer = parts.clone();
            fewer.drain(at..(at + size).min(parts.len()));
            if let Some(still) = fails(&fewer) {
                (parts, reason) = (fewer, still);
            } else {
                at += size;
            }
        }
        // Leaving out one part may make others dispensable.
        if parts.len() == before {
            size /= 2;
        }
    }
    (parts, reason)
}
