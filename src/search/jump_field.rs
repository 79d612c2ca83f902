//! What a jump point search reads, and the paths that jumps make.

use crate::board::coords::Coords;
use crate::board::grid::Board;
use crate::board::steps::Step;
use crate::error::memory::{self, NoMemory};
use crate::rules::cost::{Tally, Units};
use crate::rules::estimate;
use crate::rules::options::{Diagonal, Options, StopWhen};
use crate::rules::priority::Order;
use crate::search::ends::Ends;
use crate::search::jump::Jumper;
use crate::search::terrain_jumps::TerrainJumper;
use crate::terrain::Terrain;
use crate::terrain::bitmap::Bitmap;
use crate::terrain::planes::Planes;
use crate::terrain::stops::Stops;

/// What a jump point search reads.
pub(crate) struct JumpField<'a> {
    pub(super) board: &'a Board,
    pub(super) walls: &'a Bitmap,
    /// Only for a search in one go.
    pub(super) planes: &'a Planes,
    /// Where runs stop, if there are penalties that count.
    pub(super) stops: Option<&'a Stops>,
    pub(super) units: Units,
    pub(super) coords: Coords,
    pub(super) start: u32,
    pub(super) goal_cell: u32,
    pub(super) goal: (u32, u32),
    pub(super) has_diagonals: bool,
    pub(super) stop_when: StopWhen,
    pub(super) order: Order,
    /// Whether every path that it finds is a shortest one, and so passes no cell twice.
    is_exact: bool,
}

/// Column and row.
pub(super) type Coord = (u32, u32);

/// Whether there are penalties that count.
pub(crate) fn counts_penalties(board: &Board, options: &Options) -> bool {
    options.penalties && board.has_penalties()
}

/// The two runs of a jump: steps along the main direction, and then along the side direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Runs {
    pub(super) main: (Step, u32),
    pub(super) side: (Step, u32),
}

impl<'a> JumpField<'a> {
    /// Between the start and the first goal. The terrain's walls must have been prepared, or its stops where penalties
    /// count.
    pub(crate) fn new(terrain: &'a Terrain, options: &Options, Ends { start, goals }: Ends) -> Self {
        let board = terrain.board();
        let stop_when = options.stop_when;
        let is_exact = stop_when == StopWhen::GoalClosed && options.weight <= 1.0 && estimate::is_consistent(options);
        Self {
            board,
            walls: terrain.walls(),
            planes: terrain.planes(),
            stops: counts_penalties(board, options).then(|| terrain.stops()),
            units: Units::new(options.costs),
            coords: board.coords(),
            start,
            goal_cell: goals.first(),
            goal: board.coord_of_cell(goals.first()),
            has_diagonals: options.diagonal != Diagonal::Never,
            stop_when,
            order: Order::new(options),
            is_exact,
        }
    }

    #[inline]
    pub(super) fn coord(&self, cell: u32) -> (i32, i32) {
        let (x, y) = self.coords.of(cell);
        (x.cast_signed(), y.cast_signed())
    }

    /// The runs of the jump from one cell to another: first the diagonal moves, or the vertical ones if there are no
    /// diagonal moves, as in `jump.rs`.
    pub(super) fn runs(&self, from: u32, to: u32) -> Runs {
        let ((from_x, from_y), (to_x, to_y)) = (self.coord(from), self.coord(to));
        let (dx, dy) = (to_x - from_x, to_y - from_y);
        let (columns, rows) = (dx.unsigned_abs(), dy.unsigned_abs());
        let (across, along) = ((dx.signum(), 0), (0, dy.signum()));
        if !self.has_diagonals {
            return Runs { main: (along, rows), side: (across, columns) };
        }
        let side = if columns > rows { across } else { along };
        Runs { main: ((dx.signum(), dy.signum()), columns.min(rows)), side: (side, columns.abs_diff(rows)) }
    }

    /// What this many steps along a main and a side direction cost, in units.
    #[inline]
    pub(super) fn cost(&self, main: u32, side: u32) -> u64 {
        let main_unit = if self.has_diagonals { self.units.diagonal } else { self.units.straight };
        u64::from(main_unit) * u64::from(main) + u64::from(self.units.straight) * u64::from(side)
    }

    /// What penalties cost, in units.
    #[inline]
    pub(super) fn cost_of(&self, penalties: u32) -> u64 {
        u64::from(self.units.tenth) * u64::from(penalties)
    }

    /// The sum of the penalties of all cells that a jump enters; those of a run have the same.
    pub(super) fn penalties(&self, to: u32, main: u32, (step, side): (Step, u32)) -> u32 {
        let before_side = -(step.1 * self.board.width().cast_signed() + step.0) * side.cast_signed();
        let turn = if main == 0 { to } else { to.wrapping_add_signed(before_side) };
        u32::from(self.penalty(turn)) * main + u32::from(self.penalty(to)) * side
    }

    /// The penalty of a cell; 0 if penalties do not count.
    fn penalty(&self, cell: u32) -> u8 {
        if self.stops.is_some() { self.board.cells()[cell as usize] } else { 0 }
    }

    /// Finds jumps where all cells cost the same.
    pub(super) fn jumper(&self) -> Jumper<'a, &'a Planes> {
        let goal = (self.goal.0.cast_signed(), self.goal.1.cast_signed());
        Jumper { walls: self.walls, looks: self.planes, goal, has_diagonals: self.has_diagonals }
    }

