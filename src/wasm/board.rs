//! Boards: how they are made, read and edited.

use crate::error::problem::CellProblem;
use crate::wasm::Solver;
use crate::wasm::answers::pair;
use crate::wasm::arguments::{described, side, whole, whole_number};
use crate::wasm::bytes::Bytes;
use crate::wasm::errors::{Outcome, thrown};
use crate::{Board, Error};
use js_sys::{Array, Uint8Array};
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
    pub fn cells(&self) -> Outcome<Uint8Array> {
        Ok(Uint8Array::from(self.core.board().cells()))
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
    pub fn start(&self) -> Outcome<Array> {
        Ok(pair(self.core.board().start()))
    }

    /// Column and row of the goal.
    #[wasm_bindgen(getter, unchecked_return_type = "[number, number]")]
    pub fn goal(&self) -> Outcome<Array> {
        Ok(pair(self.core.board().goal()))
    }

    /// What is added to a coordinate before it is shown to people.
    #[wasm_bindgen(getter, unchecked_return_type = "[number, number]")]
    pub fn origin(&self) -> Outcome<Array> {
        Ok(pair(self.core.board().origin()))
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
