//! The order of the open list, and what may be taken next, compared with naive searches.

use crate::habits::Heap;
use crate::indexes::Indexes;
use crate::naive::{self, Ground, Rank};
use crate::naive_sides;
use crate::random::{any_options, options, playable_boards, with_plain_heap};
use crate::taken::open_at;
use proptest::prelude::*;
use starstep::{
    Algorithm, Became, Board, CellState, CostModel, HeuristicKind, OpenListKind, Options, Side, Solver, Status,
    TieBreak,
};

/// A solver at a position of its record, reached in one of several ways; the last leaves the record as long as it is.
fn at_a_position(board: &Board, options: &Options, share: f64, way: u8) -> Solver {
    let mut solver = Solver::from_board(board.clone());
    solver.configure(options.clone());
    solver.run().unwrap();
    let position = (share * (solver.length() + 1) as f64) as u64;
    match way % 4 {
        0 => solver.seek(0).unwrap(),
        1 => solver.seek(position.saturating_sub(1)).unwrap(),
        2 => {}
        _ => {
            solver.reset();
            solver.step(position).unwrap();
            return solver;
        }
    }
    solver.seek(position.min(solver.length())).unwrap();
    solver
}

/// The cell that the next step takes.
fn next_of(solver: &Solver) -> Option<u32> {
    let (mut other, before) = (solver.clone(), solver.position());
    other.step(1).unwrap();
    (other.position() > before).then(|| other.current_index()).flatten()
}

/// What is said of the order, given the whole of it and how many at its head are tied.
fn check_order(solver: &Solver, expected: &[u32], tied: usize, limit: usize) -> Result<(), TestCaseError> {
    prop_assert_eq!(&solver.open_indexes(usize::MAX, None).unwrap(), expected);
    prop_assert_eq!(solver.open_indexes(limit, None).unwrap(), &expected[..limit.min(expected.len())]);
    for cell in 0..solver.board().cells().len() as u32 {
        let (x, y) = solver.board().coord_of_cell(cell);
        let place = expected.iter().position(|other| *other == cell).map(|place| place as u64);
        prop_assert_eq!(solver.ahead(x, y).unwrap(), place);
    }
    let mut head = expected[..tied].to_vec();
    head.sort_unstable();
    prop_assert_eq!(solver.tied_indexes().unwrap(), head);
    if solver.status() == Status::Searching {
        prop_assert_eq!(next_of(solver), expected.first().copied());
    }
    Ok(())
}

/// Cells in the order of their ranks, and how many of them may be taken first.
fn sorted(options: &Options, mut open: Vec<(usize, Rank)>) -> (Vec<u32>, usize) {
    open.sort_by(|a, b| a.1.partial_cmp(&b.1).unwrap());
    let is_tied =
        |rank: &Rank| options.algorithm != Algorithm::BreadthFirst && (rank.0, rank.1) == (open[0].1.0, open[0].1.1);
    let tied = open.iter().enumerate().take_while(|(place, entry)| *place == 0 || is_tied(&entry.1)).count();
    (open.iter().map(|entry| entry.0 as u32).collect(), tied)
}

/// The open list of a search, kept by someone who is told what every expansion does.
struct Kept<'a> {
    ground: Ground<'a>,
    options: &'a Options,
    goal: usize,
    heap: Heap,
    /// The cells of an unsorted list.
    unsorted: Vec<usize>,
    openings: usize,
}

impl<'a> Kept<'a> {
    fn new(board: &'a Board, options: &'a Options) -> Self {
        let ground = Ground::new(board, options);
        let (start, goal) = (ground.index(board.start()), ground.index(board.goal()));
        let heap = Heap::new(board.cells().len(), options.swap_equal);
        let mut kept = Self { ground, options, goal, heap, unsorted: Vec::new(), openings: 0 };
        kept.push(start, 0.0);
        kept
    }

    fn worth(&self, cell: usize, g: f64) -> (f64, f64) {
        let h = self.ground.h(cell, self.goal);
        let f = match self.options.algorithm {
            Algorithm::Greedy => h,
            Algorithm::BreadthFirst => 0.0,
            _ => g + self.options.weight * h,
        };
        let tie = match self.options.tie_break {
            TieBreak::LowH => h,
            TieBreak::HighH => -h,
            _ => 0.0,
        };
        if self.options.algorithm == Algorithm::Dijkstra { (g, 0.0) } else { (f, tie) }
    }

