//! Where a search begins and where it may end. They are arguments of the search: the board has a start and a goal of its
//! own, for those that are shown, and queries name others.

use crate::board::coords::Coords;
use crate::board::grid::{Board, WALL};
use crate::error::Error;
use crate::rules::estimate::Heuristic;
use crate::search::nodes::{CellState, Nodes};

/// Where a search begins, and where it may end.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ends<'a> {
    pub(crate) start: u32,
    pub(crate) goals: Goals<'a>,
}

impl Ends<'static> {
    /// The board's own start and goal.
    pub(crate) fn of(board: &Board) -> Self {
        Self::between(board.start_cell(), board.goal_cell())
    }

    /// From one cell to another.
    pub(crate) fn between(start: u32, goal: u32) -> Self {
        Self { start, goals: Goals::one(goal) }
    }

    /// From one cell to every other.
    pub(crate) fn everywhere(start: u32) -> Self {
        Self { start, goals: Goals::none() }
    }
}

impl Ends<'_> {
    /// Whether a search could begin: none of the ends is a wall.
    ///
    /// # Errors
    /// [`Error::StartBlocked`] and [`Error::GoalBlocked`], in this order.
    pub(crate) fn check(&self, board: &Board) -> Result<(), Error> {
        let is_wall = |cell: u32| board.cells().get(cell as usize) == Some(&WALL);
        let (x, y) = board.coord_of_cell(self.start);
        if is_wall(self.start) {
            return Err(Error::StartBlocked { x, y });
        }
        for goal in self.goals.cells() {
            let (x, y) = board.coord_of_cell(goal);
            if is_wall(goal) {
                return Err(Error::GoalBlocked { x, y });
            }
        }
        Ok(())
    }
}

/// The cells at which a search may end: one, several, or none for a search to every cell. One is the usual case, and
/// costs no more than a number.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Goals<'a> {
    first: u32,
    others: &'a [u32],
}

/// No query asks for several goals yet.
#[cfg(test)]
impl<'a> Goals<'a> {
    /// All of these cells.
    pub(crate) fn all(cells: &'a [u32]) -> Self {
        match cells {
            [] => Self::none(),
            [first, others @ ..] => Self { first: *first, others },
        }
    }
}

/// No cell: it lies beyond every board.
const NOWHERE: u32 = u32::MAX;

