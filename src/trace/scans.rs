//! How often jumps passed over each cell, counted up and down again as a reader walks through the record.

use super::event::{Event, What};
use crate::board::grid::Board;
use crate::board::steps::COMPASS;
use crate::error::memory::{self, NoMemory};

/// The directions in which indexes of cells grow: east, south, south-east, south-west. Every run is along one of them.
const AXES: [u8; 4] = [1, 2, 5, 6];

/// A count for each cell; empty unless the search passes over cells.
#[derive(Debug, Clone, Default)]
pub(super) struct Scans {
    pub(super) counts: Vec<u32>,
    size: Size,
}

/// Columns and rows of the board.
#[derive(Debug, Clone, Copy, Default)]
struct Size {
    width: u32,
    height: u32,
}

impl Scans {
    /// Makes room for a board, if the search `passes` over cells. All counts must be 0.
    pub(super) fn reset(&mut self, board: &Board, passes: bool) -> Result<(), NoMemory> {
        self.size = Size { width: board.width(), height: board.height() };
        memory::resize(&mut self.counts, if passes { board.cells().len() } else { 0 }, 0)
    }

    /// Whether there is anything to count: without the feature no search passes over cells.
    fn are_counted(&self) -> bool {
        cfg!(feature = "full") && !self.counts.is_empty()
    }

    /// Reverts all runs, which are among some events.
    pub(super) fn clear(&mut self, events: &[Event]) {
        if !self.are_counted() {
            return;
        }
        if passed(events) > self.counts.len() {
            self.counts.fill(0);
        } else {
            self.count(events, false);
        }
    }

    /// Counts the runs among some events, or reverts them.
    pub(super) fn count(&mut self, events: &[Event], is_forward: bool) {
        if !self.are_counted() {
            return;
        }
        let board = self.size;
        let runs = || events.iter().filter(|event| event.what() == What::Passed).map(|event| Run::new(board, *event));
        // One more or one less, modulo 2^32.
        let one = if is_forward { 1 } else { u32::MAX };
        let is_long = passed(events) > self.counts.len();
        // If there is no memory for the marks, going cell by cell is slower, with the same result.
        let marks = if is_long { memory::filled(self.counts.len(), 0).ok() } else { None };
        if let Some(marks) = marks {
            return self.count_by_ends(board, marks, runs, one);
        }
        for run in runs() {
            for step in 0..run.steps {
                let count = &mut self.counts[run.cell(board, step) as usize];
                *count = count.wrapping_add(one);
            }
        }
    }

    /// Marks the ends of the runs and sums up the marks along each axis: the time does not depend on their lengths.
    fn count_by_ends<R: Iterator<Item = Run>>(
        &mut self,
        board: Size,
        mut marks: Vec<u32>,
        runs: impl Fn() -> R,
        one: u32,
    ) {
        for axis in AXES {
            marks.fill(0);
            let mut mark = |cell: u32, by: u32| marks[cell as usize] = marks[cell as usize].wrapping_add(by);
            for run in runs().filter(|run| run.axis == axis) {
                mark(run.cell(board, 0), one);
                if run.goes_on(board) {
                    mark(run.cell(board, run.steps), one.wrapping_neg());
                }
            }
            let (dx, dy) = COMPASS[usize::from(axis)];
            let Size { width, height } = board;
            let columns = u32::from(dx > 0)..width - u32::from(dx < 0);
            for y in dy.unsigned_abs()..height {
                for x in columns.clone() {
                    let cell = y * width + x;
                    let before = marks[cell.wrapping_add_signed(-offset(board, axis)) as usize];
                    let mark = &mut marks[cell as usize];
                    *mark = mark.wrapping_add(before);
                }
            }
            for (count, mark) in self.counts.iter_mut().zip(&marks) {
                *count = count.wrapping_add(*mark);
            }
        }
    }
}

/// How many cells the runs among some events have in total.
fn passed(events: &[Event]) -> usize {
    let runs = events.iter().filter(|event| event.what() == What::Passed);
    // Runs are shorter than the board is wide or high, so the amount never has an excess.
    runs.map(|event| usize::try_from(event.amount(None)).unwrap_or(0)).sum()
}

/// The cells that a jump passed over, starting with the smallest index.
struct Run {
    first: u32,
    steps: u32,
    axis: u8,
}

impl Run {
    fn new(board: Size, event: Event) -> Self {
        let (direction, steps) = (event.direction(), u32::try_from(event.amount(None)).unwrap_or(0));
        // Opposite directions differ in one bit.
        let (axis, nearest) =
            if AXES.contains(&direction) { (direction, 1) } else { (direction ^ 2, -steps.cast_signed()) };
        Self { first: event.cell().wrapping_add_signed(nearest * offset(board, axis)), steps, axis }
    }

    fn cell(&self, board: Size, step: u32) -> u32 {
        self.first.wrapping_add_signed(step.cast_signed() * offset(board, self.axis))
    }

    /// Whether there are cells on the board behind the last one.
    fn goes_on(&self, board: Size) -> bool {
        let (x, y) = (self.first % board.width, self.first / board.width);
        let ((dx, dy), steps) = (COMPASS[usize::from(self.axis)], self.steps.cast_signed());
        x.wrapping_add_signed(dx * steps) < board.width && y.wrapping_add_signed(dy * steps) < board.height
    }
}

/// What a step along an axis adds to a cell's index.
fn offset(board: Size, axis: u8) -> i32 {
    let (dx, dy) = COMPASS[usize::from(axis)];
    dy * board.width.cast_signed() + dx
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::recorder::Arrival;

    /// Runs of every direction and length from cells all over the board, counted in both ways and reverted.
    #[test]
    fn both_ways_count_the_same() {
        let size = Size { width: 13, height: 9 };
        let (mut events, mut expected) = (Vec::new(), vec![0; 13 * 9]);
        for (direction, (dx, dy)) in (0_u8..).zip(COMPASS) {
            for (x, y) in [(0, 0), (12, 8), (5, 4), (12, 0), (0, 8), (3, 7)] {
                let is_inside = |steps: i32| (0..13).contains(&(x + dx * steps)) && (0..9).contains(&(y + dy * steps));
                for steps in (1..14).take_while(|steps| is_inside(*steps)) {
                    let cell = (y * 13 + x).cast_unsigned();
                    let arrival = Arrival { direction, before: 0, amount: u64::from(steps.cast_unsigned()) };
                    let (_, event) = Event::new(What::Passed, 0, cell, arrival);
                    events.push(event);
                    for step in 1..=steps {
                        expected[usize::try_from((y + dy * step) * 13 + x + dx * step).unwrap()] += 1;
                    }
                }
            }
        }
        let none = vec![0; 13 * 9];
        let (mut each, mut all) = (Scans { counts: none.clone(), size }, Scans { counts: none.clone(), size });
        for event in &events {
            each.count(&[*event], true);
        }
        all.count_by_ends(size, none.clone(), || events.iter().map(|event| Run::new(size, *event)), 1);
        assert_eq!((&each.counts, &all.counts), (&expected, &expected));
        all.count_by_ends(size, none.clone(), || events.iter().map(|event| Run::new(size, *event)), u32::MAX);
        assert_eq!(all.counts, none);
        each.clear(&events);
        assert_eq!(each.counts, none);
    }
}