    fn push(&mut self, cell: usize, g: f64) {
        self.heap.worth[cell] = self.worth(cell, g);
        let newest_first =
            self.options.tie_break == TieBreak::Lifo && self.options.algorithm != Algorithm::BreadthFirst;
        self.heap.opened[cell] = if newest_first { usize::MAX - 1 - self.openings } else { self.openings };
        self.openings += 1;
        self.heap.cells.push(cell);
        self.heap.up(self.heap.cells.len() - 1);
        self.unsorted.push(cell);
    }

    fn improve(&mut self, cell: usize, g: f64) {
        self.heap.worth[cell] = self.worth(cell, g);
        if self.options.decrease_key {
            let place = self.heap.cells.iter().position(|entry| *entry == cell).unwrap();
            self.heap.up(place);
        }
    }

    fn take(&mut self, cell: usize) {
        if self.options.open_list == OpenListKind::BinaryHeap {
            assert_eq!(self.heap.pop(), cell);
        } else {
            self.heap.cells.retain(|other| *other != cell);
        }
        let place = self.unsorted.iter().position(|other| *other == cell).unwrap();
        self.unsorted.swap_remove(place);
    }

    /// The cells in the order of leaving.
    fn order(mut self) -> Vec<u32> {
        let mut order = Vec::new();
        if self.options.open_list == OpenListKind::BinaryHeap {
            while !self.heap.cells.is_empty() {
                order.push(self.heap.pop() as u32);
            }
            return order;
        }
        let Heap { worth, opened, .. } = &self.heap;
        self.unsorted.sort_by(|a, b| (worth[*a], opened[*a]).partial_cmp(&(worth[*b], opened[*b])).unwrap());
        self.unsorted.iter().map(|cell| *cell as u32).collect()
    }

