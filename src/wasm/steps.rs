//! The recorded search: walking through it, and what it has found.

use crate::rules::cost::float;
use crate::wasm::Solver;
use crate::wasm::answers::path_value;
use crate::wasm::arguments::{LAST_SAFE_INTEGER, whole};
use crate::wasm::errors::{Outcome, thrown};
use js_sys::JsString;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Solver {
    /// Goes at most `n` expansions (1 if left out) forward: through the record first, then new ones.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn step(&mut self, #[wasm_bindgen(unchecked_optional_param_type = "number")] n: &JsValue) -> Outcome<JsString> {
        let count = if n.is_undefined() { 1 } else { whole("n", n, 0, LAST_SAFE_INTEGER)? };
        Ok(self.core.step(count).map_err(thrown)?.name().into())
    }

    /// Records the search to its end and goes there.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn run(&mut self) -> Outcome<JsString> {
        Ok(self.core.run().map_err(thrown)?.name().into())
    }

    /// How far the search has got at the position.
    #[wasm_bindgen(getter, unchecked_return_type = "Status")]
    pub fn status(&self) -> Outcome<JsString> {
        Ok(self.core.status().name().into())
    }

    /// Forgets the recorded search. Board and options stay.
    pub fn reset(&mut self) {
        self.core.reset();
    }

    /// Expansions shown.
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> f64 {
        float(self.core.position())
    }

    /// Expansions recorded.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> f64 {
        float(self.core.length())
    }

    /// Shows the state after `n` expansions; 0: nothing expanded, the start open.
    pub fn seek(&mut self, #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue) -> Outcome<()> {
        let last = i64::try_from(self.core.length()).unwrap_or(i64::MAX);
        let position = whole("position", n, 0, last)?;
        self.core.seek(position).map_err(thrown)
    }

    /// The path of the recorded search, if the position is at its end and the goal was reached.
    #[wasm_bindgen(unchecked_return_type = "Path | undefined")]
    pub fn path(&self) -> Outcome<JsValue> {
        path_value(self.core.recorded_path().map_err(thrown)?)
    }

    /// The cells of the whole record in the order of their expansion, as indexes y · width + x.
    #[wasm_bindgen(js_name = expansionOrder)]
    pub fn expansion_order(&self) -> Outcome<Vec<u32>> {
        self.core.recorded_order().map_err(thrown)
    }

    /// The index of the cell that the expansion at the position closed; `undefined` before the first.
    #[wasm_bindgen(getter)]
    pub fn current(&self) -> Option<u32> {
        self.core.current_index()
    }

    /// The side that made the expansion at the position: 0 for the search from the start, which is the only one unless
    /// the algorithm is bidirectional, 1 for the one from the goal; `undefined` before the first.
    #[wasm_bindgen(getter, unchecked_return_type = "Side | undefined")]
    pub fn side(&self) -> Option<u32> {
        self.core.side().map(|side| side as u32)
    }
}
