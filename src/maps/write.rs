//! Boards written as text, in the format that text.rs reads.

use crate::Error;
use crate::board::grid::{Board, OPEN, WALL};
use crate::error::memory;
use crate::maps::ends;
use crate::maps::text::{BRAILLE, SWAMP};
use std::fmt::{self, Write as _};

/// The longest side of a board whose `Debug` output shows it cell by cell.
const LONGEST_SHOWN: u32 = 64;

/// The board's map, which can be pasted into a test; only its size and ends if the map would be long.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.width().max(self.height()) <= LONGEST_SHOWN {
            return f.write_str(&self.write_map().map_err(|_| fmt::Error)?);
        }
        let mut board = f.debug_struct("Board");
        board.field("width", &self.width()).field("height", &self.height());
        board.field("start", &self.start()).field("goal", &self.goal()).finish_non_exhaustive()
    }
}

impl Board {
    /// Writes the board so that [`Board::from_map`] reads back the same one. Ends the program if there is no memory for
    /// the text, as the standard library's collections do.
    ///
    /// ```
    /// use starstep::Board;
    ///
    /// let mut board = Board::new(3, 2)?;
    /// board.set_cell(1, 0, starstep::WALL)?;
    /// board.set_start(0, 1)?;
    /// let text = board.to_map();
    /// assert_eq!(text, "type octile\nheight 2\nwidth 3\nstart 0 1\ngoal 2 1\nmap\n.@.\n...\n");
    /// assert_eq!(Board::from_map(&text)?, board);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn to_map(&self) -> String {
        memory::or_abort(self.write_map())
    }

    /// The same, if there is memory for it.
    pub(crate) fn write_map(&self) -> Result<String, Error> {
        let mut text = format!("type octile\nheight {}\nwidth {}\n", self.height(), self.width());
        let ((start_x, start_y), (goal_x, goal_y), (x, y)) = (self.start(), self.goal(), self.origin());
        if !ends::are_as_unnamed(self)? {
            let _ = write!(text, "start {start_x} {start_y}\ngoal {goal_x} {goal_y}\n");
        }
        if (x, y) != (0, 0) {
            let _ = writeln!(text, "origin {x} {y}");
        }
        text.push_str("map\n");
        let letters: usize = self.cells().iter().map(|cell| letter(*cell).len_utf8()).sum();
        let length = letters + self.height() as usize;
        text.try_reserve_exact(length).map_err(|_| memory::lacking(length))?;
        for row in self.cells().chunks(self.width() as usize) {
            text.extend(row.iter().map(|cell| letter(*cell)));
            text.push('\n');
        }
        Ok(text)
    }
}

fn letter(cell: u8) -> char {
    match cell {
        OPEN => '.',
        WALL => '@',
        SWAMP => 'S',
        // Every Braille pattern is a valid character.
        penalty => char::from_u32(BRAILLE + u32::from(penalty)).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_survives_a_round_trip_through_text() {
        let mut board = Board::new(16, 16).unwrap();
        let cells: Vec<u8> = (0..=255).collect();
        board.set_cells(&cells).unwrap();
        board.set_start(3, 4).unwrap();
        board.set_goal(5, 6).unwrap();
        for (x, y) in [(-7, 8), (0, 8), (-7, 0), (0, 0)] {
            board.set_origin(x, y);
            assert_eq!(Board::from_map(&board.to_map()).unwrap(), board);
        }
    }

    #[test]
    fn debug_shows_the_map_unless_it_is_long() {
        let mut board = Board::new(64, 64).unwrap();
        board.set_cell(63, 1, WALL).unwrap();
        assert_eq!(Board::from_map(&format!("{board:?}")).unwrap(), board);
        for (width, height) in [(65, 1), (1, 4096)] {
            let shown = format!("{:?}", Board::new(width, height).unwrap());
            let goal = (width - 1, height - 1);
            let expected = format!("Board {{ width: {width}, height: {height}, start: (0, 0), goal: {goal:?}, .. }}");
            assert_eq!(shown, expected);
        }
    }
}
