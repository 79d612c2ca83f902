//! Values of options as they come from outside, and how they are read.

use crate::Error;
use crate::error::problem::Allowed;
use crate::error::wording::{Decimal, Quoted};
use std::fmt;

/// The value of one option, as it comes from text, JSON or JavaScript.
///
/// ```
/// use starstep::{OptionValue, Solver};
///
/// let mut solver = Solver::new(4, 4)?;
/// solver.configure_by_name([
///     ("algorithm", OptionValue::Text("dijkstra")),
///     ("weight", OptionValue::Number(1.5)),
///     ("penalties", OptionValue::Flag(false)),
/// ])?;
/// assert!(!solver.options().penalties);
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub enum OptionValue<'a> {
    /// A string.
    Text(&'a str),
    /// A number.
    Number(f64),
    /// A truth value.
    Flag(bool),
    /// Anything else, by a code such as `null` or `object`.
    Other(String),
}

impl fmt::Display for OptionValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => Quoted(text).fmt(f),
            Self::Number(number) => Decimal(*number).fmt(f),
            Self::Flag(flag) => f.write_str(if *flag { "true" } else { "false" }),
            Self::Other(description) => f.write_str(description),
        }
    }
}

/// A value that an option takes: the index of its name or 1 for true, or the number.
pub(crate) struct Taken {
    pub(crate) index: usize,
    pub(crate) number: f64,
}

/// The type of an option.
pub(crate) trait OptionType {
    /// What it takes.
    const ALLOWED: Allowed;
    /// Its type in TypeScript.
    #[cfg(any(all(target_arch = "wasm32", feature = "page"), test))]
    const DECLARED: &str;
    /// What it takes, as a part of JSON.
    const CHOICE: &str;

    /// The typed value for one that was [`taken`].
    fn of(taken: &Taken) -> Self;

    fn value(&self) -> OptionValue<'static>;
}

impl OptionType for bool {
    const ALLOWED: Allowed = Allowed::Flag;
    #[cfg(any(all(target_arch = "wasm32", feature = "page"), test))]
    const DECLARED: &str = "boolean";
    const CHOICE: &str = r#""values":[true,false]"#;

    fn of(taken: &Taken) -> Self {
        taken.index == 1
    }

    fn value(&self) -> OptionValue<'static> {
        OptionValue::Flag(*self)
    }
}

/// A weight, which is the only number among the options.
impl OptionType for f64 {
    const ALLOWED: Allowed = Allowed::Weight;
    #[cfg(any(all(target_arch = "wasm32", feature = "page"), test))]
    const DECLARED: &str = "number";
    const CHOICE: &str = r#""min":0,"max":1.7976931348623157e308"#;

    fn of(taken: &Taken) -> Self {
        taken.number
    }

    fn value(&self) -> OptionValue<'static> {
        OptionValue::Number(*self)
    }
}

/// The value, if it is allowed.
///
/// # Errors
/// [`Error::BadOption`] with the name of the option.
pub(crate) fn taken(key: &str, value: &OptionValue<'_>, allowed: Allowed) -> Result<Taken, Error> {
    let index = |index| Taken { index, number: 0.0 };
    let found = match (value, allowed) {
        (OptionValue::Text(text), Allowed::Names(names)) => names.iter().position(|name| name == text).map(index),
        (OptionValue::Flag(flag), Allowed::Flag) => Some(index(usize::from(*flag))),
        // Adding 0 turns -0 into 0, which keeps the order of priorities by their bits.
        (OptionValue::Number(number), Allowed::Weight) if number.is_finite() && *number >= 0.0 => {
            Some(Taken { index: 0, number: number + 0.0 })
        }
        _ => None,
    };
    found.ok_or_else(|| bad_option(key, value, allowed))
}

#[cold]
pub(crate) fn bad_option(key: &str, value: &OptionValue<'_>, allowed: Allowed) -> Error {
    Error::BadOption { key: key.to_owned(), value: value.to_string(), allowed }
}
