//! Binary heaps with the habits of hand-written ones, compared with such a heap. It shares no code with the engine: it
//! keeps cells and looks up their values, so that a better g counts at once, wherever the entry is.

use crate::indexes::Indexes;
use crate::oracle;
use crate::random::{options, playable_boards};
use proptest::prelude::*;
use starstep::{
    Algorithm, Board, Diagonal, HeuristicKind, OpenListKind, Options, Solver, Status, StopWhen, TieBreak, generate,
};

/// A heap of cells, with the value of each next to it.
pub struct Heap {
    pub cells: Vec<usize>,
    pub worth: Vec<(f64, f64)>,
    pub opened: Vec<usize>,
    swap_equal: bool,
    comparisons: u64,
    moves: u64,
}

impl Heap {
    /// Of a board with this many cells, none of them opened.
    pub fn new(count: usize, swap_equal: bool) -> Self {
        let (worth, opened) = (vec![(0.0, 0.0); count], vec![usize::MAX; count]);
        Self { cells: Vec::new(), worth, opened, swap_equal, comparisons: 0, moves: 0 }
    }

    fn wins(&mut self, a: usize, b: usize) -> bool {
        self.comparisons += 1;
        let (a, b) = (self.cells[a], self.cells[b]);
        if self.swap_equal {
            self.worth[a] <= self.worth[b]
        } else {
            (self.worth[a], self.opened[a]) < (self.worth[b], self.opened[b])
        }
    }

    pub fn up(&mut self, mut place: usize) {
        while place > 0 && self.wins(place, (place - 1) / 2) {
            self.cells.swap(place, (place - 1) / 2);
            self.moves += 1;
            place = (place - 1) / 2;
        }
        self.moves += 1;
    }

    pub fn pop(&mut self) -> usize {
        let first = self.cells.swap_remove(0);
        let mut place = 0;
        while 2 * place + 1 < self.cells.len() {
            let (left, right) = (2 * place + 1, 2 * place + 2);
            let best = if right < self.cells.len() && self.wins(right, left) { right } else { left };
            if !self.wins(best, place) {
                break;
            }
            self.cells.swap(best, place);
            self.moves += 1;
            place = best;
        }
        self.moves += u64::from(!self.cells.is_empty());
        first
    }
}

/// The outcome of a search: the cells in the order of expansion, comparisons, entries moved.
type Outcome = (Vec<u32>, u64, u64);

/// A\* with four neighbors or with eight that may cut corners, costs 10 and 14, octile distance, lowest h first.
fn naive(board: &Board, options: &Options) -> Outcome {
    let (width, height) = (board.width() as usize, board.height() as usize);
    let index = |(x, y): (u32, u32)| y as usize * width + x as usize;
    let goal = index(board.goal());
    let h = |cell: usize| {
        let (dx, dy) = ((cell % width).abs_diff(goal % width), (cell / width).abs_diff(goal / width));
        let (near, far) = (dx.min(dy) as f64, dx.max(dy) as f64);
        if options.algorithm == Algorithm::Dijkstra { 0.0 } else { 14.0 * near + 10.0 * (far - near) }
    };
    let count = width * height;
    let (mut g, mut closed, mut openings) = (vec![f64::INFINITY; count], vec![false; count], 0);
    let mut heap = Heap::new(count, options.swap_equal);
    let mut order = Vec::new();
    let start = index(board.start());
    let mut reached = vec![(start, 0.0)];
    loop {
        for (cell, cost) in reached.drain(..) {
            let is_open = heap.opened[cell] != usize::MAX;
            if closed[cell] || is_open && (cost >= g[cell] || !options.improve_open) {
                continue;
            }
            g[cell] = cost;
            heap.worth[cell] =
                if options.algorithm == Algorithm::Greedy { (h(cell), h(cell)) } else { (cost + h(cell), h(cell)) };
            if !is_open {
                heap.opened[cell] = openings;
                openings += 1;
                heap.cells.push(cell);
                heap.up(heap.cells.len() - 1);
            } else if options.decrease_key {
                let place = heap.cells.iter().position(|entry| *entry == cell).unwrap();
                heap.up(place);
            }
        }
        let ended = options.stop_when == StopWhen::GoalOpened && heap.opened[goal] != usize::MAX && !order.is_empty();
        if heap.cells.is_empty() || ended {
            return (order, heap.comparisons, heap.moves);
        }
        let cell = heap.pop();
        closed[cell] = true;
        order.push(u32::try_from(cell).unwrap());
        if cell == goal {
            return (order, heap.comparisons, heap.moves);
        }
        for (dy, dx) in (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dy, dx))) {
            let (x, y) = ((cell % width) as i64 + dx, (cell / width) as i64 + dy);
            if (dx, dy) == (0, 0) || !board.is_open(x, y) || options.diagonal == Diagonal::Never && dx * dy != 0 {
                continue;
            }
            let next = y as usize * width + x as usize;
            let penalty = if options.penalties { f64::from(board.cells()[next]) } else { 0.0 };
            reached.push((next, g[cell] + if dx * dy == 0 { 10.0 } else { 14.0 } + penalty));
        }
    }
}

