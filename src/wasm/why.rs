//! Why the search goes where it goes: the order of the open list, and what an expansion looked at.

use crate::Side;
use crate::wasm::Solver;
use crate::wasm::answers::pair;
use crate::wasm::arguments::{LAST_SAFE_INTEGER, whole};
use crate::wasm::errors::{Outcome, thrown};
use crate::wasm::objects::{object, set};
use js_sys::Array;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Solver {
    /// The open cells at the position as indexes y · width + x, in the order in which they would leave if no others were
    /// opened or improved: at most `limit` of them. The first is the one that the next expansion takes. Where two sides
    /// search, `side` chooses one, 0 from the start or 1 from the goal; without it they take turns. A heap in which
    /// improved entries stay, or equal ones change places, has an order of its own: before the end of the record the
    /// search is repeated to learn it, and after more than 131072 expansions only the first cell is given.
    #[wasm_bindgen(js_name = openCells)]
    pub fn open_cells(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] limit: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Side")] side: &JsValue,
    ) -> Outcome<Vec<u32>> {
        let limit: i64 = whole("limit", limit, 0, LAST_SAFE_INTEGER)?;
        let side = side_of(side)?;
        self.begin_if_possible();
        self.core.open_indexes(usize::try_from(limit).unwrap_or(usize::MAX), side).map_err(thrown)
    }

    /// How many cells leave the open list before this one, in the order of `openCells` without a side; `undefined` if it
    /// is not open, or if the order is not known.
    pub fn ahead(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Outcome<Option<f64>> {
        let (x, y) = self.coord(x, y)?;
        self.begin_if_possible();
        Ok(self.core.ahead(x, y).map_err(thrown)?.map(crate::rules::cost::float))
    }

    /// The indexes of all cells that may be taken next where only the order of opening is left open: those with the f of
    /// the one that is taken, and with its h where ties go to the lowest or highest h. Empty once the search has ended.
    #[wasm_bindgen(js_name = tiedNext)]
    pub fn tied_next(&mut self) -> Outcome<Vec<u32>> {
        self.begin_if_possible();
        self.core.tied_indexes().map_err(thrown)
    }

    /// What the expansion at the position looked at: the neighbors of its cell in neighbor order, or the cells that a
    /// jump point search jumped to. Empty before the first expansion, for one that took the goal, and where two sides
    /// search for a cell through which no better path leads.
    #[wasm_bindgen(unchecked_return_type = "Look[]")]
    pub fn looks(&self) -> Outcome<Array> {
        let looks = self.core.looks().map_err(thrown)?;
        let objects = looks.into_iter().map(|look| {
            let object = object(&[("cell", pair(look.cell).into()), ("became", look.became.name().into())]);
            for (key, cost) in [("g", look.g), ("before", look.before)] {
                if let Some(cost) = cost {
                    set(&object, key, &cost.into());
                }
            }
            JsValue::from(object)
        });
        Ok(objects.collect())
    }

    /// The indexes of the cells in the open list's own structure: a heap in the order of its places, an unsorted list as
    /// its entries lie there, a sorted list in the order in which they leave. `undefined` unless the position is at the end
    /// of the record. Where two sides search, `side` chooses one, and without it the one that takes next.
    pub fn storage(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "Side")] side: &JsValue,
    ) -> Outcome<Option<Vec<u32>>> {
        let side = side_of(side)?;
        self.begin_if_possible();
        self.core.stored_indexes(side).map_err(thrown)
    }
}

/// A side, if one is named.
fn side_of(side: &JsValue) -> Outcome<Option<Side>> {
    if side.is_undefined() { Ok(None) } else { whole("side", side, 0, 1).map(|index: usize| Some(Side::of(index))) }
}
