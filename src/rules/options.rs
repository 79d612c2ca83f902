//! The options of a search, each declared once: its name, its type, its default, and what it means. Everything that
//! sets or lists options by name, or declares them to TypeScript, is made from this.

use crate::Error;
use crate::error::problem::Allowed;
use crate::error::wording::Quoted;
use crate::rules::joined::{joined, length, quoted_in, text};
use crate::rules::option_value::{OptionType, bad_option, taken};

pub use crate::rules::algorithm::Algorithm;
pub use crate::rules::cost::CostModel;
pub use crate::rules::heuristic::HeuristicKind;
pub use crate::rules::kinds::{Diagonal, NeighborOrder, OpenListKind, StopWhen, TieBreak};
pub use crate::rules::option_value::OptionValue;

/// The options struct. Each option has its name in brackets, and a default unless its type has one.
macro_rules! options {
    ($($(#[doc = $doc:literal])* [$key:expr] $field:ident: $type:ty $(= $default:literal)?,)*) => {
        /// All options of a search. `Options::default()` is plain A* that finds a shortest path.
        ///
        /// For a weight that is not finite or is below 0, a solver takes the nearest allowed number, and 0 for NaN.
        ///
        /// ```
        /// use starstep::{CostModel, Diagonal, Options};
        ///
        /// let options = Options::default().diagonal(Diagonal::Never).costs(CostModel::Sqrt2);
        /// assert!(options.penalties && options.weight == 1.0);
        /// assert_eq!(options, Options { diagonal: Diagonal::Never, costs: CostModel::Sqrt2, ..Options::default() });
        /// ```
        #[derive(Debug, Clone, PartialEq)]
        pub struct Options {
            $($(#[doc = $doc])* pub $field: $type,)*
        }

        impl Default for Options {
            fn default() -> Self {
                Self { $($field: options!(@default $type $(, $default)?),)* }
            }
        }

        impl Options {
            /// The names of all options, in the order of the documentation.
            pub const KEYS: [&'static str; [$($key),*].len()] = [$(quoted_in(CHOICES_JSON, $key)),*];

            /// What each option takes, in the order of [`Options::KEYS`]; the first of several names is the default.
            pub const ALLOWED: [Allowed; Self::KEYS.len()] = [$(<$type as OptionType>::ALLOWED),*];

            /// Sets one option by its fixed name.
            ///
            /// ```
            /// use starstep::{OptionValue, Options, TieBreak};
            ///
            /// let mut options = Options::default();
            /// options.set("tieBreak", &OptionValue::Text("lifo"))?;
            /// assert_eq!(options.tie_break, TieBreak::Lifo);
            /// assert_eq!(options.set("speed", &OptionValue::Number(9.0)).unwrap_err().code(), "bad-option");
            /// # Ok::<(), starstep::Error>(())
            /// ```
            ///
            /// # Errors
            /// [`Error::BadOption`] for a name that does not exist or a value that the option does not take; nothing is
            /// changed.
            pub fn set(&mut self, key: &str, value: &OptionValue<'_>) -> Result<(), Error> {
                let Some(index) = Self::KEYS.iter().position(|name| *name == key) else {
                    return Err(bad_option(&Quoted(key).to_string(), value, Allowed::Options(&Self::KEYS)));
                };
                let taken = taken(key, value, Self::ALLOWED[index])?;
                let mut fields = 0..;
                $(if fields.next() == Some(index) {
                    self.$field = OptionType::of(&taken);
                })*
                Ok(())
            }

            $(
                #[doc = concat!("The same options with another `", stringify!($field), "`.")]
                ///
                /// ```
                /// use starstep::Options;
                ///
                #[doc = concat!("let other = Options::default().", stringify!($field), "(Options::default().", stringify!($field), ");")]
                /// assert_eq!(other, Options::default());
                /// ```
                #[must_use]
                pub fn $field(self, $field: $type) -> Self {
                    Self { $field, ..self }
                }
            )*

            /// All options with their fixed names, in the order of [`Options::KEYS`].
            ///
            /// ```
            /// use starstep::{OptionValue, Options};
            ///
            /// assert_eq!(Options::default().entries()[0], ("algorithm", OptionValue::Text("astar")));
            /// ```
            #[must_use]
            pub fn entries(&self) -> [(&'static str, OptionValue<'static>); Self::KEYS.len()] {
                [$((const { quoted_in(CHOICES_JSON, $key) }, self.$field.value())),*]
            }
        }

        /// The interface `Options` of TypeScript, in pieces.
        #[cfg(any(all(target_arch = "wasm32", feature = "page"), test))]
        const DECLARED: &[&str] = &[
            "/** The options of a search; of named values, the first is the default. */\nexport interface Options {\n",
            $(
                concat!("  /**" $(, "\n   *", $doc)*, $("\n   * ", stringify!($default), " unless set.",)? "\n   */\n  "),
                $key,
                ": ",
                <$type as OptionType>::DECLARED,
                ";\n",
            )*
            "}\n",
        ];

        /// What each option takes, and its default, as JSON in pieces. Each ends with a comma.
        const CHOICES: &[&str] = &[
            $("\"", $key, concat!("\":{" $(, "\"default\":", stringify!($default), ",")?), <$type as OptionType>::CHOICE, "},",)*
        ];
    };
    (@default $type:ty) => { <$type>::default() };
    (@default $type:ty, $default:literal) => { $default };
}

/// What each option takes, as JSON.
pub(crate) const CHOICES_JSON: &str = {
    const PARTS: &[&str] = &["{", text(&joined::<{ length(CHOICES) }>(CHOICES)).split_at(length(CHOICES) - 1).0, "}"];
    text(&joined::<{ length(PARTS) }>(PARTS))
};

/// The interface `Options` of TypeScript.
#[cfg_attr(
    all(target_arch = "wasm32", feature = "full"),
    expect(dead_code, reason = "only a section that wasm-bindgen takes out uses it")
)]
#[cfg(any(all(target_arch = "wasm32", feature = "page"), test))]
pub(crate) const DECLARATION: &str = text(&joined::<{ length(DECLARED) }>(DECLARED));

options! {
    /// Which search runs.
    [Algorithm::KEY] algorithm: Algorithm,
    /// The estimate of the remaining cost.
    [HeuristicKind::KEY] heuristic: HeuristicKind,
    /// When diagonal moves are allowed.
    [Diagonal::KEY] diagonal: Diagonal,
    /// What moves cost.
    [CostModel::KEY] costs: CostModel,
    /// The factor before h in A*'s f = g + weight · h; finite and at least 0.
    ["weight"] weight: f64 = 1.0,
    /// Order among equal f.
    [TieBreak::KEY] tie_break: TieBreak,
    /// Order of the neighbors.
    [NeighborOrder::KEY] neighbor_order: NeighborOrder,
    /// The structure of the open list.
    [OpenListKind::KEY] open_list: OpenListKind,
    /// Whether an entry of the binary heap moves up when its key gets better. Without it the entry stays where it was,
    /// with its better key, and the heap may give out a cell that is not the first. For A*, Dijkstra and greedy search,
    /// with the crate's feature `full`, which is on by default.
    ["decreaseKey"] decrease_key: bool = true,
    /// Whether entries of the binary heap with equal keys change places on their way up and down, as they do in a heap
    /// that compares keys with `<=` and ignores the order of opening. For A*, Dijkstra and greedy search, with the
    /// crate's feature `full`, which is on by default.
    ["swapEqual"] swap_equal: bool = false,
    /// Whether an open cell takes a better parent.
    ["improveOpen"] improve_open: bool = true,
    /// Whether a closed cell whose g improves is reopened.
    ["reopenClosed"] reopen_closed: bool = false,
    /// When the search ends.
    [StopWhen::KEY] stop_when: StopWhen,
    /// Whether movement penalties count.
    ["penalties"] penalties: bool = true,
}

impl Options {
    /// The same, with the nearest weight that a search can use.
    pub(crate) fn with_usable_weight(mut self) -> Self {
        let weight = if self.weight.is_nan() { 0.0 } else { self.weight.clamp(0.0, f64::MAX) };
        // Adding 0 turns -0 into 0: priorities are ordered by their bits.
        self.weight = weight + 0.0;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_survives_a_round_trip_through_its_name() {
        let mut options = Options::default();
        for (key, value) in Options::default().entries() {
            options.set(key, &value).unwrap();
        }
        assert_eq!(options, Options::default());
        for choice in HeuristicKind::ALL {
            options.set("heuristic", &OptionValue::Text(choice.name())).unwrap();
            assert_eq!(options.heuristic, *choice);
        }
    }

    #[test]
    fn wrong_options_are_named_and_change_nothing() {
        let cases = [
            ("speed", OptionValue::Number(1.0), "one of the options"),
            ("heuristic", OptionValue::Text("octal"), "\"octile\""),
            ("heuristic", OptionValue::Number(1.0), "\"auto\""),
            ("weight", OptionValue::Number(f64::NAN), "a finite number"),
            ("weight", OptionValue::Number(-0.5), "a finite number"),
            ("weight", OptionValue::Number(f64::INFINITY), "a finite number"),
            ("weight", OptionValue::Text("2"), "a finite number"),
            ("penalties", OptionValue::Number(1.0), "true or false"),
        ];
        for (key, value, allowed) in cases {
            let mut options = Options::default();
            let error = options.set(key, &value).unwrap_err();
            assert_eq!(error.code(), "bad-option");
            assert!(error.to_string().contains(allowed), "{error}");
            assert!(error.to_string().contains(key), "{error}");
            assert_eq!(options, Options::default());
        }
    }

    #[test]
    fn names_are_different_and_every_default_is_allowed() {
        let names: std::collections::BTreeSet<_> = Options::KEYS.into_iter().collect();
        assert_eq!(names.len(), Options::KEYS.len());
        for ((_, default), allowed) in Options::default().entries().iter().zip(Options::ALLOWED) {
            match (default, allowed) {
                (OptionValue::Text(text), Allowed::Names(names)) => assert_eq!(*text, names[0]),
                (OptionValue::Flag(_), Allowed::Flag) | (OptionValue::Number(1.0), Allowed::Weight) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    #[test]
    fn typescript_declares_every_option_and_value() {
        let text = DECLARATION;
        for (key, allowed) in Options::KEYS.iter().zip(Options::ALLOWED) {
            let expected = match allowed {
                Allowed::Names(names) => format!("\"{}\"", names.join("\" | \"")),
                Allowed::Weight => "number".to_owned(),
                _ => "boolean".to_owned(),
            };
            assert!(text.contains(&format!("\n  {key}: {expected};\n")), "{key} in {text}");
        }
        assert!(text.contains("\n   * false unless set.\n   */\n  swapEqual: boolean;"), "{text}");
    }
}
