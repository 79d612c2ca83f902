//! From which cells a straight look ends at a jump point rather than at a wall, as bits laid out like the walls.

use crate::error::memory::{self, NoMemory};
use crate::terrain::bitmap::Lines;

/// The hits of all lines.
#[derive(Debug, Clone, Default)]
pub(super) struct Hits {
    /// Of looks towards larger numbers.
    pub(super) up: Vec<u64>,
    /// Of looks towards smaller numbers.
    pub(super) down: Vec<u64>,
}

impl Hits {
    /// None yet.
    pub(super) fn none(lines: &Lines) -> Result<Self, NoMemory> {
        Ok(Self { up: memory::filled(lines.words(), 0)?, down: memory::filled(lines.words(), 0)? })
    }

    /// Finds the hits of a line, and reports each word in which one has changed, counted from the first cell.
    pub(super) fn find(&mut self, lines: &Lines, line: usize, mut changed: impl FnMut(usize)) {
        let first = lines.first_word(line);
        // All margins are walls, so nothing comes in from beyond the line.
        let last = first + lines.words_per_line - 3;
        let (mut from_below, mut from_above) = (0, 0);
        for word in first..=last {
            let found = fill(lines.stops_down[word], lines.walls[word], &mut from_below);
            let before = std::mem::replace(&mut self.down[word], found);
            if before != found {
                changed(word - first);
            }
        }
        for word in (first..=last).rev() {
            let (stops, walls) = (lines.stops_up[word].reverse_bits(), lines.walls[word].reverse_bits());
            let found = fill(stops, walls, &mut from_above).reverse_bits();
            let before = std::mem::replace(&mut self.up[word], found);
            if before != found {
                changed(word - first);
            }
        }
    }
}

/// The open cells of a word whose next lower stop is a jump point. `carried` says whether the last stop of the words below is
/// one, and afterwards whether that of this word is.
#[inline]
fn fill(stops: u64, walls: u64, carried: &mut u64) -> u64 {
    let jump_points = stops & !walls;
    // An addition carries a bit from the cell above a jump point through all cells that are no stops to the next stop,
    // and so changes exactly the bits on the way.
    let passed = !stops;
    let (sum, overflows) = passed.overflowing_add(jump_points << 1 | *carried);
    *carried = jump_points >> 63 | u64::from(overflows);
    (sum ^ passed) & !walls
}
