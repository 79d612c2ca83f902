//! Plain objects of JavaScript.

use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;

#[inline(never)]
pub(super) fn object(entries: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (key, value) in entries {
        set(&object, key, value);
    }
    object
}

#[inline(never)]
pub(super) fn set(object: &JsValue, key: &str, value: &JsValue) {
    // A new object takes any key.
    let _ = Reflect::set(object, &key.into(), value);
}