    /// Follows the record of a search up to its position.
    fn follow(&mut self, solver: &Solver) {
        let scale = if self.options.costs == CostModel::Sqrt2 { 1970.0 } else { 1.0 };
        let mut other = solver.clone();
        for step in 1..=solver.position() {
            other.seek(step).unwrap();
            self.take(other.current_index().unwrap() as usize);
            for look in other.looks().unwrap() {
                let (cell, g) = (self.ground.index(look.cell), (look.g.unwrap_or(0.0) * scale).round());
                match look.became {
                    Became::Opened | Became::Reopened => self.push(cell, g),
                    Became::Improved => self.improve(cell, g),
                    _ => {}
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn open_cells_are_in_the_order_of_a_naive_list(
        board in playable_boards(), options in options(), share in 0.0..=1.0_f64, way in any::<u8>(), limit in 0..9_usize
    ) {
        let options = with_plain_heap(&options);
        let solver = at_a_position(&board, &options, share, way);
        let naive = naive::search(&board, &options);
        let (expected, tied) = sorted(&options, open_at(&naive.list, solver.position() + 1));
        let tied = if solver.status() == Status::Searching { tied } else { 0 };
        check_order(&solver, &expected, tied, limit)?;
        prop_assert_eq!(solver.open_indexes(limit, Some(Side::Start)).unwrap(), solver.open_indexes(limit, None).unwrap());
        prop_assert!(solver.open_indexes(limit, Some(Side::Goal)).unwrap().is_empty());
    }

    /// With heaps of any habits: the order is that of a heap that is told what happens.
    #[test]
    fn a_heap_has_the_order_and_the_places_of_one_written_by_hand(
        board in playable_boards(), options in options(), share in 0.0..=1.0_f64, way in any::<u8>(), limit in 0..9_usize
    ) {
        let mut options = options;
        if options.algorithm == Algorithm::BreadthFirst || options.open_list != OpenListKind::BinaryHeap {
            options = with_plain_heap(&options);
        }
        let solver = at_a_position(&board, &options, share, way);
        let mut kept = Kept::new(&board, &options);
        kept.follow(&solver);
        let is_end = solver.position() == solver.length();
        let places = |cells: &[usize]| is_end.then(|| cells.iter().map(|cell| *cell as u32).collect::<Vec<_>>());
        let stored = solver.stored_indexes(None).unwrap();
        match options.open_list {
            OpenListKind::BinaryHeap => prop_assert_eq!(stored, places(&kept.heap.cells)),
            OpenListKind::UnsortedList => prop_assert_eq!(stored, places(&kept.unsorted)),
            _ => prop_assert_eq!(stored, is_end.then(|| solver.open_indexes(usize::MAX, None).unwrap())),
        }
        let worth = kept.heap.worth.clone();
        let expected = kept.order();
        let tied: Vec<u32> = if solver.status() == Status::Searching && options.algorithm != Algorithm::BreadthFirst {
            let is_tied = |cell: u32| worth[cell as usize] == worth[expected[0] as usize];
            (0..board.cells().len() as u32).filter(|cell| expected.contains(cell) && is_tied(*cell)).collect()
        } else {
            solver.tied_indexes().unwrap()
        };
        prop_assert_eq!(solver.tied_indexes().unwrap(), tied);
        prop_assert_eq!(solver.open_indexes(limit, None).unwrap(), &expected[..limit.min(expected.len())]);
        for (place, cell) in (0..).zip(&expected) {
            let (x, y) = board.coord_of_cell(*cell);
            prop_assert_eq!(solver.ahead(x, y).unwrap(), Some(place));
        }
        if solver.status() == Status::Searching {
            prop_assert_eq!(next_of(&solver), expected.first().copied());
        }
    }

    #[test]
    fn two_sides_have_a_list_each_and_take_turns(
        board in playable_boards(), options in options(), share in 0.0..=1.0_f64, way in any::<u8>(), limit in 0..9_usize
    ) {
        let options = Options { algorithm: Algorithm::BidirectionalAStar, ..options };
        let solver = at_a_position(&board, &options, share, way);
        let now = naive_sides::search_until(&board, &options, solver.position());
        let ground = Ground::new(&board, &options);
        let ends = [ground.index(board.start()), ground.index(board.goal())];
        let listed = |side: usize| {
            let is_open = |cell: &usize| now.sides[side][*cell].is_open && !now.sides[1 - side][*cell].is_closed;
            let open = (0..board.cells().len()).filter(is_open).map(|cell| {
                let (h, opened) = (ground.h(cell, ends[1 - side]), now.opened[cell].unwrap());
                let f = now.sides[side][cell].g.unwrap() + options.weight * h;
                let rank = match options.tie_break {
                    TieBreak::LowH => (f, h, opened),
                    TieBreak::HighH => (f, -h, opened),
                    TieBreak::Lifo => (f, 0.0, -opened),
                    _ => (f, 0.0, opened),
                };
                (cell, rank)
            });
            sorted(&options, open.collect())
        };
        let lists = [listed(0), listed(1)];
        for side in [0, 1] {
            let cells = solver.open_indexes(limit, Some([Side::Start, Side::Goal][side])).unwrap();
            prop_assert_eq!(cells, &lists[side].0[..limit.min(lists[side].0.len())]);
            // What the other side has closed stays in the structure until it gets to its head.
            if let Some(stored) = solver.stored_indexes(Some([Side::Start, Side::Goal][side])).unwrap() {
                let is_stored = |cell: &u32| stored.contains(cell);
                prop_assert!(lists[side].0.iter().all(is_stored) && stored.iter().all(|cell| now.sides[side][*cell as usize].is_open));
            }
        }
        let turn = solver.position() as usize % 2;
        let mut waiting = lists.clone().map(|list| list.0);
        let (mut order, mut side) = (Vec::new(), turn);
        while waiting.iter().any(|list| !list.is_empty()) {
            if !waiting[side].is_empty() {
                let cell = waiting[side].remove(0);
                waiting[1 - side].retain(|other| *other != cell);
                order.push(cell);
            }
            side = 1 - side;
        }
        let mut tied = lists[turn].0[..lists[turn].1].to_vec();
        tied.sort_unstable();
        prop_assert_eq!(solver.tied_indexes().unwrap(), if solver.status() == Status::Searching { tied } else { Vec::new() });
        prop_assert_eq!(&solver.open_indexes(usize::MAX, None).unwrap(), &order);
        prop_assert_eq!(solver.open_indexes(limit, None).unwrap(), &order[..limit.min(order.len())]);
        for (place, cell) in (0..).zip(&order) {
            let (x, y) = board.coord_of_cell(*cell);
            prop_assert_eq!(solver.ahead(x, y).unwrap(), Some(place));
        }
        if solver.status() == Status::Searching {
            prop_assert_eq!(next_of(&solver), order.first().copied());
        }
    }

    /// For any search, jumps included: the list is of all open cells, by what is known of each, and begins with the next.
    #[test]
    fn every_list_begins_with_the_cell_that_is_taken_next(
        board in playable_boards(), options in any_options(), share in 0.0..=1.0_f64, way in any::<u8>(), fastest in any::<bool>()
    ) {
        let mut options = options;
        if fastest && options.algorithm == Algorithm::JumpPoint {
            options.algorithm = Algorithm::Fastest;
        }
        let solver = at_a_position(&board, &options, share, way);
        let order = solver.open_indexes(usize::MAX, None).unwrap();
        let (next, tied) = (next_of(&solver), solver.tied_indexes().unwrap());
        if solver.status() == Status::Searching {
            prop_assert_eq!(solver.open_indexes(1, None).unwrap().first().copied(), next);
            prop_assert!(next.is_some_and(|next| tied.contains(&next)) && order.first().copied() == next);
        } else {
            prop_assert!(tied.is_empty());
        }
        let mut cells = order.clone();
        cells.sort_unstable();
        let open = (0..).zip(solver.states()).filter(|(_, state)| **state == CellState::Open as u8).map(|(cell, _)| cell);
        prop_assert_eq!(cells, open.collect::<Vec<u32>>());
        if [Algorithm::JumpPoint, Algorithm::Fastest].contains(&options.algorithm) {
            let is_rounded = options.algorithm == Algorithm::JumpPoint
                && options.costs == CostModel::Sqrt2
                && options.heuristic == HeuristicKind::Euclidean;
            let ground = Ground::new(&board, &options);
            let goal = ground.index(board.goal());
            let keys = order.iter().map(|cell| {
                let (x, y) = board.coord_of_cell(*cell);
                let node = solver.node(x, y).unwrap();
                // In `sqrt2` Euclidean distances are told with √2 itself, and compared in units, which are a hair shorter.
                let [f, h] = if is_rounded {
                    let h = ground.h(*cell as usize, goal);
                    [(node.g.unwrap() * 1970.0).round() + options.weight * h, h]
                } else {
                    [node.f.unwrap(), node.h]
                };
                (f, h, node.history.opened_at)
            });
            let keys: Vec<_> = keys.collect();
            let tie_break = if options.algorithm == Algorithm::Fastest { TieBreak::LowH } else { options.tie_break };
            prop_assert!(keys.windows(2).all(|pair| in_order(tie_break, pair[0], pair[1])), "{keys:?}");
        }
    }
}

type Seen = (f64, f64, Option<u64>);

fn is_near(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-6 * a.abs().max(b.abs()).max(1e-3)
}

/// Whether a cell may leave before another, as far as their numbers tell; equal ones are opened one after the other.
fn in_order(tie_break: TieBreak, (f, h, opened): Seen, (next_f, next_h, next_opened): Seen) -> bool {
    let by_opening = if tie_break == TieBreak::Lifo { opened >= next_opened } else { opened <= next_opened };
    let by_h = match tie_break {
        TieBreak::LowH if !is_near(h, next_h) => h < next_h,
        TieBreak::HighH if !is_near(h, next_h) => h > next_h,
        _ => by_opening,
    };
    // In `sqrt2`, what is equal in units may differ a little in the sum.
    f < next_f && !is_near(f, next_f) || is_near(f, next_f) && (by_h || f < next_f)
}

#[test]
fn before_a_search_begins_no_cell_waits() {
    let mut solver = Solver::new(4, 3).unwrap();
    assert_eq!(solver.open_indexes(9, None), Ok(Vec::new()));
    assert_eq!((solver.ahead(0, 0), solver.stored_indexes(None)), (Ok(None), Ok(None)));
    assert!(solver.tied_indexes().unwrap().is_empty() && solver.looks().unwrap().is_empty());
    solver.begin().unwrap();
    assert_eq!((solver.open_indexes(9, None), solver.tied_indexes()), (Ok(vec![0]), Ok(vec![0])));
    assert_eq!((solver.ahead(0, 0), solver.stored_indexes(None)), (Ok(Some(0)), Ok(Some(vec![0]))));
    assert_eq!(solver.ahead(4, 0).unwrap_err().code(), "out-of-bounds");
    assert!(solver.looks().unwrap().is_empty());
}

/// Worked out by hand: three cells beside the start, of which the one towards the goal leaves first.
#[test]
fn lifo_gives_out_the_newest_of_equals() {
    let mut solver = Solver::new(5, 5).unwrap();
    solver.set_start(2, 2).unwrap();
    for (tie_break, expected) in [(TieBreak::Fifo, [7, 11, 13, 17]), (TieBreak::Lifo, [17, 13, 11, 7])] {
        let options = Options {
            algorithm: Algorithm::Dijkstra,
            diagonal: starstep::Diagonal::Never,
            tie_break,
            ..Options::default()
        };
        solver.configure(options);
        solver.step(1).unwrap();
        assert_eq!(solver.open_indexes(9, None).unwrap(), expected);
        assert_eq!(solver.tied_indexes().unwrap(), [7, 11, 13, 17]);
    }
}
