//! Arrays of bytes that JavaScript hands over.

use crate::error::memory;
use crate::wasm::arguments::whole_number;
use crate::wasm::errors::{Outcome, lacking};
use js_sys::{Symbol, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

/// An array of bytes from any realm, and not just an object that claims to be one. It may be a view of the engine's own
/// memory, and may have properties that misrepresent it.
pub(super) struct Bytes<'a> {
    array: &'a JsValue,
    pub(super) length: usize,
}

impl<'a> Bytes<'a> {
    /// Identifies the value through the getters that all typed arrays share, whose answers no array can change.
    pub(super) fn of(value: &'a JsValue) -> Option<Self> {
        let typed_array = Uint8Array::new_with_length(0);
        let tag = get_from(&typed_array, &Symbol::to_string_tag(), value).ok()?;
        // A view whose memory is gone has length 0.
        let length = get_from(&typed_array, &"length".into(), value).ok()?;
        if tag.as_string()? != "Uint8Array" {
            return None;
        }
        Some(Self { array: value, length: usize::try_from(whole_number(&length)?).ok()? })
    }

    /// The bytes. They are copied once before memory is allocated for them, because memory that grows detaches its
    /// views.
    pub(super) fn copied(&self) -> Outcome<Vec<u8>> {
        if self.length == 0 {
            return Ok(Vec::new());
        }
        let copy: Uint8Array = ByteCopy::new(self.array)?.unchecked_into();
        memory::probe(self.length).map_err(lacking)?;
        Ok(copy.to_vec())
    }
}

#[wasm_bindgen]
extern "C" {
    /// A property of an object, read through its original getter.
    #[wasm_bindgen(catch, js_namespace = Reflect, js_name = get)]
    fn get_from(target: &JsValue, key: &JsValue, of: &JsValue) -> Outcome<JsValue>;

    /// An array of bytes in memory of its own, if there is memory.
    #[wasm_bindgen(js_name = Uint8Array)]
    type ByteCopy;
    #[wasm_bindgen(catch, constructor, js_class = "Uint8Array")]
    fn new(array: &JsValue) -> Outcome<ByteCopy>;
}
