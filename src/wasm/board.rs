//! Boards: how they are made, read, written and edited.

use crate::error::memory;
use crate::error::problem::{CellProblem, MapProblem};
use crate::maps::text;
use crate::wasm::Solver;
use crate::wasm::answers::pair;
use crate::wasm::arguments::{beginning, described, side, whole, whole_number};
use crate::wasm::bytes::Bytes;
use crate::wasm::errors::{Outcome, thrown};
use crate::wasm::options::option_value;
use crate::{Board, Error, Options};
use js_sys::{Array, JsString, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Solver {
    /// An open board with the start top left, the goal bottom right and the default options. Sides are 1 to 4096.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] height: &JsValue,
    ) -> Outcome<Solver> {
        let board = Board::new(side("width", width)?, side("height", height)?).map_err(thrown)?;
        Ok(Self::from_board(board))
    }

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

    /// Columns.
    #[wasm_bindgen(getter)]
    pub fn width(&self) -> u32 {
        self.core.board().width()
    }

    /// Rows.
    #[wasm_bindgen(getter)]
    pub fn height(&self) -> u32 {
        self.core.board().height()
    }

    /// Sets a cell: 0 open, 1 to 254 open with that movement penalty in tenths of a straight move, 255 wall.
    #[wasm_bindgen(js_name = setCell)]
    pub fn set_cell(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] cell: &JsValue,
    ) -> Outcome<()> {
        let (x, y) = self.coord(x, y)?;
        let Some(value) = whole_number(cell).and_then(|value| u8::try_from(value).ok()) else {
            return Err(thrown(Error::BadCell { problem: CellProblem::Value { value: described(cell) } }));
        };
        self.core.set_cell(x, y, value).map_err(thrown)
    }

    /// The byte of a cell.
    pub fn cell(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Outcome<u8> {
        let (x, y) = self.coord(x, y)?;
        self.core.board().cell(x, y).map_err(thrown)
    }

    /// Sets all cells, row by row: width · height bytes.
    #[wasm_bindgen(js_name = setCells)]
    pub fn set_cells(&mut self, #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: &JsValue) -> Outcome<()> {
        let Some(bytes) = Bytes::of(cells) else {
            return Err(thrown(Error::BadCell { problem: CellProblem::Type { value: described(cells) } }));
        };
        // An array of the wrong length is not copied: it may be larger than the memory.
        self.core.board().check_count(bytes.length).map_err(thrown)?;
        self.core.set_cells(&bytes.copied()?).map_err(thrown)
    }

    /// A copy of all cells, row by row.
    pub fn cells(&self) -> Uint8Array {
        Uint8Array::from(self.core.board().cells())
    }

    /// Moves the start.
    #[wasm_bindgen(js_name = setStart)]
    pub fn set_start(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Outcome<()> {
        let (x, y) = self.coord(x, y)?;
        self.core.set_start(x, y).map_err(thrown)
    }

    /// Moves the goal.
    #[wasm_bindgen(js_name = setGoal)]
    pub fn set_goal(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Outcome<()> {
        let (x, y) = self.coord(x, y)?;
        self.core.set_goal(x, y).map_err(thrown)
    }

    /// Column and row of the start.
    #[wasm_bindgen(getter, unchecked_return_type = "[number, number]")]
    pub fn start(&self) -> Array {
        pair(self.core.board().start())
    }

    /// Column and row of the goal.
    #[wasm_bindgen(getter, unchecked_return_type = "[number, number]")]
    pub fn goal(&self) -> Array {
        pair(self.core.board().goal())
    }

    /// What is added to a coordinate before it is shown to people.
    #[wasm_bindgen(getter, unchecked_return_type = "[number, number]")]
    pub fn origin(&self) -> Array {
        pair(self.core.board().origin())
    }

    /// Sets what is added to coordinates before they are shown to people.
    #[wasm_bindgen(js_name = setOrigin)]
    pub fn set_origin(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Outcome<()> {
        let limits = (i64::from(i32::MIN), i64::from(i32::MAX));
        let (x, y) = (whole("x", x, limits.0, limits.1)?, whole("y", y, limits.0, limits.1)?);
        self.core.set_origin(x, y);
        Ok(())
    }
}

/// The maximum number of UTF-8 bytes for one UTF-16 unit.
const LONGEST_LETTER: usize = 3;
