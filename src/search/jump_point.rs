//! Jump point search: A* that expands jump points only, see `jump.rs`. For boards where all cells cost the same.

use crate::Error;
use crate::board::coords::Coords;
use crate::board::grid::Board;
use crate::error::memory::{self, NoMemory};
use crate::error::problem::JumpProblem;
use crate::open_list::OpenList;
use crate::rules::cost::{Tally, Units};
use crate::rules::heuristic;
use crate::rules::options::{Diagonal, Options, StopWhen};
use crate::rules::priority::Priority;
use crate::search::best_first::{End, ExpansionRecorder, NoRecorder, Progress, take_turns};
use crate::search::jump::{COMPASS, Jump, Jumper, Seen};
use crate::search::nodes::{CellState, Node};
use crate::search::reached::Reached;
use crate::terrain::bitmap::Bitmap;

/// Whether a board and options allow jumps.
///
/// # Errors
/// [`Error::WrongAlgorithm`] for other diagonal rules, and where penalties count.
pub(crate) fn check(board: &Board, options: &Options) -> Result<(), Error> {
    if !matches!(options.diagonal, Diagonal::NoCornerCutting | Diagonal::Never) {
        return Err(Error::WrongAlgorithm { problem: JumpProblem::Diagonals });
    }
    if options.penalties && board.has_penalties() {
        return Err(Error::WrongAlgorithm { problem: JumpProblem::Penalties });
    }
    Ok(())
}

/// How a jump point was reached from its parent: steps along the main direction (12 bits) and then along the side
/// direction (12 bits), the direction of arrival (3 bits), and, where both kinds of steps are diagonal and straight,
/// which of the two diagonals beside the direction of arrival was the main one (1 bit).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Link(u32);

impl Link {
    /// How many bits a link has.
    pub(crate) const BITS: u32 = 28;

    fn new(jump: Jump, from: (i32, i32)) -> Self {
        let (arrival_x, arrival_y) = COMPASS[usize::from(jump.arrival)];
        let main_run = (
            jump.to.0 - from.0 - arrival_x * jump.side.cast_signed(),
            jump.to.1 - from.1 - arrival_y * jump.side.cast_signed(),
        );
        // The main run of a straight arrival leads to one side of it or the other.
        let side_of_run = main_run.0 * arrival_y + main_run.1 * arrival_x;
        Self(jump.main | jump.side << 12 | u32::from(jump.arrival) << 24 | u32::from(side_of_run > 0) << 27)
    }

    /// The link in the lower bits of an amount.
    pub(crate) fn lower(amount: u64) -> Self {
        Self((amount & ((1 << Self::BITS) - 1)) as u32)
    }

    /// The link above the lower bits of an amount.
    pub(crate) fn upper(amount: u64) -> Self {
        Self::lower(amount >> Self::BITS)
    }

    pub(crate) fn bits(self) -> u32 {
        self.0
    }

    fn main(self) -> u32 {
        self.0 & 0xfff
    }

    fn side(self) -> u32 {
        self.0 >> 12 & 0xfff
    }

    /// The direction of the last step, as an index into the compass.
    pub(crate) fn arrival(self) -> u8 {
        (self.0 >> 24 & 7) as u8
    }
}

/// What a jump point search reads.
pub(crate) struct JumpField<'a> {
    pub(crate) board: &'a Board,
    walls: &'a Bitmap,
    units: Units,
    coords: Coords,
    goal: (u32, u32),
    has_diagonals: bool,
    stop_when: StopWhen,
    /// Whether any path that is found is a shortest one, and so passes no cell twice.
    is_exact: bool,
}

impl<'a> JumpField<'a> {
    pub(crate) fn new(board: &'a Board, walls: &'a Bitmap, options: &Options) -> Self {
        let has_diagonals = options.diagonal != Diagonal::Never;
        let (coords, goal, units) = (board.coords(), board.goal(), Units::new(options.costs));
        let stop_when = options.stop_when;
        let is_exact = stop_when == StopWhen::GoalClosed && options.weight <= 1.0 && heuristic::is_consistent(options);
        Self { board, walls, units, coords, goal, has_diagonals, stop_when, is_exact }
    }

    fn coord(&self, cell: u32) -> (i32, i32) {
        let (x, y) = self.coords.of(cell);
        (x.cast_signed(), y.cast_signed())
    }

    /// The main and the side step of a link.
    #[inline]
    fn steps(&self, link: Link) -> ((i32, i32), (i32, i32)) {
        let side = COMPASS[usize::from(link.arrival())];
        if link.side() == 0 {
            return (side, side);
        }
        let sign = if link.0 >> 27 & 1 == 1 { 1 } else { -1 };
        // Across the direction of arrival, on the side that the link says.
        let across = (side.1 * sign, side.0 * sign);
        let main = if self.has_diagonals { (side.0 + across.0, side.1 + across.1) } else { across };
        (main, side)
    }

    fn is_diagonal((dx, dy): (i32, i32)) -> bool {
        dx != 0 && dy != 0
    }

