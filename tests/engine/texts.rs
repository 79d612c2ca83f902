//! Boards as texts.

use crate::random::boards;
use proptest::prelude::*;
use starstep::Board;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn every_board_survives_the_way_through_text(board in boards()) {
        prop_assert_eq!(Board::from_map(&board.to_map()).unwrap(), board);
    }

    #[test]
    fn no_text_makes_the_map_reader_panic(text in "\\PC{0,60}", rows in "(type octile\n)?height [0-9]{1,3}\nwidth [0-9]{1,3}\n(start [0-9] [0-9]\n)?map\n[.@STsg\u{2801}\n]{0,40}") {
        let _ = Board::from_map(&text);
        let _ = Board::from_map(&rows);
        let _ = Board::from_map_bytes(&rows.as_bytes()[..rows.len() / 2]);
    }
}
