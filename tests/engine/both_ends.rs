//! Bidirectional search, compared with the oracle, Dijkstra's search and two naive searches that take turns.

use crate::indexes::Indexes;
use crate::naive::Ground;
use crate::random::{boards, check_found, cost_of, is_close, long_boards, options, playable_boards};
use crate::{naive_sides, oracle};
use proptest::prelude::*;
use proptest::sample::select;
use starstep::{
    Algorithm, CellState, CostModel, Diagonal, HeuristicKind, Options, Solver, Status, StopWhen, check_path,
};

/// What a cell shows is what the side that closed it knows; otherwise the start's side, if it has opened it.
fn check_cell(solver: &mut Solver, expected: &naive_sides::Outcome, index: usize) -> Result<(), TestCaseError> {
    let (board, options) = (solver.board().clone(), solver.options().clone());
    let ground = Ground::new(&board, &options);
    let node = solver.node(index as u32 % board.width(), index as u32 / board.width()).unwrap();
    let [ahead, back] = [0, 1].map(|side: usize| expected.sides[side][index]);
    let side = usize::from(back.is_closed || !ahead.is_open && !ahead.is_closed);
    let known = [ahead, back][side];
    let h = ground.h(index, ground.index([board.goal(), board.start()][if known.g.is_some() { side } else { 0 }]));
    prop_assert!(is_close(node.h, cost_of(&options, h)), "h {} is not {}", node.h, cost_of(&options, h));
    let Some(g) = known.g else {
        prop_assert_eq!((node.state, node.g, node.f, node.parent), (CellState::Untouched, None, None, None));
        return Ok(());
    };
    let f = cost_of(&options, g + options.weight * h);
    prop_assert_eq!(node.state, if known.is_closed { CellState::Closed } else { CellState::Open });
    prop_assert_eq!(node.parent, known.parent.map(|parent| board.coord_of_cell(parent as u32)));
    prop_assert!(is_close(node.g.unwrap(), cost_of(&options, g)), "g {:?} is not {}", node.g, cost_of(&options, g));
    prop_assert!(is_close(node.f.unwrap(), f), "f {:?} is not {f}", node.f);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn expansions_and_numbers_are_those_of_two_naive_searches(
        board in playable_boards(), options in options(), share in 0.0..=1.0_f64
    ) {
        let options = Options { algorithm: Algorithm::BidirectionalAStar, ..options };
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        let status = solver.run().unwrap();
        let expected = naive_sides::search_until(&board, &options, u64::MAX);
        let order: Vec<usize> = solver.order().into_iter().map(|cell| cell as usize).collect();
        prop_assert_eq!(&order, &expected.expanded);
        prop_assert_eq!(status == Status::Found, expected.best.is_some());
        if let (Some(path), Some(best)) = (solver.path(), expected.best) {
            let cost = cost_of(&options, best);
            prop_assert!(is_close(path.cost, cost), "{} is not {cost}", path.cost);
            let cells = path.cells.iter().map(|(x, y)| (y * board.width() + x) as usize);
            prop_assert_eq!(cells.collect::<Vec<_>>(), expected.path());
        }
        let position = (share * solver.length() as f64) as u64;
        solver.seek(position).unwrap();
        let expected = naive_sides::search_until(&board, &options, position);
        let is_open = |index: usize| !expected.sides.iter().any(|side| side[index].is_closed) && expected.sides.iter().any(|side| side[index].is_open);
        let open = (0..board.cells().len()).filter(|index| is_open(*index)).count();
        prop_assert_eq!(solver.stats().open_size, open as u64);
        for index in 0..board.cells().len() {
            check_cell(&mut solver, &expected, index)?;
        }
    }

    #[test]
    fn searches_from_both_ends_find_what_the_oracle_finds(
        board in boards(), options in options(), edits in prop::collection::vec((0..12_u32, 0..12_u32, any::<u8>()), 0..6)
    ) {
        let mut solver = Solver::from_board(board);
        solver.configure(Options { algorithm: Algorithm::BidirectionalAStar, ..options.clone() });
        let exact = Options { improve_open: true, stop_when: StopWhen::GoalClosed, ..options };
        let exact = Options { heuristic: HeuristicKind::Auto, weight: exact.weight.min(1.0), ..exact };
        for edit in std::iter::once(None).chain(edits.into_iter().map(Some)) {
            if let Some((x, y, value)) = edit {
                let _ = solver.set_cell(x, y, value);
            }
            let shortest = oracle::shortest_cost(solver.board(), solver.options());
            if let Ok(found) = solver.find_path() {
                if solver.promises_shortest() {
                    check_found(&solver, found, shortest)?;
                } else {
                    prop_assert_eq!(found.is_some(), shortest.is_some());
                    if let Some(path) = found {
                        prop_assert_eq!(check_path(solver.board(), solver.options(), &path.cells), Ok(path.cost));
                    }
                }
                solver.configure(Options { algorithm: Algorithm::BidirectionalAStar, ..exact.clone() });
                prop_assert!(solver.promises_shortest());
                let found = solver.find_path().unwrap();
                check_found(&solver, found, shortest)?;
            }
        }
    }

    #[test]
    fn searches_from_both_ends_find_what_dijkstra_finds_on_long_boards(
        board in long_boards(), costs in select(CostModel::ALL), diagonal in select(Diagonal::ALL),
        heuristic in select(HeuristicKind::ALL)
    ) {
        let options = Options { algorithm: Algorithm::BidirectionalAStar, costs, diagonal, heuristic, ..Options::default() };
        let mut solver = Solver::from_board(board.clone());
        solver.configure(options.clone());
        let mut plain = Solver::from_board(board);
        plain.configure(Options { algorithm: Algorithm::Dijkstra, ..options });
        if let (Ok(found), Ok(shortest)) = (solver.find_path(), plain.find_path())
            && solver.promises_shortest()
        {
            check_found(&solver, found, shortest.map(|path| path.cost))?;
        }
    }
}
