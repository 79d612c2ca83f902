//! Tests of the engine through its public interface.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::float_cmp,
    clippy::many_single_char_names,
    clippy::naive_bytecount,
    reason = "the boards of these tests are small, and plain arithmetic is easier to check by eye"
)]

mod ends;
mod experiments;
mod extremes;
mod habits;
mod naive;
mod oracle;
mod pictures;
mod properties;
mod stepping;
mod tutorials;
