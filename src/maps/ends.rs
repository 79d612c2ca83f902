//! Where start and goal go on a map that does not say: far apart in the largest open region.

use crate::board::grid::{Board, WALL};
use crate::board::steps;
use crate::error::memory::{self, NoMemory};
use crate::rules::options::{Diagonal, NeighborOrder};
use crate::terrain::masks::MoveMasks;

/// Which of start and goal a map names.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Named {
    pub(crate) start: bool,
    pub(crate) goal: bool,
}

/// Puts the ends that a map does not name on cells with a path between them under the rule.
///
/// They stay in the corners, top left and bottom right, if these are free and belong to the largest region, or to the
/// region of the named end. Otherwise they go to cells of that region, as far apart as two sweeps can find. If nothing
/// is free, or the named end is a wall, they stay in the corners.
///
/// # Errors
/// If there is not enough memory.
pub(crate) fn place(board: &mut Board, named: Named, rule: Diagonal) -> Result<(), NoMemory> {
    let (first, last) = (0, board.cells().len() - 1);
    let mut sweep = Sweep::new(board, rule)?;
    let (start, goal) = match named {
        Named { start: true, goal: true } => return Ok(()),
        Named { start: true, goal: false } => {
            let start = board.start_cell() as usize;
            (start, sweep.partner(start, last)?)
        }
        Named { start: false, goal: true } => {
            let goal = board.goal_cell() as usize;
            (sweep.partner(goal, first)?, goal)
        }
        Named { start: false, goal: false } => sweep.farthest_pair(first, last)?,
    };
    board.put_ends(start, goal);
    Ok(())
}

