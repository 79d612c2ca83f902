//! The board as a picture: one pixel per cell, or fewer; then each pixel is the mean color of some of the cells it
//! covers.
//!
//! The time depends on the pixels requested, not on the cells behind them. A pixel that covers n × n cells looks at n
//! of them, one in each row and one in each column, so walls and frontiers one cell wide are neither missed nor
//! doubled.

use crate::board::grid::Board;
use crate::search::nodes::CellState;
use crate::solver::Solver;

/// How many colors a palette has.
pub const PALETTE: usize = 260;

/// Colors of red, green, blue and alpha: 0 open, 1 to 254 penalties, 255 wall, 256 in the open list, 257 closed, 258
/// passed over by a jump, 259 closed by the search from the goal if there is one from each end.
///
/// ```
/// let mut colors: starstep::Palette = [[0, 0, 0, 255]; starstep::PALETTE];
/// colors[0] = [255, 255, 255, 255];
/// ```
pub type Palette = [[u8; 4]; PALETTE];

const SCANNED: usize = 258;
const CLOSED_FROM_GOAL: usize = 259;
/// The bits of a two-sided state that are set if the search from the goal has closed the cell.
const GOAL_SIDE_CLOSED: u8 = (CellState::Closed as u8) << 2;
/// At most this many cells are looked at for a pixel, so that sums fit their lanes.
const MOST_SAMPLES: u32 = 64;
/// Places along a row are counted in fractions of a cell, `1 << FRACTION` to each: the longest row still fits in 32
/// bits.
const FRACTION: u32 = 19;

impl Solver {
    /// Columns and rows of a picture whose longer side has `side` pixels, at least one and at most one per cell.
    ///
    /// ```
    /// let solver = starstep::Solver::new(200, 100)?;
    /// assert_eq!(solver.picture_size(50), (50, 25));
    /// assert_eq!(solver.picture_size(999), (200, 100));
    /// # Ok::<(), starstep::Error>(())
    /// ```
    #[must_use]
    pub fn picture_size(&self, side: u32) -> (u32, u32) {
        Scale::new(self.board(), side).pixels
    }

    /// Paints a rectangle of such a picture, given by its first pixel and its size, at the position. Afterwards
    /// `pixels` has it row by row, four bytes per pixel. Anything beyond the picture is left out.
    ///
    /// ```
    /// use starstep::{PALETTE, Solver, WALL};
    ///
    /// let mut solver = Solver::new(3, 2)?;
    /// solver.set_cell(1, 0, WALL)?;
    /// let mut colors = [[255; 4]; PALETTE];
    /// colors[usize::from(WALL)] = [0, 0, 0, 255];
    /// let mut pixels = Vec::new();
    /// solver.paint(&colors, 3, (1, 0), (2, 1), &mut pixels);
    /// assert_eq!(pixels, [0, 0, 0, 255, 255, 255, 255, 255]);
    /// # Ok::<(), starstep::Error>(())
    /// ```
    pub fn paint(&self, colors: &Palette, side: u32, first: (u32, u32), extent: (u32, u32), pixels: &mut Vec<u8>) {
        let scale = Scale::new(self.board(), side);
        scale.paint(&Visible::of(self), &colors.map(packed), first, extent, pixels);
    }
}

/// What is visible of the cells at the position.
struct Visible<'a> {
    cells: &'a [u8],
    /// Empty before a search has begun.
    states: &'a [u8],
    /// Empty unless two sides search.
    side_states: &'a [u8],
    /// How often jumps passed over each cell; empty unless the search jumps.
    scans: &'a [u32],
}

impl<'a> Visible<'a> {
    fn of(solver: &'a Solver) -> Self {
        let states = if solver.is_recording { solver.recording.trace.states() } else { &[] };
        let (cells, side_states, scans) = (solver.board().cells(), solver.side_states(), solver.scans());
        Self { cells, states, side_states, scans }
    }
}

/// How cells become pixels.
struct Scale {
    cells: (u32, u32),
    pixels: (u32, u32),
    /// How many cells are looked at for a pixel: as many as it covers along its longer side.
    samples: u32,
}

impl Scale {
    fn new(board: &Board, side: u32) -> Self {
        let cells = (board.width(), board.height());
        let longest = cells.0.max(cells.1);
        let side = side.min(longest).max(1);
        let scaled = |cells: u32| ((cells * side + longest / 2) / longest).max(1);
        let pixels = (scaled(cells.0), scaled(cells.1));
        let samples = cells.0.div_ceil(pixels.0).max(cells.1.div_ceil(pixels.1)).min(MOST_SAMPLES);
        Self { cells, pixels, samples }
    }

