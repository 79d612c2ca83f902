//! The header of a map's text, and where the header or letters in the grid put start and goal.

use crate::Error;
use crate::board::grid::Board;
use crate::error::problem::MapProblem;
use crate::error::wording::Quoted;
use crate::maps::ends::Named;

/// Where the letters `s` and `g` were.
#[derive(Default)]
pub(crate) struct Marks {
    pub(crate) start: Option<(u32, u32)>,
    pub(crate) goal: Option<(u32, u32)>,
}

/// What the lines before `map` say.
#[derive(Default)]
pub(crate) struct Header {
    /// The number of the line `map`.
    pub(crate) line: usize,
    pub(crate) width: u32,
    pub(crate) height: u32,
    start: Option<(u32, u32, usize)>,
    goal: Option<(u32, u32, usize)>,
    origin: Option<(i32, i32)>,
}

impl Header {
    pub(crate) fn read<'a>(lines: &mut impl Iterator<Item = (&'a str, usize)>) -> Result<Self, Error> {
        let mut header = Self::default();
        let mut last = 0;
        for (line, number) in lines {
            last = number;
            // At most one more than any line of a header has, however long it is.
            let words: Vec<&str> = line.split_whitespace().take(4).collect();
            match words[..] {
                ["type", _] => {}
                ["width", side] => header.width = parse(line, number, side)?,
                ["height", side] => header.height = parse(line, number, side)?,
                ["start", x, y] => header.start = Some((parse(line, number, x)?, parse(line, number, y)?, number)),
                ["goal", x, y] => header.goal = Some((parse(line, number, x)?, parse(line, number, y)?, number)),
                ["origin", x, y] => header.origin = Some((parse(line, number, x)?, parse(line, number, y)?)),
                ["map"] if header.width == 0 || header.height == 0 => {
                    return Err(bad(number, 1, MapProblem::NoSize));
                }
                ["map"] => {
                    header.line = number;
                    return Ok(header);
                }
                _ => {
                    return Err(bad(number, 1, MapProblem::Header { text: Quoted(line).to_string() }));
                }
            }
        }
        Err(bad(last + 1, 1, MapProblem::NoMap))
    }

    /// Sets what the map names, and returns which ends it names.
    pub(crate) fn place(&self, board: &mut Board, marks: &Marks) -> Result<Named, Error> {
        let at = |number| {
            move |error| match error {
                Error::OutOfBounds { name, value, max, .. } => bad(number, 1, MapProblem::Beyond { name, value, max }),
                other => other,
            }
        };
        if let Some((x, y)) = marks.start {
            board.set_start(x, y)?;
        }
        if let Some((x, y)) = marks.goal {
            board.set_goal(x, y)?;
        }
        if let Some((x, y, number)) = self.start {
            board.set_start(x, y).map_err(at(number))?;
        }
        if let Some((x, y, number)) = self.goal {
            board.set_goal(x, y).map_err(at(number))?;
        }
        if let Some((x, y)) = self.origin {
            board.set_origin(x, y);
        }
        Ok(Named {
            start: marks.start.is_some() || self.start.is_some(),
            goal: marks.goal.is_some() || self.goal.is_some(),
        })
    }
}

/// Reads a word of the line as a number.
fn parse<T: TryFrom<i64>>(line: &str, number: usize, word: &str) -> Result<T, Error> {
    let whole = word.parse().ok().and_then(|whole: i64| T::try_from(whole).ok());
    whole.ok_or_else(|| not_a_number(line, number, word))
}

#[cold]
#[inline(never)]
fn not_a_number(line: &str, number: usize, word: &str) -> Error {
    let before = word.as_ptr() as usize - line.as_ptr() as usize;
    let column = line.char_indices().take_while(|(byte, _)| *byte < before).count() + 1;
    bad(number, column, MapProblem::Number { text: Quoted(word).to_string() })
}

/// What is wrong at a place in the text.
#[cold]
pub(crate) fn bad(line: usize, column: usize, problem: MapProblem) -> Error {
    Error::BadMap { line, column, problem }
}