/// Whether a map that does not name its ends would be read with the ends of this board, whatever the diagonal rule.
pub(crate) fn are_as_unnamed(board: &Board) -> Result<bool, NoMemory> {
    let (first, last) = (0, board.cells().len() - 1);
    if board.start_cell() != 0 || board.goal_cell() as usize != last {
        return Ok(false);
    }
    for rule in [Diagonal::Never, Diagonal::Always] {
        if Sweep::new(board, rule)?.farthest_pair(first, last)? != (first, last) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether a path leads from the start of a board to its goal, both of which must be free, under the rule.
pub(crate) fn are_connected(board: &Board, rule: Diagonal) -> Result<bool, NoMemory> {
    let mut sweep = Sweep::new(board, rule)?;
    sweep.walks += 1;
    sweep.walk(board.start_cell() as usize)?;
    Ok(sweep.was_seen(board.goal_cell() as usize))
}

/// Walks through regions, step by step, from any of their cells on.
struct Sweep<'a> {
    board: &'a Board,
    masks: MoveMasks,
    /// What each step in neighbor order adds to a cell's index.
    offsets: [i32; 8],
    /// The number of the last walk that visited each cell.
    seen: Vec<u8>,
    walks: u8,
}

impl<'a> Sweep<'a> {
    fn new(board: &'a Board, rule: Diagonal) -> Result<Self, NoMemory> {
        // A diagonal move past a free corner can be made in two straight ones, so all rules but one have the same regions.
        let rule = if rule == Diagonal::Always { rule } else { Diagonal::Never };
        let mut masks = MoveMasks::default();
        masks.prepare(board, rule, NeighborOrder::RowMajor)?;
        let width = board.width().cast_signed();
        let offsets = steps::steps(NeighborOrder::RowMajor).map(|(dx, dy)| dy * width + dx);
        Ok(Self { board, masks, offsets, seen: memory::filled(board.cells().len(), 0)?, walks: 0 })
    }

    fn is_free(&self, cell: usize) -> bool {
        self.board.cells()[cell] != WALL
    }

    fn was_seen(&self, cell: usize) -> bool {
        self.seen[cell] == self.walks
    }

    /// Walks through the region of a cell. Returns the number of its cells, and the farthest cell or one of them.
    fn walk(&mut self, from: usize) -> Result<(usize, usize), NoMemory> {
        let Self { masks, offsets, seen, walks, .. } = self;
        seen[from] = *walks;
        let (mut count, mut farthest, mut frontier) = (1, from, vec![from]);
        while let Some(last) = frontier.last() {
            farthest = *last;
            let mut next = Vec::new();
            for cell in frontier {
                let mut moves = masks.as_slice()[cell];
                while moves != 0 {
                    let to = cell.wrapping_add_signed(offsets[moves.trailing_zeros() as usize] as isize);
                    moves &= moves - 1;
                    if seen[to] != *walks {
                        seen[to] = *walks;
                        memory::push(&mut next, to)?;
                    }
                }
            }
            count += next.len();
            frontier = next;
        }
        Ok((count, farthest))
    }

    /// The other end for a named one: the corner if a path leads there, otherwise the cell farthest away.
    fn partner(&mut self, named: usize, corner: usize) -> Result<usize, NoMemory> {
        if !self.is_free(named) {
            return Ok(corner);
        }
        self.walks += 1;
        let (_, farthest) = self.walk(named)?;
        Ok(if self.was_seen(corner) { corner } else { farthest })
    }

    /// Two cells of the largest region: the corners if both belong to it, otherwise two that are far apart, the one
    /// further left first.
    fn farthest_pair(&mut self, first: usize, last: usize) -> Result<(usize, usize), NoMemory> {
        // The largest region so far: its size, a cell on its rim, and whether it has both corners.
        let mut largest = (0, 0, false);
        self.walks += 1;
        for cell in 0..self.seen.len() {
            if self.was_seen(cell) || !self.is_free(cell) {
                continue;
            }
            let (count, rim) = self.walk(cell)?;
            if count > largest.0 {
                // The first cell of the board is in a region only if that region begins with it, and is then the first.
                largest = (count, rim, cell == first && self.was_seen(last));
            }
        }
        let (count, rim, has_corners) = largest;
        if count == 0 || has_corners {
            return Ok((first, last));
        }
        self.walks += 1;
        let (_, other) = self.walk(rim)?;
        let column = |cell: usize| (cell % self.board.width() as usize, cell);
        Ok(if column(rim) <= column(other) { (rim, other) } else { (other, rim) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(grid: &[&str]) -> Board {
        let text = format!("height {}\nwidth {}\nmap\n{}\n", grid.len(), grid[0].len(), grid.join("\n"));
        Board::from_map(&text).unwrap()
    }

    #[test]
    fn corners_that_are_free_and_connected_keep_the_ends() {
        let board = board(&["...", "@@.", "..."]);
        assert_eq!((board.start(), board.goal()), ((0, 0), (2, 2)));
    }

    #[test]
    fn otherwise_the_ends_go_to_the_far_ends_of_the_largest_region() {
        let board = board(&["@@@@@@", "@....@", "@@@@@@", ".@...@"]);
        assert_eq!((board.start(), board.goal()), ((1, 1), (4, 1)));
    }

    #[test]
    fn a_smaller_region_with_both_corners_is_not_taken() {
        let board = board(&[".@@@", ".@..", ".@..", ".@..", ".@@@", "...."]);
        assert_eq!((board.start(), board.goal()), ((0, 0), (3, 5)), "9 cells around, 6 inside");
        let board = self::board(&[".@@@@", ".@...", ".@...", ".@...", ".@@@@", "....."]);
        assert_eq!((board.start(), board.goal()), ((0, 0), (4, 5)), "10 cells around, 9 inside");
        let board = self::board(&[".@@@@@", ".@....", ".@....", ".@....", ".@@@@@", "......"]);
        assert_eq!((board.start(), board.goal()), ((2, 1), (5, 3)), "11 cells around, 12 inside");
    }

    #[test]
    fn of_equally_large_regions_the_first_is_taken() {
        let board = board(&["..@..", "@@@@@", "..@.."]);
        assert_eq!((board.start(), board.goal()), ((0, 0), (1, 0)));
    }

    #[test]
    fn a_named_end_stays_and_gets_a_reachable_partner() {
        let board = board(&["..@.", "s.@.", "..@."]);
        assert_eq!((board.start(), board.goal()), ((0, 1), (1, 2)));
        let board = self::board(&["..@.", "..@g", "..@."]);
        assert_eq!((board.start(), board.goal()), ((3, 2), (3, 1)));
        let board = self::board(&["....", "s...", "...."]);
        assert_eq!((board.start(), board.goal()), ((0, 1), (3, 2)));
        let board = self::board(&["....", "....", "..s."]);
        assert_eq!(board.goal(), (3, 2), "the corner, though others are farther away");
    }

    #[test]
    fn the_diagonal_rule_decides_what_is_connected() {
        let text = "height 3\nwidth 5\nmap\n@@@.@\n@@.@@\n..@@@\n";
        let straight = Board::from_map_for(text, Diagonal::NoCornerCutting).unwrap();
        assert_eq!((straight.start(), straight.goal()), ((0, 2), (1, 2)));
        let cutting = Board::from_map_for(text, Diagonal::Always).unwrap();
        assert_eq!((cutting.start(), cutting.goal()), ((0, 2), (3, 0)));
    }

    #[test]
    fn boards_with_hardly_any_free_cells_are_read() {
        let walls = board(&["@@", "@@"]);
        assert_eq!((walls.start(), walls.goal()), ((0, 0), (1, 1)));
        let single = board(&["@@", ".@"]);
        assert_eq!((single.start(), single.goal()), ((0, 1), (0, 1)));
    }

    /// Two regions that only a move between two corners joins are larger together than the one with the corners.
    #[test]
    fn ends_are_written_where_any_rule_would_put_them_elsewhere() {
        let mut board = Board::new(9, 9).unwrap();
        let is_open = |x: u32, y: u32| {
            x == 0 || y == 8 || (2..5).contains(&x) && y < 3 || (5..8).contains(&x) && (3..6).contains(&y)
        };
        for (x, y) in (0..9).flat_map(|y| (0..9).map(move |x| (x, y))).filter(|(x, y)| !is_open(*x, *y)) {
            board.set_cell(x, y, WALL).unwrap();
        }
        for rule in Diagonal::ALL {
            assert_eq!(Board::from_map_for(&board.to_map(), *rule).as_ref(), Ok(&board), "{rule:?}");
        }
    }

    #[test]
    fn what_is_written_is_read_with_the_same_ends() {
        for seed in 0..200 {
            let mut board = Board::new(9, 7).unwrap();
            crate::maps::generate::random_walls(&mut board, 0.45, seed).unwrap();
            if seed % 3 == 0 {
                board.set_cell(0, 0, WALL).unwrap();
            }
            for rule in Diagonal::ALL {
                assert_eq!(Board::from_map_for(&board.to_map(), *rule).as_ref(), Ok(&board), "seed {seed}");
            }
        }
    }
}