    /// The moves of a link.
    pub(crate) fn tally(&self, link: Link) -> Tally {
        let (main, _) = self.steps(link);
        let (main_steps, side_steps) = (u64::from(link.main()), u64::from(link.side()));
        if Self::is_diagonal(main) {
            Tally { straight: side_steps, diagonal: main_steps, penalty: 0 }
        } else {
            Tally { straight: side_steps + main_steps, diagonal: 0, penalty: 0 }
        }
    }

    /// What a link costs, in units.
    #[inline]
    pub(crate) fn cost(&self, link: Link) -> u64 {
        self.tally(link).units(self.units)
    }

    /// The cell that a cell was reached from.
    pub(crate) fn parent(&self, cell: u32, link: Link) -> u32 {
        let (main, side) = self.steps(link);
        let (main_steps, side_steps) = (link.main().cast_signed(), link.side().cast_signed());
        let width = self.board.width().cast_signed();
        let back = (main.1 * main_steps + side.1 * side_steps) * width + main.0 * main_steps + side.0 * side_steps;
        cell.wrapping_add_signed(-back)
    }

    /// The cells and moves of the way from the start to a cell, given the links of all cells on it.
    pub(crate) fn trace_back(&self, cell: u32, link: impl Fn(u32) -> Link) -> Result<(Vec<u32>, Tally), NoMemory> {
        let (start, width) = (self.board.start_cell(), self.board.width().cast_signed());
        let (mut length, mut at) = (1, cell);
        while at != start {
            length += (link(at).main() + link(at).side()) as usize;
            at = self.parent(at, link(at));
        }
        let (mut cells, mut tally, mut at) = (memory::with_capacity(length)?, Tally::default(), cell);
        cells.push(cell);
        while at != start {
            let link = link(at);
            let (main, side) = self.steps(link);
            for (step, count) in [(side, link.side()), (main, link.main())] {
                for _ in 0..count {
                    at = at.wrapping_add_signed(-(step.1 * width + step.0));
                    cells.push(at);
                    tally.count(Self::is_diagonal(step), 0);
                }
            }
        }
        cells.reverse();
        Ok((cells, tally))
    }

    /// The cells and moves of the path to the goal, given the links of all cells on it.
    ///
    /// A search that does not look for shortest paths may jump across a way that it has come before: the cells between
    /// jump points are in no list, so nothing tells it. What lies between two visits of a cell is left out.
    pub(crate) fn path(&self, link: impl Fn(u32) -> Link) -> Result<(Vec<u32>, Tally), NoMemory> {
        let (cells, tally) = self.trace_back(self.board.goal_cell(), link)?;
        if self.is_exact {
            return Ok((cells, tally));
        }
        self.without_loops(&cells)
    }

    /// A path without what lies between two visits of a cell, and its moves.
    #[inline(never)]
    fn without_loops(&self, cells: &[u32]) -> Result<(Vec<u32>, Tally), NoMemory> {
        let mut kept: Vec<u32> = memory::with_capacity(cells.len())?;
        // A bit for each cell of the board: whether it is among those kept.
        let mut is_kept = memory::filled(self.board.cells().len().div_ceil(64), 0_u64)?;
        for cell in cells.iter().copied() {
            let bit = |cell: u32| (cell as usize / 64, 1 << (cell % 64));
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
            let [from, to] = [self.coord(pair[0]), self.coord(pair[1])];
            tally.count(Self::is_diagonal((to.0 - from.0, to.1 - from.1)), 0);
        }
        Ok((kept, tally))
    }

    /// How many jumps an expansion can have at most: two from every cell of four diagonals, or of two columns where there
    /// are no diagonal moves, and those straight ahead.
    pub(crate) fn most_jumps(&self) -> usize {
        8 * (self.board.width().max(self.board.height()) as usize + 1)
    }
}

/// Is told what a jump point search does.
pub(crate) trait JumpRecorder: ExpansionRecorder {
    /// The cell was put into the open list for the first time.
    fn opened(&mut self, cell: u32, link: Link);
    /// The open cell was reached by a better way.
    fn improved(&mut self, cell: u32, before: Link, after: Link);
    /// A jump passed over so many cells that follow a cell in a direction, an index into the compass.
    fn scanned(&mut self, from: u32, direction: u8, steps: u32);
}

impl JumpRecorder for NoRecorder {
    fn opened(&mut self, _: u32, _: Link) {}
    fn improved(&mut self, _: u32, _: Link, _: Link) {}
    fn scanned(&mut self, _: u32, _: u8, _: u32) {}
}

/// Opens the start.
pub(crate) fn begin<P: Priority, Q: OpenList<P::Key>>(
    field: &JumpField,
    priority: &P,
    reached: &mut Reached,
    open: &mut Q,
    newest_first: bool,
    recorder: &mut impl JumpRecorder,
) -> Result<Progress, NoMemory> {
    let cells = field.board.cells().len();
    reached.reset(cells, newest_first)?;
    memory::resize(&mut reached.links, cells, Link::default())?;
    open.reset(cells)?;
    open.make_room(1)?;
    let (start, (x, y), (goal_x, goal_y)) = (field.board.start_cell(), field.board.start(), field.goal);
    reached.nodes.set(start, Node::new(CellState::Open, 0, 0));
    open.push(reached.openings.newest(start, priority.key(0, x.abs_diff(goal_x), y.abs_diff(goal_y))));
    recorder.opened(start, Link::default());
    Ok(Progress::default())
}

