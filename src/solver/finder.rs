//! The fast way: a search that records nothing and keeps its memory from query to query.

use crate::Error;
use crate::error::memory::NoMemory;
use crate::error::problem::SizeProblem;
use crate::open_list::{BinaryHeap, BucketQueue, Habits, LazyHeap, OpenList};
use crate::rules::options::Options;
use crate::rules::priority::{FloatPriority, Order, Priority, WholePriority};
use crate::search::best_first::{Field, NoRecorder, Progress, Status, advance, begin, trace_back};
use crate::search::bidirectional::{self, BothField, Meeting, Sides};
use crate::search::jump_point::{self, JumpField};
use crate::search::nodes::Nodes;
use crate::search::reached::Reached;
use crate::solver::path::Path;

/// How many expansions a search that opens closed cells again may have, for each cell of the board and besides. With
/// estimates that are far off, their number can double with every few cells.
const MOST_EXPANSIONS_A_CELL: u64 = if cfg!(test) { 1 } else { 16 };
const MOST_EXPANSIONS_BESIDES: u64 = if cfg!(test) { 0 } else { 1 << 16 };

#[derive(Debug, Default)]
pub(crate) struct Finder {
    /// What was reached by steps or, with links, by jumps.
    pub(crate) reached: Reached,
    buckets: BucketQueue,
    float: LazyHeap<(u64, u64)>,
    /// What a second search from the goal reached, and its open list.
    nodes_back: Nodes,
    float_back: LazyHeap<(u64, u64)>,
}

impl Finder {
    /// Searches to the end. The nodes then hold the parents.
    pub(crate) fn find(&mut self, field: &Field, order: &Order) -> Result<Progress, Error> {
        let newest_first = order.newest_first();
        match WholePriority::new(order) {
            Some(priority) if !field.rules.reopen_closed => {
                self.buckets.prepare(field.largest_growth(), field.grain())?;
                to_the_end(field, &priority, &mut self.reached, &mut self.buckets, newest_first)
            }
            _ => to_the_end(field, &FloatPriority(*order), &mut self.reached, &mut self.float, newest_first),
        }
    }

    /// Searches to the end with the heap of the teaching way, for habits that change the order of expansions.
    #[cold]
    pub(crate) fn find_with_habits(&mut self, field: &Field, order: &Order, habits: Habits) -> Result<Progress, Error> {
        let mut open = BinaryHeap::new(habits);
        to_the_end(field, &FloatPriority(*order), &mut self.reached, &mut open, order.newest_first())
    }

    /// Searches to the end by jumps, which then hold the links.
    pub(crate) fn find_by_jumps(&mut self, field: &JumpField, order: &Order) -> Result<Progress, NoMemory> {
        // As `find_from_both_ends` gives back the links.
        self.nodes_back = Nodes::default();
        let (priority, reached, open) = (FloatPriority(*order), &mut self.reached, &mut self.float);
        let recorder = &mut NoRecorder;
        let mut progress = jump_point::begin(field, &priority, reached, open, order.newest_first(), recorder)?;
        jump_point::advance(field, &priority, reached, open, recorder, &mut progress, u64::MAX)?;
        Ok(progress)
    }

    /// Searches from both ends until they have met on the best path.
    pub(crate) fn find_from_both_ends(
        &mut self,
        field: &BothField,
        options: &Options,
    ) -> Result<Option<Path>, NoMemory> {
        let order = Order::new(options);
        let (priority, mut meeting) = (FloatPriority(order), Meeting::default());
        // Solvers that use this search and jumps by turns should not keep the memory of both.
        self.reached.links = Vec::new();
        let Reached { nodes, openings, .. } = &mut self.reached;
        let mut sides = Sides {
            nodes: [nodes, &mut self.nodes_back],
            openings,
            open: [&mut self.float, &mut self.float_back],
            meeting: &mut meeting,
        };
        let recorder = &mut NoRecorder;
        let mut progress = bidirectional::begin(field, &priority, &mut sides, order.newest_first(), recorder)?;
        bidirectional::advance(field, &priority, &mut sides, recorder, &mut progress, u64::MAX)?;
        let Some(met) = meeting.cell() else { return Ok(None) };
        let (cells, tally) = field.path(met, |side, cell| [&self.reached.nodes, &self.nodes_back][side].get(cell))?;
        let cells = field.sides[0].board.coords().of_path(&cells)?;
        Ok(Some(Path { cells, cost: tally.cost(options.costs), expanded: progress.expanded }))
    }

    /// The path to a cell that the last search by steps reached.
    pub(crate) fn path(&self, field: &Field, cell: u32, options: &Options, expanded: u64) -> Result<Path, NoMemory> {
        let (cells, tally) = trace_back(field, cell, |cell| self.reached.nodes.get(cell))?;
        let cells = field.board.coords().of_path(&cells)?;
        Ok(Path { cells, cost: tally.cost(options.costs), expanded })
    }
}

fn to_the_end<P: Priority, Q: OpenList<P::Key>>(
    field: &Field,
    priority: &P,
    reached: &mut Reached,
    open: &mut Q,
    newest_first: bool,
) -> Result<Progress, Error> {
    let mut progress = begin(field, priority, reached, open, newest_first, &mut NoRecorder)?;
    let most = most_expansions(field);
    advance(field, priority, reached, open, &mut NoRecorder, &mut progress, most)?;
    if progress.status == Status::Searching {
        return Err(Error::TooLarge { problem: SizeProblem::Expansions { most } });
    }
    Ok(progress)
}

/// How many expansions a search may have. Without opening cells again it cannot have more than there are cells.
fn most_expansions(field: &Field) -> u64 {
    if !field.rules.reopen_closed {
        return u64::MAX;
    }
    MOST_EXPANSIONS_A_CELL * field.masks.len() as u64 + MOST_EXPANSIONS_BESIDES
}

#[cfg(test)]
mod tests {
    use crate::{Board, Options, Solver, Status, generate};

    /// For tests the bound is one expansion a cell, which searches that open cells again exceed on some boards.
    #[test]
    fn a_search_that_opens_cells_again_is_ended_at_its_bound_and_not_before() {
        let (mut ended, mut found) = (0, 0);
        for seed in 0..300_u32 {
            let mut board = Board::new(16, 16).unwrap();
            generate::random_walls(&mut board, 0.1, seed).unwrap();
            let priced: Vec<u8> = (0_u32..)
                .zip(board.cells())
                .map(
                    |(cell, byte)| {
                        if *byte == 0 { (cell.wrapping_mul(seed * 2 + 7919) >> 3 & 127) as u8 } else { *byte }
                    },
                )
                .collect();
            board.set_cells(&priced).unwrap();
            let mut solver = Solver::from_board(board);
            solver.configure(Options { reopen_closed: true, weight: f64::from(2 + seed % 9), ..Options::default() });
            let status = solver.run().unwrap();
            let (expanded, path) = (solver.length(), solver.path());
            match solver.find_path() {
                Ok(path_found) => {
                    assert!(expanded <= 256, "seed {seed}: {expanded}");
                    assert_eq!(path_found, path);
                    found += u32::from(status == Status::Found);
                }
                Err(error) => {
                    assert!(expanded > 256, "seed {seed}: {expanded}");
                    assert_eq!(
                        error.to_string(),
                        "The search opens closed cells again and again, and was ended after 256 expansions."
                    );
                    ended += 1;
                    assert!(solver.shortest_cost().is_ok());
                }
            }
        }
        assert!(ended > 5 && found > 5, "{ended} ended, {found} found");
    }
}