    fn paint(
        &self,
        visible: &Visible,
        colors: &[u64; PALETTE],
        (left, top): (u32, u32),
        (width, height): (u32, u32),
        pixels: &mut Vec<u8>,
    ) {
        let (right, bottom) =
            (left.saturating_add(width).min(self.pixels.0), top.saturating_add(height).min(self.pixels.1));
        pixels.clear();
        if left >= right {
            return;
        }
        let row_length = self.cells.0 as usize;
        let step = (self.cells.0 << FRACTION) / self.pixels.0;
        let reciprocal = u64::from(0x1_0000_u32.div_ceil(self.samples));
        let mut sums = vec![0_u64; (right - left) as usize];
        for row in top..bottom {
            sums.fill(0);
            for sample in 0..self.samples {
                let first_cell = self.row_of_sample(row, sample) as usize * row_length;
                let row_of_cells = &visible.cells[first_cell..first_cell + row_length];
                let row_of_states = visible.states.get(first_cell..first_cell + row_length).unwrap_or_default();
                let row_of_sides = visible.side_states.get(first_cell..first_cell + row_length).unwrap_or_default();
                let row_of_scans = visible.scans.get(first_cell..first_cell + row_length).unwrap_or_default();
                let mut place = left * step + (2 * self.column_of_sample(sample) + 1) * (step / (2 * self.samples));
                for sum in &mut sums {
                    let column = (place >> FRACTION) as usize;
                    let state = row_of_states.get(column).map_or(0, |state| usize::from(*state));
                    let is_scanned = row_of_scans.get(column).is_some_and(|scans| *scans > 0);
                    let is_from_goal = row_of_sides.get(column).is_some_and(|sides| sides & GOAL_SIDE_CLOSED != 0);
                    *sum += colors[match state {
                        _ if is_from_goal => CLOSED_FROM_GOAL,
                        0 if is_scanned => SCANNED,
                        0 => usize::from(row_of_cells[column]),
                        state => 255 + state,
                    }];
                    place += step;
                }
            }
            pixels.extend(sums.iter().flat_map(|sum| mean(*sum, reciprocal)));
        }
    }

    /// The row of cells that a sample of a pixel looks at: the samples of a column of pixels are spread evenly.
    fn row_of_sample(&self, row: u32, sample: u32) -> u32 {
        (2 * (row * self.samples + sample) + 1) * self.cells.1 / (2 * self.samples * self.pixels.1)
    }

    /// Which of the equal parts of its pixel a sample is in, of as many as there are samples: successive samples are a
    /// knight's move apart, so that each row and each column has one, and no diagonal has many.
    fn column_of_sample(&self, sample: u32) -> u32 {
        (2 * sample + 1 - self.samples % 2) % (self.samples | 1)
    }
}

/// A color with sixteen bits for each channel, so that colors can be added.
fn packed(color: [u8; 4]) -> u64 {
    color.iter().rev().fold(0, |packed, part| (packed << 16) | u64::from(*part))
}

