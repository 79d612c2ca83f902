//! Arguments, checked once.
//!
//! wasm-bindgen would silently turn `NaN`, `-1`, `1.9` and `"2"` into integers, so numbers arrive as values and are
//! checked here.

use crate::error::wording::Quoted;
use crate::wasm::errors::{Outcome, thrown};
use crate::{Error, MAX_SIDE};
use js_sys::JsString;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

pub(super) const LAST_SAFE_INTEGER: i64 = (1 << 53) - 1;

/// A whole number within bounds; `told` is the largest one that the error names.
#[inline(never)]
fn bounded(name: &'static str, value: &JsValue, (min, max): (i64, i64), told: i64) -> Outcome<i64> {
    let checked = whole_number(value).filter(|number| (min..=max).contains(number));
    checked.ok_or_else(|| thrown(Error::OutOfBounds { name, value: described(value), min, max: told }))
}

/// A whole number within bounds, or an error that names both.
pub(super) fn whole<T: TryFrom<i64>>(name: &'static str, value: &JsValue, min: i64, max: i64) -> Outcome<T> {
    let number = bounded(name, value, (min, max), max)?;
    // A number within the requested bounds fits the type.
    T::try_from(number).map_err(|_| JsValue::UNDEFINED)
}

/// The side of a board. Whole numbers that are too large have an error of their own.
pub(super) fn side(name: &'static str, value: &JsValue) -> Outcome<u32> {
    let number = bounded(name, value, (1, i64::from(u32::MAX)), i64::from(MAX_SIDE))?;
    u32::try_from(number).map_err(|_| JsValue::UNDEFINED)
}

#[expect(clippy::cast_possible_truncation, reason = "checked to be whole and within 53 bits")]
pub(super) fn whole_number(value: &JsValue) -> Option<i64> {
    let number = value.as_f64()?;
    #[expect(clippy::cast_precision_loss, reason = "the limit is exact")]
    let is_whole = number.fract() == 0.0 && number.abs() <= LAST_SAFE_INTEGER as f64;
    is_whole.then_some(number as i64)
}

/// The value as it appears in `values`: a number, a quoted text, or a code for anything else.
pub(super) fn described(value: &JsValue) -> String {
    if let Some(text) = beginning(value) {
        return Quoted(&text).to_string();
    }
    let kind = value.js_typeof().as_string().unwrap_or_default();
    if value.is_null() || ["number", "boolean", "undefined"].contains(&kind.as_str()) {
        // JavaScript knows best how to write its numbers.
        written(value).ok().and_then(|text| text.as_string()).unwrap_or_default()
    } else {
        // For other values this could run code of the page, which could return anything.
        kind
    }
}

/// The first letters of a text: more than any name has, enough to recognize it in a sentence, and one more than a
/// sentence quotes, so that it can tell that there are more.
pub(super) fn beginning(value: &JsValue) -> Option<String> {
    value.dyn_ref::<JsString>().map(|text| String::from(text.slice(0, 41)))
}

#[wasm_bindgen]
extern "C" {
    /// A value as JavaScript writes it.
    #[wasm_bindgen(catch, js_name = String)]
    fn written(value: &JsValue) -> Outcome<JsValue>;
}
