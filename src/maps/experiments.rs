//! MovingAI `.scen` files: experiments on a map, each with its published shortest length.

use crate::Error;
use crate::error::problem::MapProblem;

/// One line of a `.scen` file.
///
/// ```
/// use starstep::{Board, CostModel, Options, Solver, experiments};
///
/// let map = Board::from_map("height 2\nwidth 3\nmap\n...\n...\n")?;
/// let mut solver = Solver::from_board(map);
/// solver.configure(Options { costs: CostModel::Sqrt2, ..Options::default() });
/// for experiment in experiments::parse("0 a.map 3 2 0 0 2 1 2.41421\n")? {
///     solver.set_start(experiment.start.0, experiment.start.1)?;
///     solver.set_goal(experiment.goal.0, experiment.goal.1)?;
///     let (found, published) = (solver.find_path()?.unwrap().cost, experiment.length.unwrap());
///     assert!((found - published).abs() < 1e-5);
/// }
/// # Ok::<(), starstep::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Experiment {
    /// Column and row of the start.
    pub start: (u32, u32),
    /// Column and row of the goal.
    pub goal: (u32, u32),
    /// The published shortest length for costs 1 and √2 without corner cutting, to 6 significant digits; `None` where
    /// there is no path (published as 0 between different cells).
    pub length: Option<f64>,
}

/// Reads the experiments of a `.scen` file. Columns may be separated by tabs or spaces.
///
/// ```
/// let experiments = starstep::experiments::parse("version 1\n0\ta.map\t4\t4\t0\t0\t3\t3\t4.24264\n")?;
/// assert_eq!((experiments[0].start, experiments[0].goal), ((0, 0), (3, 3)));
/// # Ok::<(), starstep::Error>(())
/// ```
///
/// # Errors
/// [`Error::BadMap`] with the line that is wrong.
pub fn parse(text: &str) -> Result<Vec<Experiment>, Error> {
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty() && !line.starts_with("version"));
    lines.map(|(line, number)| parse_line(line).ok_or_else(|| bad_line(number))).collect()
}

fn parse_line(line: &str) -> Option<Experiment> {
    // At most one more than an experiment has, however long the line is.
    let words: Vec<&str> = line.split_whitespace().take(10).collect();
    let [_bucket, _map, _width, _height, start_x, start_y, goal_x, goal_y, length] = words[..] else { return None };
    let start = (start_x.parse().ok()?, start_y.parse().ok()?);
    let goal = (goal_x.parse().ok()?, goal_y.parse().ok()?);
    let length: f64 = length.parse().ok()?;
    Some(Experiment { start, goal, length: (length > 0.0 || start == goal).then_some(length) })
}

fn bad_line(line: usize) -> Error {
    Error::BadMap { line, column: 1, problem: MapProblem::Experiment }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queries_with_and_without_a_path_are_read() {
        let text = "version 1\n0\ta.map\t4\t4\t0\t0\t3\t3\t4.24264\r\n0 a.map 4 4 1 1 2 2 0\n0 a.map 4 4 1 1 1 1 0\n";
        let experiments = parse(text).unwrap();
        assert_eq!(experiments[0], Experiment { start: (0, 0), goal: (3, 3), length: Some(4.24264) });
        assert_eq!(experiments[1].length, None);
        assert_eq!(experiments[2].length, Some(0.0));
    }

    #[test]
    fn a_broken_line_is_named() {
        let error = parse("version 1\n0 a.map 4 4 0 0 3\n").unwrap_err();
        assert!(error.to_string().contains("line 2"), "{error}");
    }
}
