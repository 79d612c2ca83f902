//! Calls a solver, and compares it with the model after each call.

use crate::calls::{Call, Coord, SIDE, random_board};
use crate::model::{Model, Verdict, is_close, same};
use crate::random::Random;
use crate::{naive, oracle};
use starstep::{
    Algorithm, Board, Diagonal, Error, OptionValue, Options, PALETTE, Solver, Status, TieBreak, WALL, generate,
};

/// Makes the calls, and compares with the model after each.
pub fn run(seed: u64, calls: &[Call]) -> Verdict {
    let board = random_board(&mut Random::new(seed), SIDE);
    let mut model = Model::of(&board);
    let mut solver = Solver::from_board(board);
    for (index, call) in calls.iter().enumerate() {
        let verdict = apply(&mut solver, &mut model, call).and_then(|()| model.compare(&solver));
        verdict.map_err(|reason| format!("call {index}, {call:?}: {reason}"))?;
    }
    model.compare_state(&mut solver)?;
    model.compare(&solver)
}

fn apply(solver: &mut Solver, model: &mut Model, call: &Call) -> Verdict {
    match call {
        Call::SetCell(..) | Call::SetCells(_) | Call::SetStart(_) | Call::SetGoal(_) | Call::SetOrigin(..) => {
            edit(solver, model, call)
        }
        Call::Configure(_) | Call::ConfigureByName(..) | Call::Weigh(_) => configure(solver, model, call),
        Call::Generate(kind, share, seed) => make_walls(solver, model, *kind, *share, *seed),
        Call::Replace(board) => {
            solver.set_board(board.clone());
            model.take(board);
            Ok(())
        }
        Call::ThroughMap => {
            let board = Board::from_map(&solver.board().to_map()).map_err(|error| error.to_string())?;
            same("board through its text", &board, &model.board())
        }
        Call::Step(count) => step(solver, model, *count),
        Call::Run => step(solver, model, u64::MAX),
        Call::Seek(position) => seek(solver, model, *position),
        Call::Reset => {
            solver.reset();
            model.forget();
            Ok(())
        }
        Call::FindPath => find(solver, model),
        Call::ShortestCost => shortest(solver, model),
        Call::Distances(from) => distances(solver, model, *from),
        Call::PathTo(to) => path_to(solver, model, *to),
        Call::Paint(side, first, extent) => paint(solver, *side, *first, *extent),
    }
}

/// Whether an answer is an error exactly when it should be, with the right code.
fn refused<T>(answer: Result<T, Error>, codes: &[&str]) -> Result<Option<T>, String> {
    match answer {
        Ok(value) if codes.is_empty() => Ok(Some(value)),
        Ok(_) => Err(format!("is not refused with {codes:?}")),
        Err(error) if codes.contains(&error.code()) => Ok(None),
        Err(error) => Err(format!("is refused with {}, but may be with {codes:?}: {error}", error.code())),
    }
}

fn beyond(model: &Model, at: Coord) -> &'static [&'static str] {
    if model.has(at) { &[] } else { &["out-of-bounds"] }
}

fn edit(solver: &mut Solver, model: &mut Model, call: &Call) -> Verdict {
    let is_other = match call {
        Call::SetCell(at, value) => {
            let is_done = refused(solver.set_cell(at.0, at.1, *value), beyond(model, *at))?.is_some();
            is_done && std::mem::replace(model.cell(*at), *value) != *value
        }
        Call::SetCells(cells) => {
            let codes: &[&str] = if cells.len() == model.cells.len() { &[] } else { &["bad-cell"] };
            let is_done = refused(solver.set_cells(cells), codes)?.is_some();
            if is_done {
                model.cells.clone_from(cells);
            }
            is_done
        }
        Call::SetStart(at) => {
            let is_done = refused(solver.set_start(at.0, at.1), beyond(model, *at))?.is_some();
            is_done && std::mem::replace(&mut model.start, *at) != *at
        }
        Call::SetGoal(at) => {
            let is_done = refused(solver.set_goal(at.0, at.1), beyond(model, *at))?.is_some();
            is_done && std::mem::replace(&mut model.goal, *at) != *at
        }
        Call::SetOrigin(x, y) => {
            solver.set_origin(*x, *y);
            model.origin = (*x, *y);
            false
        }
        _ => false,
    };
    if is_other {
        model.forget();
    }
    Ok(())
}

