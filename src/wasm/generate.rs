//! Seeded boards.

use crate::maps::generate;
use crate::wasm::Solver;
use crate::wasm::arguments::{described, whole};
use crate::wasm::errors::{Outcome, thrown};
use crate::{Error, MAX_SIDE};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Solver {
    /// Makes each cell but start and goal a wall with the probability `share`. Returns whether straight moves alone
    /// lead from the start to the goal. Diagonal moves that cut no corners lead nowhere else; those that do may find a
    /// path even if this is false.
    #[wasm_bindgen(js_name = randomWalls)]
    pub fn random_walls(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] share: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
    ) -> Outcome<bool> {
        let seed = whole("seed", seed, 0, i64::from(u32::MAX))?;
        let Some(share) = share.as_f64() else {
            return Err(thrown(Error::ShareOutOfBounds { value: described(share) }));
        };
        self.core.edit(|board| generate::random_walls(board, share, seed)).map_err(thrown)
    }

    /// Makes a perfect maze. Start and goal move out of walls.
    pub fn maze(&mut self, #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue) -> Outcome<()> {
        let seed = whole("seed", seed, 0, i64::from(u32::MAX))?;
        self.core.edit(|board| generate::maze(board, seed)).map_err(thrown)
    }

    /// Makes rooms of `size` × `size` cells that are all connected by doors. Start and goal move out of walls.
    pub fn rooms(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
    ) -> Outcome<()> {
        let size = whole("size", size, 1, i64::from(MAX_SIDE))?;
        let seed = whole("seed", seed, 0, i64::from(u32::MAX))?;
        self.core.edit(|board| generate::rooms(board, size, generate::EXTRA_DOORS, seed)).map_err(thrown)
    }
}
