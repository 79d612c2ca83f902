//! What a solver should hold, in plain arrays and numbers, and a fresh solver made from it for comparison.

use crate::oracle;
use starstep::{Board, Options, Path, Solver, WALL, check_path};

#[derive(Clone)]
pub struct Model {
    pub width: u32,
    pub height: u32,
    pub cells: Vec<u8>,
    pub start: (u32, u32),
    pub goal: (u32, u32),
    pub origin: (i32, i32),
    pub options: Options,
    /// Expansions shown and recorded.
    pub position: u64,
    pub length: u64,
    /// The source of the last distances.
    pub source: Option<(u32, u32)>,
}

pub type Verdict = Result<(), String>;

/// A difference as a sentence.
pub fn same<T: PartialEq + std::fmt::Debug>(what: &str, is: &T, should: &T) -> Verdict {
    if is == should { Ok(()) } else { Err(format!("{what}: {is:?} should be {should:?}")) }
}

impl Model {
    pub fn of(board: &Board) -> Self {
        let mut model = Self {
            width: 0,
            height: 0,
            cells: Vec::new(),
            start: (0, 0),
            goal: (0, 0),
            origin: (0, 0),
            options: Options::default(),
            position: 0,
            length: 0,
            source: None,
        };
        model.take(board);
        model
    }

    /// Switches to another board.
    pub fn take(&mut self, board: &Board) {
        (self.width, self.height, self.cells) = (board.width(), board.height(), board.cells().to_vec());
        (self.start, self.goal, self.origin) = (board.start(), board.goal(), board.origin());
        self.forget();
    }

    /// Forgets what was recorded.
    pub fn forget(&mut self) {
        (self.position, self.length) = (0, 0);
    }

    pub fn has(&self, (x, y): (u32, u32)) -> bool {
        x < self.width && y < self.height
    }

    pub fn cell(&mut self, (x, y): (u32, u32)) -> &mut u8 {
        &mut self.cells[(y * self.width + x) as usize]
    }

    pub fn is_wall(&self, (x, y): (u32, u32)) -> bool {
        self.cells[(y * self.width + x) as usize] == WALL
    }

    pub fn is_blocked(&self) -> bool {
        self.is_wall(self.start) || self.is_wall(self.goal)
    }

    pub fn board(&self) -> Board {
        let mut board = Board::new(self.width, self.height).expect("the size is that of a board");
        board.set_cells(&self.cells).expect("the cells are those of a board");
        board.set_start(self.start.0, self.start.1).expect("the start is on the board");
        board.set_goal(self.goal.0, self.goal.1).expect("the goal is on the board");
        board.set_origin(self.origin.0, self.origin.1);
        board
    }

    pub fn fresh(&self) -> Solver {
        let mut solver = Solver::from_board(self.board());
        solver.configure(self.options.clone());
        solver
    }

    /// The solver has the board, the options and the position of the model.
    pub fn compare(&self, solver: &Solver) -> Verdict {
        same("board", solver.board(), &self.board())?;
        same("options", solver.options(), &self.options)?;
        same("position and length", &(solver.position(), solver.length()), &(self.position, self.length))
    }

    /// Everything the solver shows at its position is what a solver made for this purpose shows.
    pub fn compare_state(&self, solver: &mut Solver) -> Verdict {
        let mut fresh = self.fresh();
        if fresh.step(self.position).is_err() {
            same("position of a search that cannot begin", &self.position, &0)?;
        }
        // What is shown is that of a search which has begun, if it can.
        same("beginning", &solver.begin().is_ok(), &fresh.begin().is_ok())?;
        same("states", &solver.states(), &fresh.states())?;
        same("scans", &solver.scans(), &fresh.scans())?;
        same("states of both sides", &solver.side_states(), &fresh.side_states())?;
        same("stats", &solver.stats(), &fresh.stats())?;
        same("current cell", &(solver.current(), solver.side()), &(fresh.current(), fresh.side()))?;
        same("status", &solver.status(), &fresh.status())?;
        same("path", &solver.path(), &fresh.path())?;
        let order = solver.expansion_order();
        let shown = order.get(..self.position as usize).map(<[_]>::to_vec);
        same("order", &shown, &Some(fresh.expansion_order()))?;
        let whole = ((0, 0), (self.width, self.height));
        let (is, should) = (solver.numbers_in(whole.0, whole.1), fresh.numbers_in(whole.0, whole.1));
        same("numbers", &bits(&is), &bits(&should))?;
        for y in 0..self.height {
            for x in 0..self.width {
                let (is, should) = (solver.node(x, y), fresh.node(x, y));
                // As text, because NaN is not equal to itself.
                same("node", &format!("{is:?}"), &format!("{should:?}"))?;
            }
        }
        Ok(())
    }

    /// A path is valid, costs what it claims, passes no cell twice, and is a shortest one where that is promised.
    pub fn check_found(&self, found: Option<&Path>, start: (u32, u32), goal: (u32, u32), is_shortest: bool) -> Verdict {
        let mut board = self.board();
        board.set_start(start.0, start.1).map_err(|error| error.to_string())?;
        board.set_goal(goal.0, goal.1).map_err(|error| error.to_string())?;
        let shortest = oracle::shortest_cost(&board, &self.options);
        same("whether there is a path", &found.is_some(), &shortest.is_some())?;
        let (Some(path), Some(shortest)) = (found, shortest) else { return Ok(()) };
        same("cost", &check_path(&board, &self.options, &path.cells), &Ok(path.cost))?;
        let mut cells = path.cells.clone();
        cells.sort_unstable();
        cells.dedup();
        same("cells of the path that differ", &cells.len(), &path.cells.len())?;
        let excess = path.cost - shortest;
        let is_good = if is_shortest { is_close(path.cost, shortest) } else { excess > -1e-6 * shortest.max(1.0) };
        if is_good { Ok(()) } else { Err(format!("the path costs {}, the shortest one {shortest}", path.cost)) }
    }
}

fn bits(numbers: &[f64]) -> Vec<u64> {
    numbers.iter().map(|number| number.to_bits()).collect()
}

pub fn is_close(a: f64, b: f64) -> bool {
    a == b || (a - b).abs() <= 1e-6 * a.abs().max(b.abs()).max(1e-3)
}