/// The channels of a sum of colors divided by their number: multiplied by `reciprocal`, which is 65536 divided by that
/// number.
fn mean(sum: u64, reciprocal: u64) -> [u8; 4] {
    const EVEN: u64 = 0xffff_0000_ffff;
    let [red, _, _, _, blue, ..] = (((sum & EVEN) * reciprocal) >> 16).to_le_bytes();
    let [green, _, _, _, alpha, ..] = ((((sum >> 16) & EVEN) * reciprocal) >> 16).to_le_bytes();
    [red, green, blue, alpha]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::grid::WALL;

    const WHITE: [u8; 4] = [255; 4];
    const BLACK: [u8; 4] = [0, 0, 0, 255];

    /// Open cells are white, walls black, and cells in a list red or blue.
    fn colors() -> Palette {
        let mut colors = [WHITE; PALETTE];
        colors[255] = BLACK;
        colors[256] = [255, 0, 0, 255];
        colors[257] = [0, 0, 255, 255];
        colors
    }

    fn painted(solver: &Solver, side: u32, first: (u32, u32), extent: (u32, u32)) -> Vec<[u8; 4]> {
        let mut pixels = vec![1, 2, 3];
        solver.paint(&colors(), side, first, extent, &mut pixels);
        pixels.as_chunks().0.to_vec()
    }

    fn whole(solver: &Solver, side: u32) -> Vec<[u8; 4]> {
        painted(solver, side, (0, 0), (u32::MAX, u32::MAX))
    }

    #[test]
    fn at_one_pixel_a_cell_every_cell_has_its_color() {
        let mut solver = Solver::new(7, 5).unwrap();
        solver.set_cell(3, 1, WALL).unwrap();
        solver.step(4).unwrap();
        let states = solver.states().to_vec();
        let expected: Vec<[u8; 4]> = (0..35_u32)
            .map(|cell| match (states[cell as usize], cell) {
                (1, _) => colors()[256],
                (2, _) => colors()[257],
                (_, 10) => BLACK,
                _ => WHITE,
            })
            .collect();
        assert_eq!(whole(&solver, 7), expected);
        assert!(expected.contains(&colors()[256]) && expected.contains(&colors()[257]));
    }

    #[test]
    fn a_picture_keeps_the_shape_of_the_board() {
        let size = |width, height, side| Solver::new(width, height).unwrap().picture_size(side);
        assert_eq!(size(200, 100, 50), (50, 25));
        assert_eq!(size(100, 200, 999), (100, 200));
        assert_eq!(size(4096, 1, 300), (300, 1));
        assert_eq!(size(1, 4096, 0), (1, 1));
    }

    #[test]
    fn one_color_stays_that_color_at_any_size() {
        for (width, height) in [(1, 1), (97, 61), (300, 7), (4096, 3), (3, 4096)] {
            let mut solver = Solver::new(width, height).unwrap();
            solver.edit(|board| board.set_cells(&vec![WALL; (width * height) as usize])).unwrap();
            for side in [1, 2, 3, 13, 60, 96, 97, 2000, 4096] {
                let (columns, rows) = solver.picture_size(side);
                assert_eq!(
                    whole(&solver, side),
                    vec![BLACK; (columns * rows) as usize],
                    "{width} × {height} at {side}"
                );
            }
        }
    }

    /// The darkness of a line, summed over the pixels across it, is that of one cell.
    #[test]
    fn walls_one_cell_wide_are_visible_throughout_and_equally_dark_both_ways() {
        for side in [20, 25, 33, 50, 77, 99, 100] {
            for place in [0, 31, 50, 99] {
                let (mut upright, mut level) = (Solver::new(100, 100).unwrap(), Solver::new(100, 100).unwrap());
                for i in 0..100 {
                    for (solver, (x, y)) in [(&mut upright, (place, i)), (&mut level, (i, place))] {
                        solver.set_cell(x, y, WALL).unwrap();
                    }
                }
                // Blocked ends, so that only walls are visible.
                let ends = [(0, 0), (99, 99)];
                for solver in [&mut upright, &mut level] {
                    for (x, y) in ends {
                        solver.set_cell(x, y, WALL).unwrap();
                    }
                }
                let (upright, level) = (whole(&upright, side), whole(&level, side));
                let side = side as usize;
                let darkness = |pixels: &[[u8; 4]], line: usize, across: usize, along: usize| -> u32 {
                    (0..side).map(|i| 255 - u32::from(pixels[line * along + i * across][0])).sum()
                };
                for line in 1..side - 1 {
                    let (a, b) = (darkness(&upright, line, 1, side), darkness(&level, line, side, 1));
                    assert!(a.abs_diff(b) <= 255 / 5 && a >= 255 / 6, "{a} and {b} at {side}, {place}");
                }
            }
        }
    }

    #[test]
    fn a_wall_in_a_long_row_is_seen_wherever_it_stands() {
        for (side, place) in [33, 51, 77, 99].into_iter().flat_map(|side| (0..100).map(move |place| (side, place))) {
            let mut solver = Solver::new(100, 1).unwrap();
            solver.set_cell(place, 0, WALL).unwrap();
            assert!(whole(&solver, side).iter().any(|pixel| *pixel != WHITE), "{place} at {side}");
        }
    }

    #[test]
    fn a_part_is_cut_from_the_whole() {
        let mut solver = Solver::new(90, 70).unwrap();
        solver.edit(|board| crate::maps::generate::random_walls(board, 0.3, 5)).unwrap();
        solver.run().unwrap();
        for side in [90, 41, 17] {
            let (columns, rows) = solver.picture_size(side);
            let all = whole(&solver, side);
            let (x, y, width, height) = (5, 3, columns - 9, rows - 4);
            let expected: Vec<[u8; 4]> = (y..y + height)
                .flat_map(|y| (x..x + width).map(move |x| (y * columns + x) as usize))
                .map(|pixel| all[pixel])
                .collect();
            assert_eq!(painted(&solver, side, (x, y), (width, height)), expected);
        }
        assert!(painted(&solver, 90, (90, 0), (3, 3)).is_empty());
    }

    #[test]
    fn the_mean_of_a_picture_is_that_of_its_cells() {
        let mut solver = Solver::new(240, 240).unwrap();
        solver.edit(|board| crate::maps::generate::random_walls(board, 0.4, 9)).unwrap();
        solver.set_cell(0, 0, WALL).unwrap();
        let walls: u32 = solver.board().cells().iter().map(|cell| u32::from(*cell == WALL)).sum();
        let expected = 255.0 * (1.0 - f64::from(walls) / f64::from(240 * 240));
        for side in [120, 100, 60, 48, 40, 24] {
            let pixels = whole(&solver, side);
            let mean = pixels.iter().map(|pixel| f64::from(pixel[0])).sum::<f64>() / f64::from(side * side);
            assert!((mean - expected).abs() < 6.0, "{mean} is not about {expected} at {side}");
        }
    }

    #[test]
    fn samples_lie_one_in_each_row_and_column() {
        for samples in 1..=MOST_SAMPLES {
            let scale = Scale { cells: (1, 1), pixels: (1, 1), samples };
            let mut columns: Vec<u32> = (0..samples).map(|sample| scale.column_of_sample(sample)).collect();
            columns.sort_unstable();
            assert_eq!(columns, (0..samples).collect::<Vec<u32>>());
        }
    }

    #[test]
    fn means_are_exact() {
        for samples in 1..=MOST_SAMPLES {
            let reciprocal = u64::from(0x1_0000_u32.div_ceil(samples));
            for color in [[0, 1, 127, 255], [255, 254, 3, 128]] {
                assert_eq!(mean(packed(color) * u64::from(samples), reciprocal), color);
            }
        }
    }
}
