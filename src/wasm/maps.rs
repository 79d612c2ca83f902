//! Boards read from maps and written as such.

use crate::error::memory;
use crate::error::problem::MapProblem;
use crate::maps::text;
use crate::wasm::Solver;
use crate::wasm::arguments::{beginning, described};
use crate::wasm::bytes::Bytes;
use crate::wasm::errors::{Outcome, thrown};
use crate::wasm::options::option_value;
use crate::{Board, Error, Options};
use js_sys::JsString;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Solver {
    /// Reads a MovingAI map or a Starstep board, from text or from the bytes of a UTF-8 file. A map that names no start
    /// and goal gets them far apart in its largest open region, which depends on the diagonal rule: the default one
    /// unless another is given.
    #[wasm_bindgen(js_name = fromMap)]
    pub fn from_map(
        #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] map: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Options[\"diagonal\"]")] diagonal: &JsValue,
    ) -> Outcome<Solver> {
        let mut rule = Options::default();
        if !diagonal.is_undefined() {
            rule.set("diagonal", &option_value(diagonal, beginning(diagonal).as_deref())).map_err(thrown)?;
        }
        // A text that is too long is refused before it is copied. Each letter takes at least one byte.
        let board = if let Some(text) = map.dyn_ref::<JsString>() {
            let length = text.length() as usize;
            text::check_length(length, "letters")
                .and_then(|()| Ok(memory::probe(length * LONGEST_LETTER)?))
                .and_then(|()| Board::from_map_for(&String::from(text), rule.diagonal))
        } else if let Some(bytes) = Bytes::of(map) {
            text::check_length(bytes.length, "bytes").map_err(thrown)?;
            Board::from_map_bytes_for(&bytes.copied()?, rule.diagonal)
        } else {
            Err(Error::BadMap { line: 1, column: 1, problem: MapProblem::NotText { value: described(map) } })
        };
        Ok(Self::from_board(board.map_err(thrown)?))
    }

    /// The board as text that `Solver.fromMap` reads.
    #[wasm_bindgen(js_name = toMap)]
    pub fn to_map(&self) -> Outcome<String> {
        self.core.board().write_map().map_err(thrown)
    }
}

/// The maximum number of UTF-8 bytes for one UTF-16 unit.
const LONGEST_LETTER: usize = 3;
