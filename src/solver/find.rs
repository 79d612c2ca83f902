//! How a solver finds a path at once: by steps, by jumps, or by whichever is fastest.

use crate::error::Error;
use crate::open_list::Habits;
use crate::rules::heuristic;
use crate::rules::options::{Algorithm, Options, StopWhen};
use crate::rules::priority::Order;
use crate::search::best_first::Status;
use crate::search::jump_point::{self, JumpField};
use crate::solver::finder::Finder;
use crate::solver::path::Path;
use crate::solver::{Solver, both_field, field};
use crate::terrain::corners::Corners;

impl Solver {
    /// Finds a path without recording the search, and forgets a recorded one. `None` if there is no path.
    ///
    /// # Errors
    /// [`Error::StartBlocked`], [`Error::GoalBlocked`], [`Error::WrongAlgorithm`]; [`Error::TooLarge`] where memory is
    /// short, and for a search that opens closed cells again after 16 expansions a cell and 65,536 besides: their number
    /// can double with every few cells. [`step`](Self::step) has no such bound, because it can be stopped at any time.
    pub fn find_path(&mut self) -> Result<Option<Path>, Error> {
        self.reset();
        let options = self.options.clone();
        self.find_with(&options).or_else(|error| {
            if !error.is_memory() {
                return Err(error);
            }
            // The record is forgotten anyway; without it there may be enough.
            self.give_back();
            self.find_with(&options).inspect_err(|_| self.give_back())
        })
    }

    /// The cost of a shortest path under the options' moves, costs and penalties, whatever the algorithm and the
    /// other options; `None` if there is no path. The recorded search stays.
    ///
    /// # Errors
    /// [`Error::StartBlocked`], [`Error::GoalBlocked`], [`Error::WrongAlgorithm`]; [`Error::TooLarge`] where memory is
    /// short.
    pub fn shortest_cost(&mut self) -> Result<Option<f64>, Error> {
        let exact = Options { algorithm: Algorithm::Fastest, ..self.options.clone() };
        let path = self.find_with(&exact).inspect_err(|error| {
            if error.is_memory() {
                self.finder = Finder::default();
            }
        });
        Ok(path?.map(|path| path.cost))
    }

    /// What the options stand for: `fastest` becomes jump point search where all cells cost the same and the walls are
    /// no clutter. Elsewhere it stays, with options that give shortest paths: an A* that leaves out what it can.
    pub(crate) fn resolve(&mut self, options: &Options) -> Options {
        if options.algorithm != Algorithm::Fastest {
            return options.clone();
        }
        let Options { diagonal, costs, neighbor_order, open_list, penalties, .. } = *options;
        let algorithm = Algorithm::Fastest;
        let exact = Options { algorithm, diagonal, costs, neighbor_order, open_list, penalties, ..Options::default() };
        let corners = self.corners.get_or_insert_with(|| Corners::count(&self.board));
        let jumps = Options { algorithm: Algorithm::JumpPoint, ..exact.clone() };
        if jump_point::check(&self.board, &jumps).is_ok() && !corners.are_clutter() { jumps } else { exact }
    }

    fn find_with(&mut self, options: &Options) -> Result<Option<Path>, Error> {
        self.board.check_ends()?;
        self.flood.is_current = false;
        let options = self.resolve(options);
        if options.algorithm == Algorithm::JumpPoint {
            return self.find_by_jumps(&options);
        }
        self.masks.prepare(&self.board, options.diagonal, options.neighbor_order)?;
        if options.algorithm == Algorithm::BidirectionalAStar {
            let field = both_field(&self.board, &self.masks, &options);
            return Ok(self.finder.find_from_both_ends(&field, &options)?);
        }
        let field = field(&self.board, &self.masks, &options);
        let (order, habits) = (Order::new(&options), Habits::of(&options));
        let progress = if habits == Habits::default() {
            self.finder.find(&field, &order)
        } else {
            self.finder.find_with_habits(&field, &order, habits)
        }?;
        let found = progress.status == Status::Found;
        Ok(found.then(|| self.finder.path(&field, field.goal, &options, progress.expanded)).transpose()?)
    }

    fn find_by_jumps(&mut self, options: &Options) -> Result<Option<Path>, Error> {
        jump_point::check(&self.board, options)?;
        self.walls.prepare(&self.board)?;
        let field = JumpField::new(&self.board, &self.walls, options);
        let progress = self.finder.find_by_jumps(&field, &Order::new(options))?;
        if progress.status != Status::Found {
            return Ok(None);
        }
        let links = &self.finder.reached.links;
        let (cells, tally) = field.path(|cell| links[cell as usize])?;
        let cells = self.board.coords().of_path(&cells)?;
        Ok(Some(Path { cells, cost: tally.cost(options.costs), expanded: progress.expanded }))
    }

    /// Whether the options promise a shortest path on any board. Where they do not, one may still be found.
    #[must_use]
    pub fn promises_shortest(&self) -> bool {
        let options = &self.options;
        let ends_late_enough = options.stop_when == StopWhen::GoalClosed;
        let improves = options.improve_open && Habits::of(options).keep_order();
        match options.algorithm {
            Algorithm::Dijkstra => improves && ends_late_enough,
            Algorithm::AStar | Algorithm::BidirectionalAStar => {
                improves && ends_late_enough && options.weight <= 1.0 && heuristic::is_consistent(options)
            }
            Algorithm::Fastest => true,
            Algorithm::JumpPoint => ends_late_enough && options.weight <= 1.0 && heuristic::is_consistent(options),
            Algorithm::BreadthFirst | Algorithm::Greedy => false,
        }
    }
}
