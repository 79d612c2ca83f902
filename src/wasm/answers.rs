//! Answers as JavaScript sees them: objects, pairs, paths, and views of memory.

use crate::Path;
use crate::error::memory;
use crate::rules::cost::float;
use crate::wasm::errors::Outcome;
use js_sys::{Array, Object, WebAssembly};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

pub(super) fn pair<T: Into<JsValue>>((x, y): (T, T)) -> Array {
    Array::of2(&x.into(), &y.into())
}

/// Where a slice lies in wasm memory: the buffer, the offset in bytes and the length in elements.
pub(super) fn place<T>(slice: &[T]) -> (JsValue, u32, u32) {
    let memory: WebAssembly::Memory = wasm_bindgen::memory().unchecked_into();
    let in_memory = |number| u32::try_from(number).expect("wasm addresses have 32 bits");
    (memory.buffer(), in_memory(slice.as_ptr() as usize), in_memory(slice.len()))
}

#[wasm_bindgen]
extern "C" {
    /// A path as JavaScript sees it. Dedicated setters make it in half the time that setting keys by name would take, and
    /// handing over the numbers themselves saves making an array here.
    type PathObject;
    #[wasm_bindgen(method, setter)]
    fn set_cells(this: &PathObject, cells: Vec<u32>);
    #[wasm_bindgen(method, setter)]
    fn set_cost(this: &PathObject, cost: f64);
    #[wasm_bindgen(method, setter)]
    fn set_expanded(this: &PathObject, expanded: f64);
}

pub(super) fn path_value(path: Option<Path>) -> Outcome<JsValue> {
    let Some(path) = path else { return Ok(JsValue::UNDEFINED) };
    let object: PathObject = Object::new().unchecked_into();
    object.set_cells(memory::numbers_of(path.cells));
    object.set_cost(path.cost);
    object.set_expanded(float(path.expanded));
    Ok(object.into())
}
