//! The slow solver that the fast one is compared with: no open list, no heuristic, no code of the engine.

use starstep::{Board, CostModel, Diagonal, Options};

/// The cost of a shortest path in the unit of the cost model, by relaxing every move until nothing changes.
pub fn shortest_cost(board: &Board, options: &Options) -> Option<f64> {
    let (width, height) = (i64::from(board.width()), i64::from(board.height()));
    let byte = |x: i64, y: i64| {
        if x < 0 || y < 0 || x >= width || y >= height { 255 } else { board.cells()[(y * width + x) as usize] }
    };
    let (straight, diagonal, tenth) = match options.costs {
        CostModel::Sqrt2 => (1.0, 2_f64.sqrt(), 0.1),
        CostModel::TenTen => (10.0, 10.0, 1.0),
        _ => (10.0, 14.0, 1.0),
    };
    let index = |(x, y): (u32, u32)| (i64::from(y) * width + i64::from(x)) as usize;
    let mut cost = vec![f64::INFINITY; (width * height) as usize];
    cost[index(board.start())] = 0.0;
    let mut changed = true;
    while changed {
        changed = false;
        for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
            for (dx, dy) in [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)] {
                let walls_beside = [byte(x + dx, y), byte(x, y + dy)].iter().filter(|cell| **cell == 255).count();
                let is_diagonal = dx * dy != 0;
                let forbidden = is_diagonal
                    && match options.diagonal {
                        Diagonal::Never => true,
                        Diagonal::NoCornerCutting => walls_beside > 0,
                        Diagonal::AtMostOneObstacle => walls_beside > 1,
                        _ => false,
                    };
                let entered = byte(x + dx, y + dy);
                if forbidden || entered == 255 || byte(x, y) == 255 {
                    continue;
                }
                let penalty = if options.penalties { tenth * f64::from(entered) } else { 0.0 };
                let through = cost[(y * width + x) as usize] + if is_diagonal { diagonal } else { straight } + penalty;
                let there = &mut cost[((y + dy) * width + x + dx) as usize];
                if through < *there - 1e-9 {
                    *there = through;
                    changed = true;
                }
            }
        }
    }
    Some(cost[index(board.goal())]).filter(|cost| cost.is_finite())
}
