//! The search as a tutorial would write it, straight from the definition of the options: one list, scanned in every
//! round. Shares no code with the engine; gives the order in which cells are expanded.

use starstep::{Algorithm, Board, CostModel, Diagonal, HeuristicKind, NeighborOrder, Options, StopWhen, TieBreak};

#[derive(Default, Debug, PartialEq)]
pub struct Outcome {
    pub expanded: Vec<usize>,
    pub found: bool,
    pub generated: u64,
    pub improved: u64,
    pub reopened: u64,
    pub open_peak: u64,
    /// What is known of each cell, if anything.
    pub cells: Vec<Cell>,
    /// What an open list would have to do.
    pub list: Vec<Call>,
}

#[derive(Default, Debug, PartialEq, Clone)]
pub struct Cell {
    pub g: Option<f64>,
    /// The moves and penalties that make this g.
    pub way: Way,
    pub f: Option<f64>,
    pub parent: Option<usize>,
    pub is_open: bool,
    pub is_closed: bool,
    /// The expansions that did something to it.
    pub opened_at: Option<u64>,
    pub closed_at: Option<u64>,
    pub improved_at: Vec<u64>,
    pub reopened_at: Vec<u64>,
}

/// How many straight and how many diagonal moves, and the sum of the penalties of the cells that they enter.
#[derive(Default, Debug, PartialEq, Clone, Copy)]
pub struct Way {
    pub straight: f64,
    pub diagonal: f64,
    pub penalty: f64,
}

impl Way {
    /// This way and a move more, to a neighbor.
    pub fn and(mut self, ground: &Ground, from: usize, to: usize) -> Self {
        let width = ground.board.width() as usize;
        let is_straight = from % width == to % width || from / width == to / width;
        *(if is_straight { &mut self.straight } else { &mut self.diagonal }) += 1.0;
        self.penalty += ground.penalty(to) / ground.tenth;
        self
    }
}

/// A request to an open list, with the rank of the entry: the smallest leaves first.
#[derive(Debug, PartialEq, Clone, Copy)]
pub enum Call {
    Put(usize, Rank),
    /// The entry now has this rank instead of its old one.
    Improve(usize, Rank),
    Take(usize),
}

pub type Rank = (f64, f64, i64);

struct Listed {
    cell: usize,
    opened: i64,
}

/// The rules of a search on a board, in the engine's units for `sqrt2`: all sums are whole numbers, which floats keep
/// exactly.
pub struct Ground<'a> {
    pub board: &'a Board,
    pub options: &'a Options,
    pub straight: f64,
    pub diagonal: f64,
    pub tenth: f64,
}

impl<'a> Ground<'a> {
    pub fn new(board: &'a Board, options: &'a Options) -> Self {
        let (straight, diagonal, tenth) = match options.costs {
            CostModel::Sqrt2 => (1970.0, 2786.0, 197.0),
            CostModel::TenTen => (10.0, 10.0, 1.0),
            _ => (10.0, 14.0, 1.0),
        };
        Self { board, options, straight, diagonal, tenth }
    }

    pub fn index(&self, (x, y): (u32, u32)) -> usize {
        y as usize * self.board.width() as usize + x as usize
    }

    pub fn is_wall(&self, x: i64, y: i64) -> bool {
        let (width, height) = (i64::from(self.board.width()), i64::from(self.board.height()));
        x < 0 || y < 0 || x >= width || y >= height || self.board.cells()[(y * width + x) as usize] == 255
    }

    /// The estimated cost from one cell to another.
    pub fn h(&self, from: usize, to: usize) -> f64 {
        let width = self.board.width() as usize;
        let (dx, dy) = ((from % width).abs_diff(to % width) as f64, (from / width).abs_diff(to / width) as f64);
        let (straight, diagonal, line) = (self.straight, self.diagonal, (dx * dx + dy * dy).sqrt());
        match self.options.heuristic {
            _ if matches!(self.options.algorithm, Algorithm::Dijkstra | Algorithm::BreadthFirst) => 0.0,
            HeuristicKind::Auto if self.options.diagonal == Diagonal::Never => straight * (dx + dy),
            HeuristicKind::Auto if self.options.costs == CostModel::TenTen => straight * dx.max(dy),
            HeuristicKind::Octile if self.options.costs == CostModel::TenTen => 10.0 * dx.max(dy) + 4.0 * dx.min(dy),
            HeuristicKind::Auto | HeuristicKind::Octile => diagonal * dx.min(dy) + straight * (dx.max(dy) - dx.min(dy)),
            HeuristicKind::Manhattan => straight * (dx + dy),
            HeuristicKind::Chebyshev => straight * dx.max(dy),
            HeuristicKind::FlooredEuclidean => straight * line.floor(),
            HeuristicKind::Euclidean if self.options.costs == CostModel::Sqrt2 => diagonal / 2_f64.sqrt() * line,
            HeuristicKind::Euclidean => straight * line,
            _ => 0.0,
        }
    }