fn configure(solver: &mut Solver, model: &mut Model, call: &Call) -> Verdict {
    let mut options = model.options.clone();
    match call {
        Call::Configure(others) => options = others.clone(),
        Call::Weigh(weight) => options.weight = *weight,
        Call::ConfigureByName(key, value) => {
            let is_wrong = matches!((*key, *value), ("heuristic", "octal") | ("speed" | "weight", _));
            let codes: &[&str] = if is_wrong { &["bad-option"] } else { &[] };
            refused(solver.configure_by_name([(*key, OptionValue::Text(value))]), codes)?;
            match *value {
                "jump-point" => options.algorithm = Algorithm::JumpPoint,
                "fastest" => options.algorithm = Algorithm::Fastest,
                "never" => options.diagonal = Diagonal::Never,
                "no-corner-cutting" => options.diagonal = Diagonal::NoCornerCutting,
                "lifo" => options.tie_break = TieBreak::Lifo,
                _ => {}
            }
        }
        _ => {}
    }
    if !matches!(call, Call::ConfigureByName(..)) {
        solver.configure(options.clone());
    }
    options.weight = if options.weight.is_nan() { 0.0 } else { options.weight.clamp(0.0, f64::MAX) };
    if options != model.options {
        model.options = options;
        model.forget();
    }
    Ok(())
}

fn make_walls(solver: &mut Solver, model: &mut Model, kind: usize, share: f64, seed: u32) -> Verdict {
    let is_share = (0.0..=1.0).contains(&share);
    let codes: &[&str] = if kind == 0 && !is_share { &["out-of-bounds"] } else { &[] };
    let made = solver.edit(|board| match kind {
        0 => generate::random_walls(board, share, seed).map(|_| ()),
        1 => generate::maze(board, seed),
        _ => generate::rooms(board, 1 + seed % 5, 0.3, seed),
    });
    if refused(made, codes)?.is_some() {
        // What generators make is tested elsewhere; here it is a board like any other.
        model.take(&solver.board().clone());
    }
    Ok(())
}

/// The codes with which a search may be refused.
fn refusals(model: &Model) -> &'static [&'static str] {
    let Options { algorithm, diagonal, penalties, .. } = model.options;
    let allows_jumps = matches!(diagonal, Diagonal::NoCornerCutting | Diagonal::Never);
    let has_penalties = penalties && model.cells.iter().any(|cell| (1..WALL).contains(cell));
    if model.is_wall(model.start) {
        &["start-blocked"]
    } else if model.is_wall(model.goal) {
        &["goal-blocked"]
    } else if algorithm == Algorithm::JumpPoint && (!allows_jumps || has_penalties) {
        &["wrong-algorithm"]
    } else {
        &[]
    }
}

fn step(solver: &mut Solver, model: &mut Model, count: u64) -> Verdict {
    let Some(status) = refused(solver.step(count), refusals(model))? else { return Ok(()) };
    let mut fresh = model.fresh();
    fresh.run().map_err(|error| error.to_string())?;
    model.position = model.position.saturating_add(count).min(fresh.length());
    model.length = model.length.max(model.position);
    let is_at_end = model.position == fresh.length();
    same("status", &status, &if is_at_end { fresh.status() } else { Status::Searching })?;
    model.compare_state(solver)?;
    if is_at_end { check_end(solver, model) } else { Ok(()) }
}