impl Goals<'_> {
    pub(crate) fn one(goal: u32) -> Self {
        Self { first: goal, others: &[] }
    }

    pub(crate) fn none() -> Self {
        Self::one(NOWHERE)
    }

    /// The first of them, which for a search with one goal is all that it needs; beyond the board if there is none.
    #[inline]
    pub(crate) fn first(&self) -> u32 {
        self.first
    }

    /// Whether there is at most one.
    #[inline]
    pub(crate) fn is_one(&self) -> bool {
        self.others.is_empty()
    }

    #[inline]
    pub(crate) fn contains(&self, cell: u32) -> bool {
        cell == self.first || !self.is_one() && self.others.contains(&cell)
    }

    /// One that is open. A search that asks after every expansion never had one before.
    #[inline]
    pub(crate) fn opened(&self, nodes: &Nodes) -> Option<u32> {
        self.cells().find(|goal| nodes.get(*goal).state() == CellState::Open)
    }

    pub(crate) fn cells(&self) -> impl Iterator<Item = u32> {
        std::iter::once(self.first).filter(|first| *first != NOWHERE).chain(self.others.iter().copied())
    }

    /// Columns and rows between a place and that of the others that has the least estimate, if that is less than to the
    /// first, which is so many columns and rows away.
    #[cold]
    pub(crate) fn nearest(
        &self,
        coords: Coords,
        heuristic: Heuristic,
        (x, y): (u32, u32),
        to_first: (u32, u32),
    ) -> (u32, u32) {
        let estimate = |(dx, dy)| heuristic.estimate(dx, dy);
        self.others.iter().fold(to_first, |best, other| {
            let (goal_x, goal_y) = coords.of(*other);
            let distance = (x.abs_diff(goal_x), y.abs_diff(goal_y));
            if estimate(distance) < estimate(best) { distance } else { best }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::options::{Algorithm, CostModel, HeuristicKind, Options, StopWhen, TieBreak};
    use crate::search::best_first::BestFirst;
    use crate::search::expansion::Status;
    use crate::search::kind::Search;
    use crate::search::replay::Replay;
    use crate::search::workspace::{CountedWorkspace, FastWorkspace};
    use crate::terrain::Terrain;
    use crate::trace::Trace;

    fn terrain(seed: u32, options: &Options) -> Terrain {
        let mut board = Board::new(19, 15).unwrap();
        let hash = |cell: u32| cell.wrapping_add(1).wrapping_mul(seed * 2 + 7919).wrapping_mul(2_654_435_761) >> 24;
        let cells: Vec<u8> = (0..19 * 15)
            .map(|cell| if hash(cell) < 70 { WALL } else { u8::try_from(hash(cell) % 40).unwrap_or(0) })
            .collect();
        board.set_cells(&cells).unwrap();
        let mut terrain = Terrain::new(board);
        terrain.prepare_moves(options.diagonal, options.neighbor_order).unwrap();
        terrain
    }

    /// The search for the nearest of several goals finds what the best of the searches for one finds, in one go and by
    /// steps alike.
    #[test]
    fn of_several_goals_the_nearest_is_found() {
        let (mut work, mut found, mut fewer) = (FastWorkspace::default(), 0, 0);
        for seed in 0..300_u32 {
            let pick = |count: u32| (seed / 7 + seed % 7 * 3) % count;
            let options = Options {
                algorithm: [Algorithm::AStar, Algorithm::Dijkstra][(seed % 2) as usize],
                costs: CostModel::ALL[pick(3) as usize],
                heuristic: [HeuristicKind::Auto, HeuristicKind::Chebyshev][pick(2) as usize],
                tie_break: TieBreak::ALL[pick(4) as usize],
                ..Options::default()
            };
            let terrain = terrain(seed, &options);
            let open: Vec<u32> = (0..19 * 15).filter(|cell| terrain.board().cells()[*cell as usize] != WALL).collect();
            let cell = |number: u32| open[(number * 7919 % 1_000_003) as usize % open.len()];
            let (start, goals): (u32, Vec<u32>) =
                (cell(seed), (1..=2 + seed % 4).map(|index| cell(seed + index * 37)).collect());
            let mut find = |ends: Ends| {
                let kind = BestFirst::new(&terrain, &options, ends);
                Search::<Trace>::find(&kind, &mut work).unwrap()
            };
            let each: Vec<_> = goals.iter().filter_map(|goal| find(Ends::between(start, *goal))).collect();
            let ends = Ends { start, goals: Goals::all(&goals) };
            let path = find(ends);
            let least = each.iter().map(|path| path.cost).min_by(f64::total_cmp);
            assert_eq!(path.as_ref().map(|path| path.cost), least, "{seed}");

            let (kind, mut trace, mut counted) =
                (BestFirst::new(&terrain, &options, ends), Trace::default(), CountedWorkspace::default());
            trace.reset(terrain.board(), Some(kind.needs())).unwrap();
            counted.prepare(&options);
            let mut progress = kind.begin(&mut counted, &mut trace).unwrap();
            kind.advance(&mut counted, &mut trace, &mut progress, u64::MAX).unwrap();
            trace.seek(&kind, &counted, u64::MAX);
            assert_eq!(progress.status == Status::Found, path.is_some());
            if let Some(path) = path {
                let way = kind.path(trace.known(), progress.end).unwrap();
                assert_eq!((way.cost, progress.expanded), (path.cost, path.expanded), "{seed}");
                assert!(goals.contains(&progress.end) && way.cells.last() == Some(&progress.end));
                found += 1;
                fewer += u32::from(each.iter().all(|each| path.expanded <= each.expanded));
            }
        }
        assert!(found > 200 && fewer > found / 2, "{fewer} of {found}");
    }

    #[test]
    fn a_search_that_stops_at_an_open_goal_ends_there() {
        let options = Options { stop_when: StopWhen::GoalOpened, ..Options::default() };
        let mut terrain = Terrain::new(Board::new(9, 1).unwrap());
        terrain.prepare_moves(options.diagonal, options.neighbor_order).unwrap();
        let goals = [8, 5];
        let kind = BestFirst::new(&terrain, &options, Ends { start: 3, goals: Goals::all(&goals) });
        let path = Search::<Trace>::find(&kind, &mut FastWorkspace::default()).unwrap();
        assert_eq!(path.map(|path| (path.cells, path.expanded)), Some((vec![(3, 0), (4, 0), (5, 0)], 2)));
    }

    #[test]
    fn a_wall_among_the_ends_is_named() {
        let mut board = Board::new(5, 1).unwrap();
        board.set_cell(2, 0, WALL).unwrap();
        let check =
            |start, goals: &[u32]| Ends { start, goals: Goals::all(goals) }.check(&board).map_err(|it| it.code());
        assert_eq!(check(0, &[1, 4]), Ok(()));
        assert_eq!(check(0, &[]), Ok(()));
        assert_eq!(check(2, &[2]), Err("start-blocked"));
        assert_eq!(check(0, &[4, 2]), Err("goal-blocked"));
    }
}
