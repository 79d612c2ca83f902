//! Jump point search as a textbook would write it: cell by cell, without bits, with nothing kept from search to search.
//! Shares no code with the engine; gives the order in which jump points are expanded.
//!
//! Where penalties count, runs also stop where a turn may pay that would not on even ground, and before another penalty.

use crate::naive::Ground;
use starstep::{Board, CostModel, Diagonal, Options, StopWhen, TieBreak};

#[derive(Default, Debug, PartialEq)]
pub struct Outcome {
    pub expanded: Vec<usize>,
    pub found: bool,
    /// What the path costs, in units.
    pub cost: Option<f64>,
}

type Step = (i64, i64);

/// Clockwise from north.
const STRAIGHT: [Step; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
const DIAGONAL: [Step; 4] = [(1, -1), (1, 1), (-1, 1), (-1, -1)];

/// Where a jump leads, the direction of its last step, and its steps: along the main direction and straight.
struct Jump {
    to: (i64, i64),
    arrival: Step,
    main: i64,
    side: i64,
    /// The sum of the penalties of the cells that it enters, one by one.
    penalties: f64,
}

struct Walker<'a> {
    ground: &'a Ground<'a>,
    goal: (i64, i64),
    has_diagonals: bool,
    has_penalties: bool,
}

/// How much dearer a cell must be for a detour of two diagonal moves around it, instead of two straight ones through it: as
/// much as the detour costs, and more where it costs nothing.
fn detour(ground: &Ground) -> f64 {
    if ground.options.costs == CostModel::TenTen { ground.tenth } else { 8.0 * ground.tenth }
}

/// Whether any penalties count.
fn has_penalties(board: &Board, options: &Options) -> bool {
    options.penalties && board.cells().iter().any(|cell| (1..255).contains(cell))
}

