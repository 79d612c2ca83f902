//! Pictures: a small map in, the order of expansion out as a grid of numbers.
//!
//! `UPDATE=1 cargo test` rewrites the pictures; look at the diff before keeping it.

use crate::indexes::Indexes;
use starstep::{
    Algorithm, Board, CostModel, Diagonal, HeuristicKind, OpenListKind, Options, Solver, Stats, StopWhen, TieBreak,
    generate,
};
use std::fmt::Write as _;
use std::path::Path;

const TRAP: &str = "
.........
.....@...
.s...@.g.
.....@...
..@@@@...
.........";

const FIELD: &str = "
.......
s......
.......
......g
.......";

pub fn board(grid: &str) -> Board {
    let grid = grid.trim();
    let (width, height) = (grid.lines().next().unwrap().len(), grid.lines().count());
    Board::from_map(&format!("height {height}\nwidth {width}\nmap\n{grid}\n")).unwrap()
}

/// Which expansion closed each cell, `@` for walls, `.` for cells never closed, and the path's cost.
fn picture(grid: &str, options: Options) -> String {
    let board = board(grid);
    let mut solver = Solver::from_board(board.clone());
    solver.configure(options);
    solver.run().unwrap();
    let order = solver.order();
    let mut text = String::new();
    for (cell, byte) in (0_u32..).zip(board.cells()) {
        let closed = order.iter().position(|expanded| *expanded == cell);
        let shown = closed.map_or(if *byte == 255 { "@" } else { "." }.to_owned(), |index| (index + 1).to_string());
        let end = if (cell + 1).is_multiple_of(board.width()) { "\n" } else { " " };
        write!(text, "{shown:>3}{end}").unwrap();
    }
    let cost = solver.path().map(|path| path.cost);
    writeln!(text, "{} expansions, cost {cost:?}", solver.length()).unwrap();
    text
}

fn check(name: &str, grid: &str, options: Options) {
    keep(name, &picture(grid, options));
}

/// Compares with the text stored under a name.
fn keep(name: &str, found: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(format!("{name}.txt"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, found).unwrap();
    }
    let expected = std::fs::read_to_string(&file).unwrap_or_default().replace('\r', "");
    assert_eq!(found, expected, "{name} changed:\n{found}");
}

#[test]
fn a_trap() {
    check("trap-astar", TRAP, Options::default());
    check("trap-dijkstra", TRAP, Options { algorithm: Algorithm::Dijkstra, ..Options::default() });
    check("trap-greedy", TRAP, Options { algorithm: Algorithm::Greedy, ..Options::default() });
    check("trap-breadth-first", TRAP, Options { algorithm: Algorithm::BreadthFirst, ..Options::default() });
    check("trap-never", TRAP, Options { diagonal: Diagonal::Never, ..Options::default() });
    check("trap-weighted", TRAP, Options { weight: 3.0, ..Options::default() });
    for algorithm in [Algorithm::JumpPoint, Algorithm::BidirectionalAStar, Algorithm::Fastest] {
        for diagonal in [Diagonal::NoCornerCutting, Diagonal::Never] {
            let name = format!("trap-{}-{}", algorithm.name(), diagonal.name());
            check(&name, TRAP, Options { algorithm, diagonal, ..Options::default() });
        }
    }
}

/// Rooms, whose walls make many jump points, scattered walls, and penalties, each wider than a word.
fn grounds() -> [(&'static str, Board); 3] {
    let empty = || Board::new(100, 70).unwrap();
    let (mut rooms, mut scattered) = (empty(), empty());
    generate::rooms(&mut rooms, 7, 0.2, 7).unwrap();
    generate::random_walls(&mut scattered, 0.25, 7).unwrap();
    let mut swamp = scattered.clone();
    let cells: Vec<u8> = (0_u32..)
        .zip(scattered.cells())
        .map(|(cell, byte)| if *byte == 0 { (cell.wrapping_mul(2_654_435_761) >> 27) as u8 } else { *byte })
        .collect();
    swamp.set_cells(&cells).unwrap();
    [("rooms", rooms), ("scattered", scattered), ("penalties", swamp)]
}

/// How much every search does on larger boards: if these numbers change, the search has changed.
#[test]
fn counts_of_all_searches() {
    let others = [
        ("", Options::default()),
        ("never", Options { diagonal: Diagonal::Never, ..Options::default() }),
        (
            "euclidean sqrt2",
            Options { heuristic: HeuristicKind::Euclidean, costs: CostModel::Sqrt2, ..Options::default() },
        ),
        ("weight 2, reopening", Options { weight: 2.0, reopen_closed: true, ..Options::default() }),
        (
            "lifo, goal opened",
            Options { tie_break: TieBreak::Lifo, stop_when: StopWhen::GoalOpened, ..Options::default() },
        ),
        ("unsorted list", Options { open_list: OpenListKind::UnsortedList, ..Options::default() }),
        ("sorted list", Options { open_list: OpenListKind::SortedList, ..Options::default() }),
    ];
    let mut table = String::from(
        "ground | algorithm | options | expanded | generated | improved | reopened | open peak | comparisons | moves | cost\n",
    );
    for (ground, board) in grounds() {
        for algorithm in Algorithm::ALL {
            for (name, options) in &others {
                let mut solver = Solver::from_board(board.clone());
                solver.configure(Options { algorithm: *algorithm, ..options.clone() });
                write!(table, "{ground} | {} | {name} | ", algorithm.name()).unwrap();
                if let Err(error) = solver.run() {
                    writeln!(table, "{}", error.code()).unwrap();
                    continue;
                }
                let stats = solver.stats();
                let Stats { expanded, generated, improved, reopened, open_peak, comparisons, moves, .. } = stats;
                let cost = stats.path_cost.map_or("none".to_owned(), |cost| format!("{cost:.3}"));
                writeln!(table, "{expanded} | {generated} | {improved} | {reopened} | {open_peak} | {comparisons} | {moves} | {cost}").unwrap();
            }
        }
    }
    keep("counts", &table);
}

#[test]
fn ties_on_an_open_field() {
    for tie_break in TieBreak::ALL {
        let options = Options { tie_break: *tie_break, diagonal: Diagonal::Never, ..Options::default() };
        check(&format!("field-{}", tie_break.name()), FIELD, options);
    }
    check("field-manhattan", FIELD, Options { heuristic: HeuristicKind::Manhattan, ..Options::default() });
}
