//! What a search by steps reads: the moves of each cell, and the neighbor order in the forms that the loop needs.

use crate::board::coords::Coords;
use crate::board::grid::Board;
use crate::board::steps::{self, Step};
use crate::error::memory::{self, NoMemory};
use crate::rules::cost::{Tally, Units};
use crate::rules::estimate::Heuristic;
use crate::rules::options::{NeighborOrder, Options};
use crate::rules::priority::Rules;
use crate::search::ends::{Ends, Goals};
use crate::search::nodes::Node;
use crate::search::space::Space;
use crate::terrain::Terrain;
use crate::terrain::pruning::LookTable;

/// What a search reads and never changes.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    pub(crate) board: &'a Board,
    /// The allowed moves of each cell, see `MoveMasks`.
    pub(crate) masks: &'a [u8],
    /// Which of them need to be looked at after each direction of arrival, given the parent's moves.
    pub(crate) looks: &'a LookTable,
    pub(crate) rules: Rules,
    pub(crate) geometry: Geometry,
    pub(crate) start: u32,
    pub(crate) goals: Goals<'a>,
    /// By which the nearest of several goals is found.
    heuristic: Heuristic,
}

/// The neighbor order in the forms that the loop needs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Geometry {
    pub(crate) steps: [Step; 8],
    /// What the step adds to a cell's index.
    offsets: [i32; 8],
    /// What the step costs, in units.
    pub(crate) costs: [u32; 8],
    coords: Coords,
    /// The first one.
    goal: (u32, u32),
}

impl Geometry {
    pub(crate) fn new(board: &Board, rules: &Rules, order: NeighborOrder, goal: (u32, u32)) -> Self {
        let steps = steps::steps(order);
        let width = board.width().cast_signed();
        let cost = |(dx, dy): Step| if dx == 0 || dy == 0 { rules.units.straight } else { rules.units.diagonal };
        Self {
            steps,
            offsets: steps.map(|(dx, dy)| dy * width + dx),
            costs: steps.map(cost),
            coords: board.coords(),
            goal,
        }
    }

    #[inline]
    pub(crate) fn coord(&self, cell: u32) -> (u32, u32) {
        self.coords.of(cell)
    }

    #[inline]
    pub(crate) fn neighbor(&self, cell: u32, direction: u8) -> u32 {
        cell.wrapping_add_signed(self.offsets[usize::from(direction)])
    }

    #[inline]
    pub(crate) fn parent(&self, cell: u32, direction: u8) -> u32 {
        cell.wrapping_add_signed(-self.offsets[usize::from(direction)])
    }

    pub(crate) fn is_diagonal(&self, direction: u8) -> bool {
        let (dx, dy) = self.steps[usize::from(direction)];
        dx != 0 && dy != 0
    }

    /// The directions and cells of some moves, in neighbor order.
    #[inline]
    pub(crate) fn steps_by(&self, mut moves: u8, cell: u32) -> impl Iterator<Item = (u8, u32)> {
        std::iter::from_fn(move || {
            if moves == 0 {
                return None;
            }
            #[expect(clippy::cast_possible_truncation, reason = "a byte has fewer than 256 bits")]
            let direction = moves.trailing_zeros() as u8;
            moves &= moves - 1;
            Some((direction, self.neighbor(cell, direction)))
        })
    }

    /// Columns and rows between a cell and the only goal.
    #[inline]
    pub(crate) fn distance_to_goal(&self, x: u32, y: u32) -> (u32, u32) {
        (x.abs_diff(self.goal.0), y.abs_diff(self.goal.1))
    }

    /// The same after a step.
    #[inline]
    pub(crate) fn distance_after(&self, x: u32, y: u32, direction: u8) -> (u32, u32) {
        let (step_x, step_y) = self.steps[usize::from(direction)];
        self.distance_to_goal(x.wrapping_add_signed(step_x), y.wrapping_add_signed(step_y))
    }
}

impl<'a> Field<'a> {
    /// Between these ends. The terrain's moves must have been prepared for these options.
    pub(crate) fn new(terrain: &'a Terrain, options: &Options, Ends { start, goals }: Ends<'a>) -> Self {
        let (board, masks) = (terrain.board(), terrain.moves());
        let mut rules = Rules::new(options);
        rules.penalties &= board.has_penalties();
        // Without a goal no estimate counts.
        let goal = goals.cells().next().map_or((0, 0), |goal| board.coord_of_cell(goal));
        let geometry = Geometry::new(board, &rules, options.neighbor_order, goal);
        let looks = masks.pruning().of(&rules);
        let heuristic = Heuristic::new(options);
        Self { board, masks: masks.as_slice(), looks, rules, geometry, start, goals, heuristic }
    }

