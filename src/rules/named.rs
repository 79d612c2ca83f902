//! How a fact with named values is declared: once, with everything that follows from its names.

/// An enum whose variants have fixed names.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $(#[$first_doc:meta])* $first:ident = $first_text:literal $(, $(#[$variant_doc:meta])* $variant:ident = $text:literal)* $(,)? }) => {
        $(#[$doc])*
        #[doc = ""]
        #[doc = concat!("```\nuse starstep::", stringify!($name), ";\n")]
        #[doc = concat!("assert_eq!(", stringify!($name), "::", stringify!($first), ".name(), \"", $first_text, "\");\n```")]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $(#[$first_doc])* $first,
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// The fixed name.
            #[doc = ""]
            #[doc = concat!("```\nuse starstep::", stringify!($name), ";\n")]
            #[doc = concat!("assert_eq!(", stringify!($name), "::", stringify!($first), ".name(), \"", $first_text, "\");\n```")]
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    Self::$first => $first_text,
                    $(Self::$variant => $text,)*
                }
            }
        }
    };
}

pub(crate) use named;
