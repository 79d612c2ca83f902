//! Pictures: a small map in, the order of expansion out as a grid of numbers.
//!
//! `UPDATE=1 cargo test` writes the pictures anew; look at the difference before keeping it.

use starstep::{Algorithm, Board, Diagonal, HeuristicKind, Options, Solver, TieBreak};
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
    let order = solver.expansion_order();
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
    let found = picture(grid, options);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(format!("{name}.txt"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &found).unwrap();
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
}

#[test]
fn ties_on_an_open_field() {
    for tie_break in TieBreak::ALL {
        let options = Options { tie_break: *tie_break, diagonal: Diagonal::Never, ..Options::default() };
        check(&format!("field-{}", tie_break.name()), FIELD, options);
    }
    check("field-manhattan", FIELD, Options { heuristic: HeuristicKind::Manhattan, ..Options::default() });
}
