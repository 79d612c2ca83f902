//! Boards read from text: MovingAI `.map` files, and the few additions that let Starstep keep a whole board in one.
//!
//! A file is a header and a grid:
//! ```text
//! type octile
//! height 2
//! width 3
//! start 0 1
//! map
//! ..@
//! .S.
//! ```
//! `.` and `G` are open, `S` is swamp (open, penalty 20), `W`, `T`, `@` and `O` are walls. Starstep adds the following,
//! and writes it only where a plain MovingAI file could not say the same:
//! - header lines `start x y` and `goal x y` (a map without them gets a start and goal of its own, see ends.rs) and
//!   `origin x y`;
//! - for the other penalties the Braille patterns U+2801 to U+28FE, whose dots spell the penalty as a byte;
//! - only when reading, for boards written by hand: `s` and `g` mark start and goal on open cells.
//!
//! Format: N. Sturtevant, "Benchmarks for Grid-Based Pathfinding", IEEE Transactions on Computational Intelligence
//! and AI in Games 4(2), 2012.

use crate::Error;
use crate::board::grid::{Board, OPEN, WALL};
use crate::error::memory;
use crate::error::problem::{MapProblem, SizeProblem};
use crate::error::wording::Quoted;
use crate::maps::ends;
use crate::maps::header::{Header, Marks, bad};
use crate::rules::options::Diagonal;

/// The penalty of a swamp cell, `S`.
pub const SWAMP: u8 = 20;
/// The longest map text that is read, in bytes: the largest board in three-byte letters, with room to spare.
pub const MAX_BYTES: usize = 64 << 20;
/// The Braille pattern without dots.
pub(crate) const BRAILLE: u32 = 0x2800;

impl Board {
    /// Reads a map from bytes that should be UTF-8.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let board = Board::from_map_bytes(b"height 1\nwidth 2\nmap\n.@\n")?;
    /// assert_eq!(board.cells(), [0, 255]);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`Board::from_map`], and [`Error::BadMap`] with the place of the first byte that is not UTF-8.
    pub fn from_map_bytes(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_map_bytes_for(bytes, Diagonal::default())
    }

    /// The same, but if the map names no start and goal, they get cells with a path between them under the given
    /// diagonal rule.
    ///
    /// ```
    /// use starstep::{Board, Diagonal};
    ///
    /// let board = Board::from_map_bytes_for(b"height 2\nwidth 2\nmap\n@.\n.@\n", Diagonal::Always)?;
    /// assert_eq!((board.start(), board.goal()), ((0, 1), (1, 0)));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`Board::from_map_bytes`].
    pub fn from_map_bytes_for(bytes: &[u8], rule: Diagonal) -> Result<Self, Error> {
        check_length(bytes.len(), "bytes")?;
        match std::str::from_utf8(bytes) {
            Ok(text) => Self::from_map_for(text, rule),
            Err(error) => {
                let (good, rest) = bytes.split_at(error.valid_up_to());
                let (mut line, mut column) = (1, 1);
                for letter in str::from_utf8(good).unwrap_or_default().chars() {
                    (line, column) = if letter == '\n' { (line + 1, 1) } else { (line, column + 1) };
                }
                Err(bad(line, column, MapProblem::NotUtf8 { byte: rest[0] }))
            }
        }
    }

    /// Reads a map. Line ends may be LF or CRLF, header words may be separated by spaces or tabs, and blank lines may
    /// follow.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let board = Board::from_map("height 2\nwidth 3\nmap\ns.@\n.Sg\n")?;
    /// assert_eq!(board.cells(), [0, 0, 255, 0, 20, 0]);
    /// assert_eq!((board.start(), board.goal()), ((0, 0), (2, 1)));
    ///
    /// let error = Board::from_map("height 2\nwidth 3\nmap\n...\n..\n").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "The map cannot be read: line 5, column 3: the row has only 2 of 3 cells."
    /// );
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::BadMap`] with the line and column that are wrong, [`Error::TooLarge`] for a board or a text beyond the
    /// limits.
    pub fn from_map(text: &str) -> Result<Self, Error> {
        Self::from_map_for(text, Diagonal::default())
    }

    /// The same, but if the map names no start and goal, they get cells with a path between them under the given
    /// diagonal rule: far apart in the largest open region, in the corners if these belong to it.
    ///
    /// ```
    /// use starstep::{Board, Diagonal};
    ///
    /// let map = "height 2\nwidth 4\nmap\n@..@\n.@@.\n";
    /// let board = Board::from_map_for(map, Diagonal::Never)?;
    /// assert_eq!((board.start(), board.goal()), ((1, 0), (2, 0)));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`Board::from_map`].
    pub fn from_map_for(text: &str, rule: Diagonal) -> Result<Self, Error> {
        check_length(text.len(), "bytes")?;
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text.lines().zip(1..);
        let header = Header::read(&mut lines)?;
        let mut board = Self::new(header.width, header.height)?;
        let mut marks = Marks::default();
        let mut cells = memory::with_capacity(board.cells().len())?;
        for row in 0..header.height {
            let Some((line, number)) = lines.next() else {
                let problem = MapProblem::FewRows { rows: row, height: header.height };
                return Err(bad(header.line + row as usize + 1, 1, problem));
            };
            read_row(line.trim_end(), number, row, header.width, &mut cells, &mut marks)?;
        }
        if let Some((_, number)) = lines.find(|(line, _)| !line.trim().is_empty()) {
            return Err(bad(number, 1, MapProblem::ManyRows { height: header.height }));
        }
        board.set_cells(&cells)?;
        let named = header.place(&mut board, &marks)?;
        ends::place(&mut board, named, rule)?;
        Ok(board)
    }
}

