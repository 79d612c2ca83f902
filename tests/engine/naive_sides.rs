//! Bidirectional A* as its paper describes it, with two lists that are scanned in every round. The sides take turns.
//! Shares no code with the engine; gives the order in which cells are expanded, and what each side knows of them.

use crate::naive::Ground;
use starstep::{Board, Options, StopWhen, TieBreak};

/// What a side knows of a cell.
#[derive(Debug, Clone, Copy, Default)]
pub struct Known {
    pub g: Option<f64>,
    pub parent: Option<usize>,
    pub is_open: bool,
    pub is_closed: bool,
}

#[derive(Debug)]
pub struct Outcome {
    pub expanded: Vec<usize>,
    /// The cost of the best path on which the sides have met, in units.
    pub best: Option<f64>,
    /// The cell on which they met when that path was first found.
    pub met: Option<usize>,
    /// By side and cell, the search from the start first.
    pub sides: [Vec<Known>; 2],
    /// Whether the last expansion took a cell and looked no further.
    pub is_left_alone: bool,
    /// When either side first opened a cell.
    pub opened: Vec<Option<i64>>,
}

/// A search of two sides while it runs.
struct Search<'a> {
    ground: Ground<'a>,
    options: &'a Options,
    ends: [usize; 2],
    openings: i64,
    floors: [f64; 2],
    out: Outcome,
}

pub fn search_until(board: &Board, options: &Options, last: u64) -> Outcome {
    let ground = Ground::new(board, options);
    let ends = [ground.index(board.start()), ground.index(board.goal())];
    let count = board.cells().len();
    let sides = [vec![Known::default(); count], vec![Known::default(); count]];
    let opened = vec![None; count];
    let out = Outcome { expanded: Vec::new(), best: None, met: None, sides, is_left_alone: false, opened };
    let mut search = Search { ground, options, ends, openings: 0, floors: [0.0; 2], out };
    for side in [0, 1] {
        search.open(side, ends[side], 0.0, None);
        search.floors[side] = search.estimate(side, ends[side]);
    }
    (search.out.best, search.out.met) = (ends[0] == ends[1]).then_some((0.0, ends[0])).unzip();
    while (search.out.expanded.len() as u64) < last && search.turn() {}
    search.out
}

impl Outcome {
    /// The cells from start to goal through the one on which the sides met.
    pub fn path(&self) -> Vec<usize> {
        let [ahead, back] = [0, 1].map(|side| {
            std::iter::successors(self.met, |cell: &usize| self.sides[side][*cell].parent).collect::<Vec<_>>()
        });
        ahead.into_iter().rev().chain(back.into_iter().skip(1)).collect()
    }
}

impl Search<'_> {
    fn estimate(&self, side: usize, cell: usize) -> f64 {
        self.options.weight * self.ground.h(cell, self.ends[1 - side])
    }

    fn g(&self, side: usize, cell: usize) -> f64 {
        self.out.sides[side][cell].g.unwrap()
    }

    fn open(&mut self, side: usize, cell: usize, g: f64, parent: Option<usize>) {
        self.out.sides[side][cell] = Known { g: Some(g), parent, is_open: true, is_closed: false };
        if self.out.opened[cell].is_none() {
            self.out.opened[cell] = Some(self.openings);
            self.openings += 1;
        }
    }

    /// The open cell of a side that leaves first, among those that no side has closed.
    fn first(&self, side: usize) -> Option<usize> {
        let is_closed = |cell: usize| self.out.sides.iter().any(|known| known[cell].is_closed);
        let rank = |cell: usize| {
            let (f, h) = (self.g(side, cell) + self.estimate(side, cell), self.ground.h(cell, self.ends[1 - side]));
            let opened = self.out.opened[cell].unwrap();
            match self.options.tie_break {
                TieBreak::LowH => (f, h, opened),
                TieBreak::HighH => (f, -h, opened),
                TieBreak::Lifo => (f, 0.0, -opened),
                _ => (f, 0.0, opened),
            }
        };
        let open = (0..self.out.opened.len()).filter(|cell| self.out.sides[side][*cell].is_open && !is_closed(*cell));
        open.min_by(|a, b| rank(*a).partial_cmp(&rank(*b)).unwrap())
    }

    fn rules_out(&self, cost: f64) -> bool {
        self.out.best.is_some_and(|best| cost >= best)
    }

    /// One expansion; returns whether another may follow.
    fn turn(&mut self) -> bool {
        let side = self.out.expanded.len() % 2;
        let cell = self.first(side).unwrap();
        let known = &mut self.out.sides[side][cell];
        (known.is_open, known.is_closed) = (false, true);
        self.out.expanded.push(cell);
        let (g, other) = (self.g(side, cell), 1 - side);
        let is_useless = self.rules_out(g + self.estimate(side, cell))
            || self.rules_out(g + self.floors[other] - self.estimate(other, cell));
        self.out.is_left_alone = is_useless;
        let has_met = !is_useless && self.expand(side, cell, g);
        !(has_met && self.options.stop_when == StopWhen::GoalOpened) && self.has_hope(0) && self.has_hope(1)
    }

    fn has_hope(&mut self, side: usize) -> bool {
        let Some(cell) = self.first(side) else { return false };
        self.floors[side] = self.g(side, cell) + self.estimate(side, cell);
        !self.rules_out(self.floors[side])
    }

    fn expand(&mut self, side: usize, cell: usize, g: f64) -> bool {
        let mut has_met = false;
        for (next, cost) in self.ground.moves(cell) {
            let g = g + cost + self.ground.penalty(if side == 0 { next } else { cell });
            let (known, beyond) = (self.out.sides[side][next], self.out.sides[1 - side][next]);
            let is_better = known.g.is_none_or(|old| g < old);
            let may_change = !known.is_open || self.options.improve_open;
            if !is_better || !may_change || known.is_closed || beyond.is_closed {
                continue;
            }
            self.open(side, next, g, Some(cell));
            if let Some(rest) = beyond.g.filter(|_| beyond.is_open) {
                if self.out.best.is_none_or(|best| g + rest < best) {
                    (self.out.best, self.out.met) = (Some(g + rest), Some(next));
                }
                has_met = true;
            }
        }
        has_met
    }
}
