//! What the recorded search knows at the position, of all cells and of one.

use crate::rules::cost::float;
use crate::wasm::Solver;
use crate::wasm::answers::{pair, place};
use crate::wasm::arguments::whole;
use crate::wasm::errors::{Outcome, thrown};
use crate::wasm::objects::{object, set};
use js_sys::{Array, Float64Array, Object, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Solver {
    /// Sums up to the position.
    #[wasm_bindgen(getter, unchecked_return_type = "Stats")]
    pub fn stats(&mut self) -> Outcome<Object> {
        self.begin_if_possible();
        let stats = self.core.sums().map_err(thrown)?;
        let count = |count: u64| JsValue::from(float(count));
        Ok(object(&[
            ("expanded", count(stats.expanded)),
            ("generated", count(stats.generated)),
            ("improved", count(stats.improved)),
            ("reopened", count(stats.reopened)),
            ("openSize", count(stats.open_size)),
            ("openPeak", count(stats.open_peak)),
            ("comparisons", count(stats.comparisons)),
            ("moves", count(stats.moves)),
            ("pathLength", stats.path_length.map_or(JsValue::UNDEFINED, |length| count(length as u64))),
            ("pathCost", stats.path_cost.into()),
        ]))
    }

    /// A view of one byte per cell at the position: 0 untouched, 1 open, 2 closed. Valid until memory grows.
    pub fn states(&mut self) -> Outcome<Uint8Array> {
        self.core.show().map_err(thrown)?;
        let (buffer, offset, length) = place(self.core.shown_states());
        Ok(Uint8Array::new_with_byte_offset_and_length(&buffer, offset, length))
    }

    /// A view of one number per cell at the position: how often the jumps of a jump point search have passed over it.
    /// Empty for other searches. Valid until memory grows.
    pub fn scans(&mut self) -> Outcome<Uint32Array> {
        self.core.show().map_err(thrown)?;
        let (buffer, offset, length) = place(self.core.scans());
        Ok(Uint32Array::new_with_byte_offset_and_length(&buffer, offset, length))
    }

    /// A view of one byte per cell at the position of a bidirectional search: the state for the search from the start
    /// in the two low bits, for the one from the goal in the next two. Empty for other searches. Valid until memory
    /// grows.
    #[wasm_bindgen(js_name = sideStates)]
    pub fn side_states(&mut self) -> Outcome<Uint8Array> {
        self.core.show().map_err(thrown)?;
        let (buffer, offset, length) = place(self.core.side_states());
        Ok(Uint8Array::new_with_byte_offset_and_length(&buffer, offset, length))
    }

    /// What is known of a cell at the position.
    #[wasm_bindgen(unchecked_return_type = "NodeInfo")]
    pub fn node(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Outcome<Object> {
        let (x, y) = self.coord(x, y)?;
        self.begin_if_possible();
        let node = self.core.node(x, y).map_err(thrown)?;
        let number = |count: Option<u64>| JsValue::from(count.map(crate::rules::cost::float));
        let numbers = |counts: Vec<u64>| counts.into_iter().map(|count| JsValue::from(float(count)));
        Ok(object(&[
            ("state", JsValue::from(node.state as u8)),
            ("g", node.g.into()),
            ("h", node.h.into()),
            ("f", node.f.into()),
            ("parent", node.parent.map_or(JsValue::UNDEFINED, |parent| pair(parent).into())),
            ("openedAt", number(node.history.opened_at)),
            ("closedAt", number(node.history.closed_at)),
            ("improvedAt", numbers(node.history.improved_at).collect::<Array>().into()),
            ("reopenedAt", numbers(node.history.reopened_at).collect::<Array>().into()),
        ]))
    }

    /// What the expansion at the position took, from which open cells, and what it changed; `undefined` before the first.
    #[wasm_bindgen(unchecked_return_type = "Taken | undefined")]
    pub fn taken(&self) -> Outcome<JsValue> {
        let Some(taken) = self.core.taken().map_err(thrown)? else { return Ok(JsValue::UNDEFINED) };
        let object = Object::new();
        set(&object, "cell", &pair(taken.cell).into());
        set(&object, "decidedBy", &taken.decided_by.name().into());
        // Two lists and a loop are a third of the code that a list of keys with values would be.
        let numbers = [
            float(taken.step),
            f64::from(taken.side as u8),
            taken.g,
            taken.h,
            taken.f,
            float(taken.among),
            float(taken.smaller_f),
            float(taken.equal_f),
            float(taken.smaller_h),
            float(taken.equal_h),
            float(taken.tied),
            float(taken.earlier),
            float(taken.opened),
            float(taken.improved),
            float(taken.reopened),
        ];
        for (key, number) in TAKEN.iter().zip(numbers) {
            set(&object, key, &number.into());
        }
        Ok(object.into())
    }

    /// The numbers that people read in the cells of a rectangle, row by row and four per cell: g, h, f and the
    /// direction towards the parent, 0 to 7 clockwise from north. Missing values are NaN.
    #[wasm_bindgen(js_name = numbersIn)]
    pub fn numbers_in(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] height: &JsValue,
    ) -> Outcome<Float64Array> {
        let (left, top) = self.coord(x, y)?;
        let width: u32 = whole("width", width, 1, i64::from(self.width() - left))?;
        let height: u32 = whole("height", height, 1, i64::from(self.height() - top))?;
        self.begin_if_possible();
        let numbers = self.core.numbers_of((left, top), (width, height)).map_err(thrown)?;
        Ok(Float64Array::from(numbers.as_slice()))
    }
}

/// The keys of the numbers of `Taken`.
const TAKEN: [&str; 15] = [
    "step", "side", "g", "h", "f", "among", "smallerF", "equalF", "smallerH", "equalH", "tied", "earlier", "opened",
    "improved", "reopened",
];

impl Solver {
    /// Begins a search so that it can be read. If it cannot begin, there are only estimates.
    pub(super) fn begin_if_possible(&mut self) {
        let _ = self.core.begin();
    }
}
