//! Paths at once, and distances.

use crate::Solver as Core;
use crate::wasm::Solver;
use crate::wasm::answers::path_value;
use crate::wasm::errors::{Outcome, thrown};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Solver {
    /// Finds a path without recording the search, and forgets a recorded one. `undefined` if there is no path.
    #[wasm_bindgen(js_name = findPath, unchecked_return_type = "Path | undefined")]
    pub fn find_path(&mut self) -> Outcome<JsValue> {
        path_value(self.kept.lent_to(&mut self.core, Core::find_path).map_err(thrown)?)
    }

    /// The cost of a shortest path under the same moves, costs and penalties, whatever the other options.
    #[wasm_bindgen(js_name = shortestCost)]
    pub fn shortest_cost(&mut self) -> Outcome<Option<f64>> {
        self.kept.lent_to(&mut self.core, Core::shortest_cost).map_err(thrown)
    }

    /// The cost of a shortest path *from* a cell to every cell, row by row; infinite if there is no path. With penalties,
    /// which are paid on entering a cell, the ways back *to* the cell cost differently. Forgets a recorded search.
    pub fn distances(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Outcome<Vec<f64>> {
        let (x, y) = self.coord(x, y)?;
        self.core.distances(x, y).map_err(thrown)
    }

    /// A shortest path to a cell from the source of the last call to `distances`; `undefined` if there is none.
    #[wasm_bindgen(js_name = pathTo, unchecked_return_type = "Path | undefined")]
    pub fn path_to(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Outcome<JsValue> {
        let (x, y) = self.coord(x, y)?;
        path_value(self.core.path_to(x, y).map_err(thrown)?)
    }
}
