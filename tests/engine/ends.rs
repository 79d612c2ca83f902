//! Start and goal of maps that name none.

use starstep::{Board, Diagonal, Options, Solver, WALL};
use std::path::PathBuf;

/// The maps of tests/maps/, or of the folder that `STARSTEP_MAPS` names.
fn maps() -> Vec<(PathBuf, String)> {
    let folder =
        std::env::var("STARSTEP_MAPS").unwrap_or_else(|_| concat!(env!("CARGO_MANIFEST_DIR"), "/tests/maps").into());
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let maps = files.filter(|path| path.extension().is_some_and(|extension| extension == "map"));
    maps.map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect()
}

/// Walks from a cell, wave by wave, over cells not seen before. Returns how many it reaches, and the number of moves to
/// the farthest one.
fn reach(board: &Board, from: (u32, u32), eight: bool, seen: &mut [bool]) -> (usize, usize) {
    let (width, height) = (i64::from(board.width()), i64::from(board.height()));
    let mut wave = vec![(i64::from(from.0), i64::from(from.1))];
    let (mut count, mut waves) = (0, 0);
    seen[(wave[0].1 * width + wave[0].0) as usize] = true;
    while !wave.is_empty() {
        count += wave.len();
        waves += 1;
        let mut next = Vec::new();
        for (x, y) in wave {
            for (dx, dy) in (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))) {
                let (x, y) = (x + dx, y + dy);
                if (!eight && dx * dy != 0) || !(0..width).contains(&x) || !(0..height).contains(&y) {
                    continue;
                }
                let index = (y * width + x) as usize;
                if board.cells()[index] != WALL && !std::mem::replace(&mut seen[index], true) {
                    next.push((x, y));
                }
            }
        }
        wave = next;
    }
    (count, waves - 1)
}

#[test]
fn every_map_gets_ends_in_its_largest_region_far_apart() {
    for (path, text) in maps() {
        for rule in Diagonal::ALL {
            let board = Board::from_map_for(&text, *rule).unwrap();
            let eight = *rule == Diagonal::Always;
            let mut seen = vec![false; board.cells().len()];
            let (count, farthest) = reach(&board, board.start(), eight, &mut seen);
            for cell in 0..board.cells().len() {
                if board.cells()[cell] != WALL && !seen[cell] {
                    let (others, _) = reach(&board, board.coord_of_cell(cell as u32), eight, &mut seen);
                    assert!(others <= count, "{} {rule:?}: {others} cells, not {count}", path.display());
                }
            }
            let mut solver = Solver::from_board(board);
            solver.configure(Options { diagonal: *rule, ..Options::default() });
            let steps = solver.find_path().unwrap().unwrap().cells.len() - 1;
            assert!(2 * steps >= farthest, "{} {rule:?}: {steps} steps of {farthest}", path.display());
        }
    }
}