fn read_row(
    line: &str,
    number: usize,
    row: u32,
    width: u32,
    cells: &mut Vec<u8>,
    marks: &mut Marks,
) -> Result<(), Error> {
    let mut columns = 0;
    for letter in line.chars() {
        if columns == width {
            return Err(bad(number, width as usize + 1, MapProblem::RowLong { width }));
        }
        cells.push(match letter {
            '.' | 'G' => OPEN,
            '@' | 'O' | 'T' | 'W' => WALL,
            'S' => SWAMP,
            's' | 'g' => {
                let mark = if letter == 's' { &mut marks.start } else { &mut marks.goal };
                if mark.replace((columns, row)).is_some() {
                    return Err(bad(number, columns as usize + 1, MapProblem::Second { text: quoted(letter) }));
                }
                OPEN
            }
            '\u{2801}'..='\u{28fe}' => u8::try_from(u32::from(letter) - BRAILLE).unwrap_or(WALL),
            _ => return Err(bad(number, columns as usize + 1, MapProblem::Letter { text: quoted(letter) })),
        });
        columns += 1;
    }
    if columns < width {
        return Err(bad(number, columns as usize + 1, MapProblem::RowShort { columns, width }));
    }
    Ok(())
}

/// Whether a text of this many bytes, or letters of at least one byte, is short enough to be read.
pub(crate) fn check_length(length: usize, unit: &'static str) -> Result<(), Error> {
    if length > MAX_BYTES {
        return Err(Error::TooLarge { problem: SizeProblem::Text { length, unit, max: MAX_BYTES } });
    }
    Ok(())
}

fn quoted(letter: char) -> String {
    Quoted(letter.encode_utf8(&mut [0; 4])).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map(grid: &str) -> String {
        let (width, height) = (grid.lines().next().unwrap().chars().count(), grid.lines().count());
        format!("type octile\nheight {height}\nwidth {width}\nmap\n{grid}")
    }

    #[test]
    fn all_letters_are_read() {
        let board = Board::from_map(&map(".GSWT@O⠁⣾")).unwrap();
        assert_eq!(board.cells(), [0, 0, 20, 255, 255, 255, 255, 1, 254]);
    }

    #[test]
    fn line_ends_tabs_and_trailing_blank_lines_do_not_matter() {
        let plain = Board::from_map(&map("..@\n@..")).unwrap();
        let text = "\u{feff}type\toctile\r\nheight  2\r\nwidth\t3\r\nmap\r\n..@ \t\r\n@..\r\n\r\n \r\n";
        assert_eq!(Board::from_map(text).unwrap(), plain);
        assert_eq!(Board::from_map_bytes(text.as_bytes()).unwrap(), plain);
    }

    #[test]
    fn a_plain_board_is_written_as_a_plain_file() {
        let text = map("..@\n.S.\n");
        assert_eq!(Board::from_map(&text).unwrap().to_map(), text);
    }

    #[test]
    fn start_and_goal_can_be_letters() {
        let board = Board::from_map(&map("...\n.s@\ng..")).unwrap();
        assert_eq!((board.start(), board.goal()), ((1, 1), (0, 2)));
        assert_eq!(board.cell(1, 1), Ok(OPEN));
    }

    #[test]
    fn errors_name_line_and_column() {
        let cases = [
            ("", 1, 1, "ends before"),
            ("type octile\nheight 1\n", 3, 1, "ends before"),
            ("type octile\nmap\n", 2, 1, "width and height"),
            ("height 0\nwidth 5\nmap\n", 3, 1, "at least 1"),
            ("height 2\nwidth x\nmap\n", 2, 7, "\"x\" is not a whole number"),
            ("height 1\nwidth -3\nmap\n", 2, 7, "\"-3\" is not a whole number"),
            ("height 99999999999\nwidth 1\nmap\n", 1, 8, "not a whole number in range"),
            ("hello\n", 1, 1, "\"hello\" is none of"),
            ("height 2\nwidth 2\nmap\n..\n", 5, 1, "ends after row 1, but the height is 2"),
            ("height 1\nwidth 2\nmap\n.\n", 4, 2, "has only 1 of 2 cells"),
            ("height 1\nwidth 2\nmap\n...\n", 4, 3, "longer than the width 2"),
            ("height 1\nwidth 2\nmap\n.?\n", 4, 2, "\"?\" is not a letter"),
            ("height 1\nwidth 2\nmap\nss\n", 4, 2, "second \"s\""),
            ("height 1\nwidth 2\nmap\n..\n..\n", 5, 1, "text after row 1, which"),
            ("height 1\nwidth 2\nstart 2 0\nmap\n..\n", 3, 1, "x is 2"),
        ];
        for (text, line, column, problem) in cases {
            let error = Board::from_map(text).unwrap_err();
            let Error::BadMap { line: at_line, column: at_column, .. } = error else { panic!("{text:?}: {error}") };
            assert_eq!((at_line, at_column), (line, column), "{text:?}: {error}");
            assert!(error.to_string().contains(problem), "{text:?}: {error}");
        }
        let too_wide = Board::from_map("height 1\nwidth 4097\nmap\n").unwrap_err();
        assert_eq!(too_wide.code(), "too-large");
    }

    #[test]
    fn bytes_that_are_not_utf8_are_located() {
        let error = Board::from_map_bytes(b"height 1\nwidth 2\nmap\n.\xff\n").unwrap_err();
        assert_eq!(error.to_string(), "The map cannot be read: line 4, column 2: the byte 0xff is not UTF-8 text.");
        assert_eq!(Board::from_map_bytes(&vec![b'.'; MAX_BYTES + 1]).unwrap_err().code(), "too-large");
    }
}
