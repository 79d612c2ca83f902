//! The solvers, each behind the same two functions, and a checker that shares nothing with any of them.

pub mod check;
pub mod solvers;