impl Walker<'_> {
    /// What entering a cell costs more than on even ground.
    fn penalty_at(&self, x: i64, y: i64) -> f64 {
        if self.ground.is_wall(x, y) { 0.0 } else { self.ground.penalty(self.ground.index((x as u32, y as u32))) }
    }

    fn jumps(&self, from: (i64, i64), arrival: Option<Step>) -> Vec<Jump> {
        let mut jumps = Vec::new();
        if let Some(arrival) = arrival.filter(|(dx, dy)| self.turns_anywhere(*dx, *dy)) {
            self.after_main(from, arrival, &mut jumps);
            return jumps;
        }
        let Some((dx, dy)) = arrival else {
            for step in STRAIGHT {
                self.straight(from, step, &mut jumps);
            }
            if self.has_diagonals {
                for step in DIAGONAL {
                    self.main_run(from, step, &mut jumps);
                }
            }
            return jumps;
        };
        self.straight(from, (dx, dy), &mut jumps);
        // To the right of the direction, then to its left.
        for (side_x, side_y) in [(-dy, dx), (dy, -dx)] {
            if self.is_forced(from, (dx, dy), (side_x, side_y)) {
                self.straight(from, (side_x, side_y), &mut jumps);
                if self.has_diagonals {
                    self.main_run(from, (dx + side_x, dy + side_y), &mut jumps);
                }
            } else if self.pays(from, (dx, dy), (side_x, side_y)) {
                if self.has_diagonals {
                    self.main_run(from, (dx + side_x, dy + side_y), &mut jumps);
                } else {
                    self.straight(from, (side_x, side_y), &mut jumps);
                }
            }
        }
        jumps
    }

    /// Whether the cell beside this one is open, and the one beside the previous cell is a wall.
    fn is_forced(&self, (x, y): (i64, i64), (dx, dy): Step, (side_x, side_y): Step) -> bool {
        !self.ground.is_wall(x + side_x, y + side_y) && self.ground.is_wall(x + side_x - dx, y + side_y - dy)
    }

    fn straight(&self, from: (i64, i64), step: Step, jumps: &mut Vec<Jump>) {
        if self.has_diagonals || step.1 == 0 {
            self.side_run(from, 0, 0.0, step, jumps);
        } else {
            self.main_run(from, step, jumps);
        }
    }

    /// Whether a direction is that of a main run, where these need more than going on: on boards with penalties.
    fn turns_anywhere(&self, dx: i64, dy: i64) -> bool {
        self.has_penalties && if self.has_diagonals { dx * dy != 0 } else { dx == 0 }
    }

    /// From a cell that a main run stopped at.
    fn after_main(&self, from: (i64, i64), (dx, dy): Step, jumps: &mut Vec<Jump>) {
        let at = |x: i64, y: i64| self.penalty_at(from.0 + x, from.1 + y);
        let is_wall = |x: i64, y: i64| self.ground.is_wall(from.0 + x, from.1 + y);
        self.straight_or_main(from, (dx, dy), jumps);
        if !self.has_diagonals {
            for side in [1, -1] {
                // The same cell by way of the one beside the cell before, which is cheaper.
                if is_wall(side, -dy) || at(side, -dy) >= at(0, 0) {
                    self.straight(from, (side, 0), jumps);
                }
            }
            return;
        }
        for (side_x, side_y) in [(dx, 0), (0, dy)] {
            let (before_x, before_y) = (side_x - dx, side_y - dy);
            let (around_x, around_y) = (before_x + side_x, before_y + side_y);
            if is_wall(around_x, around_y) || at(before_x, before_y) >= at(0, 0) {
                self.straight(from, (side_x, side_y), jumps);
            }
            if at(before_x, before_y) >= at(0, 0) + detour(self.ground) {
                self.main_run(from, (around_x, around_y), jumps);
            }
        }
    }

    fn straight_or_main(&self, from: (i64, i64), step: Step, jumps: &mut Vec<Jump>) {
        if step.0 * step.1 == 0 {
            self.straight(from, step, jumps);
        } else {
            self.main_run(from, step, jumps);
        }
    }

    /// Whether a turn that is not forced may pay: the detour that would be as good on even ground is dearer.
    fn pays(&self, (x, y): (i64, i64), (dx, dy): Step, (side_x, side_y): Step) -> bool {
        let (beside, behind) = ((x + side_x, y + side_y), (x + side_x - dx, y + side_y - dy));
        let is_wall = |(x, y): (i64, i64)| self.ground.is_wall(x, y);
        let (here, penalty) = (self.penalty_at(x, y), |(x, y): (i64, i64)| self.penalty_at(x, y));
        if self.has_diagonals {
            !is_wall(beside)
                && !is_wall((x + dx, y + dy))
                && !is_wall((beside.0 + dx, beside.1 + dy))
                && penalty(beside) > here
        } else {
            !is_wall(beside) && !is_wall(behind) && penalty(behind) > here
        }
    }

    /// Whether the next cell is open and has another penalty.
    fn changes(&self, (x, y): (i64, i64), (dx, dy): Step) -> bool {
        !self.ground.is_wall(x + dx, y + dy) && self.penalty_at(x + dx, y + dy) != self.penalty_at(x, y)
    }

    /// Whether a diagonal run stops at a cell, or a vertical one where there are no diagonals.
    fn main_stops(&self, (x, y): (i64, i64), (dx, dy): Step) -> bool {
        if !self.has_penalties {
            return false;
        }
        let is_wall = |x: i64, y: i64| self.ground.is_wall(x, y);
        if dx == 0 {
            return self.changes((x, y), (dx, dy));
        }
        let cuts_corner = is_wall(x + dx, y) || is_wall(x, y + dy);
        let here = self.penalty_at(x, y);
        let rounds = |(beside_x, beside_y): Step, (on_x, on_y): Step| {
            !is_wall(x + beside_x, y + beside_y)
                && !is_wall(x + on_x, y + on_y)
                && !is_wall(x + beside_x + on_x, y + beside_y + on_y)
                && self.penalty_at(x + beside_x, y + beside_y) >= here + detour(self.ground)
        };
        !cuts_corner && self.changes((x, y), (dx, dy)) || rounds((-dx, 0), (0, dy)) || rounds((0, -dy), (dx, 0))
    }

    /// Straight on to the first jump point or the goal.
    fn side_run(&self, from: (i64, i64), main: i64, before: f64, (dx, dy): Step, jumps: &mut Vec<Jump>) {
        let mut penalties = before;
        for side in 1.. {
            let to = (from.0 + side * dx, from.1 + side * dy);
            if self.ground.is_wall(to.0, to.1) {
                return;
            }
            penalties += self.penalty_at(to.0, to.1);
            let turns = |across: &Step| {
                self.is_forced(to, (dx, dy), *across) || self.has_penalties && self.pays(to, (dx, dy), *across)
            };
            let is_jump_point = [(-dy, dx), (dy, -dx)].iter().any(turns) || self.changes(to, (dx, dy));
            if to == self.goal || is_jump_point {
                return jumps.push(Jump { to, arrival: (dx, dy), main, side, penalties });
            }
        }
    }

    /// Along a diagonal, or up or down if there are none, looking along both side directions from every cell.
    fn main_run(&self, from: (i64, i64), (dx, dy): Step, jumps: &mut Vec<Jump>) {
        let sides = if dx == 0 { [(1, 0), (-1, 0)] } else { [(dx, 0), (0, dy)] };
        let (mut at, mut penalties) = (from, 0.0);
        for main in 1.. {
            let next = (at.0 + dx, at.1 + dy);
            let cuts_corner = dx != 0 && (self.ground.is_wall(next.0, at.1) || self.ground.is_wall(at.0, next.1));
            if cuts_corner || self.ground.is_wall(next.0, next.1) {
                return;
            }
            at = next;
            penalties += self.penalty_at(at.0, at.1);
            if at == self.goal || self.main_stops(at, (dx, dy)) {
                return jumps.push(Jump { to: at, arrival: (dx, dy), main, side: 0, penalties });
            }
            for step in sides {
                self.side_run(at, main, penalties, step, jumps);
            }
        }
    }
}

