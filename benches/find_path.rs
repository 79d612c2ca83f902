//! Native benchmarks.

fn main() {}
