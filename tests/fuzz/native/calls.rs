//! Calls to a solver in any order, with any arguments.

use crate::random::Random;
use starstep::{
    Algorithm, Board, CostModel, Diagonal, HeuristicKind, NeighborOrder, OpenListKind, Options, StopWhen, TieBreak,
    WALL,
};

pub type Coord = (u32, u32);

/// A call with its arguments, including ones that must be refused.
#[derive(Clone, Debug)]
pub enum Call {
    SetCell(Coord, u8),
    SetCells(Vec<u8>),
    SetStart(Coord),
    SetGoal(Coord),
    SetOrigin(i32, i32),
    Configure(Options),
    ConfigureByName(&'static str, &'static str),
    Weigh(f64),
    Generate(usize, f64, u32),
    Replace(Board),
    ThroughMap,
    Step(u64),
    Run,
    Seek(u64),
    Reset,
    FindPath,
    ShortestCost,
    Distances(Coord),
    PathTo(Coord),
    Paint(u32, Coord, Coord),
}

/// The longest side of a board, in cells; the naive searches take too long for more.
pub const SIDE: usize = 11;

/// A board with penalties or without, few walls or many, and ends anywhere.
pub fn random_board(random: &mut Random, side: usize) -> Board {
    let (width, height) = (1 + random.below(side) as u32, 1 + random.below(side) as u32);
    let mut board = Board::new(width, height).expect("the sides are small");
    board.set_cells(&random_cells(random, (width * height) as usize)).expect("the cells are those of the board");
    for _ in 0..2 {
        let (x, y) = (random.coord(width), random.coord(height));
        board.set_start(x, y).expect("it is on the board");
        let (x, y) = (random.coord(width), random.coord(height));
        board.set_goal(x, y).expect("it is on the board");
    }
    if random.once_in(3) {
        board.set_origin(random.next() as i32, random.next() as i32);
    }
    board
}

fn random_cells(random: &mut Random, count: usize) -> Vec<u8> {
    let (walls, penalties) = (random.below(60), random.pick(&[0, 0, 10, 50]));
    let cell = |random: &mut Random| match random.below(100) {
        share if share < walls => WALL,
        share if share < walls + penalties => random.next() as u8,
        _ => 0,
    };
    (0..count).map(|_| cell(random)).collect()
}

fn random_options(random: &mut Random) -> Options {
    let any = random.next();
    let flag = |bit: u32| any >> bit & 1 == 1;
    Options {
        algorithm: random.pick(Algorithm::ALL),
        heuristic: random.pick(HeuristicKind::ALL),
        diagonal: random.pick(Diagonal::ALL),
        costs: random.pick(CostModel::ALL),
        weight: random.pick(&[1.0, 1.0, 0.0, 0.5, 2.0, 1e300, 1.7]),
        tie_break: random.pick(TieBreak::ALL),
        neighbor_order: random.pick(NeighborOrder::ALL),
        open_list: random.pick(OpenListKind::ALL),
        stop_when: random.pick(StopWhen::ALL),
        improve_open: flag(0) || flag(1),
        reopen_closed: flag(2),
        decrease_key: flag(3) || flag(4),
        swap_equal: flag(5) && flag(6),
        penalties: flag(7),
    }
}

const NAMED: [(&str, &str); 8] = [
    ("algorithm", "jump-point"),
    ("algorithm", "fastest"),
    ("diagonal", "never"),
    ("diagonal", "no-corner-cutting"),
    ("tieBreak", "lifo"),
    ("heuristic", "octal"),
    ("speed", "9"),
    ("weight", "2"),
];

/// The calls of a case. The initial board follows from the seed as well.
pub fn make(seed: u64) -> Vec<Call> {
    let random = &mut Random::new(seed);
    let board = random_board(random, SIDE);
    let count = 1 + random.below(24);
    (0..count).map(|_| random_call(random, board.width(), board.height())).collect()
}

fn random_call(random: &mut Random, width: u32, height: u32) -> Call {
    // Sometimes beyond the board.
    let at = (random.coord(width + width / 8 + 1), random.coord(height + height / 8 + 1));
    let anywhere = random.pick(&[at, at, at, at, (u32::MAX, 0), (0, u32::MAX)]);
    match random.below(34) {
        0..5 => Call::SetCell(anywhere, random_byte(random)),
        5 => {
            let count = (width * height) as usize + random.pick(&[0, 0, 0, 1]);
            Call::SetCells(random_cells(random, count))
        }
        6 => Call::SetStart(anywhere),
        7 => Call::SetGoal(anywhere),
        8 => Call::SetOrigin(random.next() as i32, random.next() as i32),
        9..13 => Call::Configure(random_options(random)),
        13 => {
            let (key, value) = random.pick(&NAMED);
            Call::ConfigureByName(key, value)
        }
        14 => Call::Weigh(random.pick(&[f64::NAN, -1.0, f64::INFINITY, -0.0, 3.0, f64::MIN_POSITIVE, f64::MAX])),
        15 => Call::Generate(random.below(3), random.pick(&[0.0, 0.3, 1.0, -0.1, f64::NAN]), random.next() as u32),
        16 => Call::Replace(random_board(random, SIDE)),
        17 => Call::ThroughMap,
        18..22 => Call::Step(random.pick(&[0, 1, 2, 3, 7, 20, u64::MAX])),
        22..24 => Call::Run,
        24..27 => Call::Seek(random.pick(&[0, 1, 2, 5, 13, 40, u64::MAX])),
        27 => Call::Reset,
        28..30 => Call::FindPath,
        30 => Call::ShortestCost,
        31 => Call::Distances(anywhere),
        32 => Call::PathTo(anywhere),
        _ => Call::Paint(random.pick(&[0, 1, 3, 50, u32::MAX]), anywhere, at),
    }
}

fn random_byte(random: &mut Random) -> u8 {
    let any = random.next() as u8;
    random.pick(&[0, WALL, WALL, 20, any])
}
