//! Errors as JavaScript throws them.

use crate::Error;
use crate::error::memory::NoMemory;
use crate::wasm::objects::set;
use js_sys::Object;
use wasm_bindgen::prelude::*;

/// What a method returns, or the error that it throws.
///
/// Methods that return objects return them so even if they cannot fail. V8 inlines calls of functions that return one
/// value into the JavaScript that calls them, and engines as old as Node.js 20 crash ("unreachable code") when this
/// JavaScript must be compiled anew during the call and the value is an object. The result here is several values.
pub(super) type Outcome<T> = Result<T, JsValue>;

pub(super) fn lacking(error: NoMemory) -> JsValue {
    thrown(error.into())
}

/// An error as JavaScript throws it: an `Error` with a `code`, and with the `values` in its sentence.
#[cold]
#[inline(never)]
#[expect(clippy::needless_pass_by_value, reason = "map_err passes errors by value")]
pub(super) fn thrown(error: Error) -> JsValue {
    let object = js_sys::Error::new(&error.to_string());
    set(&object, "code", &error.code().into());
    let values = Object::new();
    for (name, value) in error.values() {
        set(&values, name, &value.into());
    }
    set(&object, "values", &values);
    object.into()
}