    /// Where the moves from a cell lead, in neighbor order, and what each costs without the penalty of either cell.
    pub fn moves(&self, cell: usize) -> Vec<(usize, f64)> {
        let width = i64::from(self.board.width());
        let (x, y) = (cell as i64 % width, cell as i64 / width);
        let allowed_walls = match self.options.diagonal {
            Diagonal::Never => -1,
            Diagonal::NoCornerCutting => 0,
            Diagonal::AtMostOneObstacle => 1,
            _ => 2,
        };
        let mut moves = Vec::new();
        for (dx, dy) in order(self.options.neighbor_order) {
            let walls_beside = i32::from(self.is_wall(x + dx, y)) + i32::from(self.is_wall(x, y + dy));
            if self.is_wall(x + dx, y + dy) || dx * dy != 0 && walls_beside > allowed_walls {
                continue;
            }
            let cost = if dx * dy == 0 { self.straight } else { self.diagonal };
            moves.push((((y + dy) * width + x + dx) as usize, cost));
        }
        moves
    }

    /// The cost of entering a cell on top of the move.
    pub fn penalty(&self, cell: usize) -> f64 {
        if self.options.penalties { self.tenth * f64::from(self.board.cells()[cell]) } else { 0.0 }
    }
}

pub fn search(board: &Board, options: &Options) -> Outcome {
    search_until(board, options, u64::MAX)
}

/// The same up to a number of expansions.
pub fn search_until(board: &Board, options: &Options, last: u64) -> Outcome {
    let ground = Ground::new(board, options);
    let (start, goal) = (ground.index(board.start()), ground.index(board.goal()));
    let breadth_first = options.algorithm == Algorithm::BreadthFirst;
    let f = |cell: usize, g: f64| match options.algorithm {
        Algorithm::AStar => g + options.weight * ground.h(cell, goal),
        Algorithm::Dijkstra => g,
        Algorithm::Greedy => ground.h(cell, goal),
        _ => 0.0,
    };
    let rank = |entry: &Listed, g: f64| {
        let f = f(entry.cell, g);
        match options.tie_break {
            _ if breadth_first => (0.0, 0.0, entry.opened),
            TieBreak::LowH => (f, ground.h(entry.cell, goal), entry.opened),
            TieBreak::HighH => (f, -ground.h(entry.cell, goal), entry.opened),
            TieBreak::Lifo => (f, 0.0, -entry.opened),
            _ => (f, 0.0, entry.opened),
        }
    };
    let mut out = Outcome { cells: vec![Cell::default(); board.cells().len()], ..Outcome::default() };
    let mut opened = 1;
    let mut open = vec![Listed { cell: start, opened: 0 }];
    out.cells[start] = Cell { g: Some(0.0), is_open: true, opened_at: Some(0), ..Cell::default() };
    out.cells[start].f = Some(if breadth_first { 0.0 } else { f(start, 0.0) });
    out.list.push(Call::Put(start, rank(&open[0], 0.0)));
    (out.generated, out.open_peak) = (1, 1);
    while !open.is_empty() && !out.found && (out.expanded.len() as u64) < last {
        let rank_of = |entry: &Listed| rank(entry, out.cells[entry.cell].g.unwrap());
        let first =
            (0..open.len()).min_by(|a, b| rank_of(&open[*a]).partial_cmp(&rank_of(&open[*b])).unwrap()).unwrap();
        let cell = open.remove(first).cell;
        out.list.push(Call::Take(cell));
        out.expanded.push(cell);
        let now = out.expanded.len() as u64;
        (out.cells[cell].is_open, out.cells[cell].is_closed) = (false, true);
        out.cells[cell].closed_at = Some(now);
        if cell == goal {
            out.found = true;
            break;
        }
        for (next, cost) in ground.moves(cell) {
            let g = out.cells[cell].g.unwrap() + cost + ground.penalty(next);
            let way = out.cells[cell].way.and(&ground, cell, next);
            let known = &mut out.cells[next];
            let better = known.g.is_none_or(|old| g < old);
            let take = if known.is_open {
                better && options.improve_open && !breadth_first
            } else {
                !known.is_closed || better && options.reopen_closed && !breadth_first
            };
            if !take {
                continue;
            }
            (known.g, known.way, known.parent) = (Some(g), way, Some(cell));
            if known.is_open {
                out.improved += 1;
                known.improved_at.push(now);
                let entry = open.iter().find(|entry| entry.cell == next).unwrap();
                out.list.push(Call::Improve(next, rank(entry, g)));
            } else {
                if known.is_closed {
                    out.reopened += 1;
                    known.reopened_at.push(now);
                } else {
                    out.generated += 1;
                    known.opened_at = Some(now);
                }
                (known.is_open, known.is_closed) = (true, false);
                open.push(Listed { cell: next, opened });
                out.list.push(Call::Put(next, rank(open.last().unwrap(), g)));
                opened += 1;
                out.open_peak = out.open_peak.max(open.len() as u64);
                out.found |= next == goal && options.stop_when == StopWhen::GoalOpened;
            }
            // Breadth-first search takes cells as they were opened, and that number is shown as f.
            known.f = Some(if breadth_first { known.f.unwrap_or((opened - 1) as f64) } else { f(next, g) });
        }
    }
    out
}

fn order(order: NeighborOrder) -> [(i64, i64); 8] {
    match order {
        NeighborOrder::RowMajor => [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)],
        NeighborOrder::ColumnMajor => [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)],
        NeighborOrder::ColumnMajorUp => [(-1, 1), (-1, 0), (-1, -1), (0, 1), (0, -1), (1, 1), (1, 0), (1, -1)],
        NeighborOrder::Clockwise => [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)],
        _ => [(0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)],
    }
}
