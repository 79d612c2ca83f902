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

mod both_ends;
mod circles;
mod distances;
mod edits;
mod edits_of_large_boards;
mod ends;
mod examples;
mod expansions;
mod experiments;
mod extremes;
mod habits;
mod history;
mod indexes;
mod jumps;
mod looks;
mod naive;
mod naive_jumps;
mod naive_sides;
mod one_cost;
mod oracle;
mod pictures;
mod queries;
mod queue;
mod random;
mod shortest;
mod stepping;
mod taken;
mod terrain;
mod texts;
mod told;
mod traces;
mod tutorials;
mod word_borders;
mod work;