/// Where the jumps from a cell lead, in the order in which they are found, and what each costs in units.
pub fn jumps_from(
    board: &Board,
    options: &Options,
    (x, y): (u32, u32),
    parent: Option<(u32, u32)>,
) -> Vec<(usize, f64)> {
    let ground = Ground::new(board, options);
    let goal = (i64::from(board.goal().0), i64::from(board.goal().1));
    let has_diagonals = options.diagonal != Diagonal::Never;
    let walker = Walker { ground: &ground, goal, has_diagonals, has_penalties: has_penalties(board, options) };
    // A jump ends with the longer of its runs where diagonal moves are allowed, else with the horizontal one.
    let arrival = parent.map(|(from_x, from_y)| {
        let (dx, dy) = (i64::from(x) - i64::from(from_x), i64::from(y) - i64::from(from_y));
        let is_across = if has_diagonals { dx.abs() > dy.abs() } else { dx != 0 };
        let is_along = if has_diagonals { dy.abs() > dx.abs() } else { dx == 0 };
        (if is_along { 0 } else { dx.signum() }, if is_across { 0 } else { dy.signum() })
    });
    let main = if has_diagonals { ground.diagonal } else { ground.straight };
    let jumps = walker.jumps((i64::from(x), i64::from(y)), arrival);
    let cost = |jump: &Jump| main * jump.main as f64 + ground.straight * jump.side as f64 + jump.penalties;
    jumps.iter().map(|jump| (ground.index((jump.to.0 as u32, jump.to.1 as u32)), cost(jump))).collect()
}

pub fn search(board: &Board, options: &Options) -> Outcome {
    let ground = Ground::new(board, options);
    let width = i64::from(board.width());
    let has_diagonals = options.diagonal != Diagonal::Never;
    let goal = (i64::from(board.goal().0), i64::from(board.goal().1));
    let walker = Walker { ground: &ground, goal, has_diagonals, has_penalties: has_penalties(board, options) };
    let (start, goal) = (ground.index(board.start()), ground.index(board.goal()));
    let (straight, diagonal) = (ground.straight, ground.diagonal);
    let count = board.cells().len();
    let (mut g, mut arrival, mut closed) = (vec![f64::INFINITY; count], vec![None; count], vec![false; count]);
    g[start] = 0.0;
    let mut opened = 1;
    let mut open: Vec<(usize, i64)> = vec![(start, 0)];
    let mut out = Outcome::default();
    while !open.is_empty() && !out.found {
        let rank = |(cell, opened): (usize, i64)| {
            let h = ground.h(cell, goal);
            let f = g[cell] + options.weight * h;
            match options.tie_break {
                TieBreak::LowH => (f, h, opened),
                TieBreak::HighH => (f, -h, opened),
                TieBreak::Lifo => (f, 0.0, -opened),
                _ => (f, 0.0, opened),
            }
        };
        let first = (0..open.len()).min_by(|a, b| rank(open[*a]).partial_cmp(&rank(open[*b])).unwrap()).unwrap();
        let (cell, _) = open.remove(first);
        closed[cell] = true;
        out.expanded.push(cell);
        if cell == goal {
            out.found = true;
            break;
        }
        let from = (cell as i64 % width, cell as i64 / width);
        for jump in walker.jumps(from, arrival[cell]) {
            let to = (jump.to.1 * width + jump.to.0) as usize;
            let main = if has_diagonals { diagonal } else { straight };
            let through = g[cell] + main * jump.main as f64 + straight * jump.side as f64 + jump.penalties;
            if closed[to] || through >= g[to] {
                continue;
            }
            (g[to], arrival[to]) = (through, Some(jump.arrival));
            if open.iter().all(|(known, _)| *known != to) {
                open.push((to, opened));
                opened += 1;
                out.found |= to == goal && options.stop_when == StopWhen::GoalOpened;
            }
        }
    }
    out.cost = out.found.then_some(g[goal]);
    out
}
