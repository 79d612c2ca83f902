//! The search as a tutorial would write it, straight from the definition of the options: one list, scanned in every
//! round. Shares no code with the engine; says in which order cells are expanded.

use starstep::{Algorithm, Board, CostModel, Diagonal, HeuristicKind, NeighborOrder, Options, StopWhen, TieBreak};

#[derive(Default, Debug, PartialEq)]
pub struct Outcome {
    pub expanded: Vec<usize>,
    pub found: bool,
    pub generated: u64,
    pub improved: u64,
    pub reopened: u64,
    pub open_peak: u64,
    pub g: Vec<Option<f64>>,
    pub parent: Vec<Option<usize>>,
}

struct Listed {
    cell: usize,
    opened: i64,
}

pub fn search(board: &Board, options: &Options) -> Outcome {
    let (width, height) = (i64::from(board.width()), i64::from(board.height()));
    let index = |(x, y): (u32, u32)| y as usize * board.width() as usize + x as usize;
    let (start, goal) = (index(board.start()), index(board.goal()));
    let cells = board.cells();
    let is_wall =
        |x: i64, y: i64| x < 0 || y < 0 || x >= width || y >= height || cells[(y * width + x) as usize] == 255;
    // The engine's units for sqrt2; all sums are whole numbers, which floats keep exactly.
    let (straight, diagonal, tenth) =
        if options.costs == CostModel::Sqrt2 { (1970.0, 2786.0, 197.0) } else { (10.0, 14.0, 1.0) };
    let h = |cell: usize| {
        let (x, y, (goal_x, goal_y)) = (cell as i64 % width, cell as i64 / width, board.goal());
        let (dx, dy) = ((x - i64::from(goal_x)).abs() as f64, (y - i64::from(goal_y)).abs() as f64);
        let line = (dx * dx + dy * dy).sqrt();
        match options.heuristic {
            _ if matches!(options.algorithm, Algorithm::Dijkstra | Algorithm::BreadthFirst) => 0.0,
            HeuristicKind::Auto if options.diagonal == Diagonal::Never => straight * (dx + dy),
            HeuristicKind::Auto | HeuristicKind::Octile => diagonal * dx.min(dy) + straight * (dx.max(dy) - dx.min(dy)),
            HeuristicKind::Manhattan => straight * (dx + dy),
            HeuristicKind::Chebyshev => straight * dx.max(dy),
            HeuristicKind::FlooredEuclidean => straight * line.floor(),
            HeuristicKind::Euclidean if options.costs == CostModel::Sqrt2 => diagonal / 2_f64.sqrt() * line,
            HeuristicKind::Euclidean => straight * line,
            _ => 0.0,
        }
    };
    let breadth_first = options.algorithm == Algorithm::BreadthFirst;
    let f = |cell: usize, g: f64| match options.algorithm {
        Algorithm::AStar => g + options.weight * h(cell),
        Algorithm::Dijkstra => g,
        Algorithm::Greedy => h(cell),
        _ => 0.0,
    };
    let mut out = Outcome { g: vec![None; cells.len()], parent: vec![None; cells.len()], ..Outcome::default() };
    let mut closed = vec![false; cells.len()];
    let mut opened = 1;
    let mut open = vec![Listed { cell: start, opened: 0 }];
    out.g[start] = Some(0.0);
    (out.generated, out.open_peak) = (1, 1);
    while !open.is_empty() && !out.found {
        let rank = |entry: &Listed| {
            let f = f(entry.cell, out.g[entry.cell].unwrap());
            match options.tie_break {
                _ if breadth_first => (0.0, 0.0, entry.opened),
                TieBreak::LowH => (f, h(entry.cell), entry.opened),
                TieBreak::HighH => (f, -h(entry.cell), entry.opened),
                TieBreak::Lifo => (f, 0.0, -entry.opened),
                _ => (f, 0.0, entry.opened),
            }
        };
        let first = (0..open.len()).min_by(|a, b| rank(&open[*a]).partial_cmp(&rank(&open[*b])).unwrap()).unwrap();
        let cell = open.remove(first).cell;
        closed[cell] = true;
        out.expanded.push(cell);
        if cell == goal {
            out.found = true;
            break;
        }
        let (x, y) = (cell as i64 % width, cell as i64 / width);
        for (dx, dy) in order(options.neighbor_order) {
            let walls_beside = u8::from(is_wall(x + dx, y)) + u8::from(is_wall(x, y + dy));
            let allowed_walls = match options.diagonal {
                Diagonal::Never => -1,
                Diagonal::NoCornerCutting => 0,
                Diagonal::AtMostOneObstacle => 1,
                _ => 2,
            };
            if is_wall(x + dx, y + dy) || dx * dy != 0 && i32::from(walls_beside) > allowed_walls {
                continue;
            }
            let next = ((y + dy) * width + x + dx) as usize;
            let penalty = if options.penalties { tenth * f64::from(cells[next]) } else { 0.0 };
            let g = out.g[cell].unwrap() + if dx * dy == 0 { straight } else { diagonal } + penalty;
            let better = out.g[next].is_none_or(|old| g < old);
            let is_open = open.iter().any(|entry| entry.cell == next);
            let take = if is_open {
                better && options.improve_open && !breadth_first
            } else {
                !closed[next] || better && options.reopen_closed && !breadth_first
            };
            if !take {
                continue;
            }
            (out.g[next], out.parent[next]) = (Some(g), Some(cell));
            if is_open {
                out.improved += 1;
                continue;
            }
            *(if closed[next] { &mut out.reopened } else { &mut out.generated }) += 1;
            closed[next] = false;
            open.push(Listed { cell: next, opened });
            opened += 1;
            out.open_peak = out.open_peak.max(open.len() as u64);
            out.found |= next == goal && options.stop_when == StopWhen::GoalOpened;
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