    /// Finds jumps where they do not.
    pub(super) fn on_terrain(&self) -> Option<TerrainJumper<'a>> {
        let goal = (self.goal.0.cast_signed(), self.goal.1.cast_signed());
        let (board, has_diagonals, detour) = (self.board, self.has_diagonals, self.units.detour());
        self.stops.map(|stops| TerrainJumper { board, stops, goal, has_diagonals, detour })
    }

    /// The path to a cell, given the cells from which each one was jumped to: columns and rows, and the moves.
    ///
    /// A search that does not look for shortest paths may jump across its own path: the cells between jump points are
    /// in no list, so nothing prevents it. The part between two visits to the same cell is left out.
    pub(super) fn path_by(&self, parent_of: impl Fn(u32) -> u32, end: u32) -> Result<(Vec<Coord>, Tally), NoMemory> {
        let (cells, moves) = self.cells_back(parent_of, end)?;
        if self.is_exact { Ok((cells, moves)) } else { self.without_loops(&cells) }
    }

    /// The cells and moves on the way from the start to a cell.
    pub(super) fn cells_back(
        &self,
        parent_of: impl Fn(u32) -> u32,
        cell: u32,
    ) -> Result<(Vec<Coord>, Tally), NoMemory> {
        let start = self.start;
        let (mut at, mut length, mut tally) = (cell, 1, Tally::default());
        while at != start {
            let parent = parent_of(at);
            let Runs { main, side } = self.runs(parent, at);
            for (step, count) in [main, side] {
                tally.count_many(is_diagonal(step), count);
                length += count as usize;
            }
            tally.penalty += u64::from(self.penalties(at, main.1, side));
            at = parent;
        }
        let mut cells = memory::filled(length, self.coords.of(cell))?;
        // From the end, each run as a whole.
        let (mut at, mut rest) = (cell, &mut cells[..length - 1]);
        while at != start {
            let parent = parent_of(at);
            let Runs { main, side } = self.runs(parent, at);
            let (mut x, mut y) = self.coords.of(at);
            for ((dx, dy), count) in [side, main] {
                let (before, run) = rest.split_at_mut(rest.len() - count as usize);
                for place in run.iter_mut().rev() {
                    (x, y) = (x.wrapping_add_signed(-dx), y.wrapping_add_signed(-dy));
                    *place = (x, y);
                }
                rest = before;
            }
            at = parent;
        }
        Ok((cells, tally))
    }

    /// A path without the part between two visits to the same cell, and its moves.
    #[inline(never)]
    fn without_loops(&self, cells: &[Coord]) -> Result<(Vec<Coord>, Tally), NoMemory> {
        let mut kept: Vec<Coord> = memory::with_capacity(cells.len())?;
        // A bit for each cell of the board: whether it is among those kept.
        let mut is_kept = memory::filled(self.board.cells().len().div_ceil(64), 0_u64)?;
        let bit = |(x, y): Coord| {
            let cell = y * self.board.width() + x;
            (cell as usize / 64, 1 << (cell % 64))
        };
        for cell in cells.iter().copied() {
            let (word, mask) = bit(cell);
            if is_kept[word] & mask == 0 {
                is_kept[word] |= mask;
                kept.push(cell);
                continue;
            }
            while let Some(last) = kept.last().copied().filter(|last| *last != cell) {
                let (word, mask) = bit(last);
                is_kept[word] &= !mask;
                kept.pop();
            }
        }
        let mut tally = Tally::default();
        for pair in kept.windows(2) {
            tally.count(pair[0].0 != pair[1].0 && pair[0].1 != pair[1].1, 0);
        }
        Ok((kept, tally))
    }

    /// How many jumps an expansion can have at most: two from every cell of four diagonals, or of two columns if there
    /// are no diagonal moves, and those straight ahead.
    pub(super) fn most_jumps(&self) -> usize {
        8 * (self.board.width().max(self.board.height()) as usize + 1)
    }
}

pub(super) fn is_diagonal((dx, dy): Step) -> bool {
    dx != 0 && dy != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_runs_of_a_jump_lead_from_cell_to_cell() {
        let terrain = Terrain::new(Board::new(60, 60).unwrap());
        for diagonal in [Diagonal::Never, Diagonal::NoCornerCutting] {
            let kind = JumpField::new(&terrain, &Options { diagonal, ..Options::default() }, Ends::between(0, 1));
            for (dx, dy) in (-9..=9).flat_map(|dx| (-9..=9).map(move |dy| (dx, dy))) {
                let to: (i32, i32) = (30 + dx, 30 + dy);
                let Runs { main, side } = kind.runs(30 * 60 + 30, (to.1 * 60 + to.0).cast_unsigned());
                let along = |(step, count): (Step, u32)| (step.0 * count.cast_signed(), step.1 * count.cast_signed());
                let ((main_x, main_y), (side_x, side_y)) = (along(main), along(side));
                assert_eq!((main_x + side_x, main_y + side_y), (dx, dy), "{diagonal:?}");
                assert!(side.0.0 == 0 || side.0.1 == 0, "side runs are straight");
                assert!(main.1 == 0 || is_diagonal(main.0) == kind.has_diagonals, "{dx} {dy}");
            }
        }
    }
}
