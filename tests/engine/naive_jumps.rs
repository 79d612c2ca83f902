//! Jump point search as a textbook would write it: cell by cell, without bits, with nothing kept from search to search.
//! Shares no code with the engine; gives the order in which jump points are expanded.

use crate::naive::Ground;
use starstep::{Board, Diagonal, Options, StopWhen, TieBreak};

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
}

struct Walker<'a> {
    ground: &'a Ground<'a>,
    goal: (i64, i64),
    has_diagonals: bool,
}

impl Walker<'_> {
    fn jumps(&self, from: (i64, i64), arrival: Option<Step>) -> Vec<Jump> {
        let mut jumps = Vec::new();
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
            self.side_run(from, 0, step, jumps);
        } else {
            self.main_run(from, step, jumps);
        }
    }

    /// Straight on to the first jump point or the goal.
    fn side_run(&self, from: (i64, i64), main: i64, (dx, dy): Step, jumps: &mut Vec<Jump>) {
        for side in 1.. {
            let to = (from.0 + side * dx, from.1 + side * dy);
            if self.ground.is_wall(to.0, to.1) {
                return;
            }
            let is_jump_point = [(-dy, dx), (dy, -dx)].iter().any(|across| self.is_forced(to, (dx, dy), *across));
            if to == self.goal || is_jump_point {
                return jumps.push(Jump { to, arrival: (dx, dy), main, side });
            }
        }
    }

    /// Along a diagonal, or up or down if there are none, looking along both side directions from every cell.
    fn main_run(&self, from: (i64, i64), (dx, dy): Step, jumps: &mut Vec<Jump>) {
        let sides = if dx == 0 { [(1, 0), (-1, 0)] } else { [(dx, 0), (0, dy)] };
        let mut at = from;
        for main in 1.. {
            let next = (at.0 + dx, at.1 + dy);
            let cuts_corner = dx != 0 && (self.ground.is_wall(next.0, at.1) || self.ground.is_wall(at.0, next.1));
            if cuts_corner || self.ground.is_wall(next.0, next.1) {
                return;
            }
            at = next;
            if at == self.goal {
                return jumps.push(Jump { to: at, arrival: (dx, dy), main, side: 0 });
            }
            for step in sides {
                self.side_run(at, main, step, jumps);
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
    let walker = Walker { ground: &ground, goal, has_diagonals };
    // A jump ends with the longer of its runs where diagonal moves are allowed, else with the horizontal one.
    let arrival = parent.map(|(from_x, from_y)| {
        let (dx, dy) = (i64::from(x) - i64::from(from_x), i64::from(y) - i64::from(from_y));
        let is_across = if has_diagonals { dx.abs() > dy.abs() } else { dx != 0 };
        let is_along = if has_diagonals { dy.abs() > dx.abs() } else { dx == 0 };
        (if is_along { 0 } else { dx.signum() }, if is_across { 0 } else { dy.signum() })
    });
    let main = if has_diagonals { ground.diagonal } else { ground.straight };
    let jumps = walker.jumps((i64::from(x), i64::from(y)), arrival);
    let cost = |jump: &Jump| main * jump.main as f64 + ground.straight * jump.side as f64;
    jumps.iter().map(|jump| (ground.index((jump.to.0 as u32, jump.to.1 as u32)), cost(jump))).collect()
}

pub fn search(board: &Board, options: &Options) -> Outcome {
    let ground = Ground::new(board, options);
    let width = i64::from(board.width());
    let has_diagonals = options.diagonal != Diagonal::Never;
    let goal = (i64::from(board.goal().0), i64::from(board.goal().1));
    let walker = Walker { ground: &ground, goal, has_diagonals };
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
            let through = g[cell] + main * jump.main as f64 + straight * jump.side as f64;
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
