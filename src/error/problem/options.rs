//! What options take.

use crate::error::wording::{Said, Values};

/// What an option takes.
///
/// ```
/// use starstep::{Allowed, Error, OptionValue, Solver};
///
/// let mut solver = Solver::new(3, 2)?;
/// let Err(Error::BadOption { allowed, .. }) = solver.configure_by_name([("costs", OptionValue::Number(1.0))]) else {
///     panic!("costs are a name");
/// };
/// assert_eq!(allowed, Allowed::Names(&["10-14", "sqrt2", "10-10"]));
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Allowed {
    /// True or false.
    Flag,
    /// A finite number of at least 0.
    Weight,
    /// One of some names.
    Names(&'static [&'static str]),
    /// There is no option of this name; these are the options.
    Options(&'static [&'static str]),
    /// Options must come as one object.
    Object,
}

impl Allowed {
    #[cold]
    #[inline(never)]
    pub(crate) fn said(self) -> Said {
        let values = Values::default();
        match self {
            Self::Flag => ("flag", "true or false", values),
            Self::Weight => ("weight", "a finite number of at least 0", values),
            Self::Names(names) => ("names", "{names}", values.text("names", &listed(names, "\""))),
            Self::Options(names) => ("option", "one of the options {names}", values.text("names", &listed(names, ""))),
            Self::Object => ("object", "an object of options", values),
        }
    }
}

/// A list of names, each between two quotation marks if they are quoted.
fn listed(names: &[&str], mark: &str) -> String {
    let mut list = String::new();
    for name in names {
        for part in [if list.is_empty() { "" } else { ", " }, mark, name, mark] {
            list.push_str(part);
        }
    }
    list
}