    /// The same from the first goal to the start.
    pub(crate) fn reversed(&self, order: NeighborOrder) -> Self {
        let geometry = Geometry::new(self.board, &self.rules, order, self.geometry.coord(self.start));
        Self { geometry, start: self.goals.first(), goals: Goals::one(self.start), ..*self }
    }

    /// The same, if any one of several shortest paths will do.
    pub(crate) fn with_any_path(self, terrain: &'a Terrain) -> Self {
        let rules = Rules { one_of_many: true, ..self.rules };
        Self { rules, looks: terrain.moves().pruning().of(&rules), ..self }
    }

    /// How much f can grow in a move at most, with any consistent heuristic.
    pub(crate) fn largest_growth(&self) -> u64 {
        2 * u64::from(self.rules.units.diagonal) + u64::from(self.tenth()) * 254
    }

    /// How many low bits are zero in every possible path cost.
    pub(crate) fn grain(&self) -> u32 {
        let Units { straight, diagonal, .. } = self.rules.units;
        (straight | diagonal | self.tenth()).trailing_zeros()
    }

    /// What a penalty of 1 costs, in units; 0 if penalties do not count.
    fn tenth(&self) -> u32 {
        if self.rules.penalties { self.rules.units.tenth } else { 0 }
    }

    /// What the penalty of a cell costs, in units.
    #[inline]
    pub(crate) fn penalty_cost(&self, cell: u32) -> u64 {
        u64::from(self.rules.units.tenth) * u64::from(self.penalty(cell))
    }

    /// The penalty of a cell; 0 if penalties do not count.
    #[inline]
    pub(crate) fn penalty(&self, cell: u32) -> u8 {
        if self.rules.penalties { self.board.cells()[cell as usize] } else { 0 }
    }

    /// Follows the parents from a cell back to where the search began. A search that goes `backwards` pays for the
    /// cells that it leaves. Returns the cells in order from that origin, and the moves.
    pub(crate) fn way_back(&self, nodes: &[Node], cell: u32, backwards: bool) -> Result<(Vec<u32>, Tally), NoMemory> {
        let (mut cells, mut tally, mut at) = (vec![cell], Tally::default(), cell);
        while at != self.start {
            let direction = nodes[at as usize].direction();
            let parent = self.geometry.parent(at, direction);
            let entered = if backwards { parent } else { at };
            tally.count(self.geometry.is_diagonal(direction), self.penalty(entered));
            at = parent;
            memory::push(&mut cells, at)?;
        }
        cells.reverse();
        Ok((cells, tally))
    }
}

/// A grid: 8 neighbors, or 4 where the moves of a cell have no diagonal ones.
impl Space for Field<'_> {
    type Place = (u32, u32);

    #[inline]
    fn cells(&self) -> usize {
        self.masks.len()
    }

    #[inline]
    fn rules(&self) -> &Rules {
        &self.rules
    }

    #[inline]
    fn start(&self) -> u32 {
        self.start
    }

    #[inline]
    fn goals(&self) -> Goals<'_> {
        self.goals
    }

    #[inline]
    fn place(&self, cell: u32) -> (u32, u32) {
        self.geometry.coord(cell)
    }

    /// The goal with the least estimate is the nearest.
    #[inline]
    fn distance(&self, (x, y): (u32, u32)) -> (u32, u32) {
        let to_first = self.geometry.distance_to_goal(x, y);
        if self.goals.is_one() {
            return to_first;
        }
        self.goals.nearest(self.geometry.coords, self.heuristic, (x, y), to_first)
    }

    #[inline]
    fn distance_after(&self, (x, y): (u32, u32), direction: u8) -> (u32, u32) {
        let (step_x, step_y) = self.geometry.steps[usize::from(direction)];
        self.distance((x.wrapping_add_signed(step_x), y.wrapping_add_signed(step_y)))
    }

    #[inline]
    fn steps_from(&self, cell: u32, node: Node) -> impl Iterator<Item = (u8, u32)> {
        let mut moves = self.masks[cell as usize];
        if cell != self.start {
            let direction = node.direction();
            let parent = self.geometry.parent(cell, direction);
            moves &= self.looks[usize::from(direction)][usize::from(self.masks[parent as usize])];
        }
        self.geometry.steps_by(moves, cell)
    }

    #[inline]
    fn step_cost(&self, to: u32, direction: u8) -> u64 {
        u64::from(self.geometry.costs[usize::from(direction)]) + self.penalty_cost(to)
    }
}