/// Expands at most `limit` cells. Where there is no memory for another expansion, all before it are as they were.
pub(crate) fn advance<P: Priority, Q: OpenList<P::Key>>(
    field: &JumpField,
    priority: &P,
    reached: &mut Reached,
    open: &mut Q,
    recorder: &mut impl JumpRecorder,
    progress: &mut Progress,
    limit: u64,
) -> Result<(), NoMemory> {
    let end =
        End { goal: field.board.goal_cell(), stop_when: field.stop_when, openings: field.most_jumps(), expansions: 1 };
    take_turns(end, reached, open, recorder, progress, limit, |reached, open, recorder, cell, node| {
        expand(field, priority, reached, open, recorder, cell, node.g())
    })
}

/// Jumps from a closed cell. Tells whether the goal was opened.
#[inline]
fn expand<P: Priority, Q: OpenList<P::Key>>(
    field: &JumpField,
    priority: &P,
    reached: &mut Reached,
    open: &mut Q,
    recorder: &mut impl JumpRecorder,
    cell: u32,
    g: u64,
) -> bool {
    let goal = (field.goal.0.cast_signed(), field.goal.1.cast_signed());
    let jumper = Jumper { walls: field.walls, goal, has_diagonals: field.has_diagonals };
    let arrival = (cell != field.board.start_cell()).then(|| reached.links[cell as usize].arrival());
    let from = field.coord(cell);
    let mut expansion = Expansion { field, priority, reached, open, recorder, from, g, goal_opened: false };
    jumper.jumps(from, arrival, &mut expansion);
    expansion.goal_opened
}

/// An expansion while it jumps.
struct Expansion<'a, P, Q, R> {
    field: &'a JumpField<'a>,
    priority: &'a P,
    reached: &'a mut Reached,
    open: &'a mut Q,
    recorder: &'a mut R,
    from: (i32, i32),
    g: u64,
    goal_opened: bool,
}

impl<P: Priority, Q: OpenList<P::Key>, R: JumpRecorder> Seen for Expansion<'_, P, Q, R> {
    #[inline]
    fn passed(&mut self, (x, y): (i32, i32), direction: u8, steps: u32) {
        self.recorder.scanned((y * self.field.board.width().cast_signed() + x).cast_unsigned(), direction, steps);
    }

    #[inline]
    fn found(&mut self, jump: Jump) {
        let (x, y) = (jump.to.0.cast_unsigned(), jump.to.1.cast_unsigned());
        let (goal_x, goal_y) = self.field.goal;
        let next = y * self.field.board.width() + x;
        let link = Link::new(jump, self.from);
        let next_g = self.g + self.field.cost(link);
        let Some(known) = self.reached.nodes.get_unless_reached(next, next_g) else { return };
        if known.state() == CellState::Closed {
            return;
        }
        let key = |g| self.priority.key(g, x.abs_diff(goal_x), y.abs_diff(goal_y));
        self.reached.nodes.set(next, Node::new(CellState::Open, next_g, jump.arrival));
        let before = std::mem::replace(&mut self.reached.links[next as usize], link);
        if known.state() == CellState::Untouched {
            self.open.push(self.reached.openings.newest(next, key(next_g)));
            self.recorder.opened(next, link);
            self.goal_opened |= (x, y) == (goal_x, goal_y);
        } else {
            self.open.improve(self.reached.openings.kept(next, key(next_g)), key(known.g()));
            self.recorder.improved(next, before, link);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_leads_back_to_where_the_jump_began() {
        let board = Board::new(60, 60).unwrap();
        let walls = Bitmap::default();
        for diagonal in [Diagonal::Never, Diagonal::NoCornerCutting] {
            let field = JumpField::new(&board, &walls, &Options { diagonal, ..Options::default() });
            for side in 0..4_u8 {
                for turn in [1, 3] {
                    let across = COMPASS[usize::from((side + turn) % 4)];
                    let along = COMPASS[usize::from(side)];
                    let main = if field.has_diagonals { (along.0 + across.0, along.1 + across.1) } else { across };
                    let to = (30 + 7 * main.0 + 5 * along.0, 30 + 7 * main.1 + 5 * along.1);
                    let link = Link::new(Jump { to, main: 7, side: 5, arrival: side }, (30, 30));
                    let cell = (to.1 * 60 + to.0).cast_unsigned();
                    assert_eq!(field.parent(cell, link), 30 * 60 + 30, "{side} {turn} {diagonal:?}");
                    assert_eq!((link.main(), link.side(), link.arrival()), (7, 5, side));
                    assert_eq!(field.steps(link), (main, along));
                }
            }
        }
    }
}
