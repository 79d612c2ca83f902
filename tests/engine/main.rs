//! Tests of the engine through its public interface.

mod extremes;
mod naive;
mod oracle;
mod pictures;
mod properties;
mod scenarios;
mod stepping;
mod tutorials;