/// A stepped search ends like one that was not stepped, and like one that shares no code with it.
fn check_end(solver: &Solver, model: &Model) -> Verdict {
    let path = solver.path();
    model.check_found(path.as_ref(), model.start, model.goal, solver.promises_shortest())?;
    let found = model.fresh().find_path().map_err(|error| error.to_string())?;
    same("path of find_path", &found, &path)?;
    let Options { algorithm, decrease_key, swap_equal, .. } = model.options;
    let is_plain =
        [Algorithm::AStar, Algorithm::Dijkstra, Algorithm::BreadthFirst, Algorithm::Greedy].contains(&algorithm);
    if is_plain && decrease_key && !swap_equal && model.options.weight < 1e9 {
        let by_hand = naive::search(&model.board(), &model.options);
        let index = |(x, y): &(u32, u32)| (y * solver.board().width() + x) as usize;
        let order: Vec<usize> = solver.expansion_order().iter().map(index).collect();
        same("order by hand", &order, &by_hand.expanded)?;
        same("whether it is found by hand", &path.is_some(), &by_hand.found)?;
    }
    Ok(())
}

fn seek(solver: &mut Solver, model: &mut Model, position: u64) -> Verdict {
    let codes: &[&str] = if position > model.length { &["out-of-bounds"] } else { &[] };
    if refused(solver.seek(position), codes)?.is_some() {
        model.position = position;
    }
    model.compare_state(solver)
}

fn find(solver: &mut Solver, model: &mut Model) -> Verdict {
    let found = refused(solver.find_path(), refusals(model))?;
    model.forget();
    let Some(found) = found else { return Ok(()) };
    model.check_found(found.as_ref(), model.start, model.goal, solver.promises_shortest())
}

fn shortest(solver: &mut Solver, model: &Model) -> Verdict {
    let codes = if model.is_blocked() { refusals(model) } else { &[] };
    let Some(cost) = refused(solver.shortest_cost(), codes)? else { return Ok(()) };
    let shortest = oracle::shortest_cost(&model.board(), &model.options);
    let is_same = match (cost, shortest) {
        (Some(cost), Some(shortest)) => is_close(cost, shortest),
        (cost, shortest) => cost == shortest,
    };
    if is_same { Ok(()) } else { Err(format!("the shortest path costs {shortest:?}, not {cost:?}")) }
}

fn distances(solver: &mut Solver, model: &mut Model, from: Coord) -> Verdict {
    let codes: &[&str] = if !model.has(from) {
        &["out-of-bounds"]
    } else if model.is_wall(from) {
        &["start-blocked"]
    } else {
        &[]
    };
    let Some(all) = refused(solver.distances(from.0, from.1), codes)? else { return Ok(()) };
    model.source = Some(from);
    model.forget();
    let mut board = model.board();
    board.set_start(from.0, from.1).map_err(|error| error.to_string())?;
    for (index, distance) in (0..).zip(all) {
        // The oracle takes long for all cells.
        if index % 5 == 0 {
            board.set_goal(index % model.width, index / model.width).map_err(|error| error.to_string())?;
            let shortest = oracle::shortest_cost(&board, &model.options).unwrap_or(f64::INFINITY);
            if !is_close(distance, shortest) {
                return Err(format!("cell {index} is {shortest} away, not {distance}"));
            }
        }
    }
    Ok(())
}

fn path_to(solver: &mut Solver, model: &Model, to: Coord) -> Verdict {
    let source = model.source.filter(|source| model.has(*source));
    let codes: &[&str] = match source {
        _ if !model.has(to) => &["out-of-bounds"],
        Some(source) if model.is_wall(source) => &["start-blocked"],
        _ => &[],
    };
    let Some(found) = refused(solver.path_to(to.0, to.1), codes)? else { return Ok(()) };
    match source {
        Some(source) => model.check_found(found.as_ref(), source, to, true),
        None => same("a path from nowhere", &found, &None),
    }
}

/// The right number of pixels, and no panic; what is painted is tested elsewhere.
fn paint(solver: &mut Solver, side: u32, first: Coord, extent: Coord) -> Verdict {
    let (width, height) = solver.picture_size(side);
    let mut pixels = Vec::new();
    solver.paint(&[[1, 2, 3, 255]; PALETTE], side, first, extent, &mut pixels);
    let columns = extent.0.min(width.saturating_sub(first.0)) as usize;
    let rows = extent.1.min(height.saturating_sub(first.1)) as usize;
    same("bytes of the picture", &pixels.len(), &(4 * columns * rows))
}