/// The third tutorial's rules, with a heap.
fn tutorial(decrease_key: bool, swap_equal: bool) -> Options {
    Options {
        diagonal: Diagonal::Always,
        heuristic: HeuristicKind::Octile,
        decrease_key,
        swap_equal,
        ..Options::default()
    }
}

fn run(board: &Board, options: &Options) -> (Outcome, Option<f64>) {
    let mut solver = Solver::from_board(board.clone());
    solver.configure(options.clone());
    let is_found = solver.run().unwrap() == Status::Found;
    let stats = solver.stats();
    let cost = solver.path().map(|path| path.cost);
    assert_eq!(is_found, cost.is_some());
    ((solver.order(), stats.comparisons, stats.moves), cost)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn expansions_and_work_are_those_of_a_heap_written_by_hand(
        board in playable_boards(), habits in any::<(bool, bool)>(), rules in any::<(bool, bool, bool)>(), algorithm in 0..3_usize
    ) {
        let options = Options {
            algorithm: [Algorithm::AStar, Algorithm::Dijkstra, Algorithm::Greedy][algorithm],
            improve_open: rules.0,
            diagonal: if rules.1 { Diagonal::Always } else { Diagonal::Never },
            stop_when: if rules.2 { StopWhen::GoalClosed } else { StopWhen::GoalOpened },
            ..tutorial(habits.0, habits.1)
        };
        prop_assert_eq!(run(&board, &options).0, naive(&board, &options));
    }

    /// Other lists and searches accept the habits and ignore them.
    #[test]
    fn what_has_no_such_heap_ignores_its_habits(board in playable_boards(), options in options(), other in 0..5_usize) {
        let mut options = options;
        match other {
            0 => options.algorithm = Algorithm::BreadthFirst,
            1 => options.algorithm = Algorithm::BidirectionalAStar,
            2 => options.algorithm = Algorithm::Fastest,
            3 => options.open_list = OpenListKind::SortedList,
            _ => options.open_list = OpenListKind::UnsortedList,
        }
        let plain = Options { decrease_key: true, swap_equal: false, ..options.clone() };
        let mut solvers = [Solver::from_board(board.clone()), Solver::from_board(board)];
        solvers[0].configure(options);
        solvers[1].configure(plain);
        let [with, without] = solvers.each_mut().map(|solver| {
            solver.run().unwrap();
            (solver.order(), solver.stats(), solver.promises_shortest(), solver.find_path())
        });
        prop_assert_eq!(with, without);
    }

    /// Keys stay in order when equal entries change places, so the path is still a shortest one.
    #[test]
    fn equal_entries_that_change_places_cost_no_shortest_path(board in playable_boards()) {
        let options = tutorial(true, true);
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        prop_assert!(solver.promises_shortest());
        let cost = solver.find_path().unwrap().map(|path| path.cost);
        prop_assert_eq!(cost, oracle::shortest_cost(&board, &options));
    }
}

/// The tutorial's class expands other cells than its list on most boards, and returns a longer path on many.
#[test]
fn an_entry_that_stays_costs_the_shortest_path_on_many_boards() {
    let honest = tutorial(true, false);
    let list = Options { open_list: OpenListKind::UnsortedList, ..honest.clone() };
    let [given, stays] = [tutorial(false, true), tutorial(false, false)];
    let (mut others, mut longer, mut longer_by_staying, mut boards) = (0, 0, 0, 0);
    for seed in 0..400 {
        let mut board = Board::new(30, 30).unwrap();
        generate::random_walls(&mut board, 0.3, seed).unwrap();
        let (honest, shortest) = run(&board, &honest);
        let (listed, _) = run(&board, &list);
        assert_eq!(honest.0, listed.0);
        assert_eq!(shortest, oracle::shortest_cost(&board, &list));
        let Some(shortest) = shortest else { continue };
        boards += 1;
        let (of_class, cost) = run(&board, &given);
        others += u32::from(of_class.0 != listed.0);
        longer += u32::from(cost.unwrap() > shortest);
        longer_by_staying += u32::from(run(&board, &stays).1.unwrap() > shortest);
    }
    assert!(boards > 300, "{boards}");
    assert!(others * 4 > boards * 3, "other cells on {others} of {boards}");
    assert!(
        longer * 10 > boards && longer_by_staying * 10 > boards,
        "longer on {longer} and {longer_by_staying} of {boards}"
    );
}

#[test]
fn nothing_is_promised_for_a_heap_whose_entries_stay() {
    let mut solver = Solver::new(3, 3).unwrap();
    solver.configure(Options { decrease_key: false, ..Options::default() });
    assert!(!solver.promises_shortest());
    solver.configure(Options {
        decrease_key: false,
        algorithm: Algorithm::Dijkstra,
        tie_break: TieBreak::Lifo,
        ..Options::default()
    });
    assert!(!solver.promises_shortest());
    solver.configure(Options { decrease_key: false, open_list: OpenListKind::SortedList, ..Options::default() });
    assert!(solver.promises_shortest());
}
