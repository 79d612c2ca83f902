//! How an option with named values is declared: once, with everything that follows from its names.

/// An enum whose variants have fixed names; the first variant is the default. The text after the enum's name is the
/// name of its option.
macro_rules! choices {
    ($(#[$doc:meta])* $name:ident: $key:literal { $(#[$first_doc:meta])* $first:ident = $first_text:literal $(, $(#[$variant_doc:meta])* $variant:ident = $text:literal)* $(,)? }) => {
        $(#[$doc])*
        #[doc = ""]
        #[doc = concat!("```\nuse starstep::", stringify!($name), ";\n")]
        #[doc = concat!("assert_eq!(", stringify!($name), "::default().to_string(), \"", $first_text, "\");")]
        #[doc = concat!("assert_eq!(\"", $first_text, "\".parse(), Ok(", stringify!($name), "::", stringify!($first), "));")]
        #[doc = concat!("assert!(\"?\".parse::<", stringify!($name), ">().is_err());\n```")]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        #[non_exhaustive]
        pub enum $name {
            $(#[$first_doc])* #[default] $first,
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// Every value, the default first.
            pub const ALL: &[Self] = &[Self::$first $(, Self::$variant)*];

            /// The name of the option.
            pub(crate) const KEY: &str = $key;

            const NAMES: &[&str] = {
                const CHOICE: &str = <$name as $crate::rules::option_value::OptionType>::CHOICE;
                use $crate::rules::joined::quoted_in;
                &[quoted_in(CHOICE, $first_text) $(, quoted_in(CHOICE, $text))*]
            };

            /// The fixed name.
            #[doc = ""]
            #[doc = concat!("```\nuse starstep::", stringify!($name), ";\n")]
            #[doc = concat!("assert_eq!(", stringify!($name), "::", stringify!($first), ".name(), \"", $first_text, "\");\n```")]
            #[must_use]
            pub fn name(self) -> &'static str {
                Self::NAMES.get(self as usize).copied().unwrap_or_default()
            }
        }

        impl $crate::rules::option_value::OptionType for $name {
            const ALLOWED: $crate::Allowed = $crate::Allowed::Names(Self::NAMES);
            #[cfg(any(all(target_arch = "wasm32", feature = "page"), test))]
            const DECLARED: &str = concat!("\"", $first_text, "\"" $(, " | \"", $text, "\"")*);

            const CHOICE: &str = concat!("\"default\":\"", $first_text, "\",\"values\":[\"", $first_text, "\"" $(, ",\"", $text, "\"")*, "]");

            fn of(taken: &$crate::rules::option_value::Taken) -> Self {
                Self::ALL.get(taken.index).copied().unwrap_or_default()
            }

            fn value(&self) -> $crate::OptionValue<'static> {
                $crate::OptionValue::Text(self.name())
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::Error;

            fn from_str(text: &str) -> Result<Self, $crate::Error> {
                let value = $crate::OptionValue::Text(text);
                let allowed = $crate::Allowed::Names(Self::NAMES);
                let taken = $crate::rules::option_value::taken(Self::KEY, &value, allowed)?;
                Ok($crate::rules::option_value::OptionType::of(&taken))
            }
        }
    };
}

pub(crate) use choices;

#[cfg(test)]
mod tests {
    use crate::{Algorithm, CostModel, HeuristicKind, OpenListKind};

    #[test]
    fn names_are_read_back_and_the_first_is_the_default() {
        for algorithm in Algorithm::ALL {
            assert_eq!(algorithm.to_string().parse(), Ok(*algorithm));
        }
        for heuristic in HeuristicKind::ALL {
            assert_eq!(heuristic.to_string().parse(), Ok(*heuristic));
        }
        assert_eq!(CostModel::ALL[0], CostModel::default());
        assert_eq!(format!("{:>12}", OpenListKind::SortedList), " sorted-list");
    }

    #[test]
    fn an_unknown_name_is_refused_with_a_list_of_the_known_ones() {
        let error = "sqrt3".parse::<CostModel>().unwrap_err();
        assert_eq!(error.to_string(), r#"The option costs was given "sqrt3"; allowed is "10-14", "sqrt2", "10-10"."#);
    }
}
